import type { errorReasonWords as English } from '../../en/errors/reasons.ts'

const pricesAgain = 'Lassen Sie die Preise noch einmal anzeigen.'

/** Texts of errors that have several reasons, in German. */
export const errorReasonWords: typeof English = {
  errorReasons: {
    ILLEGAL_STATE: {
      COLLECTION_OF_ALL_PRODUCTS: 'Diese Kategorie enthält immer alle Produkte.',
      DEFAULT_DELIVERY_PROFILE: 'Das Standard-Versandprofil lässt sich nicht löschen.',
      DELIVERY_REGION_IN_USE: 'Eine Versandart verwendet diese Region. Entfernen Sie die Region zuerst aus ihr.',
      DEFAULT_TAX_GROUP: 'Die Standard-Steuergruppe lässt sich nicht löschen.',
      DOWNLOAD_REVOKED:
        'Die Bestellung wurde storniert oder der Artikel erstattet, deshalb lässt sich der Link nicht erneuern.',
      NOTHING_LEFT_TO_FULFILL: 'Alles in dieser Bestellung ist schon versandt.',
      FEWER_LEFT_TO_FULFILL: ({ left }) =>
        `Von diesem Artikel sind nur noch ${left} zu versenden. Laden Sie die Seite neu und versuchen Sie es noch einmal.`,
      ITEMS_RESTOCKED: ({ left, restocked }) =>
        `Von diesem Artikel wurden ${restocked} erstattet und wieder eingelagert, deshalb sind noch ${left} zu versenden.`,
      ORDER_NOT_FULFILLABLE: 'Eine Bestellung mit diesem Status lässt sich nicht versenden.',
      ORDER_NOT_CANCELABLE: 'Eine Bestellung mit diesem Status lässt sich nicht stornieren.',
      ORDER_NOT_PAYABLE: 'Eine Bestellung mit diesem Status lässt sich nicht als bezahlt markieren.',
      ORDER_FULFILLED:
        'Die Bestellung ist versandt, deshalb lässt sie sich nicht stornieren. Verwenden Sie eine Rücksendung oder Rückerstattung.',
      BUYER_HAS_NO_EMAIL: 'Der Kunde hat keine E-Mail-Adresse. Fügen Sie der Bestellung eine hinzu.',
      ACTIVITY_FIXED: 'Nur Notizen lassen sich ändern oder entfernen.',
      GIFT_CARD_DEACTIVATED: 'Diese Geschenkkarte wurde deaktiviert. Stellen Sie eine neue aus.',
      GIFT_CARD_EXPIRED: 'Diese Geschenkkarte ist abgelaufen. Stellen Sie eine neue aus.',
      RETURN_IS_REQUESTED: 'Diese Rücksendung ist noch nicht genehmigt.',
      RETURN_IS_APPROVED: 'Von dieser Rücksendung ist noch nichts eingegangen.',
      RETURN_IS_DECLINED: 'Diese Rücksendung wurde abgelehnt.',
      RETURN_IS_CANCELED: 'Diese Rücksendung wurde storniert.',
      RETURN_IS_RECEIVED: 'Diese Rücksendung ist eingegangen. Schließen Sie sie ab.',
      RETURN_IS_SETTLED: 'Diese Rücksendung ist abgeschlossen.',
      WITHDRAWAL_NOT_CANCELABLE: 'Ein Widerruf lässt sich nicht stornieren.',
      NO_EXCHANGE_DRAFT: 'Zu dieser Rücksendung gibt es keinen Umtausch.',
      RETURN_REFUNDED: 'Die eingegangenen Artikel sind schon erstattet.',
      PAYMENT_NOT_CAPTURED:
        'Die Zahlung dieser Bestellung ist autorisiert, aber nicht eingezogen. Geben Sie sie frei oder ziehen Sie sie ein, und schließen Sie dann die Rücksendung ab.',
      LABEL_ACCOUNT_CHANGED: `Das Konto für Etiketten hat sich geändert. ${pricesAgain}`,
      LABEL_ACCOUNT_IN_USE:
        'Mit diesem Konto wird gerade ein Etikett gekauft. Versuchen Sie es in ein paar Minuten noch einmal.',
      LABEL_BEING_BOUGHT: 'Für diese Sendung wird gerade ein Etikett gekauft. Versuchen Sie es gleich noch einmal.',
      LABEL_UNCERTAIN:
        'Es steht noch nicht fest, ob dieses Etikett gekauft wurde. Versuchen Sie es später noch einmal.',
      LABEL_NOT_BOUGHT: 'Dieses Etikett wurde nicht gekauft, deshalb lässt es sich nicht stornieren.',
      FULFILLMENT_CHANGED: `Die Artikel der Sendung haben sich geändert. ${pricesAgain}`,
      FULFILLMENT_SHIPPED: 'Diese Sendung ist schon unterwegs.',
      QUOTE_OF_OTHER_ACCOUNT: `Diese Preise gehören zu einem anderen Konto. ${pricesAgain}`,
      QUOTE_EXPIRED: `Diese Preise sind abgelaufen. ${pricesAgain}`,
      QUOTE_USED: `Mit diesen Preisen wurde ein anderes Etikett gekauft. ${pricesAgain}`,
      LAST_CLIENT_ID: 'Das ist die letzte Client-ID des Shops. Erstellen Sie zuerst eine andere.',
      SECOND_FACTOR_EXISTS: 'Die Bestätigung in zwei Schritten ist schon eingeschaltet. Schalten Sie sie zuerst aus.',
      NO_SECOND_FACTOR: 'Die Bestätigung in zwei Schritten ist ausgeschaltet.',
      SECOND_FACTOR_NOT_BEGUN: 'Die Einrichtung hat zu lange gedauert. Beginnen Sie noch einmal.',
      NO_PASSKEY: 'Ihr Konto hat keinen Passkey.',
      NO_PASSKEY_FOR_SIGN_IN: 'Ihr Konto hat keinen Passkey. Fügen Sie einen hinzu, bevor Sie das Passwort entfernen.',
      PASSKEYS_UNAVAILABLE:
        'Passkeys sind auf diesem Server nicht verfügbar. Sie brauchen einen Domainnamen und https.',
      OWNER_ALREADY: 'Das ist Ihr eigenes Konto.',
      STAFF_DEACTIVATED: 'Das Konto dieser Person ist deaktiviert.',
    },
    ALREADY_EXISTS: {
      NAME_TAKEN: 'Dieser Name ist schon vergeben. Wählen Sie einen anderen.',
      COUPON_CODE_TAKEN: 'Ein anderer Gutschein hat diesen Code. Wählen Sie einen anderen.',
      CONTACT_TAKEN: 'Ein anderer Kunde hat diese E-Mail-Adresse oder Telefonnummer.',
      EXTERNAL_ID_TAKEN: 'Eine andere Firma hat diese externe ID.',
      IN_COMPANY: 'Dieser Kunde gehört schon zur Firma.',
    },
    CONFLICT: {
      IMPORT_RUNNING: 'Gerade wird eine andere Datei importiert. Versuchen Sie es danach noch einmal.',
      REQUEST_RUNNING: 'Das wird noch gespeichert. Warten Sie einen Moment.',
      PAYMENTS_CHANGED:
        'Die Zahlungen der Bestellung haben sich inzwischen geändert. Schließen Sie die Rücksendung noch einmal ab.',
    },
    PERMISSION_DENIED: {
      OWNERS_ONLY: 'Nur ein Inhaber kann Inhaber ändern und hinzufügen.',
      LACKED_PERMISSIONS: 'Berechtigungen, die Sie selbst nicht haben, können Sie weder geben noch nehmen.',
      SIGNED_IN_OWNER_ONLY: 'Nur ein Inhaber kann die Inhaberschaft übertragen.',
      PEOPLE_ONLY: 'Melden Sie sich in der Verwaltung an, um Ihr Konto zu sehen.',
    },
    UNAVAILABLE: {
      CARRIER: 'Der Versanddienst antwortet nicht. Es wurde nichts gekauft. Versuchen Sie es gleich noch einmal.',
      LABEL_PENDING:
        'Der Versanddienst hat noch nicht geantwortet. Genehmigen Sie in einer Minute noch einmal: Das Etikett wird nur einmal gekauft.',
      LABEL_PROVIDER: 'Der Anbieter der Etiketten antwortet nicht. Versuchen Sie es gleich noch einmal.',
      LABEL_FILE: 'Das Etikett ließ sich nicht laden. Versuchen Sie es gleich noch einmal.',
      PAYMENT_PROVIDER: 'Der Zahlungsanbieter antwortet nicht. Versuchen Sie es gleich noch einmal.',
    },
    LABELS_NOT_SET_UP: {
      NO_ACCOUNT: 'Es ist kein Konto für Etiketten verbunden. Verbinden Sie eines in den Einstellungen für Etiketten.',
      OTHER_ACCOUNT: 'Das Konto, mit dem dieses Etikett gekauft wurde, ist nicht verbunden.',
      NO_SETTINGS: 'Fügen Sie zuerst in den Einstellungen für Etiketten ein Paket hinzu.',
      NO_SETTINGS_FOR_COUNTRY: ({ country }) => `Kein Paket in den Einstellungen für Etiketten gilt für ${country}.`,
      NO_SERVICE_AT_HOME: 'Keiner der gewählten Dienste nimmt dieses Paket im Inland an.',
      NO_SERVICE_ABROAD: 'Keiner der gewählten Dienste nimmt dieses Paket ins Ausland an.',
      NO_PACKAGE_SIZE: ({ packageName }) =>
        `Das Paket „${packageName}“ hat keine Größe. Geben Sie sie in den Einstellungen für Etiketten an.`,
      NO_DELIVERY_ADDRESS: 'Die Bestellung hat keine vollständige Lieferadresse.',
      NO_SENDER_ADDRESS:
        'Die Absenderadresse ist unvollständig. Vervollständigen Sie sie in den Einstellungen für Etiketten.',
    },
    NOT_RETURNABLE: {
      NOT_SENT: 'Dieser Artikel ist noch nicht versandt.',
      ALL_RETURNED: 'Dieser Artikel wurde schon zurückgesendet oder erstattet.',
      WINDOW_OVER: 'Die Rückgabefrist dieses Artikels ist abgelaufen.',
      DIGITAL: 'Ein digitales Produkt kann nicht zurückgesendet werden.',
      GIFT_CARD: 'Eine Geschenkkarte kann nicht zurückgesendet werden.',
      ORDER_CANCELED: 'Die Bestellung wurde storniert.',
      RETURNS_OFF: 'Der Shop nimmt keine Rücksendungen an. Sie können sie in den Einstellungen einschalten.',
    },
    PAYMENT_DECLINED: {
      'challenge-refused':
        'Die Bank verlangt, dass der Kunde diese Zahlung bestätigt. Es wurde nichts berechnet. Senden Sie ihm einen Zahlungslink.',
      'insufficient-funds':
        'Die Karte ist nicht ausreichend gedeckt. Es wurde nichts berechnet. Bitten Sie den Kunden um eine andere Zahlungsart.',
      'amount-not-accepted':
        'Diese Zahlungsart kann nicht genau diesen Betrag berechnen. Es wurde nichts berechnet. Wählen Sie eine andere.',
      unanswered: 'Die Bank hat nicht geantwortet. Es wurde nichts berechnet. Versuchen Sie es später noch einmal.',
    },
    CREATE_ORDER_FAILED_VALIDATIONS: {
      NO_ITEMS: 'Der Entwurf hat keine Artikel. Fügen Sie zuerst einen hinzu.',
      IS_EDIT: 'Dieser Entwurf bearbeitet eine Bestellung. Übernehmen Sie stattdessen die Änderungen.',
      FEES_PENDING:
        'Eine App hat ihre Gebühren für diese Bestellung noch nicht gemeldet. Versuchen Sie es gleich noch einmal.',
    },
    DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS: {
      ORDER_CHANGED: 'Die Bestellung wurde inzwischen geändert. Bearbeiten Sie sie noch einmal.',
      NO_ITEMS: 'Eine Bestellung muss mindestens einen Artikel behalten. Stornieren Sie sie stattdessen.',
      FULFILLED: 'Inzwischen wurden mehr Artikel versandt, als die geänderte Bestellung enthält.',
      PAYMENT_IS_PENDING:
        'Die autorisierten Zahlungen sind höher als die neue Gesamtsumme. Ziehen Sie sie zuerst ein oder geben Sie sie frei.',
      NOT_REFUNDABLE: 'Die Differenz lässt sich nicht auf die Zahlungen dieser Bestellung erstatten.',
    },
  },
}
