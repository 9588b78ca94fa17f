// Printed from packages/contract by `npm run generate`. Do not edit.

import type { pack } from './pack.ts'

/** How one call travels, and the types of what goes in and comes out. */
export interface Endpoint<Request, Response> {
  /** Method and path, with `{name}` where a parameter stands. */
  readonly route: string
  /** May be sent again after a failure. */
  readonly repeatable?: true
  /** How the whole request is packed into the address; as a POST it travels where that is too long. */
  readonly packed?: typeof pack
  /** Where moments stand in the answer. */
  readonly dates?: Moments
  readonly elevated?: false
  /** Only in types: what goes in and what comes out. */
  readonly types?: (request: Request) => Response
}

/** A call that only a shop's owner or app may make: it needs a client with elevated rights. */
export interface ElevatedEndpoint<Request, Response> extends Omit<Endpoint<Request, Response>, 'elevated'> {
  readonly elevated: true
}

/** Fields of an answer: `true` where they are moments, a table where they hold some, `false` where this same table holds. */
export interface Moments {
  readonly [field: string]: boolean | Moments
}

/** What the server refuses a call with. */
export type ErrorCode =
  /** A field of the request is missing, malformed or out of bounds. */
  | 'INVALID_ARGUMENT'
  /** The token is missing, has expired or was revoked. */
  | 'UNAUTHENTICATED'
  /** The session of the member that the link belongs to has ended. It opens again once they have signed in. */
  | 'SESSION_ENDED'
  /** The caller is not allowed to make this call. */
  | 'PERMISSION_DENIED'
  /** It does not exist, or it belongs to someone else. */
  | 'NOT_FOUND'
  /** The link to the order has expired. Ask for a new one. */
  | 'ORDER_LINK_EXPIRED'
  /** There is no such uploaded file. */
  | 'DIGITAL_FILE_NOT_FOUND_ERROR'
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** There is no such collection. */
  | 'COLLECTION_NOT_FOUND'
  /** The visitor has no cart yet. */
  | 'OWNED_CART_NOT_FOUND'
  /** There is no such cart. */
  | 'CART_NOT_FOUND'
  /** There is no such checkout. */
  | 'CHECKOUT_NOT_FOUND'
  /** There is no such line item in the cart. */
  | 'LINE_ITEM_NOT_FOUND'
  /** It was changed in the meantime. Read it again, then retry. */
  | 'CONFLICT'
  /** It already exists. */
  | 'ALREADY_EXISTS'
  /** Another fulfillment of the order has this tracking number. */
  | 'TRACKING_NUMBER_ALREADY_EXISTS'
  /** The idempotency key was already used with a different request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The checkout is already an order and cannot be changed. */
  | 'CHECKOUT_ALREADY_COMPLETED'
  /** The cart is empty. */
  | 'CART_IS_EMPTY'
  /** Prices have changed since the checkout was last shown. Show the new total before ordering. */
  | 'CART_PRICES_OUT_OF_SYNC'
  /** The product cannot be ordered in this quantity. */
  | 'QUANTITY_NOT_ALLOWED'
  /** This customer cannot order more of the product. */
  | 'CUSTOMER_LIMIT_REACHED'
  /** There is not enough in stock. */
  | 'INSUFFICIENT_INVENTORY'
  /** The product or variant is not available. */
  | 'ITEM_NOT_AVAILABLE'
  /** The store does not deliver to this address. */
  | 'DELIVERY_NOT_AVAILABLE'
  /** It is too late to choose this delivery time. */
  | 'DELIVERY_SLOT_PAST_CUT_OFF'
  /** This delivery time is fully booked. */
  | 'DELIVERY_SLOT_FULL'
  /** There is no delivery or pickup at this time. */
  | 'DELIVERY_SLOT_CLOSED'
  /** A condition by quantity must have a whole number. */
  | 'INVALID_QUANTITY_VALUE'
  /** The store has too many pickup locations. */
  | 'LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED'
  /** The delivery region has too many pickup locations. */
  | 'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED'
  /** The delivery region has too many delivery methods. */
  | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'
  /** The delivery region has too many local deliveries. */
  | 'LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED'
  /** There is no such delivery profile. */
  | 'DELIVERY_PROFILE_NOT_FOUND'
  /** The store has too many delivery profiles. */
  | 'DELIVERY_PROFILES_LIMIT_EXCEEDED'
  /** A store has one default delivery profile. */
  | 'SINGLE_DEFAULT_DELIVERY_PROFILE'
  /** Which delivery profile is the default one cannot change. */
  | 'DEFAULT_CANNOT_BE_UPDATED'
  /** There is no such delivery region. */
  | 'DELIVERY_REGION_NOT_FOUND'
  /** Regions are not updated with their profile: use the calls of delivery regions. */
  | 'DELIVERY_REGION_CANNOT_BE_UPDATED'
  /** Two regions of a delivery profile have the same destination. */
  | 'DESTINATIONS_COLLISION'
  /** The country has no such subdivision. */
  | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY'
  /** The carrier already delivers to this region. */
  | 'CARRIER_ALREADY_EXISTS_IN_REGION'
  /** The store has no such carrier. */
  | 'UNKNOWN_DELIVERY_CARRIER'
  /** The region has no such carrier. */
  | 'DELIVERY_CARRIER_NOT_FOUND'
  /** Carriers are not updated with their region: use the calls of delivery carriers. */
  | 'DELIVERY_CARRIER_CANNOT_BE_UPDATED'
  /** The app of a carrier cannot change: remove it and add another. */
  | 'APP_ID_CANNOT_BE_UPDATED'
  /** An address, a delivery method or an email is missing. */
  | 'MISSING_CHECKOUT_DETAILS'
  /** The payment was declined. Nothing was charged. */
  | 'PAYMENT_DECLINED'
  /** The bank asks the buyer to confirm the payment. */
  | 'PAYMENT_ACTION_REQUIRED'
  /** The store does not offer this payment method. */
  | 'PAYMENT_NOT_AVAILABLE'
  /** The payment has not been confirmed yet. */
  | 'PAYMENT_NOT_CONFIRMED'
  /** The payment cannot be refunded this way. */
  | 'PAYMENT_NOT_REFUNDABLE'
  /** The order has no such payment. */
  | 'PAYMENT_NOT_FOUND'
  /** The order has no such additional fee. */
  | 'ADDITIONAL_FEE_NOT_FOUND'
  /** Nothing was charged for the delivery of this order. */
  | 'SHIPPING_NOT_FOUND'
  /** That much of the payment cannot be refunded. */
  | 'INVALID_PAYMENT_REFUND_AMOUNT'
  /** That much of the fee cannot be refunded. */
  | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT'
  /** That much of the delivery cannot be refunded. */
  | 'INVALID_SHIPPING_REFUND_AMOUNT'
  /** That many of the line item cannot be refunded. */
  | 'INVALID_LINE_ITEM_REFUND_QUANTITY'
  /** That many of the line item cannot be restocked. */
  | 'INVALID_LINE_ITEM_RESTOCK_QUANTITY'
  /** Only the store itself can return this payment: send `externalRefund`. */
  | 'EXTERNAL_REFUND_EXPECTED'
  /** The payment was already voided. */
  | 'PAYMENT_ALREADY_VOIDED'
  /** The payment was already captured. */
  | 'PAYMENT_ALREADY_CAPTURED'
  /** The payment is not authorized. */
  | 'PAYMENT_NOT_AUTHORIZED'
  /** A capture of the payment is pending. */
  | 'PAYMENT_HAS_PENDING_CAPTURE'
  /** Somebody else is editing the order. */
  | 'ORDER_IS_ALREADY_EDITED'
  /** There is no such draft order. */
  | 'DRAFT_ORDER_NOT_FOUND'
  /** The order has no tip. */
  | 'TIP_NOT_FOUND'
  /** The tip cannot be set like this. */
  | 'INVALID_TIP'
  /** The tip cannot be shared like this. */
  | 'INVALID_TIP_DISTRIBUTION'
  /** The tip is paid: refund it instead. */
  | 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'
  /** There are no such tip settings, or tips are off. */
  | 'TIP_SETTINGS_NOT_FOUND'
  /** The catalog has no such items. */
  | 'CATALOG_ITEMS_NOT_FOUND'
  /** There are default tip settings: update them. */
  | 'DEFAULT_SETTINGS_ALREADY_EXISTS'
  /** The default settings cannot be deleted: turn tips off with `allowCustomerTip`. */
  | 'CANNOT_DELETE_DEFAULT_SETTINGS'
  /** At most one preset can be the default. */
  | 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET'
  /** A preset is at most 100 per cent. */
  | 'PRESET_PERCENTAGE_TOO_HIGH'
  /** There is no such draft order. */
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  /** A deposit cannot be set while an order that was placed is edited. */
  | 'SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE'
  /** The draft has become an order already, or was applied to it. */
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  /** The draft has become an order already, or was applied to it. */
  | 'DRAFT_ORDER_CANNOT_BE_DELETED'
  /** The changes cannot be applied to the order. */
  | 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS'
  /** The draft cannot become an order as it is. */
  | 'CREATE_ORDER_FAILED_VALIDATIONS'
  /** The order cannot be edited. */
  | 'ORDER_CANNOT_BE_EDITED'
  /** There is no such product. */
  | 'CATALOG_ITEM_NOT_FOUND'
  /** The product or variant is not available. */
  | 'CATALOG_ITEM_NOT_AVAILABLE'
  /** The draft has this item already: change its quantity. */
  | 'CATALOG_ITEM_ALREADY_EXIST'
  /** Gift cards cannot be in a draft order, nor be changed in an order. */
  | 'GIFT_CARD_ITEM_UNSUPPORTED'
  /** Another line item has this ID. */
  | 'DUPLICATED_LINE_ITEM_IDS'
  /** The same item is added twice. */
  | 'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM'
  /** A draft has at most 300 line items. */
  | 'MAX_ITEMS_REACHED'
  /** The draft has no such line item. */
  | 'LINE_ITEM_DOES_NOT_EXIST'
  /** The same line item is changed twice. */
  | 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM'
  /** Nothing is to be changed. */
  | 'EMPTY_CHANGE_REQUEST'
  /** A line item that is removed has no price. */
  | 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN'
  /** The quantity of a line item with locations cannot be changed. */
  | 'UPDATING_LINE_ITEM_WITH_LOCATIONS'
  /** The draft has no such discount. */
  | 'DISCOUNT_NOT_FOUND'
  /** The discount was given with the order: it can be taken off, not deleted. */
  | 'DISCOUNT_REMOVE_NOT_SUPPORTED'
  /** The discounts are more than the items cost. */
  | 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS'
  /** The discounts are more than the item costs. */
  | 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS'
  /** The discounts are more than the shipping costs. */
  | 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL'
  /** The fee was charged with the order: it can be taken off, not deleted. */
  | 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED'
  /** The location of an order that was placed cannot be changed. */
  | 'BUSINESS_LOCATION_CANNOT_BE_EDITED'
  /** The default tax group cannot be renamed. */
  | 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'
  /** The country has no such state or region. */
  | 'INVALID_SUBDIVISION_FORMAT'
  /** The country has no states or regions. */
  | 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'
  /** There is no such tax calculator. */
  | 'CALCULATOR_ID_NOT_FOUND'
  /** The tax calculator has no rates for this country. */
  | 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION'
  /** There is no such tax region. */
  | 'TAX_REGION_ID_NOT_FOUND'
  /** There is no such tax group. */
  | 'TAX_GROUP_ID_NOT_FOUND'
  /** This group already has a rate of this name and jurisdiction in this region. */
  | 'MANUAL_TAX_MAPPING_ALREADY_EXISTS'
  /** No tag is named to add or remove. */
  | 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'
  /** There are too many to count. Use a filter. */
  | 'TOO_MANY_TO_COUNT'
  /** A line item names an address that is not in the list. */
  | 'INVALID_LINE_ITEM_ADDRESS_INDEX'
  /** A line item names no address. */
  | 'MISSING_TAXABLE_ADDRESS'
  /** An address has no country. */
  | 'MISSING_COUNTRY_IN_ADDRESS'
  /** Tax is collected by state there, and the address has none. */
  | 'MISSING_SUBDIVISION_IN_ADDRESS'
  /** The billing address decides about tax, and is missing. */
  | 'BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION'
  /** The store's address decides about tax, and is missing. */
  | 'BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION'
  /** There is no such dispute. */
  | 'DISPUTE_NOT_FOUND'
  /** The dispute was answered already. */
  | 'DISPUTE_ALREADY_ANSWERED'
  /** The bank has decided on the dispute. */
  | 'DISPUTE_CLOSED'
  /** The deadline for answers to the dispute has passed. */
  | 'DISPUTE_DEADLINE_PASSED'
  /** Answer the dispute in the dashboard of the payment provider. */
  | 'DISPUTE_NOT_ANSWERABLE'
  /** The payment already has a receipt. */
  | 'RECEIPT_ALREADY_EXIST'
  /** There is no such invoice or credit note. */
  | 'INVOICE_NOT_FOUND'
  /** The order already has an invoice: void or delete it first. */
  | 'INVOICE_ALREADY_EXISTS'
  /** The invoice is a draft: issue it first. */
  | 'INVOICE_IS_DRAFT'
  /** The invoice was issued: it can only be voided. */
  | 'INVOICE_IS_ISSUED'
  /** The invoice is void. */
  | 'INVOICE_IS_VOID'
  /** The invoice has credit notes: void those first. */
  | 'INVOICE_HAS_CREDIT_NOTES'
  /** The invoice has no such line. */
  | 'LINE_NOT_ON_INVOICE'
  /** That is more than is left of the invoice. */
  | 'CREDIT_EXCEEDS_INVOICE'
  /** The wish list has as many products as it can have. */
  | 'WISH_LIST_FULL'
  /** The order has as many invoices as it can have. */
  | 'TOO_MANY_INVOICES'
  /** None of these orders has such a document. */
  | 'NOTHING_TO_PRINT'
  /** There are no invoices for orders in this state. */
  | 'GENERATE_INVOICE_NOT_SUPPORTED'
  /** The order does not say who its buyer is. */
  | 'MISSING_CONTACT'
  /** The order has no email of its buyer. */
  | 'MISSING_CONTACT_EMAIL'
  /** The email of the buyer is not valid. */
  | 'INVALID_EMAIL'
  /** The total of the order must be more than 0. */
  | 'INVALID_PRICE_AMOUNT'
  /** The member who placed the order no longer exists. */
  | 'CONTACT_NOT_FOUND'
  /** The buyer of the order could not be read. */
  | 'FAILED_TO_RETRIEVE_CONTACT'
  /** The currency of the order is not one in use. */
  | 'UNKNOWN_CURRENCY'
  /** There are no receipts for payments of this kind. */
  | 'INVALID_PAYMENT_TYPE'
  /** The payment was not made with a membership. */
  | 'NOT_MEMBERSHIP_PAYMENT'
  /** The purchase date is in the future. */
  | 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'
  /** An order with this ID or number exists that was not imported. */
  | 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER'
  /** The counter is lower than it is now: send `allowLowerCounter` if that is meant. */
  | 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'
  /** Orders are not set to this status: use `cancelOrder` to cancel one. */
  | 'STATUS_NOT_SUPPORTED'
  /** The order cannot change from its status to this one. */
  | 'UNSUPPORTED_TRANSITION'
  /** The order has this status already. */
  | 'STATUS_ALREADY_SET'
  /** The payment of the order is still under review. */
  | 'ORDER_IS_PENDING'
  /** The order was rejected. */
  | 'ORDER_IS_REJECTED'
  /** There is no such order. */
  | 'ORDER_TRANSACTIONS_NOT_FOUND'
  /** The order has no such refund. */
  | 'REFUND_NOT_FOUND'
  /** The refund has no such transaction. */
  | 'REFUND_TRANSACTION_NOT_FOUND'
  /** The payment cannot have this status. */
  | 'STATUS_NOT_ALLOWED'
  /** The app does not answer, or not as it should. The description says what is wrong. */
  | 'SERVICE_PLUGIN_NOT_REACHED'
  /** This item cannot be returned. The description says why. */
  | 'NOT_RETURNABLE'
  /** The buyer cannot withdraw from this item. The description says why. */
  | 'NOT_WITHDRAWABLE'
  /** No label can be bought yet: something of the settings is missing. The description says what. */
  | 'LABELS_NOT_SET_UP'
  /** The carrier refuses it. The description has the carrier's words. */
  | 'LABEL_REFUSED'
  /** The order has no such payment. */
  | 'PAYMENTS_NOT_FOUND'
  /** This payment cannot be refunded so. The description says why. */
  | 'REFUND_NOT_AVAILABLE'
  /** The store takes no payments online: turn on a payment method in the back office, under Payments. */
  | 'PAYMENT_METHODS_NOT_FOUND'
  /** What was asked for before belongs to no such order. */
  | 'NO_ASSOCIATED_ECOM_ORDER'
  /** The order is already paid in full. */
  | 'ORDER_ALREADY_PAID'
  /** This is not possible in the current state. */
  | 'ILLEGAL_STATE'
  /** The coupon code is not valid. */
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  /** The coupon has expired. */
  | 'ERROR_COUPON_EXPIRED'
  /** The coupon does not apply to the items in this cart. */
  | 'ERROR_COUPON_NOT_APPLICABLE'
  /** The coupon has been used up. */
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  /** The store has as many discounts as it may have. */
  | 'MAX_DISCOUNT_RULES_REACHED'
  /** The store has as many bundle discounts as it may have. */
  | 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED'
  /** A discount can only use custom triggers of one app. */
  | 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED'
  /** The gift card code is not valid. */
  | 'ERROR_GIFT_CARD_DOES_NOT_EXIST'
  /** The gift card was deactivated by the store. */
  | 'ERROR_GIFT_CARD_DISABLED'
  /** The gift card has expired. */
  | 'ERROR_GIFT_CARD_EXPIRED'
  /** The gift card is in another currency. */
  | 'ERROR_GIFT_CARD_CURRENCY'
  /** The gift card has no balance left. */
  | 'ERROR_GIFT_CARD_EMPTY'
  /** This checkout does not accept gift cards. */
  | 'ERROR_GIFT_CARD_NOT_ACCEPTED'
  /** There is no such order. */
  | 'ORDER_NOT_FOUND'
  /** The order is canceled. */
  | 'ORDER_CANCELED'
  /** The order is already paid in full. */
  | 'ORDER_PAID'
  /** The buyer's bank has taken back a payment of this order. */
  | 'ORDER_HAS_CHARGEBACKS'
  /** The amount must be more than 0 and at most what is due. */
  | 'INVALID_AMOUNT'
  /** The currency is not the order's. */
  | 'INVALID_CURRENCY'
  /** No payment method of the buyer is saved. */
  | 'NO_SAVED_PAYMENT_METHOD'
  /** A charge needs a payment token. */
  | 'PAYMENT_INTENT_ID_REQUIRED'
  /** The payment token has expired or was already used. */
  | 'PAYMENT_ATTEMPT_EXPIRED'
  /** The payment method is not available. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** This payment was already made. */
  | 'PAYMENT_ALREADY_APPROVED'
  /** Another payment of this order is being processed. */
  | 'PAYMENT_ALREADY_IN_PROGRESS'
  /** The gift card code is not valid. */
  | 'GIFT_CARD_NOT_FOUND'
  /** The gift card has expired. */
  | 'GIFT_CARD_EXPIRED'
  /** The gift card was deactivated by the store. */
  | 'GIFT_CARD_DISABLED'
  /** The gift card already pays for this order. */
  | 'GIFT_CARD_ALREADY_APPLIED'
  /** The balance of the gift card is less than the amount. */
  | 'INSUFFICIENT_FUNDS'
  /** The gift card is not in the order's currency. */
  | 'INVALID_GIFT_CARD_CURRENCY'
  /** The currency is not the order's. */
  | 'CURRENCY_MISMATCH'
  /** The gift card is not in the order's currency. */
  | 'CURRENCY_NOT_SUPPORTED'
  /** Gift cards and store credit cannot pay for gift cards. */
  | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
  /** A gift card of this order was redeemed: what was spent of it cannot be refunded as well. */
  | 'GIFT_CARD_REDEEMED'
  /** The gift card has no balance left. */
  | 'ALREADY_REDEEMED'
  /** The order was paid with as many gift cards as it can be. */
  | 'MAX_GIFT_CARDS_EXCEEDED'
  /** The membership does not pay for this item. */
  | 'MEMBERSHIP_NOT_ELIGIBLE'
  /** The item is already paid. */
  | 'LINE_ITEM_PAID'
  /** The site is not published. */
  | 'SITE_NOT_PUBLISHED'
  /** A subscription cannot be paid in parts. */
  | 'PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION'
  /** The subscription of this order cannot be paid in its current state. */
  | 'INVALID_ORDER_STATUS_FOR_SUBSCRIPTION'
  /** The subscription has already started. */
  | 'SUBSCRIPTION_ALREADY_STARTED'
  /** There is no page to pay it. */
  | 'ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND'
  /** There is no such payment request. */
  | 'ORDER_PAYMENT_REQUEST_NOT_FOUND'
  /** The payment request is already paid. */
  | 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST'
  /** The payment request has expired. */
  | 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST'
  /** The payment request was voided. */
  | 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST'
  /** The payment request is already paid. */
  | 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST'
  /** The payment request has expired. */
  | 'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST'
  /** The payment request was voided. */
  | 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST'
  /** The amount of a payment request cannot be changed. Void it and create another one. */
  | 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT'
  /** The payment request is already paid. */
  | 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST'
  /** The payment request is already paid. */
  | 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST'
  /** The payment request has expired. */
  | 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST'
  /** Another payment of this order is being processed. */
  | 'PAYMENT_IN_PROGRESS'
  /** The payment was declined. Nothing was charged. */
  | 'INVALID_PAYMENT_STATUS'
  /** Too many attempts. The answer says when to try again. */
  | 'TOO_MANY_REQUESTS'
  /** The request took too long. Ask for less, or try again. */
  | 'DEADLINE_EXCEEDED'
  /** The store is temporarily unavailable. Try again shortly. */
  | 'UNAVAILABLE'
  /** The disk of the server is full. It can be read but not changed. */
  | 'STORAGE_FULL'
  /** The app ID is not that of a catalog of this store. */
  | 'ITEM_APP_ID_NOT_SUPPORTED'
  /** The store does not offer this recommendation algorithm. */
  | 'ALGORITHM_NOT_SUPPORTED'
  /** There is no such recommendations provider. */
  | 'RECOMMENDATIONS_PROVIDER_NOT_FOUND'
  /** There is already a request for this product with this email. */
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
  /** There is no such request. */
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'
  /** The store does not take back in stock requests. */
  | 'REQUEST_COLLECTION_DISABLED'
  /** Send either a catalog reference or request IDs, not both. */
  | 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS'
  /** The options do not match a variant of the product. */
  | 'INVALID_CATALOG_REFERENCE_OPTIONS'
  /** The image must be one of the store or a web address. */
  | 'INVALID_ITEM_IMAGE_URL'
  /** The item is in stock and can be bought now. */
  | 'ITEM_IN_STOCK'
  /** Only the stores app has a catalog here. */
  | 'NOT_SUPPORTED_APP_DEF_ID'
  /** There is no such data collection. */
  | 'WDE0025'
  /** There is no such item in the data collection. */
  | 'WDE0073'
  /** This server does not offer this yet. */
  | 'NOT_BUILT'
  /** Incorrect email or password. */
  | '-19976'
  /** Reset the password before signing in. */
  | '-19973'
  /** An account with this email already exists. */
  | '-19995'
  /** A CAPTCHA answer is required. */
  | '-19971'
  /** The CAPTCHA answer is wrong or was already used. */
  | '-19970'
  /** The account is blocked. */
  | '-19958'

/** An activity in a member’s account. Kept for a year. */
export interface AccountActivity {
  /** REFRESH_TOKEN_REUSED and CODE_REPLAYED mean that a copy was used and the sign-in was ended. */
  type:
    | 'SIGNED_IN'
    | 'PASSWORD_CHANGED'
    | 'PASSWORD_RECOVERED'
    | 'FACTOR_ADDED'
    | 'FACTOR_REMOVED'
    | 'REFRESH_TOKEN_REUSED'
    | 'CODE_REPLAYED'
  createdDate: Date
  /** The browser and system, as given by the browser. */
  device?: string
  /** For IPv6, only the network. */
  ipAddress?: string
}

/** A suggested address, complete or partial. */
export interface AddressSuggestion {
  country: string
  addressLine?: string
  city?: string
  subdivision?: string
  postalCode?: string
}

/** An API key with the owner’s permissions. Web pages can use it only from the listed origins. */
export interface ApiKey {
  id: string
  /** Shown in the list of keys. */
  name: string
  /** Web origins that can use the key. Servers are not restricted. */
  origins: readonly string[]
  createdDate?: Date
}

/** An app that receives events. An app with redirect URLs can also be installed. */
export interface RegisteredApp {
  appId: string
  /** Shown to owners when they install the app. */
  name: string
  redirectUrls?: readonly string[]
  /** Permissions of the app. Default: all. */
  scopes?: readonly ('catalog' | 'carts' | 'checkouts' | 'orders' | 'delivery' | 'giftCards' | 'members' | 'settings')[]
  /** URL of the PEM-encoded public key that verifies events. */
  publicKeyUrl?: string
  createdDate?: Date
}

/** An app that the owner has installed, with its permissions. */
export interface Installation {
  instanceId: string
  appId: string
  name: string
  scopes: readonly string[]
  createdDate: Date
}

/** A request for an email when a product is back in stock. */
export interface BackInStockRequest {
  id?: string
  createdDate?: Date
  catalogReference?: CatalogReference
  email?: string
  /** The member who asked, with their own email. */
  contactId?: string
  status?: 'UNSPECIFIED' | 'FAILED' | 'NOTIFICATION_SENT' | 'RECEIVED' | 'PROCESSING'
  /** The store sent the email automatically. */
  autoNotified?: boolean
  /** The page that the email links to, at an allowed origin. */
  itemUrl?: string
}

export interface CatalogReference {
  catalogItemId?: string
  appId?: string
  options?: Record<string, unknown>
}

export interface CursorMetadata {
  /** Number of items on this page. */
  count: number
  cursors: { next?: string; prev?: string }
  /** Whether there is a next page. */
  hasNext: boolean
}

/** The number of requests for a product or variant. */
export interface BackInStockCount {
  catalogReference: CatalogReference
  count: number
}

/** The catalogs for which the store takes requests. */
export interface BackInStockSettings {
  collectionStates: readonly BackInStockCollection[]
}

export interface BackInStockCollection {
  appId: string
  collectingRequests: boolean
}

/** The public data of a store. */
export interface SiteInfo {
  id: string
  name: string
  currency: string
  /** Currencies that prices can be displayed in. */
  currencies: readonly string[]
  /** The currencies that buyers can pay in. The others are only displayed. */
  chargedCurrencies: readonly string[]
  language: string
  /** Languages of the store’s pages, its main language first. Select one with the `x-vitrine-language` header. */
  languages: readonly string[]
  /** IANA time zone of the store, in which pages show dates. Default: `UTC`. */
  timeZone: string
  weightUnit: 'KG' | 'LB'
  lengthUnit: 'KM' | 'MI'
  storefrontUrl: string
  /** Country of the store. */
  country?: string
  /** Line of text below the name. */
  tagline?: string
  /** Text about the store, as simple HTML. */
  about?: string
  hero?: Image
  logoUrl?: string
  accentColor?: string
  looks?: StoreLooks
  /** Whether test cards and demo accounts work in this store. */
  demo: boolean
  /** Whether a payment method is available. */
  takesPayments: boolean
  /** Whether buyers can request back-in-stock emails. */
  takesBackInStockRequests: boolean
  /** Whether the prices shown include tax. */
  shownTax: 'INCLUDED' | 'ADDED' | 'NONE'
  /** Minimum length of passwords, in characters. */
  passwordMinLength: number
  memberFields: readonly MemberField[]
  /** Whether sign-in and sign-up require a CAPTCHA. */
  captcha: 'OFF' | 'ON_RISK' | 'ALWAYS'
  /** Site key of the visible CAPTCHA. */
  captchaVisibleSiteKey: string
  /** Site key of the invisible CAPTCHA. */
  captchaInvisibleSiteKey: string
}

export interface Image {
  id?: string
  url?: string
  height?: number
  width?: number
  altText?: string
  filename?: string
  urlExpirationDate?: Date
  focalPoint?: FocalPoint
}

/** The focal point of a crop, from 0 to 1 in each direction. */
export interface FocalPoint {
  x?: number
  y?: number
}

/** Logo, colors and typefaces of the storefront, the hosted pages and emails. Logo and accent color are those of the site settings, too: to set them there changes the draft and what is published. */
export interface StoreLooks {
  /** An image of this store, or an https URL. */
  logoUrl?: string
  /** Of buttons and links; letters on it stay readable in light and dark mode. */
  accentColor?: string
  /** Of pages in light mode; one that is too dark to read on is lightened. */
  backgroundColor?: string
  /** In light mode; one that cannot be read on the background is not used. */
  textColor?: string
  headingTypeface: 'SANS' | 'SERIF' | 'HUMANIST' | 'GEOMETRIC' | 'ROUNDED' | 'SLAB' | 'MONO'
  bodyTypeface: 'SANS' | 'SERIF' | 'HUMANIST' | 'GEOMETRIC' | 'ROUNDED' | 'SLAB' | 'MONO'
  corners: 'SHARP' | 'SOFT' | 'ROUND'
}

/** A custom field of members, in addition to name and email. */
export interface MemberField {
  /** The key of the custom field. Cannot be changed. */
  key: string
  /** The label that members see. */
  label: string
  type: 'TEXT' | 'NUMBER' | 'DATE'
  /** Whether the sign-up form has this field. */
  onSignUp: boolean
}

/** Settings of the store. */
export interface SiteSettings {
  name: string
  currency: string
  /** Main language of the store. */
  language: string
  /** Contact email shown to buyers. */
  contactEmail?: string
  /** Whether catalog prices include tax. */
  taxIncludedInPrices: boolean
  /** The address that determines the tax of an order. */
  taxableAddress: 'SHIPPING' | 'BILLING' | 'BUSINESS'
  businessAddress?: {
    country: string
    subdivision?: string
    addressLine?: string
    addressLine2?: string
    postalCode?: string
    city?: string
  }
  /** Name of the business on invoices. Default: the store name. */
  legalName?: string
  /** VAT ID of the business, printed on invoices. */
  vatId?: string
  /** Whether new accounts must verify their email. */
  emailVerification: 'ON_SIGN_UP' | 'OFF'
  /** Whether the owner must approve new accounts. */
  ownerApproval: 'ON_SIGN_UP' | 'OFF'
  /** Whether sign-in and sign-up require a CAPTCHA. */
  captcha: 'OFF' | 'ON_RISK' | 'ALWAYS'
  /** Whether a high-risk sign-in without a second factor requires an emailed code. */
  highRiskLogin: 'REQUIRE_MFA' | 'ALLOW'
  /** Minimum length of passwords, from 8 to 64 characters. */
  passwordMinLength: number
  /** Maximum number of new carts per IP address per hour. */
  newCartsPerHour: number
  /** Maximum number of new visitors per IP address per minute, in each server process. */
  newVisitorsPerMinute: number
  /** Number of days after which inactive carts and checkouts are deleted. */
  cartDays: number
  /** Number of days that a download link is valid. */
  downloadDays: number
  /** Maximum number of downloads of a file per unit bought. */
  downloadLimit: number
  weightUnit: 'KG' | 'LB'
  lengthUnit: 'KM' | 'MI'
  /** IANA time zone of the store, such as `Europe/Berlin`. Determines when its days begin. */
  timeZone: string
  currencies: readonly StoreCurrency[]
  /** Additional catalog languages, such as `de`. The store’s main language is always available. */
  languages: readonly string[]
  memberFields: readonly MemberField[]
  /** The logo: an uploaded image or an https URL. Empty for none. */
  logoUrl?: string
  /** Accent color as `#rrggbb`. Empty for the default. */
  accentColor?: string
  /** Minutes that a payment waits for the buyer’s bank while its items are reserved. */
  challengeMinutes: number
  /** Maximum number of payments per visitor that wait for a bank at once. */
  challengesPerVisitor: number
  /** Maximum number of payments per IP address that wait for a bank at once. */
  challengesPerAddress: number
  /** Days until an authorized payment is captured or voided. See `captureBeforeExpiryEnabled`. */
  captureDays: number
  /** Due date and reminders of balances after a deposit, unless the purchase terms of the product set them. */
  remainders: {
    /** Number of days after the order when the balance is due. */
    dueInDays: number
    /** Number of days before the due date when buyers are reminded. 0 for never. */
    remindDaysBefore: number
    /** Numbers of days after the due date when buyers are reminded again. */
    remindDaysAfter: readonly number[]
  }
  /** Whether authorized payments are captured when their order is fulfilled. */
  captureOnFulfillment: boolean
  /** URL of the storefront page for booking services. If empty, redirects go to the member's account. */
  bookingsPageUrl?: string
  /** URL of the storefront page for events. If empty, redirects go to the member's account. */
  eventsPageUrl?: string
  /** URL of the storefront page for pricing plans. If empty, redirects go to the member's account. */
  plansPageUrl?: string
}

/** A currency beside the store’s own. */
export interface StoreCurrency {
  currency: string
  /** What one unit of the store's currency is worth in it. */
  rate: string
  /** Whether buyers pay in it. Unless told they only see prices in it, and pay in the store’s. */
  charged?: boolean
  /** Put on the rate: `"2.5"` makes 100 102.50. */
  feePercentage?: string
  rounding?: PriceRounding
  /** Whether the rate is brought up to date by the source of the server, where it has one. */
  followsSource?: boolean
  /** When the rate was last set. */
  rateDate?: Date
}

/** How prices that were worked out are rounded. */
export interface PriceRounding {
  /** Prices become multiples of it: `"1.00"` makes whole units. */
  to: string
  /** NEAREST unless told. */
  mode?: 'NEAREST' | 'UP' | 'DOWN'
  /** Taken off afterwards, and less than `to`: `"0.01"` makes 12.99. */
  less?: string
}

export interface WebhookSubscription {
  id: string
  appId: string
  url: string
  eventTypes: readonly string[]
  createdDate: Date
}

/** What a store received, refunded and lost to chargebacks over a number of days. In `giftCards`, less refunds: what gift cards were `sold` for (owed, no sale), what gift cards and store credit paid (`redeemed`), what was refunded as store credit (`credited`), `sales` of goods, and `money` that came in. */
export interface Books {
  currency: string
  /** Those in which money moved in this time, and the store's own first. */
  currencies: readonly string[]
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** The time zone in which a day begins and ends. */
  timeZone: string
  total: BookFlow
  giftCards: { sold: BookAmount; redeemed: BookAmount; credited: BookAmount; sales: BookAmount; money: BookAmount }
  /** The days on which money moved. */
  days: readonly {
    day: string
    received: BookAmount
    refunded: BookAmount
    disputed: BookAmount
    returned: BookAmount
    net: BookAmount
  }[]
  /** Gift cards have the name `gift-card`. */
  providers: readonly {
    provider: string
    received: BookAmount
    refunded: BookAmount
    disputed: BookAmount
    returned: BookAmount
    net: BookAmount
  }[]
  /** What is left of the payments, and the tax within it. */
  taxes: readonly {
    /** Where the order is delivered, or else billed. */
    country: string
    /** A fraction, such as `0.19`. */
    taxRate: string
    /** The buyers owe the tax of these orders. */
    reverseCharge?: boolean
    gross: BookAmount
    tax: BookAmount
  }[]
  /** The same tax by who collects it: several take theirs of one `taxable` amount, which is without tax. */
  jurisdictions: readonly {
    country: string
    /** Who collects the tax; not known where it is missing. */
    jurisdiction?: string
    jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
    taxName?: string
    taxRate: string
    taxable: BookAmount
    tax: BookAmount
  }[]
}

