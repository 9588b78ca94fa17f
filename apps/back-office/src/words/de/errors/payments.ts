import type { paymentErrorWords as English } from '../../en/errors/payments.ts'

const paid = 'Die Bestellung ist schon vollständig bezahlt.'
const expiredCard = 'Die Geschenkkarte ist abgelaufen.'
const inactiveCard = 'Die Geschenkkarte wurde deaktiviert.'
const noCard = 'Es gibt keine Geschenkkarte mit diesem Code. Prüfen Sie den Code.'
const otherCurrency = 'Die Geschenkkarte hat eine andere Währung.'
const emptyCard = 'Die Geschenkkarte hat kein Guthaben mehr.'
const paidRequest = 'Diese Zahlungsanforderung ist schon bezahlt.'

/** Texts of errors about payments, refunds, gift cards and tips in German. */
export const paymentErrorWords: typeof English = {
  paymentErrors: {
    ALREADY_REDEEMED: emptyCard,
    CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST: 'Diese Zahlungsanforderung ist abgelaufen. Erstellen Sie eine neue.',
    CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST: 'Diese Zahlungsanforderung wurde storniert. Erstellen Sie eine neue.',
    CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET: 'Nur einer der Trinkgeldvorschläge kann vorausgewählt sein.',
    CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD:
      'Geschenkkarten lassen sich nicht mit Geschenkkarten oder Guthaben bezahlen.',
    CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST: 'Diese Zahlungsanforderung ist schon abgelaufen.',
    CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    DEFAULT_SETTINGS_ALREADY_EXISTS:
      'Der Shop hat schon Einstellungen für Trinkgeld. Laden Sie die Seite neu, um sie zu ändern.',
    ERROR_COUPON_DOES_NOT_EXIST: 'Es gibt keinen Gutschein mit diesem Code. Prüfen Sie den Code.',
    ERROR_GIFT_CARD_CURRENCY: otherCurrency,
    ERROR_GIFT_CARD_DISABLED: inactiveCard,
    ERROR_GIFT_CARD_DOES_NOT_EXIST: noCard,
    ERROR_GIFT_CARD_EMPTY: emptyCard,
    ERROR_GIFT_CARD_EXPIRED: expiredCard,
    ERROR_GIFT_CARD_NOT_ACCEPTED: 'Geschenkkarten werden hier nicht angenommen.',
    EXTERNAL_REFUND_EXPECTED:
      'Diese Zahlung lässt sich nur außerhalb des Shops erstatten. Wählen Sie eine manuelle Rückerstattung.',
    GIFT_CARD_ALREADY_APPLIED: 'Die Geschenkkarte ist auf diese Bestellung schon angewendet.',
    GIFT_CARD_DISABLED: inactiveCard,
    GIFT_CARD_EXPIRED: expiredCard,
    GIFT_CARD_NOT_FOUND: noCard,
    GIFT_CARD_REDEEMED:
      'Eine Geschenkkarte dieser Bestellung wurde eingelöst, deshalb lässt sich ihr Preis nicht erstatten. Deaktivieren Sie die Geschenkkarte und erstatten Sie stattdessen ihr Guthaben.',
    INSUFFICIENT_FUNDS: 'Das Guthaben der Geschenkkarte ist niedriger als der Betrag.',
    INVALID_ADDITIONAL_FEE_REFUND_AMOUNT: 'Der Betrag ist höher als das, was von der Gebühr erstattet werden kann.',
    INVALID_AMOUNT: 'Der Betrag muss über 0 liegen und darf nicht höher sein als der offene Betrag.',
    INVALID_GIFT_CARD_CURRENCY: otherCurrency,
    INVALID_LINE_ITEM_REFUND_QUANTITY: 'Die Menge ist höher als das, was von dem Artikel erstattet werden kann.',
    INVALID_LINE_ITEM_RESTOCK_QUANTITY:
      'Die Menge ist höher als das, was von dem Artikel wieder eingelagert werden kann.',
    INVALID_ORDER_STATUS_FOR_SUBSCRIPTION: 'Das Abo dieser Bestellung kann im Moment nicht bezahlt werden.',
    INVALID_PAYMENT_REFUND_AMOUNT: 'Der Betrag ist höher als das, was von der Zahlung erstattet werden kann.',
    INVALID_PAYMENT_STATUS: 'Mit dieser Zahlung ist nichts eingegangen.',
    INVALID_PAYMENT_TYPE: 'Zu einer Zahlung dieser Art gibt es keinen Beleg.',
    INVALID_SHIPPING_REFUND_AMOUNT: 'Der Betrag ist höher als das, was vom Versand erstattet werden kann.',
    LINE_ITEM_PAID: 'Der Artikel ist schon bezahlt.',
    MEMBERSHIP_NOT_ELIGIBLE: 'Die Mitgliedschaft deckt diesen Artikel nicht ab.',
    NO_SAVED_PAYMENT_METHOD:
      'Der Kunde hat keine gespeicherte Zahlungsart. Senden Sie stattdessen eine Zahlungsanforderung.',
    ORDER_ALREADY_PAID: paid,
    ORDER_HAS_CHARGEBACKS: 'Der Kunde hat eine Zahlung dieser Bestellung bei seiner Bank angefochten.',
    ORDER_PAID: paid,
    ORDER_PAYMENT_REQUEST_NOT_FOUND: 'Diese Zahlungsanforderung gibt es nicht mehr.',
    ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND: 'Für diese Zahlungsanforderung gibt es keine Seite zum Bezahlen.',
    PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION: 'Ein Abo lässt sich nicht in Teilen bezahlen.',
    PAYMENT_ALREADY_APPROVED: 'Diese Zahlung wurde schon geleistet.',
    PAYMENT_ALREADY_CAPTURED: 'Diese Zahlung wurde schon eingezogen.',
    PAYMENT_ALREADY_IN_PROGRESS:
      'Eine andere Zahlung dieser Bestellung wird gerade verarbeitet. Versuchen Sie es gleich noch einmal.',
    PAYMENT_ALREADY_VOIDED: 'Diese Zahlung wurde schon freigegeben.',
    PAYMENT_ATTEMPT_EXPIRED:
      'Die Kartendaten sind abgelaufen. Es wurde nichts berechnet. Geben Sie sie noch einmal ein.',
    PAYMENT_DECLINED:
      'Die Zahlung wurde abgelehnt. Es wurde nichts berechnet. Bitten Sie den Kunden um eine andere Zahlungsart.',
    PAYMENT_HAS_PENDING_CAPTURE: 'Diese Zahlung wird gerade eingezogen. Versuchen Sie es gleich noch einmal.',
    PAYMENT_INTENT_ID_REQUIRED: 'Wählen Sie, wie die Bestellung bezahlt wird.',
    PAYMENT_METHOD_UNAVAILABLE: 'Diese Zahlungsart ist nicht verfügbar. Wählen Sie eine andere.',
    PAYMENT_NOT_AUTHORIZED:
      'Diese Zahlung ist nicht autorisiert, deshalb lässt sie sich weder einziehen noch freigeben.',
    PAYMENT_NOT_CONFIRMED:
      'Der Zahlungsanbieter hat das noch nicht bestätigt. Versuchen Sie es gleich noch einmal: Es wird nichts doppelt berechnet.',
    PAYMENT_NOT_FOUND:
      'Die Bestellung hat diese Zahlung nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    PAYMENT_NOT_REFUNDABLE: 'Diese Zahlung lässt sich so nicht erstatten.',
    PRESET_PERCENTAGE_TOO_HIGH: 'Ein Trinkgeldvorschlag kann höchstens 100 Prozent sein.',
    SHIPPING_NOT_FOUND: 'Für diese Bestellung wurde kein Versand berechnet.',
    SITE_NOT_PUBLISHED: 'Der Shop ist noch nicht veröffentlicht.',
    SUBSCRIPTION_ALREADY_STARTED: 'Ein Abo lässt sich so nicht bezahlen.',
  },
}
