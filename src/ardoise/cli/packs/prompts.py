"""What `packs new` asks an author, in three languages."""

from __future__ import annotations

from ardoise.engine.text import Text

GAME = Text("Game", "Jeu", "Spiel")
KIND_OF_CARD = Text("Kind of card", "Genre de carte", "Art der Karte")
CATEGORY = Text("Category", "Catégorie", "Kategorie")
QUESTION = Text("Question ({language})", "Question ({language})", "Frage ({language})")
FACES = Text("The six answers, as JSON", "Les six réponses, en JSON", "Die sechs Antworten, als JSON")
ANSWER = Text("Answer", "Réponse", "Antwort")
PICTURE = Text(
    "Picture (/ starts a new line)", "Image (/ commence une nouvelle ligne)", "Bild (/ beginnt eine neue Zeile)"
)
UNIT = Text(
    "Unit (empty for a count)", "Unité (vide si l’on compte des choses)", "Einheit (leer, wenn etwas gezählt wird)"
)
CALC = Text("Sum, as JSON (empty for a fact)", "Calcul, en JSON (vide pour un fait)", "Rechnung, als JSON (sonst leer)")
CHECK = Text(
    "Sum from another publisher, as JSON (empty for none)",
    "Calcul d’après une autre source, en JSON (vide s’il n’y en a pas)",
    "Rechnung nach einer anderen Quelle, als JSON (leer, wenn es keine gibt)",
)
ASOF = Text(
    "Which year, month or day is the answer from? (empty: it never changes)",
    "De quelle année, de quel mois ou jour date la réponse (vide : sans date)",
    "Von welchem Jahr, Monat oder Tag ist die Antwort (leer: zeitlos)",
)
VOLATILE = Text(
    "Stop asking it after (empty: never)",
    "Ne plus la poser après le (vide : elle ne change pas)",
    "Nicht mehr stellen nach (leer: ändert sich nicht)",
)
ANECDOTE = Text("Fun fact ({language})", "Raconté ensuite ({language})", "Danach erzählt ({language})")
LEVEL = Text(
    "Level: 1 easy, 2 medium, 3 hard",
    "Niveau : 1 facile, 2 moyen, 3 difficile",
    "Schwierigkeit: 1 leicht, 2 mittel, 3 schwer",
)
TAGS = Text("Tags, separated by commas", "Mots-clés, séparés par des virgules", "Stichwörter, mit Kommas")
SOURCE = Text(
    "Source (who says so; empty: that's all)",
    "Source (qui le dit ; vide : c’est tout)",
    "Quelle (wer es sagt; leer: keine mehr)",
)
URL = Text(
    "  its address (empty for a table or a sum)",
    "  son adresse (vide pour un tableau ou un calcul)",
    "  ihre Adresse (leer bei einer Tabelle oder Rechnung)",
)
SEEN = Text("  the number given there", "  le nombre qu’on y lit", "  die Zahl, die dort steht")
PRIMARY = Text(
    "  are they the authority (an operator, a museum, a federation, a law)?",
    "  fait-elle autorité (un exploitant, un musée, une fédération, une loi) ?",
    "  ist sie maßgeblich (ein Betreiber, ein Museum, ein Verband, ein Gesetz)?",
)
IS_IN = Text("{name} is in {path}", "{name} est dans {path}", "{name} steht in {path}")
