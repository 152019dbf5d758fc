# La page « À propos » : ce que c’est, à qui c’est, et ce que le serveur sait des gens.

about-what = De quoi s’agit-il ?
about-what-text = D’une table pour quatre jeux de nombres. Chacun joue sur son téléphone et dans sa langue ; un grand écran au milieu, si vous en avez un, et c’est la fête. C’est gratuit, et sans inscription.
about-games = À qui sont ces jeux ?
about-games-text = Gambit 7 est édité par Days of Wonder, le jeu dont vient Bornes par Viking Games ; Incroyable ! et Code 777 appartiennent à leurs éditeurs. Leurs noms sont à eux, et nous ne leur sommes liés en rien. Règles et questions sont de notre plume. Un jeu vous plaît ? Offrez-vous la boîte !
about-privacy = Vos données
about-privacy-text = Le serveur connaît le nom, l’avatar et la langue que vous avez choisis, et ce que vous avez joué. Il oublie une table un jour après le dernier coup, sauf si l’hôte la garde, et vos questions un an après leur dernier usage. Ni compte, ni cookie, ni publicité, et personne d’autre n’est dans la confidence. Votre navigateur retient votre nom, vos réglages et la clé de votre place, jusqu’à ce que vous les effaciez. Les adresses réseau ne servent qu’à freiner les abus : elles ne sont pas notées, sauf celles des visiteurs refusés si l’exploitant l’a voulu, et deux semaines au plus.
about-operator = Qui fait tourner ce serveur ?
about-operator-none = On ne nous l’a pas dit. Demandez à la personne qui vous a envoyé le lien.
about-licence = Code et licences
about-licence-text = Ardoise est un logiciel libre, sous licence Apache 2.0. Il repose sur le travail de bien d’autres :
about-licence-link = toutes leurs licences
