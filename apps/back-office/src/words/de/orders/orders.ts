import type { orderWords as English } from '../../en/orders/orders.ts'

/** Order review and notes in German. */
export const orderWords: typeof English = {
  acceptance: {
    reviewTitle: 'Zahlung in Prüfung',
    reviewText:
      'Der Zahlungsanbieter vermutet Betrug und prüft diese Zahlung. Bis zur Freigabe wird nichts versendet. Sie können auch selbst entscheiden.',
    unpaidTitle: 'Zahlung ausstehend',
    unpaidText: 'Diese Bestellung wird angenommen, sobald sie vollständig bezahlt ist.',
    approve: 'Bestellung annehmen',
    approveTitle: 'Diese Bestellung annehmen?',
    approveReviewedHint:
      'Danach können Sie sie versenden. Stellt sich die Zahlung als Betrug heraus, kann die Bank sie zurückbuchen.',
    approveUnpaidHint:
      'Danach können Sie sie versenden, obwohl sie nicht bezahlt ist. Die Artikel werden vom Bestand abgezogen.',
    approved: 'Bestellung angenommen',
    reject: 'Bestellung ablehnen',
    rejectTitle: 'Diese Bestellung ablehnen?',
    rejectHint:
      'Der Kunde erhält den vollen Betrag zurück und wird per E-Mail informiert. Das lässt sich nicht rückgängig machen.',
    rejected: 'Bestellung abgelehnt',
  },
  notes: {
    add: 'Notiz hinzufügen',
    title: 'Notiz hinzufügen',
    hint: 'Nur Sie und Ihre Apps können sie lesen. Kunden sehen sie nie.',
    label: 'Notiz',
    added: 'Notiz hinzugefügt',
    delete: 'Notiz löschen',
    deleteTitle: 'Diese Notiz löschen?',
    deleteHint: 'Das lässt sich nicht rückgängig machen.',
    deleted: 'Notiz gelöscht',
    required: 'Geben Sie eine Notiz ein.',
  },
  actors: {
    visitor: 'Vom Kunden',
    member: 'Vom Kunden',
    owner: 'Vom Inhaber',
    app: 'Von einer App',
    key: 'Mit einem API-Schlüssel',
  },
}
