const noOrder = 'This order no longer exists.'
const noItem = 'The order doesn’t have this item anymore. Reload the page and try again.'
const itemTwice = 'This item is in the list twice. Remove one of the two.'
const noDraft = 'This draft no longer exists. It may have been deleted in another tab.'
const committed = 'This draft is an order already, so it can’t be changed.'
const noProduct = 'This product no longer exists. Choose another one.'
const noDispute = 'This dispute no longer exists.'
const tooMuchOff = 'The discounts are higher than the price. Lower them.'
const fixedPart = 'This belongs to the original order. It can be turned off for this order, but not deleted.'

/** Texts of errors about orders, drafts and documents, by code. */
export const orderErrorWords = {
  orderErrors: {
    ABANDONED_CHECKOUT_EMAIL_NOT_ALLOWED: 'No more emails can be sent for this abandoned checkout.',
    ADDITIONAL_FEE_NOT_FOUND: 'The order doesn’t have this fee anymore. Reload the page and try again.',
    ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED: fixedPart,
    BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION: 'The tax depends on the billing address. Add one.',
    BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION:
      'The tax depends on the address of the store. Complete it in the settings.',
    CATALOG_ITEM_ALREADY_EXIST: 'The draft already has this item. Change its quantity instead.',
    CATALOG_ITEM_NOT_AVAILABLE: 'This product or variant isn’t available. Choose another one.',
    CATALOG_ITEM_NOT_FOUND: noProduct,
    CHECKOUT_NOT_FOUND: 'This checkout no longer exists.',
    CONTACT_NOT_FOUND: 'The customer who placed the order no longer exists.',
    CREATE_ORDER_FAILED_VALIDATIONS: 'No order can be created from this draft yet. Fix the problems it shows.',
    CREDIT_EXCEEDS_INVOICE: 'The amount is more than can still be credited. Enter a lower one.',
    DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: tooMuchOff,
    DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: tooMuchOff,
    DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL: 'The discounts are higher than the price of the delivery. Lower them.',
    DISCOUNT_NOT_FOUND: 'The draft doesn’t have this discount anymore. Reload the page and try again.',
    DISCOUNT_REMOVE_NOT_SUPPORTED: fixedPart,
    DISPUTE_ALREADY_ANSWERED: 'You have already responded to this dispute.',
    DISPUTE_CLOSED: 'The bank has already decided this dispute.',
    DISPUTE_DEADLINE_PASSED: 'It’s too late: the deadline for responding to this dispute has passed.',
    DISPUTE_NOT_ANSWERABLE: 'Respond to this dispute in the dashboard of the payment provider.',
    DISPUTE_NOT_FOUND: noDispute,
    DRAFT_ORDER_ALREADY_COMMITTED: committed,
    DRAFT_ORDER_CANNOT_BE_DELETED: 'This draft is an order already, so it can’t be deleted.',
    DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS: 'These changes can’t be applied to the order. Reload the page to see why.',
    DRAFT_ORDER_DOES_NOT_EXIST: noDraft,
    DUPLICATED_LINE_ITEM_IDS: itemTwice,
    EMPTY_CHANGE_REQUEST: 'Nothing was changed.',
    GENERATE_INVOICE_NOT_SUPPORTED: 'An order with this status can’t have an invoice.',
    GIFT_CARD_ITEM_UNSUPPORTED: 'Gift cards can’t be added to a draft or changed in an order.',
    INVALID_EMAIL: 'The customer’s email address is invalid. Correct it in the order.',
    INVALID_PRICE_AMOUNT: 'The total of the order must be more than 0.',
    INVOICE_ALREADY_EXISTS: 'The order already has an invoice. Void or delete it first.',
    INVOICE_HAS_CREDIT_NOTES: 'The invoice has credit notes. Void them first.',
    INVOICE_IS_DRAFT: 'This invoice is a draft. Issue it first.',
    INVOICE_IS_ISSUED: 'This invoice was issued. It can only be voided.',
    INVOICE_IS_VOID: 'This invoice was voided.',
    INVOICE_NOT_FOUND: 'This invoice or credit note no longer exists.',
    LINE_ITEM_DOES_NOT_EXIST: noItem,
    LINE_ITEM_NOT_FOUND: noItem,
    LINE_NOT_ON_INVOICE: 'The invoice doesn’t have this item. Reload the page and try again.',
    MAX_ITEMS_REACHED: 'A draft can have at most 300 different items.',
    MISSING_CONTACT: 'The order has no customer.',
    MISSING_CONTACT_EMAIL: 'The customer has no email address. Add one to the order.',
    MULTIPLE_ADDS_FOR_SAME_LINE_ITEM: itemTwice,
    MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM: itemTwice,
    NOTHING_TO_PRINT: 'None of these orders has such a document.',
    NOT_RETURNABLE: 'This item can’t be returned.',
    ORDER_CANCELED: 'The order was canceled.',
    ORDER_CANNOT_BE_EDITED: 'This order can’t be edited.',
    ORDER_IS_PENDING: 'The payment of this order is still being reviewed.',
    ORDER_IS_REJECTED: 'This order was rejected.',
    ORDER_NOT_FOUND: noOrder,
    RECEIPT_ALREADY_EXIST: 'This payment already has a receipt.',
    SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE: 'A placed order can’t get a deposit.',
    STATUS_ALREADY_SET: 'The order already has this status.',
    STATUS_NOT_SUPPORTED: 'Orders can’t be set to this status. To cancel an order, use “Cancel order”.',
    TRACKING_NUMBER_ALREADY_EXISTS: 'Another shipment of this order has this tracking number.',
    UNKNOWN_CURRENCY: 'The currency of the order isn’t supported.',
    UNSUPPORTED_TRANSITION: 'The order can’t change to this status from its current one. Reload the page.',
    UPDATING_LINE_ITEM_WITH_LOCATIONS: 'The quantity of this item can’t be changed: it comes from several locations.',
    UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN: 'The price of a removed item can’t be changed.',
  },
}
