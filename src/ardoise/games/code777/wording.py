"""Code 777: the wording of the 23 questions. Everybody has this list at hand (C7)."""

from __future__ import annotations

from ardoise.engine.text import Text

WORDING = (
    Text(
        "On how many racks do the numbers add up to 18 or more?",
        "Combien de réglettes totalisent 18 ou plus ?",
        "Auf wie vielen Bänkchen ergeben die Zahlen zusammen 18 oder mehr?",
    ),
    Text(
        "On how many racks do the numbers add up to 12 or less?",
        "Combien de réglettes totalisent 12 ou moins ?",
        "Auf wie vielen Bänkchen ergeben die Zahlen zusammen 12 oder weniger?",
    ),
    Text(
        "How many racks show the same number in different colours (say, a blue 7 and a yellow 7)?",
        "Combien de réglettes montrent un même chiffre en différentes couleurs (disons un 7 bleu et un 7 jaune) ?",
        "Auf wie vielen Bänkchen steht dieselbe Zahl in verschiedenen Farben (etwa eine blaue und eine gelbe 7)?",
    ),
    Text(
        "How many racks show three different colours?",
        "Combien de réglettes montrent trois couleurs différentes ?",
        "Auf wie vielen Bänkchen stehen drei verschiedene Farben?",
    ),
    Text(
        "How many racks hold only even or only odd numbers?",
        "Combien de réglettes n’ont que des chiffres pairs ou que des chiffres impairs ?",
        "Auf wie vielen Bänkchen stehen nur gerade oder nur ungerade Zahlen?",
    ),
    Text(
        "How many racks hold two or three identical cards (same number, same colour)?",
        "Combien de réglettes ont au moins deux cartes identiques (même chiffre, même couleur) ?",
        "Auf wie vielen Bänkchen stehen mindestens zwei gleiche Karten (Zahl und Farbe gleich)?",
    ),
    Text(
        "How many racks hold three consecutive numbers?",
        "Combien de réglettes ont trois chiffres qui se suivent ?",
        "Auf wie vielen Bänkchen stehen drei aufeinanderfolgende Zahlen?",
    ),
    Text(
        "How many different colours do you see?",
        "Combien de couleurs différentes voyez-vous ?",
        "Wie viele verschiedene Farben siehst du?",
    ),
    Text(
        "How many colours do you see three times or more?",
        "Combien de couleurs voyez-vous trois fois ou plus ?",
        "Wie viele Farben siehst du dreimal oder öfter?",
    ),
    Text(
        "How many of the numbers 1 to 7 do you not see?",
        "De 1 à 7, combien de chiffres ne voyez-vous pas ?",
        "Wie viele der Zahlen von 1 bis 7 siehst du nicht?",
    ),
    Text(
        "How many of these do you see in all: green 1, black 5, pink 7?",
        "Parmi le 1 vert, le 5 noir et le 7 rose, combien en voyez-vous ?",
        "Wie viele dieser Karten siehst du insgesamt: grüne 1, schwarze 5, rosa 7?",
    ),
    Text(
        "Do you see more 3s or more pink 6s?",
        "Voyez-vous davantage de 3, ou davantage de 6 roses ?",
        "Siehst du mehr Dreier oder mehr rosa Sechser?",
    ),
    Text(
        "Do you see more green 6s or more yellow 7s?",
        "Voyez-vous davantage de 6 verts ou de 7 jaunes ?",
        "Siehst du mehr grüne Sechser oder mehr gelbe Siebener?",
    ),
    Text(
        "Do you see more yellow 2s or more yellow 7s?",
        "Voyez-vous davantage de 2 jaunes ou de 7 jaunes ?",
        "Siehst du mehr gelbe Zweier oder mehr gelbe Siebener?",
    ),
    Text(
        "Do you see more pink 6s or more green 6s?",
        "Voyez-vous davantage de 6 roses ou de 6 verts ?",
        "Siehst du mehr rosa Sechser oder mehr grüne Sechser?",
    ),
    Text(
        "Do you see more blue 7s or more 7s of other colours?",
        "Voyez-vous davantage de 7 bleus ou de 7 d’autres couleurs ?",
        "Siehst du mehr blaue Siebener oder mehr andersfarbige Siebener?",
    ),
    Text(
        "Do you see more brown or more blue numbers?",
        "Voyez-vous davantage de chiffres bruns ou de chiffres bleus ?",
        "Siehst du mehr braune oder mehr blaue Zahlen?",
    ),
    Text(
        "Do you see more red or more pink numbers?",
        "Voyez-vous davantage de chiffres rouges ou de chiffres roses ?",
        "Siehst du mehr rote oder mehr rosa Zahlen?",
    ),
    Text(
        "Do you see more green or more blue numbers?",
        "Voyez-vous davantage de chiffres verts ou de chiffres bleus ?",
        "Siehst du mehr grüne oder mehr blaue Zahlen?",
    ),
    Text(
        "Do you see more yellow or more pink numbers?",
        "Voyez-vous davantage de chiffres jaunes ou de chiffres roses ?",
        "Siehst du mehr gelbe oder mehr rosa Zahlen?",
    ),
    Text(
        "Do you see more black or more brown numbers?",
        "Voyez-vous davantage de chiffres noirs ou de chiffres bruns ?",
        "Siehst du mehr schwarze oder mehr braune Zahlen?",
    ),
    Text(
        "Do you see more black or more red numbers?",
        "Voyez-vous davantage de chiffres noirs ou de chiffres rouges ?",
        "Siehst du mehr schwarze oder mehr rote Zahlen?",
    ),
    Text(
        "Do you see more green or more yellow numbers?",
        "Voyez-vous davantage de chiffres verts ou de chiffres jaunes ?",
        "Siehst du mehr grüne oder mehr gelbe Zahlen?",
    ),
)
