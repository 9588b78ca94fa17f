import type { namedWords as English } from '../../en/catalog/named.ts'

const products = (count: number): string => (count === 1 ? '1 Produkt' : `${count.toLocaleString('de')} Produkte`)
/** After a preposition with the dative: “bei 3 Produkten”. */
const withProducts = (count: number): string => (count === 1 ? '1 Produkt' : `${count.toLocaleString('de')} Produkten`)

/** Texts of brands, ribbons and info sections, which products share, in German. */
export const namedWords: typeof English = {
  named: {
    products: 'Produkte',
    productCount: products,
    rename: 'Umbenennen',
    renameOne: (name) => `${name} umbenennen`,
    renamed: (name) => `In „${name}“ umbenannt`,
    renameHint: (count) =>
      count === 0 ? 'Noch bei keinem Produkt verwendet.' : `Der neue Name erscheint gleich bei ${withProducts(count)}.`,
    deleteOne: (name) => `${name} löschen`,
    deleteHint: (count) => `Wird von ${withProducts(count)} entfernt. Das lässt sich nicht rückgängig machen.`,
    noMatches: 'Keine passenden Namen',
    noMatchesHint: 'Versuchen Sie es mit dem Anfang des Namens.',
    more: 'Mehr anzeigen',
    first: 'Zurück zur ersten Seite',
  },
  brands: {
    one: 'Marke',
    hint: 'Jede Marke hat in Ihrem Shop eine eigene Seite mit all ihren Produkten.',
    add: 'Marke hinzufügen',
    none: 'Noch keine Marken',
    noneHint:
      'Fügen Sie Marken hier hinzu oder geben Sie sie bei einem Import an. Danach können Sie sie bei den Produkten auswählen.',
    search: 'Marken suchen',
    name: 'Name',
    merge: 'Zusammenführen',
    mergeOne: (name) => `${name} mit einer anderen Marke zusammenführen`,
    mergeTitle: (name) => `„${name}“ mit einer anderen Marke zusammenführen?`,
    mergeHint: (count) => {
      if (count === 0) return 'Die Marke hat keine Produkte und wird gelöscht.'
      const get = count === 1 ? 'bekommt' : 'bekommen'
      return `${products(count)} ${get} die andere Marke, dann wird diese gelöscht. Das lässt sich nicht rückgängig machen.`
    },
    mergeInto: 'Marke, die bleibt',
    mergeDone: (name) => `Mit „${name}“ zusammengeführt`,
    mergeSlow:
      'Die Produkte werden noch geändert. Es geht nichts verloren: So lange gibt es beide Marken. Führen Sie sie in einer Minute noch einmal zusammen.',
    mergeNothing: 'Wählen Sie die Marke, die bleibt.',
    keep: 'Behalten',
    keepOne: (name) => `${name} behalten`,
  },
  ribbons: {
    one: 'Banderole',
    hint: 'Kurze Texte auf Produktbildern, etwa „Neu“. Ein Produkt zeigt seine wichtigste.',
    add: 'Banderole hinzufügen',
    none: 'Noch keine Banderolen',
    noneHint: 'Fügen Sie eine hinzu und wählen Sie sie dann bei Ihren Produkten aus.',
    search: 'Banderolen suchen',
    name: 'Text',
  },
  infoSections: {
    one: 'Infobereich',
    hint: 'Texte, die bei mehreren Produkten stehen, etwa Pflegehinweise oder eine Größentabelle.',
    add: 'Infobereich hinzufügen',
    none: 'Noch keine Infobereiche',
    noneHint: 'Schreiben Sie einen Text einmal und zeigen Sie ihn bei beliebig vielen Produkten.',
    search: 'Infobereiche suchen',
    name: 'Interner Name',
    nameHint: 'Nur für Sie sichtbar. Damit unterscheiden Sie Infobereiche mit demselben Titel.',
    sectionTitle: 'Titel',
    sectionTitleHint: 'Ihre Kunden sehen ihn über dem Text.',
    text: 'Text',
    shownOn: (count) =>
      count === 0
        ? 'Noch bei keinem Produkt gezeigt.'
        : `Wird bei ${withProducts(count)} gezeigt. Änderungen erscheinen dort gleich.`,
  },
  organization: {
    title: 'Einordnung',
    collections: 'Kategorien',
    addCollection: 'Zu einer Kategorie hinzufügen',
    main: 'Hauptkategorie',
    mainHint: 'Zu ihr führen Navigationspfad und Suchmaschinen.',
    noMain: 'Keine',
    brand: 'Marke',
    brandHint: 'Ein neuer Name fügt eine Marke hinzu.',
    sections: 'Infobereiche',
    addSection: 'Infobereich hinzufügen',
  },
  richText: {
    tools: 'Formatierung',
    bold: 'Fett',
    italic: 'Kursiv',
    heading: 'Überschrift',
    bullets: 'Aufzählung',
    numbers: 'Nummerierte Liste',
    link: 'Link',
    linkAddress: 'Adresse des Links',
    linkHint: 'Beginnt mit https://, mailto: oder tel:.',
    linkInvalid: 'Geben Sie eine Adresse ein, die mit https://, http://, mailto: oder tel: beginnt.',
    applyLink: 'Übernehmen',
    removeLink: 'Link entfernen',
    plain: 'Formatierung entfernen',
  },
}
