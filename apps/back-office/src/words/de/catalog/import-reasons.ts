/** Reasons of problems in imported files of products. Values in braces are filled in. */
export const importReasonWords = {
  importReasons: {
    NOT_A_NUMBER: '„{value}“ ist keine Zahl.',
    AMBIGUOUS_NUMBER: '„{value}“ ist mehrdeutig: Schreiben Sie die Zahl ohne Tausendertrennzeichen.',
    NEGATIVE: '„{value}“ ist negativ.',
    ABOVE_MAXIMUM: '„{value}“ ist größer als {max}.',
    NOT_WHOLE: '„{value}“ ist keine ganze Zahl.',
    NOT_YES_OR_NO: '„{value}“ ist weder „true“ noch „false“.',
    TOO_LONG: '„{value}“ hat {count} Zeichen. Erlaubt sind höchstens {max}.',
    TOO_MANY_ENTRIES: 'Hier stehen {count} Einträge. Erlaubt sind höchstens {max}.',
    INVALID_FACT: '„{value}“ ist in dieser Spalte nicht möglich. Prüfen Sie Format und Länge.',
    VALUE_MISSING: 'Der Wert fehlt.',
    NOT_A_DAY: '„{value}“ ist kein Tag wie 2026-05-04.',
    NOT_IMPORTED: '„{value}“ wurde nicht importiert.',
    NOT_IMPORTED_IN_ROWS: 'Nicht importiert in den Zeilen {rows}. Der erste Wert ist „{value}“.',
    NOT_IMPORTED_IN_MANY_ROWS:
      'Nicht importiert in den Zeilen {rows} und {more} weiteren. Der erste Wert ist „{value}“.',
    LOST_CHARACTERS:
      'In „{value}“ gingen Zeichen verloren, als die Datei geschrieben wurde. Exportieren Sie sie erneut als „CSV UTF-8“.',
    TOO_MANY_CELLS: 'Es gibt mehr Zellen als Spalten. Fehlt ein Anführungszeichen?',
    QUOTE_NOT_CLOSED:
      'Hier beginnt ein Anführungszeichen, das nie geschlossen wird. Danach konnte nichts gelesen werden.',
    UNREADABLE: 'Ab hier konnte nichts gelesen werden: {error}',
    FILE_TOO_LONG: 'Eine Datei darf {max} Zeilen haben. Importieren Sie die Zeilen ab hier mit einer eigenen Datei.',
    NO_PRODUCT_NAMED: 'In dieser Zeile steht nicht, zu welchem Produkt sie gehört.',
    ROWS_TOO_FAR_APART:
      'Die Zeilen von „{value}“ liegen zu weit auseinander: Über {max} MB an Zeilen warten auf andere. Sortieren Sie die Datei nach Produkten.',
    TOO_MANY_ROWS: 'Das Produkt „{value}“ hat {count} Zeilen. Erlaubt sind höchstens {max}.',
    HANDLE_TOO_LONG: 'Das Handle des Produkts hat mehr als {max} Zeichen.',
    HANDLE_OF_COUNT_TOO_LONG: 'Das Handle hat {count} Zeichen. Erlaubt sind höchstens {max}.',
    SAME_ADDRESS: '„{value}“ führt zur selben Adresse wie „{other}“ in Zeile {row}.',
    PRODUCT_TWICE: 'Das Produkt „{value}“ steht schon in Zeile {row}.',
    UNKNOWN_PRODUCT_TYPE: 'Produkte der Art „{value}“ können nicht importiert werden.',
    GIFT_CARD: 'Geschenkkarten sind hier keine Produkte. Sie wurde als verborgenes digitales Produkt importiert.',
    NAME_MISSING: 'Der Name fehlt.',
    TITLE_MISSING: 'Der Titel fehlt.',
    NO_TAX_GROUP:
      'Der Shop hat keine Steuergruppe „{value}“, deshalb bekam das Produkt die Standardgruppe. Legen Sie die Gruppe an und ordnen Sie ihr das Produkt zu.',
    TOO_MANY_COLLECTIONS:
      'Die Produkte sind in über {max} Kategorien. Importieren Sie die Produkte ab hier mit einer eigenen Datei.',
    PRICE_MISSING: 'Der Preis fehlt.',
    INVALID_DISCOUNT: 'Ein Rabatt von {value} Prozent ist nicht möglich und wurde übergangen.',
    UNKNOWN_DISCOUNT_MODE: '„{value}“ ist weder PERCENT noch AMOUNT; der Rabatt wurde übergangen.',
    DISCOUNTS_DIFFER:
      'Die Varianten haben unterschiedliche Rabatte, ein Produkt hat aber nur einen. Sie werden zu ihrem Preis verkauft, ohne Vergleichspreis.',
    SCHEDULED_SALE:
      'Ein zeitlich geplantes Angebot kann nicht importiert werden. Das Produkt wird zum regulären Preis verkauft.',
    UNIT_PRICE_INCOMPLETE:
      'Ein Grundpreis braucht alle seine Spalten, und diese ist leer; der Grundpreis wurde übergangen.',
    INVALID_UNIT_PRICE_QUANTITY:
      '„{value}“ ist keine gültige Menge für einen Grundpreis; der Grundpreis wurde übergangen.',
    UNKNOWN_UNIT: '„{value}“ ist keine bekannte Einheit; der Grundpreis wurde übergangen.',
    UNITS_DIFFER: '{value} und {other} messen Verschiedenes; der Grundpreis wurde übergangen.',
    UNIT_PRICES_DIFFER:
      'Die Varianten enthalten unterschiedliche Mengen, ein Produkt hat aber nur einen Grundpreis; der Grundpreis wurde übergangen.',
    STOCK_ABOVE_MAXIMUM: '{value} ist mehr als der größte mögliche Bestand und wurde auf {max} gesetzt.',
    SHARED_QUANTITY: 'Die Datei hat eine Menge für mehrere Varianten zusammen. Jede bekam die volle Menge.',
    OPTION_WITHOUT_NAME: 'Die Option hat keinen Namen.',
    OPTION_NAMED: 'Die Option hat keinen Namen und wurde „{name}“ genannt.',
    OPTION_WITHOUT_CHOICES: 'Die Option „{name}“ hat keine Auswahl.',
    OPTION_TWICE: 'Zwei Optionen heißen „{name}“.',
    CHOICE_MISSING: 'Die Auswahl fehlt.',
    UNKNOWN_CHOICE: '„{value}“ gehört nicht zur Auswahl von „{name}“.',
    TOO_MANY_OPTIONS: 'Die Varianten unterscheiden sich in {count} Optionen. Erlaubt sind höchstens {max}.',
    UNKNOWN_OPTION: 'Das Produkt in Zeile {row} hat keine Option „{name}“.',
    TOO_MANY_COMBINATIONS: 'Die Optionen ergeben {count} Kombinationen; erlaubt sind höchstens {max}.',
    TOO_MANY_VARIANTS: 'Das Produkt hat {count} Varianten. Erlaubt sind höchstens {max}.',
    SAME_VARIANT: 'Dieselbe Variante steht schon in Zeile {row}.',
    VARIANT_NOT_DISTINCT: 'Diese Variante unterscheidet sich durch nichts von den anderen.',
    VARIANT_WITHOUT_OPTIONS: 'Das Produkt dieser Variante hat keine Optionen.',
    VARIANT_WITHOUT_PRODUCT: 'Das Produkt dieser Variante, „{value}“, fehlt.',
    VARIANT_FOR_ANY: 'Diese Variante gilt für jede Auswahl von „{name}“. Schreiben Sie für jede eine Zeile.',
    VARIANTS_MISSING: 'Die Varianten dieses Produkts fehlen.',
    NOT_VARIABLE: 'Das Produkt in Zeile {row} ist nicht von der Art „variable“.',
    NOT_AN_IMAGE: '„{value}“ ist nicht die URL eines Bildes und wurde übergangen.',
    NOT_A_VIDEO:
      '„{value}“ ist weder die https-Adresse eines Videos (.mp4 oder .webm) noch die seiner Seite bei YouTube oder Vimeo und wurde übergangen.',
    MORE_TEXTS_THAN_IMAGES: 'Es gibt {count} Texte für {max} Bilder.',
  },
  importHandlings: {
    SKIPPED: 'Der Wert wurde übergangen.',
    IMPORTED_AS_TRUE: 'Importiert wurde „true“.',
    IMPORTED_AS_FALSE: 'Importiert wurde „false“.',
  },
}