/** `net` is received − refunded − disputed + returned. */
export interface BookFlow {
  received: BookAmount
  refunded: BookAmount
  disputed: BookAmount
  returned: BookAmount
  net: BookAmount
}

/** An amount as decimal text and formatted, in the store's currency where no other is named. */
export interface BookAmount {
  /** Below zero where money went out. */
  amount: string
  formattedAmount: string
}

/** A movement of money, as the books show it. */
export interface BookEntry {
  date: Date
  /** The day in the time zone asked for. */
  day: string
  type: 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | 'CHARGEBACK_REVERSAL'
  /** Of all amounts of the entry. */
  currency: string
  amount: BookAmount
  giftCards: BookAmount
  tax: BookAmount
  taxes: readonly { taxRate: string; gross: BookAmount; tax: BookAmount }[]
  provider: string
  paymentId: string
  orderId: string
  orderNumber: string
  country: string
}

/** The store's books beside a payment provider's own account, payment by payment. Without `fees` or `payouts`, the provider does not tell them. */
export interface BookComparison {
  provider: string
  /** The sums of each currency that moved, the store's own first, which is always there. */
  currencies: readonly {
    currency: string
    store: { charges: BookAmount; refunds: BookAmount; disputes: BookAmount; net: BookAmount }
    account?: { charges: BookAmount; refunds: BookAmount; disputes: BookAmount; net: BookAmount }
    fees?: BookAmount
    payouts?: BookAmount
  }[]
  /** The payouts, newest first: at most the newest 1000. */
  payoutLines?: readonly BookPayout[]
  differences: readonly {
    paymentId: string
    orderId?: string
    orderNumber?: string
    type: 'CHARGE' | 'REFUND' | 'DISPUTE'
    currency: string
    reason: 'MISSING_AT_PROVIDER' | 'MISSING_IN_STORE' | 'AMOUNT_DIFFERS' | 'OTHER_DAY'
    store: BookAmount
    account: BookAmount
  }[]
  /** Why there is nothing to compare with. */
  unavailable?: 'NO_ACCOUNT' | 'NO_ANSWER'
}

/** Money that a payment provider paid out to the owner's bank; a payout that came back is above zero. */
export interface BookPayout {
  /** The day in the time zone asked for. */
  day: string
  /** In the payout's own currency; below zero, since it left the account. */
  amount: string
  formattedAmount: string
  currency: string
  /** The provider's own name of it. */
  reference: string
}

export interface Cart {
  id: string
  lineItems: readonly LineItem[]
  buyerNote?: string
  buyerInfo: BuyerInfo
  currency: string
  conversionCurrency?: string
  buyerLanguage?: string
  siteLanguage?: string
  taxIncludedInPrices?: boolean
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  checkoutId?: string
  appliedDiscounts: readonly AppliedDiscount[]
  discountHints?: readonly DiscountHint[]
  createdDate?: Date
  updatedDate?: Date
  contactInfo?: ContactInfo
  overrideCheckoutUrl?: string
  purchaseFlowId?: string
  selectedShippingOption?: SelectedShippingOption
  extendedFields?: ExtendedFields
  businessLocationId?: string
  paymentCurrency?: string
  revision?: string
  subtotal: MultiCurrencyPrice
}

export interface LineItem {
  id: string
  quantity: number
  catalogReference?: CatalogReference
  productName: TranslatableString
  url?: PageUrl
  price: MultiCurrencyPrice
  fullPrice?: MultiCurrencyPrice
  priceBeforeDiscounts?: MultiCurrencyPrice
  lineItemPrice?: MultiCurrencyPrice
  descriptionLines?: readonly DescriptionLine[]
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  subscriptionOptionInfo?: SubscriptionOptionInfo
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  withdrawalExclusion?:
    | 'SERVICE_PERFORMED'
    | 'MARKET_PRICE'
    | 'MADE_TO_ORDER'
    | 'PERISHABLE'
    | 'SEALED_HYGIENE'
    | 'MIXED_INSEPARABLY'
    | 'ALCOHOL_MARKET_PRICE'
    | 'URGENT_REPAIR'
    | 'SEALED_RECORDING'
    | 'NEWSPAPER'
    | 'AUCTION'
    | 'DATED_SERVICE'
    | 'DIGITAL_CONTENT'
  serviceProperties?: ServiceProperties
  rootCatalogItemId?: string
  priceDescription?: TranslatableString
  depositAmount?: MultiCurrencyPrice
  deliveryProfileId?: string
  customLineItem?: boolean
  discounts?: readonly LineDiscount[]
  consentRequiredPaymentPolicy?: string
  priceUndetermined?: boolean
  fixedQuantity?: boolean
  catalogOverrideFields?: CatalogOverrideFields
  savePaymentMethod?: boolean
  taxableAddress?: TaxableAddress
  extendedFields?: ExtendedFields
  policies?: readonly Policy[]
  membersOnly?: boolean
  modifierGroups?: readonly CartModifierGroup[]
  modifiersTotalPrice?: MultiCurrencyPrice
  image?: Image
  availability: Availability
  selectedMembership?: SelectedMembership
  taxGroupId?: string
  quantityTerms?: QuantityTerms
}

/** Text in the site's language and in the buyer's. */
export interface TranslatableString {
  original?: string
  translated?: string
}

/** The URL of the product page. */
export interface PageUrl {
  relativePath?: string
  url?: string
}

/** An amount in two currencies, as decimal text and formatted. */
export interface MultiCurrencyPrice {
  /** In the site's currency. */
  amount?: string
  /** In the buyer's currency. */
  convertedAmount?: string
  formattedAmount?: string
  formattedConvertedAmount?: string
}

export interface DescriptionLine {
  plainText?: TranslatableString
  colorInfo?: ColorInfo
  name?: TranslatableString
}

export interface ColorInfo {
  original?: string
  translated?: string
  code?: string
}

export interface PhysicalProperties {
  weight?: number
  sku?: string
  shippable?: boolean
}

export interface ItemType {
  preset?: 'PHYSICAL' | 'DIGITAL' | 'UNRECOGNISED' | 'GIFT_CARD' | 'SERVICE'
  custom?: string
}

export interface SubscriptionOptionInfo {
  subscriptionSettings?: SubscriptionSettings
  title?: TranslatableString
  description?: TranslatableString
}

export interface SubscriptionSettings {
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval?: number
  autoRenewal?: boolean
  billingCycles?: number
  enableCustomerCancellation?: boolean
  freeTrialPeriod?: FreeTrialPeriod
  startDate?: Date
}

export interface FreeTrialPeriod {
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval?: number
}

export interface ServiceProperties {
  scheduledDate?: Date
  numberOfParticipants?: number
  endDate?: Date
}

/** A discount on a line: what it takes off now, or why one that it had counts no more. */
export interface LineDiscount {
  id?: string
  name: string
  source: 'RULE' | 'COUPON' | 'MERCHANT'
  amount?: MultiCurrencyPrice
  status: 'ACTIVE' | 'EXPIRED' | 'DELETED' | 'MAX_USAGE_REACHED'
}

export interface CatalogOverrideFields {
  productName?: TranslatableString
  price?: string
  fullPrice?: string
  descriptionLines?: readonly DescriptionLine[]
  physicalProperties?: PhysicalProperties
  image?: Image
  paymentOption?: PaymentOption
  /** For each piece; for DEPOSIT_ONLINE alone. */
  depositAmount?: string
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

export interface PaymentOption {
  value?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
}

export interface TaxableAddress {
  addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING'
}

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>>
}

export interface Policy {
  title?: string
  content?: string
}

export interface CartModifierGroup {
  id?: string
  name?: TranslatableString
  modifiers?: readonly CartModifier[]
}

export interface CartModifier {
  id?: string
  quantity?: number
  label?: TranslatableString
  details?: TranslatableString
  price?: MultiCurrencyPrice
}

export interface Availability {
  status?: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE'
  quantityAvailable?: number
}

export interface SelectedMembership {
  id?: string
  appId?: string
}

/** How many of a product one order can have, all variants together. */
export interface QuantityTerms {
  minQuantity?: number
  maxQuantity?: number
  multipleOf?: number
}

export interface BuyerInfo {
  visitorId?: string
  memberId?: string
  userId?: string
  contactId?: string
  email?: string
}

export interface AppliedDiscount {
  coupon?: CartCoupon
  merchantDiscount?: MerchantDiscount
  discountRule?: CartDiscountRule
}

export interface CartCoupon {
  id?: string
  code?: string
}

export interface MerchantDiscount {
  amount?: MultiCurrencyPrice
}

export interface CartDiscountRule {
  id?: string
  name?: TranslatableString
  amount?: MultiCurrencyPrice
}

/** A discount that a buyer gets if they buy a little more. */
export interface DiscountHint {
  id: string
  name: string
  missingAmount?: MultiCurrencyPrice
  missingQuantity?: number
  freeDelivery: boolean
}

export interface ContactInfo {
  address?: Address
  contactDetails?: ContactDetails
}

/** A postal address. */
export interface Address {
  country?: string
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddress
  addressLine?: string
  addressLine2?: string
  formattedAddress?: string
  geocode?: Geocode
  countryFullname?: string
  subdivisionFullname?: string
}

export interface StreetAddress {
  number?: string
  name?: string
  apt?: string
}

export interface Geocode {
  latitude?: number
  longitude?: number
}

export interface ContactDetails {
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  vatId?: VatId
}

/** A tax ID: CPF, CNPJ, or another one such as a VAT ID of the EU. */
export interface VatId {
  id?: string
  type?: 'UNSPECIFIED' | 'CPF' | 'CNPJ'
}

export interface SelectedShippingOption {
  carrierId?: string
  code?: string
}

export interface EstimateTotals {
  cart?: Cart
  calculatedLineItems: readonly CalculatedLineItem[]
  priceSummary: PriceSummary
  giftCard?: CheckoutGiftCard
  taxSummary?: TaxSummary
  shippingInfo?: EstimatedShippingInfo
  appliedDiscounts?: readonly CheckoutAppliedDiscount[]
  discountHints?: readonly DiscountHint[]
  calculationErrors?: CalculationErrors
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  currency: string
  taxIncludedInPrice?: boolean
  payNow?: PriceSummary
  payLater?: PriceSummary
  additionalFees?: readonly AdditionalFee[]
  violations?: readonly CheckoutViolation[]
}

export interface CalculatedLineItem {
  lineItemId?: string
  pricesBreakdown?: PricesBreakdown
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  taxableAddress?: TaxableAddress
}

export interface PricesBreakdown {
  totalPriceAfterTax?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  totalDiscount?: MultiCurrencyPrice
  price?: MultiCurrencyPrice
  priceBeforeDiscounts?: MultiCurrencyPrice
  lineItemPrice?: MultiCurrencyPrice
  fullPrice?: MultiCurrencyPrice
  modifiers?: MultiCurrencyPrice
  depositAmount?: MultiCurrencyPrice
}

export interface TaxDetails {
  taxableAmount?: MultiCurrencyPrice
  taxRate?: string
  totalTax?: MultiCurrencyPrice
  taxBreakdown?: readonly TaxBreakdown[]
}

export interface TaxBreakdown {
  taxName?: string
  taxType?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate?: string
  nonTaxableAmount?: MultiCurrencyPrice
  taxAmount?: MultiCurrencyPrice
  taxableAmount?: MultiCurrencyPrice
}

export interface PriceSummary {
  subtotal: MultiCurrencyPrice
  shipping?: MultiCurrencyPrice
  tax?: MultiCurrencyPrice
  discount?: MultiCurrencyPrice
  total: MultiCurrencyPrice
  additionalFees?: MultiCurrencyPrice
}

export interface CheckoutGiftCard {
  obfuscatedCode?: string
  amount?: MultiCurrencyPrice
  appId?: string
  externalId?: string
  requestedAmount?: MultiCurrencyPrice
}

export interface TaxSummary {
  taxableAmount?: MultiCurrencyPrice
  totalTax?: MultiCurrencyPrice
  calculationDetails?: TaxCalculationDetails
  reverseCharge?: ReverseCharge
}

/** Where the tax rates came from. */
export interface TaxCalculationDetails {
  rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
  manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
  autoTaxFallbackDetails?: {
    fallbackReason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
    error?: { code: string; description: string }
  }
}

/** The buyer owes the VAT: a business of another EU country. */
export interface ReverseCharge {
  buyerVatId: string
  sellerVatId: string
}

export interface EstimatedShippingInfo {
  region?: CheckoutRegion
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
  carrierServiceOptions?: readonly CarrierServiceOption[]
}

export interface CheckoutRegion {
  id?: string
  name?: string
}

export interface SelectedCarrierServiceOption {
  code?: string
  title?: string
  logistics?: CheckoutLogistics
  cost?: CheckoutCost
  requestedShippingOption?: boolean
  carrierId?: string
  deliveryAllocations?: readonly DeliveryAllocation[]
  partial?: boolean
}

export interface CheckoutLogistics {
  deliveryTime?: string
  instructions?: string
  pickupDetails?: PickupDetails
  deliveryTimeSlot?: TimeSlot
  deliverByDate?: Date
}

