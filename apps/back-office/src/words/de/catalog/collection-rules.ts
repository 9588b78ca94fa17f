import type { collectionRuleWords as English } from '../../en/catalog/collection-rules.ts'

const products = (count: number): string => (count === 1 ? '1 Produkt' : `${count.toLocaleString('de')} Produkte`)

/** Texts about collections whose products are chosen by conditions, in German. */
export const collectionRuleWords: typeof English = {
  collectionRules: {
    mode: 'Wie Produkte hineinkommen',
    modes: { HAND: 'Von Hand', RULE: 'Nach Regeln' },
    modeHints: {
      HAND: 'Sie fügen Produkte hinzu und entfernen sie.',
      RULE: 'Produkte, die die Bedingungen erfüllen, kommen hinzu; erfüllen sie sie nicht mehr, werden sie entfernt.',
    },
    badge: 'Nach Regeln',
    match: 'Produkte müssen erfüllen',
    matches: { ALL: 'Alle Bedingungen', ANY: 'Eine der Bedingungen' },
    condition: (number) => `Bedingung ${number}`,
    add: 'Bedingung hinzufügen',
    remove: (number) => `Bedingung ${number} entfernen`,
    full: (count) => `Eine Kategorie hat höchstens ${count} Bedingungen.`,
    field: 'Feld',
    operator: 'Vergleich',
    value: 'Wert',
    option: 'Option',
    days: 'Tagen',
    fields: {
      NAME: 'Name',
      BRAND: 'Marke',
      RIBBON: 'Banderole',
      SKU: 'SKU einer Variante',
      PRODUCT_TYPE: 'Typ',
      PRICE: 'Preis',
      REDUCED: 'Reduziert',
      IN_STOCK: 'Auf Lager',
      WEIGHT: 'Gewicht',
      CHOICE: 'Auswahl einer Option',
      CREATED: 'Erstellt',
    },
    fieldHints: {
      PRICE: 'Was die günstigste Variante kostet, mit ihrer eigenen Reduzierung.',
      WEIGHT: 'Es genügt, wenn eine Variante des Produkts die Bedingung erfüllt.',
      CHOICE: 'Etwa die Option „Farbe“ und die Auswahl „Rot“.',
    },
    operators: {
      EQUALS: 'ist',
      NOT_EQUALS: 'ist nicht',
      CONTAINS: 'enthält',
      NOT_CONTAINS: 'enthält nicht',
      STARTS_WITH: 'beginnt mit',
      ENDS_WITH: 'endet mit',
      IS_SET: 'ist gesetzt',
      IS_NOT_SET: 'ist nicht gesetzt',
      LESS_THAN: 'ist kleiner als',
      AT_MOST: 'ist höchstens',
      AT_LEAST: 'ist mindestens',
      GREATER_THAN: 'ist größer als',
      IS_TRUE: 'ja',
      IS_FALSE: 'nein',
      WITHIN_DAYS: 'in den letzten',
      NOT_WITHIN_DAYS: 'nicht in den letzten',
    },
    types: { PHYSICAL: 'Physisch', DIGITAL: 'Digital' },
    problems: {
      text: 'Geben Sie einen Text ein.',
      price: (example) => `Geben Sie einen Betrag ein, etwa ${example}.`,
      weight: 'Geben Sie eine Zahl ein, etwa 0.25.',
      days: 'Geben Sie eine Zahl von 1 bis 3650 ein.',
      option: 'Geben Sie den Namen der Option ein.',
    },
    replaces: (count) =>
      count === 1
        ? 'Das von Ihnen ausgewählte Produkt ersetzen'
        : `Die ${products(count)} ersetzen, die Sie ausgewählt haben`,
    replacesHint:
      'Produkte, die die Bedingungen nicht erfüllen, werden entfernt. Das lässt sich nicht rückgängig machen.',
    replacesProblem:
      'Bestätigen Sie, dass die von Ihnen ausgewählten Produkte entfernt werden dürfen, oder wählen Sie „Von Hand“.',
    preview: 'Passende Produkte',
    previewCount: (count) => (count === 1 ? '1 Produkt passt' : `${count.toLocaleString('de')} Produkte passen`),
    previewMany: (count) => (count === 1 ? 'Mindestens 1 Produkt passt' : `Mindestens ${products(count)} passen`),
    previewMore: (count) => `und ${count.toLocaleString('de')} weitere`,
    previewNone: 'Noch keine passenden Produkte',
    previewNoneHint: 'Produkte kommen hinzu, sobald sie die Bedingungen erfüllen.',
    previewIncomplete: 'Vervollständigen Sie die Bedingungen, um die passenden Produkte zu sehen.',
    checking: 'Produkte werden geprüft',
    filling: 'Produkte werden hinzugefügt und entfernt. Das kann eine Minute dauern.',
    failed: 'Das Hinzufügen und Entfernen ist fehlgeschlagen. Speichern Sie die Kategorie, um es erneut zu versuchen.',
    decided: 'Die Bedingungen bestimmen, welche Produkte in dieser Kategorie sind.',
    none: 'Noch keine passenden Produkte',
    byRule: 'Nach Regeln in diesen Kategorien',
    byRuleHint: 'Um das zu ändern, ändern Sie das Produkt oder die Bedingungen der Kategorie.',
  },
}
