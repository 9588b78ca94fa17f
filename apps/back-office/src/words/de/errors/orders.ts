import type { orderErrorWords as English } from '../../en/errors/orders.ts'

const noItem =
  'Die Bestellung enthält diesen Artikel nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.'
const itemTwice = 'Dieser Artikel ist doppelt in der Liste. Entfernen Sie einen der beiden.'
const tooMuchOff = 'Die Rabatte sind höher als der Preis. Senken Sie sie.'
const fixedPart =
  'Das gehört zur ursprünglichen Bestellung. Sie können es für diese Bestellung ausschalten, aber nicht löschen.'

/** Texts of errors about orders, drafts and documents in German. */
export const orderErrorWords: typeof English = {
  orderErrors: {
    ABANDONED_CHECKOUT_EMAIL_NOT_ALLOWED:
      'Zu diesem abgebrochenen Bestellvorgang lassen sich keine weiteren E-Mails senden.',
    ADDITIONAL_FEE_NOT_FOUND:
      'Die Bestellung hat diese Gebühr nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED: fixedPart,
    BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION: 'Die Steuer hängt von der Rechnungsadresse ab. Fügen Sie eine hinzu.',
    BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION:
      'Die Steuer hängt von der Adresse des Shops ab. Vervollständigen Sie sie in den Einstellungen.',
    CATALOG_ITEM_ALREADY_EXIST: 'Der Entwurf enthält diesen Artikel schon. Ändern Sie stattdessen seine Menge.',
    CATALOG_ITEM_NOT_AVAILABLE: 'Dieses Produkt oder diese Variante ist nicht verfügbar. Wählen Sie etwas anderes.',
    CATALOG_ITEM_NOT_FOUND: 'Dieses Produkt gibt es nicht mehr. Wählen Sie ein anderes.',
    CHECKOUT_NOT_FOUND: 'Diesen Bestellvorgang gibt es nicht mehr.',
    CONTACT_NOT_FOUND: 'Den Kunden, der bestellt hat, gibt es nicht mehr.',
    CREATE_ORDER_FAILED_VALIDATIONS:
      'Aus diesem Entwurf lässt sich noch keine Bestellung erstellen. Beheben Sie die angezeigten Probleme.',
    CREDIT_EXCEEDS_INVOICE:
      'Der Betrag ist höher als das, was noch gutgeschrieben werden kann. Geben Sie einen niedrigeren ein.',
    DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: tooMuchOff,
    DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: tooMuchOff,
    DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL: 'Die Rabatte sind höher als der Versandpreis. Senken Sie sie.',
    DISCOUNT_NOT_FOUND:
      'Der Entwurf hat diesen Rabatt nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    DISCOUNT_REMOVE_NOT_SUPPORTED: fixedPart,
    DISPUTE_ALREADY_ANSWERED: 'Sie haben auf diesen Zahlungseinspruch schon geantwortet.',
    DISPUTE_CLOSED: 'Die Bank hat über diesen Zahlungseinspruch schon entschieden.',
    DISPUTE_DEADLINE_PASSED: 'Es ist zu spät: Die Frist für eine Antwort ist abgelaufen.',
    DISPUTE_NOT_ANSWERABLE: 'Antworten Sie auf diesen Zahlungseinspruch im Dashboard des Zahlungsanbieters.',
    DISPUTE_NOT_FOUND: 'Diesen Zahlungseinspruch gibt es nicht mehr.',
    DRAFT_ORDER_ALREADY_COMMITTED:
      'Aus diesem Entwurf wurde schon eine Bestellung, deshalb lässt er sich nicht ändern.',
    DRAFT_ORDER_CANNOT_BE_DELETED:
      'Aus diesem Entwurf wurde schon eine Bestellung, deshalb lässt er sich nicht löschen.',
    DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS:
      'Diese Änderungen lassen sich nicht in die Bestellung übernehmen. Laden Sie die Seite neu, um den Grund zu sehen.',
    DRAFT_ORDER_DOES_NOT_EXIST: 'Diesen Entwurf gibt es nicht mehr. Vielleicht wurde er in einem anderen Tab gelöscht.',
    DUPLICATED_LINE_ITEM_IDS: itemTwice,
    EMPTY_CHANGE_REQUEST: 'Es wurde nichts geändert.',
    GENERATE_INVOICE_NOT_SUPPORTED: 'Eine Bestellung mit diesem Status kann keine Rechnung haben.',
    GIFT_CARD_ITEM_UNSUPPORTED:
      'Geschenkkarten lassen sich weder zu einem Entwurf hinzufügen noch in einer Bestellung ändern.',
    INVALID_EMAIL: 'Die E-Mail-Adresse des Kunden ist ungültig. Berichtigen Sie sie in der Bestellung.',
    INVALID_PRICE_AMOUNT: 'Die Gesamtsumme der Bestellung muss über 0 liegen.',
    INVOICE_ALREADY_EXISTS: 'Die Bestellung hat schon eine Rechnung. Stornieren oder löschen Sie sie zuerst.',
    INVOICE_HAS_CREDIT_NOTES: 'Zu der Rechnung gibt es Rechnungskorrekturen. Stornieren Sie sie zuerst.',
    INVOICE_IS_DRAFT: 'Diese Rechnung ist ein Entwurf. Stellen Sie sie zuerst aus.',
    INVOICE_IS_ISSUED: 'Diese Rechnung wurde ausgestellt. Sie kann nur noch storniert werden.',
    INVOICE_IS_VOID: 'Diese Rechnung wurde storniert.',
    INVOICE_NOT_FOUND: 'Diese Rechnung oder Rechnungskorrektur gibt es nicht mehr.',
    LINE_ITEM_DOES_NOT_EXIST: noItem,
    LINE_ITEM_NOT_FOUND: noItem,
    LINE_NOT_ON_INVOICE:
      'Die Rechnung enthält diesen Artikel nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    MAX_ITEMS_REACHED: 'Ein Entwurf kann höchstens 300 verschiedene Artikel haben.',
    MISSING_CONTACT: 'Die Bestellung hat keinen Kunden.',
    MISSING_CONTACT_EMAIL: 'Der Kunde hat keine E-Mail-Adresse. Fügen Sie der Bestellung eine hinzu.',
    MULTIPLE_ADDS_FOR_SAME_LINE_ITEM: itemTwice,
    MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM: itemTwice,
    NOTHING_TO_PRINT: 'Keine dieser Bestellungen hat ein solches Dokument.',
    NOT_RETURNABLE: 'Dieser Artikel kann nicht zurückgesendet werden.',
    ORDER_CANCELED: 'Die Bestellung wurde storniert.',
    ORDER_CANNOT_BE_EDITED: 'Diese Bestellung lässt sich nicht bearbeiten.',
    ORDER_IS_PENDING: 'Die Zahlung dieser Bestellung wird noch geprüft.',
    ORDER_IS_REJECTED: 'Diese Bestellung wurde abgelehnt.',
    ORDER_NOT_FOUND: 'Diese Bestellung gibt es nicht mehr.',
    RECEIPT_ALREADY_EXIST: 'Zu dieser Zahlung gibt es schon einen Beleg.',
    SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE: 'Eine aufgegebene Bestellung kann keine Anzahlung mehr bekommen.',
    STATUS_ALREADY_SET: 'Die Bestellung hat diesen Status schon.',
    STATUS_NOT_SUPPORTED:
      'Bestellungen lassen sich nicht auf diesen Status setzen. Zum Stornieren verwenden Sie „Bestellung stornieren“.',
    TRACKING_NUMBER_ALREADY_EXISTS: 'Eine andere Sendung dieser Bestellung hat diese Sendungsnummer.',
    UNKNOWN_CURRENCY: 'Die Währung der Bestellung wird nicht unterstützt.',
    UNSUPPORTED_TRANSITION:
      'Von ihrem jetzigen Status kann die Bestellung nicht zu diesem wechseln. Laden Sie die Seite neu.',
    UPDATING_LINE_ITEM_WITH_LOCATIONS:
      'Die Menge dieses Artikels lässt sich nicht ändern: Er kommt aus mehreren Standorten.',
    UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN: 'Der Preis eines entfernten Artikels lässt sich nicht ändern.',
  },
}