export interface PickupDetails {
  address?: Address
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export interface TimeSlot {
  from?: Date
  to?: Date
  /** In which the store tells it. */
  timeZone?: string
}

export interface CheckoutCost {
  totalPriceAfterTax?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  totalDiscount?: MultiCurrencyPrice
  price?: MultiCurrencyPrice
}

export interface DeliveryAllocation {
  deliveryCarrier?: DeliveryCarrier
  deliveryRegion?: DeliveryRegion
  applicableLineItems?: ApplicableLineItems
}

export interface DeliveryCarrier {
  appId?: string
  code?: string
}

export interface DeliveryRegion {
  id?: string
  name?: string
}

export interface ApplicableLineItems {
  lineItemIds?: readonly string[]
}

export interface CarrierServiceOption {
  carrierId?: string
  shippingOptions?: readonly CheckoutShippingOption[]
}

export interface CheckoutShippingOption {
  code?: string
  title?: string
  logistics?: CheckoutLogistics
  cost?: ShippingOptionCost
  deliveryAllocations?: readonly DeliveryAllocation[]
  partial?: boolean
}

export interface ShippingOptionCost {
  price?: MultiCurrencyPrice
  otherCharges?: readonly OtherCharge[]
}

export interface OtherCharge {
  type?: 'HANDLING_FEE' | 'INSURANCE'
  price?: MultiCurrencyPrice
  details?: string
}

export interface CheckoutAppliedDiscount {
  coupon?: CheckoutCoupon
  merchantDiscount?: CheckoutMerchantDiscount
  discountRule?: DiscountRule
  discountType?: 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS'
  lineItemIds?: readonly string[]
}

export interface CheckoutCoupon {
  id?: string
  code?: string
  name?: string
  amount?: MultiCurrencyPrice
}

export interface CheckoutMerchantDiscount {
  amount?: MultiCurrencyPrice
  percentage?: number
}

export interface DiscountRule {
  id?: string
  name?: TranslatableString
  amount?: MultiCurrencyPrice
}

export interface CalculationErrors {
  generalShippingCalculationError?: GeneralShippingCalculationError
  carrierErrors?: CarrierError
  selectedShippingOptionError?: GeneralShippingCalculationError
  taxCalculationError?: GeneralShippingCalculationError
  couponCalculationError?: GeneralShippingCalculationError
  orderValidationErrors?: readonly BulkError[]
  membershipError?: GeneralShippingCalculationError
  discountsCalculationError?: GeneralShippingCalculationError
}

export interface GeneralShippingCalculationError {
  applicationError?: BulkError
  validationError?: ValidationError
  systemError?: SystemError
}

export interface BulkError {
  code?: string
  description?: string
  data?: Record<string, unknown>
}

export interface ValidationError {
  fieldViolations?: readonly FieldViolation[]
}

export interface FieldViolation {
  field?: string
  description?: string
  violatedRule?:
    | 'VALIDATION'
    | 'OTHER'
    | 'MAX'
    | 'MIN'
    | 'MAX_LENGTH'
    | 'MIN_LENGTH'
    | 'MAX_SIZE'
    | 'MIN_SIZE'
    | 'FORMAT'
    | 'DECIMAL_LTE'
    | 'DECIMAL_GTE'
    | 'DECIMAL_LT'
    | 'DECIMAL_GT'
    | 'DECIMAL_MAX_SCALE'
    | 'INVALID_ENUM_VALUE'
    | 'REQUIRED_FIELD'
    | 'FIELD_NOT_ALLOWED'
    | 'ONE_OF_ALIGNMENT'
    | 'EXACT_LENGTH'
    | 'EXACT_SIZE'
    | 'REQUIRED_ONE_OF_FIELD'
  ruleName?: string
  data?: Record<string, unknown>
}

export interface SystemError {
  errorCode?: string
}

export interface CarrierError {
  errors?: readonly CheckoutError[]
}

export interface CheckoutError {
  carrierId?: string
  error?: GeneralShippingCalculationError
}

export interface AdditionalFee {
  code?: string
  name?: string
  price?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  /** The app that charges the fee. */
  providerAppId?: string
  priceBeforeTax?: MultiCurrencyPrice
  priceAfterTax?: MultiCurrencyPrice
  /** The line items that the fee is for; it goes with the last of them. */
  lineItemIds?: readonly string[]
  /** MANUAL unless told; callers can set MANUAL and, with `lineItemIds`, ITEM. */
  source?: 'SHIPPING' | 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  translatedName?: string
  taxableAddress?: TaxableAddress
}

export interface CheckoutViolation {
  severity?: 'WARNING' | 'ERROR'
  target?: CheckoutTarget
  description?: string
}

export interface CheckoutTarget {
  other?: CheckoutOther
  lineItem?: TargetLineItem
}

export interface CheckoutOther {
  name?: 'OTHER_DEFAULT'
}

export interface TargetLineItem {
  name?: 'LINE_ITEM_DEFAULT'
  id?: string
}

export interface Product {
  id: string
  name: string
  slug: string
  visible: boolean
  productType: 'unspecified_product_type' | 'physical' | 'digital'
  /** Each piece that is paid for becomes a gift card worth its price. Set when it is created. */
  giftCard?: boolean
  description?: string
  sku?: string
  /** As it is printed on the pack, with its leading zeros; an empty text removes it. Of a product without variants: each variant has its own. */
  barcode?: string
  weight?: number
  weightRange?: WeightRange
  productDimensions?: ProductDimensions
  packageDimensions?: ProductDimensions
  stock: ProductStock
  priceData: PriceData
  convertedPriceData?: PriceData
  priceRange?: WeightRange
  costAndProfitData?: CostAndProfitData
  costRange?: WeightRange
  pricePerUnitData?: PricePerUnitData
  additionalInfoSections: readonly AdditionalInfoSection[]
  media: ProductMedia
  /** The texts among the modifiers. Setting them leaves the other modifiers. */
  customTextFields?: readonly CustomTextField[]
  /** In their order; what is not sent again is removed. */
  modifiers?: readonly ProductModifier[]
  manageVariants: boolean
  productOptions: readonly ProductOption[]
  productPageUrl?: ProductPageUrl
  numericId: string
  inventoryItemId?: string
  discount: ProductDiscount
  collectionIds: readonly string[]
  variants: readonly Variant[]
  lastUpdated: Date
  createdDate: Date
  seoData?: SeoData
  ribbon?: string
  brand?: string
  price: PriceData
  ribbons: readonly Ribbon[]
}

export interface WeightRange {
  minValue?: number
  maxValue?: number
}

export interface ProductDimensions {
  length?: string
  width?: string
  height?: string
  unit?: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

export interface ProductStock {
  trackInventory: boolean
  quantity?: number
  inventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  inStock: boolean
}

export interface PriceData {
  currency: string
  price: number
  discountedPrice: number
  formatted: Formatted
  pricePerUnit?: number
}

export interface Formatted {
  price?: string
  discountedPrice?: string
  pricePerUnit?: string
}

export interface CostAndProfitData {
  itemCost?: number
  formattedItemCost?: string
  profit?: number
  formattedProfit?: string
  profitMargin?: number
}

export interface PricePerUnitData {
  totalQuantity?: number
  totalMeasurementUnit?:
    | 'MM'
    | 'CM'
    | 'M'
    | 'IN'
    | 'FT'
    | 'YD'
    | 'UNSPECIFIED'
    | 'ML'
    | 'CL'
    | 'L'
    | 'CBM'
    | 'MG'
    | 'G'
    | 'KG'
    | 'SQM'
    | 'OZ'
    | 'LB'
    | 'FLOZ'
    | 'PT'
    | 'QT'
    | 'GAL'
    | 'SQFT'
  baseQuantity?: number
  baseMeasurementUnit?:
    | 'MM'
    | 'CM'
    | 'M'
    | 'IN'
    | 'FT'
    | 'YD'
    | 'UNSPECIFIED'
    | 'ML'
    | 'CL'
    | 'L'
    | 'CBM'
    | 'MG'
    | 'G'
    | 'KG'
    | 'SQM'
    | 'OZ'
    | 'LB'
    | 'FLOZ'
    | 'PT'
    | 'QT'
    | 'GAL'
    | 'SQFT'
}

export interface AdditionalInfoSection {
  title?: string
  description?: string
}

export interface ProductMedia {
  mainMedia?: MainMedia
  items: readonly MainMedia[]
}

export interface MainMedia {
  image?: ProductImage
  video?: ProductVideo
  thumbnail?: ProductImage
  mediaType?: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip'
  title?: string
  id?: string
}

export interface ProductImage {
  url: string
  width?: number
  height?: number
  format?: string
  altText?: string
}

export interface ProductVideo {
  files?: readonly ProductImage[]
  stillFrameMediaId?: string
}

export interface CustomTextField {
  title?: string
  maxLength?: number
  mandatory?: boolean
  /** The title in the language that was asked for. */
  translatedTitle?: string
}

/** What a buyer can have with a product beside its variant: a choice, or a text of their own. */
export interface ProductModifier {
  /** Keeps the modifier when it is renamed. */
  id?: string
  /** What carts call it: its first name, which stays when it is renamed. */
  key?: string
  /** At most 50 characters for choices. */
  name?: string
  mandatory?: boolean
  modifierRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  freeTextSettings?: FreeTextSettings
  choicesSettings?: ModifierChoicesSettings
  /** The name in the language that was asked for. */
  translatedName?: string
}

export interface FreeTextSettings {
  /** The same as the name. */
  title?: string
  key?: string
  minCharCount?: number
  /** 500 unless told. */
  maxCharCount?: number
  /** Put on the price of each piece; nothing unless told. */
  defaultAddedPrice?: string
  /** In the currency that was asked for. */
  convertedAddedPrice?: string
  /** The same as text, such as `2.00 €`. */
  formattedAddedPrice?: string
}

export interface ModifierChoicesSettings {
  choices: readonly ProductModifierChoice[]
}

export interface ProductModifierChoice {
  /** Keeps the choice when it is renamed. */
  choiceId?: string
  /** What carts call it. */
  key?: string
  name: string
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** For SWATCH_CHOICES. */
  colorCode?: string
  /** Put on the price of each piece; nothing unless told. */
  addedPrice?: string
  /** In the currency that was asked for. */
  convertedAddedPrice?: string
  /** The same as text, such as `2.00 €`. */
  formattedAddedPrice?: string
  /** The name in the language that was asked for. */
  translatedName?: string
}

export interface ProductOption {
  /** Where it is not sent, an option whose choices are all colors such as `#ffcc00` is of type `color`. */
  optionType: 'unspecified_option_type' | 'drop_down' | 'color'
  name: string
  choices: readonly ProductChoice[]
  /** The name in the language that was asked for; carts take the `name` itself. */
  translatedName?: string
}

export interface ProductChoice {
  value: string
  description: string
  media?: ProductMedia
  inStock?: boolean
  visible?: boolean
  /** The description in the language that was asked for; carts take the `description` itself. */
  translatedDescription?: string
}

export interface ProductPageUrl {
  base?: string
  path?: string
}

export interface ProductDiscount {
  type?: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT'
  value?: number
}

export interface Variant {
  id: string
  choices: Record<string, string>
  variant: VariantData
  stock: VariantStock
}

export interface VariantData {
  priceData?: PriceData
  convertedPriceData?: PriceData
  costAndProfitData?: CostAndProfitData
  weight?: number
  sku?: string
  /** As it is printed on the pack, with its leading zeros. */
  barcode?: string
  visible?: boolean
  productDimensions?: ProductDimensions
  packageDimensions?: ProductDimensions
}

export interface VariantStock {
  trackQuantity: boolean
  quantity?: number
  inStock: boolean
}

export interface SeoData {
  tags?: readonly ProductTag[]
  settings?: ProductSettings
}

export interface ProductTag {
  type?: string
  props?: Record<string, unknown>
  meta?: Record<string, unknown>
  children?: string
  custom?: boolean
  disabled?: boolean
}

export interface ProductSettings {
  preventAutoRedirect?: boolean
  keywords?: readonly ProductKeyword[]
}

export interface ProductKeyword {
  term?: string
  isMain?: boolean
  origin?: string
}

export interface Ribbon {
  text: string
}

export interface Collection {
  id: string
  name: string
  media?: ProductMedia
  numberOfProducts?: number
  description?: string
  slug: string
  visible?: boolean
  lastUpdated?: Date
}

/** The position of a page among all matches. */
export interface QueryMetadata {
  /** Number of items on this page. */
  count: number
  /** Number of items before this page. Absent with cursor paging. */
  offset?: number
  /** Total number of matches. Absent if there are too many to count. */
  total?: number
  /** Whether there are too many matches to count. */
  tooManyToCount?: boolean
  cursors?: { next?: string; prev?: string }
  /** Whether there is a next page. Set only with cursor paging. */
  hasNext?: boolean
}

export interface ProductOptionsAvailability {
  selectedVariant?: SelectedVariant
  media?: ProductMedia
  productOptions?: readonly ProductOption[]
  availableForPurchase?: boolean
}

export interface SelectedVariant {
  price?: PriceData
  convertedPriceData?: PriceData
  weight?: number
  sku?: string
  quantity?: number
  inStock?: boolean
  visible?: boolean
  productDimensions?: ProductDimensions
  packageDimensions?: ProductDimensions
}

export interface StoreVariant {
  id?: string
  variantId?: string
  productId?: string
  variantName?: string
  productName?: string
  managedVariant?: boolean
  sku?: string
  stock?: VariantStock
  choices?: Record<string, string>
  collectionIds?: readonly string[]
  media?: StoreVariantMedia
  preorderInfo?: PreorderInfo
}

export interface StoreVariantMedia {
  image?: Image
  video?: Video
}

export interface Video {
  id?: string
  resolutions?: readonly VideoResolution[]
  filename?: string
  posters?: readonly Image[]
}

export interface VideoResolution {
  url?: string
  height?: number
  width?: number
  format?: string
  poster?: Image
}

export interface PreorderInfo {
  enabled?: boolean
  message?: string
  limit?: number
}

export interface BulkUpdateProductsResult {
  results?: readonly BulkResult[]
  bulkActionMetadata?: BulkActionMetadata
}

export interface BulkResult {
  itemMetadata?: ItemMetadata
}

export interface ItemMetadata {
  id?: string
  originalIndex?: number
  success?: boolean
  error?: BulkError
}

export interface BulkActionMetadata {
  totalSuccesses?: number
  totalFailures?: number
  undetailedFailures?: number
}

export interface ProductPage {
  productId: string
  numericId: string
  slug: string
  name: string
  lastUpdated: Date
  image?: { url: string; altText?: string }
}

/** A template that a checkout link opens. */
export interface CheckoutTemplate {
  id: string
  status?: 'ACTIVE' | 'INACTIVE'
  customization?: CheckoutTemplateCustomization
  lineItems?: readonly CheckoutTemplateLineItem[]
  customLineItems?: readonly CustomLineItem[]
  couponCode?: string
  customContentReference?: CustomContentReference
  externalReference?: ExternalReference
}

export interface CheckoutTemplateCustomization {
  webClient?: CheckoutTemplateWebClient
  lockedGiftCard?: boolean
  lockedCoupon?: boolean
  disabledManualPayment?: boolean
}

export interface CheckoutTemplateWebClient {
  disabledContinueShoppingButton?: boolean
  disabledPolicyAgreementCheckbox?: boolean
}

export interface CheckoutTemplateLineItem {
  quantity?: number
  catalogReference?: CatalogReference
  catalogOverrideFields?: CatalogOverrideFields
}

export interface CustomLineItem {
  quantity?: number
  price?: string
  priceDescription?: TranslatableString
  descriptionLines?: readonly DescriptionLine[]
  media?: Image
  taxGroupId?: string
  productName?: TranslatableString
  url?: PageUrl
  itemType?: ItemType
  fullPrice?: string
  quantityAvailable?: number
  physicalProperties?: PhysicalProperties
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  serviceProperties?: ServiceProperties
  rootCatalogItemId?: string
  /** For each piece; for DEPOSIT_ONLINE alone. */
  depositAmount?: string
  deliveryProfileId?: string
  catalogReference?: CatalogReference
  priceUndetermined?: boolean
  fixedQuantity?: boolean
  consentRequiredPaymentPolicy?: string
  savePaymentMethod?: boolean
  policies?: readonly Policy[]
  membersOnly?: boolean
  taxableAddress?: TaxableAddress
  /** What goes with the item. The price of each modifier, times its quantity, is added to that of each piece. */
  modifierGroups?: readonly NewModifierGroup[]
}

export interface NewModifierGroup {
  id?: string
  name?: TranslatableString
  modifiers?: readonly NewModifier[]
}

export interface NewModifier {
  id?: string
  quantity?: number
  label?: TranslatableString
  details?: TranslatableString
  price?: string
}

export interface CustomContentReference {
  appId?: string
  componentId?: string
}

export interface ExternalReference {
  appId?: string
  resourceId?: string
}

export interface BulkCheckoutTemplateResult {
  itemMetadata: ItemMetadata
  item?: CheckoutTemplate
}

/** An HTTP response as data, to pass on to a browser. */
export interface HttpAnswer {
  statusCode: number
  headers: readonly HttpHeader[]
  /** Base64. */
  body: string
}

export interface HttpHeader {
  key: string
  value: string
}

export interface Checkout {
  id: string
  lineItems: readonly CheckoutLineItem[]
  billingInfo?: ContactInfo
  shippingInfo?: ShippingInfo
  buyerNote?: string
  buyerInfo: CheckoutBuyerInfo
  conversionCurrency?: string
  priceSummary: PriceSummary
  calculationErrors?: CalculationErrors
  giftCard?: CheckoutGiftCard
  appliedDiscounts: readonly CheckoutAppliedDiscount[]
  discountHints?: readonly DiscountHint[]
  customFields?: readonly CheckoutCustomField[]
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  taxSummary?: TaxSummary
  currency: string
  channelType?:
    | 'UNSPECIFIED'
    | 'WEB'
    | 'POS'
    | 'EBAY'
    | 'AMAZON'
    | 'OTHER_PLATFORM'
    | 'WIX_APP_STORE'
    | 'WIX_INVOICES'
    | 'BACKOFFICE_MERCHANT'
    | 'WISH'
    | 'CLASS_PASS'
    | 'GLOBAL_E'
    | 'FACEBOOK'
    | 'ETSY'
    | 'TIKTOK'
    | 'FAIRE_COM'
    | 'PAYPAL_AGENTIC_CHECKOUT'
    | 'STRIPE_AGENTIC_CHECKOUT'
  siteLanguage?: string
  buyerLanguage?: string
  completed: boolean
  taxIncludedInPrice?: boolean
  createdBy?: CreatedBy
  createdDate?: Date
  updatedDate?: Date
  payNow?: PriceSummary
  payLater?: PriceSummary
  remainders?: readonly PlannedRemainder[]
  membershipOptions?: MembershipOptions
  /** All fees. Only elevated callers can set those of their own, which replace the ones they set before. */
  additionalFees?: readonly AdditionalFee[]
  cartId?: string
  violations?: readonly CheckoutViolation[]
  extendedFields?: ExtendedFields
  purchaseFlowId?: string
  customSettings?: CustomSettings
  marketingConsent?: MarketingConsent
  customContentReference?: CustomContentReference
  externalReference?: ExternalReference
  payAfterFreeTrial?: PriceSummary
  businessLocationId?: string
  paymentCurrency?: string
  /** The exempt group of the buyer; only elevated callers can set it. */
  taxExemptGroupId?: string
}

export interface CheckoutLineItem {
  id: string
  quantity: number
  catalogReference?: CatalogReference
  productName: TranslatableString
  url?: PageUrl
  price: MultiCurrencyPrice
  fullPrice?: MultiCurrencyPrice
  priceBeforeDiscounts?: MultiCurrencyPrice
  lineItemPrice?: MultiCurrencyPrice
  descriptionLines?: readonly DescriptionLine[]
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  subscriptionOptionInfo?: SubscriptionOptionInfo
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  withdrawalExclusion?:
    | 'SERVICE_PERFORMED'
    | 'MARKET_PRICE'
    | 'MADE_TO_ORDER'
    | 'PERISHABLE'
    | 'SEALED_HYGIENE'
    | 'MIXED_INSEPARABLY'
    | 'ALCOHOL_MARKET_PRICE'
    | 'URGENT_REPAIR'
    | 'SEALED_RECORDING'
    | 'NEWSPAPER'
    | 'AUCTION'
    | 'DATED_SERVICE'
    | 'DIGITAL_CONTENT'
  serviceProperties?: ServiceProperties
  rootCatalogItemId?: string
  priceDescription?: TranslatableString
  depositAmount?: MultiCurrencyPrice
  deliveryProfileId?: string
  customLineItem?: boolean
  discounts?: readonly LineDiscount[]
  consentRequiredPaymentPolicy?: string
  priceUndetermined?: boolean
  fixedQuantity?: boolean
  catalogOverrideFields?: CatalogOverrideFields
  savePaymentMethod?: boolean
  taxableAddress?: TaxableAddress
  extendedFields?: ExtendedFields
  policies?: readonly Policy[]
  membersOnly?: boolean
  modifierGroups?: readonly CartModifierGroup[]
  modifiersTotalPrice?: MultiCurrencyPrice
  totalPriceAfterTax?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  discount?: MultiCurrencyPrice
  media?: Image
  availability?: Availability
}

export interface ShippingInfo {
  shippingDestination?: ContactInfo
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
  region?: CheckoutRegion
  carrierServiceOptions?: readonly CarrierServiceOption[]
}

export interface CheckoutBuyerInfo {
  visitorId?: string
  memberId?: string
  contactId?: string
  email?: string
}

export interface CheckoutCustomField {
  value?: unknown
  title?: string
  translatedTitle?: string
}

export interface CreatedBy {
  userId?: string
  memberId?: string
  visitorId?: string
  appId?: string
}

/** What is left of deposits, and on which day it is due. */
export interface PlannedRemainder {
  dueDate: string
  amount: Price
}

/** An amount of money in the order's currency. */
export interface Price {
  amount?: string
  formattedAmount?: string
}

export interface MembershipOptions {
  eligibleMemberships?: readonly EligibleMembership[]
  invalidMemberships?: readonly InvalidMembership[]
  selectedMemberships?: EstimateSelectedMembership
}

export interface EligibleMembership {
  id?: string
  appId?: string
  name?: TranslatableString
  lineItemIds?: readonly string[]
  credits?: CheckoutCredit
  expirationDate?: Date
}

export interface CheckoutCredit {
  total?: number
  remaining?: number
}

export interface InvalidMembership {
  membership?: EligibleMembership
  reason?: string
}

export interface EstimateSelectedMembership {
  memberships?: readonly EstimateMembership[]
}

export interface EstimateMembership {
  id?: string
  appId?: string
  lineItemIds?: readonly string[]
}

export interface CustomSettings {
  lockGiftCard?: boolean
  lockCouponCode?: boolean
  disabledPolicyAgreementCheckbox?: boolean
  disabledManualPayment?: boolean
  disabledContinueShoppingButton?: boolean
}

export interface MarketingConsent {
  /** News may come by email. */
  email?: boolean
  /** News may come by text message. */
  sms?: boolean
}

export interface PaymentSettings {
  /** Requires a bank challenge for every card; otherwise the bank decides. */
  requires3dSecure: boolean
}

/** A payment method of a checkout. */
export interface PaymentMethod {
  /** The `paymentMethodId` for `createOrder`. */
  id: string
  /** By card or on a page of the provider, with `createOrderAndCharge`, or offline after the order, with `createOrder`. */
  type: 'CARD' | 'REDIRECT' | 'OFFLINE'
  /** The name that the store gave it. */
  name?: string
  /** Payment instructions, in plain text. */
  instructions?: string
  /** Who charges it. */
  provider?: string
  script?: PaymentScript
  /** Whether a member can save it, by `savePaymentMethod` of `createOrderAndCharge`. */
  savable?: boolean
  /** Of `REDIRECT`: with the address to come back to behind it, it is the `paymentToken`. */
  tokenPrefix?: string
}

/** What a provider's own card fields are created with. */
export interface PaymentScript {
  /** The script to load. */
  url: string
  publishableKey: string
  /** What is due, in the unit in which the provider counts the currency. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** Set where the store captures later: only what can be held is to be offered. */
  captureMethod?: 'manual'
  /** With what the fields are to be created, or updated, when a member saves the card. */
  setupFutureUsage?: 'off_session'
}

/** What the buyer is to do before a payment can complete. */
export interface PaymentAction {
  /** Only `confirmPayment`, first leave for `url`, or first use the provider's script with `clientSecret`. */
  type: 'NONE' | 'REDIRECT' | 'ELEMENT'
  provider: string
  /** For `confirmPayment`, once the buyer has acted. */
  paymentResponseToken: string
  url?: string
  clientSecret?: string
  script?: PaymentScript
}

/** What a member allowed a third-party app. */
export interface Consent {
  clientId: string
  appName: string
  scopes: readonly ('openid' | 'profile' | 'email' | 'offline_access')[]
  createdDate: Date
  updatedDate: Date
}

/** A third-party app that members can sign in to with their account. */
export interface ThirdPartyApp {
  clientId: string
  /** Shown to members on the consent page. */
  name: string
  redirectUris: readonly string[]
  createdDate?: Date
}

/** An address in a member's address book. */
export interface SavedAddress {
  id: string
  tag?: 'BILLING' | 'SHIPPING' | 'UNTAGGED' | 'HOME' | 'WORK'
  address: PostalAddress
}

export interface PostalAddress {
  country: string
  subdivision?: string
  city: string
  postalCode?: string
  addressLine: string
  addressLine2?: string
}

export interface SecondaryEmail {
  email?: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

export interface PhonesV2 {
  countryCode?: string
  phone?: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | 'MOBILE' | 'FAX'
}

/** A member of the store, or somebody who bought without an account. */
export interface Contact {
  /** The id of the member, where the contact is one. */
  id: string
  createdDate: Date
  updatedDate: Date
  primaryInfo: { email?: string; phone?: string }
  info: {
    name?: { first?: string; last?: string }
    company?: string
    jobTitle?: string
    birthdate?: string
    locale?: string
    emails: {
      items: readonly {
        /** Such as `HOME` or `UNTAGGED`. */
        tag?: string
        email: string
        primary: boolean
      }[]
    }
    phones: {
      items: readonly {
        /** Such as `HOME` or `UNTAGGED`. */
        tag?: string
        phone: string
        primary: boolean
      }[]
    }
    addresses: {
      items: readonly {
        id?: string
        /** Such as `HOME` or `UNTAGGED`. */
        tag?: string
        address: MemberAddress
      }[]
    }
  }
  memberInfo?: { memberId: string; email: string; status: 'PENDING' | 'APPROVED' | 'BLOCKED'; signupDate: Date }
}

export interface MemberAddress {
  streetAddress?: MemberStreetAddress
  addressLine?: string
  id?: string
  addressLine2?: string
  city?: string
  subdivision?: string
  country?: string
  postalCode?: string
}

export interface MemberStreetAddress {
  number?: string
  name?: string
}

/** A discount code. */
export interface StoreCoupon {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  /** What buyers enter, case-insensitive. */
  code: string
  name: string
  effect: StoreCouponEffect
  /** On by default. */
  active: boolean
  minimumSubtotal?: string
  /** Only items in this collection are discounted. */
  collectionId?: string
  /** Only these products are discounted. */
  productIds?: readonly string[]
  /** Only for members in one of these groups. */
  memberGroupIds?: readonly string[]
  /** Whether automatic discounts may be given beside it. On by default. */
  combinesWithDiscounts: boolean
  /** DISABLED is switched off, expired or used up. PENDING starts later. DEMO is sample data of the demo store, and can be used there. */
  status: 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'
  startTime?: Date
  expirationTime?: Date
  usageLimit?: number
  /** Uses per email. */
  perCustomerLimit?: number
  timesUsed: number
  createdDate: Date
  updatedDate: Date
}

export interface StoreCouponEffect {
  type: 'PERCENT_OFF' | 'MONEY_OFF' | 'FREE_SHIPPING'
  percent?: string
  amount?: string
}

export interface Currency {
  code: string
  symbol: string
}

/** A decimal number as digits and number of decimal places. */
export interface DecimalValue {
  /** The digits without the decimal point: `1095` for 10.95. */
  value: string
  /** Number of decimal places: 2 for 10.95. */
  decimalPlaces: number
}

export interface DeliveryProfile {
  id: string
  name: string
  /** Of the one profile that goods without another have; it stays. */
  default?: boolean
  deliveryRegions: readonly ProfileRegion[]
  createdBy?: DeliveryProfileCreatedBy
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  extendedFields?: ExtendedFields
}

export interface ProfileRegion {
  id: string
  name: string
  active?: boolean
  deliveryCarriers?: readonly ProfileCarrier[]
  destinations?: readonly ProfileDestination[]
  createdDate?: Date
}

export interface ProfileCarrier {
  appId: string
  backupRate?: CarrierBackupRate
  additionalCharges?: readonly CarrierAdditionalCharge[]
}

export interface CarrierBackupRate {
  title?: string
  amount?: string
  active?: boolean
}

export interface CarrierAdditionalCharge {
  description?: string
  amount?: string
}

export interface ProfileDestination {
  countryCode: string
  subdivisions?: readonly string[]
}

export interface DeliveryProfileCreatedBy {
  appId?: string
  userId?: string
}

export interface ListedDeliveryCarrier {
  deliveryCarrierMetadata: DeliveryCarrierMetadata
  deliveryCarrierDetails?: DeliveryCarrierDetails
  deliveryCarrierRegionalSettings?: readonly CarrierRegionSettings[]
}

export interface DeliveryCarrierMetadata {
  id: string
  originalIndex?: number
  success: boolean
  error?: DeliveryCarrierFailure
}

export interface DeliveryCarrierFailure {
  code: string
  description: string
}

export interface DeliveryCarrierDetails {
  id: string
  displayName: string
  description?: string
  learnMoreUrl?: string
  dashboardUrl?: string
  fallbackDefinitionMandatory?: boolean
  thumbnailUrl?: string
  toggleGetCarrierSettingsEnabled: boolean
  toggleUpdateCarrierActiveStatusEnabled: boolean
}

export interface CarrierRegionSettings {
  deliveryRegionId: string
  dashboardTables: readonly CarrierTable[]
}

export interface CarrierTable {
  title: string
  columns: readonly CarrierColumn[]
  rows: readonly CarrierRow[]
}

export interface CarrierColumn {
  key: string
  name: string
}

export interface CarrierRow {
  key: string
  data: Record<string, unknown>
  active: boolean
}

export interface InstalledDeliveryCarrier {
  id: string
  displayName: string
  description?: string
  learnMoreUrl?: string
  dashboardUrl?: string
  fallbackDefinitionMandatory?: boolean
  thumbnailUrl?: string
  toggleGetCarrierSettingsEnabled: boolean
}

export interface DeliveryDestinationProperties {
  postalCodeRequired: boolean
  pickupOnly: boolean
}

export interface CountryDeliveryProperties {
  country: string
  deliveryDestinationProperties: DeliveryDestinationProperties
  subdivisions?: readonly SubdivisionDeliveryProperties[]
}

export interface SubdivisionDeliveryProperties {
  subdivision: string
  deliveryDestinationProperties: DeliveryDestinationProperties
}

/** The file of a digital product. It can only be accessed with a download link. */
export interface SecureFile {
  id: string
  fileName: string
  /** Size in bytes. */
  fileSize: string
  fileType: 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE'
}

/** A file bought with an order, with its remaining downloads. */
export interface OrderDownload {
  lineItemId: string
  fileName: string
  /** Size in bytes. */
  fileSize: string
  fileType: 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE'
  status: 'AVAILABLE' | 'EXPIRED' | 'USED_UP' | 'REVOKED'
  /** The download link. Set while the file can be downloaded. */
  link?: string
  expirationDate: Date
  /** Maximum number of downloads. */
  downloadsAllowed: number
  /** Number of downloads left. */
  downloadsLeft: number
}

export interface DiscountPreviewLine {
  productName: string
  quantity: number
  price: MultiCurrencyPrice
  discount: MultiCurrencyPrice
  total: MultiCurrencyPrice
}

/** What has become of a discount for a purchase. Applied ones stand in the order of application. */
export interface DiscountOutcome {
  id: string
  name: string
  source: 'RULE' | 'COUPON'
  applied: boolean
  amount?: MultiCurrencyPrice
  /** Why it was not applied. */
  reason?:
    | 'OFF'
    | 'NOT_STARTED'
    | 'ENDED'
    | 'USED_UP'
    | 'USED_UP_BY_CUSTOMER'
    | 'BUDGET_SPENT'
    | 'CONDITION'
    | 'NO_ITEMS'
    | 'TAKES_NOTHING'
    | 'NOT_COMBINED'
  /** The condition that does not hold. */
  condition?: 'SUBTOTAL' | 'QUANTITY' | 'MEMBERS' | 'MEMBER_GROUPS' | 'COUNTRY' | 'TIME' | 'FIRST_ORDER'
  missingAmount?: MultiCurrencyPrice
  missingQuantity?: number
  /** The discount that was applied in its place. */
  notBesideId?: string
}

/** An automatic discount, given when its trigger applies. */
export interface StoreDiscountRule {
  id?: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate?: Date
  updatedDate?: Date
  active?: boolean
  name?: string
  trigger?: DiscountTrigger
  activeTimeInfo?: ActiveTime
  discounts?: RuleDiscounts
  status?: 'PENDING' | 'LIVE' | 'EXPIRED'
  usageCount?: number
  tags?: RuleTags
}

export interface DiscountTrigger {
  triggerType?: 'CUSTOM' | 'AND' | 'OR' | 'SUBTOTAL_RANGE' | 'ITEM_QUANTITY_RANGE' | 'CUSTOMER_ELIGIBILITY'
  customTrigger?: CustomTrigger
  subtotalRange?: SubtotalRange
  itemQuantityRange?: ItemQuantityRange
  customerEligibility?: CustomerEligibility
  and?: AllTriggers
  or?: AnyTrigger
}

export interface CustomTrigger {
  id?: string
  appId?: string
}

export interface SubtotalRange {
  scopes?: readonly DiscountScope[]
  from?: string
  to?: string
}

export interface DiscountScope {
  id?: string
  type?: 'CATALOG_ITEM' | 'CUSTOM_FILTER'
  catalogItemFilter?: CatalogItemFilter
  customFilter?: CustomFilter
}

export interface CatalogItemFilter {
  catalogAppId?: string
  /** All items unless told. */
  catalogItemIds?: readonly string[]
}

export interface CustomFilter {
  appId?: string
  params?: Record<string, unknown>
}

export interface ItemQuantityRange {
  scopes?: readonly DiscountScope[]
  from?: number
  to?: number
}

export interface CustomerEligibility {
  eligibilityType?: 'INDIVIDUAL_MEMBERS'
  individualMembersInfo?: IndividualMembers
}

export interface IndividualMembers {
  memberIds?: readonly string[]
}

export interface AllTriggers {
  triggers?: readonly NestedDiscountTrigger[]
}

/** One of several triggers; it holds none itself. */
export interface NestedDiscountTrigger {
  triggerType?: 'CUSTOM' | 'AND' | 'OR' | 'SUBTOTAL_RANGE' | 'ITEM_QUANTITY_RANGE' | 'CUSTOMER_ELIGIBILITY'
  customTrigger?: CustomTrigger
  subtotalRange?: SubtotalRange
  itemQuantityRange?: ItemQuantityRange
  customerEligibility?: CustomerEligibility
}

export interface AnyTrigger {
  triggers?: readonly NestedDiscountTrigger[]
}

export interface ActiveTime {
  start?: Date
  end?: Date
}

export interface RuleDiscounts {
  values?: readonly RuleDiscount[]
}

export interface RuleDiscount {
  discountType?: 'PERCENTAGE' | 'FIXED_AMOUNT' | 'FIXED_PRICE' | 'QUANTITY_BASED'
  percentage?: number
  fixedAmount?: string
  fixedPrice?: string
  quantityBased?: QuantityBased
  targetType?: 'SPECIFIC_ITEMS'
  specificItemsInfo?: SpecificItems
}

export interface QuantityBased {
  configurations?: readonly QuantityPrice[]
}

export interface QuantityPrice {
  id?: string
  quantity?: number
  price?: string
}

export interface SpecificItems {
  scopes?: readonly DiscountScope[]
}

export interface RuleTags {
  privateTags?: PrivateRuleTags
  publicTags?: PublicRuleTags
}

export interface PrivateRuleTags {
  tagIds?: readonly string[]
}

export interface PublicRuleTags {
  tagIds?: readonly string[]
}

/** A condition of the store’s own that a rule can name as a custom trigger. */
export interface DiscountCustomTrigger {
  id: string
  appId: string
  name: string
}

/** A discount that is given by itself to purchases that fit. */
export interface Discount {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  /** Buyers see it beside what it takes off. */
  name: string
  /** On by default. */
  active: boolean
  /** Of several, the highest is chosen first. */
  priority: number
  /** Whether all conditions must hold, or one of them. */
  match: 'ALL' | 'ANY'
  conditions: readonly DiscountCondition[]
  effect: DiscountEffect
  /** Whether other discounts may be given beside it. On by default. */
  combinesWithDiscounts: boolean
  /** Whether it may be given beside a coupon code. On by default. */
  combinesWithCodes: boolean
  /** Never given together with these. */
  excludedDiscountIds?: readonly string[]
  startTime?: Date
  endTime?: Date
  usageLimit?: number
  /** Orders of one email. */
  perCustomerLimit?: number
  /** The most that it takes off in all orders together. */
  budget?: string
  status: 'PENDING' | 'LIVE' | 'EXPIRED'
  timesUsed: number
  amountGiven: string
  createdDate: Date
  updatedDate: Date
}

/** What a purchase must be like. Limits are inclusive; times are those of the store’s clock. */
export interface DiscountCondition {
  type: 'SUBTOTAL' | 'QUANTITY' | 'MEMBERS' | 'MEMBER_GROUPS' | 'COUNTRY' | 'TIME' | 'FIRST_ORDER'
  subtotalFrom?: string
  subtotalTo?: string
  /** Of the items that count. */
  quantityFrom?: number
  /** Of the items that count. */
  quantityTo?: number
  items?: DiscountItems
  memberIds?: readonly string[]
  memberGroupIds?: readonly string[]
  countries?: readonly string[]
  days?: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN')[]
  startTime?: string
  endTime?: string
}

/** Items that are one of these products, or in one of these collections. */
export interface DiscountItems {
  productIds?: readonly string[]
  collectionIds?: readonly string[]
}

/** What is taken off. Without `items` it is meant for all of them. */
export interface DiscountEffect {
  type:
    | 'PERCENT'
    | 'AMOUNT'
    | 'AMOUNT_EACH'
    | 'FIXED_PRICE'
    | 'BUNDLE'
    | 'BUY_X_GET_Y'
    | 'QUANTITY_STEPS'
    | 'FREE_DELIVERY'
  percentage?: string
  amount?: string
  price?: string
  /** Items of a bundle. */
  quantity?: number
  /** Items that are bought. */
  buyQuantity?: number
  /** Items that are cheaper for it. */
  getQuantity?: number
  /** How often in one order. */
  mostTimes?: number
  steps?: readonly DiscountStep[]
  items?: DiscountItems
  getItems?: DiscountItems
}

/** What each item costs, or what is taken off it, from a quantity on. */
export interface DiscountStep {
  /** From so many items on. */
  from: number
  percentage?: string
  amountEach?: string
  priceEach?: string
}

/** A payment that a buyer's bank has taken back, and what the store can say about it. */
export interface Dispute {
  /** The ID of its chargeback. */
  id: string
  orderId: string
  orderNumber: string
  paymentId: string
  provider: string
  /** `OPEN` until the store answers, `ANSWERING` until the provider has taken the answer, `ANSWERED` until the bank decides. */
  status: 'OPEN' | 'ANSWERING' | 'ANSWERED' | 'WON' | 'LOST'
  amount: Price
  withdrawn: Price
  returned: Price
  /** The bank's reason, by the provider's name for it. */
  reason: string
  answerBefore?: Date
  createdDate: Date
  /** Whether the store can answer it now. */
  answerable: boolean
  /** Why the store cannot answer it. */
  whyNot?: 'DISPUTE_ALREADY_ANSWERED' | 'DISPUTE_CLOSED' | 'DISPUTE_DEADLINE_PASSED' | 'DISPUTE_NOT_ANSWERABLE'
  /** What the store answered: `true` if it accepted the dispute. */
  accepted?: boolean
  evidence?: DisputeEvidence
  answeredDate?: Date
  /** Why the provider did not take the last answer. */
  answerRefusal?: string
}

/** What speaks for the store, as text. The payment provider passes it on to the buyer's bank. */
export interface DisputeEvidence {
  explanation?: string
  productDescription?: string
  customerName?: string
  customerEmail?: string
  billingAddress?: string
  customerCommunication?: string
  receipt?: string
  shippingAddress?: string
  shippingCarrier?: string
  shippingDate?: string
  shippingTrackingNumber?: string
  refundPolicy?: string
  refundRefusalExplanation?: string
}

export interface CalculatedDraftOrder {
  draftOrder: DraftOrder
  shippingOptions: readonly DraftShippingOption[]
  calculationErrors?: DraftCalculationErrors
}

export interface DraftOrder {
  id: string
  orderId?: string
  lineItems: readonly DraftOrderItem[]
  shippingInfo?: DraftShippingDetails
  buyerInfo?: OrderBuyerInfo
  billingInfo?: ContactInfo
  additionalFees: readonly DraftOrderFee[]
  discounts: readonly DraftOrderDiscount[]
  createdDate: Date
  updatedDate: Date
  createdBy?: CreatedBy
  status: 'DRAFT' | 'COMMITTED'
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  currency: string
  priceSummary: OrderPriceSummary
  taxSummary?: { totalTax?: Price }
  balanceSummary?: BalanceSummary
  commitSettings?: DraftOrderCommitSettings
  memberId?: string
  purchaseFlowId?: string
  recipientInfo?: DraftRecipientDetails
  taxInfo?: OrderTaxInfo
  extendedFields?: ExtendedFields
  buyerDetails?: DraftBuyerDetails
  billingDetails?: DraftBillingDetails
  businessLocationDetails?: DraftLocationDetails
  platformFeeSummary?: PlatformFeeSummary
  /** Rises with each change. Send it with a commit, so that only what you have seen is committed. */
  revision: number
  /** Whether it changes an order that was placed; `orderId` says which. */
  isEdit: boolean
  taxIncludedInPrices?: boolean
  taxExempt?: boolean
  buyerNote?: string
  buyerLanguage?: string
  originalTotal?: Price
  deposit?: DraftDeposit
}

export interface DraftOrderItem {
  added?: boolean
  changedDetails?: DraftOrderItemChange
  removed?: boolean
  lineItem?: OrderLineItem
  /** So many pieces are in fulfillments: they stay in the order. */
  fulfilledQuantity?: number
}

export interface DraftOrderItemChange {
  quantityBeforeChange?: number
  priceBeforeChange?: Price
  priceDescriptionBeforeChange?: TranslatableString
  modifierGroupsBeforeChange?: readonly OrderModifierGroup[]
}

export interface OrderModifierGroup {
  id?: string
  name?: TranslatableString
  modifiers?: readonly OrderModifier[]
}

export interface OrderModifier {
  id?: string
  quantity?: number
  label?: TranslatableString
  details?: TranslatableString
  price?: Price
}

export interface OrderLineItem {
  id: string
  productName: TranslatableString
  catalogReference?: CatalogReference
  quantity: number
  totalDiscount?: Price
  descriptionLines?: readonly DescriptionLine[]
  image?: Image
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  fulfillerId?: string
  refundQuantity?: number
  restockQuantity?: number
  price: Price
  priceBeforeDiscounts?: Price
  totalPriceBeforeTax?: Price
  totalPriceAfterTax?: Price
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  withdrawalExclusion?:
    | 'SERVICE_PERFORMED'
    | 'MARKET_PRICE'
    | 'MADE_TO_ORDER'
    | 'PERISHABLE'
    | 'SEALED_HYGIENE'
    | 'MIXED_INSEPARABLY'
    | 'ALCOHOL_MARKET_PRICE'
    | 'URGENT_REPAIR'
    | 'SEALED_RECORDING'
    | 'NEWSPAPER'
    | 'AUCTION'
    | 'DATED_SERVICE'
    | 'DIGITAL_CONTENT'
  taxInfo?: TaxInfo
  digitalFile?: DigitalFile
  subscriptionInfo?: SubscriptionInfo
  priceDescription?: TranslatableString
  depositAmount?: Price
  locations?: readonly OrderLocation[]
  lineItemPrice?: Price
  taxableAddress?: TaxableAddress
  priceUndetermined?: boolean
  fixedQuantity?: boolean
  decimalQuantity?: DecimalQuantity
  extendedFields?: ExtendedFields
  modifierGroups?: readonly OrderModifierGroup[]
  serviceProperties?: ServiceProperties
}

export interface TaxInfo {
  taxAmount?: Price
  taxableAmount?: Price
  taxRate?: string
  taxGroupId?: string
  taxIncludedInPrice?: boolean
  taxBreakdown?: readonly OrderTaxBreakdown[]
}

export interface OrderTaxBreakdown {
  taxName?: string
  taxType?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate?: string
  nonTaxableAmount?: Price
  taxAmount?: Price
  taxableAmount?: Price
}

export interface DigitalFile {
  fileId?: string
  link?: string
  expirationDate?: Date
}

export interface SubscriptionInfo {
  id?: string
  cycleNumber?: number
  subscriptionSettings?: OrderSubscriptionSettings
  chargesDescription?: string
}

export interface OrderSubscriptionSettings {
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval?: number
  autoRenewal?: boolean
  billingCycles?: number
  enableCustomerCancellation?: boolean
  freeTrialPeriod?: OrderFreeTrialPeriod
  startDate?: Date
}

export interface OrderFreeTrialPeriod {
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval?: number
}

export interface OrderLocation {
  id?: string
  quantity?: number
  name?: string
}

export interface DecimalQuantity {
  measurementUnit?:
    | 'MM'
    | 'CM'
    | 'M'
    | 'IN'
    | 'FT'
    | 'YD'
    | 'UNSPECIFIED'
    | 'ML'
    | 'CL'
    | 'L'
    | 'CBM'
    | 'MG'
    | 'G'
    | 'KG'
    | 'SQM'
    | 'OZ'
    | 'LB'
    | 'FLOZ'
    | 'PT'
    | 'QT'
    | 'GAL'
    | 'SQFT'
  otherUnit?: string
  value?: string
  description?: TranslatableString
}

export interface DraftShippingDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { shippingInfoBeforeChange?: OrderShippingInfo }
  shippingInfo?: OrderShippingInfo
}

export interface OrderShippingInfo {
  carrierId?: string
  code?: string
  title?: string
  logistics?: OrderLogistics
  cost?: OrderCost
  region?: OrderRegion
}

export interface OrderLogistics {
  shippingDestination?: ContactInfo
  pickupDetails?: OrderPickupDetails
  deliveryTime?: string
  instructions?: string
  deliveryTimeSlot?: OrderDeliveryTimeSlot
  deliverByDate?: Date
}

export interface OrderPickupDetails {
  address?: PickupAddress
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export interface PickupAddress {
  country?: string
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddress
  addressLine?: string
  addressLine2?: string
  formattedAddress?: string
  geocode?: Geocode
  countryFullname?: string
  subdivisionFullname?: string
}

export interface OrderDeliveryTimeSlot {
  from?: Date
  to?: Date
  /** In which the store tells it. */
  timeZone?: string
}

export interface OrderCost {
  price?: Price
  totalPriceBeforeTax?: Price
  totalPriceAfterTax?: Price
  taxInfo?: TaxInfo
  discount?: Price
}

export interface OrderRegion {
  name?: string
}

export interface OrderBuyerInfo {
  visitorId?: string
  memberId?: string
  contactId?: string
  email?: string
}

export interface DraftOrderFee {
  additionalFee: OrderAdditionalFee
  taxDetails?: { taxable?: boolean; taxGroupId?: string }
  source: 'ORIGINAL_ORDER' | 'AUTOMATIC' | 'CUSTOM'
  applied: boolean
}

export interface OrderAdditionalFee {
  code?: string
  name?: string
  price?: Price
  taxInfo?: TaxInfo
  providerAppId?: string
  priceBeforeTax?: Price
  priceAfterTax?: Price
  id?: string
  lineItemIds?: readonly string[]
  source?: 'SHIPPING' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  taxableAddress?: TaxableAddress
}

export interface DraftOrderDiscount {
  discount: OrderAppliedDiscount
  source: 'ORIGINAL_ORDER' | 'AUTOMATIC' | 'CUSTOM'
  applied: boolean
}

export interface OrderAppliedDiscount {
  coupon?: OrderCoupon
  merchantDiscount?: OrderMerchantDiscount
  discountRule?: OrderDiscountRule
  discountType?: 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS'
  id?: string
  lineItemDiscounts?: readonly LineItemDiscount[]
}

export interface OrderCoupon {
  id?: string
  code?: string
  name?: string
  amount?: Price
}

export interface OrderMerchantDiscount {
  discountReason?: 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT'
  description?: string
  amount?: Price
}

export interface OrderDiscountRule {
  id?: string
  name?: TranslatableString
  amount?: Price
}

export interface LineItemDiscount {
  id?: string
  totalDiscount?: Price
}

export interface OrderPriceSummary {
  subtotal: Price
  shipping?: Price
  tax?: Price
  discount?: Price
  total: Price
  totalAdditionalFees?: Price
}

export interface BalanceSummary {
  balance?: OrderBalance
  paid?: Price
  refunded?: Price
  authorized?: Price
  pendingRefund?: Price
  pending?: Price
  chargeback?: Price
  chargebackReversal?: Price
  platformFees?: Price
  totalMinusPlatformFees?: Price
  cashRoundingAdjustment?: CashRoundingAdjustment
}

export interface OrderBalance {
  amount?: string
  formattedAmount?: string
}

export interface CashRoundingAdjustment {
  amount?: string
  formattedAmount?: string
}

export interface DraftOrderCommitSettings {
  /** Whether the buyer gets an email; `true` unless set. */
  sendNotificationsToBuyer?: boolean
  /** Whether the owners get an email; only where it is `true`. */
  sendNotificationsToBusiness?: boolean
  /** Whether it stands in the timeline; `true` unless set. */
  addActivitiesToOrder?: boolean
  /** Nobody but the store fulfills orders here: nobody else gets an email. */
  sendNotificationsToCustomFulfillers?: boolean
  /** Line items of which removed pieces go back in stock. Added pieces are always taken out of stock. */
  updateInventory?: readonly DraftInventoryUpdate[]
}

export interface DraftInventoryUpdate {
  lineItemId?: string
}

export interface DraftRecipientDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { recipientInfoBeforeChange?: ContactInfo }
  recipientInfo?: ContactInfo
}

export interface OrderTaxInfo {
  totalTax?: Price
  taxBreakdown?: readonly TaxInfoTaxBreakdown[]
  taxExempt?: boolean
  reverseCharge?: ReverseCharge
}

export interface TaxInfoTaxBreakdown {
  taxName?: string
  taxType?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate?: string
  aggregatedTaxAmount?: Price
}

export interface DraftBuyerDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { buyerInfoBeforeChange?: OrderBuyerInfo }
  buyerInfo?: OrderBuyerInfo
}

export interface DraftBillingDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { billingInfoBeforeChange?: ContactInfo }
  billingInfo?: ContactInfo
}

export interface DraftLocationDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { businessLocationBeforeChange?: BusinessLocation }
  businessLocation?: BusinessLocation
}

export interface BusinessLocation {
  id?: string
  name?: string
}

export interface PlatformFeeSummary {
  total?: Price
  totalPassOn?: Price
  totalAbsorbed?: Price
  fees?: readonly OrderFee[]
}

export interface OrderFee {
  name?: TranslatableString
  amount?: Price
  lineItemId?: string
  chargeType?: 'PASS_ON' | 'ABSORBED'
  percentageRate?: string
}

/** What is paid in advance, and what after it. */
export interface DraftDeposit {
  amount?: Price
  percentage?: string
  /** On which day the rest is due if the order is placed today. */
  dueDate?: string
  payNow: Price
  payLater: Price
}

export interface DraftShippingOption {
  carrierId?: string
  code: string
  title: string
  logistics?: OrderLogistics
  cost: { price: Price; currency: string }
}

export interface DraftCalculationErrors {
  generalShippingCalculationError?: { applicationError?: BulkError }
  taxCalculationError?: { applicationError?: BulkError }
  orderValidationErrors?: readonly BulkError[]
}

export interface Order {
  id: string
  number: string
  createdDate: Date
  updatedDate?: Date
  lineItems: readonly OrderLineItem[]
  buyerInfo: OrderBuyerInfo
  paymentStatus:
    | 'UNSPECIFIED'
    | 'NOT_PAID'
    | 'PAID'
    | 'PARTIALLY_REFUNDED'
    | 'FULLY_REFUNDED'
    | 'PENDING'
    | 'PARTIALLY_PAID'
    | 'PENDING_MERCHANT'
    | 'CANCELED'
    | 'DECLINED'
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'CANCELED'
  buyerLanguage?: string
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  currency: string
  currencyConversionDetails?: CurrencyConversionDetails
  taxIncludedInPrices?: boolean
  siteLanguage?: string
  priceSummary: OrderPriceSummary
  billingInfo?: ContactInfo
  shippingInfo?: OrderShippingInfo
  buyerNote?: string
  status: 'PENDING' | 'CANCELED' | 'INITIALIZED' | 'APPROVED' | 'REJECTED'
  archived?: boolean
  taxInfo?: OrderTaxInfo
  appliedDiscounts?: readonly OrderAppliedDiscount[]
  activities?: readonly OrderActivity[]
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  createdBy?: CreatedBy
  channelInfo?: ChannelInfo
  seenByAHuman?: boolean
  checkoutId?: string
  customFields?: readonly CheckoutCustomField[]
  marketingConsent?: MarketingConsent
  balanceSummary?: BalanceSummary
  remainders?: readonly PlannedRemainder[]
  additionalFees?: readonly OrderAdditionalFee[]
  extendedFields?: ExtendedFields
  purchaseFlowId?: string
  recipientInfo?: ContactInfo
  tags?: OrderTag
  purchasedDate?: Date
  businessLocation?: BusinessLocation
  payAfterFreeTrial?: OrderPriceSummary
  platformFeeSummary?: PlatformFeeSummary
  imported?: boolean
}

export interface CurrencyConversionDetails {
  originalCurrency?: string
  conversionRate?: string
}

export interface OrderActivity {
  customActivity?: CustomActivity
  merchantComment?: MerchantComment
  orderRefunded?: OrderRefunded
  draftOrderChangesApplied?: DraftOrderChangesApplied
  savedPaymentMethod?: SavedPaymentMethod
  authorizedPaymentCreated?: AuthorizedPaymentCreated
  authorizedPaymentCaptured?: AuthorizedPaymentCreated
  authorizedPaymentVoided?: AuthorizedPaymentCreated
  refundInitiated?: RefundInitiated
  paymentRefunded?: PaymentRefunded
  paymentRefundFailed?: PaymentRefunded
  refundedAsStoreCredit?: RefundedAsStoreCredit
  paymentPending?: PaymentPending
  paymentCanceled?: PaymentPending
  paymentDeclined?: PaymentPending
  receiptCreated?: ReceiptCreated
  receiptSent?: ReceiptCreated
  chargebackCreated?: ChargebackCreated
  chargebackReversed?: ChargebackReversed
  id?: string
  authorEmail?: string
  actor?: ActivityActor
  createdDate?: Date
  activityType?:
    | 'CUSTOM_ACTIVITY'
    | 'ORDER_REFUNDED'
    | 'ORDER_PLACED'
    | 'ORDER_PAID'
    | 'ORDER_FULFILLED'
    | 'ORDER_NOT_FULFILLED'
    | 'ORDER_CANCELED'
    | 'DOWNLOAD_LINK_SENT'
    | 'TRACKING_NUMBER_ADDED'
    | 'TRACKING_NUMBER_EDITED'
    | 'TRACKING_LINK_ADDED'
    | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
    | 'INVOICE_ADDED'
    | 'INVOICE_REMOVED'
    | 'INVOICE_SENT'
    | 'FULFILLER_EMAIL_SENT'
    | 'SHIPPING_ADDRESS_EDITED'
    | 'EMAIL_EDITED'
    | 'PICKUP_READY_EMAIL_SENT'
    | 'MERCHANT_COMMENT'
    | 'ORDER_PARTIALLY_PAID'
    | 'DRAFT_ORDER_CHANGES_APPLIED'
    | 'SAVED_PAYMENT_METHOD'
    | 'AUTHORIZED_PAYMENT_CREATED'
    | 'AUTHORIZED_PAYMENT_CAPTURED'
    | 'AUTHORIZED_PAYMENT_VOIDED'
    | 'REFUND_INITIATED'
    | 'PAYMENT_REFUNDED'
    | 'PAYMENT_REFUND_FAILED'
    | 'REFUNDED_AS_STORE_CREDIT'
    | 'PAYMENT_PENDING'
    | 'PAYMENT_CANCELED'
    | 'PAYMENT_DECLINED'
    | 'ORDER_PENDING'
    | 'ORDER_REJECTED'
    | 'RECEIPT_CREATED'
    | 'RECEIPT_SENT'
    | 'CHARGEBACK_CREATED'
    | 'CHARGEBACK_REVERSED'
}

export interface CustomActivity {
  appId?: string
  type?: string
  additionalData?: Record<string, string>
}

export interface MerchantComment {
  message?: string
}

export interface OrderRefunded {
  manual?: boolean
  amount?: Price
  reason?: string
}

