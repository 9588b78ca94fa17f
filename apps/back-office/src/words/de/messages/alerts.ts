import type { alertWords as English } from '../../en/messages/alerts.ts'

/** Texts of alerts of the store in German. */
export const alertWords: typeof English = {
  alerts: {
    title: 'Meldungen',
    hint: 'Was in Ihrem Shop passiert ist. Meldungen werden 90 Tage aufbewahrt.',
    settings: 'Benachrichtigungen einstellen',
    unread: 'Ungelesen',
    markAll: 'Alle als gelesen markieren',
    markedAll: 'Alle Meldungen als gelesen markiert',
    none: 'Noch keine Meldungen',
    noneHint:
      'Neue Bestellungen, Zahlungseinsprüche, Rücksendungen und anderes, worum Sie sich kümmern müssen, erscheinen hier.',
    older: 'Ältere Meldungen',
    newest: 'Neueste Meldungen',
    events: {
      NEW_ORDER: (order) => `Neue Bestellung ${order}`,
      ORDER_EDITED: (order) => `Bestellung ${order} wurde bearbeitet`,
      PAYMENT_PROBLEM: (order) => `Zahlungsproblem bei Bestellung ${order}`,
      DISPUTE: (order) => `Zahlungseinspruch zu Bestellung ${order}`,
      GIFT_CARDS_STOPPED: (order) => `Geschenkkarten der Bestellung ${order} wurden deaktiviert`,
      RETURN_REQUEST: (order) => `Rücksendung zu Bestellung ${order} angemeldet`,
      WITHDRAWAL: (order) => `Widerruf zu Bestellung ${order}`,
    },
    lowStock: (name) => `Geringer Bestand: ${name}`,
    lowStockOf: (count) => (count === 1 ? 'Geringer Bestand: 1 Variante' : `Geringer Bestand: ${count} Varianten`),
    failedJobs: (count) =>
      count === 1 ? '1 Hintergrundauftrag ist fehlgeschlagen' : `${count} Hintergrundaufträge sind fehlgeschlagen`,
    domainRecordMissing: (domain) => `Der TXT-Eintrag von ${domain} ist verschwunden`,
  },
}
