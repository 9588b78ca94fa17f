import type { ProductFactName } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { catalogWords as English } from '../../en/catalog/catalog.ts'

interface FactWords {
  readonly label: string
  readonly hint?: string
}

const productFacts: Readonly<Record<ProductFactName, FactWords>> = {
  manufacturer: { label: 'Hersteller' },
  mpn: {
    label: 'Herstellernummer (MPN)',
    hint: 'Daran erkennen Suchmaschinen und Marktplätze das Produkt.',
  },
  countryOfOrigin: { label: 'Herkunftsland' },
  customsCode: { label: 'Zolltarifnummer', hint: 'Nummer im Harmonisierten System (HS), 6 bis 13 Ziffern.' },
  safetyInformation: {
    label: 'Sicherheitshinweise',
    hint: 'Warnungen in der Sprache des Landes, in dem das Produkt verkauft wird.',
  },
  responsiblePerson: {
    label: 'Verantwortliche Person in der EU',
    hint: 'Name, Postanschrift und E-Mail- oder Webadresse. Pflicht für Produkte, die außerhalb der EU hergestellt werden.',
  },
  energyClass: { label: 'Energieeffizienzklasse', hint: 'Steht neben dem Preis.' },
  energyLabelUrl: {
    label: 'Energielabel',
    hint: 'Webadresse des Labels und des Datenblatts, etwa die Seite des Produkts in EPREL.',
  },
  passportUrl: { label: 'Digitaler Produktpass', hint: 'Webadresse des Passes.' },
}

/** Texts of collections and of new products in German. */
export const catalogWords: typeof English = {
  collections: {
    one: 'Kategorie',
    hint: 'Gruppen von Produkten, in denen Kunden stöbern können. Kategorien können weitere enthalten, bis zu fünf Ebenen.',
    add: 'Kategorie hinzufügen',
    moveHint:
      'Um eine Kategorie zu verschieben, ziehen Sie sie mit der Maus oder verwenden ihre Pfeile: nach oben, nach unten, eine Ebene höher, in die Kategorie darüber.',
    moved: (collection) => `„${collection}“ verschoben`,
    moveOne: (collection) => `${collection} verschieben`,
    moves: {
      up: (collection) => `${collection} nach oben verschieben`,
      down: (collection) => `${collection} nach unten verschieben`,
      in: (collection) => `${collection} in die Kategorie darüber verschieben`,
      out: (collection) => `${collection} eine Ebene höher verschieben`,
    },
    isWithin: (parent) => `, in ${parent}`,
    path: 'URL-Kürzel',
    pathHint: 'Das Ende der Webadresse. Wenn Sie es ändern, funktionieren alte Links nicht mehr.',
    pathTaken: 'Eine andere Kategorie hat dieses URL-Kürzel.',
    parent: 'Gehört zu',
    noParent: 'Oberste Ebene',
    image: 'Bild',
    visibleHint: 'Eine verborgene Kategorie verbirgt auch ihre Unterkategorien.',
    hiddenParent: 'Die übergeordnete Kategorie ist verborgen. Zeigen Sie zuerst diese.',
    deleteWithin: (count) =>
      count === 1
        ? 'Ihre Unterkategorie wird ebenfalls gelöscht. Die Produkte bleiben in Ihrem Shop.'
        : `Ihre ${count} Unterkategorien werden ebenfalls gelöscht. Die Produkte bleiben in Ihrem Shop.`,
    none: 'Noch keine Kategorien',
    noneHint: 'Fassen Sie Produkte zusammen, die zueinander gehören.',
    name: 'Name',
    description: 'Beschreibung',
    visible: 'Im Shop zeigen',
    hidden: 'Verborgen',
    count: 'Produkte',
    delete: 'Die Produkte bleiben in Ihrem Shop.',
    products: 'Produkte in dieser Kategorie',
    noProducts: 'Noch keine Produkte in dieser Kategorie',
    noProductsHint: 'Suchen Sie unten nach Produkten und fügen Sie sie hinzu.',
    find: 'Produkte zum Hinzufügen suchen',
    put: 'Hinzufügen',
    putIn: (product) => `${product} hinzufügen`,
    isIn: 'Hinzugefügt',
    takeOut: (product) => `${product} entfernen`,
    tookOut: (product) => `${product} entfernt`,
    putInDone: (product) => `${product} hinzugefügt`,
    everything: 'Diese Kategorie enthält immer alle Produkte.',
  },
  productFactsTitle: 'Herkunft und Sicherheit',
  productFactsHint: 'Stehen auf der Produktseite, außer der Zolltarifnummer.',
  productFacts,
  noProductFact: 'Keine Angabe',
  newProduct: {
    add: 'Produkt hinzufügen',
    price: (currency) => `Preis (${currency})`,
    weightHint: 'Versandtarife können vom Gewicht abhängen.',
    options: 'Optionen',
    optionsHint: 'Was Kunden wählen, etwa eine Größe. Jede Kombination ist eine Variante mit eigenem Bestand.',
    option: 'Option',
    optionName: 'Name der Option',
    choices: 'Auswahl',
    addOption: 'Option hinzufügen',
    removeOption: (option) => `Option ${option} entfernen`,
    noChoices: 'Geben Sie mindestens eine Auswahl ein.',
    barcode: 'Barcode',
    barcodeHint: 'GTIN, UPC, EAN oder ISBN.',
    pictures: 'Bilder',
    drop: 'Bilder hier ablegen',
    choose: 'Bilder auswählen',
    dropHint: 'JPEG, PNG, WebP, AVIF oder GIF.',
    uploading: (done, all) => `${done} von ${all} hochgeladen`,
    notAPicture: (name) => `${name} ist kein Bild. Verwenden Sie JPEG, PNG, WebP, AVIF oder GIF.`,
    removePicture: (number) => `Bild ${number} entfernen`,
    pictureAlt: (number) => `Bild ${number}`,
    halfDone:
      'Das Produkt wurde hinzugefügt, aber die Bilder oder der Bestand konnten nicht gespeichert werden. Prüfen Sie sie hier.',
    delete: 'Es wird aus Ihrem Shop entfernt. Bestehende Bestellungen ändern sich nicht.',
    find: 'Produkt suchen',
    nothingFound: 'Keine passenden Produkte.',
  },
}