export interface DraftOrderChangesApplied {
  draftOrderId?: string
  reason?: string
  changes?: readonly OrderChange[]
}

export interface OrderChange {
  lineItemChanged?: LineItemChanged
  lineItemAdded?: LineItemAdded
  lineItemRemoved?: LineItemAdded
  discountAdded?: DiscountAdded
  discountRemoved?: DiscountAdded
  additionalFeeAdded?: DiscountAdded
  additionalFeeRemoved?: DiscountAdded
  totalPriceChanged?: TotalPriceChanged
  shippingInformationChanged?: ShippingInformationChanged
}

export interface LineItemChanged {
  id?: string
  name?: TranslatableString
  quantity?: OrderQuantity
  price?: OrderPrice
}

export interface OrderQuantity {
  originalQuantity?: number
  newQuantity?: number
  diff?: number
  deltaType?: 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED'
}

export interface OrderPrice {
  originalPrice?: Price
  newPrice?: Price
}

export interface LineItemAdded {
  id?: string
  name?: TranslatableString
  quantity?: number
}

export interface DiscountAdded {
  id?: string
  name?: TranslatableString
  affectedLineItems?: readonly AffectedLineItem[]
  totalAmount?: Price
}

export interface AffectedLineItem {
  id?: string
  name?: TranslatableString
  amount?: Price
}

export interface TotalPriceChanged {
  originalTotal?: Price
  newTotal?: Price
}

export interface ShippingInformationChanged {
  originalShippingInfo?: OriginalShippingInfo
  newShippingInfo?: OriginalShippingInfo
}

export interface OriginalShippingInfo {
  total?: Price
  shippingTitle?: string
}

export interface SavedPaymentMethod {
  name?: string
  description?: string
}

export interface AuthorizedPaymentCreated {
  paymentId?: string
  amount?: Price
  lastFourDigits?: string
  brand?: string
}

export interface RefundInitiated {
  refundId?: string
  amount?: Price
  payments?: readonly OrderPayment[]
  reason?: string
}

export interface OrderPayment {
  regular?: OrderRegular
  giftCard?: OrderGiftCard
  membership?: OrderMembership
  paymentId?: string
  externalRefund?: boolean
}

export interface OrderRegular {
  amount?: Price
  lastFourDigits?: string
  brand?: string
}

export interface OrderGiftCard {
  giftCardPaymentId?: string
  amount?: Price
}

export interface OrderMembership {
  membershipId?: string
}

export interface PaymentRefunded {
  refundId?: string
  payment?: OrderPayment
}

export interface RefundedAsStoreCredit {
  amount?: Price
  reason?: string
}

export interface PaymentPending {
  regular?: PaymentPendingRegular
  paymentId?: string
}

export interface PaymentPendingRegular {
  creditCardDetails?: CreditCardDetails
  amount?: Price
}

export interface CreditCardDetails {
  lastFourDigits?: string
  brand?: string
}

export interface ReceiptCreated {
  wixReceipt?: WixReceipt
  externalReceipt?: ExternalReceipt
  paymentId?: string
}

export interface WixReceipt {
  receiptId?: string
  displayNumber?: string
}

export interface ExternalReceipt {
  receiptId?: string
  displayNumber?: string
}

export interface ChargebackCreated {
  paymentId?: string
  chargebackId?: string
  amount?: Price
  paymentDetails?: PaymentPendingRegular
}

export interface ChargebackReversed {
  paymentId?: string
  chargebackId?: string
  amount?: Price
  reversalAmount?: Price
  paymentDetails?: PaymentPendingRegular
}

/** Who has done something to an order. */
export interface ActivityActor {
  /** `key`: an API key of the store. */
  type: 'visitor' | 'member' | 'owner' | 'app' | 'key'
  id?: string
}

export interface ChannelInfo {
  type?:
    | 'UNSPECIFIED'
    | 'WEB'
    | 'POS'
    | 'EBAY'
    | 'AMAZON'
    | 'OTHER_PLATFORM'
    | 'WIX_APP_STORE'
    | 'WIX_INVOICES'
    | 'BACKOFFICE_MERCHANT'
    | 'WISH'
    | 'CLASS_PASS'
    | 'GLOBAL_E'
    | 'FACEBOOK'
    | 'ETSY'
    | 'TIKTOK'
    | 'FAIRE_COM'
    | 'PAYPAL_AGENTIC_CHECKOUT'
    | 'STRIPE_AGENTIC_CHECKOUT'
  externalOrderId?: string
  externalOrderUrl?: string
}

export interface OrderTag {
  privateTags?: PrivateTag
  tags?: PrivateTag
}

export interface PrivateTag {
  tagIds?: readonly string[]
}

export interface SecondFactors {
  factors: readonly SecondFactor[]
  offered: readonly ('TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH')[]
  recoveryCodesLeft: number
  /** Number of trusted devices. */
  trustedDevices: number
  /** Changes need the password, if there is one. */
  hasPassword: boolean
}

/** A second factor of a member. Its secret is returned once, at creation. */
export interface SecondFactor {
  id: string
  type: 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH'
  status: 'PENDING' | 'ACTIVE'
  /** Its name, or where codes go, partly hidden. */
  label: string
  createdDate: Date
  lastUsedDate?: Date
}

/** A factor whose setup is not complete. */
export interface Enrollment {
  factor: SecondFactor
  /** The setup key for an authenticator app. */
  secret?: string
  /** The same as a URI for such apps. */
  otpauthUri?: string
  /** The same as a QR code, in SVG. */
  qrCode?: string
  /** For a passkey: the options for the browser. */
  publicKeyCredentialCreationOptionsJson?: string
}

/** A sign-in waiting for approval on another device. */
export interface SignInRequest {
  transactionId: string
  /** Shown on both devices, to compare. */
  number: string
  /** The device that asks, if known. */
  device: string
  createdDate: Date
  expiresDate: Date
}

/** A fee that is added to carts, checkouts and orders automatically. */
export interface FeeRule {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  /** The name shown to buyers. */
  name: string
  /** Default: true. */
  active: boolean
  /** A fixed amount. Set either this or `percentage`. */
  amount?: string
  /** Percentage of the price of the matching items before discounts, such as `"2.5"`. */
  percentage?: string
  /** `ORDER` charges the fee once per order, `ITEM` charges the amount per unit. Default: `ORDER`. */
  basis: 'ORDER' | 'ITEM'
  /** Applies to these products, in addition to those in `collectionIds`. */
  productIds?: readonly string[]
  /** Applies to products in these collections. */
  collectionIds?: readonly string[]
  /** Applies only to deliveries to these destinations. */
  destinations?: readonly { country: string; subdivisions?: readonly string[] }[]
  /** Applies only if the subtotal before discounts is at least this amount. */
  minSubtotal?: string
  /** Applies only if the subtotal before discounts is at most this amount. */
  maxSubtotal?: string
  /** Whether the fee is taxed. Default: true. */
  taxable: boolean
  /** Tax group of the fee. Default: the default tax group. */
  taxGroupId?: string
  createdDate: Date
  updatedDate: Date
}

export interface OrderWithFulfillments {
  orderId?: string
  fulfillments?: readonly Fulfillment[]
}

export interface Fulfillment {
  trackingInfo?: TrackingInfo
  customInfo?: CustomInfo
  id?: string
  createdDate?: Date
  lineItems?: readonly FulfillmentLineItem[]
  /** How far it is, in the words of whoever handles it: `Pending`, `In_Delivery`, `Fulfilled`. */
  status?: string
  /** Whether it has been sent. What is not holds its line items, and the order is not fulfilled with it. */
  completed?: boolean
  /** When the buyer received it, where that is known: the period of withdrawal begins then. */
  deliveredDate?: Date
}

export interface TrackingInfo {
  trackingNumber?: string
  shippingProvider?: string
  /** Without it, the page of the carrier, where that is known: `fedex`, `ups`, `usps`, `dhl`, `canadaPost`, `dpd`, `gls`, `royalMail`, `australiaPost`. */
  trackingLink?: string
}

export interface CustomInfo {
  fieldsData?: Record<string, string>
}

export interface FulfillmentLineItem {
  id?: string
  quantity?: number
}

export interface BulkOrderFulfillmentsResult {
  itemMetadata: ItemMetadata
  ordersWithFulfillments?: OrderWithFulfillments
}

/** A prepaid code that pays for orders. */
export interface GiftCard {
  id: string
  /** The end of the code; only the holder has the rest. */
  obfuscatedCode: string
  status: 'ACTIVE' | 'EMPTY' | 'EXPIRED' | 'DISABLED'
  initialValue: Price
  balance: Price
  /** The store's, unless told. */
  currency: string
  expirationDate?: Date
  /** Who gets the code by email. */
  recipientEmail?: string
  createdDate: Date
  updatedDate: Date
}

export interface UserInfo {
  sub: string
  name?: string
  given_name?: string
  family_name?: string
  givenName?: string
  familyName?: string
  nickname?: string
  preferred_username?: string
  picture?: string
  /** Seconds since 1970. */
  updated_at?: number
  email?: string
  email_verified?: boolean
}

export interface StateMachineResponse {
  state:
    | 'UNKNOWN_STATE'
    | 'SUCCESS'
    | 'REQUIRE_OWNER_APPROVAL'
    | 'REQUIRE_EMAIL_VERIFICATION'
    | 'STATUS_CHECK'
    | 'REQUIRE_MISSING_FIELDS'
    | 'REQUIRE_MFA'
    | 'MFA_CHALLENGE'
  mfaChallengeData?: MfaChallengeData
  sessionToken?: string
  stateToken?: string
  identity?: Identity
  additionalData?: Record<string, unknown>
}

/** The second factor that a sign-in needs. */
export interface MfaChallengeData {
  factorType?: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  verificationChallengeData?: VerificationChallenge
  availableFactors: readonly AvailableFactor[]
  reason: 'USER_SETTINGS' | 'HIGH_RISK_LOGIN'
}

export interface VerificationChallenge {
  pushData?: {
    /** The request to answer on another device. */
    transactionId: string
  }
  webauthnData?: {
    challengeId: string
    /** Passkey options for the browser, as JSON. */
    publicKeyCredentialRequestOptionsJson: string
  }
  /** Where a code was sent, partly hidden; for push, the number on both devices. */
  hint?: string
}

export interface AvailableFactor {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  factorStatus: 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

export interface Identity {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  connections?: readonly IdentityConnection[]
  identityProfile?: IdentityProfile
  metadata?: unknown
  email?: IdentityEmail
  status?: IdentityStatus
  factors?: readonly IdentityFactor[]
}

export interface IdentityConnection {
  idpConnection?: IdpConnection
  authenticatorConnection?: AuthenticatorConnection
}

export interface IdpConnection {
  idpConnectionId?: string
  idpUserId?: string
}

export interface AuthenticatorConnection {
  authenticatorConnectionId?: string
  reEnrollmentRequired?: boolean
}

export interface IdentityProfile {
  firstName?: string
  lastName?: string
  nickname?: string
  picture?: string
  labels?: readonly string[]
  language?: string
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: readonly IdentityCustomField[]
  secondaryEmails?: readonly SecondaryEmail[]
  phonesV2?: readonly PhonesV2[]
  addresses?: readonly IdentityProfileAddress[]
  company?: string
  position?: string
  birthdate?: string
  slug?: string
  subscription?: boolean
  vatId?: string
}

export interface IdentityCustomField {
  name?: string
  value?: IdentityValue
}

export interface IdentityValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  listValue?: ListValue
  mapValue?: MapValue
  boolValue?: boolean
}

export interface ListValue {
  value?: readonly unknown[]
}

export interface MapValue {
  value?: Record<string, unknown>
}

export interface IdentityProfileAddress {
  address?: IdentityAddress
  tag?: 'BILLING' | 'SHIPPING' | 'UNTAGGED' | 'HOME' | 'WORK'
}

export interface IdentityAddress {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
}

export interface IdentityEmail {
  address?: string
  isVerified?: boolean
}

export interface IdentityStatus {
  name?: 'PENDING' | 'ACTIVE' | 'UNKNOWN_STATUS' | 'DELETED' | 'BLOCKED' | 'OFFLINE'
  reasons?: readonly (
    | 'UNKNOWN_REASON'
    | 'PENDING_ADMIN_APPROVAL_REQUIRED'
    | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
    | 'PENDING_REQUIRED_FIELDS_MISSING'
  )[]
}

export interface IdentityFactor {
  factorId?: string
  type?: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  status?: 'ACTIVE' | 'INACTIVE' | 'REQUIRE_REENROLL'
}

export interface RedirectSession {
  id: string
  fullUrl: string
  urlDetails: UrlDetails
  /** A signed token of whom the redirect is for, valid for a day. */
  sessionToken?: string
  shortUrl?: string
}

export interface UrlDetails {
  endpoint: string
  searchParams?: Record<string, string>
}

export interface Member {
  id: string
  loginEmail?: string
  loginEmailVerified?: boolean
  status?: 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | 'UNKNOWN'
  contactId?: string
  contact?: MemberContact
  profile?: MemberProfile
  privacyStatus?: 'PUBLIC' | 'PRIVATE' | 'UNKNOWN'
  activityStatus?: 'ACTIVE' | 'UNKNOWN' | 'MUTED'
  createdDate?: Date
  updatedDate?: Date
  lastLoginDate?: Date
}

export interface MemberContact {
  firstName?: string
  lastName?: string
  phones?: readonly string[]
  emails?: readonly string[]
  addresses?: readonly MemberAddress[]
  birthdate?: string
  company?: string
  jobTitle?: string
  customFields?: Record<string, unknown>
}

export interface MemberProfile {
  nickname?: string
  slug?: string
  photo?: MemberPhoto
  cover?: MemberPhoto
  title?: string
}

export interface MemberPhoto {
  id?: string
  url?: string
  height?: number
  width?: number
  offsetX?: number
  offsetY?: number
}

/** An invoice for an order, or a credit note that takes back all or a part of one. */
export interface Invoice {
  id: string
  type: 'INVOICE' | 'CREDIT_NOTE'
  /** Follows from what the owner did, the payments of the order and the due date. */
  status:
    | 'Draft'
    | 'Sent'
    | 'Processing'
    | 'Paid'
    | 'Overdue'
    | 'Void'
    | 'Deleted'
    | 'PartiallyPaid'
    | 'PartialAndOverdue'
  /** Prefix and number. Numbers of a series follow each other without a gap; drafts have none. */
  displayNumber?: string
  orderId: string
  orderNumber: string
  currency: string
  total: Price
  credited?: Price
  outstanding?: Price
  lines: readonly InvoiceLine[]
  taxes: readonly InvoiceTax[]
  /** The invoice that a credit note takes back from. */
  creditedInvoiceId?: string
  /** Set if a credit note was created with a refund. */
  refundId?: string
  reason?: string
  createdDate: Date
  issuedDate?: Date
  dueDate?: Date
  /** When it was last emailed. */
  sentDate?: Date
  voidedDate?: Date
  /** The PDF. Whoever has the address can open it. */
  url: string
}

export interface InvoiceLine {
  /** The line item of the order, `delivery`, or a fee. */
  id: string
  kind: 'LINE' | 'DELIVERY' | 'FEE' | 'ADJUSTMENT'
  name: string
  quantity: number
  total: Price
  /** How many can still be credited. */
  creditableQuantity?: number
}

export interface InvoiceTax {
  /** As a fraction: `0.19`. */
  rate: string
  net: Price
  tax: Price
}

/** How documents of a store are numbered, and which are created automatically. */
export interface InvoiceSettings {
  invoicePrefix: string
  /** Can be raised, never lowered. */
  nextInvoiceNumber: number
  creditNotePrefix: string
  /** Can be raised, never lowered. */
  nextCreditNoteNumber: number
  /** Credit notes are numbered in one series with the invoices. */
  sharesSeries: boolean
  /** When `createInvoice` of the orders settings creates an invoice. */
  createOn: 'ORDER_PLACED' | 'ORDER_PAID'
  /** Documents that are created automatically are emailed to the buyer. */
  sendsInvoices: boolean
  /** A refund of an order with an invoice creates a credit note. */
  createsCreditNotes: boolean
  /** An invoice is due so many days after it was issued. */
  dueDays: number
  /** Printed on every document, such as bank details. */
  footer: string
}

export interface LocalDeliveryOption {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  zipConfig?: LocalDeliveryZipConfig
  radiusConfig?: LocalDeliveryRadiusConfig
  customAreaConfig?: LocalDeliveryAreaConfig
  cityConfig?: LocalDeliveryCityConfig
  areaName?: string
  /** The older way to send a single rate. */
  rate?: string
  estimatedDeliveryTime?: string
  /** The older way to say from when it is free. */
  minimumFreeDeliveryOrderAmount?: number
  destinations: readonly LocalDeliveryDestination[]
  scheduledDeliveryConfig?: ScheduledDelivery
  rates: readonly ShippingOptionRate[]
  deliveryRegionIds: readonly string[]
  otherCharges?: readonly DeliveryCharge[]
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
}

/** Postal codes, their beginnings (`101*`) and ranges (`10115-10179`). */
export interface LocalDeliveryZipConfig {
  zipCodes: readonly string[]
}

export interface LocalDeliveryRadiusConfig {
  address?: LocalDeliveryCenter
  radius?: number
  /** The unit of the store. */
  lengthUnit?: 'UNSPECIFIED_LENGTH_UNIT' | 'KM' | 'MI'
}

export interface LocalDeliveryCenter {
  formattedAddress?: string
  geocode?: Geocode
}

/** The corners. */
export interface LocalDeliveryAreaConfig {
  geocodes: readonly Geocode[]
}

export interface LocalDeliveryCityConfig {
  cityItems: readonly LocalDeliveryCity[]
}

export interface LocalDeliveryCity {
  cityName: string
  subdivision?: string
  country: string
  cityKey?: string
}

export interface LocalDeliveryDestination {
  code: string
  subdivisions?: readonly string[]
}

export interface ScheduledDelivery {
  days?: DeliveryDays
  handlingDays?: number
  cutOffTime?: TimeOfDay
  timeWindows?: readonly DeliveryTimeWindow[]
  preparation?: DeliveryDuration
  /** So many orders are taken for one slot; any number unless told. */
  capacity?: number
  /** Windows are cut into slots of so many minutes. */
  slotMinutes?: number
  closedDates?: readonly string[]
  /** So many days ahead buyers may choose a slot; 14 unless told. */
  daysAhead?: number
}

/** The older way to send time windows. */
export interface DeliveryDays {
  monday?: DeliveryDaySlot
  tuesday?: DeliveryDaySlot
  wednesday?: DeliveryDaySlot
  thursday?: DeliveryDaySlot
  friday?: DeliveryDaySlot
  saturday?: DeliveryDaySlot
  sunday?: DeliveryDaySlot
}

export interface DeliveryDaySlot {
  enabledForDelivery?: boolean
  timeSlots?: readonly DeliveryDayTimeSlot[]
}

export interface DeliveryDayTimeSlot {
  from?: TimeOfDay
  to?: TimeOfDay
}

export interface TimeOfDay {
  hours?: number
  minutes?: number
}

/** A part of a day of the week, by the clock of the store. An end of 0:00 is midnight. */
export interface DeliveryTimeWindow {
  day: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'
  start: TimeOfDay
  end: TimeOfDay
  /** Whether it counts; it does unless told. */
  enabled?: boolean
}

export interface DeliveryDuration {
  value: number
  unit: 'MINUTES' | 'HOURS' | 'DAYS'
}

export interface ShippingOptionRate {
  amount?: string
  conditions?: readonly ShippingOptionCondition[]
  multiplyByQuantity?: boolean
}

export interface ShippingOptionCondition {
  type?: 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
  value?: string
  operator?: 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'
}

/** What is charged with a delivery, beside its price. */
export interface DeliveryCharge {
  type?: 'HANDLING_FEE' | 'INSURANCE'
  amount?: string
  details?: string
}

export interface LocalDeliveryOptionError {
  id?: string
  error: string
}

/** A group of members with the same discounts, prices and tax rules, such as wholesale customers. */
export interface MemberGroup {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  /** Shown only in the back office. */
  name: string
  memberCount: number
  createdDate: Date
  updatedDate: Date
}

/** All data that the store has about a member. */
export interface MemberExport {
  member: Member
  identity: Identity
  orders: readonly Order[]
  reviews: readonly Review[]
  signIns: readonly { createdDate: Date; expiresDate: Date }[]
  backInStockRequests: readonly BackInStockRequest[]
  /** IDs of the products on the wish list. */
  wishList: readonly string[]
  providers: readonly { issuer: string; subject: string; createdDate: Date }[]
  consents: readonly Consent[]
  activity: readonly AccountActivity[]
}

/** A review of a product. */
export interface Review {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** What is reviewed: products of the store. */
  namespace: 'stores'
  /** The reviewed product. */
  entityId: string
  content: ReviewContent
  author: ReviewAuthor
  /** When it was written; elevated callers can set it. */
  reviewDate: Date
  moderation: {
    /** Shoppers only see `APPROVED` ones. */
    moderationStatus: 'APPROVED' | 'IN_MODERATION' | 'REJECTED'
    /** Whether the store has decided on it. */
    manuallyChanged: boolean
  }
  reply?: ReviewReply
  /** Whether the author had ordered the product. */
  verified: boolean
  origin: { type: 'ORGANIC' | 'APP'; appId?: string }
  /** Always 0: nobody is asked whether a review helped. */
  foundHelpful: number
  /** Always 0: nobody is asked whether a review helped. */
  foundUnhelpful: number
  /** Always 0: nobody is asked whether a review helped. */
  helpfulness: number
  /** Always 0: nobody is asked whether a review helped. */
  relevanceScore: number
  /** How often it was approved. */
  publishCount: number
}

/** The content of a review. */
export interface ReviewContent {
  title?: string
  body?: string
  media: readonly ReviewMedia[]
  /** Stars. */
  rating: number
}

export interface ReviewMedia {
  image?: ReviewImage
  video?: { id?: string; url?: string }
}

/** An image in a review. */
export interface ReviewImage {
  id?: string
  /** An image of the store, `wix:image://…`, or of static.wixstatic.com. */
  url?: string
  height?: number
  width?: number
  altText?: string
  filename?: string
}

/** The author of a review. */
export interface ReviewAuthor {
  /** The member who wrote it; only for the member and the store. */
  contactId?: string
  /** The name shown to everyone. */
  authorName?: string
}

/** The store’s reply to a review. */
export interface ReviewReply {
  message: string
  createdDate: Date
  updatedDate: Date
}

/** Which emails the owners of a store get, and who receives them. */
export interface NotificationSettings {
  /** Email addresses that get the notifications. Empty: all owners of the store. */
  recipients: readonly string[]
  /** Email addresses of the owners of the store. */
  ownerEmails: readonly string[]
  /** Whether an email is sent for each new order. Default: true. */
  newOrders: boolean
  /** Whether an email is sent when a payment fails after the order was placed, can’t be captured, or is released uncaptured, or when a refund fails. Default: true. */
  paymentProblems: boolean
  /** Whether an email is sent when a buyer disputes a payment. Default: true. */
  disputes: boolean
  /** Whether an email is sent when a buyer requests a return. Default: true. */
  returnRequests: boolean
  /** Whether an email is sent when a variant runs low. Default: false. */
  lowStock: boolean
  /** The quantity at or below which a variant is low. Default: 0, when it is sold out. */
  lowStockThreshold: number
}

/** A storefront of the store: its client ID and its addresses. */
export interface OAuthApp {
  clientId: string
  /** The name shown in the back office. */
  name: string
  /** Whether each refresh replaces the refresh token. Must be `false` for the provider’s SDK. Default: true. */
  rotatesRefreshTokens: boolean
  redirectUris: readonly string[]
  origins: readonly string[]
  serverAddresses: readonly string[]
  createdDate?: Date
}

export interface CalculatedRefundNotAvailableStatus {
  errors: readonly CalculationError[]
}

export interface CalculationError {
  lineItem?: LineItemRefund
  additionalFee?: AdditionalFeeRefund
  shipping?: ShippingRefund
  error?: CalculationErrorDetails
}

export interface LineItemRefund {
  lineItemId: string
  quantity: number
}

export interface AdditionalFeeRefund {
  additionalFeeId: string
  amount?: Price
}

export interface ShippingRefund {
  amount?: Price
}

export interface CalculationErrorDetails {
  applicationError?: CalculationApplicationError
}

export interface CalculationApplicationError {
  code: string
  description: string
  data?: unknown
}

export interface AggregatedRefundSummary {
  total?: Price
  tax?: Price
  discount?: Price
  subtotal?: Price
  lineItemsSubtotal?: Price
  additionalFeesTotal?: Price
}

export interface CalculatedRefundItems {
  lineItems: readonly CalculatedLineItem[]
  additionalFees: readonly CalculatedAdditionalFee[]
  shipping?: CalculatedShipping
}

export interface CalculatedAdditionalFee {
  additionalFee?: AdditionalFeeRefund
  summary?: CalculatedRefundSummary
}

export interface CalculatedRefundSummary {
  total?: Price
  tax?: Price
  discount?: Price
  subtotal?: Price
}

export interface CalculatedShipping {
  shipping?: ShippingRefund
  summary?: CalculatedRefundSummary
}

export interface PaymentRefundability {
  refundable?: boolean
  manuallyRefundable?: ManuallyRefundable
  nonRefundable?: NonRefundable
  payment?: RefundablePaymentInfo
  providerLink?: string
}

export interface ManuallyRefundable {
  reason: 'UNKNOWN_REASON' | 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'
}

export interface NonRefundable {
  reason:
    | 'UNKNOWN_REASON'
    | 'ALREADY_REFUNDED'
    | 'PROVIDER_IS_DOWN'
    | 'NOT_PAID'
    | 'ZERO_PRICE'
    | 'DISABLED_BY_PROVIDER'
    | 'PENDING_REFUND'
    | 'FORBIDDEN'
    | 'TRANSACTION_NOT_FOUND'
    | 'ORDER_IS_PENDING'
    | 'ORDER_IS_REJECTED'
    | 'AMOUNT_OFFSET_BY_CHARGEBACK'
}

export interface RefundablePaymentInfo {
  monetary?: MonetaryPaymentSummary
  creditCardDetails?: CreditCardDetails
  paymentId: string
  paymentMethod?: string
  offlinePayment: boolean
}

export interface MonetaryPaymentSummary {
  paid?: Price
  refunded?: Price
  refundPending?: Price
  maxRefund?: Price
}

export interface RefundPaymentsSummary {
  monetary?: MonetaryPaymentSummary
}

export interface LineItemRefundability {
  lineItemId: string
  originalQuantity: number
  refundedQuantity: number
  availableRefundQuantity: number
}

export interface ShippingRefundability {
  amount?: Price
  refundedAmount?: Price
  availableRefundAmount?: Price
}

export interface AdditionalFeeRefundability {
  additionalFeeId: string
  amount?: Price
  refundedAmount?: Price
  availableRefundAmount?: Price
}

export interface TransactionsRefund {
  id?: string
  transactions?: readonly TransactionsTransaction[]
  details?: TransactionsDetails
  createdDate?: Date
  summary?: TransactionsSummary
  requestingServiceAppId?: string
}

export interface TransactionsTransaction {
  paymentId?: string
  amount?: Price
  refundStatus?: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED'
  refundStatusInfo?: RefundStatusInfo
  gatewayRefundId?: string
  providerRefundId?: string
  externalRefund?: boolean
  /** It became store credit. */
  storeCredit?: boolean
  /** It pays for what is sent in exchange. */
  exchange?: boolean
}

export interface RefundStatusInfo {
  paymentGatewayReasonCode?: string
  description?: string
}

export interface TransactionsDetails {
  items?: readonly TransactionsItem[]
  shippingIncluded?: boolean
  reason?: string
  lineItems?: readonly TransactionsItem[]
  additionalFees?: readonly TransactionsAdditionalFee[]
  shipping?: TransactionsShipping
}

export interface TransactionsItem {
  lineItemId?: string
  quantity?: number
}

export interface TransactionsAdditionalFee {
  additionalFeeId?: string
  amount?: Price
}

export interface TransactionsShipping {
  amount?: Price
}

export interface TransactionsSummary {
  requestedRefund?: Price
  pendingRefund?: Price
  refunded?: Price
  failedRefundAmount?: Price
  pending?: boolean
  breakdown?: TransactionsBreakdown
}

export interface TransactionsBreakdown {
  lineItems?: readonly TransactionsLineItem[]
}

export interface TransactionsLineItem {
  lineItemId?: string
  totalRefundedAmount?: Price
}

export interface OrderTransactions {
  orderId?: string
  payments?: readonly TransactionsPayment[]
  refunds?: readonly TransactionsRefund[]
}

export interface TransactionsPayment {
  regularPaymentDetails?: RegularPaymentDetails
  giftcardPaymentDetails?: GiftcardPaymentDetails
  membershipPaymentDetails?: MembershipPaymentDetails
  id?: string
  createdDate?: Date
  updatedDate?: Date
  amount?: Price
  refundDisabled?: boolean
  supportReceiptGeneration?: boolean
  cashRounding?: CashRounding
  status?:
    | 'PARTIALLY_REFUNDED'
    | 'PENDING'
    | 'PENDING_MERCHANT'
    | 'CANCELED'
    | 'DECLINED'
    | 'APPROVED'
    | 'REFUNDED'
    | 'AUTHORIZED'
    | 'VOIDED'
  chargeCorrelationId?: string
}

export interface RegularPaymentDetails {
  creditCardDetails?: CreditCardDetails
  paymentOrderId?: string
  gatewayTransactionId?: string
  providerTransactionId?: string
  offlinePayment?: boolean
  savedPaymentMethod?: boolean
  authorizationDetails?: AuthorizationDetails
  chargebacks?: readonly Chargeback[]
  platformFee?: Price
  paymentMethodName?: PaymentMethodName
}

export interface AuthorizationDetails {
  delayedCapture?: boolean
  authorizedDate?: Date
  captures?: readonly TransactionsCapture[]
  void?: TransactionsVoid
  scheduledAction?: ScheduledAction
}

export interface TransactionsCapture {
  id?: string
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amount?: Price
  createdDate?: Date
  failureDetails?: FailureDetails
}

export interface FailureDetails {
  failureCode?: string
}

export interface TransactionsVoid {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  voidedDate?: Date
  failureDetails?: FailureDetails
  reason?: 'MANUAL' | 'SCHEDULED'
}

export interface ScheduledAction {
  actionType?: 'VOID' | 'CAPTURE'
  executionDate?: Date
}

export interface Chargeback {
  id?: string
  createdDate?: Date
  updatedDate?: Date
  amount?: Price
  reversalAmount?: Price
  status?: 'APPROVED' | 'REVERSED'
  externalId?: string
}

export interface PaymentMethodName {
  buyerLanguageName?: string
  siteLanguageName?: string
  userDefinedName?: UserDefinedName
}

export interface UserDefinedName {
  predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'
  custom?: string
}

export interface GiftcardPaymentDetails {
  giftCardPaymentId?: string
  appId?: string
  obfuscatedCode?: string
}

export interface MembershipPaymentDetails {
  membershipId?: string
  lineItemId?: string
  name?: TranslatableString
  externalTransactionId?: string
  providerAppId?: string
  futureMembership?: FutureMembership
}

export interface FutureMembership {
  lineItemId?: string
  benefitId?: string
}

export interface CashRounding {
  unroundedAmount?: Price
  roundingAdjustment?: CashRoundingAdjustment
}

export interface ReceiptInfo {
  paymentId: string
  receiptId: string
}

export interface BulkOrderResult {
  itemMetadata: ItemMetadata
  item?: Order
}

export interface BulkOrderTagsResult {
  itemMetadata: ItemMetadata
}

/** An order tag with its name. */
export interface OrderTagName {
  id: string
  name: string
}

export interface BulkInvoiceResult {
  itemMetadata: { id?: string; originalIndex: number; success: boolean; error?: { code: string; description: string } }
  item?: { orderId: string; invoiceId: string }
}

/** An invoice of an order, and the app that it is of. */
export interface OrderInvoice {
  id: string
  appId: string
}

export interface InvoicesForOrder {
  orderId: string
  invoicesInfo: readonly OrderInvoice[]
}

/** An order as shown to holders of its email link. */
export interface LinkedOrder {
  siteId: string
  order: Order
  fulfillments: readonly Fulfillment[]
  downloads: readonly OrderDownload[]
  giftCards: readonly SoldGiftCard[]
  invoices: readonly Invoice[]
  receipts: readonly Receipt[]
  returns: readonly OrderReturn[]
  returnable: readonly LineItemReturnability[]
  returnSettings: ReturnSettings
  withdrawability: Withdrawability
  paymentMethod?: PaymentMethod
  remainders: readonly OrderRemainder[]
  /** URL of the page where the amount due can be paid. */
  paymentUrl?: string
  paymentAmount?: Price
  contactEmail?: string
}

/** A gift card bought with an order. Its balance, in `giftCard`, is only for elevated callers. */
export interface SoldGiftCard {
  giftCardId: string
  /** The line item of the order that it was bought with. */
  lineItemId: string
  value: Price
  /** `SCHEDULED`: the code has not been emailed. `CANCELED`: it is not emailed anymore. */
  deliveryStatus: 'SCHEDULED' | 'SENT' | 'CANCELED'
  /** When the code is emailed. */
  deliveryDate: Date
  /** When the code was last emailed. */
  sentDate?: Date
  recipientName?: string
  recipientEmail: string
  senderName?: string
  message?: string
  /** The end of the code, once it was emailed. */
  obfuscatedCode?: string
  giftCard?: GiftCard
}

/** A receipt for a payment of an order, or for a refund of it. */
export interface Receipt {
  id: string
  /** Numbers of a store follow each other without a gap. */
  displayNumber: string
  type: 'PAYMENT' | 'REFUND'
  amount: Price
  createdDate: Date
  orderId: string
  paymentId: string
  /** Set if it is for a refund. */
  refundId?: string
  /** A page to read and print it. Whoever has the address can open it. */
  url: string
}

/** Goods of an order that come back, or are to. */
export interface OrderReturn {
  id: string
  orderId: string
  orderNumber: string
  kind: 'REQUEST' | 'WITHDRAWAL'
  withdrawal?: WithdrawalStatement
  status: 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'RECEIVED' | 'SETTLED'
  wish: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
  items: readonly ReturnedItem[]
  received?: readonly ReceivedItem[]
  instructions?: string
  returnAddress?: string
  label?: ReturnLabel
  declineReason?: string
  settlement?: ReturnSettlement
  /** The draft order of what is sent instead. */
  exchangeDraftId?: string
  /** How it came to where it is, oldest first. */
  history?: readonly {
    status: 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'RECEIVED' | 'SETTLED'
    date: Date
  }[]
  createdDate: Date
  updatedDate: Date
}

/** What a buyer stated when they withdrew; the date and time are those of the return. */
export interface WithdrawalStatement {
  /** Who withdrew. */
  name: string
  /** Where the acknowledgement was sent. */
  email: string
}

export interface ReturnedItem {
  lineItemId: string
  quantity: number
  reason?: 'DAMAGED' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'DOES_NOT_FIT' | 'CHANGED_MIND' | 'OTHER'
  comment?: string
  /** How many pieces had not been sent when the buyer withdrew: they need not come back. */
  unsentQuantity?: number
}

export interface ReceivedItem {
  lineItemId: string
  quantity: number
  condition?: 'AS_NEW' | 'USED' | 'DAMAGED'
  /** Whether it goes back on the shelf when the return is settled; it does unless told. */
  restock?: boolean
}

export interface ReturnLabel {
  /** Where the buyer finds the label to print. */
  url?: string
  carrier?: string
  trackingNumber?: string
}

