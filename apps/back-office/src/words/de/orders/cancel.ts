import type { cancelWords as English } from '../../en/orders/cancel.ts'

/** Texts of canceling, receipts and the timeline of an order in German. */
export const cancelWords: typeof English = {
  canceling: {
    title: 'Bestellung stornieren',
    hint: 'Es wird nichts mehr versandt. Das lässt sich nicht rückgängig machen.',
    /** Payments, whatever the owner chooses. */
    nothingPaid: 'Für diese Bestellung wurde nichts bezahlt.',
    held: (amount, payment) => `${amount} (${payment}) sind nur autorisiert und werden nicht eingezogen.`,
    heldHint:
      'Um einen Teil einer autorisierten Zahlung zu behalten, ziehen Sie ihn vor dem Stornieren auf der Bestellseite ein.',
    onItsWay: (amount, payment) =>
      `Eine Zahlung von ${amount} (${payment}) steht noch aus. Sie wird erstattet, sobald sie eingeht.`,
    notExpected: (amount) => `${amount} werden nicht mehr erwartet.`,
    unnamed: 'das Konto des Kunden',
    /** Choice of the refund. */
    money: 'Erstattung',
    moneyHint: (amount) => `${amount} wurden bezahlt und noch nicht erstattet.`,
    all: (amount) => `Alles erstatten (${amount})`,
    part: 'Teilweise erstatten und eine Stornogebühr behalten',
    none: (amount) => `Alles behalten (${amount})`,
    amount: (currency) => `Zu erstattender Betrag (${currency})`,
    most: (amount) => `Weniger als ${amount}`,
    wrongAmount: (amount) => `Geben Sie einen Betrag über null und unter ${amount} ein.`,
    byHand: 'Ich erstatte das Geld selbst',
    byHandHint: 'Über den Zahlungsanbieter wird nichts erstattet. Die Erstattung wird nur vermerkt.',
    /** Preview of the refund. */
    refundedTo: (amount, payment) => `${amount} werden auf ${payment} erstattet.`,
    refundedManually: (amount) => `Sie erstatten ${amount} selbst. Beim Stornieren wird das nur vermerkt.`,
    kept: (amount) => `Sie behalten ${amount}. Sie können den Betrag später noch erstatten.`,
    /** Why the provider cannot refund, and the alternatives. */
    manualReasons: {
      EXPIRED:
        'Die Zahlung ist zu alt, als dass der Anbieter sie erstatten könnte. Zahlen Sie das Geld selbst zurück, zum Beispiel per Überweisung.',
      NOT_SUPPORTED: 'Der Zahlungsanbieter erstattet nur ganze Zahlungen. Erstatten Sie den Rest selbst.',
      OFFLINE:
        'Diese Zahlung lief außerhalb des Shops. Zahlen Sie das Geld auf dem Weg zurück, auf dem es bezahlt wurde.',
      PROVIDER_IS_DOWN:
        'Der Zahlungsanbieter ist nicht verbunden. Verbinden Sie ihn vor dem Stornieren unter „Zahlungen“ oder zahlen Sie das Geld selbst zurück.',
      DISABLED_BY_PROVIDER: 'Der Zahlungsanbieter erstattet keine Zahlungen. Zahlen Sie das Geld selbst zurück.',
    },
    chargeback: 'Zu dieser Bestellung gibt es eine Rückbuchung. Das Stornieren ändert daran nichts.',
    wholeOnly:
      'Der Zahlungsanbieter erstattet nur ganze Zahlungen. Erstatten Sie alles oder wählen Sie „Ich erstatte das Geld selbst“.',
    rest: 'Artikel und Kunde',
    submit: 'Bestellung stornieren',
    keep: 'Bestellung behalten',
    message: 'Nachricht an den Kunden',
    done: 'Bestellung storniert',
    notCancelable: 'Diese Bestellung kann nicht storniert werden: Sie ist bereits storniert oder vollständig versandt.',
  },
  receipts: {
    title: 'Belege',
    names: {
      PAYMENT: (number) => `Beleg ${number}`,
      REFUND: (number) => `Erstattungsbeleg ${number}`,
    },
    create: 'Beleg erstellen',
    createTitle: 'Beleg erstellen?',
    createHint:
      'Er erhält die nächste Nummer und kann nicht geändert werden. Kunden finden ihn auf ihrer Bestellseite. Für Erstattungen gibt es eigene Belege.',
    created: 'Beleg erstellt',
    sendTitle: (name) => `${name} per E-Mail senden?`,
  },
  timeline: {
    title: 'Verlauf',
    by: (name) => `Von ${name}`,
    /** Emails about a payment, with its amount. */
    emailed: {
      PAYMENT_LINK_SENT: (amount, recipient) => `Zahlungslink über ${amount} an ${recipient} gesendet`,
      REMAINDER_EMAIL_SENT: (amount, recipient) => `E-Mail über die Restzahlung von ${amount} an ${recipient} gesendet`,
    },
    emailSent: (email, recipient) => `E-Mail „${email}“ an ${recipient} gesendet`,
    linkStates: {
      PAID: (amount) => `Zahlungslink über ${amount} bezahlt`,
      VOIDED: (amount) => `Zahlungslink über ${amount} storniert`,
      EXPIRED: (amount) => `Zahlungslink über ${amount} abgelaufen`,
    },
    /** Custom activities of this platform. */
    custom: {
      DRAFT_ORDER_CREATED: 'Entwurf erstellt',
      ORDER_WITHDRAWN: 'Kunde hat den Vertrag widerrufen',
      RETURN_REQUESTED: 'Rücksendung angemeldet',
      RETURN_APPROVED: 'Rücksendung genehmigt',
      RETURN_DECLINED: 'Rücksendung abgelehnt',
      RETURN_CANCELED: 'Rücksendung storniert',
      RETURN_RECEIVED: 'Rücksendung eingegangen',
      RETURN_SETTLED: 'Rücksendung abgeschlossen',
      REMAINDER_CHARGED: 'Restzahlung eingezogen',
      REMAINDER_DECLINED: 'Restzahlung abgelehnt',
      REMAINDER_EMAIL_SENT: 'E-Mail zur Restzahlung gesendet',
    },
    edit: {
      added: (count, name) => `${count} × ${name} hinzugefügt`,
      removed: (count, name) => `${count} × ${name} entfernt`,
      changed: (name, to) => `${name}: ${to}`,
      total: (amount) => `Gesamtsumme ${amount}`,
      shipping: 'Versand geändert',
      addedDiscount: (name) => `${name} hinzugefügt`,
      removedDiscount: (name) => `${name} entfernt`,
    },
    activities: {
      DRAFT_ORDER_CHANGES_APPLIED: 'Bestellung bearbeitet',
      ORDER_PLACED: 'Bestellung aufgegeben',
      ORDER_PAID: 'Zahlung eingegangen',
      ORDER_PARTIALLY_PAID: 'Teilzahlung eingegangen',
      ORDER_FULFILLED: 'Bestellung versandt',
      ORDER_NOT_FULFILLED: 'Als nicht versandt markiert',
      ORDER_CANCELED: 'Bestellung storniert',
      ORDER_PENDING: 'Zahlung in Prüfung',
      ORDER_REJECTED: 'Bestellung abgelehnt',
      SHIPPING_ADDRESS_EDITED: 'Lieferadresse geändert',
      EMAIL_EDITED: 'E-Mail-Adresse geändert',
      DOWNLOAD_LINK_SENT: 'Download-Link an den Kunden gesendet',
      PICKUP_READY_EMAIL_SENT: 'Kunde benachrichtigt: bereit zur Abholung',
      FULFILLER_EMAIL_SENT: 'E-Mail an den Versanddienstleister gesendet',
      TRACKING_NUMBER_ADDED: 'Sendungsnummer hinzugefügt',
      TRACKING_NUMBER_EDITED: 'Sendungsnummer geändert',
      INVOICE_ADDED: 'Rechnung oder Rechnungskorrektur ausgestellt',
      INVOICE_REMOVED: 'Rechnung oder Rechnungskorrektur storniert',
      INVOICE_SENT: 'Rechnung oder Rechnungskorrektur per E-Mail an den Kunden gesendet',
      SHIPPING_CONFIRMATION_EMAIL_SENT: 'Versandbestätigung an den Kunden gesendet',
      AUTHORIZED_PAYMENT_CREATED: 'Zahlung autorisiert',
      AUTHORIZED_PAYMENT_CAPTURED: 'Zahlung eingezogen',
      AUTHORIZED_PAYMENT_VOIDED: 'Autorisierte Zahlung freigegeben',
      PAYMENT_PENDING: 'Zahlung ausstehend',
      PAYMENT_CANCELED: 'Zahlung abgebrochen',
      PAYMENT_DECLINED: 'Zahlung abgelehnt',
      RECEIPT_CREATED: 'Beleg erstellt',
      RECEIPT_SENT: 'Beleg an den Kunden gesendet',
      SAVED_PAYMENT_METHOD: 'Zahlungsmittel gespeichert',
    },
    refund: (amount, payment) => `Erstattung von ${amount} auf ${payment} ausstehend`,
    refunded: (amount, payment) => `${amount} auf ${payment} erstattet`,
    refundedAsCredit: (amount) => `${amount} als Guthaben erstattet`,
    exchanged: (amount) => `${amount} für einen Umtausch verwendet`,
    refundFailed: (amount, payment) => `Die Erstattung von ${amount} auf ${payment} ist fehlgeschlagen`,
    refundByHand: (amount) => `${amount} manuell erstattet`,
    kept: (amount) => `${amount} einbehalten`,
  },
}
