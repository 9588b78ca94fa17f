import type { catalogErrorWords as English } from '../../en/errors/catalog.ts'

const noCustomization =
  'Diese Option oder dieses Extra gibt es nicht mehr. Laden Sie die Seite neu und wählen Sie etwas anderes.'
const rearranged =
  'Die Kategorien wurden inzwischen umgeordnet. Laden Sie die Seite neu und versuchen Sie es noch einmal.'

/** Texts of errors about products, collections and inventory in German. */
export const catalogErrorWords: typeof English = {
  catalogErrors: {
    AFTER_CATEGORY_NOT_IN_PARENT: rearranged,
    CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 'Der Shop hat die Höchstzahl an Kategorien. Löschen Sie zuerst eine.',
    CATEGORY_DEPTH_LIMIT_EXCEEDED:
      'So tief lassen sich Kategorien nicht verschachteln. Wählen Sie eine andere übergeordnete Kategorie.',
    CHOICES_LIMIT_EXCEEDED: 'Eine Option oder ein Extra kann höchstens 1.000 Auswahlen haben.',
    CHOICE_NOT_EXIST: 'Eine der Auswahlen gibt es nicht mehr. Laden Sie die Seite neu und wählen Sie eine andere.',
    COLLECTION_HAS_RULE:
      'Eine Regel bestimmt die Produkte dieser Kategorie. Ändern Sie die Regel, oder entfernen Sie sie zuerst.',
    COLLECTION_NOT_FOUND: 'Diese Kategorie gibt es nicht mehr.',
    COLLECTION_RULES_LIMIT_EXCEEDED: 'Der Shop hat die Höchstzahl an Kategorien mit Regeln.',
    COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: 'Der Vergleichspreis muss höher sein als der Preis.',
    CUSTOMIZATION_NOT_EXIST: noCustomization,
    CUSTOMIZATION_NOT_FOUND: noCustomization,
    DIGITAL_FILE_NOT_FOUND_ERROR:
      'Die Datei dieses digitalen Produkts gibt es nicht mehr. Laden Sie sie noch einmal hoch.',
    DOESNT_SUPPORT_CHOICES: 'Ein Extra mit freiem Text kann keine Auswahlen haben.',
    DUPLICATE_CATEGORY_ASSIGNMENT: 'Diese Kategorie ist doppelt zugeordnet. Entfernen Sie eine der beiden.',
    DUPLICATE_PRODUCT_OPTIONS: 'Zwei Optionen haben denselben Namen. Benennen Sie eine davon um.',
    DUPLICATE_RIBBON_IN_ADDITIONAL: 'Diese Banderole ist doppelt in der Liste. Entfernen Sie eine der beiden.',
    DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL: 'Diese Banderole ist schon die erste. Wählen Sie eine andere.',
    DUPLICATE_SLUG: 'Eine andere Kategorie hat dieses URL-Kürzel. Wählen Sie ein anderes.',
    DUPLICATE_SLUG_ERROR: 'Ein anderes Produkt hat dieses URL-Kürzel. Wählen Sie ein anderes.',
    DUPLICATE_VARIANT_OPTION_CHOICE: 'Zwei Varianten haben dieselben Auswahlen. Entfernen Sie eine davon.',
    INSUFFICIENT_INVENTORY: ({ available }) =>
      typeof available === 'number'
        ? `Es ist nicht genug auf Lager: nur noch ${available}.`
        : 'Es ist nicht genug auf Lager.',
    INVALID_DEFAULT_VARIANT:
      'Ein Produkt ohne Optionen hat genau eine Variante. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    INVALID_TRANSFER_STATUS: 'Der Status der Umlagerung lässt das nicht zu. Laden Sie die Seite neu, um ihn zu sehen.',
    INVENTORY_QUANTITY_NOT_TRACKED: 'Die Menge wird nicht verfolgt. Schalten Sie zuerst „Menge verfolgen“ ein.',
    ITEM_NOT_AVAILABLE: 'Das Produkt oder die Variante ist nicht verfügbar. Wählen Sie etwas anderes.',
    LOCATION_IN_USE:
      'Dieser Standort ist der Standardstandort, hat Bestand oder gehört zu einer Umlagerung. Lagern Sie seinen Bestand zuerst um.',
    MANAGED_CATEGORY_OPERATION_NOT_ALLOWED:
      'Diese Kategorie enthält immer alle Produkte. Sie lässt sich nicht löschen, anordnen oder durch eine Regel füllen.',
    MAX_QUANTITY_LIMIT_REACHED: 'Die Menge kann höchstens 99.999 sein.',
    MEDIA_NOT_FOUND: 'Das Bild gibt es nicht mehr. Laden Sie es noch einmal hoch.',
    MEMBER_LIMIT_EXCEEDED: ({ max }) =>
      typeof max === 'number'
        ? `Eine Produktgruppe kann höchstens ${max} Produkte haben.`
        : 'Die Produktgruppe hat zu viele Produkte.',
    MISSING_AFTER_CATEGORY: rearranged,
    MISSING_VARIANT_OPTION_CHOICE: 'Einer Variante fehlt die Auswahl für eine der Optionen. Wählen Sie eine.',
    MODIFIERS_LIMIT_EXCEEDED: 'Der Shop hat die Höchstzahl an Extras. Löschen Sie zuerst eines.',
    MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: 'Geben Sie jeder Auswahl des Extras einen Namen.',
    MODIFIER_NAME_AND_TYPE_REQUIRED: 'Geben Sie dem Extra einen Namen und eine Art.',
    NO_PERMISSION_TO_READ_MERCHANT_DATA: 'Ihre Rolle erlaubt nicht, Kosten und Gewinne zu sehen.',
    OPTIONS_LIMIT_EXCEEDED: 'Der Shop hat die Höchstzahl an Optionen. Löschen Sie zuerst eine.',
    PARENT_CATEGORY_HIDDEN: 'Die übergeordnete Kategorie ist verborgen. Zeigen Sie sie zuerst an.',
    PARENT_CATEGORY_NOT_IN_TREE: 'Die übergeordnete Kategorie gibt es nicht mehr. Wählen Sie eine andere.',
    PRE_ORDER_VALIDATION:
      'Diese Einstellungen für Vorbestellungen passen nicht zum Bestand. Prüfen Sie die Grenze und die Daten.',
    PRODUCTS_MISSING_CUSTOMIZATION:
      'Einige Produkte haben nicht genau eine Auswahl der Option, nach der gruppiert wird.',
    PRODUCTS_NOT_FOUND:
      'Einige dieser Produkte gibt es nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    PRODUCTS_NOT_IN_GROUP: 'Einige dieser Produkte sind nicht mehr in der Gruppe. Laden Sie die Seite neu.',
    PRODUCT_GROUP_LIMIT_EXCEEDED: 'Der Shop hat die Höchstzahl an Produktgruppen. Löschen Sie zuerst eine.',
    PRODUCT_MEDIA_NOT_EXIST:
      'Eines der Bilder oder Videos gibt es nicht mehr. Entfernen Sie es, oder laden Sie es noch einmal hoch.',
    PRODUCT_NOT_FOUND: 'Dieses Produkt gibt es nicht mehr.',
    PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: 'Geben Sie jeder Auswahl der Option einen Namen.',
    PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: 'Geben Sie der Option einen Namen und eine Art.',
    PROMOTIONS_LIMIT_EXCEEDED: 'Der Shop hat die Höchstzahl an Aktionen. Löschen Sie zuerst eine.',
    REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: 'Die Menge lässt sich nicht unter 0 senken.',
    RIBBON_NOT_FOUND: 'Diese Banderole gibt es nicht mehr. Wählen Sie eine andere.',
    TOO_MANY_OPTIONS_IN_REQUEST: 'Diese Produkte haben zu viele verschiedene Optionen. Ändern Sie weniger auf einmal.',
    TREE_CYCLE_DETECTED: 'Eine Kategorie lässt sich nicht in sich selbst oder eine ihrer Unterkategorien verschieben.',
    UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE:
      'Nach einem freien Text lassen sich Produkte nicht gruppieren. Wählen Sie eine Option.',
    VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT:
      'Die Varianten passen nicht zu den Optionen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
}