export interface ReturnSettlement {
  type: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
  /** Absent where all of it had been refunded before. */
  refundId?: string
  amount: Price
  fee?: Price
  /** The order of what was sent instead: so much was paid for it with what came. */
  exchange?: { orderId: string; orderNumber: string; credited: Price; givenBack: Price }
}

export interface LineItemReturnability {
  lineItemId: string
  /** So many pieces can be returned. */
  quantity: number
  /** Until then the first of them can be. */
  until?: Date
  reason?: 'NOT_SENT' | 'ALL_RETURNED' | 'WINDOW_OVER' | 'DIGITAL' | 'GIFT_CARD' | 'ORDER_CANCELED' | 'RETURNS_OFF'
}

export interface ReturnSettings {
  /** Whether buyers can ask for returns. */
  enabled: boolean
  /** How many days after it was sent an item can be returned. */
  windowDays: number
  /** Where goods are sent, as it stands in emails. */
  returnAddress?: string
  /** What buyers are told when a return is approved. */
  instructions?: string
  fee?: Price
}

/** What a buyer can withdraw from by the EU right of withdrawal, until when, and why not. */
export interface Withdrawability {
  canWithdraw: boolean
  reason?: 'NOT_IN_EU' | 'ORDER_CANCELED' | 'EXCLUDED' | 'NOTHING_LEFT' | 'PERIOD_OVER'
  /** When the last right ends. Absent while one has no end yet. */
  until?: Date
  /** The same as a day in the store’s time zone. */
  lastDay?: string
  /** The store’s time zone. */
  timeZone: string
  lineItems: readonly LineItemWithdrawability[]
}

export interface LineItemWithdrawability {
  lineItemId: string
  /** How many pieces the buyer can withdraw from. */
  quantity: number
  /** How many of them need not come back: they were not sent. */
  unsentQuantity?: number
  /** When the right ends. Absent while the period has not begun. */
  until?: Date
  /** The last day of it in the store’s time zone. */
  lastDay?: string
  reason?: 'NOT_IN_EU' | 'ORDER_CANCELED' | 'EXCLUDED' | 'NOTHING_LEFT' | 'PERIOD_OVER'
}

/** What is still to be paid of an order with a deposit. */
export interface OrderRemainder {
  /** In the time zone of the store. */
  dueDate: string
  amount: Price
  balance: Price
  /** ON_HOLD: money of the order went back or is disputed, and nothing is charged by itself. */
  status: 'UPCOMING' | 'DUE' | 'OVERDUE' | 'PAID' | 'ON_HOLD' | 'CANCELED'
  /** Whether the buyer agreed that their card is charged on the day. */
  chargesCard: boolean
  /** The card that they agreed to. */
  card?: { brand: string; lastFourDigits: string }
  /** Why the card was not charged, for elevated callers. */
  declineReason?: string
  /** By which it can be paid, for elevated callers. */
  paymentRequestId?: string
  /** Where it can be paid. */
  paymentUrl?: string
}

export interface BulkPaymentResult {
  itemMetadata: ItemMetadata
  item?: TransactionsPayment
}

/** The number of orders that match a search. */
export interface OrderCount {
  /** At most 1,000. */
  count: number
  /** Whether there are more than 1,000. */
  hasMore: boolean
}

/** What the page of a payment link shows. */
export interface PaymentLink {
  siteId: string
  /** `IN_PROGRESS`: a payment is being processed. `NOT_DUE`: as much is no longer due, since the order was paid in another way. */
  state: 'UNPAID' | 'IN_PROGRESS' | 'PAID' | 'EXPIRED' | 'VOIDED' | 'ORDER_CANCELED' | 'NOT_DUE'
  title: string
  description?: string
  orderNumber: string
  amount: Price
  currency: string
  expirationDate?: Date
  buyerLanguage?: string
  paymentMethods: readonly PaymentMethod[]
  instructions?: PaymentMethod
  /** Whether only test cards work. */
  isTest: boolean
}

/** An offline payment method: the owner marks orders as paid. */
export interface OfflinePaymentMethod {
  kind: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY' | 'PAY_AT_PICKUP'
  /** The name that buyers see. */
  name: string
  /** Payment instructions, shown after the order: plain text, such as the bank account. */
  instructions: string
  /** Whether it is offered. A bank transfer then needs instructions. */
  enabled: boolean
}

/** A payment provider that the owner can connect. */
export interface PaymentProvider {
  provider: 'stripe' | 'mollie'
  name: string
  /** Whether its keys are set. */
  connected: boolean
  /** Whether checkouts offer it. */
  enabled: boolean
  /** In `TEST` no money moves. */
  mode?: 'TEST' | 'LIVE'
  publishableKey?: string
  /** The last four characters of the secret key. */
  secretKeyHint?: string
  accountId?: string
  accountName?: string
  webhook: {
    /** Where the provider sends its messages. */
    url: string
    /** Registered by the server, by hand with its signing secret, or not yet. */
    status: 'REGISTERED' | 'BY_HAND' | 'MISSING'
    /** The events to send, separated by commas. */
    events?: string
    /** The last four characters of the signing secret. */
    secretHint?: string
  }
  abilities: {
    capture: 'NONE' | 'WHOLE' | 'PARTIAL'
    void: boolean
    refund: 'NONE' | 'WHOLE' | 'PARTIAL' | 'OUTSIDE'
    savedMethods: boolean
  }
  /** How the provider answered when it was last asked. */
  lastTest?: { passed: boolean; message: string; date: Date }
}

/** A payment provider that does not answer, and what waits for it. All of it is asked for again. */
export interface PaymentOutage {
  provider: string
  /** What the owner knows it as. */
  name: string
  /** When the oldest of what waits was asked for. */
  since: Date
  /** Buyers of whose payment nobody knows yet whether it went through. */
  purchases: number
  refunds: number
  captures: number
  /** Payments to be let go, those of buyers who chose another way to pay among them. */
  voids: number
}

/** Asks the buyer of an order for a payment, at an address of its own. */
export interface OrderPaymentRequest {
  id: string
  source?: PaymentRequestSource
  /** `EXPIRED`: it can no longer be paid, because its time is over or it was voided. */
  status: 'UNPAID' | 'PAID' | 'EXPIRED'
  /** The order that it is for. */
  orderId: string
  orderNumber?: string
  amount: Price
  currency: string
  /** The payment that paid it. */
  paymentGatewayOrderId?: string
  title: string
  description?: string
  /** After this moment it cannot be paid; always, unless told. */
  expirationDate?: Date
  extendedFields?: ExtendedFields
  createdDate: Date
  updatedDate: Date
  image?: Image
  /** `MANUAL`: no offline payment method is offered. */
  blockedPaymentMethods: readonly 'MANUAL'[]
}

/** Where a payment request comes from. */
export interface PaymentRequestSource {
  appId?: string
  /** Its ID in the program that made it. */
  externalId: string
}

export interface BulkOrderPaymentRequestResult {
  itemMetadata: ItemMetadata
  item?: { orderPaymentRequest?: OrderPaymentRequest; orderPaymentRequestUrl: string }
}

export interface Refundability {
  paymentId: string
  /** `MANUAL`: the store returns the money itself. `REFUNDABLE`: the payment provider does. */
  refundabilityStatus: 'NOT_REFUNDABLE' | 'MANUAL' | 'REFUNDABLE'
  nonRefundableReason?:
    | 'NONE'
    | 'ALREADY_REFUNDED'
    | 'PROVIDER_IS_DOWN'
    | 'INTERNAL_ERROR'
    | 'NOT_PAID'
    | 'ACCESS_DENIED'
    | 'ZERO_PRICE'
    | 'DISABLED_BY_PROVIDER'
    | 'PENDING_REFUND'
    | 'FORBIDDEN'
    | 'TRANSACTION_NOT_FOUND'
    | 'ORDER_IS_PENDING'
    | 'ORDER_IS_REJECTED'
  manuallyRefundableReason?: 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'
}

export interface PickupLocation {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  address?: PickupLocationAddress
  deliveryTime?: string
  instructions?: string
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
  rates: readonly ShippingOptionRate[]
  deliveryRegionIds: readonly string[]
  /** A store of your own unless told, or a point of others. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
  openingHours?: readonly DeliveryTimeWindow[]
  slots?: PickupSlots
  preparation?: DeliveryDuration
  cutOffTime?: TimeOfDay
  closedDates?: readonly string[]
  otherCharges?: readonly DeliveryCharge[]
}

export interface PickupLocationAddress {
  streetAddress?: StreetAddress
  addressLine?: string
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine2?: string
  geocode?: Geocode
}

export interface PickupSlots {
  minutes?: number
  /** So many orders are taken for one slot; any number unless told. */
  capacity?: number
  /** So many days ahead buyers may choose a slot; 14 unless told. */
  daysAhead?: number
}

export interface PickupLocationError {
  id?: string
  error: PickupLocationErrorDetails
}

export interface PickupLocationErrorDetails {
  code: string
  description: string
}

/** Prices for certain buyers: for member groups, countries or larger quantities. */
export interface PriceList {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  name: string
  /** Default: true. */
  active: boolean
  /** If several lists have a price for an item, the one with the lowest position applies. Default: 0. */
  position: number
  /** Applies only to members of these groups. */
  memberGroupIds?: readonly string[]
  /** Applies only to deliveries to these countries. */
  countries?: readonly string[]
  /** Currency of prices for buyers who pay in it. Immutable. Default: the store’s currency, for all buyers. */
  currency?: string
  startDate?: Date
  endDate?: Date
  /** Percentage added to every catalog price, or subtracted if negative, such as `"-10"`. */
  percentage?: string
  rounding?: PriceRounding
  /** Number of products with their own prices in the list. */
  productCount: number
  createdDate: Date
  updatedDate: Date
}

export interface PriceListPrice {
  productId: string
  /** By default, the prices apply to all variants of the product without their own prices in the list. */
  variantId?: string
  /** Unit prices by minimum quantity. An empty list removes the prices. */
  tiers: readonly {
    /** Minimum quantity for the price of this tier. */
    minQuantity: number
    price: string
  }[]
}

export interface BuyerPrice {
  productId: string
  variantId?: string
  /** Unit price for a quantity of 1. */
  price: string
  /** Regular unit price of the catalog. */
  catalogPrice: string
  /** Whether other variants cost more. Set if no variant was requested: the price is that of the cheapest variant. */
  othersCostMore?: boolean
  /** Unit prices by minimum quantity. Empty if the price does not depend on the quantity. */
  tiers: readonly {
    /** Minimum quantity for the price of this tier. */
    minQuantity: number
    price: string
  }[]
  quantityTerms?: QuantityTerms
  paymentTerms?: PaymentTerms
}

/** How a product is paid that is not paid with the order. */
export interface PaymentTerms {
  paymentOption: 'FULL_PAYMENT_OFFLINE' | 'DEPOSIT_ONLINE'
  /** What is paid for each piece with the order, in the currency of the prices. */
  depositAmount?: string
  /** The same as a share of what it costs. */
  depositPercentage?: string
}

/** Quantity limits, payment terms and right of withdrawal of a product. */
export interface PurchaseTerms {
  /** Minimum quantity per order, across all variants of the product. */
  minQuantity?: number
  /** Maximum quantity per order, across all variants of the product. */
  maxQuantity?: number
  /** Quantities must be a multiple of this number. */
  multipleOf?: number
  /** Maximum total quantity per customer, across all of their orders. */
  maxPerCustomer?: number
  /** Default: `FULL_PAYMENT_ONLINE`. Amounts not paid online are due after the order is placed. */
  paymentOption?: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'DEPOSIT_ONLINE'
  /** Deposit per item, due when the order is placed. */
  depositAmount?: string
  /** Deposit as a percentage of the price. */
  depositPercentage?: string
  /** Number of days after the order when the balance is due. */
  remainderDueInDays?: number
  /** Due date of the balance. If neither is set, the site settings apply. */
  remainderDueDate?: string
  withdrawalExclusion?:
    | 'SERVICE_PERFORMED'
    | 'MARKET_PRICE'
    | 'MADE_TO_ORDER'
    | 'PERISHABLE'
    | 'SEALED_HYGIENE'
    | 'MIXED_INSEPARABLY'
    | 'ALCOHOL_MARKET_PRICE'
    | 'URGENT_REPAIR'
    | 'SEALED_RECORDING'
    | 'NEWSPAPER'
    | 'AUCTION'
    | 'DATED_SERVICE'
    | 'DIGITAL_CONTENT'
}

/** What stands on a receipt, as it was when the receipt was created. */
export interface ReceiptDocument {
  id: string
  /** Numbers of a store follow each other without a gap. */
  displayNumber: string
  type: 'PAYMENT' | 'REFUND'
  amount: Price
  createdDate: Date
  siteId: string
  currency: string
  buyerLanguage?: string
  orderNumber: string
  orderDate: Date
  store: { name: string; email?: string }
  /** Name and billing address, line by line. */
  buyer: readonly string[]
  buyerCountry?: string
  items: readonly { name: string; quantity: number; amount: Price }[]
  delivery?: Price
  fees?: readonly { name: string; amount: Price }[]
  discount?: Price
  tax?: Price
  /** What the tax is made of, where it has names. */
  taxes?: readonly {
    name: string
    /** A fraction. */
    rate: string
    amount: Price
  }[]
  taxIncluded: boolean
  total: Price
  /** The card, or the name of the payment method. */
  method?: string
}

/** Recommended products, best first, and the algorithm used. */
export interface Recommendation {
  items: readonly CatalogReference[]
  algorithm?: RecommendationAlgorithm
}

/** A recommendation algorithm and its app. */
export interface RecommendationAlgorithm {
  id: string
  appId: string
}

/** A description of a recommendation algorithm. */
export interface AlgorithmInfo {
  config: {
    name: string
    description: string
    additionalInfo?: string
    /** `RELATED_ITEMS` needs products in the request, `GLOBAL` does not. */
    algorithmType: 'UNSPECIFIED' | 'RELATED_ITEMS' | 'GLOBAL'
    algorithmId: string
  }
  appId: string
  catalogAppIds: readonly string[]
}

/** An overdue balance of an order. */
export interface OverdueRemainder {
  orderId: string
  orderNumber: string
  dueDate: string
  balance: Price
}

export interface ReturnSettlementPreview {
  worth: Price
  fee: Price
  amount: Price
  payments: readonly ReturnSettlementPart[]
  /** What becomes of the draft order; what goes back stands in `payments`. */
  exchange?: { draftOrderId: string; total: Price; credited: Price; due: Price; givenBack: Price }
  restock: readonly { lineItemId: string; quantity: number }[]
}

export interface ReturnSettlementPart {
  paymentId: string
  amount: Price
  way: 'ORIGINAL' | 'BY_HAND' | 'STORE_CREDIT'
}

export interface BulkReviewResult {
  itemMetadata: ItemMetadata
  review?: Review
}

/** A summary of a product’s approved reviews. */
export interface ReviewSummary {
  /** How many approved reviews the product has. */
  count: number
  /** The average rating, from 1 to 5; 0 if there are none. */
  averageRating: number
}

/** A payment method that a member has saved. The card itself is kept by the payment provider. */
export interface MemberSavedPaymentMethod {
  id: string
  /** The payment provider that keeps it, such as `stripe`. */
  provider: string
  /** Stands for it wherever the member pays by a payment token. */
  paymentToken: string
  card?: { brand: string; lastFourDigits: string }
  expiration?: { month: number; year: number }
  /** Whether it has expired, so that nothing can be charged by it. */
  expired: boolean
  /** Whether it is charged where none is chosen: the newest that has not expired. */
  default: boolean
}

export interface SearchTotal {
  count: number
  /** Whether it is the number itself; otherwise there are more than that. */
  isExact: boolean
}

export interface SearchFacet {
  type: 'PRICE' | 'OPTION' | 'BRAND' | 'AVAILABILITY' | 'ON_SALE' | 'COLLECTION'
  /** The name of the option. */
  name?: string
  /** The lowest price. */
  lowest?: number
  /** The highest price. */
  highest?: number
  values: readonly SearchFacetValue[]
}

export interface SearchFacetValue {
  /** The value as the filter takes it. */
  id: string
  label: string
  /** How many products it leaves, with the choices of all other facets. */
  count: number
  /** The color of a choice, as `#rrggbb`. */
  color?: string
  /** Of a price band, included. */
  from?: number
  /** Of a price band, included; the last one has none. */
  to?: number
}

export interface ProductSuggestion {
  id: string
  name: string
  slug: string
  imageUrl?: string
  formattedPrice: string
  formattedDiscountedPrice: string
}

export interface CollectionSuggestion {
  id: string
  name: string
  slug: string
}

export interface SearchSettings {
  synonyms: readonly SearchSynonyms[]
}

export interface SearchSynonyms {
  words: readonly string[]
  /** Only this word finds the others, not the other way round. Without it each finds all. */
  from?: string
}

export interface SearchTerm {
  /** What people typed, without case and accents. */
  term: string
  /** How often it was searched for. */
  searches: number
  /** How often that found nothing. */
  withoutResults: number
}

/** A service that an app provides to the store. */
export interface ServicePlugin {
  id: string
  /** ID of the app whose key signs the requests. */
  appId: string
  type: 'PAYMENT_PROVIDER' | 'TAX_CALCULATION_PROVIDER' | 'ECOM_ADDITIONAL_FEES'
  /** Base URL of the plugin. Requests are sent to paths below it, such as `{baseUrl}/v1/begin`. */
  baseUrl: string
  /** Name reported by the plugin. */
  name: string
  enabled: boolean
  createdDate: Date
  updatedDate: Date
}

export interface CheckoutSettings {
  checkoutPolicies?: CheckoutPolicy
  checkoutFields?: CheckoutField
  checkoutBrand?: CheckoutBrand
  createdDate?: Date
  updatedDate?: Date
  checkoutBillingFields?: 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS'
}

export interface CheckoutPolicy {
  termsAndConditions?: TermsAndCondition
  privacyPolicy?: TermsAndCondition
  returnPolicy?: TermsAndCondition
  digitalItemPolicy?: TermsAndCondition
  contactUs?: TermsAndCondition
  customPolicy?: CustomPolicy
  withdrawalPolicy?: TermsAndCondition
  deliveryPolicy?: TermsAndCondition
  imprint?: TermsAndCondition
}

export interface TermsAndCondition {
  visible?: boolean
  content?: string
}

export interface CustomPolicy {
  visible?: boolean
  content?: string
  title?: string
}

export interface CheckoutField {
  subscriptionCheckbox?: SubscriptionCheckbox
  policyAgreementCheckbox?: PolicyAgreementCheckbox
  giftCardRedeemEnabled?: boolean
  /** Whether saved cards can be charged while the buyer is away. They can unless told. */
  mitEnabled?: boolean
  delayCaptureEnabled?: boolean
  captureBeforeExpiryEnabled?: boolean
  /** Whether the hosted checkout asks for a company. */
  company?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether the hosted checkout asks for a phone number. */
  phone?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether there is a second line of the address. */
  addressLine2?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Asked beside the address; answers are custom fields. */
  questions?: readonly CheckoutQuestion[]
}

export interface SubscriptionCheckbox {
  visible?: boolean
  checkedByDefault?: boolean
  /** Email and text messages are asked for apart. */
  splitByChannel?: boolean
  /** What the buyer agrees to, in the words of the store. */
  text?: string
}

export interface PolicyAgreementCheckbox {
  visible?: boolean
  checkedByDefault?: boolean
  /** What the buyer agrees to, in the words of the store. */
  text?: string
}

export interface CheckoutQuestion {
  title: string
  required?: boolean
}

export interface CheckoutBrand {
  header?: CheckoutSettingsHeader
  mainSection?: CheckoutSettingsMainSection
  footer?: CheckoutSettingsFooter
  global?: CheckoutSettingsGlobal
}

export interface CheckoutSettingsHeader {
  text?: string
  textColor?: string
  logo?: CheckoutSettingsLogo
  alignment?: 'SIDE' | 'CENTER'
  displayCheckoutLabel?: boolean
  continueShopping?: ContinueShopping
  backgroundFill?: CheckoutSettingsBackgroundFill
  dividerColor?: string
}

export interface CheckoutSettingsLogo {
  size?: 'SMALL' | 'MEDIUM' | 'LARGE'
  image?: Image
}

export interface ContinueShopping {
  hidden?: boolean
  displayType?: 'TEXT' | 'ICON'
}

export interface CheckoutSettingsBackgroundFill {
  color?: string
  image?: Image
}

export interface CheckoutSettingsMainSection {
  formBackgroundFill?: CheckoutSettingsBackgroundFill
  summaryBackgroundFill?: CheckoutSettingsBackgroundFill
  dividerColor?: string
  tintedBoxColor?: string
  expressButtonsCornerRadius?: 'RECTANGLE' | 'PILL'
  cornerRadius?: number
}

export interface CheckoutSettingsFooter {
  backgroundFill?: CheckoutSettingsBackgroundFill
  dividerColor?: string
}

export interface CheckoutSettingsGlobal {
  selectionColor?: string
  placeOrderButtonColor?: string
  buttonColor?: string
}

export interface OrdersSettings {
  inventoryUpdateTrigger?: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED'
  /** An invoice is created for each order; `createOn` of the invoice settings says when. */
  createInvoice?: boolean
  createdDate?: Date
  updatedDate?: Date
}

/** The account with which a store buys shipping labels. */
export interface LabelAccount {
  provider?: 'SHIPPO' | 'SAMPLE'
  /** Whether labels can be bought. */
  connected: boolean
  mode?: 'TEST' | 'LIVE'
  /** When it was connected; the samples of the demo store are there without. */
  connectedDate?: Date
  /** The last four characters of the API key. */
  keyHint?: string
  /** Whether `SAMPLE` can be chosen: in the demo store, and on a server for one machine. */
  canUseSamples: boolean
}

/** What is left to send of an order, and what it can be packed in. */
export interface LabelParcel {
  items: readonly LabelItem[]
  /** What the items weigh, as far as it is known. */
  weight: string
  weightUnit: 'KG' | 'LB'
  /** So many pieces have no weight of their own. */
  unweighedItems: number
  packages: readonly LabelPackage[]
  problems: readonly ('NO_ACCOUNT' | 'NO_SETTINGS' | 'NO_SHIP_FROM_ADDRESS' | 'NO_DESTINATION' | 'NOTHING_LEFT')[]
}

export interface LabelItem {
  lineItemId: string
  quantity: number
}

/** What a parcel is packed in. */
export interface LabelPackage {
  /** The label settings whose package it is, and whose services it goes by. */
  configurationId?: string
  packageType?:
    | 'CUSTOM'
    | 'FLAT_RATE_ENVELOPE'
    | 'PADDED_FLAT_RATE_ENVELOPE'
    | 'SMALL_FLAT_RATE_BOX'
    | 'MEDIUM_FLAT_RATE_BOX_1'
    | 'MEDIUM_FLAT_RATE_BOX_2'
    | 'LARGE_FLAT_RATE_BOX'
  name?: string
  dimensions?: LabelDimensions
}

/** The size of a package, in inches. */
export interface LabelDimensions {
  length: string
  width: string
  height: string
}

/** What a parcel costs with each service. One label can be bought of it. */
export interface LabelQuote {
  id: string
  orderId: string
  package: LabelPackage
  items: readonly LabelItem[]
  weight: string
  weightUnit: 'KG' | 'LB'
  rates: readonly LabelRate[]
  createdDate: Date
  /** A label can be bought until then. */
  expirationDate: Date
}

/** What a carrier asks for a parcel: `cost` for the store, `price` by the settings for the buyer, with the handling fee. */
export interface LabelRate {
  id: string
  carrier: string
  service: string
  serviceName: string
  currency: string
  cost: Price
  handlingFee?: Price
  price?: Price
  days?: number
  /** When it comes, in the owner's words. */
  deliveryTime?: string
}

/** A shipping label. */
export interface ShippingLabel {
  id: string
  orderId: string
  orderNumber: string
  status: 'BUYING' | 'BOUGHT' | 'FAILED' | 'VOIDING' | 'VOIDED'
  purpose: 'SHIPMENT' | 'RETURN'
  provider: 'SHIPPO' | 'SAMPLE'
  mode: 'TEST' | 'LIVE'
  /** The shipment that it is on. */
  fulfillmentId?: string
  items: readonly LabelItem[]
  package: LabelPackage
  weight: string
  weightUnit: 'KG' | 'LB'
  rate: LabelRate
  trackingNumber?: string
  trackingLink?: string
  /** Why it was not bought, or is not taken back, in the carrier's words. */
  reason?: string
  createdDate: Date
  updatedDate: Date
}

export interface DeliveryOffer {
  title: string
  estimatedDeliveryTime?: string
  /** Whether the buyer picks up the order. */
  pickup: boolean
  /** Price for a single item without weight. */
  price: string
  /** Subtotal from which delivery is free. Absent if it never is. */
  freeFrom?: string
}

export interface PreviewedDelivery {
  code: string
  title: string
  price: string
  otherCharges: readonly DeliveryCharge[]
  pickup: boolean
  /** Whether it delivers only some of the items. */
  partial: boolean
  deliveryTime?: string
  slot?: TimeSlot
  deliverByDate?: Date
}

export interface ShippingOption {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  deliveryRegionIds?: readonly string[]
  title?: string
  estimatedDeliveryTime?: string
  rates?: readonly ShippingOptionRate[]
  /** The first of its regions; older callers send and read one only. */
  deliveryRegionId?: string
  otherCharges?: readonly DeliveryCharge[]
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
  /** By `active`. */
  status?: 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'
  extendedFields?: ExtendedFields
}

/** Countries and subdivisions that a store delivers to; without any, everywhere. */
export interface StoreDeliveryRegion {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  destinations: readonly DeliveryDestination[]
  /** Whether anything is delivered there; it is unless told. */
  active?: boolean
  /** The profile whose goods are delivered there; the default one unless told. It stays. */
  deliveryProfileId?: string
}

export interface DeliveryDestination {
  country: string
  subdivisions?: readonly string[]
}

/** Settings for shipping labels: services, a package, fees, and where parcels leave from. */
export interface ShippoConfiguration {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  domesticServices?: readonly ShippoDomesticService[]
  internationalServices?: readonly ShippoInternationalService[]
  packageType?:
    | 'CUSTOM'
    | 'FLAT_RATE_ENVELOPE'
    | 'PADDED_FLAT_RATE_ENVELOPE'
    | 'SMALL_FLAT_RATE_BOX'
    | 'MEDIUM_FLAT_RATE_BOX_1'
    | 'MEDIUM_FLAT_RATE_BOX_2'
    | 'LARGE_FLAT_RATE_BOX'
  packageDetails?: ShippoPackageDetails
  osLocationId?: string
  shipFromAddress?: ShipFromAddress
  deliveryRegionIds?: readonly string[]
  backupWeight?: string
  extendedFields?: ExtendedFields
}

export interface ShippoDomesticService {
  id?: string
  service?: 'GROUND_ADVANTAGE' | 'PRIORITY_MAIL' | 'PRIORITY_MAIL_EXPRESS'
  serviceSettings?: ShippoServiceSettings
}

export interface ShippoServiceSettings {
  estimatedDeliveryTime?: string
  handlingFee?: ShippoHandlingFee
  freeDeliveryMinimumAmount?: string
}

export interface ShippoHandlingFee {
  value?: string
  calculationType?: 'FIXED' | 'PERCENTAGE'
}

export interface ShippoInternationalService {
  id?: string
  service?: 'FIRST_CLASS_PACKAGE_INTERNATIONAL' | 'PRIORITY_MAIL_INTERNATIONAL' | 'PRIORITY_MAIL_EXPRESS_INTERNATIONAL'
  serviceSettings?: ShippoServiceSettings
}

export interface ShippoPackageDetails {
  name?: string
  dimensions?: ShippoPackageDimensions
  maxNumberOfProducts?: string
}

export interface ShippoPackageDimensions {
  length?: string
  width?: string
  height?: string
}

export interface ShipFromAddress {
  country?: string
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddress
  addressLine?: string
  addressLine2?: string
  geocode?: ShipFromLocation
  countryFullname?: string
  subdivisionFullname?: string
}

export interface ShipFromLocation {
  latitude?: number
  longitude?: number
}

/** An OpenID Connect provider that members can sign in with. */
export interface SignInProvider {
  id: string
  /** Shown on the sign-in button. */
  name: string
  /** The URL that starts a sign-in with this provider. */
  startUrl?: string
  /** Issuer URL of the provider (OpenID Connect Discovery). */
  issuer?: string
  /** Client ID registered with the provider. */
  clientId?: string
  /** Write-only: never returned. */
  clientSecret?: string
  /** The redirect URI to register with the provider. */
  redirectUri?: string
}

/** Money that a store owes a member, to be spent there. */
export interface StoreCredit {
  balance: Price
  currency: string
  /** The last 100, newest first; amounts that were spent are below zero. */
  movements: readonly {
    id: string
    /** `GIVEN` by the store, `REFUNDED` for an order, `REDEEMED` to pay for an order, `RETURNED` from that order. */
    type: 'GIVEN' | 'REFUNDED' | 'REDEEMED' | 'RETURNED'
    amount: Price
    reason?: string
    orderId?: string
    orderNumber?: string
    createdDate: Date
  }[]
}

/** What a store looks like and what it says of itself. */
export interface StoreDesign {
  looks: StoreLooks
  announcement?: {
    text: string
    /** A page of the store, such as `/collections/new`, or an https URL. */
    href?: string
    /** Shown from then on; at once unless told. */
    from?: Date
    /** Shown until then; for good unless told. */
    until?: Date
    /** The same in other languages of the store; what is missing is shown in its own. */
    words?: readonly { language: string; text: string }[]
  }
  sections: readonly DesignSection[]
  /** Above every page; the collections of the store where it is empty. */
  menu: readonly {
    label: string
    /** A page of the store, such as `/collections/new`, or an https URL. */
    href: string
    /** The same in other languages of the store; what is missing is shown in its own. */
    words?: readonly { language: string; label: string }[]
    items?: readonly {
      label: string
      /** A page of the store, such as `/collections/new`, or an https URL. */
      href: string
      /** The same in other languages of the store; what is missing is shown in its own. */
      words?: readonly { language: string; label: string }[]
    }[]
  }[]
  footer: {
    text?: string
    columns: readonly {
      title: string
      links: readonly {
        label: string
        /** A page of the store, such as `/collections/new`, or an https URL. */
        href: string
        /** The same in other languages of the store; what is missing is shown in its own. */
        words?: readonly { language: string; label: string }[]
      }[]
      /** The same in other languages of the store; what is missing is shown in its own. */
      words?: readonly { language: string; title: string }[]
    }[]
    profiles: readonly string[]
    /** The same in other languages of the store; what is missing is shown in its own. */
    words?: readonly { language: string; text: string }[]
  }
  pages: readonly DesignPage[]
}

/** A section of the home page. HERO and TEXT take title, text, button and image, BANNER text and button, PRODUCTS a title and where they come from, COLLECTIONS a title and which (all unless told), QUESTIONS a title and questions. The text of TEXT is HTML. */
export interface DesignSection {
  id: string
  kind: 'HERO' | 'PRODUCTS' | 'COLLECTIONS' | 'TEXT' | 'BANNER' | 'QUESTIONS'
  hidden?: boolean
  title?: string
  text?: string
  buttonLabel?: string
  /** A page of the store, such as `/collections/new`, or an https URL. */
  href?: string
  /** An image of this store, or an https URL. */
  image?: string
  imageAlt?: string
  source?: 'NEWEST' | 'BEST_SELLING' | 'COLLECTION' | 'CHOSEN'
  collectionId?: string
  productIds?: readonly string[]
  collectionIds?: readonly string[]
  /** 8 unless told. */
  limit?: number
  questions?: readonly {
    question: string
    answer: string
    /** The same in other languages of the store; what is missing is shown in its own. */
    words?: readonly { language: string; question?: string; answer?: string }[]
  }[]
  /** The same in other languages of the store; what is missing is shown in its own. */
  words?: readonly { language: string; title?: string; text?: string; buttonLabel?: string; imageAlt?: string }[]
}

export interface DesignPage {
  slug: string
  title: string
  html: string
  description?: string
  /** Not shown to anyone yet. */
  hidden?: boolean
  /** The same in other languages of the store; what is missing is shown in its own. */
  words?: readonly { language: string; title?: string; html?: string; description?: string }[]
}

/** A policy that the store shows, from its checkout settings. */
export interface StorePolicy {
  kind: 'TERMS' | 'PRIVACY' | 'WITHDRAWAL' | 'RETURNS' | 'DELIVERY' | 'DIGITAL_ITEMS' | 'CONTACT' | 'IMPRINT' | 'CUSTOM'
  /** Of a policy of the store’s own kind. */
  title?: string
  /** Plain text. */
  content: string
}

export interface StoreDesignState {
  draft: StoreDesign
  /** Rises with each change of the draft. */
  revision: number
  /** Whether the draft is what everybody sees. */
  isPublished: boolean
  /** What was published, the newest first; 20 are kept. */
  versions: readonly { version: number; publishedDate: Date }[]
}

/** An order in the form of `stores/v2/orders`. How it was paid stands in `ecom/v1/payments/orders`. */
export interface StoresOrder {
  id: string
  number: number
  dateCreated: Date
  lastUpdated: Date
  buyerInfo: {
    id?: string
    identityType: 'UNSPECIFIED_IDENTITY_TYPE' | 'CONTACT' | 'MEMBER'
    firstName?: string
    lastName?: string
    phone?: string
    email?: string
  }
  currency: string
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  totals: {
    /** An amount in the currency of the order. */
    subtotal: string
    /** An amount in the currency of the order. */
    shipping: string
    /** An amount in the currency of the order. */
    tax: string
    /** An amount in the currency of the order. */
    discount: string
    /** An amount in the currency of the order. */
    total: string
    weight: string
    quantity: number
  }
  billingInfo?: { address: StoresOrderAddress }
  shippingInfo?: {
    code?: string
    deliveryOption?: string
    estimatedDeliveryTime?: string
    shippingRegion?: string
    deliverByDate?: Date
    shipmentDetails?: {
      address: StoresOrderAddress
      /** An amount in the currency of the order. */
      discount: string
      /** An amount in the currency of the order. */
      tax: string
      priceData?: {
        taxIncludedInPrice?: boolean
        /** An amount in the currency of the order. */
        price: string
        /** An amount in the currency of the order. */
        totalPrice?: string
      }
    }
    pickupDetails?: { pickupAddress: StoresOrderAddress; pickupInstructions?: string }
  }
  buyerNote?: string
  read: boolean
  archived: boolean
  paymentStatus: string
  /** `CANCELED` where the order is canceled. */
  fulfillmentStatus: string
  lineItems: readonly StoresOrderLineItem[]
  activities: readonly { type: string; author?: string; message?: string; timestamp?: Date }[]
  fulfillments: readonly {
    id?: string
    dateCreated?: Date
    lineItems: readonly { index: number; quantity?: number }[]
    trackingInfo?: { trackingNumber?: string; shippingProvider?: string; trackingLink?: string }
  }[]
  discount: {
    /** An amount in the currency of the order. */
    value: string
    appliedCoupon?: { couponId?: string; name?: string; code?: string }
  }
  buyerLanguage?: string
  channelInfo: { type: string; externalOrderId?: string; externalOrderUrl?: string }
  enteredBy?: { id: string; identityType: 'USER' | 'MEMBER' | 'CONTACT' | 'APP' }
}

