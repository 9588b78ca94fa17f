import type { ErrorCode, ViolationKind } from './errors.ts'

/**
 * Reasons of errors whose code has several: sent as `data.reason`, each with the description of the error. Apps choose
 * their own texts by code and reason.
 */
export const errorReasons = {
  ILLEGAL_STATE: {
    COLLECTION_OF_ALL_PRODUCTS: 'This collection always contains all products.',
    DEFAULT_DELIVERY_PROFILE: 'The default delivery profile cannot be deleted.',
    DELIVERY_REGION_IN_USE: 'A delivery method uses this region. Remove the region from it first.',
    DEFAULT_TAX_GROUP: 'The default tax group cannot be deleted.',
    DOWNLOAD_REVOKED: 'The order was canceled, or the item refunded.',
    NOTHING_LEFT_TO_FULFILL: 'Nothing of this order is left to fulfill.',
    FEWER_LEFT_TO_FULFILL: 'Fewer of the line item are left to fulfill. `left` is how many.',
    ITEMS_RESTOCKED: 'Some of the line item were refunded and restocked: `left` are left to fulfill.',
    ORDER_NOT_FULFILLABLE: 'An order with this status cannot be fulfilled.',
    ORDER_NOT_CANCELABLE: 'An order with this status cannot be canceled.',
    ORDER_NOT_PAYABLE: 'An order with this status cannot be marked as paid.',
    ORDER_FULFILLED: 'The order is already fulfilled and cannot be canceled.',
    BUYER_HAS_NO_EMAIL: 'The buyer of this order has no email address.',
    ACTIVITY_FIXED: 'Only notes and custom activities can be changed or removed.',
    GIFT_CARD_DEACTIVATED: 'This gift card was deactivated. Issue another one.',
    GIFT_CARD_EXPIRED: 'This gift card has expired. Issue another one.',
    RETURN_IS_REQUESTED: 'This return has not been approved yet.',
    RETURN_IS_APPROVED: 'Nothing of this return has been received yet.',
    RETURN_IS_DECLINED: 'This return was declined.',
    RETURN_IS_CANCELED: 'This return was canceled.',
    RETURN_IS_RECEIVED: 'This return was received; it can be settled.',
    RETURN_IS_SETTLED: 'This return is settled.',
    WITHDRAWAL_NOT_CANCELABLE: 'A withdrawal cannot be canceled.',
    NO_EXCHANGE_DRAFT: 'This return has no exchange draft.',
    RETURN_REFUNDED: 'The received items have already been refunded.',
    PAYMENT_NOT_CAPTURED:
      'The payment of this order is authorized but not captured. Void it, or capture it, and settle the return then.',
    LABEL_ACCOUNT_CHANGED: 'The label account has changed. Create a new quote.',
    LABEL_ACCOUNT_IN_USE: 'A label is being bought with this account. Try again in a few minutes.',
    LABEL_BEING_BOUGHT: 'A label for this fulfillment is being bought.',
    LABEL_UNCERTAIN: 'It is not known yet whether this label was bought. Try again later.',
    LABEL_NOT_BOUGHT: 'This label was not bought, so it cannot be voided.',
    FULFILLMENT_CHANGED: 'The items of the fulfillment have changed. Create a new quote.',
    FULFILLMENT_SHIPPED: 'This fulfillment has already shipped.',
    QUOTE_OF_OTHER_ACCOUNT: 'This quote belongs to another label account. Create a new quote.',
    QUOTE_EXPIRED: 'This quote has expired. Create a new quote.',
    QUOTE_USED: 'Another label was bought with this quote. Create a new quote.',
    LAST_CLIENT_ID: 'This is the last client ID of the store. Create another one first.',
    SECOND_FACTOR_EXISTS: 'The account has a second factor. Remove it first.',
    NO_SECOND_FACTOR: 'The account has no second factor.',
    SECOND_FACTOR_NOT_BEGUN: 'There is no setup to complete: begin it again.',
    NO_PASSKEY: 'The account has no passkey.',
    NO_PASSKEY_FOR_SIGN_IN: 'The account has no passkey: add one before you remove the password.',
    PASSKEYS_UNAVAILABLE: 'Passkeys need a domain name or localhost, and https.',
    OWNER_ALREADY: 'This person is you.',
    STAFF_DEACTIVATED: 'The account of this person is deactivated.',
  },
  ALREADY_EXISTS: {
    NAME_TAKEN: 'Another one has this name.',
    COUPON_CODE_TAKEN: 'A coupon with this code already exists.',
    CONTACT_TAKEN: 'Another customer has this email or phone number.',
    EXTERNAL_ID_TAKEN: 'Another company has this external ID.',
    IN_COMPANY: 'This customer is in the company already.',
  },
  CONFLICT: {
    IMPORT_RUNNING: 'Another file is being imported. Try again when it is done.',
    REQUEST_RUNNING: 'The first request with this idempotency key is still being processed.',
    PAYMENTS_CHANGED: 'The payments of the order were changed in the meantime. Settle the return again.',
  },
  PERMISSION_DENIED: {
    OWNERS_ONLY: 'Only an owner can change owners and make new ones.',
    LACKED_PERMISSIONS: 'You cannot give or take permissions that you do not have. `permissions` lists them.',
    SIGNED_IN_OWNER_ONLY: 'Only a signed-in owner can transfer the ownership.',
    PEOPLE_ONLY: 'Only people who are signed in to the back office have an account.',
  },
  UNAVAILABLE: {
    CARRIER: 'The carrier does not respond. Try again in a moment: nothing was bought.',
    LABEL_PENDING: 'The carrier has not answered yet. Approve again in a minute: the label is bought once.',
    LABEL_PROVIDER: 'The label provider does not respond. Try again in a moment.',
    LABEL_FILE: 'The label provider did not deliver this label. Try again in a moment.',
    PAYMENT_PROVIDER: 'The payment provider does not respond. Try again in a moment.',
  },
  LABELS_NOT_SET_UP: {
    NO_ACCOUNT: 'No account for shipping labels is connected.',
    OTHER_ACCOUNT: 'The account that this label was bought with is not connected.',
    NO_SETTINGS: 'There are no label settings yet.',
    NO_SETTINGS_FOR_COUNTRY: 'No label settings apply to the country of the parcel.',
    NO_SERVICE_AT_HOME: 'None of the services in the label settings accepts this parcel at home.',
    NO_SERVICE_ABROAD: 'None of the services in the label settings accepts this parcel abroad.',
    NO_PACKAGE_SIZE: 'The package has no size.',
    NO_DELIVERY_ADDRESS: 'The order has no complete delivery address.',
    NO_SENDER_ADDRESS: 'The label settings have no complete sender address.',
  },
  NOT_RETURNABLE: {
    NOT_SENT: 'This item has not been sent yet.',
    ALL_RETURNED: 'This item was already returned or refunded.',
    WINDOW_OVER: 'This item can no longer be returned: the return window is over.',
    DIGITAL: 'This item is digital and cannot be returned.',
    GIFT_CARD: 'This item is a gift card and cannot be returned.',
    ORDER_CANCELED: 'This item belongs to an order that was canceled.',
    RETURNS_OFF: 'This item cannot be returned: this store takes no returns.',
  },
  CREATE_ORDER_FAILED_VALIDATIONS: {
    NO_ITEMS: 'The draft has no items.',
    IS_EDIT: 'The draft edits an order. Commit it instead.',
    FEES_PENDING: 'An app has not returned its fees for this order yet. Try again.',
  },
  DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS: {
    ORDER_CHANGED: 'The order was changed in the meantime. Edit it again.',
    NO_ITEMS: 'An order must keep at least one item. Cancel it instead.',
    FULFILLED: 'More items were fulfilled in the meantime than the edited order contains.',
    PAYMENT_IS_PENDING: 'Capture or void the authorized payments first: they exceed the new total.',
    NOT_REFUNDABLE: 'The difference cannot be refunded to the payments of this order.',
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<string, string>>>>

export type CodeWithReasons = keyof typeof errorReasons
export type ReasonOf<Code extends CodeWithReasons> = keyof (typeof errorReasons)[Code] & string

/** Reasons of violations whose rule does not say what is wrong: sent as `data.reason`. */
export const violationReasons = {
  LISTED_TWICE: { rule: 'VALIDATION', description: 'is in the list twice' },
  TAKEN: { rule: 'VALIDATION', description: 'is already in use' },
  UNKNOWN: { rule: 'VALIDATION', description: 'does not exist' },
  NOT_IN_FUTURE: { rule: 'MIN', description: 'must be in the future' },
  IN_FUTURE: { rule: 'MAX', description: 'must not be in the future' },
  NOT_AFTER_START: { rule: 'VALIDATION', description: 'must be after the start' },
  NOT_MORE_THAN_ZERO: { rule: 'DECIMAL_GT', description: 'must be more than 0' },
  WRONG_CODE: { rule: 'VALIDATION', description: 'is not a valid code' },
  LINK_EXPIRED: { rule: 'VALIDATION', description: 'has expired or was already used: request a new link' },
  UNCHANGED: { rule: 'VALIDATION', description: 'is the same as before' },
  REJECTED_BY_PROVIDER: { rule: 'VALIDATION', description: 'is not accepted by the provider' },
  EMPTY_FILE: { rule: 'MIN_SIZE', description: 'must not be empty' },
  UNREADABLE_FILE: { rule: 'VALIDATION', description: 'cannot be read' },
} as const satisfies Record<string, { readonly rule: ViolationKind; readonly description: string }>

export type ViolationReason = keyof typeof violationReasons