export interface StoresOrderAddress {
  fullName?: { firstName?: string; lastName?: string }
  country?: string
  subdivision?: string
  city?: string
  zipCode?: string
  phone?: string
  email?: string
  company?: string
  addressLine1?: string
  addressLine2?: string
  street?: { number?: string; name?: string }
  vatId?: { id?: string; type?: string }
}

export interface StoresOrderLineItem {
  /** The place of the line in the order, from 1. */
  index: number
  quantity: number
  name: string
  translatedName?: string
  productId?: string
  variantId?: string
  lineItemType: 'UNSPECIFIED' | 'PHYSICAL' | 'DIGITAL' | 'CUSTOM_AMOUNT_ITEM'
  options: readonly { option: string; selection: string }[]
  customTextFields: readonly { title: string; value: string }[]
  weight?: string
  mediaItem?: { mediaType: 'IMAGE'; id?: string; url?: string; width?: number; height?: number; altText?: string }
  sku?: string
  fulfillerId?: string
  /** An amount in the currency of the order. */
  discount: string
  /** An amount in the currency of the order. */
  tax: string
  taxGroupId?: string
  priceData: {
    taxIncludedInPrice?: boolean
    /** An amount in the currency of the order. */
    price: string
    /** An amount in the currency of the order. */
    totalPrice?: string
  }
}

export interface TaxCalculationResult {
  externalId?: string
  currency: string
  addresses: readonly TaxableLocation[]
  taxSummary: CalculatedTaxSummary
  lineItemTaxDetails: readonly LineItemTaxDetails[]
  errors: readonly CalculationError[]
}

export interface TaxableLocation {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
}

export interface CalculatedTaxSummary {
  totalAmount?: string
  totalTax?: string
  totalTaxableAmount?: string
  totalTaxIncludedInPrice?: string
  aggregatedTaxBreakdown?: readonly {
    jurisdiction?: string
    jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
    taxType?: string
    taxName?: string
    rate?: string
    aggregatedTaxAmount?: string
  }[]
}

export interface LineItemTaxDetails {
  id: string
  itemName?: string
  quantity?: number
  taxBreakdown?: readonly CalculatedTax[]
  taxSummary?: { fullPrice?: string; taxAmount?: string; taxableAmount?: string; appId?: string }
  addressIndex?: AddressIndex
  taxIncludedInPrice?: boolean
}

export interface CalculatedTax {
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  taxType?: string
  taxName?: string
  nonTaxableAmount?: string
  rate?: string
  taxAmount?: string
  taxableAmount?: string
}

/** The position in `addresses`: of one address, or of those that it goes from and to. */
export interface AddressIndex {
  singleAddress?: number
  multipleAddresses?: { origin: number; destination: number }
}

/** Somebody who calculates tax: the store itself or an app. */
export interface TaxCalculatorDetails {
  appId: string
  displayName: string
  unsupportedCountries?: readonly string[]
}

export interface RateFileSummary {
  id: string
  name: string
  /** Date on which the rates applied. */
  asOf: string
  /** Number of places. */
  places: number
}

/** Tax rates of many places. The files included in Vitrine can be exported, edited and loaded. */
export interface RateFile {
  id: string
  name: string
  taxName: string
  taxType: string
  /** Whether prices include the tax. */
  taxIncludedInPrice: boolean
  /** Date on which the rates applied. */
  asOf: string
  places: readonly { country: string; subdivision?: string; taxes: readonly RateTax[] }[]
}

/** A tax of a place, with its rates by product category as fractions: 0.19 is 19%. */
export interface RateTax {
  taxName?: string
  /** Name of the place that levies the tax. */
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rates: { STANDARD?: string; REDUCED?: string; SECOND_REDUCED?: string; SUPER_REDUCED?: string; ZERO?: string }
  /** Applies only to these postal codes, prefixes (`100*`) or ranges (`10001-10019`). */
  postalCodes?: readonly string[]
  /** Applies only to these cities. With `postalCodes`, only to addresses without a postal code. */
  cities?: readonly string[]
}

/** A region or rate that loading adds or updates. Nothing is deleted. */
export interface RateChange {
  change: 'ADD_REGION' | 'ADD_RATE' | 'UPDATE_RATE'
  country: string
  subdivision?: string
  taxGroupId?: string
  taxGroupName?: string
  taxName?: string
  jurisdiction?: string
  /** Current rate as a fraction. */
  before?: string
  /** New rate as a fraction. */
  after?: string
}

export interface ExplainedLine {
  id: string
  taxGroupId: string
  taxGroupName?: string
  price: string
  /** The price without included tax that the buyer does not owe. */
  owedPrice: string
  tax: string
  /** Total rate as a fraction. */
  taxRate: string
  parts: readonly {
    taxName?: string
    jurisdiction?: string
    jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
    rate: string
    tax: string
  }[]
}

/** Buyers who pay no tax, or less. */
export interface TaxExemptGroup {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  extendedFields?: ExtendedFields
  tags?: TaxTags
  /** Member groups whose members are exempt. */
  memberGroupIds?: readonly string[]
}

/** Marks of the store and its apps. */
export interface TaxTags {
  privateTags?: { tagIds: readonly string[] }
  publicTags?: { tagIds: readonly string[] }
}

export interface TaxExemptDefaultGroup {
  id: string
  name: string
  appId?: string
}

export interface BulkTaxExemptGroupResult {
  itemMetadata: ItemMetadata
  item?: TaxExemptGroup
}

/** Which exempt group a contact is in. */
export interface ContactTaxDetails {
  /** The ID of the contact. */
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  taxExemptGroupId: string
  contactDetails?: { firstName?: string; lastName?: string; company?: string; email?: string; vatId?: string }
  extendedFields?: ExtendedFields
  tags?: TaxTags
}

export interface BulkContactTaxDetailsResult {
  itemMetadata: ItemMetadata
  item?: ContactTaxDetails
}

/** Products that are taxed alike. */
export interface TaxGroup {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  /** Which of a country's rates automatic calculation and rate files use for it; `STANDARD` unless told. */
  category?: 'STANDARD' | 'REDUCED' | 'SECOND_REDUCED' | 'SUPER_REDUCED' | 'ZERO'
}

/** A place where the store collects tax. */
export interface TaxRegion {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Without one: everywhere not covered by another region. */
  country?: string
  /** A subdivision, such as `NY`; without one, the whole country. */
  subdivision?: string
  /** The calculator: an `appId` that `listTaxCalculators` names; the region's own rates without one. */
  appId?: string
  /** Whether prices hold the tax; the store's setting unless told. */
  taxIncludedInPrice?: boolean
}

/** The tax rate of a group in a region, or one of several that are collected together. */
export interface ManualTaxMapping {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  taxGroupId: string
  taxRegionId: string
  /** A fraction: `"0.19"` is 19 percent. */
  taxRate: string
  description?: string
  taxType?: string
  taxName?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  exemptRates?: readonly ExemptRate[]
  extendedFields?: ExtendedFields
  /** Only there: postal codes, the beginning of codes (`100*`) or ranges (`10001-10019`). */
  postalCodes?: readonly string[]
  /** Only there; with `postalCodes`, where the address has no postal code. */
  cities?: readonly string[]
}

/** What buyers in an exempt group pay instead; without one they pay nothing. */
export interface ExemptRate {
  taxExemptGroupId: string
  /** A fraction: `"0.05"` is 5 percent. */
  taxRate: string
}

export interface DefaultTaxGroupResult {
  taxGroupMetadata: { id?: string; originalIndex: number; success: boolean; error?: BulkError }
  taxGroup?: TaxGroup
}

export interface BulkTaxRegionResult {
  itemMetadata: ItemMetadata
  item?: TaxRegion
}

/** How the store calculates tax. */
export interface TaxSettings {
  /** Whether prices hold the tax where a region does not say so. */
  taxIncludedInItemPrices: boolean
  /** Whether tax is rounded for each line, or each tax once on the whole. */
  rounding: 'LINE' | 'TOTAL'
  /** Whether the calculators of regions are used; if not, all rates are manual. */
  automaticTax: boolean
  /** Whether sales to other EU countries are taxed there (one-stop shop); if not, at the rate of the store’s own country. */
  oneStopShop: boolean
  createdDate?: Date
  updatedDate?: Date
}

export interface BulkManualTaxMappingResult {
  itemMetadata: ItemMetadata
  item?: ManualTaxMapping
}

export interface TipChoice {
  /** A percentage for `PERCENTAGE`, otherwise an amount. `"0"` or absent for no tip. */
  value?: string
  tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM' | 'UNKNOWN_TIP_TYPE'
}

export interface Tip {
  /** ID of the order. */
  id?: string
  lineItemSubtotal?: string
  amount?: string
  distributions?: readonly TipDistribution[]
  /** The part that is not distributed to staff. */
  undistributedAmount?: string
}

export interface TipDistribution {
  id?: string
  tipId?: string
  staff?: TippedStaff
  amount?: string
  lineItemInfo?: readonly TipLineItem[]
  transaction?: { id?: string; date?: Date }
  orderId?: string
  createdDate?: Date
  source?: 'UNKNOWN_SOURCE' | 'POS' | 'WEB' | 'DASHBOARD'
}

/** A staff member who receives tips. */
export interface TippedStaff {
  id?: string
  name?: string
  /** ID of the staff member who gets the tip. */
  staffMemberId?: string
}

export interface TipLineItem {
  lineItemId?: string
  catalogReference?: CatalogReference
  /** Unit price. */
  price?: string
  name?: string
  quantity?: number
}

/** A staff member's share of tips in a period. */
export interface TipShare {
  staffMemberId: string
  name: string
  received: Price
  refunded: Price
  kept: Price
  /** Number of tips that the staff member received a share of. */
  tips: number
}

/** The tip options that a checkout offers to its buyer. */
export interface TipOffer {
  tipType: 'PERCENTAGE' | 'AMOUNT'
  presets: readonly { value: string; default: boolean; amount: MultiCurrencyPrice }[]
  allowCustomAmount: boolean
  choice?: TipChoice
}

export interface TippedOrder {
  orderId?: string
  /** ID of the additional fee that represents the tip in the order. */
  additionalFeeId?: string
  additionalFeePrice?: Price
}

export interface TipSettings {
  id: string
  locationId?: string
  paymentTerminalId?: string
  userId?: string
  tipType: 'PERCENTAGE' | 'AMOUNT' | 'UNKNOWN_TIP_TYPE'
  presets: readonly {
    /** A percentage or an amount, depending on `tipType`. */
    value: number
    /** Whether the preset is preselected at checkout. Default: false. */
    default?: boolean
  }[]
  /** Whether buyers can tip at checkout. Default: true. */
  allowCustomerTip?: boolean
  /** Whether the store can set the tips of orders. Default: true. */
  allowBusinessTipAtPayment?: boolean
  /** Whether buyers can enter a custom amount. Default: true. */
  allowCustomAmount?: boolean
  /** Whether the store can change how a tip is distributed to staff. Default: true. */
  allowEditDistribution?: boolean
  autoTipOnCheckInEnabled?: boolean
  autoTipOnCheckInPercentage?: number
  /** How tips are split between staff. `PROPORTIONAL` uses the `share` of each. Default: `EQUAL`. */
  staffDistributionMethod?: 'EQUAL' | 'PROPORTIONAL' | 'UNKNOWN_SPLIT_METHOD'
  /** Increases with each change; send the one you read with an update. */
  revision: string
  createdDate?: Date
  updatedDate?: Date
  /** Whether these are the settings that checkouts use. */
  default?: boolean
  appId?: string
  extendedFields?: ExtendedFields
}

export interface TippableStaff {
  id: string
  name: string
  staffMemberId?: string
  identificationData?: { wixUserId?: string }
}

/** Someone who shares tips. */
export interface TipStaffMember {
  id: string
  /** Increases with each change; send the one you read with an update. */
  revision: string
  name: string
  /** Whether the staff member receives new tips. Default: true. */
  active: boolean
  /** Weight for proportional distribution. Default: 1. */
  share: number
  createdDate: Date
  updatedDate: Date
}

/** The texts of a product in another language. Missing texts are shown in the main language of the store. */
export interface ProductTranslation {
  name?: string
  description?: string
  ribbon?: string
  additionalInfoSections?: readonly AdditionalInfoSection[]
  /** Translations of options, and of modifiers with choices. */
  productOptions?: readonly TranslatedOption[]
  customTextFields?: readonly TranslatedTextField[]
  images?: readonly TranslatedImage[]
}

export interface TranslatedOption {
  name: string
  translatedName?: string
  choices?: readonly TranslatedChoice[]
}

export interface TranslatedChoice {
  description: string
  translatedDescription: string
}

export interface TranslatedTextField {
  title: string
  translatedTitle: string
}

export interface TranslatedImage {
  id: string
  altText: string
}

/** The texts of a collection in another language. */
export interface CollectionTranslation {
  name?: string
  description?: string
}

/** What a member wants to find again. */
export interface WishList {
  /** The products, the last added first. */
  productIds: readonly string[]
}

/** An API key with the owner’s permissions. Web pages can use it only from the listed origins. */
export interface ApiKeyInput {
  /** Shown in the list of keys. */
  name?: string
  /** Web origins that can use the key. Servers are not restricted. */
  origins?: readonly string[]
}

/** An app that receives events. An app with redirect URLs can also be installed. */
export interface RegisteredAppInput {
  /** Shown to owners when they install the app. */
  name?: string
  redirectUrls?: readonly string[]
  /** Permissions of the app. Default: all. */
  scopes?: readonly ('catalog' | 'carts' | 'checkouts' | 'orders' | 'delivery' | 'giftCards' | 'members' | 'settings')[]
}

export interface IdentityProfileInput {
  firstName?: string
  lastName?: string
  nickname?: string
  picture?: string
  labels?: readonly string[]
  language?: string
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: readonly IdentityCustomFieldInput[]
  secondaryEmails?: readonly SecondaryEmailInput[]
  phonesV2?: readonly PhonesV2Input[]
  addresses?: readonly IdentityProfileAddressInput[]
  company?: string
  position?: string
  birthdate?: string
  slug?: string
  subscription?: boolean
  vatId?: string
}

export interface IdentityCustomFieldInput {
  name?: string
  value?: IdentityValueInput
}

export interface IdentityValueInput {
  strValue?: string
  numValue?: number
  dateValue?: Date | string
  listValue?: ListValueInput
  mapValue?: MapValueInput
  boolValue?: boolean
}

export interface ListValueInput extends ListValue {}

export interface MapValueInput extends MapValue {}

export interface SecondaryEmailInput extends SecondaryEmail {}

export interface PhonesV2Input extends PhonesV2 {}

export interface IdentityProfileAddressInput extends IdentityProfileAddress {}

export interface IdentityAddressInput extends IdentityAddress {}

export interface CaptchaTokenInput {
  Recaptcha?: string
  InvisibleRecaptcha?: string
  NoCaptcha?: string
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKeyInput
}

export interface RecaptchaForClientSiteKeyInput {
  token?: string
  siteKeyId?: string
}

/** A product as shown by the caller. */
export interface BackInStockItem {
  name: string
  /** In the currency of the store. */
  price: string
  image?: Image
}

export interface Search {
  /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
  filter?: unknown
  sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
  cursorPaging?: {
    /** Page size. Default: 50. At most 100. */
    limit?: number
    /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
    cursor?: unknown
  }
  paging?: {
    /** Page size. Default: 50. At most 100. */
    limit?: number
    /** Not supported with cursors: must be 0. */
    offset?: number
  }
  search?: Record<string, unknown>
  fields?: readonly string[]
  fieldsets?: readonly string[]
}

/** Settings of the store. */
export interface SiteSettingsInput {
  name?: string
  /** Main language of the store. */
  language?: string
  /** Contact email shown to buyers. */
  contactEmail?: string
  /** Whether catalog prices include tax. */
  taxIncludedInPrices?: boolean
  /** The address that determines the tax of an order. */
  taxableAddress?: 'SHIPPING' | 'BILLING' | 'BUSINESS'
  businessAddress?: {
    country?: string
    subdivision?: string
    addressLine?: string
    addressLine2?: string
    postalCode?: string
    city?: string
  }
  /** Name of the business on invoices. Default: the store name. */
  legalName?: string
  /** VAT ID of the business, printed on invoices. */
  vatId?: string
  /** Whether new accounts must verify their email. */
  emailVerification?: 'ON_SIGN_UP' | 'OFF'
  /** Whether the owner must approve new accounts. */
  ownerApproval?: 'ON_SIGN_UP' | 'OFF'
  /** Whether sign-in and sign-up require a CAPTCHA. */
  captcha?: 'OFF' | 'ON_RISK' | 'ALWAYS'
  /** Whether a high-risk sign-in without a second factor requires an emailed code. */
  highRiskLogin?: 'REQUIRE_MFA' | 'ALLOW'
  /** Minimum length of passwords, from 8 to 64 characters. */
  passwordMinLength?: number
  /** Maximum number of new carts per IP address per hour. */
  newCartsPerHour?: number
  /** Maximum number of new visitors per IP address per minute, in each server process. */
  newVisitorsPerMinute?: number
  /** Number of days after which inactive carts and checkouts are deleted. */
  cartDays?: number
  /** Number of days that a download link is valid. */
  downloadDays?: number
  /** Maximum number of downloads of a file per unit bought. */
  downloadLimit?: number
  weightUnit?: 'KG' | 'LB'
  lengthUnit?: 'KM' | 'MI'
  /** IANA time zone of the store, such as `Europe/Berlin`. Determines when its days begin. */
  timeZone?: string
  currencies?: readonly StoreCurrencyInput[]
  /** Additional catalog languages, such as `de`. The store’s main language is always available. */
  languages?: readonly string[]
  memberFields?: readonly MemberFieldInput[]
  /** The logo: an uploaded image or an https URL. Empty for none. */
  logoUrl?: string
  /** Accent color as `#rrggbb`. Empty for the default. */
  accentColor?: string
  /** Minutes that a payment waits for the buyer’s bank while its items are reserved. */
  challengeMinutes?: number
  /** Maximum number of payments per visitor that wait for a bank at once. */
  challengesPerVisitor?: number
  /** Maximum number of payments per IP address that wait for a bank at once. */
  challengesPerAddress?: number
  /** Days until an authorized payment is captured or voided. See `captureBeforeExpiryEnabled`. */
  captureDays?: number
  /** Due date and reminders of balances after a deposit, unless the purchase terms of the product set them. */
  remainders?: {
    /** Number of days after the order when the balance is due. */
    dueInDays?: number
    /** Number of days before the due date when buyers are reminded. 0 for never. */
    remindDaysBefore?: number
    /** Numbers of days after the due date when buyers are reminded again. */
    remindDaysAfter?: readonly number[]
  }
  /** Whether authorized payments are captured when their order is fulfilled. */
  captureOnFulfillment?: boolean
  /** URL of the storefront page for booking services. If empty, redirects go to the member's account. */
  bookingsPageUrl?: string
  /** URL of the storefront page for events. If empty, redirects go to the member's account. */
  eventsPageUrl?: string
  /** URL of the storefront page for pricing plans. If empty, redirects go to the member's account. */
  plansPageUrl?: string
}

/** A currency beside the store’s own. */
export interface StoreCurrencyInput {
  currency?: string
  /** What one unit of the store's currency is worth in it. */
  rate?: string
  /** Whether buyers pay in it. Unless told they only see prices in it, and pay in the store’s. */
  charged?: boolean
  /** Put on the rate: `"2.5"` makes 100 102.50. */
  feePercentage?: string
  rounding?: PriceRoundingInput
  /** Whether the rate is brought up to date by the source of the server, where it has one. */
  followsSource?: boolean
}

/** How prices that were worked out are rounded. */
export interface PriceRoundingInput {
  /** Prices become multiples of it: `"1.00"` makes whole units. */
  to?: string
  /** NEAREST unless told. */
  mode?: 'NEAREST' | 'UP' | 'DOWN'
  /** Taken off afterwards, and less than `to`: `"0.01"` makes 12.99. */
  less?: string
}

/** A custom field of members, in addition to name and email. */
export interface MemberFieldInput {
  /** The key of the custom field. Cannot be changed. */
  key?: string
  /** The label that members see. */
  label?: string
  type?: 'TEXT' | 'NUMBER' | 'DATE'
  /** Whether the sign-up form has this field. */
  onSignUp?: boolean
}

export interface UpdateCurrentCartOptionsInput {
  cartInfo?: CartInput
  /** Comma-separated fields: only these change, and those not sent are cleared. */
  fieldMask?: string
  /** Comma-separated fields: only these change, and those not sent are cleared. */
  cartFieldmask?: string
  couponCode?: string
  merchantDiscounts?: readonly {
    amount?: string
    /** Of the line items’ price after a coupon. */
    percentage?: number
  }[]
  lineItems?: readonly LineItemInput[]
  customLineItems?: readonly CustomLineItemInput[]
}

export interface CartInput {
  buyerNote?: string
  buyerInfo?: BuyerInfoInput
  appliedDiscounts?: readonly AppliedDiscountInput[]
  contactInfo?: ContactInfoInput
  overrideCheckoutUrl?: string
  selectedShippingOption?: SelectedShippingOptionInput
  extendedFields?: ExtendedFieldsInput
  businessLocationId?: string
  subtotal?: MultiCurrencyPriceInput
}

export interface BuyerInfoInput {
  contactId?: string
  email?: string
}

export interface AppliedDiscountInput {
  coupon?: CartCouponInput
  merchantDiscount?: MerchantDiscountInput
  discountRule?: CartDiscountRuleInput
}

export interface CartCouponInput extends CartCoupon {}

export interface MerchantDiscountInput {
  amount?: MultiCurrencyPriceInput
}

/** An amount in two currencies, as decimal text and formatted. */
export interface MultiCurrencyPriceInput {
  /** In the site's currency. */
  amount?: string
}

export interface CartDiscountRuleInput {
  id?: string
  name?: TranslatableStringInput
  amount?: MultiCurrencyPriceInput
}

/** Text in the site's language and in the buyer's. */
export interface TranslatableStringInput extends TranslatableString {}

export interface ContactInfoInput {
  address?: AddressInput
  contactDetails?: ContactDetailsInput
}

/** A postal address. */
export interface AddressInput {
  country?: string
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddressInput
  addressLine?: string
  addressLine2?: string
  formattedAddress?: string
  geocode?: GeocodeInput
}

export interface StreetAddressInput extends StreetAddress {}

export interface GeocodeInput extends Geocode {}

export interface ContactDetailsInput extends ContactDetails {}

/** A tax ID: CPF, CNPJ, or another one such as a VAT ID of the EU. */
export interface VatIdInput extends VatId {}

export interface SelectedShippingOptionInput extends SelectedShippingOption {}

export interface ExtendedFieldsInput extends ExtendedFields {}

export interface LineItemInput {
  quantity?: number
  catalogReference?: CatalogReferenceInput
  productName?: TranslatableStringInput
  url?: PageUrlInput
  price?: MultiCurrencyPriceInput
  fullPrice?: MultiCurrencyPriceInput
  priceBeforeDiscounts?: MultiCurrencyPriceInput
  lineItemPrice?: MultiCurrencyPriceInput
  descriptionLines?: readonly DescriptionLineInput[]
  physicalProperties?: PhysicalPropertiesInput
  itemType?: ItemTypeInput
  subscriptionOptionInfo?: SubscriptionOptionInfoInput
  serviceProperties?: ServicePropertiesInput
  priceDescription?: TranslatableStringInput
  depositAmount?: MultiCurrencyPriceInput
  catalogOverrideFields?: CatalogOverrideFieldsInput
  taxableAddress?: TaxableAddressInput
  extendedFields?: ExtendedFieldsInput
  policies?: readonly PolicyInput[]
  modifierGroups?: readonly CartModifierGroupInput[]
  modifiersTotalPrice?: MultiCurrencyPriceInput
  image?: ImageInput
  availability?: AvailabilityInput
  selectedMembership?: SelectedMembershipInput
  quantityTerms?: QuantityTermsInput
}

export interface CatalogReferenceInput extends CatalogReference {}

/** The URL of the product page. */
export interface PageUrlInput extends PageUrl {}

export interface DescriptionLineInput extends DescriptionLine {}

export interface ColorInfoInput extends ColorInfo {}

export interface PhysicalPropertiesInput extends PhysicalProperties {}

export interface ItemTypeInput extends ItemType {}

export interface SubscriptionOptionInfoInput {
  subscriptionSettings?: SubscriptionSettingsInput
  title?: TranslatableStringInput
  description?: TranslatableStringInput
}

export interface SubscriptionSettingsInput {
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval?: number
  autoRenewal?: boolean
  billingCycles?: number
  enableCustomerCancellation?: boolean
  freeTrialPeriod?: FreeTrialPeriodInput
  startDate?: Date | string
}

export interface FreeTrialPeriodInput extends FreeTrialPeriod {}

export interface ServicePropertiesInput {
  scheduledDate?: Date | string
  numberOfParticipants?: number
  endDate?: Date | string
}

export interface CatalogOverrideFieldsInput {
  productName?: TranslatableStringInput
  price?: string
  fullPrice?: string
  descriptionLines?: readonly DescriptionLineInput[]
  physicalProperties?: PhysicalPropertiesInput
  image?: ImageInput
  paymentOption?: PaymentOptionInput
  /** For each piece; for DEPOSIT_ONLINE alone. */
  depositAmount?: string
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

export interface ImageInput {
  id?: string
  url?: string
  height?: number
  width?: number
  altText?: string
  filename?: string
  urlExpirationDate?: Date | string
  focalPoint?: FocalPointInput
}

/** The focal point of a crop, from 0 to 1 in each direction. */
export interface FocalPointInput extends FocalPoint {}

export interface PaymentOptionInput extends PaymentOption {}

export interface TaxableAddressInput extends TaxableAddress {}

export interface PolicyInput extends Policy {}

export interface CartModifierGroupInput {
  id?: string
  name?: TranslatableStringInput
  modifiers?: readonly CartModifierInput[]
}

export interface CartModifierInput {
  id?: string
  quantity?: number
  label?: TranslatableStringInput
  details?: TranslatableStringInput
  price?: MultiCurrencyPriceInput
}

export interface AvailabilityInput extends Availability {}

export interface SelectedMembershipInput extends SelectedMembership {}

/** How many of a product one order can have, all variants together. */
export interface QuantityTermsInput {}

export interface CustomLineItemInput {
  quantity?: number
  price?: string
  priceDescription?: TranslatableStringInput
  descriptionLines?: readonly DescriptionLineInput[]
  media?: ImageInput
  taxGroupId?: string
  productName?: TranslatableStringInput
  url?: PageUrlInput
  itemType?: ItemTypeInput
  fullPrice?: string
  quantityAvailable?: number
  physicalProperties?: PhysicalPropertiesInput
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  serviceProperties?: ServicePropertiesInput
  rootCatalogItemId?: string
  /** For each piece; for DEPOSIT_ONLINE alone. */
  depositAmount?: string
  deliveryProfileId?: string
  catalogReference?: CatalogReferenceInput
  priceUndetermined?: boolean
  fixedQuantity?: boolean
  policies?: readonly PolicyInput[]
  membersOnly?: boolean
  taxableAddress?: TaxableAddressInput
  /** What goes with the item. The price of each modifier, times its quantity, is added to that of each piece. */
  modifierGroups?: readonly NewModifierGroupInput[]
}

export interface NewModifierGroupInput extends NewModifierGroup {}

export interface NewModifierInput extends NewModifier {}

export interface AddToCurrentCartOptionsInput {
  lineItems?: readonly LineItemInput[]
  customLineItems?: readonly CustomLineItemInput[]
  businessLocationId?: string
}

export interface EstimateCurrentCartTotalsOptionsInput {
  selectedShippingOption?: SelectedShippingOptionInput
  shippingAddress?: AddressInput
  billingAddress?: AddressInput
  selectedMemberships?: EstimateSelectedMembershipInput
  calculateTax?: boolean
  calculateShipping?: boolean
  calculateAdditionalFees?: boolean
}

export interface EstimateSelectedMembershipInput extends EstimateSelectedMembership {}

export interface EstimateMembershipInput extends EstimateMembership {}

export interface CreateCheckoutFromCurrentCartOptionsInput {
  channelType?:
    | 'UNSPECIFIED'
    | 'WEB'
    | 'POS'
    | 'EBAY'
    | 'AMAZON'
    | 'OTHER_PLATFORM'
    | 'WIX_APP_STORE'
    | 'WIX_INVOICES'
    | 'BACKOFFICE_MERCHANT'
    | 'WISH'
    | 'CLASS_PASS'
    | 'GLOBAL_E'
    | 'FACEBOOK'
    | 'ETSY'
    | 'TIKTOK'
    | 'FAIRE_COM'
    | 'PAYPAL_AGENTIC_CHECKOUT'
    | 'STRIPE_AGENTIC_CHECKOUT'
  shippingAddress?: AddressInput
  billingAddress?: AddressInput
  selectedShippingOption?: SelectedShippingOptionInput
  email?: string
}

export interface CreateCheckoutOptionsInput {
  checkoutInfo?: CheckoutInput
  couponCode?: string
  lineItems?: readonly CheckoutLineItemInput[]
  customLineItems?: readonly CustomLineItemInput[]
  channelType?:
    | 'UNSPECIFIED'
    | 'WEB'
    | 'POS'
    | 'EBAY'
    | 'AMAZON'
    | 'OTHER_PLATFORM'
    | 'WIX_APP_STORE'
    | 'WIX_INVOICES'
    | 'BACKOFFICE_MERCHANT'
    | 'WISH'
    | 'CLASS_PASS'
    | 'GLOBAL_E'
    | 'FACEBOOK'
    | 'ETSY'
    | 'TIKTOK'
    | 'FAIRE_COM'
    | 'PAYPAL_AGENTIC_CHECKOUT'
    | 'STRIPE_AGENTIC_CHECKOUT'
  giftCardCode?: string
  overrideCheckoutUrl?: string
  giftCardRedeemAmount?: string
}

export interface CheckoutInput {
  billingInfo?: ContactInfoInput
  shippingInfo?: ShippingInfoInput
  buyerNote?: string
  buyerInfo?: CheckoutBuyerInfoInput
  priceSummary?: PriceSummaryInput
  calculationErrors?: CalculationErrorsInput
  giftCard?: CheckoutGiftCardInput
  appliedDiscounts?: readonly CheckoutAppliedDiscountInput[]
  customFields?: readonly CheckoutCustomFieldInput[]
  taxSummary?: TaxSummaryInput
  createdBy?: CreatedByInput
  payNow?: PriceSummaryInput
  payLater?: PriceSummaryInput
  remainders?: readonly PlannedRemainderInput[]
  membershipOptions?: MembershipOptionsInput
  /** All fees. Only elevated callers can set those of their own, which replace the ones they set before. */
  additionalFees?: readonly AdditionalFeeInput[]
  cartId?: string
  violations?: readonly CheckoutViolationInput[]
  extendedFields?: ExtendedFieldsInput
  customSettings?: CustomSettingsInput
  marketingConsent?: MarketingConsentInput
  customContentReference?: CustomContentReferenceInput
  externalReference?: ExternalReferenceInput
  payAfterFreeTrial?: PriceSummaryInput
  businessLocationId?: string
  /** The exempt group of the buyer; only elevated callers can set it. */
  taxExemptGroupId?: string
}

export interface ShippingInfoInput {
  shippingDestination?: ContactInfoInput
  selectedCarrierServiceOption?: SelectedCarrierServiceOptionInput
  region?: CheckoutRegionInput
  carrierServiceOptions?: readonly CarrierServiceOptionInput[]
}

export interface SelectedCarrierServiceOptionInput {
  code?: string
  logistics?: CheckoutLogisticsInput
  cost?: CheckoutCostInput
  carrierId?: string
  deliveryAllocations?: readonly DeliveryAllocationInput[]
  partial?: boolean
}

export interface CheckoutLogisticsInput {
  deliveryTime?: string
  instructions?: string
  pickupDetails?: PickupDetailsInput
  deliveryTimeSlot?: TimeSlotInput
}

export interface PickupDetailsInput {
  address?: AddressInput
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export interface TimeSlotInput {
  from?: Date | string
  to?: Date | string
}

export interface CheckoutCostInput {
  totalPriceAfterTax?: MultiCurrencyPriceInput
  totalPriceBeforeTax?: MultiCurrencyPriceInput
  taxDetails?: TaxDetailsInput
  totalDiscount?: MultiCurrencyPriceInput
  price?: MultiCurrencyPriceInput
}

export interface TaxDetailsInput {
  taxableAmount?: MultiCurrencyPriceInput
  taxRate?: string
  totalTax?: MultiCurrencyPriceInput
  taxBreakdown?: readonly TaxBreakdownInput[]
}

export interface TaxBreakdownInput {
  taxName?: string
  taxType?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate?: string
  nonTaxableAmount?: MultiCurrencyPriceInput
  taxAmount?: MultiCurrencyPriceInput
  taxableAmount?: MultiCurrencyPriceInput
}

export interface DeliveryAllocationInput extends DeliveryAllocation {}

export interface DeliveryCarrierInput extends DeliveryCarrier {}

export interface DeliveryRegionInput extends DeliveryRegion {}

export interface ApplicableLineItemsInput extends ApplicableLineItems {}

export interface CheckoutRegionInput {
  name?: string
}

export interface CarrierServiceOptionInput {
  carrierId?: string
  shippingOptions?: readonly CheckoutShippingOptionInput[]
}

export interface CheckoutShippingOptionInput {
  code?: string
  title?: string
  logistics?: CheckoutLogisticsInput
  cost?: ShippingOptionCostInput
  deliveryAllocations?: readonly DeliveryAllocationInput[]
  partial?: boolean
}

export interface ShippingOptionCostInput {
  price?: MultiCurrencyPriceInput
  otherCharges?: readonly OtherChargeInput[]
}

export interface OtherChargeInput {
  type?: 'HANDLING_FEE' | 'INSURANCE'
  price?: MultiCurrencyPriceInput
  details?: string
}

export interface CheckoutBuyerInfoInput {
  email?: string
}

export interface PriceSummaryInput {
  subtotal?: MultiCurrencyPriceInput
  shipping?: MultiCurrencyPriceInput
  tax?: MultiCurrencyPriceInput
  discount?: MultiCurrencyPriceInput
  total?: MultiCurrencyPriceInput
  additionalFees?: MultiCurrencyPriceInput
}

export interface CalculationErrorsInput extends CalculationErrors {}

export interface GeneralShippingCalculationErrorInput extends GeneralShippingCalculationError {}

export interface BulkErrorInput extends BulkError {}

export interface ValidationErrorInput extends ValidationError {}

export interface FieldViolationInput extends FieldViolation {}

export interface SystemErrorInput extends SystemError {}

export interface CarrierErrorInput extends CarrierError {}

export interface CheckoutErrorInput extends CheckoutError {}

export interface CheckoutGiftCardInput {
  obfuscatedCode?: string
  amount?: MultiCurrencyPriceInput
  appId?: string
  externalId?: string
  requestedAmount?: MultiCurrencyPriceInput
}

export interface CheckoutAppliedDiscountInput {
  coupon?: CheckoutCouponInput
  merchantDiscount?: CheckoutMerchantDiscountInput
  discountRule?: DiscountRuleInput
  discountType?: 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS'
  lineItemIds?: readonly string[]
}

export interface CheckoutCouponInput {
  id?: string
  code?: string
  name?: string
  amount?: MultiCurrencyPriceInput
}

export interface CheckoutMerchantDiscountInput {
  amount?: MultiCurrencyPriceInput
  percentage?: number
}

export interface DiscountRuleInput {
  id?: string
  name?: TranslatableStringInput
  amount?: MultiCurrencyPriceInput
}

export interface CheckoutCustomFieldInput extends CheckoutCustomField {}

export interface TaxSummaryInput {
  taxableAmount?: MultiCurrencyPriceInput
  totalTax?: MultiCurrencyPriceInput
  calculationDetails?: TaxCalculationDetailsInput
  reverseCharge?: ReverseChargeInput
}

/** Where the tax rates came from. */
export interface TaxCalculationDetailsInput {
  rateType?: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
  manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
  autoTaxFallbackDetails?: {
    fallbackReason?: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
    error?: { code?: string; description?: string }
  }
}

/** The buyer owes the VAT: a business of another EU country. */
export interface ReverseChargeInput {
  buyerVatId?: string
  sellerVatId?: string
}

export interface CreatedByInput extends CreatedBy {}

/** What is left of deposits, and on which day it is due. */
export interface PlannedRemainderInput {
  dueDate?: string
  amount?: PriceInput
}

/** An amount of money in the order's currency. */
export interface PriceInput {
  amount?: string
}

export interface MembershipOptionsInput {
  eligibleMemberships?: readonly EligibleMembershipInput[]
  invalidMemberships?: readonly InvalidMembershipInput[]
  selectedMemberships?: EstimateSelectedMembershipInput
}

export interface EligibleMembershipInput {
  id?: string
  appId?: string
  name?: TranslatableStringInput
  lineItemIds?: readonly string[]
  credits?: CheckoutCreditInput
  expirationDate?: Date | string
}

export interface CheckoutCreditInput extends CheckoutCredit {}

export interface InvalidMembershipInput {
  membership?: EligibleMembershipInput
  reason?: string
}

export interface AdditionalFeeInput {
  code?: string
  name?: string
  price?: MultiCurrencyPriceInput
  taxDetails?: TaxDetailsInput
  priceBeforeTax?: MultiCurrencyPriceInput
  priceAfterTax?: MultiCurrencyPriceInput
  /** The line items that the fee is for; it goes with the last of them. */
  lineItemIds?: readonly string[]
  /** MANUAL unless told; callers can set MANUAL and, with `lineItemIds`, ITEM. */
  source?: 'SHIPPING' | 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  taxableAddress?: TaxableAddressInput
}

export interface CheckoutViolationInput extends CheckoutViolation {}

export interface CheckoutTargetInput extends CheckoutTarget {}

export interface CheckoutOtherInput extends CheckoutOther {}

export interface TargetLineItemInput extends TargetLineItem {}

export interface CustomSettingsInput extends CustomSettings {}

export interface MarketingConsentInput extends MarketingConsent {}

export interface CustomContentReferenceInput extends CustomContentReference {}

export interface ExternalReferenceInput extends ExternalReference {}

export interface CheckoutLineItemInput {
  quantity?: number
  catalogReference?: CatalogReferenceInput
  productName?: TranslatableStringInput
  url?: PageUrlInput
  price?: MultiCurrencyPriceInput
  fullPrice?: MultiCurrencyPriceInput
  priceBeforeDiscounts?: MultiCurrencyPriceInput
  lineItemPrice?: MultiCurrencyPriceInput
  descriptionLines?: readonly DescriptionLineInput[]
  physicalProperties?: PhysicalPropertiesInput
  itemType?: ItemTypeInput
  subscriptionOptionInfo?: SubscriptionOptionInfoInput
  serviceProperties?: ServicePropertiesInput
  priceDescription?: TranslatableStringInput
  depositAmount?: MultiCurrencyPriceInput
  catalogOverrideFields?: CatalogOverrideFieldsInput
  taxableAddress?: TaxableAddressInput
  extendedFields?: ExtendedFieldsInput
  policies?: readonly PolicyInput[]
  modifierGroups?: readonly CartModifierGroupInput[]
  modifiersTotalPrice?: MultiCurrencyPriceInput
  totalPriceAfterTax?: MultiCurrencyPriceInput
  totalPriceBeforeTax?: MultiCurrencyPriceInput
  taxDetails?: TaxDetailsInput
  discount?: MultiCurrencyPriceInput
  media?: ImageInput
  availability?: AvailabilityInput
}

export interface CheckoutSettingsInput {
  checkoutPolicies?: CheckoutPolicyInput
  checkoutFields?: CheckoutFieldInput
  checkoutBrand?: CheckoutBrandInput
  checkoutBillingFields?: 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS'
}

export interface CheckoutPolicyInput extends CheckoutPolicy {}

export interface TermsAndConditionInput extends TermsAndCondition {}

export interface CustomPolicyInput extends CustomPolicy {}

export interface CheckoutFieldInput {
  subscriptionCheckbox?: SubscriptionCheckboxInput
  policyAgreementCheckbox?: PolicyAgreementCheckboxInput
  giftCardRedeemEnabled?: boolean
  /** Whether saved cards can be charged while the buyer is away. They can unless told. */
  mitEnabled?: boolean
  delayCaptureEnabled?: boolean
  captureBeforeExpiryEnabled?: boolean
  /** Whether the hosted checkout asks for a company. */
  company?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether the hosted checkout asks for a phone number. */
  phone?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether there is a second line of the address. */
  addressLine2?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Asked beside the address; answers are custom fields. */
  questions?: readonly CheckoutQuestionInput[]
}

export interface SubscriptionCheckboxInput extends SubscriptionCheckbox {}

export interface PolicyAgreementCheckboxInput extends PolicyAgreementCheckbox {}

export interface CheckoutQuestionInput {
  title?: string
  required?: boolean
}

export interface CheckoutBrandInput {
  header?: CheckoutSettingsHeaderInput
  mainSection?: CheckoutSettingsMainSectionInput
  footer?: CheckoutSettingsFooterInput
  global?: CheckoutSettingsGlobalInput
}

export interface CheckoutSettingsHeaderInput {
  text?: string
  textColor?: string
  logo?: CheckoutSettingsLogoInput
  alignment?: 'SIDE' | 'CENTER'
  displayCheckoutLabel?: boolean
  continueShopping?: ContinueShoppingInput
  backgroundFill?: CheckoutSettingsBackgroundFillInput
  dividerColor?: string
}

export interface CheckoutSettingsLogoInput {
  size?: 'SMALL' | 'MEDIUM' | 'LARGE'
  image?: ImageInput
}

export interface ContinueShoppingInput extends ContinueShopping {}

export interface CheckoutSettingsBackgroundFillInput {
  color?: string
  image?: ImageInput
}

export interface CheckoutSettingsMainSectionInput {
  formBackgroundFill?: CheckoutSettingsBackgroundFillInput
  summaryBackgroundFill?: CheckoutSettingsBackgroundFillInput
  dividerColor?: string
  tintedBoxColor?: string
  expressButtonsCornerRadius?: 'RECTANGLE' | 'PILL'
  cornerRadius?: number
}

export interface CheckoutSettingsFooterInput {
  backgroundFill?: CheckoutSettingsBackgroundFillInput
  dividerColor?: string
}

export interface CheckoutSettingsGlobalInput extends CheckoutSettingsGlobal {}

/** A template that a checkout link opens. */
export interface CheckoutTemplateInput {
  status?: 'ACTIVE' | 'INACTIVE'
  customization?: CheckoutTemplateCustomizationInput
  lineItems?: readonly CheckoutTemplateLineItemInput[]
  customLineItems?: readonly CustomLineItemInput[]
  couponCode?: string
  customContentReference?: CustomContentReferenceInput
  externalReference?: ExternalReferenceInput
}

export interface CheckoutTemplateCustomizationInput extends CheckoutTemplateCustomization {}

export interface CheckoutTemplateWebClientInput extends CheckoutTemplateWebClient {}

export interface CheckoutTemplateLineItemInput {
  quantity?: number
  catalogReference?: CatalogReferenceInput
  catalogOverrideFields?: CatalogOverrideFieldsInput
}

/** Filter, sorting and paging. */
export interface Query {
  /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
  filter?: unknown
  sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
  paging?: {
    /** Page size. Default: 50. At most 100. */
    limit?: number
    /** Number of matches to skip. Default: 0. */
    offset?: number
  }
  cursorPaging?: {
    /** Page size. Default: 50. At most 100. */
    limit?: number
    /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
    cursor?: string
  }
  fields?: readonly string[]
  fieldsets?: readonly string[]
}

/** An address in a member's address book. */
export interface SavedAddressInput {
  tag?: 'BILLING' | 'SHIPPING' | 'UNTAGGED' | 'HOME' | 'WORK'
  address?: PostalAddressInput
}

export interface PostalAddressInput {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
}

/** Which exempt group a contact is in. */
export interface ContactTaxDetailsInput {
  /** The ID of the contact. */
  id?: string
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  taxExemptGroupId?: string
  contactDetails?: {}
  extendedFields?: ExtendedFieldsInput
  tags?: TaxTagsInput
}

/** Marks of the store and its apps. */
export interface TaxTagsInput {
  privateTags?: { tagIds?: readonly string[] }
  publicTags?: { tagIds?: readonly string[] }
}

/** A discount code. */
export interface StoreCouponInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  /** What buyers enter, case-insensitive. */
  code?: string
  name?: string
  effect?: StoreCouponEffectInput
  /** On by default. */
  active?: boolean
  minimumSubtotal?: string
  /** Only items in this collection are discounted. */
  collectionId?: string
  /** Only these products are discounted. */
  productIds?: readonly string[]
  /** Only for members in one of these groups. */
  memberGroupIds?: readonly string[]
  /** Whether automatic discounts may be given beside it. On by default. */
  combinesWithDiscounts?: boolean
  startTime?: Date | string
  expirationTime?: Date | string
  usageLimit?: number
  /** Uses per email. */
  perCustomerLimit?: number
}

export interface StoreCouponEffectInput {
  type?: 'PERCENT_OFF' | 'MONEY_OFF' | 'FREE_SHIPPING'
  percent?: string
  amount?: string
}

export interface PreviewItem {
  /** Unit price. */
  price?: string
  quantity?: number
  weight?: number
  deliveryProfileId?: string
}

export interface DeliveryProfileInput {
  name?: string
  /** Of the one profile that goods without another have; it stays. */
  default?: boolean
  deliveryRegions?: readonly ProfileRegionInput[]
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  extendedFields?: ExtendedFieldsInput
}

export interface ProfileRegionInput {
  name?: string
  active?: boolean
  deliveryCarriers?: readonly ProfileCarrierInput[]
  destinations?: readonly ProfileDestinationInput[]
}

export interface ProfileCarrierInput {
  appId?: string
  backupRate?: CarrierBackupRateInput
  additionalCharges?: readonly CarrierAdditionalChargeInput[]
}

export interface CarrierBackupRateInput extends CarrierBackupRate {}

export interface CarrierAdditionalChargeInput extends CarrierAdditionalCharge {}

export interface ProfileDestinationInput {
  countryCode?: string
  subdivisions?: readonly string[]
}

/** Countries and subdivisions that a store delivers to; without any, everywhere. */
export interface StoreDeliveryRegionInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  destinations?: readonly DeliveryDestinationInput[]
  /** Whether anything is delivered there; it is unless told. */
  active?: boolean
  /** The profile whose goods are delivered there; the default one unless told. It stays. */
  deliveryProfileId?: string
}

export interface DeliveryDestinationInput {
  country?: string
  subdivisions?: readonly string[]
}

/** An automatic discount, given when its trigger applies. */
export interface StoreDiscountRuleInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  active?: boolean
  name?: string
  trigger?: DiscountTriggerInput
  activeTimeInfo?: ActiveTimeInput
  discounts?: RuleDiscountsInput
  tags?: RuleTagsInput
}

export interface DiscountTriggerInput extends DiscountTrigger {}

export interface CustomTriggerInput extends CustomTrigger {}

export interface SubtotalRangeInput extends SubtotalRange {}

export interface DiscountScopeInput extends DiscountScope {}

export interface CatalogItemFilterInput extends CatalogItemFilter {}

export interface CustomFilterInput extends CustomFilter {}

export interface ItemQuantityRangeInput extends ItemQuantityRange {}

export interface CustomerEligibilityInput extends CustomerEligibility {}

export interface IndividualMembersInput extends IndividualMembers {}

export interface AllTriggersInput extends AllTriggers {}

/** One of several triggers; it holds none itself. */
export interface NestedDiscountTriggerInput extends NestedDiscountTrigger {}

export interface AnyTriggerInput extends AnyTrigger {}

export interface ActiveTimeInput {
  start?: Date | string
  end?: Date | string
}

export interface RuleDiscountsInput {
  values?: readonly RuleDiscountInput[]
}

export interface RuleDiscountInput {
  discountType?: 'PERCENTAGE' | 'FIXED_AMOUNT' | 'FIXED_PRICE' | 'QUANTITY_BASED'
  percentage?: number
  fixedAmount?: string
  fixedPrice?: string
  quantityBased?: QuantityBasedInput
  targetType?: 'SPECIFIC_ITEMS'
  specificItemsInfo?: SpecificItemsInput
}

export interface QuantityBasedInput {
  configurations?: readonly QuantityPriceInput[]
}

export interface QuantityPriceInput {
  quantity?: number
  price?: string
}

export interface SpecificItemsInput extends SpecificItems {}

export interface RuleTagsInput extends RuleTags {}

export interface PrivateRuleTagsInput extends PrivateRuleTags {}

export interface PublicRuleTagsInput extends PublicRuleTags {}

/** A discount that is given by itself to purchases that fit. */
export interface DiscountInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  /** Buyers see it beside what it takes off. */
  name?: string
  /** On by default. */
  active?: boolean
  /** Of several, the highest is chosen first. */
  priority?: number
  /** Whether all conditions must hold, or one of them. */
  match?: 'ALL' | 'ANY'
  conditions?: readonly DiscountConditionInput[]
  effect?: DiscountEffectInput
  /** Whether other discounts may be given beside it. On by default. */
  combinesWithDiscounts?: boolean
  /** Whether it may be given beside a coupon code. On by default. */
  combinesWithCodes?: boolean
  /** Never given together with these. */
  excludedDiscountIds?: readonly string[]
  startTime?: Date | string
  endTime?: Date | string
  usageLimit?: number
  /** Orders of one email. */
  perCustomerLimit?: number
  /** The most that it takes off in all orders together. */
  budget?: string
}

/** What a purchase must be like. Limits are inclusive; times are those of the store’s clock. */
export interface DiscountConditionInput {
  type?: 'SUBTOTAL' | 'QUANTITY' | 'MEMBERS' | 'MEMBER_GROUPS' | 'COUNTRY' | 'TIME' | 'FIRST_ORDER'
  subtotalFrom?: string
  subtotalTo?: string
  /** Of the items that count. */
  quantityFrom?: number
  /** Of the items that count. */
  quantityTo?: number
  items?: DiscountItemsInput
  memberIds?: readonly string[]
  memberGroupIds?: readonly string[]
  countries?: readonly string[]
  days?: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN')[]
  startTime?: string
  endTime?: string
}

/** Items that are one of these products, or in one of these collections. */
export interface DiscountItemsInput extends DiscountItems {}

/** What is taken off. Without `items` it is meant for all of them. */
export interface DiscountEffectInput {
  type?:
    | 'PERCENT'
    | 'AMOUNT'
    | 'AMOUNT_EACH'
    | 'FIXED_PRICE'
    | 'BUNDLE'
    | 'BUY_X_GET_Y'
    | 'QUANTITY_STEPS'
    | 'FREE_DELIVERY'
  percentage?: string
  amount?: string
  price?: string
  /** Items of a bundle. */
  quantity?: number
  /** Items that are bought. */
  buyQuantity?: number
  /** Items that are cheaper for it. */
  getQuantity?: number
  /** How often in one order. */
  mostTimes?: number
  steps?: readonly DiscountStepInput[]
  items?: DiscountItemsInput
  getItems?: DiscountItemsInput
}

/** What each item costs, or what is taken off it, from a quantity on. */
export interface DiscountStepInput {
  /** From so many items on. */
  from?: number
  percentage?: string
  amountEach?: string
  priceEach?: string
}

export interface DraftOrderInput {
  catalogLineItems?: readonly DraftCatalogLineItem[]
  customLineItems?: readonly DraftCustomLineItem[]
  discounts?: readonly DraftDiscountOption[]
  buyerInfo?: OrderBuyerInfo
  additionalFees?: readonly DraftFeeOption[]
  recipientInfo?: ContactInfo
  shippingInfo?: DraftShippingInfo
  billingInfo?: ContactInfo
  taxExempt?: boolean
  businessLocation?: BusinessLocation
  extendedFields?: ExtendedFields
  buyerNote?: string
  buyerLanguage?: string
}

/** An item of the catalog; costs what the catalog says unless `price` is set. */
export interface DraftCatalogLineItem {
  catalogReference?: CatalogReference
  quantity?: number
  price?: Price
  priceUndetermined?: boolean
  locations?: readonly DraftOrderLocation[]
  id?: string
}

export interface DraftOrderLocation {
  id?: string
  appId?: string
  quantity?: number
  name?: string
}

/** Something that is not in the catalog, such as a service or a surcharge. */
export interface DraftCustomLineItem {
  id?: string
  quantity?: number
  catalogReference?: CatalogReference
  productName?: TranslatableString
  url?: { relativePath?: string; url?: string }
  price?: Price
  lineItemPrice?: Price
  fullPrice?: Price
  priceBeforeDiscounts?: Price
  descriptionLines?: readonly DescriptionLine[]
  media?: Image
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  priceDescription?: TranslatableString
  deliveryProfileId?: string
  locations?: readonly DraftOrderLocation[]
  /** Whether tax is charged on it; `true` unless set. */
  taxable?: boolean
  taxGroupId?: string
}

/** A discount of the store, as an amount or in percent. It counts once it is applied. */
export interface DraftDiscountOption {
  priceAmount?: Price
  percentage?: string
  discountType?: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'
  /** Deprecated: use `lineItemDiscounts`. */
  lineItemId?: string
  amount?: Price
  description?: string
  applyToDraftOrder?: boolean
  lineItemDiscounts?: readonly DraftLineItemDiscount[]
}

export interface DraftLineItemDiscount {
  id?: string
  totalDiscount?: Price
}

/** Something charged beside the items, such as for wrapping. It counts once it is applied. */
export interface DraftFeeOption {
  name?: string
  price?: Price
  taxDetails?: DraftFeeTax
  applyToDraftOrder?: boolean
  code?: string
  lineItemIds?: readonly string[]
}

/** Fees are not taxed unless `taxable` is `true`. */
export interface DraftFeeTax {
  taxable?: boolean
  taxGroupId?: string
}

/** How it is delivered. With the `code` of a shipping option it costs what that costs, unless `cost.price` is set. */
export interface DraftShippingInfo {
  carrierId?: string
  code?: string
  title?: string
  logistics?: OrderLogistics
  cost?: DraftShippingCost
  region?: OrderRegion
}

export interface DraftShippingCost {
  price?: Price
}

export interface DraftLineItemChange {
  lineItemId?: string
  /** `0` removes the line item. */
  newQuantity?: number
  newPrice?: string
  newPriceDescription?: TranslatableString
  newProductName?: TranslatableString
  /** Without `descriptionLines` there are none any more. */
  newDescriptionLines?: { descriptionLines?: readonly DescriptionLine[] }
  newModifierGroups?: { modifierGroups?: readonly OrderModifierGroup[] }
}

export interface IdAndApplied {
  id: string
  applied: boolean
}

export interface PaymentRefund {
  paymentId: string
  amount?: Price
  /** The store returns the money itself; no payment provider is asked. */
  externalRefund?: boolean
  /** The member who placed the order gets the money as store credit; no payment provider is asked. */
  storeCredit?: boolean
}

/** A fee that is added to carts, checkouts and orders automatically. */
export interface FeeRuleInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  /** The name shown to buyers. */
  name?: string
  /** Default: true. */
  active?: boolean
  /** A fixed amount. Set either this or `percentage`. */
  amount?: string
  /** Percentage of the price of the matching items before discounts, such as `"2.5"`. */
  percentage?: string
  /** `ORDER` charges the fee once per order, `ITEM` charges the amount per unit. Default: `ORDER`. */
  basis?: 'ORDER' | 'ITEM'
  /** Applies to these products, in addition to those in `collectionIds`. */
  productIds?: readonly string[]
  /** Applies to products in these collections. */
  collectionIds?: readonly string[]
  /** Applies only to deliveries to these destinations. */
  destinations?: readonly { country?: string; subdivisions?: readonly string[] }[]
  /** Applies only if the subtotal before discounts is at least this amount. */
  minSubtotal?: string
  /** Applies only if the subtotal before discounts is at most this amount. */
  maxSubtotal?: string
  /** Whether the fee is taxed. Default: true. */
  taxable?: boolean
  /** Tax group of the fee. Default: the default tax group. */
  taxGroupId?: string
}

export interface InventoryItemInput {
  id?: string
  trackQuantity?: boolean
  variants?: readonly InventoryItemVariantInput[]
  preorderInfo?: PreorderInfoInput
}

export interface InventoryItemVariantInput {
  variantId?: string
  inStock?: boolean
  quantity?: number
}

export interface PreorderInfoInput extends PreorderInfo {}

/** How documents of a store are numbered, and which are created automatically. */
export interface InvoiceSettingsInput {
  invoicePrefix?: string
  /** Can be raised, never lowered. */
  nextInvoiceNumber?: number
  creditNotePrefix?: string
  /** Can be raised, never lowered. */
  nextCreditNoteNumber?: number
  /** Credit notes are numbered in one series with the invoices. */
  sharesSeries?: boolean
  /** When `createInvoice` of the orders settings creates an invoice. */
  createOn?: 'ORDER_PLACED' | 'ORDER_PAID'
  /** Documents that are created automatically are emailed to the buyer. */
  sendsInvoices?: boolean
  /** A refund of an order with an invoice creates a credit note. */
  createsCreditNotes?: boolean
  /** An invoice is due so many days after it was issued. */
  dueDays?: number
  /** Printed on every document, such as bank details. */
  footer?: string
}

export interface LocalDeliveryOptionInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  zipConfig?: LocalDeliveryZipConfigInput
  radiusConfig?: LocalDeliveryRadiusConfigInput
  customAreaConfig?: LocalDeliveryAreaConfigInput
  cityConfig?: LocalDeliveryCityConfigInput
  areaName?: string
  /** The older way to send a single rate. */
  rate?: string
  estimatedDeliveryTime?: string
  /** The older way to say from when it is free. */
  minimumFreeDeliveryOrderAmount?: number
  destinations?: readonly LocalDeliveryDestinationInput[]
  scheduledDeliveryConfig?: ScheduledDeliveryInput
  rates?: readonly ShippingOptionRateInput[]
  deliveryRegionIds?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
}

/** Postal codes, their beginnings (`101*`) and ranges (`10115-10179`). */
export interface LocalDeliveryZipConfigInput {
  zipCodes?: readonly string[]
}

export interface LocalDeliveryRadiusConfigInput {
  address?: LocalDeliveryCenterInput
  radius?: number
}

export interface LocalDeliveryCenterInput extends LocalDeliveryCenter {}

/** The corners. */
export interface LocalDeliveryAreaConfigInput {
  geocodes?: readonly GeocodeInput[]
}

export interface LocalDeliveryCityConfigInput {
  cityItems?: readonly LocalDeliveryCityInput[]
}

export interface LocalDeliveryCityInput {
  cityName?: string
  subdivision?: string
  country?: string
}

export interface LocalDeliveryDestinationInput {
  code?: string
  subdivisions?: readonly string[]
}

export interface ScheduledDeliveryInput {
  days?: DeliveryDaysInput
  handlingDays?: number
  cutOffTime?: TimeOfDayInput
  timeWindows?: readonly DeliveryTimeWindowInput[]
  preparation?: DeliveryDurationInput
  /** So many orders are taken for one slot; any number unless told. */
  capacity?: number
  /** Windows are cut into slots of so many minutes. */
  slotMinutes?: number
  closedDates?: readonly string[]
  /** So many days ahead buyers may choose a slot; 14 unless told. */
  daysAhead?: number
}

/** The older way to send time windows. */
export interface DeliveryDaysInput extends DeliveryDays {}

export interface DeliveryDaySlotInput extends DeliveryDaySlot {}

export interface DeliveryDayTimeSlotInput extends DeliveryDayTimeSlot {}

export interface TimeOfDayInput extends TimeOfDay {}

/** A part of a day of the week, by the clock of the store. An end of 0:00 is midnight. */
export interface DeliveryTimeWindowInput {
  day?: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'
  start?: TimeOfDayInput
  end?: TimeOfDayInput
  /** Whether it counts; it does unless told. */
  enabled?: boolean
}

export interface DeliveryDurationInput {
  value?: number
  unit?: 'MINUTES' | 'HOURS' | 'DAYS'
}

export interface ShippingOptionRateInput extends ShippingOptionRate {}

export interface ShippingOptionConditionInput extends ShippingOptionCondition {}

/** What is charged with a delivery, beside its price. */
export interface DeliveryChargeInput extends DeliveryCharge {}

export interface LocalDeliveryOptionUpdateInput {
  id?: string
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  zipConfig?: LocalDeliveryZipConfigInput
  radiusConfig?: LocalDeliveryRadiusConfigInput
  customAreaConfig?: LocalDeliveryAreaConfigInput
  cityConfig?: LocalDeliveryCityConfigInput
  areaName?: string
  /** The older way to send a single rate. */
  rate?: string
  estimatedDeliveryTime?: string
  /** The older way to say from when it is free. */
  minimumFreeDeliveryOrderAmount?: number
  destinations?: readonly LocalDeliveryDestinationInput[]
  scheduledDeliveryConfig?: ScheduledDeliveryInput
  rates?: readonly ShippingOptionRateInput[]
  deliveryRegionIds?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
}

/** The tax rate of a group in a region, or one of several that are collected together. */
export interface ManualTaxMappingInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  taxGroupId?: string
  taxRegionId?: string
  /** A fraction: `"0.19"` is 19 percent. */
  taxRate?: string
  description?: string
  taxType?: string
  taxName?: string
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  exemptRates?: readonly ExemptRateInput[]
  extendedFields?: ExtendedFieldsInput
  /** Only there: postal codes, the beginning of codes (`100*`) or ranges (`10001-10019`). */
  postalCodes?: readonly string[]
  /** Only there; with `postalCodes`, where the address has no postal code. */
  cities?: readonly string[]
}

/** What buyers in an exempt group pay instead; without one they pay nothing. */
export interface ExemptRateInput {
  taxExemptGroupId?: string
  /** A fraction: `"0.05"` is 5 percent. */
  taxRate?: string
}

export interface AssignOverride {
  manualTaxMappingId: string
  exemptGroupOverrides: readonly {
    exemptGroupId: string
    /** Rate as a fraction: 0.05 is 5%. */
    rate: string
  }[]
}

export interface UnassignOverride {
  manualTaxMappingId: string
  exemptGroupIds: readonly string[]
}

/** A group of members with the same discounts, prices and tax rules, such as wholesale customers. */
export interface MemberGroupInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  /** Shown only in the back office. */
  name?: string
}

export interface MemberInput {
  loginEmail?: string
  contact?: MemberContactInput
  profile?: MemberProfileInput
  privacyStatus?: 'PUBLIC' | 'PRIVATE' | 'UNKNOWN'
}

export interface MemberContactInput {
  firstName?: string
  lastName?: string
  phones?: readonly string[]
  emails?: readonly string[]
  addresses?: readonly MemberAddressInput[]
  birthdate?: string
  company?: string
  jobTitle?: string
  customFields?: Record<string, unknown>
}

export interface MemberAddressInput {
  streetAddress?: MemberStreetAddressInput
  addressLine?: string
  addressLine2?: string
  city?: string
  subdivision?: string
  country?: string
  postalCode?: string
}

export interface MemberStreetAddressInput extends MemberStreetAddress {}

export interface MemberProfileInput {
  nickname?: string
  photo?: MemberPhotoInput
  cover?: MemberPhotoInput
  title?: string
}

export interface MemberPhotoInput extends MemberPhoto {}

/** Which emails the owners of a store get, and who receives them. */
export interface NotificationSettingsInput {
  /** Email addresses that get the notifications. Empty: all owners of the store. */
  recipients?: readonly string[]
  /** Whether an email is sent for each new order. Default: true. */
  newOrders?: boolean
  /** Whether an email is sent when a payment fails after the order was placed, can’t be captured, or is released uncaptured, or when a refund fails. Default: true. */
  paymentProblems?: boolean
  /** Whether an email is sent when a buyer disputes a payment. Default: true. */
  disputes?: boolean
  /** Whether an email is sent when a buyer requests a return. Default: true. */
  returnRequests?: boolean
  /** Whether an email is sent when a variant runs low. Default: false. */
  lowStock?: boolean
  /** The quantity at or below which a variant is low. Default: 0, when it is sold out. */
  lowStockThreshold?: number
}

/** A storefront of the store: its client ID and its addresses. */
export interface OAuthAppInput {
  /** The name shown in the back office. */
  name?: string
  /** Whether each refresh replaces the refresh token. Must be `false` for the provider’s SDK. Default: true. */
  rotatesRefreshTokens?: boolean
  redirectUris?: readonly string[]
  origins?: readonly string[]
  serverAddresses?: readonly string[]
}

/** What a refund is for; an amount that is not sent means all that is left. */
export interface RefundItems {
  lineItems?: readonly LineItemRefund[]
  additionalFees?: readonly AdditionalFeeRefund[]
  shipping?: ShippingRefund
}

export interface RefundSideEffects {
  restock?: RefundRestock
  notifications?: RefundNotifications
}

export interface RefundRestock {
  lineItems?: readonly RestockItem[]
}

export interface RestockItem {
  lineItemId: string
  quantity?: number
}

export interface RefundNotifications {
  sendCustomerEmail?: boolean
  customMessage?: string
}

export interface PaymentCapture {
  paymentId: string
  amount?: Price
}

/** What is charged by card. */
export interface RegularChargeInput {
  /** The payment token of the card, as `createPaymentToken` gives it. */
  paymentIntentId?: string
  delayedCharge?: boolean
  amount?: PriceInput
  redirectUrls?: { successUrl?: string; cancelUrl?: string; errorUrl?: string; pendingUrl?: string }
  delayedCaptureSettings?: DelayedCaptureInput
  savePaymentMethod?: boolean
}

export interface DelayedCaptureInput {
  scheduledAction?: 'VOID' | 'CAPTURE'
  delayDuration?: { count?: number; unit?: 'MINUTES' | 'HOURS' | 'DAYS' }
}

/** What a gift card pays. */
export interface GiftCardCharge {
  giftCardCode: string
  amount: Price
  currencyConversionInfo?: { originalCurrency?: string; originalAmount?: string; conversionRate?: string }
}

/** An item that a membership pays. */
export interface MembershipCharge {
  lineItemId: string
  membershipIdentifier: {
    existingMembership?: { appId?: string; membershipId?: string }
    futureMembership?: { lineItemId?: string; benefitId?: string }
    membershipId?: string
    membershipAppId?: string
  }
}

export interface DelayedCapture {
  scheduledAction: 'VOID' | 'CAPTURE'
  delayDuration?: { count?: number; unit?: 'MINUTES' | 'HOURS' | 'DAYS' }
}

export interface FulfillmentInput {
  trackingInfo?: TrackingInfoInput
  customInfo?: CustomInfoInput
  lineItems?: readonly FulfillmentLineItemInput[]
  /** How far it is, in the words of whoever handles it: `Pending`, `In_Delivery`, `Fulfilled`. */
  status?: string
  /** Whether it has been sent. What is not holds its line items, and the order is not fulfilled with it. */
  completed?: boolean
  /** When the buyer received it, where that is known: the period of withdrawal begins then. */
  deliveredDate?: Date | string
}

export interface TrackingInfoInput extends TrackingInfo {}

export interface CustomInfoInput extends CustomInfo {}

export interface FulfillmentLineItemInput extends FulfillmentLineItem {}

/** An invoice of an order, and the app that it is of. */
export interface OrderInvoiceInput {
  id?: string
  appId?: string
}

/** Asks the buyer of an order for a payment, at an address of its own. */
export interface OrderPaymentRequestInput {
  source?: PaymentRequestSourceInput
  /** The order that it is for. */
  orderId?: string
  amount?: PriceInput
  title?: string
  description?: string
  /** After this moment it cannot be paid; always, unless told. */
  expirationDate?: Date | string
  extendedFields?: ExtendedFieldsInput
  image?: ImageInput
  /** `MANUAL`: no offline payment method is offered. */
  blockedPaymentMethods?: readonly 'MANUAL'[]
}

/** Where a payment request comes from. */
export interface PaymentRequestSourceInput {
  appId?: string
  /** Its ID in the program that made it. */
  externalId?: string
}

/** A payment that came in outside the store. */
export interface OutsidePaymentInput {
  regularPaymentDetails?: OutsidePaymentDetailsInput
  giftcardPaymentDetails?: GiftcardPaymentDetailsInput
  membershipPaymentDetails?: Record<string, unknown>
  /** When it came in; now, unless told. */
  createdDate?: Date | string
  amount?: PriceInput
  refundDisabled?: boolean
  cashRounding?: Record<string, unknown>
  /** `PENDING`: it is expected. `APPROVED`, unless told. */
  status?: 'APPROVED' | 'PENDING'
  chargeCorrelationId?: string
}

export interface OutsidePaymentDetailsInput {
  creditCardDetails?: CreditCardDetailsInput
  paymentOrderId?: string
  gatewayTransactionId?: string
  providerTransactionId?: string
  offlinePayment?: boolean
  savedPaymentMethod?: boolean
  authorizationDetails?: AuthorizationDetailsInput
  chargebacks?: readonly ChargebackInput[]
  platformFee?: PriceInput
  paymentMethodName?: PaymentMethodNameInput
}

export interface CreditCardDetailsInput extends CreditCardDetails {}

export interface AuthorizationDetailsInput {
  authorizedDate?: Date | string
  captures?: readonly TransactionsCaptureInput[]
  void?: TransactionsVoidInput
  scheduledAction?: ScheduledActionInput
}

export interface TransactionsCaptureInput {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amount?: PriceInput
  createdDate?: Date | string
  failureDetails?: FailureDetailsInput
}

export interface FailureDetailsInput extends FailureDetails {}

export interface TransactionsVoidInput {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  voidedDate?: Date | string
  failureDetails?: FailureDetailsInput
  reason?: 'MANUAL' | 'SCHEDULED'
}

export interface ScheduledActionInput {
  actionType?: 'VOID' | 'CAPTURE'
  executionDate?: Date | string
}

export interface ChargebackInput {
  amount?: PriceInput
  reversalAmount?: PriceInput
  status?: 'APPROVED' | 'REVERSED'
}

export interface PaymentMethodNameInput extends PaymentMethodName {}

export interface UserDefinedNameInput extends UserDefinedName {}

export interface GiftcardPaymentDetailsInput extends GiftcardPaymentDetails {}

/** The updatable fields of an order. Other fields are accepted as they were read. */
export interface OrderUpdateInput {
  buyerInfo?: OrderBuyerInfoInput
  billingInfo?: ContactInfoInput
  recipientInfo?: ContactInfoInput
  shippingInfo?: ShippingInfoUpdateInput
  buyerNote?: string
  archived?: boolean
  seenByAHuman?: boolean
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  channelInfo?: ChannelInfoInput
  customFields?: readonly CheckoutCustomFieldInput[]
  extendedFields?: ExtendedFieldsInput
  tags?: OrderTagInput
  lineItems?: unknown
  paymentStatus?: unknown
  buyerLanguage?: unknown
  weightUnit?: unknown
  currency?: unknown
  currencyConversionDetails?: unknown
  taxIncludedInPrices?: unknown
  priceSummary?: unknown
  status?: unknown
  taxInfo?: unknown
  appliedDiscounts?: unknown
  activities?: unknown
  createdBy?: unknown
  checkoutId?: unknown
  marketingConsent?: unknown
  balanceSummary?: unknown
  remainders?: unknown
  additionalFees?: unknown
  purchaseFlowId?: unknown
  purchasedDate?: unknown
  businessLocation?: unknown
  payAfterFreeTrial?: unknown
  platformFeeSummary?: unknown
}

export interface OrderBuyerInfoInput extends OrderBuyerInfo {}

export interface ShippingInfoUpdateInput {
  logistics?: OrderLogisticsInput
  carrierId?: unknown
  code?: unknown
  title?: unknown
  cost?: unknown
  region?: unknown
}

export interface OrderLogisticsInput {
  shippingDestination?: ContactInfoInput
  pickupDetails?: OrderPickupDetailsInput
  deliveryTime?: string
  instructions?: string
  deliveryTimeSlot?: OrderDeliveryTimeSlotInput
  deliverByDate?: Date | string
}

export interface OrderPickupDetailsInput {
  address?: PickupAddressInput
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export interface PickupAddressInput {
  country?: string
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddressInput
  addressLine?: string
  addressLine2?: string
  formattedAddress?: string
  geocode?: GeocodeInput
}

export interface OrderDeliveryTimeSlotInput {
  from?: Date | string
  to?: Date | string
}

export interface ChannelInfoInput extends ChannelInfo {}

export interface OrderTagInput extends OrderTag {}

export interface PrivateTagInput extends PrivateTag {}

/** The updatable fields of a line item. Other fields are accepted as they were read. */
export interface OrderLineItemUpdateInput {
  productName?: TranslatableStringInput
  descriptionLines?: readonly DescriptionLineInput[]
  extendedFields?: ExtendedFieldsInput
  id?: unknown
  catalogReference?: unknown
  quantity?: unknown
  totalDiscount?: unknown
  image?: unknown
  physicalProperties?: unknown
  itemType?: unknown
  fulfillerId?: unknown
  refundQuantity?: unknown
  restockQuantity?: unknown
  price?: unknown
  priceBeforeDiscounts?: unknown
  totalPriceBeforeTax?: unknown
  totalPriceAfterTax?: unknown
  paymentOption?: unknown
  withdrawalExclusion?: unknown
  taxInfo?: unknown
  digitalFile?: unknown
  subscriptionInfo?: unknown
  priceDescription?: unknown
  depositAmount?: unknown
  locations?: unknown
  lineItemPrice?: unknown
  taxableAddress?: unknown
  priceUndetermined?: unknown
  fixedQuantity?: unknown
  decimalQuantity?: unknown
  modifierGroups?: unknown
  serviceProperties?: unknown
}

export interface OrderToUpdateInput {
  buyerInfo?: OrderBuyerInfoInput
  billingInfo?: ContactInfoInput
  recipientInfo?: ContactInfoInput
  shippingInfo?: ShippingInfoUpdateInput
  buyerNote?: string
  archived?: boolean
  seenByAHuman?: boolean
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  channelInfo?: ChannelInfoInput
  customFields?: readonly CheckoutCustomFieldInput[]
  extendedFields?: ExtendedFieldsInput
  tags?: OrderTagInput
  id?: string
  lineItems?: unknown
  paymentStatus?: unknown
  buyerLanguage?: unknown
  weightUnit?: unknown
  currency?: unknown
  currencyConversionDetails?: unknown
  taxIncludedInPrices?: unknown
  priceSummary?: unknown
  status?: unknown
  taxInfo?: unknown
  appliedDiscounts?: unknown
  activities?: unknown
  createdBy?: unknown
  checkoutId?: unknown
  marketingConsent?: unknown
  balanceSummary?: unknown
  remainders?: unknown
  additionalFees?: unknown
  purchaseFlowId?: unknown
  purchasedDate?: unknown
  businessLocation?: unknown
  payAfterFreeTrial?: unknown
  platformFeeSummary?: unknown
}

export interface OrderActivityInput {
  customActivity?: CustomActivityInput
  merchantComment?: MerchantCommentInput
  orderRefunded?: OrderRefundedInput
  draftOrderChangesApplied?: DraftOrderChangesAppliedInput
  savedPaymentMethod?: SavedPaymentMethodInput
  authorizedPaymentCreated?: AuthorizedPaymentCreatedInput
  authorizedPaymentCaptured?: AuthorizedPaymentCreatedInput
  authorizedPaymentVoided?: AuthorizedPaymentCreatedInput
  refundInitiated?: RefundInitiatedInput
  paymentRefunded?: PaymentRefundedInput
  paymentRefundFailed?: PaymentRefundedInput
  refundedAsStoreCredit?: RefundedAsStoreCreditInput
  paymentPending?: PaymentPendingInput
  paymentCanceled?: PaymentPendingInput
  paymentDeclined?: PaymentPendingInput
  receiptCreated?: ReceiptCreatedInput
  receiptSent?: ReceiptCreatedInput
  chargebackCreated?: ChargebackCreatedInput
  chargebackReversed?: ChargebackReversedInput
  activityType?:
    | 'CUSTOM_ACTIVITY'
    | 'ORDER_REFUNDED'
    | 'ORDER_PLACED'
    | 'ORDER_PAID'
    | 'ORDER_FULFILLED'
    | 'ORDER_NOT_FULFILLED'
    | 'ORDER_CANCELED'
    | 'DOWNLOAD_LINK_SENT'
    | 'TRACKING_NUMBER_ADDED'
    | 'TRACKING_NUMBER_EDITED'
    | 'TRACKING_LINK_ADDED'
    | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
    | 'INVOICE_ADDED'
    | 'INVOICE_REMOVED'
    | 'INVOICE_SENT'
    | 'FULFILLER_EMAIL_SENT'
    | 'SHIPPING_ADDRESS_EDITED'
    | 'EMAIL_EDITED'
    | 'PICKUP_READY_EMAIL_SENT'
    | 'MERCHANT_COMMENT'
    | 'ORDER_PARTIALLY_PAID'
    | 'DRAFT_ORDER_CHANGES_APPLIED'
    | 'SAVED_PAYMENT_METHOD'
    | 'AUTHORIZED_PAYMENT_CREATED'
    | 'AUTHORIZED_PAYMENT_CAPTURED'
    | 'AUTHORIZED_PAYMENT_VOIDED'
    | 'REFUND_INITIATED'
    | 'PAYMENT_REFUNDED'
    | 'PAYMENT_REFUND_FAILED'
    | 'REFUNDED_AS_STORE_CREDIT'
    | 'PAYMENT_PENDING'
    | 'PAYMENT_CANCELED'
    | 'PAYMENT_DECLINED'
    | 'ORDER_PENDING'
    | 'ORDER_REJECTED'
    | 'RECEIPT_CREATED'
    | 'RECEIPT_SENT'
    | 'CHARGEBACK_CREATED'
    | 'CHARGEBACK_REVERSED'
}

export interface CustomActivityInput extends CustomActivity {}

export interface MerchantCommentInput extends MerchantComment {}

export interface OrderRefundedInput {
  manual?: boolean
  amount?: PriceInput
  reason?: string
}

export interface DraftOrderChangesAppliedInput {
  draftOrderId?: string
  reason?: string
  changes?: readonly OrderChangeInput[]
}

export interface OrderChangeInput {
  lineItemChanged?: LineItemChangedInput
  lineItemAdded?: LineItemAddedInput
  lineItemRemoved?: LineItemAddedInput
  discountAdded?: DiscountAddedInput
  discountRemoved?: DiscountAddedInput
  additionalFeeAdded?: DiscountAddedInput
  additionalFeeRemoved?: DiscountAddedInput
  totalPriceChanged?: TotalPriceChangedInput
  shippingInformationChanged?: ShippingInformationChangedInput
}

export interface LineItemChangedInput {
  id?: string
  name?: TranslatableStringInput
  quantity?: OrderQuantityInput
  price?: OrderPriceInput
}

export interface OrderQuantityInput extends OrderQuantity {}

export interface OrderPriceInput {
  originalPrice?: PriceInput
  newPrice?: PriceInput
}

export interface LineItemAddedInput extends LineItemAdded {}

export interface DiscountAddedInput {
  id?: string
  name?: TranslatableStringInput
  affectedLineItems?: readonly AffectedLineItemInput[]
  totalAmount?: PriceInput
}

export interface AffectedLineItemInput {
  id?: string
  name?: TranslatableStringInput
  amount?: PriceInput
}

export interface TotalPriceChangedInput {
  originalTotal?: PriceInput
  newTotal?: PriceInput
}

export interface ShippingInformationChangedInput {
  originalShippingInfo?: OriginalShippingInfoInput
  newShippingInfo?: OriginalShippingInfoInput
}

export interface OriginalShippingInfoInput {
  total?: PriceInput
  shippingTitle?: string
}

export interface SavedPaymentMethodInput extends SavedPaymentMethod {}

export interface AuthorizedPaymentCreatedInput {
  paymentId?: string
  amount?: PriceInput
  lastFourDigits?: string
  brand?: string
}

export interface RefundInitiatedInput {
  refundId?: string
  amount?: PriceInput
  payments?: readonly OrderPaymentInput[]
  reason?: string
}

export interface OrderPaymentInput {
  regular?: OrderRegularInput
  giftCard?: OrderGiftCardInput
  membership?: OrderMembershipInput
  paymentId?: string
  externalRefund?: boolean
}

export interface OrderRegularInput {
  amount?: PriceInput
  lastFourDigits?: string
  brand?: string
}

export interface OrderGiftCardInput {
  giftCardPaymentId?: string
  amount?: PriceInput
}

export interface OrderMembershipInput extends OrderMembership {}

export interface PaymentRefundedInput {
  refundId?: string
  payment?: OrderPaymentInput
}

export interface RefundedAsStoreCreditInput {
  amount?: PriceInput
  reason?: string
}

export interface PaymentPendingInput {
  regular?: PaymentPendingRegularInput
  paymentId?: string
}

export interface PaymentPendingRegularInput {
  creditCardDetails?: CreditCardDetailsInput
  amount?: PriceInput
}

export interface ReceiptCreatedInput extends ReceiptCreated {}

export interface WixReceiptInput extends WixReceipt {}

export interface ExternalReceiptInput extends ExternalReceipt {}

export interface ChargebackCreatedInput {
  paymentId?: string
  chargebackId?: string
  amount?: PriceInput
  paymentDetails?: PaymentPendingRegularInput
}

export interface ChargebackReversedInput {
  paymentId?: string
  chargebackId?: string
  amount?: PriceInput
  reversalAmount?: PriceInput
  paymentDetails?: PaymentPendingRegularInput
}

/** A private note of the store, or an activity of an app. */
export interface PublicActivity {
  merchantComment?: MerchantComment
  customActivity?: CustomActivity
}

/** An order from outside the store: from a point of sale, a marketplace or a previous shop system. */
export interface ExternalOrder {
  lineItems: readonly ExternalLineItem[]
  channelInfo: ChannelInfo
  priceSummary: OrderPriceSummary
  status?: 'APPROVED' | 'INITIALIZED' | 'CANCELED'
  paymentStatus?: 'NOT_PAID' | 'PAID' | 'FULLY_REFUNDED'
  /** Must be the currency of the store. */
  currency?: string
  buyerInfo?: OrderBuyerInfo
  buyerLanguage?: string
  buyerNote?: string
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  taxIncludedInPrices?: boolean
  taxInfo?: OrderTaxInfo
  billingInfo?: ContactInfo
  recipientInfo?: ContactInfo
  shippingInfo?: ExternalShippingInfo
  customFields?: readonly CheckoutCustomField[]
  extendedFields?: ExtendedFields
  tags?: OrderTag
  archived?: boolean
  seenByAHuman?: boolean
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  purchasedDate?: Date | string
  /** Imports only. If an imported order has this ID, it is replaced. */
  id?: string
  /** Imports only. */
  number?: string
  /** Imports only. */
  fulfillmentStatus?: 'NOT_FULFILLED' | 'FULFILLED'
}

/** A sold item and its unit price. Totals are calculated. */
export interface ExternalLineItem {
  id?: string
  productName: TranslatableString
  quantity: number
  price: Price
  totalDiscount?: Price
  catalogReference?: CatalogReference
  descriptionLines?: readonly DescriptionLine[]
  image?: Image
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  taxInfo?: TaxInfo
  priceDescription?: TranslatableString
  extendedFields?: ExtendedFields
}

export interface ExternalShippingInfo {
  title?: string
  logistics?: OrderLogistics
}

export interface PaymentToRefund {
  paymentId: string
  amount?: Price
  /** Whether the store returns the money itself, without the payment provider. */
  externalRefund?: boolean
}

/** The items, delivery and fees that a refund is for. `items` is the legacy name of `lineItems`; send only one. */
export interface RefundedThings {
  items?: readonly LineItemRefund[]
  lineItems?: readonly LineItemRefund[]
  /** Whether the remaining delivery cost is refunded. */
  shippingIncluded?: boolean
  shipping?: ShippingRefund
  additionalFees?: readonly AdditionalFeeRefund[]
  reason?: string
}

export interface RefundFollowUps {
  restockInfo?: RestockInfo
  /** Whether the buyer is notified by email. Default: false. */
  sendOrderRefundedEmail?: boolean
  /** Text to include in the email to the buyer. */
  customMessage?: string
}

export interface RestockInfo {
  type: 'NO_ITEMS' | 'ALL_ITEMS' | 'SOME_ITEMS'
  items?: readonly { lineItemId: string; quantity?: number }[]
}

export interface OrdersSettingsInput {
  inventoryUpdateTrigger?: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED'
  /** An invoice is created for each order; `createOn` of the invoice settings says when. */
  createInvoice?: boolean
}

/** Filter, sorting and paging. */
export interface RestQuery {
  /** Conditions by field, as a JSON string: `"{\"price\": {\"$lt\": 20}}"`. */
  filter?: string
  /** Fields with `asc` or `desc`, as a JSON string: `"[{\"price\": \"desc\"}]"`. */
  sort?: string
  paging?: {
    /** Page size. Default: 50. At most 100. */
    limit?: number
    /** Number of matches to skip. Default: 0. */
    offset?: number
  }
}

export interface ReturnItem {
  lineItemId: string
  quantity: number
  reason: 'DAMAGED' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'DOES_NOT_FIT' | 'CHANGED_MIND' | 'OTHER'
  comment?: string
}

export interface PickupLocationInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  address?: PickupLocationAddressInput
  deliveryTime?: string
  instructions?: string
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
  rates?: readonly ShippingOptionRateInput[]
  deliveryRegionIds?: readonly string[]
  /** A store of your own unless told, or a point of others. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
  openingHours?: readonly DeliveryTimeWindowInput[]
  slots?: PickupSlotsInput
  preparation?: DeliveryDurationInput
  cutOffTime?: TimeOfDayInput
  closedDates?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
}

export interface PickupLocationAddressInput extends PickupLocationAddress {}

export interface PickupSlotsInput extends PickupSlots {}

export interface PickupLocationUpdateInput {
  id?: string
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  address?: PickupLocationAddressInput
  deliveryTime?: string
  instructions?: string
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
  rates?: readonly ShippingOptionRateInput[]
  deliveryRegionIds?: readonly string[]
  /** A store of your own unless told, or a point of others. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
  openingHours?: readonly DeliveryTimeWindowInput[]
  slots?: PickupSlotsInput
  preparation?: DeliveryDurationInput
  cutOffTime?: TimeOfDayInput
  closedDates?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
}

/** Prices for certain buyers: for member groups, countries or larger quantities. */
export interface PriceListInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  /** Default: true. */
  active?: boolean
  /** If several lists have a price for an item, the one with the lowest position applies. Default: 0. */
  position?: number
  /** Applies only to members of these groups. */
  memberGroupIds?: readonly string[]
  /** Applies only to deliveries to these countries. */
  countries?: readonly string[]
  /** Currency of prices for buyers who pay in it. Immutable. Default: the store’s currency, for all buyers. */
  currency?: string
  startDate?: Date | string
  endDate?: Date | string
  /** Percentage added to every catalog price, or subtracted if negative, such as `"-10"`. */
  percentage?: string
  rounding?: PriceRoundingInput
}

export interface ProductInput {
  name?: string
  slug?: string
  visible?: boolean
  productType?: 'unspecified_product_type' | 'physical' | 'digital'
  /** Each piece that is paid for becomes a gift card worth its price. Set when it is created. */
  giftCard?: boolean
  description?: string
  sku?: string
  /** As it is printed on the pack, with its leading zeros; an empty text removes it. Of a product without variants: each variant has its own. */
  barcode?: string
  weight?: number
  weightRange?: WeightRangeInput
  productDimensions?: ProductDimensionsInput
  packageDimensions?: ProductDimensionsInput
  stock?: ProductStockInput
  priceData?: PriceDataInput
  convertedPriceData?: PriceDataInput
  priceRange?: WeightRangeInput
  costAndProfitData?: CostAndProfitDataInput
  costRange?: WeightRangeInput
  pricePerUnitData?: PricePerUnitDataInput
  additionalInfoSections?: readonly AdditionalInfoSectionInput[]
  media?: ProductMediaInput
  /** The texts among the modifiers. Setting them leaves the other modifiers. */
  customTextFields?: readonly CustomTextFieldInput[]
  /** In their order; what is not sent again is removed. */
  modifiers?: readonly ProductModifierInput[]
  manageVariants?: boolean
  productOptions?: readonly ProductOptionInput[]
  productPageUrl?: ProductPageUrlInput
  discount?: ProductDiscountInput
  collectionIds?: readonly string[]
  variants?: readonly VariantInput[]
  seoData?: SeoDataInput
  ribbon?: string
  brand?: string
  price?: PriceDataInput
  ribbons?: readonly RibbonInput[]
}

export interface WeightRangeInput extends WeightRange {}

export interface ProductDimensionsInput extends ProductDimensions {}

export interface ProductStockInput {
  trackInventory?: boolean
  quantity?: number
  inventoryStatus?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
}

export interface PriceDataInput {
  price?: number
  formatted?: FormattedInput
}

export interface FormattedInput {
  price?: string
  discountedPrice?: string
}

export interface CostAndProfitDataInput {
  itemCost?: number
}

export interface PricePerUnitDataInput extends PricePerUnitData {}

export interface AdditionalInfoSectionInput extends AdditionalInfoSection {}

export interface ProductMediaInput {
  mainMedia?: MainMediaInput
  items?: readonly MainMediaInput[]
}

export interface MainMediaInput {
  image?: ProductImageInput
  video?: ProductVideoInput
  thumbnail?: ProductImageInput
  mediaType?: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip'
  title?: string
  id?: string
}

export interface ProductImageInput {
  url?: string
  width?: number
  height?: number
  format?: string
  altText?: string
}

export interface ProductVideoInput {
  files?: readonly ProductImageInput[]
  stillFrameMediaId?: string
}

export interface CustomTextFieldInput {
  title?: string
  maxLength?: number
  mandatory?: boolean
}

/** What a buyer can have with a product beside its variant: a choice, or a text of their own. */
export interface ProductModifierInput {
  /** Keeps the modifier when it is renamed. */
  id?: string
  /** At most 50 characters for choices. */
  name?: string
  mandatory?: boolean
  modifierRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  freeTextSettings?: FreeTextSettingsInput
  choicesSettings?: ModifierChoicesSettingsInput
}

export interface FreeTextSettingsInput {
  /** The same as the name. */
  title?: string
  minCharCount?: number
  /** 500 unless told. */
  maxCharCount?: number
  /** Put on the price of each piece; nothing unless told. */
  defaultAddedPrice?: string
}

export interface ModifierChoicesSettingsInput {
  choices?: readonly ProductModifierChoiceInput[]
}

export interface ProductModifierChoiceInput {
  /** Keeps the choice when it is renamed. */
  choiceId?: string
  name?: string
  /** For SWATCH_CHOICES. */
  colorCode?: string
  /** Put on the price of each piece; nothing unless told. */
  addedPrice?: string
}

export interface ProductOptionInput {
  /** Where it is not sent, an option whose choices are all colors such as `#ffcc00` is of type `color`. */
  optionType?: 'unspecified_option_type' | 'drop_down' | 'color'
  name?: string
  choices?: readonly ProductChoiceInput[]
}

export interface ProductChoiceInput {
  value?: string
  description?: string
  media?: ProductMediaInput
}

export interface ProductPageUrlInput extends ProductPageUrl {}

export interface ProductDiscountInput extends ProductDiscount {}

export interface VariantInput {
  id?: string
  choices?: Record<string, string>
  variant?: VariantDataInput
  stock?: VariantStockInput
}

export interface VariantDataInput {
  priceData?: PriceDataInput
  convertedPriceData?: PriceDataInput
  costAndProfitData?: CostAndProfitDataInput
  weight?: number
  sku?: string
  /** As it is printed on the pack, with its leading zeros. */
  barcode?: string
  visible?: boolean
  productDimensions?: ProductDimensionsInput
  packageDimensions?: ProductDimensionsInput
}

export interface VariantStockInput {
  trackQuantity?: boolean
  quantity?: number
  inStock?: boolean
}

export interface SeoDataInput extends SeoData {}

export interface ProductTagInput extends ProductTag {}

export interface ProductSettingsInput extends ProductSettings {}

export interface ProductKeywordInput extends ProductKeyword {}

export interface RibbonInput {
  text?: string
}

export interface VariantOverride {
  choices?: Record<string, string>
  variantIds?: readonly string[]
  price?: number
  cost?: number
  weight?: number
  sku?: string
  /** An empty text removes it. */
  barcode?: string
  visible?: boolean
  productDimensions?: ProductDimensions
  packageDimensions?: ProductDimensions
}

export interface MediaDataForWrite {
  mediaId?: string
  url?: string
  choice?: NewChoice
}

export interface NewChoice {
  option?: string
  choice?: string
}

export interface MediaAssignmentToChoice {
  option?: string
  choice?: string
  mediaIds?: readonly string[]
}

export interface SetValue {
  price?: number
  cost?: number
  weight?: number
  ribbon?: string
  brand?: string
}

export interface AdjustValue {
  price?: AdjustPrice
  cost?: AdjustPrice
  weight?: AdjustPrice
}

export interface AdjustPrice {
  percentage?: AdjustPercentage
  amount?: number
}

export interface AdjustPercentage {
  roundToInt?: boolean
  rate?: number
}

export interface CollectionInput {
  name?: string
  media?: ProductMediaInput
  description?: string
  slug?: string
  visible?: boolean
}

export interface CreateRedirectSessionOptionsInput {
  bookingsCheckout?: BookingsCheckoutInput
  ecomCheckout?: EcomCheckoutInput
  eventsCheckout?: EventsCheckoutInput
  paidPlansCheckout?: PaidPlansCheckoutInput
  login?: unknown
  logout?: RedirectLogoutInput
  auth?: RedirectAuthInput
  storesProduct?: StoresProductInput
  bookingsBook?: BookingsBookInput
  ecomOrderPaymentRequest?: EcomOrderPaymentRequestInput
  membersAccount?: MembersAccountInput
  callbacks?: CallbacksInput
  preferences?: PreferencesInput
  /** The page that sends the visitor: where they go back to unless `callbacks.postFlowUrl` says otherwise. */
  origin?: string
}

export interface BookingsCheckoutInput {
  timezone?: string
  slotAvailability?: SlotAvailabilityInput
}

export interface SlotAvailabilityInput {
  slot?: RedirectSlotInput
  bookable?: boolean
  totalSpots?: number
  openSpots?: number
  waitingList?: WaitingListInput
  bookingPolicyViolations?: BookingPolicyViolationInput
  locked?: boolean
}

export interface RedirectSlotInput {
  serviceId?: string
  scheduleId?: string
  startDate?: string
  endDate?: string
  timezone?: string
  resource?: RedirectResourceInput
  location?: RedirectLocationInput
  eventId?: string
}

export interface RedirectResourceInput {
  name?: string
}

export interface RedirectLocationInput {
  id?: string
  name?: string
  formattedAddress?: string
  formattedAddressTranslated?: string
  locationType?: 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
}

export interface WaitingListInput {
  totalSpots?: number
  openSpots?: number
}

export interface BookingPolicyViolationInput {
  tooEarlyToBook?: boolean
  tooLateToBook?: boolean
  bookOnlineDisabled?: boolean
  validSubmissionRequired?: boolean
}

export interface EcomCheckoutInput {
  checkoutId?: string
}

export interface EventsCheckoutInput {
  reservationId?: string
  eventSlug?: string
}

export interface PaidPlansCheckoutInput {
  planId?: string
  checkoutData?: string
}

export interface RedirectLogoutInput {
  clientId?: string
}

export interface RedirectAuthInput {
  authRequest?: AuthRequestInput
  prompt?: 'login' | 'none'
}

export interface AuthRequestInput {
  clientId?: string
  responseType?: string
  redirectUri?: string
  scope?: string
  state?: string
  responseMode?: string
  codeChallenge?: string
  codeChallengeMethod?: string
  sessionToken?: string
  nonce?: string
  prompt?: string
}

export interface StoresProductInput {
  productSlug?: string
}

export interface BookingsBookInput {
  resourceId?: string
}

export interface EcomOrderPaymentRequestInput {
  orderPaymentRequestId?: string
  paymentRequestId?: string
}

export interface MembersAccountInput {
  section?: 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS'
}

export interface CallbacksInput {
  thankYouPageUrl?: string
  postFlowUrl?: string
  loginUrl?: string
  bookingsServiceListUrl?: string
  cartPageUrl?: string
  planListUrl?: string
}

export interface PreferencesInput {
  useGenericWixPages?: boolean
  /** Visitors keep their identity on redirect: only `true` is accepted. */
  maintainIdentity?: boolean
  additionalQueryParameters?: Record<string, string>
  /** Stores here are always published, so nothing is checked. */
  checkIfPublish?: boolean
}

export interface ReturnSettingsInput {
  /** Whether buyers can ask for returns. */
  enabled?: boolean
  /** How many days after it was sent an item can be returned. */
  windowDays?: number
  /** Where goods are sent, as it stands in emails. */
  returnAddress?: string
  /** What buyers are told when a return is approved. */
  instructions?: string
  fee?: PriceInput
}

/** A review of a product. */
export interface ReviewInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  /** What is reviewed: products of the store. */
  namespace?: 'stores'
  /** The reviewed product. */
  entityId?: string
  content?: ReviewContentInput
  author?: ReviewAuthorInput
  /** When it was written; elevated callers can set it. */
  reviewDate?: Date | string
}

/** The content of a review. */
export interface ReviewContentInput {
  title?: string
  body?: string
  media?: readonly ReviewMediaInput[]
  /** Stars. */
  rating?: number
}

export interface ReviewMediaInput {
  image?: ReviewImageInput
  video?: { id?: string; url?: string }
}

/** An image in a review. */
export interface ReviewImageInput {
  id?: string
  /** An image of the store, `wix:image://…`, or of static.wixstatic.com. */
  url?: string
}

/** The author of a review. */
export interface ReviewAuthorInput extends ReviewAuthor {}

/** Several values of one field mean “or”, different fields “and”. */
export interface SearchFilter {
  collectionIds?: readonly string[]
  price?: { from?: number; to?: number }
  options?: readonly { name: string; choices: readonly string[] }[]
  brands?: readonly string[]
  availability?: readonly ('IN_STOCK' | 'OUT_OF_STOCK')[]
  onSale?: boolean
}

export interface ShippingOptionInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  deliveryRegionIds?: readonly string[]
  title?: string
  estimatedDeliveryTime?: string
  rates?: readonly ShippingOptionRateInput[]
  /** The first of its regions; older callers send and read one only. */
  deliveryRegionId?: string
  otherCharges?: readonly DeliveryChargeInput[]
  /** Whether buyers are offered it; they are unless told. */
  active?: boolean
  extendedFields?: ExtendedFieldsInput
}

/** Settings for shipping labels: services, a package, fees, and where parcels leave from. */
export interface ShippoConfigurationInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  domesticServices?: readonly ShippoDomesticServiceInput[]
  internationalServices?: readonly ShippoInternationalServiceInput[]
  packageType?:
    | 'CUSTOM'
    | 'FLAT_RATE_ENVELOPE'
    | 'PADDED_FLAT_RATE_ENVELOPE'
    | 'SMALL_FLAT_RATE_BOX'
    | 'MEDIUM_FLAT_RATE_BOX_1'
    | 'MEDIUM_FLAT_RATE_BOX_2'
    | 'LARGE_FLAT_RATE_BOX'
  packageDetails?: ShippoPackageDetailsInput
  osLocationId?: string
  shipFromAddress?: ShipFromAddressInput
  deliveryRegionIds?: readonly string[]
  backupWeight?: string
  extendedFields?: ExtendedFieldsInput
}

export interface ShippoDomesticServiceInput extends ShippoDomesticService {}

export interface ShippoServiceSettingsInput extends ShippoServiceSettings {}

export interface ShippoHandlingFeeInput extends ShippoHandlingFee {}

export interface ShippoInternationalServiceInput extends ShippoInternationalService {}

export interface ShippoPackageDetailsInput extends ShippoPackageDetails {}

export interface ShippoPackageDimensionsInput extends ShippoPackageDimensions {}

export interface ShipFromAddressInput {
  country?: string
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddressInput
  addressLine?: string
  addressLine2?: string
  geocode?: ShipFromLocationInput
}

export interface ShipFromLocationInput extends ShipFromLocation {}

/** An OpenID Connect provider that members can sign in with. */
export interface SignInProviderInput {
  /** Shown on the sign-in button. */
  name?: string
  /** Issuer URL of the provider (OpenID Connect Discovery). */
  issuer?: string
  /** Client ID registered with the provider. */
  clientId?: string
  /** Write-only: never returned. */
  clientSecret?: string
}

export interface TaxedLineItem {
  id: string
  itemName?: string
  quantity?: number
  /** Of all pieces, after discounts. */
  price: string
  itemCode?: string
  taxGroupId?: string
  /** The app of the item: its default tax group counts without `taxGroupId`. */
  appId?: string
  taxIncludedInPrice?: boolean
  addressIndex: AddressIndex
}

/** Buyers who pay no tax, or less. */
export interface TaxExemptGroupInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  extendedFields?: ExtendedFieldsInput
  tags?: TaxTagsInput
  /** Member groups whose members are exempt. */
  memberGroupIds?: readonly string[]
}

export interface MaskedTaxExemptGroupInput {
  taxExemptGroup?: TaxExemptGroupToUpdateInput
}

export interface TaxExemptGroupToUpdateInput {
  id?: string
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  extendedFields?: ExtendedFieldsInput
  tags?: TaxTagsInput
  /** Member groups whose members are exempt. */
  memberGroupIds?: readonly string[]
}

/** Products that are taxed alike. */
export interface TaxGroupInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  /** Which of a country's rates automatic calculation and rate files use for it; `STANDARD` unless told. */
  category?: 'STANDARD' | 'REDUCED' | 'SECOND_REDUCED' | 'SUPER_REDUCED' | 'ZERO'
}

/** A place where the store collects tax. */
export interface TaxRegionInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  /** Without one: everywhere not covered by another region. */
  country?: string
  /** A subdivision, such as `NY`; without one, the whole country. */
  subdivision?: string
  /** The calculator: an `appId` that `listTaxCalculators` names; the region's own rates without one. */
  appId?: string
  /** Whether prices hold the tax; the store's setting unless told. */
  taxIncludedInPrice?: boolean
}

/** How the store calculates tax. */
export interface TaxSettingsInput {
  /** Whether prices hold the tax where a region does not say so. */
  taxIncludedInItemPrices?: boolean
  /** Whether tax is rounded for each line, or each tax once on the whole. */
  rounding?: 'LINE' | 'TOTAL'
  /** Whether the calculators of regions are used; if not, all rates are manual. */
  automaticTax?: boolean
  /** Whether sales to other EU countries are taxed there (one-stop shop); if not, at the rate of the store’s own country. */
  oneStopShop?: boolean
}

/** A third-party app that members can sign in to with their account. */
export interface ThirdPartyAppInput {
  /** Shown to members on the consent page. */
  name?: string
  redirectUris?: readonly string[]
}

export interface TipSettingsInput {
  locationId?: string
  paymentTerminalId?: string
  userId?: string
  tipType?: 'PERCENTAGE' | 'AMOUNT' | 'UNKNOWN_TIP_TYPE'
  presets?: readonly {
    /** A percentage or an amount, depending on `tipType`. */
    value?: number
    /** Whether the preset is preselected at checkout. Default: false. */
    default?: boolean
  }[]
  /** Whether buyers can tip at checkout. Default: true. */
  allowCustomerTip?: boolean
  /** Whether the store can set the tips of orders. Default: true. */
  allowBusinessTipAtPayment?: boolean
  /** Whether buyers can enter a custom amount. Default: true. */
  allowCustomAmount?: boolean
  /** Whether the store can change how a tip is distributed to staff. Default: true. */
  allowEditDistribution?: boolean
  autoTipOnCheckInEnabled?: boolean
  autoTipOnCheckInPercentage?: number
  /** How tips are split between staff. `PROPORTIONAL` uses the `share` of each. Default: `EQUAL`. */
  staffDistributionMethod?: 'EQUAL' | 'PROPORTIONAL' | 'UNKNOWN_SPLIT_METHOD'
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  appId?: string
  extendedFields?: ExtendedFieldsInput
}

export interface TipSettingsChangeInput {
  id?: string
  locationId?: string
  paymentTerminalId?: string
  userId?: string
  tipType?: 'PERCENTAGE' | 'AMOUNT' | 'UNKNOWN_TIP_TYPE'
  presets?: readonly {
    /** A percentage or an amount, depending on `tipType`. */
    value?: number
    /** Whether the preset is preselected at checkout. Default: false. */
    default?: boolean
  }[]
  /** Whether buyers can tip at checkout. Default: true. */
  allowCustomerTip?: boolean
  /** Whether the store can set the tips of orders. Default: true. */
  allowBusinessTipAtPayment?: boolean
  /** Whether buyers can enter a custom amount. Default: true. */
  allowCustomAmount?: boolean
  /** Whether the store can change how a tip is distributed to staff. Default: true. */
  allowEditDistribution?: boolean
  autoTipOnCheckInEnabled?: boolean
  autoTipOnCheckInPercentage?: number
  /** How tips are split between staff. `PROPORTIONAL` uses the `share` of each. Default: `EQUAL`. */
  staffDistributionMethod?: 'EQUAL' | 'PROPORTIONAL' | 'UNKNOWN_SPLIT_METHOD'
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  appId?: string
  extendedFields?: ExtendedFieldsInput
}

/** Someone who shares tips. */
export interface TipStaffMemberInput {
  /** Increases with each change; send the one you read with an update. */
  revision?: string
  name?: string
  /** Whether the staff member receives new tips. Default: true. */
  active?: boolean
  /** Weight for proportional distribution. Default: 1. */
  share?: number
}

/** A line item at a price set by the caller. */
export interface TotalsLineItem {
  id?: string
  catalogReference?: CatalogReference
  quantity?: number
  /** Unit price. */
  price?: string
  fullPrice?: string
  productName?: string
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  itemType?: { preset?: 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE'; custom?: string }
  taxableAddress?: { addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING' }
  taxGroupId?: string
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  /** Deposit per unit, due when the order is placed. */
  depositAmount?: string
  /** What goes with the item. The price of each modifier, times its quantity, is added to that of each piece. */
  modifierGroups?: readonly NewModifierGroup[]
  subscriptionSettings?: unknown
  serviceProperties?: unknown
  rootCatalogItemId?: string
  deliveryProfileId?: string
}
