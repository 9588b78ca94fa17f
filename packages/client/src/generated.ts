// Printed from packages/contract by `npm run generate`. Do not edit.

import type { pack } from './pack.ts'

/** How a call is sent, and the types of its request and response. */
export interface Endpoint<Request, Response> {
  /** Method and path, with `{name}` for parameters. */
  readonly route: string
  /** Whether the call may be retried after a failure. */
  readonly repeatable?: true
  /** Packs the request into the URL. If the URL is too long, the request is sent as a POST. */
  readonly packed?: typeof pack
  /** Where timestamps are in the response. */
  readonly dates?: Moments
  readonly elevated?: false
  /** Types of the request and response. Not set at run time. */
  readonly types?: (request: Request) => Response
}

/** A call for owners and apps. It requires a client with elevated rights. */
export interface ElevatedEndpoint<Request, Response> extends Omit<Endpoint<Request, Response>, 'elevated'> {
  readonly elevated: true
}

/**
 * Fields of a response: `true` for a timestamp, a table for an object with timestamps, `false` for an object to
 * which the same table applies.
 */
export interface Moments {
  readonly [field: string]: boolean | Moments
}

/** Codes of the errors that the server returns. */
export type ErrorCode =
  /** A field of the request is missing, malformed or out of bounds. */
  | 'INVALID_ARGUMENT'
  /** The token is missing, has expired or was revoked. */
  | 'UNAUTHENTICATED'
  /** The session of the member that the link belongs to has ended. Sign in again to open it. */
  | 'SESSION_ENDED'
  /**
   * The account has a second factor: send a code of the authenticator app, a recovery code, or the response of a
   * passkey.
   */
  | 'SECOND_FACTOR_REQUIRED'
  /** The passkey is unknown, or the response of the browser is invalid, has expired or was used before. */
  | 'PASSKEY_REFUSED'
  /** The account has no password, so it needs a passkey. Set a password first, or add another passkey. */
  | 'LAST_PASSKEY'
  /** The account has 20 passkeys. Remove one first. */
  | 'PASSKEY_LIMIT_EXCEEDED'
  /** The API key has expired. Create a new one. */
  | 'API_KEY_EXPIRED'
  /** A store must have an active owner: transfer the ownership first. */
  | 'LAST_OWNER'
  /** The invitation has expired, was revoked or was already accepted. Ask for a new one. */
  | 'STAFF_INVITATION_EXPIRED'
  /** The change of the email address was confirmed, stopped or replaced, or its link has expired. */
  | 'EMAIL_CHANGE_EXPIRED'
  /** Another account of the back office has this email address. */
  | 'STAFF_EMAIL_TAKEN'
  /** The store has too many people, invitations or roles. */
  | 'STAFF_LIMIT_EXCEEDED'
  /** Another store of this server has verified the domain. */
  | 'DOMAIN_IN_USE'
  /** The domain is not verified yet. Create its DNS record, then check the domain. */
  | 'DOMAIN_NOT_VERIFIED'
  /**
   * The domain is primary. Make another domain primary first, or set `returnToDefaultUrl` to return the storefront
   * to the address of the server.
   */
  | 'DOMAIN_IS_PRIMARY'
  /** The store has 20 domains. Delete one first. */
  | 'DOMAINS_LIMIT_EXCEEDED'
  /** People or invitations have the role. Give them another one first. */
  | 'ROLE_IN_USE'
  /** The caller is not allowed to make this call. */
  | 'PERMISSION_DENIED'
  /** The object does not exist or belongs to someone else. */
  | 'NOT_FOUND'
  /** The link to the order has expired. Request a new one. */
  | 'ORDER_LINK_EXPIRED'
  /** The uploaded file does not exist. */
  | 'DIGITAL_FILE_NOT_FOUND_ERROR'
  /** The product does not exist. */
  | 'PRODUCT_NOT_FOUND'
  /** Costs and profits are for elevated callers only. Ask without `MERCHANT_DATA`. */
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  /** Hidden products are for elevated callers only. Ask without `returnNonVisibleProducts`. */
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  /** The store has too many product options. */
  | 'OPTIONS_LIMIT_EXCEEDED'
  /** The store has too many modifiers. */
  | 'MODIFIERS_LIMIT_EXCEEDED'
  /** A customization has at most 1,000 choices. */
  | 'CHOICES_LIMIT_EXCEEDED'
  /** The customization has no such choice. The data lists the IDs. */
  | 'CHOICE_NOT_FOUND'
  /** Products have this choice, so it cannot be removed. The data lists the IDs. */
  | 'CHOICE_ASSIGNED_TO_PRODUCT'
  /** Send each choice of the customization once. The data lists missing and extra IDs. */
  | 'CHOICE_IDS_MISMATCH'
  /** A customization with a free text has no choices. */
  | 'DOESNT_SUPPORT_CHOICES'
  /** A customization with choices has no free text. */
  | 'DOESNT_SUPPORT_FREE_TEXT'
  /** The settings of the free text are incomplete or invalid. */
  | 'INVALID_FREE_TEXT_SETTINGS'
  /** Only modifiers can be a free text. */
  | 'INVALID_CUSTOMIZATION_RENDER_TYPE'
  /** Only modifiers have a free text and added prices. Variants have prices of their own. */
  | 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION'
  /** Another product has this slug. */
  | 'DUPLICATE_SLUG_ERROR'
  /** A variant must have a choice of each option. */
  | 'MISSING_VARIANT_OPTION_CHOICE'
  /** Two variants have the same choices. */
  | 'DUPLICATE_VARIANT_OPTION_CHOICE'
  /** A product cannot have an option twice. */
  | 'DUPLICATE_PRODUCT_OPTIONS'
  /** A product without options has exactly one variant, which has no choices and is visible. */
  | 'INVALID_DEFAULT_VARIANT'
  /** The variants do not match the options of the product. The data lists them. */
  | 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT'
  /** The price before a reduction cannot be lower than the actual price. */
  | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'
  /** The image or video is not in the media library of the store. */
  | 'PRODUCT_MEDIA_NOT_EXIST'
  /** The ribbon does not exist. */
  | 'RIBBON_NOT_FOUND'
  /** The additional ribbons contain a ribbon twice. */
  | 'DUPLICATE_RIBBON_IN_ADDITIONAL'
  /** The additional ribbons contain the main ribbon. */
  | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL'
  /** The customization does not exist. */
  | 'CUSTOMIZATION_NOT_EXIST'
  /** The customization has no such choice. The data lists the IDs. */
  | 'CHOICE_NOT_EXIST'
  /** An option needs the ID of a customization, or a name and a render type. */
  | 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED'
  /** A choice of an option needs an ID, or a name and a type. */
  | 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED'
  /** A modifier needs the ID of a customization, or a name and a render type. */
  | 'MODIFIER_NAME_AND_TYPE_REQUIRED'
  /** A choice of a modifier needs an ID, or a name and a type. */
  | 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED'
  /** A request can have at most 300 different options and modifiers. */
  | 'TOO_MANY_OPTIONS_IN_REQUEST'
  /** A product can have at most 20 info sections. */
  | 'TOO_MANY_INFO_SECTIONS_ERROR'
  /** The adjusted price is out of range. */
  | 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'
  /** The adjusted price before a reduction is out of range. */
  | 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE'
  /** The adjusted cost is out of range. */
  | 'ADJUSTED_COST_OUT_OF_RANGE'
  /** The field mask contains fields that cannot be changed. The data lists them. */
  | 'FIELD_MASK_VALUE_NOT_SUPPORTED'
  /** The field mask contains a field that was not sent and cannot be cleared. */
  | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'
  /** The image does not exist. The data has its ID. */
  | 'MEDIA_NOT_FOUND'
  /** A promotion must have an image. */
  | 'MEDIA_REMOVAL_NOT_ALLOWED'
  /** A category is assigned twice. The data has its ID. */
  | 'DUPLICATE_CATEGORY_ASSIGNMENT'
  /** The import has been submitted. */
  | 'CATALOG_IMPORT_ALREADY_SUBMITTED'
  /** The store has too many unfinished imports, or the import has too many products. */
  | 'CATALOG_IMPORT_LIMIT_EXCEEDED'
  /** The store has 100 saved reports. */
  | 'SAVED_REPORTS_LIMIT_EXCEEDED'
  /** The store has too many promotions. */
  | 'PROMOTIONS_LIMIT_EXCEEDED'
  /** The store has too many product groups. */
  | 'PRODUCT_GROUP_LIMIT_EXCEEDED'
  /** The customization does not exist. The data has its ID. */
  | 'CUSTOMIZATION_NOT_FOUND'
  /** Products cannot be grouped by a text: the customization must have choices. */
  | 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE'
  /** The product group or all groups of the store would have too many products. The data has the limit. */
  | 'MEMBER_LIMIT_EXCEEDED'
  /** Some products do not exist. The data lists their IDs. */
  | 'PRODUCTS_NOT_FOUND'
  /** Some products do not have exactly one choice of the grouping customization. The data lists their IDs. */
  | 'PRODUCTS_MISSING_CUSTOMIZATION'
  /** Some products are not in the group. The data lists their IDs. */
  | 'PRODUCTS_NOT_IN_GROUP'
  /** The category does not exist, or is hidden. */
  | 'CATEGORY_NOT_FOUND'
  /** The collection does not exist. */
  | 'COLLECTION_NOT_FOUND'
  /** The visitor has no cart yet. */
  | 'OWNED_CART_NOT_FOUND'
  /** The cart does not exist. */
  | 'CART_NOT_FOUND'
  /** The buyer has no current cart. */
  | 'CURRENT_CART_NOT_FOUND'
  /** An order was placed from the cart, so it cannot be changed. The data has the ID of the order. */
  | 'CART_ALREADY_ORDERED'
  /** Send at least one item to add. */
  | 'NO_LINE_ITEMS_TO_ADD'
  /** An item does not exist or is not for sale. The data has its reference. */
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  /** A cart can have at most 300 line items and components of bundles, each with a quantity of at most 100,000. */
  | 'MAX_LINE_ITEMS_EXCEEDED'
  /** An item has two modifier groups with the same ID. */
  | 'DUPLICATE_MODIFIER_GROUP_IDS'
  /** A modifier group has two modifiers with the same ID. */
  | 'DUPLICATE_ITEM_MODIFIER_IDS'
  /** The quantity of the line item is fixed. The data has its ID. */
  | 'FIXED_QUANTITY_ITEM'
  /** The cart has no such line item. The data lists the IDs. */
  | 'LINE_ITEM_NOT_FOUND_IN_CART'
  /** An update of a line item changes nothing. The data lists them. */
  | 'EMPTY_LINE_ITEM_UPDATES'
  /** A line item is updated twice in one request. The data lists the IDs. */
  | 'DUPLICATE_LINE_ITEM_UPDATES'
  /** The store has no coupon with this code. */
  | 'INVALID_COUPON_CODE'
  /** The coupon does not apply. The data has the reason. */
  | 'INVALID_COUPON_STATUS'
  /** The cart has this coupon already. */
  | 'COUPON_ALREADY_EXISTS'
  /** A cart can have one coupon. Remove it before you add another. */
  | 'MAX_COUPONS_PER_CART_EXCEEDED'
  /** The coupon of this cart is set by the store. */
  | 'COUPON_LOCKED'
  /** The cart does not have this coupon. */
  | 'COUPON_NOT_FOUND_IN_CART'
  /** The store has no gift card with this code. */
  | 'INVALID_GIFT_CARD_CODE'
  /** The gift card cannot be redeemed. The data has the reason. */
  | 'INVALID_GIFT_CARD_STATUS'
  /** The cart has this gift card already. */
  | 'GIFT_CARD_ALREADY_EXISTS'
  /** A cart can have one gift card. Remove it before you add another. */
  | 'MAX_GIFT_CARDS_PER_CART_EXCEEDED'
  /** The gift card of this cart is set by the store. */
  | 'GIFT_CARD_LOCKED'
  /** The cart does not have this gift card. */
  | 'GIFT_CARD_NOT_FOUND_IN_CART'
  /** The delivery method is not offered for the items and the address of the cart. The data has its code. */
  | 'DELIVERY_METHOD_NOT_FOUND'
  /** Set the delivery address before the delivery method. */
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  /** The cart has no items that need delivery. */
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
  /** The cart is empty. */
  | 'EMPTY_CART'
  /** Line items are not in stock in the requested quantity. The data lists their IDs. */
  | 'LINE_ITEMS_OUT_OF_STOCK'
  /** The `priceVerificationToken` is not one of this store: calculate the cart again. */
  | 'INVALID_PRICE_VERIFICATION_TOKEN'
  /** The cart has problems that prevent an order. The data lists them. */
  | 'VIOLATIONS_WITH_ERROR_SEVERITY'
  /** Something is to be paid: send the buyer to the hosted checkout, or send a payment method. */
  | 'EMPTY_PAYMENT_TOKEN'
  /** The checkout does not exist. */
  | 'CHECKOUT_NOT_FOUND'
  /** The cart has no such line item. */
  | 'LINE_ITEM_NOT_FOUND'
  /** The object was changed in the meantime. Read it again, then retry. */
  | 'CONFLICT'
  /** The object already exists. */
  | 'ALREADY_EXISTS'
  /** Both customers have an account. Accounts can’t be merged. */
  | 'CUSTOMERS_HAVE_ACCOUNTS'
  /** The customer already orders for another company. The data has its ID and name. */
  | 'CUSTOMER_IN_ANOTHER_COMPANY'
  /**
   * The order exceeds the credit limit of the company. The data has the amount that can still be ordered by
   * invoice (`left`), the `amount` of the order, and their currency.
   */
  | 'CREDIT_LIMIT_EXCEEDED'
  /** Another category has this slug. */
  | 'DUPLICATE_SLUG'
  /** A category must have a slug. */
  | 'REMOVED_SLUG'
  /** The store has the maximum number of categories. */
  | 'CATEGORIES_LIMIT_PER_TREE_EXCEEDED'
  /** The parent category does not exist. */
  | 'PARENT_CATEGORY_NOT_IN_TREE'
  /** The parent category is hidden. Show it first. */
  | 'PARENT_CATEGORY_HIDDEN'
  /** The tree of categories would have too many levels. */
  | 'CATEGORY_DEPTH_LIMIT_EXCEEDED'
  /** A category cannot be moved into itself or its subcategories. */
  | 'TREE_CYCLE_DETECTED'
  /** The position AFTER needs the category to follow. */
  | 'MISSING_AFTER_CATEGORY'
  /** The category to follow has another parent. */
  | 'AFTER_CATEGORY_NOT_IN_PARENT'
  /** The category does not contain the product. */
  | 'ITEM_NOT_IN_CATEGORY'
  /** The category always contains all products. It cannot be deleted, arranged or filled by a rule. */
  | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'
  /** A rule decides which products are in the collection. Change the rule, or remove it first. */
  | 'COLLECTION_HAS_RULE'
  /** The store has the maximum number of rules. */
  | 'COLLECTION_RULES_LIMIT_EXCEEDED'
  /** Another fulfillment of the order has this tracking number. */
  | 'TRACKING_NUMBER_ALREADY_EXISTS'
  /** The idempotency key was already used with a different request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** An order was already created from the checkout, so it cannot be changed. */
  | 'CHECKOUT_ALREADY_COMPLETED'
  /** The cart is empty. */
  | 'CART_IS_EMPTY'
  /** Prices have changed since the checkout was last displayed. Show the new total before ordering. */
  | 'CART_PRICES_OUT_OF_SYNC'
  /** The product cannot be ordered in this quantity. */
  | 'QUANTITY_NOT_ALLOWED'
  /** The customer has reached the maximum quantity of this product. */
  | 'CUSTOMER_LIMIT_REACHED'
  /** The variant already has an inventory item at this location. */
  | 'ITEM_ALREADY_EXISTS'
  /** The stock of a bundle follows from its components. */
  | 'STOCK_OF_BUNDLE'
  /** The quantity of the inventory item is not tracked. */
  | 'INVENTORY_QUANTITY_NOT_TRACKED'
  /** The quantity would be below -99,999. */
  | 'MIN_QUANTITY_LIMIT_REACHED'
  /** The quantity would be above 99,999. */
  | 'MAX_QUANTITY_LIMIT_REACHED'
  /** The preorder settings are invalid. */
  | 'PRE_ORDER_VALIDATION'
  /** A quantity can only be set below 0 if that increases it. */
  | 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING'
  /** A quantity can only be set below 0 if that increases it. */
  | 'INVALID_TARGET_QUANTITY'
  /**
   * The location is the default one, has inventory items or is part of a transfer. Move its stock and delete the
   * items first.
   */
  | 'LOCATION_IN_USE'
  /** The status of the transfer does not allow this. */
  | 'INVALID_TRANSFER_STATUS'
  /** There is not enough in stock. */
  | 'INSUFFICIENT_INVENTORY'
  /** The product or variant is not available. */
  | 'ITEM_NOT_AVAILABLE'
  /** The store does not deliver to this address. */
  | 'DELIVERY_NOT_AVAILABLE'
  /** It is too late to choose this delivery time. Choose another one. */
  | 'DELIVERY_SLOT_PAST_CUT_OFF'
  /** This delivery time is fully booked. Choose another one. */
  | 'DELIVERY_SLOT_FULL'
  /** There is no delivery or pickup at this time. Choose another one. */
  | 'DELIVERY_SLOT_CLOSED'
  /** The value of a quantity condition must be a whole number. */
  | 'INVALID_QUANTITY_VALUE'
  /** The store has too many pickup locations. */
  | 'LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED'
  /** The delivery region has too many pickup locations. */
  | 'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED'
  /** The delivery region has too many shipping options. */
  | 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'
  /** The delivery region has too many local delivery options. */
  | 'LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED'
  /** The delivery profile does not exist. */
  | 'DELIVERY_PROFILE_NOT_FOUND'
  /** There are no texts in this language. */
  | 'TRANSLATIONS_NOT_FOUND'
  /** No such app provides texts of the checkout. */
  | 'REQUIRED_APP_NOT_INSTALLED'
  /** The app has no such component. */
  | 'REQUIRED_COMPONENT_DOES_NOT_EXIST'
  /** The address has no country. */
  | 'REQUIRED_COUNTRY'
  /** The store does not deliver to this address. */
  | 'NO_DELIVERY_REGION_FOUND'
  /** The store has too many delivery profiles. */
  | 'DELIVERY_PROFILES_LIMIT_EXCEEDED'
  /** The store already has a default delivery profile. */
  | 'SINGLE_DEFAULT_DELIVERY_PROFILE'
  /** The default delivery profile cannot be changed. */
  | 'DEFAULT_CANNOT_BE_UPDATED'
  /** The delivery region does not exist. */
  | 'DELIVERY_REGION_NOT_FOUND'
  /** Delivery regions cannot be updated with their profile. Use the calls for delivery regions. */
  | 'DELIVERY_REGION_CANNOT_BE_UPDATED'
  /** Two regions of the delivery profile contain the same destination. */
  | 'DESTINATIONS_COLLISION'
  /** The country has no such subdivision. */
  | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY'
  /** The carrier already delivers to this region. */
  | 'CARRIER_ALREADY_EXISTS_IN_REGION'
  /** The store has no such carrier. */
  | 'UNKNOWN_DELIVERY_CARRIER'
  /** The region has no such carrier. */
  | 'DELIVERY_CARRIER_NOT_FOUND'
  /** Carriers cannot be updated with their region. Use the calls for delivery carriers. */
  | 'DELIVERY_CARRIER_CANNOT_BE_UPDATED'
  /** The app of a carrier cannot be changed. Remove the carrier and add another one. */
  | 'APP_ID_CANNOT_BE_UPDATED'
  /** An address, a delivery method or an email address is missing. The data lists what. */
  | 'MISSING_CHECKOUT_DETAILS'
  /** The payment was declined. Nothing was charged. */
  | 'PAYMENT_DECLINED'
  /** The buyer must confirm the payment with their bank. */
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
  /** No delivery was charged for this order. */
  | 'SHIPPING_NOT_FOUND'
  /** The amount is more than can be refunded of the payment. */
  | 'INVALID_PAYMENT_REFUND_AMOUNT'
  /** The amount is more than can be refunded of the fee. */
  | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT'
  /** The amount is more than can be refunded of the delivery. */
  | 'INVALID_SHIPPING_REFUND_AMOUNT'
  /** The quantity is more than can be refunded of the line item. */
  | 'INVALID_LINE_ITEM_REFUND_QUANTITY'
  /** The quantity is more than can be restocked of the line item. */
  | 'INVALID_LINE_ITEM_RESTOCK_QUANTITY'
  /** The payment can only be refunded outside the store. Send `externalRefund`. */
  | 'EXTERNAL_REFUND_EXPECTED'
  /** The payment was already voided. */
  | 'PAYMENT_ALREADY_VOIDED'
  /** The payment was already captured. */
  | 'PAYMENT_ALREADY_CAPTURED'
  /** The payment is not authorized. */
  | 'PAYMENT_NOT_AUTHORIZED'
  /** A capture of the payment is pending. */
  | 'PAYMENT_HAS_PENDING_CAPTURE'
  /** The order is already being edited in a draft. Commit or delete the draft first. */
  | 'ORDER_IS_ALREADY_EDITED'
  /** The draft order does not exist. */
  | 'DRAFT_ORDER_NOT_FOUND'
  /** The order has no tip. */
  | 'TIP_NOT_FOUND'
  /** The tip is not valid. */
  | 'INVALID_TIP'
  /** The distribution of the tip is not valid. */
  | 'INVALID_TIP_DISTRIBUTION'
  /** The tip is already paid. Refund it instead. */
  | 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'
  /** The tip settings do not exist, or tips are turned off. */
  | 'TIP_SETTINGS_NOT_FOUND'
  /** The catalog has no such items. */
  | 'CATALOG_ITEMS_NOT_FOUND'
  /** Default tip settings already exist. Update them instead. */
  | 'DEFAULT_SETTINGS_ALREADY_EXISTS'
  /** The default settings cannot be deleted. Turn tips off with `allowCustomerTip`. */
  | 'CANNOT_DELETE_DEFAULT_SETTINGS'
  /** At most one preset can be the default. */
  | 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET'
  /** A preset can be at most 100 percent. */
  | 'PRESET_PERCENTAGE_TOO_HIGH'
  /** The draft order does not exist. */
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  /** A draft that changes an order cannot have a deposit. */
  | 'SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE'
  /** The draft order was already committed. */
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  /** The draft order was already committed, so it cannot be deleted. */
  | 'DRAFT_ORDER_CANNOT_BE_DELETED'
  /** The changes cannot be applied to the order. */
  | 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS'
  /** No order can be created from the draft. Fix the problems first. */
  | 'CREATE_ORDER_FAILED_VALIDATIONS'
  /** The order cannot be edited. */
  | 'ORDER_CANNOT_BE_EDITED'
  /** The product does not exist. */
  | 'CATALOG_ITEM_NOT_FOUND'
  /** The product or variant is not available. */
  | 'CATALOG_ITEM_NOT_AVAILABLE'
  /** The draft order already contains this item. Change its quantity instead. */
  | 'CATALOG_ITEM_ALREADY_EXIST'
  /** Draft orders cannot contain gift cards, and gift cards of an order cannot be changed. */
  | 'GIFT_CARD_ITEM_UNSUPPORTED'
  /** Another line item has this ID. */
  | 'DUPLICATED_LINE_ITEM_IDS'
  /** The request adds the same item twice. */
  | 'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM'
  /** A draft order can have at most 300 line items. */
  | 'MAX_ITEMS_REACHED'
  /** The draft has no such line item. */
  | 'LINE_ITEM_DOES_NOT_EXIST'
  /** The request changes the same line item twice. */
  | 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM'
  /** The request contains no changes. */
  | 'EMPTY_CHANGE_REQUEST'
  /** The price of a removed line item cannot be changed. */
  | 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN'
  /** The quantity of a line item with locations cannot be changed. */
  | 'UPDATING_LINE_ITEM_WITH_LOCATIONS'
  /** The draft has no such discount. */
  | 'DISCOUNT_NOT_FOUND'
  /** The discount belongs to the original order. It can be unapplied but not deleted. */
  | 'DISCOUNT_REMOVE_NOT_SUPPORTED'
  /** The discounts exceed the price of the items. */
  | 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS'
  /** The discounts exceed the price of the item. */
  | 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS'
  /** The discounts exceed the price of the delivery. */
  | 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL'
  /** The fee belongs to the original order. It can be unapplied but not deleted. */
  | 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED'
  /** The business location of a placed order cannot be changed. */
  | 'BUSINESS_LOCATION_CANNOT_BE_EDITED'
  /** The default tax group cannot be renamed. */
  | 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'
  /** The country has no such state or region. */
  | 'INVALID_SUBDIVISION_FORMAT'
  /** The country has no states or regions. */
  | 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'
  /** The tax calculator does not exist. */
  | 'CALCULATOR_ID_NOT_FOUND'
  /** The tax calculator does not support this country. */
  | 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION'
  /** The tax region does not exist. */
  | 'TAX_REGION_ID_NOT_FOUND'
  /** The tax group does not exist. */
  | 'TAX_GROUP_ID_NOT_FOUND'
  /** The group already has a rate with this name and jurisdiction in this region. */
  | 'MANUAL_TAX_MAPPING_ALREADY_EXISTS'
  /** The request contains no tag to add or remove. */
  | 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'
  /** There are too many to count. Use a filter. */
  | 'TOO_MANY_TO_COUNT'
  /** A line item refers to an address that is not in the list. */
  | 'INVALID_LINE_ITEM_ADDRESS_INDEX'
  /** A line item has no address. */
  | 'MISSING_TAXABLE_ADDRESS'
  /** An address has no country. */
  | 'MISSING_COUNTRY_IN_ADDRESS'
  /** An address has no state, and its country levies tax by state. */
  | 'MISSING_SUBDIVISION_IN_ADDRESS'
  /** Tax depends on the billing address, which is missing. */
  | 'BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION'
  /** Tax depends on the store's address, which is missing. */
  | 'BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION'
  /** The dispute does not exist. */
  | 'DISPUTE_NOT_FOUND'
  /** The store has already responded to the dispute. */
  | 'DISPUTE_ALREADY_ANSWERED'
  /** The bank has already decided the dispute. */
  | 'DISPUTE_CLOSED'
  /** The deadline for responding to the dispute has passed. */
  | 'DISPUTE_DEADLINE_PASSED'
  /** Respond to the dispute in the dashboard of the payment provider. */
  | 'DISPUTE_NOT_ANSWERABLE'
  /** The payment already has a receipt. */
  | 'RECEIPT_ALREADY_EXIST'
  /** The invoice or credit note does not exist. */
  | 'INVOICE_NOT_FOUND'
  /** The order already has an invoice. Void or delete it first. */
  | 'INVOICE_ALREADY_EXISTS'
  /** The invoice is a draft. Issue it first. */
  | 'INVOICE_IS_DRAFT'
  /** The invoice was issued. It can only be voided. */
  | 'INVOICE_IS_ISSUED'
  /** The invoice is void. */
  | 'INVOICE_IS_VOID'
  /** The invoice has credit notes. Void them first. */
  | 'INVOICE_HAS_CREDIT_NOTES'
  /** The invoice has no such line. */
  | 'LINE_NOT_ON_INVOICE'
  /** The amount is more than can still be credited. */
  | 'CREDIT_EXCEEDS_INVOICE'
  /** The wish list has reached its maximum number of items. */
  | 'WISH_LIST_FULL'
  /** The wish list has reached its maximum number of items. */
  | 'WISHLIST_ITEMS_LIMIT_EXCEEDED'
  /** The order has reached its maximum number of invoices. */
  | 'TOO_MANY_INVOICES'
  /** None of these orders has such a document. */
  | 'NOTHING_TO_PRINT'
  /** Orders in this state cannot have invoices. */
  | 'GENERATE_INVOICE_NOT_SUPPORTED'
  /** The order has no buyer. */
  | 'MISSING_CONTACT'
  /** The buyer has no email address. */
  | 'MISSING_CONTACT_EMAIL'
  /** The email address of the buyer is not valid. */
  | 'INVALID_EMAIL'
  /** The total of the order must be more than 0. */
  | 'INVALID_PRICE_AMOUNT'
  /** The member who placed the order no longer exists. */
  | 'CONTACT_NOT_FOUND'
  /** The buyer of the order could not be loaded. */
  | 'FAILED_TO_RETRIEVE_CONTACT'
  /** The currency of the order is not supported. */
  | 'UNKNOWN_CURRENCY'
  /** Payments of this type cannot have receipts. */
  | 'INVALID_PAYMENT_TYPE'
  /** The payment was not made with a membership. */
  | 'NOT_MEMBERSHIP_PAYMENT'
  /** The purchase date is in the future. */
  | 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'
  /** An order with this ID or number exists and was not imported. */
  | 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER'
  /** The counter is lower than the current one. Send `allowLowerCounter` to lower it. */
  | 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'
  /** Orders cannot be set to this status. To cancel an order, use `cancelOrder`. */
  | 'STATUS_NOT_SUPPORTED'
  /** The order cannot change to this status from its current one. */
  | 'UNSUPPORTED_TRANSITION'
  /** The order already has this status. */
  | 'STATUS_ALREADY_SET'
  /** The payment of the order is still under review. */
  | 'ORDER_IS_PENDING'
  /** The order was rejected. */
  | 'ORDER_IS_REJECTED'
  /** The order does not exist. */
  | 'ORDER_TRANSACTIONS_NOT_FOUND'
  /** The order has no such refund. */
  | 'REFUND_NOT_FOUND'
  /** The refund has no such transaction. */
  | 'REFUND_TRANSACTION_NOT_FOUND'
  /** The payment cannot have this status. */
  | 'STATUS_NOT_ALLOWED'
  /** The app did not respond, or its response is not valid. See the message for details. */
  | 'SERVICE_PLUGIN_NOT_REACHED'
  /** The item cannot be returned. The message says why. */
  | 'NOT_RETURNABLE'
  /** The buyer cannot withdraw from this item. The message says why. */
  | 'NOT_WITHDRAWABLE'
  /** Labels cannot be bought yet, because a setting is missing. The message says which one. */
  | 'LABELS_NOT_SET_UP'
  /** The carrier rejected the request. The message contains its reason. */
  | 'LABEL_REFUSED'
  /** The order has no such payment. */
  | 'PAYMENTS_NOT_FOUND'
  /** The payment cannot be refunded this way. The message says why. */
  | 'REFUND_NOT_AVAILABLE'
  /** The store has no online payment method. Turn one on in the back office, under Payments. */
  | 'PAYMENT_METHODS_NOT_FOUND'
  /** The payment belongs to another order. */
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
  /** The store has reached its maximum number of discounts. */
  | 'MAX_DISCOUNT_RULES_REACHED'
  /** The store has reached its maximum number of bundle discounts. */
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
  /** The order does not exist. */
  | 'ORDER_NOT_FOUND'
  /** The order is canceled. */
  | 'ORDER_CANCELED'
  /** The order is already paid in full. */
  | 'ORDER_PAID'
  /** The buyer disputed a payment of this order with their bank. */
  | 'ORDER_HAS_CHARGEBACKS'
  /** The amount must be more than 0 and at most the amount due. */
  | 'INVALID_AMOUNT'
  /** The currency is not the currency of the order. */
  | 'INVALID_CURRENCY'
  /** The buyer has no saved payment method. */
  | 'NO_SAVED_PAYMENT_METHOD'
  /** A payment token is required for a charge. */
  | 'PAYMENT_INTENT_ID_REQUIRED'
  /** The payment token has expired or was already used. */
  | 'PAYMENT_ATTEMPT_EXPIRED'
  /** The payment method is not available. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** This payment was already made. */
  | 'PAYMENT_ALREADY_APPROVED'
  /** Another payment of this order is being processed. */
  | 'PAYMENT_ALREADY_IN_PROGRESS'
  /** There is no such redemption of a gift card outside of checkouts. */
  | 'TRANSACTION_NOT_FOUND'
  /** The redemption was already undone. */
  | 'ALREADY_VOIDED'
  /** The gift card code is not valid. */
  | 'GIFT_CARD_NOT_FOUND'
  /** The gift card has expired. */
  | 'GIFT_CARD_EXPIRED'
  /** The gift card was deactivated by the store. */
  | 'GIFT_CARD_DISABLED'
  /** The gift card is already applied to this order. */
  | 'GIFT_CARD_ALREADY_APPLIED'
  /** The balance of the gift card is less than the amount. */
  | 'INSUFFICIENT_FUNDS'
  /** The gift card is not in the order's currency. */
  | 'INVALID_GIFT_CARD_CURRENCY'
  /** The currency is not the currency of the order. */
  | 'CURRENCY_MISMATCH'
  /** The gift card is in another currency. */
  | 'CURRENCY_NOT_SUPPORTED'
  /** Gift cards and store credit cannot pay for gift cards. */
  | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
  /** A gift card bought with this order was redeemed. The redeemed amount cannot be refunded. */
  | 'GIFT_CARD_REDEEMED'
  /** The gift card has no balance left, or the purchase has already redeemed it. */
  | 'ALREADY_REDEEMED'
  /** The order has reached its maximum number of gift cards. */
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
  /** The payment request has no page. */
  | 'ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND'
  /** The payment request does not exist. */
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
  /** Too many requests. Retry after the time given in the response. */
  | 'TOO_MANY_REQUESTS'
  /** The request took too long. Request less, or try again. */
  | 'DEADLINE_EXCEEDED'
  /** The store is temporarily unavailable. Try again shortly. */
  | 'UNAVAILABLE'
  /** The server has no disk space left. Data can be read but not changed. */
  | 'STORAGE_FULL'
  /** The app ID does not belong to a catalog of this store. */
  | 'ITEM_APP_ID_NOT_SUPPORTED'
  /** The store does not offer this recommendation algorithm. */
  | 'ALGORITHM_NOT_SUPPORTED'
  /** The recommendations provider does not exist. */
  | 'RECOMMENDATIONS_PROVIDER_NOT_FOUND'
  /** A request for this product with this email address already exists. */
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
  /** No more emails can be sent for this abandoned checkout. `reason` says why. */
  | 'ABANDONED_CHECKOUT_EMAIL_NOT_ALLOWED'
  /** The request does not exist. */
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'
  /** The store does not accept back-in-stock requests. */
  | 'REQUEST_COLLECTION_DISABLED'
  /** Send either a catalog reference or request IDs, not both. */
  | 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS'
  /** The options do not match a variant of the product. */
  | 'INVALID_CATALOG_REFERENCE_OPTIONS'
  /** The image must be an image of the store or an http or https URL. */
  | 'INVALID_ITEM_IMAGE_URL'
  /** The item is in stock and can be bought now. */
  | 'ITEM_IN_STOCK'
  /** Only the stores app has a catalog. */
  | 'NOT_SUPPORTED_APP_DEF_ID'
  /** The data collection does not exist. */
  | 'WDE0025'
  /** The data collection has no such item. */
  | 'WDE0073'
  /** This server does not support this yet. */
  | 'NOT_BUILT'
  /** Incorrect email or password. */
  | '-19976'
  /** Reset the password before signing in. */
  | '-19973'
  /** An account with this email already exists. */
  | '-19995'
  /** A CAPTCHA response is required. */
  | '-19971'
  /** The CAPTCHA response is wrong or was already used. */
  | '-19970'
  /** The account is blocked. */
  | '-19958'

/** An abandoned checkout in the legacy format. */
export interface AbandonedCart {
  /** ID of the cart, which is also that of its checkout. */
  id: string
  /** `RECOVERED`: the buyer returned and ordered. */
  status: 'ABANDONED' | 'RECOVERED'
  /** When the cart was found to be abandoned. */
  abandonTime: Date
  buyerInfo: AbandonedCartBuyer
  /** Total in major units. */
  total: string
  activities: readonly AbandonedCartActivity[]
}

/** The buyer of an abandoned cart. */
export interface AbandonedCartBuyer {
  /** ID of the member or visitor. */
  id: string
  identityType: 'MEMBER' | 'VISITOR'
  email?: string
  phone?: string
  firstName?: string
  lastName?: string
}

/** An activity to win the buyer back, such as an email. */
export interface AbandonedCartActivity {
  activityType: 'SCHEDULED' | 'EMAIL_SENT' | 'EMAIL_NOT_SENT' | 'NOTIFICATION_SENT' | 'TASK_CREATED'
  timestamp: Date
}

/** A checkout that its buyer left without ordering, as it was then. */
export interface AbandonedCheckout {
  id?: string
  createdDate?: Date
  updatedDate?: Date
  checkoutId?: string
  cartId?: string
  /** `RECOVERED`: the buyer returned and ordered. */
  status?: 'ABANDONED' | 'RECOVERED'
  buyerLanguage?: string
  buyerInfo?: AbandonedBuyer
  /** Contact details of the buyer. */
  contactDetails?: ContactDetails
  /** Currency of `amount` in all prices. */
  currency?: string
  /** Currency of `convertedAmount` in all prices, which is shown to the buyer. */
  conversionCurrency?: string
  totalPrice?: MultiCurrencyPrice
  subtotalPrice?: MultiCurrencyPrice
  /** Activities to win the buyer back. */
  activities?: readonly AbandonedActivity[]
  /** When the buyer returned and ordered. */
  checkoutRecoveredDate?: Date
  /** Page where the buyer can continue. */
  checkoutUrl?: string
  lineItems?: readonly AbandonedLineItem[]
  appliedDiscounts?: readonly AbandonedDiscount[]
}

/** The buyer of an abandoned checkout. A member has a `memberId`, a guest a `visitorId`. */
export interface AbandonedBuyer {
  visitorId?: string
  memberId?: string
  userId?: string
  contactId?: string
  email?: string
}

/** Contact details of a person or company. */
export interface ContactDetails {
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  /** Tax ID. */
  vatId?: VatId
}

/** A tax ID: CPF and CNPJ of Brazil, or another type such as an EU VAT ID. */
export interface VatId {
  id?: string
  /** `UNSPECIFIED`: any other type. */
  type?: 'UNSPECIFIED' | 'CPF' | 'CNPJ'
}

/** An amount of money in the store's currency and in the currency shown to the buyer. */
export interface MultiCurrencyPrice {
  /** Amount in the store's currency, in major units, such as `"12.50"`. */
  amount?: string
  /** Amount in the currency shown to the buyer, in major units. */
  convertedAmount?: string
  /** `amount` formatted with its currency symbol, such as `€12.50`. */
  formattedAmount?: string
  /** `convertedAmount` formatted with its currency symbol. */
  formattedConvertedAmount?: string
}

/** An activity to win the buyer back, such as an email. */
export interface AbandonedActivity {
  createdDate?: Date
  /**
   * `SCHEDULED`: emails were planned. `EMAIL_NOT_SENT`: an email was not allowed or not necessary.
   * `AUTOMATION_SKIPPED`: no emails were planned, because the buyer got some recently.
   */
  type?: 'SCHEDULED' | 'EMAIL_SENT' | 'EMAIL_NOT_SENT' | 'NOTIFICATION_SENT' | 'TASK_CREATED' | 'AUTOMATION_SKIPPED'
}

/** A line item of an abandoned checkout. */
export interface AbandonedLineItem {
  id: string
  /** Number of pieces. */
  quantity: number
  catalogReference?: CatalogReference
  productName: TranslatableString
  price?: MultiCurrencyPrice
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** Chosen options, modifiers and texts, in the order of the product. */
  descriptionLines?: readonly DescriptionLine[]
  image?: Image
  physicalProperties?: PhysicalProperties
}

/** A reference to an item in a catalog. */
export interface CatalogReference {
  /** ID of the item in its catalog, such as a product ID. */
  catalogItemId?: string
  /** ID of the app that owns the catalog. */
  appId?: string
  /**
   * Selected variant: `variantId`, or `options` such as `{ Color: 'Blue' }`. Texts of the buyer:
   * `customTextFields`. Variants of a bundle: `components`, by the ID of the component, such as `{ 'b1…': {
   * options: { Size: 'S' } } }`.
   */
  options?: Record<string, unknown>
}

/** Text in the site's language (`original`) and in the buyer's language (`translated`). */
export interface TranslatableString {
  original?: string
  translated?: string
}

/** An option, modifier or text chosen for a line item, with either `plainText` or `colorInfo` as its value. */
export interface DescriptionLine {
  /** Value of the choice. */
  plainText?: TranslatableString
  /** Value of a color choice. */
  colorInfo?: ColorInfo
  /** Name of the option, such as "Size". */
  name?: TranslatableString
}

/** A color choice. */
export interface ColorInfo {
  /** Name of the color in the site's language. */
  original?: string
  /** Name of the color in the buyer's language. */
  translated?: string
  /** Color as a CSS hex value, such as `#ffcc00`. */
  code?: string
}

/** An image. */
export interface Image {
  /** ID of the image in the media library. */
  id?: string
  url?: string
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** Alternative text for screen readers. */
  altText?: string
  /** Original file name. */
  filename?: string
  /** When `url` stops working, if it is temporary. */
  urlExpirationDate?: Date
  focalPoint?: FocalPoint
}

/** Focal point of an image, which stays visible when the image is cropped. */
export interface FocalPoint {
  /** Horizontal position, from 0 (left) to 1 (right). */
  x?: number
  /** Vertical position, from 0 (top) to 1 (bottom). */
  y?: number
}

/** Physical properties of an item. */
export interface PhysicalProperties {
  /** Weight of one piece, in the store's weight unit. */
  weight?: number
  /** Stock keeping unit. */
  sku?: string
  /** Whether the item is shipped. */
  shippable?: boolean
}

/** A discount on an abandoned checkout. */
export interface AbandonedDiscount {
  coupon?: AbandonedCoupon
  merchantDiscount?: AbandonedMerchantDiscount
  discountRule?: AbandonedDiscountRule
  /** What the discount applies to: the delivery, the whole purchase, or some line items. */
  discountType?: 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS'
  /** IDs of the discounted line items. */
  lineItemIds?: readonly string[]
}

/** A coupon on an abandoned checkout. */
export interface AbandonedCoupon {
  id?: string
  code?: string
  amount?: MultiCurrencyPrice
  name?: string
}

/** A discount given by the merchant. */
export interface AbandonedMerchantDiscount {
  amount?: MultiCurrencyPrice
  /** Percentage, if the discount was given as one. */
  percentage?: number
}

/** An automatic discount. */
export interface AbandonedDiscountRule {
  id?: string
  name?: TranslatableString
  amount?: MultiCurrencyPrice
}

export interface AbandonedCheckoutSearchMetadata {
  /** Number of items on this page. */
  count: number
  /** Number of items before this page. Only with `paging`. */
  offset?: number
  /** Number of matches. Only with `paging`, if there are not too many. */
  total?: number
  /** Whether there are too many matches to count. */
  tooManyToCount?: boolean
  cursors?: { next?: string; prev?: string }
  /** Whether there is a next page. Only with cursors. */
  hasNext?: boolean
}

/** The result of one item of a bulk request. */
export interface BulkResult {
  itemMetadata?: ItemMetadata
}

/** The result of one item of a bulk request. */
export interface ItemMetadata {
  /** ID of the item. */
  id?: string
  /** Position of the item in the request, starting at 0. */
  originalIndex: number
  /** Whether the request succeeded for this item. */
  success: boolean
  /** Why it failed. */
  error?: BulkError
}

/** Why an item of a bulk request failed. */
export interface BulkError {
  code: string
  description: string
  data?: Record<string, unknown>
}

/** Totals of a bulk request. */
export interface BulkActionMetadata {
  totalSuccesses: number
  totalFailures: number
  /** Number of failures that are not in the list of results. */
  undetailedFailures: number
}

/** An HTTP response as data, to pass on to a browser. */
export interface HttpAnswer {
  /** HTTP status code. */
  statusCode: number
  headers: readonly HttpHeader[]
  /** Response body, encoded as Base64. */
  body: string
}

/** An HTTP header. */
export interface HttpHeader {
  /** Name of the header. */
  key: string
  value: string
}

/** Settings of abandoned checkouts. */
export interface AbandonedCheckoutSettings {
  /** Whether abandoned checkouts are detected. Default: true. */
  active: boolean
  /** Minutes without a change after which a checkout is abandoned. Default: 60. */
  delayMinutes: number
  /** Whether `emails` are sent. Default: false. */
  sendsEmails: boolean
  /** Emails to the buyer, in order. */
  emails: readonly AbandonedCheckoutEmail[]
  /** Days after the first email in which a buyer gets none for another checkout. Default: 30. */
  seriesIntervalDays: number
  /** Days after the checkout was abandoned for which its link is valid. Default: 30. */
  linkDays: number
  /** Countries with another rule than `CONSENT`, which is the default. */
  consentRules: readonly AbandonedCheckoutConsentRule[]
  /**
   * Page of the storefront that calls `restoreAbandonedCheckout` with its query parameter `restoreToken`. Empty or
   * absent: the link opens the hosted checkout.
   */
  restorePageUrl?: string
}

/** An email to the buyer of an abandoned checkout, with its line items and a link to continue. */
export interface AbandonedCheckoutEmail {
  /** Minutes after the checkout was abandoned. Longer than that of the email before. */
  delayMinutes: number
  /** Subject in the store's language. Can contain `{firstName}` and `{storeName}`. Default: our own. */
  subject?: string
  /**
   * Text in the store's language. Can contain `{firstName}`, `{storeName}` and `{couponCode}`. Default: our own,
   * in the buyer's language.
   */
  text?: string
  /** Subject and text in other languages. */
  translations?: readonly AbandonedCheckoutEmailText[]
  /** Applied when the buyer opens the link. */
  coupon?: AbandonedCheckoutCoupon
}

/** The texts of an email in another language. */
export interface AbandonedCheckoutEmailText {
  /** Language of the buyer, such as `de`. */
  language: string
  /** Subject in this language. */
  subject: string
  /** Text in this language. */
  text: string
}

/** The coupon in an email: either `code`, `percentOff` or `amountOff`. */
export interface AbandonedCheckoutCoupon {
  /** Code of an existing coupon. */
  code?: string
  /** Percentage that a new coupon takes off, which the recipient can use once. */
  percentOff?: string
  /** Amount that a new coupon takes off, in the store's currency. The recipient can use it once. */
  amountOff?: string
  /** Days that a new coupon is valid. Default: 7. */
  validDays?: number
}

/** Whom the store emails in a country. */
export interface AbandonedCheckoutConsentRule {
  country: string
  /**
   * `CONSENT`: only buyers who agreed to marketing emails. `EXISTING_CUSTOMER`: also buyers with an earlier order.
   * `NONE`: all buyers; not possible in the EEA, Switzerland and the United Kingdom. A buyer who declined never
   * gets any.
   */
  rule: 'CONSENT' | 'EXISTING_CUSTOMER' | 'NONE'
}

/** What was done to win back the buyer of an abandoned checkout. */
export interface AbandonedCheckoutRecovery {
  /** `COMPLETED`: all emails were sent. `STOPPED`: no more are sent; see `stopReason`. */
  status: 'SCHEDULED' | 'COMPLETED' | 'STOPPED'
  /**
   * Why no more emails are sent. `RECENT_SERIES`: the buyer got emails for another checkout recently. `ORDERED`:
   * the buyer ordered, here or elsewhere in the store.
   */
  stopReason?: 'NO_EMAIL' | 'NO_CONSENT' | 'UNSUBSCRIBED' | 'RECENT_SERIES' | 'ORDERED' | 'EMPTIED' | 'TURNED_OFF'
  /** When the next email is due. */
  nextEmailDate?: Date
  /** Emails so far, oldest first. */
  emails: readonly AbandonedCheckoutSentEmail[]
  /** Link that restores the line items on any device. Absent once expired. */
  restoreUrl?: string
  /** ID of the order that recovered the checkout. */
  orderId?: string
}

/** An email that was sent for an abandoned checkout. */
export interface AbandonedCheckoutSentEmail {
  id: string
  /** Position in the series, starting at 1. */
  position: number
  createdDate: Date
  subject: string
  /** `SENT`: a mail server accepted it. `FAILED`: none did within days. */
  status: 'QUEUED' | 'SENT' | 'FAILED'
  couponCode?: string
  /** Whether the store sent it by hand. */
  isManual: boolean
}

/** Figures of abandoned checkouts in one currency. */
export interface AbandonedCheckoutFigures {
  /** ISO 4217 code. */
  currency: string
  /** Number of checkouts abandoned in the period, including recovered ones. */
  abandonedCount: number
  /** Their total. */
  abandonedValue: string
  /** Number of them that were recovered. */
  recoveredCount: number
  /** The total of these. */
  recoveredValue: string
  /** Share of recovered checkouts, from `0` to `1`. */
  recoveryRate: string
}

/** A buyer's cart. Its items, prices and availability are read from the catalog on each request. */
export interface Cart {
  id: string
  lineItems: readonly LineItem[]
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  buyerInfo: BuyerInfo
  /** Currency of `amount` in all prices. */
  currency: string
  /** Currency of `convertedAmount` in all prices, which is shown to the buyer. */
  conversionCurrency?: string
  /** Language of the buyer. */
  buyerLanguage?: string
  /** Main language of the site. */
  siteLanguage?: string
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean
  /** Unit of all weights. */
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  /** ID of the checkout created from this cart. */
  checkoutId?: string
  /** The coupon, discounts given by the merchant, and automatic discounts. */
  appliedDiscounts: readonly AppliedDiscount[]
  /** Discounts that the buyer gets by adding a little more. At most 3, the nearest first. */
  discountHints?: readonly DiscountHint[]
  createdDate?: Date
  updatedDate?: Date
  /** Delivery address and contact details. */
  contactInfo?: ContactInfo
  /** Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkoutId}`. */
  overrideCheckoutUrl?: string
  /** ID shared by a cart, its checkout and its order. */
  purchaseFlowId?: string
  /** Shipping option that the buyer selected. */
  selectedShippingOption?: SelectedShippingOption
  extendedFields?: ExtendedFields
  /** ID of the business location. */
  businessLocationId?: string
  /** Currency in which the buyer pays. */
  paymentCurrency?: string
  /** Revision number, which increases with each update. */
  revision?: string
  /** Price of all line items, before discounts, delivery and tax that is not included in prices. */
  subtotal: MultiCurrencyPrice
}

/** A line item of a cart. Prices are for one piece, except `lineItemPrice`. */
export interface LineItem {
  id: string
  /** Number of pieces. */
  quantity: number
  catalogReference?: CatalogReference
  productName: TranslatableString
  /** Product page. */
  url?: PageUrl
  /** Price of one piece with its modifiers, before discounts. */
  price: MultiCurrencyPrice
  /** Price of one piece before a sale discount. */
  fullPrice?: MultiCurrencyPrice
  /** Same as `price`: discounts apply to the line item as a whole. */
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** Price of all pieces, before discounts. */
  lineItemPrice?: MultiCurrencyPrice
  /** Chosen options, modifiers and texts, in the order of the product. */
  descriptionLines?: readonly DescriptionLine[]
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  subscriptionOptionInfo?: SubscriptionOptionInfo
  /** How the line item is paid: in full or as a deposit with the order, or in full after it. */
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  /** Legal reason why there is no right of withdrawal, or why it ends early. */
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
  /** ID of the item in the catalog, without the chosen variant. */
  rootCatalogItemId?: string
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableString
  /** Deposit for each piece, paid with the order. */
  depositAmount?: MultiCurrencyPrice
  /** ID of the delivery profile. */
  deliveryProfileId?: string
  /** Whether the line item was added with its own name and price instead of from a catalog. */
  customLineItem?: boolean
  /** Discounts on this line item, including earlier ones that no longer apply. */
  discounts?: readonly LineDiscount[]
  /** Payment policy that the buyer must agree to. */
  consentRequiredPaymentPolicy?: string
  /** Whether the price is determined later, for example after a consultation. */
  priceUndetermined?: boolean
  /** Whether the quantity is not meant to be changed. */
  fixedQuantity?: boolean
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFields
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean
  taxableAddress?: TaxableAddress
  extendedFields?: ExtendedFields
  policies?: readonly Policy[]
  /** Whether only members can buy the item. */
  membersOnly?: boolean
  modifierGroups?: readonly CartModifierGroup[]
  /** Price of all modifiers of one piece. Included in `price`. */
  modifiersTotalPrice?: MultiCurrencyPrice
  image?: Image
  availability: Availability
  selectedMembership?: SelectedMembership
  /** ID of the tax group. */
  taxGroupId?: string
  /** Limits on the quantity per order. */
  quantityTerms?: QuantityTerms
}

/** The URL of a page. */
export interface PageUrl {
  /** Path within the site, such as `/product-page/mug`. */
  relativePath?: string
  /** Absolute URL. */
  url?: string
}

/** The type of an item: a preset or a custom one. */
export interface ItemType {
  preset?: 'PHYSICAL' | 'DIGITAL' | 'UNRECOGNISED' | 'GIFT_CARD' | 'SERVICE'
  /** Custom type, if no preset fits. */
  custom?: string
}

/** A subscription option of a product. */
export interface SubscriptionOptionInfo {
  subscriptionSettings?: SubscriptionSettings
  title?: TranslatableString
  description?: TranslatableString
}

/** Settings of a subscription. */
export interface SubscriptionSettings {
  /** Unit of `interval`. */
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Time between two charges, in units of `frequency`. */
  interval?: number
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean
  /** Number of billing cycles, if the subscription does not renew automatically. */
  billingCycles?: number
  /** Whether the subscriber can cancel. */
  enableCustomerCancellation?: boolean
  freeTrialPeriod?: FreeTrialPeriod
  /** When the subscription starts. */
  startDate?: Date
}

/** A free trial period. */
export interface FreeTrialPeriod {
  /** Unit of `interval`. */
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Length of the trial, in units of `frequency`. */
  interval?: number
}

/** Properties of a service. */
export interface ServiceProperties {
  /** When the service starts. */
  scheduledDate?: Date
  numberOfParticipants?: number
  /** When the service ends. */
  endDate?: Date
}

/** A discount on a line item, including an earlier one that no longer applies. */
export interface LineDiscount {
  id?: string
  name: string
  /** `RULE`: an automatic discount. `COUPON`: a coupon code. `MERCHANT`: given by the merchant. */
  source: 'RULE' | 'COUPON' | 'MERCHANT'
  /** Amount taken off. */
  amount?: MultiCurrencyPrice
  /** `ACTIVE`: the discount applies. All others: it applied earlier and no longer does. */
  status: 'ACTIVE' | 'EXPIRED' | 'DELETED' | 'MAX_USAGE_REACHED'
}

/** Values that replace those of the catalog for one line item. Elevated callers only. */
export interface CatalogOverrideFields {
  productName?: TranslatableString
  /** Price of one piece, in the store's currency. */
  price?: string
  /** Price of one piece before a sale discount. */
  fullPrice?: string
  /** Replaces the lines generated from the product's options. */
  descriptionLines?: readonly DescriptionLine[]
  physicalProperties?: PhysicalProperties
  image?: Image
  paymentOption?: PaymentOption
  /** Deposit for each piece. Only with the payment option `DEPOSIT_ONLINE`, which requires it. */
  depositAmount?: string
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

/** How an item is paid. */
export interface PaymentOption {
  value?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
}

/** The address that determines the tax rate. */
export interface TaxableAddress {
  /** `BUSINESS`: the store's address. `BILLING` and `SHIPPING`: the buyer's. */
  addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING'
}

/** Additional fields defined by apps. */
export interface ExtendedFields {
  /** Field values by the namespace of the app. */
  namespaces?: Record<string, Record<string, unknown>>
}

/** A policy of an item, such as cancellation terms. */
export interface Policy {
  title?: string
  /** Text of the policy. */
  content?: string
}

/** A group of modifiers chosen for a line item. */
export interface CartModifierGroup {
  /** ID of the group. */
  id?: string
  /** Name of the group. */
  name?: TranslatableString
  /** Chosen modifiers. */
  modifiers?: readonly CartModifier[]
}

/** A modifier chosen for a line item, such as a gift wrap. */
export interface CartModifier {
  /** ID of the modifier. */
  id?: string
  /** Number of times the modifier is added to each piece. Default: 1. */
  quantity?: number
  /** Name of the modifier. */
  label?: TranslatableString
  /** Additional details, such as the text a buyer entered. */
  details?: TranslatableString
  /** Price of one modifier. */
  price?: MultiCurrencyPrice
}

/** Availability of a line item. */
export interface Availability {
  /** `PARTIALLY_AVAILABLE`: some are in stock, but fewer than the requested quantity. */
  status?: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE'
  /** Quantity in stock. Absent if the inventory is not tracked. */
  quantityAvailable?: number
}

/** A membership selected to pay for a line item. */
export interface SelectedMembership {
  /** ID of the membership. */
  id?: string
  /** ID of the app that manages the membership. */
  appId?: string
}

/** Limits on the quantity of a product in one order, counting all its variants. */
export interface QuantityTerms {
  /** Minimum quantity. */
  minQuantity?: number
  /** Maximum quantity. */
  maxQuantity?: number
  /** The quantity must be a multiple of this number. */
  multipleOf?: number
}

/** The buyer of a cart. A member has a `memberId`, a guest a `visitorId`. */
export interface BuyerInfo {
  visitorId?: string
  memberId?: string
  userId?: string
  /** ID of the contact. Can only be set to the ID of the member who owns the cart. */
  contactId?: string
  /** Email address, to identify a guest. */
  email?: string
}

/** A discount in a cart: a coupon, a discount given by the merchant, or an automatic discount. */
export interface AppliedDiscount {
  coupon?: CartCoupon
  merchantDiscount?: MerchantDiscount
  discountRule?: CartDiscountRule
}

/** A coupon in a cart. */
export interface CartCoupon {
  id?: string
  /** Code that the buyer entered. */
  code?: string
}

/** A discount given by the merchant. */
export interface MerchantDiscount {
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPrice
}

/** An applied automatic discount. */
export interface CartDiscountRule {
  /** ID of the discount. */
  id?: string
  /** Name of the discount, as shown to the buyer. */
  name?: TranslatableString
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPrice
}

/** A discount that the buyer gets by adding a little more. */
export interface DiscountHint {
  id: string
  name: string
  /** Amount missing from the subtotal. */
  missingAmount?: MultiCurrencyPrice
  /** Quantity missing. */
  missingQuantity?: number
  /** Whether the discount is free delivery. */
  freeDelivery: boolean
}

/** An address with contact details. */
export interface ContactInfo {
  address?: Address
  contactDetails?: ContactDetails
}

/** A postal address. */
export interface Address {
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddress
  /** Street and house number in one line. */
  addressLine?: string
  /** Apartment, floor or other details. */
  addressLine2?: string
  /** The whole address as text. */
  formattedAddress?: string
  geocode?: Geocode
  /** Name of the country. */
  countryFullname?: string
  /** Name of the subdivision. */
  subdivisionFullname?: string
}

/** A street address in separate fields. */
export interface StreetAddress {
  /** House number. */
  number?: string
  /** Street name. */
  name?: string
  /** Apartment, suite or unit. */
  apt?: string
}

/** A geographic position. */
export interface Geocode {
  /** Latitude in degrees. */
  latitude?: number
  /** Longitude in degrees. */
  longitude?: number
}

/** The shipping option that the buyer selected. */
export interface SelectedShippingOption {
  /** ID of the carrier. */
  carrierId?: string
  /** Code of the shipping option, unique within the carrier. */
  code?: string
}

/** An activity in a member's account. Stored for a year. */
export interface AccountActivity {
  /** `REFRESH_TOKEN_REUSED` and `CODE_REPLAYED`: a copy of a token or code was used, so the session was ended. */
  type:
    | 'SIGNED_IN'
    | 'PASSWORD_CHANGED'
    | 'PASSWORD_RECOVERED'
    | 'FACTOR_ADDED'
    | 'FACTOR_REMOVED'
    | 'REFRESH_TOKEN_REUSED'
    | 'CODE_REPLAYED'
  createdDate: Date
  /** Browser and operating system, as reported by the browser. */
  device?: string
  /** IP address. For IPv6, only the network prefix. */
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

/** An event that the people of a store should know of. Alerts are deleted after 90 days. */
export interface Alert {
  /** ID of the alert. */
  id: string
  event:
    | 'NEW_ORDER'
    | 'ORDER_EDITED'
    | 'PAYMENT_PROBLEM'
    | 'DISPUTE'
    | 'GIFT_CARDS_STOPPED'
    | 'RETURN_REQUEST'
    | 'WITHDRAWAL'
    | 'LOW_STOCK'
    | 'FAILED_JOB'
    | 'DOMAIN_RECORD_MISSING'
  createdDate: Date
  /** Whether the caller has marked it as read. */
  read: boolean
  /** Order that it is about. */
  orderId?: string
  orderNumber?: string
  /** Product that it is about, if it is about one. */
  productId?: string
  /** The variant, kind of job or domain that it is about. */
  name?: string
  /** Number of variants or jobs that it is about. */
  count?: number
}

/** An API key of a program. Web pages can use it only from the listed origins. */
export interface ApiKey {
  id: string
  /** Shown in the list of keys. */
  name: string
  /** Web origins that can use the key. Servers are not restricted. */
  origins: readonly string[]
  /** Permissions of the key. Default: all that its creator has, including future ones of an owner. */
  permissions?: readonly (
    | 'orders.read'
    | 'orders.write'
    | 'fulfillment.read'
    | 'fulfillment.write'
    | 'payments.read'
    | 'payments.write'
    | 'finances.read'
    | 'finances.write'
    | 'reports.read'
    | 'reports.write'
    | 'carts.read'
    | 'carts.write'
    | 'products.read'
    | 'products.write'
    | 'inventory.read'
    | 'inventory.write'
    | 'customers.read'
    | 'customers.write'
    | 'marketing.read'
    | 'marketing.write'
    | 'giftCards.read'
    | 'giftCards.write'
    | 'design.read'
    | 'design.write'
    | 'delivery.read'
    | 'delivery.write'
    | 'taxes.read'
    | 'taxes.write'
    | 'settings.read'
    | 'settings.write'
    | 'developers.read'
    | 'developers.write'
    | 'staff.read'
    | 'staff.write'
  )[]
  /** When the key stops working. Within 10 years. Default: never. */
  expiresDate?: Date
  /** When the key was last used, rounded down to the hour. */
  lastUsedDate?: Date
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

/** A change that a person of the staff, an API key or an app made. */
export interface AuditEntry {
  id: string
  date: Date
  actorType: 'STAFF' | 'API_KEY' | 'APP'
  /** ID of the person, API key or app. */
  actorId?: string
  /** Name at the time of the change. */
  actorName: string
  /** IPv4 address, or the network of an IPv6 address. */
  ipAddress?: string
  /** Name of the call, such as `updateOrder`. */
  call: string
  area: string
  /** Kind of the changed entity, such as `order`. */
  entity?: string
  entityId?: string
  /** Name or number of the entity. */
  entityName?: string
  /** What was requested, shortened, without secrets and personal data. */
  request?: unknown
  /**
   * At most 50 changed fields of the entity. Absent if it could not be compared. Personal data and secrets are
   * replaced by `•••`.
   */
  changes?: readonly {
    /** Path of the field, such as `priceData.price`. */
    field: string
    /** Absent if the field was not set. */
    before?: unknown
    /** Absent if the field was cleared. */
    after?: unknown
    /** Entries that the list lost, instead of its values before and after. At most 20. */
    removed?: readonly unknown[]
    /** Entries that the list gained. At most 20. */
    added?: readonly unknown[]
    /** Currency of the number, if the entity has one next to it. */
    currency?: string
  }[]
  /** Entities that a call with several of them changed: at most 100, and fewer if they are large. */
  changedEntities?: readonly {
    id: string
    /** Name or number of the entity. */
    name?: string
    /** At most 10 changed fields. Empty if the entity was created or deleted. */
    changes: readonly {
      /** Path of the field, such as `priceData.price`. */
      field: string
      /** Absent if the field was not set. */
      before?: unknown
      /** Absent if the field was cleared. */
      after?: unknown
      /** Entries that the list lost, instead of its values before and after. At most 20. */
      removed?: readonly unknown[]
      /** Entries that the list gained. At most 20. */
      added?: readonly unknown[]
      /** Currency of the number, if the entity has one next to it. */
      currency?: string
    }[]
  }[]
  /** Number of entities that the call changed. */
  changedEntityCount?: number
  /** Error code of a call that was refused after a part of it was done. */
  error?: string
}

/** A request for an email when a product is back in stock. */
export interface BackInStockRequest {
  id?: string
  createdDate?: Date
  /** Product or variant. */
  catalogReference?: CatalogReference
  /** Email address to notify. */
  email?: string
  /** ID of the member who made the request with their own email address. */
  contactId?: string
  /** `RECEIVED`: waiting for stock. `PROCESSING`: the email is being sent. `FAILED`: it could not be sent. */
  status?: 'UNSPECIFIED' | 'FAILED' | 'NOTIFICATION_SENT' | 'RECEIVED' | 'PROCESSING'
  /** Whether the store sent the email automatically. */
  autoNotified?: boolean
  /** Page that the email links to. Must be at an allowed origin. */
  itemUrl?: string
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

/** A product or variant that buyers wait for. */
export interface AwaitedItem {
  productId: string
  /** ID of the variant, or `00000000-0000-0000-0000-000000000000` without options. */
  variantId: string
  /** Name of the product. */
  name: string
  /** Choices of the variant, such as `Red, Large`. Empty without options. */
  choices: string
  /** Number of buyers who wait. */
  count: number
  /** Since when the first of them waits. */
  firstDate: Date
  /** Emails of the first 20 buyers. */
  emails: readonly string[]
}

/** The catalogs for which the store accepts requests. */
export interface BackInStockSettings {
  /** Whether requests are accepted, by catalog. */
  collectionStates: readonly BackInStockCollection[]
}

/** Whether the store accepts requests for the catalog of an app. */
export interface BackInStockCollection {
  /** ID of the app that owns the catalog. */
  appId: string
  /** Whether requests are accepted. */
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
  /** URL of the storefront: the primary domain, or the address of the server. */
  storefrontUrl: string
  /** Verified domains of the store. The storefront redirects all but the primary one to it. */
  domains: readonly string[]
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
  /** Whether this is the demo store, whose accounts are public. */
  demo: boolean
  /** Whether test cards pay in this store. */
  acceptsTestCards: boolean
  /** Whether a payment method is available. */
  takesPayments: boolean
  /** Payment methods of the store. Which of them a checkout offers depends on it. */
  paymentMethods: readonly {
    /**
     * `CARD`: cards, and other methods of a connected provider. `APP`: an app of the store. `OFFLINE`: outside the
     * store, such as bank transfer.
     */
    kind: 'CARD' | 'APP' | 'OFFLINE'
    /** Name, as buyers read it. Absent for cards. */
    name?: string
  }[]
  /** Email address for questions of buyers. */
  contactEmail?: string
  /** Days within which buyers can return items. Absent if the store takes no returns. */
  returnDays?: number
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

/** Logo, colors and typefaces of the storefront, the hosted pages and emails. */
export interface StoreLooks {
  /** Logo: an image of this store, or an https URL. Same as in the site settings. */
  logoUrl?: string
  /** Color of buttons and links. Same as in the site settings. Text on it stays readable. */
  accentColor?: string
  /** Background of pages in light mode. Lightened if text on it is not readable. */
  backgroundColor?: string
  /** Color of text in light mode. Ignored if it is not readable on the background. */
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
  /**
   * Whether test cards pay, as long as only the machine of the server can reach it. Other servers refuse to turn
   * it on.
   */
  testCards: boolean
  weightUnit: 'KG' | 'LB'
  lengthUnit: 'KM' | 'MI'
  /** Catalog version that storefronts should use. `STORES_NOT_INSTALLED`: the site has no store. */
  catalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED'
  /**
   * Whether products show the lowest price of the 30 days before a reduction. `BY_COUNTRY` shows it unless the
   * business is known to be outside the European Economic Area, whose directive 98/6/EC demands it.
   */
  priorPrices: 'BY_COUNTRY' | 'ALWAYS' | 'NEVER'
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

/** A currency in addition to the store's own. */
export interface StoreCurrency {
  currency: string
  /** Units of this currency per unit of the store's currency. */
  rate: string
  /** Whether buyers pay in this currency. Default: false, prices are only shown in it. */
  charged?: boolean
  /** Percentage to add to the rate. With `"2.5"`, 100 becomes 102.50. */
  feePercentage?: string
  rounding?: PriceRounding
  /** Whether the rate is updated automatically, if the server has a source of rates. */
  followsSource?: boolean
  /** When the rate was last set. */
  rateDate?: Date
}

/** The rounding of converted prices. */
export interface PriceRounding {
  /** Prices are rounded to a multiple of this amount. `"1.00"` rounds to whole units. */
  to: string
  /** Direction of rounding. Default: `NEAREST`. */
  mode?: 'NEAREST' | 'UP' | 'DOWN'
  /** Amount to subtract after rounding. Less than `to`. `"0.01"` results in prices such as 12.99. */
  less?: string
}

export interface WebhookSubscription {
  id: string
  appId: string
  url: string
  eventTypes: readonly string[]
  createdDate: Date
}

/** Payments, refunds and chargebacks of a store in a period. */
export interface Books {
  /** Currency of the amounts. */
  currency: string
  /** Currencies with payments in the period. The store's currency is first. */
  currencies: readonly string[]
  /** First day of the period. */
  from: string
  /** Last day of the period, inclusive. */
  to: string
  /** Time zone in which days start and end. IANA name. */
  timeZone: string
  total: BookFlow
  /** Sales of and payments by gift cards and store credit, after refunds. */
  giftCards: {
    /** Gift cards sold. A liability, not revenue. */
    sold: BookAmount
    /** Amount paid by gift cards and store credit. */
    redeemed: BookAmount
    /** Amount refunded as store credit. */
    credited: BookAmount
    /** Sales of goods. */
    sales: BookAmount
    /** Payments received. */
    money: BookAmount
  }
  /** Totals of each day with payments. */
  days: readonly {
    day: string
    /** Payments received. */
    received: BookAmount
    /** Refunds. */
    refunded: BookAmount
    /** Amounts withdrawn by chargebacks. */
    disputed: BookAmount
    /** Amounts returned by reversed chargebacks. */
    returned: BookAmount
    /** Received − refunded − disputed + returned. */
    net: BookAmount
  }[]
  /** Totals of each payment provider. The provider of gift cards is `gift-card`. */
  providers: readonly {
    provider: string
    /** Payments received. */
    received: BookAmount
    /** Refunds. */
    refunded: BookAmount
    /** Amounts withdrawn by chargebacks. */
    disputed: BookAmount
    /** Amounts returned by reversed chargebacks. */
    returned: BookAmount
    /** Received − refunded − disputed + returned. */
    net: BookAmount
  }[]
  /** Payments after refunds, and the tax they include, by country and rate. */
  taxes: readonly {
    /** Country of delivery, or of the billing address if nothing is delivered. */
    country: string
    /** Tax rate as a fraction: `"0.19"` is 19 percent. */
    taxRate: string
    /** Whether the buyers owe the tax. */
    reverseCharge?: boolean
    gross: BookAmount
    tax: BookAmount
  }[]
  /** The same tax by the jurisdiction that levies it. Several can tax the same amount. */
  jurisdictions: readonly {
    country: string
    /** Name of the jurisdiction. Absent if unknown. */
    jurisdiction?: string
    jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
    taxName?: string
    /** Tax rate as a fraction: `"0.19"` is 19 percent. */
    taxRate: string
    /** Taxed amount, without tax. */
    taxable: BookAmount
    tax: BookAmount
  }[]
}

/** Payments, refunds and chargebacks. */
export interface BookFlow {
  /** Payments received. */
  received: BookAmount
  /** Refunds. */
  refunded: BookAmount
  /** Amounts withdrawn by chargebacks. */
  disputed: BookAmount
  /** Amounts returned by reversed chargebacks. */
  returned: BookAmount
  /** Received − refunded − disputed + returned. */
  net: BookAmount
}

/** An amount, in the store's currency unless another one is given. */
export interface BookAmount {
  /** Amount in major units. Negative for money that went out. */
  amount: string
  /** Amount formatted with its currency symbol. */
  formattedAmount: string
}

/** A payment, refund or chargeback in the books. */
export interface BookEntry {
  /** When the money moved. */
  date: Date
  /** Day in the requested time zone. */
  day: string
  type: 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | 'CHARGEBACK_REVERSAL'
  /** Currency of all amounts. */
  currency: string
  amount: BookAmount
  /** Part of the amount that is for gift cards. */
  giftCards: BookAmount
  /** Tax included in the amount. */
  tax: BookAmount
  /** Tax by rate. */
  taxes: readonly { taxRate: string; gross: BookAmount; tax: BookAmount }[]
  /** ID of the payment provider. */
  provider: string
  paymentId: string
  orderId: string
  orderNumber: string
  /** Country of delivery, or of the billing address if nothing is delivered. */
  country: string
}

/** A comparison of the store's books with the account at a payment provider, payment by payment. */
export interface BookComparison {
  /** ID of the payment provider. */
  provider: string
  /** Totals by currency. The store's currency is first and always included. */
  currencies: readonly {
    currency: string
    /** Totals in the store's books. */
    store: { charges: BookAmount; refunds: BookAmount; disputes: BookAmount; net: BookAmount }
    /** Totals in the provider's account. */
    account?: { charges: BookAmount; refunds: BookAmount; disputes: BookAmount; net: BookAmount }
    /** Fees of the provider. Absent if the provider does not report them. */
    fees?: BookAmount
    /** Payouts. Absent if the provider does not report them. */
    payouts?: BookAmount
  }[]
  /** Payouts, newest first. At most 1000. */
  payoutLines?: readonly BookPayout[]
  /** Payments that differ. */
  differences: readonly {
    paymentId: string
    orderId?: string
    orderNumber?: string
    type: 'CHARGE' | 'REFUND' | 'DISPUTE'
    currency: string
    /** `OTHER_DAY`: the amounts match, but on different days. */
    reason: 'MISSING_AT_PROVIDER' | 'MISSING_IN_STORE' | 'AMOUNT_DIFFERS' | 'OTHER_DAY'
    /** Amount in the store's books. */
    store: BookAmount
    /** Amount in the provider's account. */
    account: BookAmount
  }[]
  /** Why there is nothing to compare with: no account, or no response from the provider. */
  unavailable?: 'NO_ACCOUNT' | 'NO_ANSWER'
}

/** A payout from a payment provider to the merchant's bank account. Positive if the payout was returned. */
export interface BookPayout {
  /** Day in the requested time zone. */
  day: string
  /** Amount in the payout's currency, in major units. Negative, because the money left the provider's account. */
  amount: string
  formattedAmount: string
  currency: string
  /** ID of the payout at the provider. */
  reference: string
}

/** A brand of products. */
export interface Brand {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Name, which is unique in the store. */
  name: string
  /** Number of products of the brand. Only on request. */
  assignedProductsCount?: number
}

/** The result of one item of a bulk request. */
export interface BulkBrandResult {
  itemMetadata: ItemMetadata
  item?: Brand
}

/** Estimated totals of a cart. */
export interface EstimateTotals {
  cart?: Cart
  calculatedLineItems: readonly CalculatedLineItem[]
  /** Totals of the purchase. */
  priceSummary: PriceSummary
  giftCard?: CheckoutGiftCard
  taxSummary?: TaxSummary
  shippingInfo?: EstimatedShippingInfo
  /** Applied discounts. */
  appliedDiscounts?: readonly CheckoutAppliedDiscount[]
  /** Discounts that the buyer gets by adding a little more. At most 3, the nearest first. */
  discountHints?: readonly DiscountHint[]
  /** Errors that occurred while calculating totals. */
  calculationErrors?: CalculationErrors
  /** Unit of all weights. */
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  /** Currency of `amount` in all prices. */
  currency: string
  /** Whether prices include tax. */
  taxIncludedInPrice?: boolean
  /** Totals of the part that is paid with the order. */
  payNow?: PriceSummary
  /** Totals of the part that is paid after the order. */
  payLater?: PriceSummary
  /** Additional fees. */
  additionalFees?: readonly AdditionalFee[]
  /** Problems that would prevent the order. */
  violations?: readonly CheckoutViolation[]
}

/** Calculated prices of a line item. */
export interface CalculatedLineItem {
  lineItemId?: string
  pricesBreakdown?: PricesBreakdown
  /** How the line item is paid: in full or as a deposit with the order, or in full after it. */
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  taxableAddress?: TaxableAddress
}

/** Prices of a line item. `price`, `fullPrice`, `modifiers` and `depositAmount` are for one piece. */
export interface PricesBreakdown {
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  /** Amount that discounts take off. */
  totalDiscount?: MultiCurrencyPrice
  /** Price before discounts. */
  price?: MultiCurrencyPrice
  /** Same as `price`: discounts apply to the line item as a whole. */
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** Price of all pieces, before discounts. */
  lineItemPrice?: MultiCurrencyPrice
  /** Price of one piece before a sale discount. */
  fullPrice?: MultiCurrencyPrice
  /** Price of all modifiers of one piece. Included in `price`. */
  modifiers?: MultiCurrencyPrice
  /** Deposit for each piece, paid with the order. */
  depositAmount?: MultiCurrencyPrice
}

/** The tax on an amount. */
export interface TaxDetails {
  /** Amount that is taxed, without the tax. */
  taxableAmount?: MultiCurrencyPrice
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  taxRate?: string
  /** Amount of tax. */
  totalTax?: MultiCurrencyPrice
  /** The taxes that make up `totalTax`, if there are several or they have names. */
  taxBreakdown?: readonly TaxBreakdown[]
}

/** One of the taxes that make up the tax on an amount. */
export interface TaxBreakdown {
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string
  /** Type of the tax, such as `Sales Tax`. */
  taxType?: string
  /** Name of the jurisdiction that levies the tax. */
  jurisdiction?: string
  /** Type of the jurisdiction that levies the tax. */
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  rate?: string
  /** Part of the amount that this tax does not apply to. */
  nonTaxableAmount?: MultiCurrencyPrice
  /** Amount of this tax. */
  taxAmount?: MultiCurrencyPrice
  /** Part of the amount that this tax applies to. */
  taxableAmount?: MultiCurrencyPrice
}

/** Totals of a purchase. */
export interface PriceSummary {
  /** Price of all line items, before discounts. */
  subtotal: MultiCurrencyPrice
  /** Price of the delivery, before discounts. */
  shipping?: MultiCurrencyPrice
  /** Tax on line items, delivery and fees. */
  tax?: MultiCurrencyPrice
  /** Amount that all discounts take off. */
  discount?: MultiCurrencyPrice
  /** Amount to pay. Includes tax. */
  total: MultiCurrencyPrice
  /** Sum of the additional fees. */
  additionalFees?: MultiCurrencyPrice
}

/** A gift card that pays for a checkout. */
export interface CheckoutGiftCard {
  /** Last characters of the code. */
  obfuscatedCode?: string
  /** Amount that the gift card pays. */
  amount?: MultiCurrencyPrice
  /** ID of the app that manages the gift card. */
  appId?: string
  /** ID of the gift card. */
  externalId?: string
  /** Amount that the buyer asked to redeem, if not as much as possible. */
  requestedAmount?: MultiCurrencyPrice
}

/** Totals of the tax. */
export interface TaxSummary {
  /** Amount that is taxed, without the tax. */
  taxableAmount?: MultiCurrencyPrice
  /** Total amount of tax. */
  totalTax?: MultiCurrencyPrice
  calculationDetails?: TaxCalculationDetails
  /** Set if the buyer owes the VAT. */
  reverseCharge?: ReverseCharge
}

/** How tax rates were determined. */
export interface TaxCalculationDetails {
  /** `AUTO_RATE`: calculated automatically. `FALLBACK_RATE`: automatic calculation failed or is deactivated. */
  rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
  /** Why a manual rate is used. */
  manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
  /** Why rates of the region are used instead of a calculator. Only for `FALLBACK_RATE`. */
  autoTaxFallbackDetails?: {
    fallbackReason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
    error?: { code: string; description: string }
  }
}

/** VAT IDs of a reverse charge: the buyer, a business in another EU country, owes the VAT. */
export interface ReverseCharge {
  /** VAT ID of the buyer. */
  buyerVatId: string
  /** VAT ID of the store. */
  sellerVatId: string
}

/** Delivery of an estimate. */
export interface EstimatedShippingInfo {
  /** Delivery region of the shipping address. */
  region?: CheckoutRegion
  /** The selected shipping option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
  /** All shipping options for the shipping address, by carrier. */
  carrierServiceOptions?: readonly CarrierServiceOption[]
}

/** The delivery region of the shipping address. */
export interface CheckoutRegion {
  id?: string
  name?: string
}

/** The selected shipping option. */
export interface SelectedCarrierServiceOption {
  /** Code of the shipping option, unique within the carrier. */
  code?: string
  /** Title of the shipping option, as shown to the buyer. */
  title?: string
  logistics?: CheckoutLogistics
  cost?: CheckoutCost
  /** Whether the buyer selected the option. Otherwise it is the default. */
  requestedShippingOption?: boolean
  /** ID of the carrier. */
  carrierId?: string
  /** Parts of the delivery, if it is split. */
  deliveryAllocations?: readonly DeliveryAllocation[]
  /** Whether the option delivers only some of the line items. */
  partial?: boolean
}

/** Details of a delivery. */
export interface CheckoutLogistics {
  /** Estimated delivery time as text, such as "2-3 days". */
  deliveryTime?: string
  /** Instructions for the buyer, such as how to pick up the order. */
  instructions?: string
  pickupDetails?: PickupDetails
  /** Time slot that the buyer selected. */
  deliveryTimeSlot?: TimeSlot
  /** Latest delivery date. */
  deliverByDate?: Date
}

/** Where the buyer picks up the order. */
export interface PickupDetails {
  address?: Address
  /** `STORE_PICKUP`: at the store. `PICKUP_POINT`: at a pickup point of a carrier. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

/** A time slot. */
export interface TimeSlot {
  /** Start of the slot. */
  from?: Date
  /** End of the slot. */
  to?: Date
  /** Time zone of the store in which the slot is displayed. IANA name, such as `Europe/Berlin`. */
  timeZone?: string
}

/** The cost of the selected shipping option. */
export interface CheckoutCost {
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  /** Amount that discounts take off. */
  totalDiscount?: MultiCurrencyPrice
  /** Price before discounts. */
  price?: MultiCurrencyPrice
}

/** A part of a delivery: a carrier, a region and line items. */
export interface DeliveryAllocation {
  deliveryCarrier?: DeliveryCarrier
  deliveryRegion?: DeliveryRegion
  /** Line items in this part. Absent: all that are shipped. */
  applicableLineItems?: ApplicableLineItems
}

/** A carrier and its shipping option. */
export interface DeliveryCarrier {
  /** ID of the carrier's app. */
  appId?: string
  /** Code of the shipping option. */
  code?: string
}

/** A delivery region of the store. */
export interface DeliveryRegion {
  id?: string
  name?: string
}

/** Line items that a part of a delivery contains. */
export interface ApplicableLineItems {
  lineItemIds?: readonly string[]
}

/** The shipping options of a carrier. */
export interface CarrierServiceOption {
  /** ID of the carrier. */
  carrierId?: string
  shippingOptions?: readonly CheckoutShippingOption[]
}

/** A shipping option that the buyer can select. */
export interface CheckoutShippingOption {
  /** Code of the shipping option, unique within the carrier. */
  code?: string
  /** Title, as shown to the buyer. */
  title?: string
  logistics?: CheckoutLogistics
  cost?: ShippingOptionCost
  /** Parts of the delivery, if it is split. */
  deliveryAllocations?: readonly DeliveryAllocation[]
  /** Whether the option delivers only some of the line items. */
  partial?: boolean
}

/** The cost of a shipping option. */
export interface ShippingOptionCost {
  /** Price, without other charges. */
  price?: MultiCurrencyPrice
  /** Charges in addition to the price, such as a handling fee. */
  otherCharges?: readonly OtherCharge[]
}

/** A charge in addition to the price of a delivery. */
export interface OtherCharge {
  type?: 'HANDLING_FEE' | 'INSURANCE'
  price?: MultiCurrencyPrice
  /** Description of the charge. */
  details?: string
}

/** A discount on a checkout: a coupon, a discount given by the merchant, or an automatic discount. */
export interface CheckoutAppliedDiscount {
  coupon?: CheckoutCoupon
  merchantDiscount?: CheckoutMerchantDiscount
  discountRule?: DiscountRule
  /** What the discount applies to: the delivery, the whole purchase, or some line items. */
  discountType?: 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS'
  /** IDs of the discounted line items. */
  lineItemIds?: readonly string[]
}

/** An applied coupon. */
export interface CheckoutCoupon {
  id?: string
  /** Code that the buyer entered. */
  code?: string
  name?: string
  /** Amount that the coupon takes off. */
  amount?: MultiCurrencyPrice
}

/** A discount given by the merchant. */
export interface CheckoutMerchantDiscount {
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPrice
  /** Percentage, if the discount was given as one. */
  percentage?: number
}

/** An applied automatic discount. */
export interface DiscountRule {
  /** ID of the discount. */
  id?: string
  /** Name of the discount, as shown to the buyer. */
  name?: TranslatableString
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPrice
}

/** Errors that occurred while calculating totals. All other values are still valid. */
export interface CalculationErrors {
  generalShippingCalculationError?: GeneralShippingCalculationError
  /** Errors of carriers, whose shipping options are missing. */
  carrierErrors?: CarrierError
  /** Why the selected shipping option cannot be used. */
  selectedShippingOptionError?: GeneralShippingCalculationError
  /** Why the tax could not be calculated. */
  taxCalculationError?: GeneralShippingCalculationError
  /** Why the coupon was not applied. */
  couponCalculationError?: GeneralShippingCalculationError
  orderValidationErrors?: readonly BulkError[]
  membershipError?: GeneralShippingCalculationError
  discountsCalculationError?: GeneralShippingCalculationError
}

/** Why a value could not be calculated. */
export interface GeneralShippingCalculationError {
  applicationError?: BulkError
  validationError?: ValidationError
  systemError?: SystemError
}

/** Invalid fields of a request. */
export interface ValidationError {
  fieldViolations?: readonly FieldViolation[]
}

/** An invalid field of a request. */
export interface FieldViolation {
  /** Path of the field, such as `lineItems[0].quantity`. */
  field?: string
  /** What is wrong with the value. */
  description?: string
  /** Rule that the value violates. */
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
  /** Name of a rule that is not in `violatedRule`. */
  ruleName?: string
  /** Values that the rule depends on, such as a limit. */
  data?: Record<string, unknown>
}

/** An unexpected error. */
export interface SystemError {
  errorCode?: string
}

/** Errors of carriers. */
export interface CarrierError {
  errors?: readonly CheckoutError[]
}

/** An error of a carrier. */
export interface CheckoutError {
  /** ID of the carrier. */
  carrierId?: string
  error?: GeneralShippingCalculationError
}

/** A fee in addition to the prices of line items and delivery. */
export interface AdditionalFee {
  /** Code of the fee. Default: its name. */
  code?: string
  /** Name, as shown to the buyer. Required when setting a fee. */
  name?: string
  /** Amount of the fee. */
  price?: MultiCurrencyPrice
  /** Tax on the fee. Set `taxRate` for a rate other than the store's. */
  taxDetails?: TaxDetails
  /** ID of the app that charges the fee. */
  providerAppId?: string
  /** Amount without tax. */
  priceBeforeTax?: MultiCurrencyPrice
  /** Amount with tax. */
  priceAfterTax?: MultiCurrencyPrice
  /** IDs of the line items that the fee is for. It is removed with the last of them. */
  lineItemIds?: readonly string[]
  /** Default: `MANUAL`. Callers can set `MANUAL` and, with `lineItemIds`, `ITEM`. */
  source?: 'SHIPPING' | 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  /** Name in the buyer's language. */
  translatedName?: string
  /** Address that determines the tax rate. */
  taxableAddress?: TaxableAddress
}

/** A problem of a checkout. With the severity `ERROR` no order can be placed. */
export interface CheckoutViolation {
  /** `ERROR`: no order can be placed. `WARNING`: information for the buyer. */
  severity?: 'WARNING' | 'ERROR'
  target?: CheckoutTarget
  /** Explanation of the problem for the buyer. */
  description?: string
}

/** What a violation is about. */
export interface CheckoutTarget {
  other?: CheckoutOther
  lineItem?: TargetLineItem
}

/** A problem that is not about a line item. */
export interface CheckoutOther {
  name?: 'OTHER_DEFAULT'
}

/** A line item with a problem. */
export interface TargetLineItem {
  name?: 'LINE_ITEM_DEFAULT'
  /** ID of the line item. */
  id?: string
}

/** A buyer's cart (second generation), from which an order is placed. */
export interface CartV2 {
  id: string
  createdDate?: Date
  updatedDate?: Date
  /** Revision number, which increases with each update. */
  revision: string
  lineItems: readonly LineItemV2[]
  /** Price of all line items, after their discounts. */
  subtotal: CartAmount
  /** Discounts that apply now. */
  discounts?: readonly CartDiscount[]
  /** Discounts within reach, nearest first. */
  discountHints?: readonly CartDiscountHint[]
  /** Note from the buyer to the merchant. */
  note?: string
  coupons: readonly { id: string; code: string }[]
  source: CartSource
  businessInfo: {
    /** ID of the business location. */
    locationId?: string
    /** Main language of the site. */
    languageCode: string
    /** Currency of `amount` in all prices. */
    currencyCode: string
  }
  customerInfo: CartCustomerInfo
  deliveryInfo: {
    /** Delivery address. */
    address?: Address
    /** The selected delivery method. */
    method?: DeliveryMethod
    weightUnit: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  }
  taxInfo: {
    /** Whether prices include tax. */
    pricesIncludeTax: boolean
    /** ID of the buyer's tax-exempt group. Elevated callers only. */
    taxExemptGroupId?: string
  }
  paymentInfo: {
    giftCards: readonly CartGiftCard[]
    /** Currency in which the buyer pays. */
    currencyCode: string
    billingAddress?: Address
    billingContact?: CartBillingContact
  }
  /** Whether an order was placed. The cart can no longer be changed. */
  orderPlaced: boolean
  orderId?: string
  /** ID shared by a cart and its order. */
  purchaseFlowId?: string
  /** Settings of the hosted checkout, which a checkout template can have. */
  settings?: {
    /** Whether buyers cannot change the gift card. */
    lockGiftCard?: boolean
    /** Whether buyers cannot change the coupon. */
    lockCouponCode?: boolean
    policyAgreementCheckboxDisabled?: boolean
    /** Whether offline payment methods are hidden. */
    manualPaymentDisabled?: boolean
  }
  formSubmissions?: readonly FormSubmission[]
  /** Answers to the questions of the hosted checkout. */
  customFields?: readonly CheckoutCustomField[]
  marketingConsent?: MarketingConsent
  /** Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkout_id}`. */
  customCheckoutUrl?: string
  extendedFields?: ExtendedFields
  /** Whether it is the current cart of its buyer. */
  currentCart: boolean
  demo?: boolean
}

/** A line item of a cart (second generation). */
export interface LineItemV2 {
  id: string
  name: TranslatableString
  quantityInfo: QuantityInfo
  pricing: LinePricing
  source: {
    catalogReference?: CatalogReference
    catalogOverrideFields?: CatalogOverrides
    rootCatalogItemId?: string
    inventoryAppId?: string
  }
  attributes: LineAttributes
  deliveryConfig: {
    /** ID of the delivery profile. */
    deliveryProfileId?: string
    fulfillerId?: string
  }
  taxConfig: {
    taxableAddress?: TaxableAddress
    /** ID of the tax group. */
    taxGroupId?: string
  }
  paymentConfig: LinePaymentConfig
  /** `PARTIALLY_IN_STOCK`: fewer than requested are in stock. */
  status: 'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG'
  extendedFields?: ExtendedFields
  modifierGroups?: readonly CartModifierGroupV2[]
  discounts?: readonly LineDiscountV2[]
  /** Whether the item is in no catalog. */
  customLineItem: boolean
  /** Limits on the quantity per order. */
  quantityTerms?: QuantityTerms
}

/** How many pieces of a line item were requested, and how many can be bought. */
export interface QuantityInfo {
  /** Number of pieces that can be bought. */
  confirmedQuantity: number
  /** Number of pieces that the buyer wants. */
  requestedQuantity: number
  /** Number of pieces in stock. Absent if the inventory is not tracked. */
  availableQuantity?: number
  /** Whether the quantity cannot be changed. */
  fixedQuantity: boolean
}

/** The price of a line item. */
export interface LinePricing {
  /** Price of one piece with its modifiers, after discounts. */
  unitPrice: CartAmount
  /** Price of all pieces, after discounts. */
  totalPrice: CartAmount
  /** Text to show instead of or next to the price. */
  priceDescription?: TranslatableString
  /** Whether the price is determined later. */
  priceUndetermined: boolean
  breakdown: {
    /** Price of one piece before a sale discount, with its modifiers. */
    fullPrice: CartAmount
    /** Price of one piece with its modifiers, before discounts. */
    salePrice: CartAmount
    /** Price of all modifiers of one piece. */
    totalModifiersPrice: CartAmount
  }
}

/** An amount of money in the currency of a cart and in the currency shown to the buyer. */
export interface CartAmount {
  /** Amount in the cart's currency, in major units, such as `"12.50"`. */
  amount: string
  /** Amount in the currency shown to the buyer, in major units. */
  convertedAmount: string
}

/** Values that replace those of the catalog for one line item. Elevated callers only. */
export interface CatalogOverrides {
  name?: TranslatableString
  /** Price of one piece. */
  salePrice?: string
  /** Price of one piece before a sale discount. */
  fullPrice?: string
  descriptionLines?: readonly DescriptionLine[]
  physicalProperties?: PhysicalProperties
  image?: Image
  paymentOption?: {
    value?:
      | 'FULL_PAYMENT_ONLINE'
      | 'FULL_PAYMENT_OFFLINE'
      | 'MEMBERSHIP'
      | 'DEPOSIT_ONLINE'
      | 'MEMBERSHIP_OFFLINE'
      | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  }
  /** Deposit for each piece. */
  depositAmount?: string
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

/** What is known of the item of a line. */
export interface LineAttributes {
  descriptionLines?: readonly DescriptionLine[]
  image?: Image
  /** Product page. */
  url?: PageUrl
  policies?: readonly Policy[]
  itemType?: ItemType
  physicalProperties?: PhysicalProperties
  subscriptionInfo?: SubscriptionOptionInfo
  serviceProperties?: ServiceProperties
  /** Whether only members can buy the item. */
  membersOnly: boolean
  /** Legal reason why there is no right of withdrawal, or why it ends early. */
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

/** How a line item is paid. */
export interface LinePaymentConfig {
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean
  consentRequiredPaymentPolicy?: string
  /** Deposit for each piece, paid with the order. */
  depositAmount?: CartAmount
  paymentOption:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
}

/** A group of modifiers chosen for a line item. */
export interface CartModifierGroupV2 {
  /** ID of the group. */
  id?: string
  /** Name of the group. */
  name?: TranslatableString
  /** Chosen modifiers. */
  modifiers?: readonly CartModifierV2[]
}

/** A modifier chosen for a line item, such as a gift wrap. */
export interface CartModifierV2 {
  /** ID of the modifier. */
  id?: string
  /** Number of times the modifier is added to each piece. Default: 1. */
  quantity?: number
  /** Name of the modifier. */
  label?: TranslatableString
  /** Additional details, such as the text a buyer entered. */
  details?: TranslatableString
  /** Price of one modifier. */
  price?: CartAmount
}

/** A discount on a line item. */
export interface LineDiscountV2 {
  name: TranslatableString
  /** Amount that the discount takes off all pieces. */
  amountOff: CartAmount
  source: { sourceType: 'AUTOMATIC_RULE' | 'COUPON'; couponCode?: string }
}

/** A discount of a cart. */
export interface CartDiscount {
  name: TranslatableString
  source: { sourceType: 'AUTOMATIC_RULE' | 'COUPON'; couponCode?: string }
  /** What the discount reduces. */
  scope: 'UNKNOWN_DISCOUNT_SCOPE' | 'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY'
  subscriptionCycles?: number
  /** Amount that the discount takes off. */
  total: CartAmount
  /** Shares of line items. */
  lineItemDiscounts?: readonly { lineItemId: string; amountOff: CartAmount }[]
}

/** A discount that the buyer gets by adding a little more. */
export interface CartDiscountHint {
  id: string
  name: string
  /** Amount missing from the subtotal. */
  missingAmount?: CartAmount
  /** Quantity missing. */
  missingQuantity?: number
  /** Whether the discount is free delivery. */
  freeDelivery: boolean
}

/** Where a cart comes from. */
export interface CartSource {
  /** Where the cart was created. */
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
  /** Objects in apps that the cart is for. */
  externalReferences?: readonly { appId: string; resourceId?: string }[]
  createdBy?: { visitorId?: string; memberId?: string; userId?: string; appId?: string }
  /** Content of an app that is shown in the checkout. Elevated callers only. */
  customContentReference?: CustomContentReference
}

/** A reference to content of an app that is shown in the checkout. */
export interface CustomContentReference {
  appId?: string
  componentId?: string
}

/** The buyer of a cart, and the recipient of its delivery. */
export interface CartCustomerInfo {
  visitorId?: string
  memberId?: string
  userId?: string
  openAccess?: boolean
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  /** Tax ID. */
  vatId?: VatId
  email?: string
  contactId?: string
  /** Language of the buyer. */
  languageCode: string
  /** Currency of `convertedAmount` in all prices. */
  currencyCode: string
}

/** A delivery method that the buyer selected. */
export interface DeliveryMethod {
  /** Code of the delivery method. */
  code: string
  /** ID of the app that delivers. */
  appId?: string
  title: TranslatableString
  /** Whether the buyer picks the order up. */
  pickup: boolean
}

/** A gift card of a cart. */
export interface CartGiftCard {
  id: string
  /** The last characters of the code. */
  obfuscatedCode: string
  /** ID of the app that issued the gift card. */
  appId: string
  externalId?: string
  /** The most to redeem. Default: as much as possible. */
  requestedRedeemAmount?: CartAmount
}

/** The person or company that pays. */
export interface CartBillingContact {
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  /** Tax ID. */
  vatId?: VatId
}

/** A form of an app that the buyer submitted with the cart. */
export interface FormSubmission {
  /** ID of the form. */
  id: string
  /** ID of what the buyer submitted. */
  formSubmissionId: string
}

/** An answer to a question of the checkout. */
export interface CheckoutCustomField {
  /** Answer of the buyer. */
  value?: unknown
  /** Question in the site's language. */
  title?: string
  /** Question in the buyer's language. */
  translatedTitle?: string
}

/** Consent to marketing messages. */
export interface MarketingConsent {
  /** Whether the buyer agreed to marketing emails. */
  email?: boolean
  /** Whether the buyer agreed to marketing text messages. */
  sms?: boolean
}

/** What a cart costs, and what prevents an order. */
export interface CartSummary {
  cartId: string
  /** Revision of the cart that was calculated. */
  cartRevision: string
  /** ID of the calculation. */
  calculationId: string
  lineItems: readonly SummaryLine[]
  discounts: readonly CartDiscount[]
  deliverySummary?: {
    method?: DeliveryMethod
    /** Price of the delivery. */
    price: CartAmount
  }
  additionalFees: readonly SummaryFee[]
  taxSummary?: CartTaxSummary
  priceSummary?: CartPriceSummary
  paymentSummary?: CartPaymentSummary
  /** Stands for these prices. `placeOrder` refuses it if they have changed. */
  priceVerificationToken?: string
  violations: readonly CartViolation[]
}

/** A line item of a summary. */
export interface SummaryLine {
  lineItemId: string
  quantity: number
  /** Price of one piece, after discounts. */
  unitPrice: CartAmount
  /** Price of all pieces, after discounts. */
  totalPrice: CartAmount
}

/** An additional fee of a cart. */
export interface SummaryFee {
  code?: string
  name: TranslatableString
  providerAppId?: string
  lineItemIds?: readonly string[]
  /** Price of the fee. */
  price: CartAmount
  subscriptionCycles?: number
  /** `SERVICE_PLUGIN`: an app. `PLATFORM`: the rules of the store. */
  source: 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'LINE_ITEM' | 'DELIVERY' | 'PLATFORM'
}

/** The taxes of a cart. */
export interface CartTaxSummary {
  taxes: readonly SummaryTax[]
  /** Amount that is exempt from tax. */
  totalExempt: CartAmount
  /** Whether prices include tax. */
  pricesIncludeTax: boolean
  lineItemTaxes: readonly {
    lineItemId: string
    tax: CartAmount
    /** `"0.19"` is 19 percent. */
    rate?: string
  }[]
  /** Tax on the delivery. */
  deliveryTax?: CartAmount
  additionalFeeTaxes: readonly { additionalFeeCode: string; tax: CartAmount }[]
}

/** A tax of a cart. */
export interface SummaryTax {
  name: TranslatableString
  /** `"0.19"` is 19 percent. */
  rate?: string
  /** Amount that is taxed. */
  taxableAmount: CartAmount
  /** Amount that is exempt. */
  exemptAmount: CartAmount
  /** Amount of the tax. */
  amount: CartAmount
}

/** The total of a cart and its parts. */
export interface CartPriceSummary {
  /** Price of all line items, after their discounts. */
  subtotal: CartAmount
  /** Discounts on the whole cart. */
  discount: CartAmount
  /** Price of the delivery, after discounts. */
  delivery: CartAmount
  /** Price of all additional fees. */
  additionalFees: CartAmount
  /** Tax that is not included in prices. */
  tax: CartAmount
  /** `subtotal - discount + delivery + additionalFees + tax`. */
  total: CartAmount
}

/** How the total of a cart is paid. */
export interface CartPaymentSummary {
  giftCards: readonly { giftCardId: string; redeemAmount: CartAmount }[]
  memberships: readonly { id: string; appId: string; lineItemIds: readonly string[] }[]
  subscriptionCharges: readonly { lineItemIds: readonly string[] }[]
  /** Whether something is left to pay now, or must be secured. */
  requiresPaymentAfterGiftCard: boolean
  /** What is left to pay after gift cards. */
  totalAfterGiftCards: CartAmount
  /** What is paid with the order, after gift cards. */
  payNow: CartAmount
  /** What is paid after the order. */
  payLater: CartAmount
  /** What is paid after a free trial. */
  payAfterFreeTrial: CartAmount
}

/** A problem of a cart, with data of its kind. */
export interface CartViolation {
  scope: 'GLOBAL' | 'LINE_ITEM' | 'DISCOUNT' | 'DELIVERY' | 'TAX' | 'MEMBERSHIP' | 'GIFT_CARD'
  code:
    | 'GENERAL_CODE'
    | 'CUSTOM_VALIDATION'
    | 'EMPTY_CART'
    | 'LINE_ITEMS_OUT_OF_STOCK'
    | 'MEMBERS_ONLY_ITEM'
    | 'INVALID_COUPON_CODE'
    | 'INVALID_COUPON_STATUS'
    | 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD'
    | 'MISSING_DELIVERY_ADDRESS'
    | 'MISSING_DELIVERY_METHOD'
    | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'
    | 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS'
    | 'INVALID_GIFT_CARD_CODE'
    | 'INVALID_GIFT_CARD_STATUS'
    | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
    | 'SUBTOTAL_BELOW_ORDER_MINIMUM'
    | 'INVALID_MEMBERSHIP_STATUS'
    | 'INVALID_POSTAL_CODE'
    | 'INVALID_SUBDIVISION'
    | 'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
    | 'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
    | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
    | 'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
  /** Explanation of the problem for the buyer. */
  description?: string
  /** `ERROR`: no order can be placed. */
  severity: 'WARNING' | 'ERROR'
  customValidationData?: { target?: { lineItem?: { name?: string; id?: string } } }
  invalidCouponStatusData?: { couponCode: string; reason: string }
  invalidCouponCodeData?: { couponCode: string }
  invalidGiftCardStatusData?: { giftCardCode: string; reason: string; giftCardId?: string }
  lineItemsOutOfStockData?: { lineItemIds: readonly string[]; allLineItemsOutOfStock: boolean }
  subtotalBelowOrderMinimumData?: { minimumOrderSubtotal: CartAmount; remainingAmount: CartAmount }
}

/** Products that go well with a line item, the best first. */
export interface ItemUpsells {
  lineItemId: string
  upsells: readonly Upsell[]
}

/** A product that goes well with a line item. */
export interface Upsell {
  /** ID of the product. */
  id: string
  /** Name of the product. */
  title: string
  description?: string
  catalogReference: CatalogReference
  priceDetails: {
    /** Price of one piece, in major units. */
    price: string
    /** The price as text, with its currency. */
    description?: string
  }
}

/** A collection of products that are created or updated together, in the background. */
export interface CatalogImport {
  id: string
  createdDate: Date
}

/** How far a catalog import is. */
export interface CatalogImportProgress {
  catalogImportId: string
  createdDate: Date
  submittedDate?: Date
  /** When all products were created, updated or refused. */
  completedDate?: Date
  /** ID of the background job, after the import was submitted. */
  jobId?: string
  /** Number of products that were added. */
  productCount: number
  /** Number of products that were created. */
  createdCount: number
  /** Number of products that were updated. */
  updatedCount: number
  /** Number of products that were refused. */
  failedCount: number
  /** A page of the refused products, in their order. */
  failures: readonly CatalogImportFailure[]
}

/** A product that a catalog import could not create or update. */
export interface CatalogImportFailure {
  /** Handle of the product. */
  handle: string
  /** Why it was not created or updated. */
  error: BulkError
}

/** A product. */
export interface Product {
  id: string
  name: string
  /** Part of the URL that identifies the product, such as `blue-mug`. */
  slug: string
  /** Whether shoppers see the product. */
  visible: boolean
  /** Whether the product is shipped (`physical`) or downloaded (`digital`). */
  productType: 'unspecified_product_type' | 'physical' | 'digital'
  /** Whether each piece becomes a gift card worth its price once it is paid. Cannot be changed. */
  giftCard?: boolean
  /** Description as HTML. */
  description?: string
  /** Stock keeping unit, if the product has no variants of its own. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. Only without variants. An empty string removes it. */
  barcode?: string
  /** Weight in the store's weight unit. */
  weight?: number
  /** Lowest and highest weight of all variants. */
  weightRange?: WeightRange
  /** Dimensions of the product itself. */
  productDimensions?: ProductDimensions
  /** Dimensions of its package. */
  packageDimensions?: ProductDimensions
  /** Stock of all variants together. */
  stock: ProductStock
  /** Prices in the store's currency. */
  priceData: PriceData
  /** Prices in the requested currency. */
  convertedPriceData?: PriceData
  /** Lowest and highest price of all variants, after the discount. */
  priceRange?: WeightRange
  /** Cost and profit. Elevated callers only. */
  costAndProfitData?: CostAndProfitData
  /** Lowest and highest cost of all variants. Elevated callers only. */
  costRange?: WeightRange
  /** Quantities from which the price per unit is calculated. */
  pricePerUnitData?: PricePerUnitData
  additionalInfoSections: readonly AdditionalInfoSection[]
  media: ProductMedia
  /** Modifiers that are texts. Setting them does not change other modifiers. */
  customTextFields?: readonly CustomTextField[]
  /** Modifiers in their order. Setting them replaces all modifiers. */
  modifiers?: readonly ProductModifier[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: Bundle
  /** Whether each variant has its own price, stock and other data. */
  manageVariants: boolean
  productOptions: readonly ProductOption[]
  productPageUrl?: ProductPageUrl
  /** Numeric ID. */
  numericId: string
  /** ID of the inventory item. Same as `id`. */
  inventoryItemId?: string
  /** Discount on the price. */
  discount: ProductDiscount
  /** IDs of the collections that contain the product. */
  collectionIds: readonly string[]
  /** Variants of the product. At most 1,000. */
  variants: readonly Variant[]
  /** When the product was last updated. */
  lastUpdated: Date
  createdDate: Date
  seoData?: SeoData
  /** Text of the ribbon, such as "New". */
  ribbon?: string
  brand?: string
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
  /** Same as `priceData`. */
  price: PriceData
  /** Ribbons of the product. */
  ribbons: readonly Ribbon[]
}

/** A range of numbers. */
export interface WeightRange {
  /** Minimum. */
  minValue?: number
  /** Maximum. */
  maxValue?: number
}

/** Dimensions of a product or package. */
export interface ProductDimensions {
  length?: string
  width?: string
  height?: string
  unit?: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

/** Stock of a product. */
export interface ProductStock {
  /** Whether the quantity in stock is tracked. */
  trackInventory: boolean
  /** Quantity in stock, of all variants together. */
  quantity?: number
  /** `PARTIALLY_OUT_OF_STOCK`: only some variants are in stock. */
  inventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  /** Whether at least one variant is in stock. */
  inStock: boolean
}

/** Prices of a product or variant. */
export interface PriceData {
  /** Currency of the prices. ISO 4217 code. */
  currency: string
  /** Price before the product's discount, in major units. */
  price: number
  /** Price after the product's discount. Same as `price` without a discount. */
  discountedPrice: number
  formatted: Formatted
  /** Price per unit of measurement, such as per kilogram. */
  pricePerUnit?: number
  /**
   * Lowest price of the 30 days before the reduction, if the store announces it: see `priorPrices` of its
   * settings. Absent without a reduction, and for one that the product had from the beginning.
   */
  priorPrice?: number
}

/** Prices formatted with their currency symbol. */
export interface Formatted {
  price?: string
  discountedPrice?: string
  pricePerUnit?: string
  priorPrice?: string
}

/** Cost and profit of a product or variant. Elevated callers only. */
export interface CostAndProfitData {
  /** Cost of one piece for the merchant. */
  itemCost?: number
  formattedItemCost?: string
  /** Price minus cost. */
  profit?: number
  formattedProfit?: string
  /** Profit as a fraction of the price: `0.4` is 40 percent. */
  profitMargin?: number
}

/** Quantities from which the price per unit is calculated. */
export interface PricePerUnitData {
  /** Quantity in one piece of the product. */
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
  /** Quantity to which the price per unit refers, such as 1 or 100. */
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

/** A section of additional information, such as care instructions. */
export interface AdditionalInfoSection {
  title?: string
  /** Text as HTML. */
  description?: string
}

/** Media of a product. */
export interface ProductMedia {
  /** Media item shown first. */
  mainMedia?: MainMedia
  /** All media items. */
  items: readonly MainMedia[]
}

/** A media item of a product. */
export interface MainMedia {
  image?: ProductImage
  video?: ProductVideo
  model?: ProductModel
  /** Alternative text of a video or 3D model. */
  altText?: string
  /** Small preview image. */
  thumbnail?: ProductImage
  /** `model_3d`: a 3D model, which only Vitrine has. */
  mediaType?: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip' | 'model_3d'
  title?: string
  id?: string
}

/** An image or video file of a product. */
export interface ProductImage {
  url: string
  /** Width in pixels. */
  width?: number
  /** Height in pixels. */
  height?: number
  format?: string
  altText?: string
  focalPoint?: MediaFocalPoint
}

/** The point of an image that stays visible when it is cropped. An empty object removes it. */
export interface MediaFocalPoint {
  /** From 0 (left) to 1 (right). Send it with `y`. */
  x?: number
  /** From 0 (top) to 1 (bottom). Send it with `x`. */
  y?: number
}

/** A video of a product. */
export interface ProductVideo {
  /** The video in each available resolution. */
  files?: readonly ProductImage[]
  /** ID of the preview image. */
  stillFrameMediaId?: string
  poster?: MediaPoster
  /** Set instead of `files` for a video at YouTube or Vimeo. */
  embed?: VideoEmbed
  /** When it was added to the product, in ISO 8601. */
  addedDate?: string
}

/** The image that is shown before a video or 3D model is loaded. */
export interface MediaPoster {
  id: string
  url: string
  format: string
}

/** A video at YouTube or Vimeo. Its host learns of visitors who load the frame. */
export interface VideoEmbed {
  provider: 'YOUTUBE' | 'VIMEO'
  videoId: string
  /** Address of a frame that plays the video and sets no cookies before. */
  url: string
  /** Address of its page. */
  pageUrl: string
}

/** A 3D model of a product. */
export interface ProductModel {
  url: string
  /** File format: `glb` (glTF 2.0). */
  format: string
  sizeInBytes?: number
  poster?: MediaPoster
}

/** A text that the buyer can enter, such as an engraving. */
export interface CustomTextField {
  /** Label of the field. */
  title?: string
  /** Maximum number of characters. At most 500. */
  maxLength?: number
  /** Whether the buyer must enter a text. */
  mandatory?: boolean
  /** Title in the requested language. */
  translatedTitle?: string
}

/** A modifier of a product: a choice or a text of the buyer that is not part of the variant. */
export interface ProductModifier {
  /** ID of the modifier. Send it to rename the modifier. */
  id?: string
  /** Key of the modifier, used in carts: its first name, which does not change when it is renamed. */
  key?: string
  /** Name of the modifier. At most 50 characters if it has choices. */
  name?: string
  /** Whether the buyer must make a choice or enter a text. */
  mandatory?: boolean
  /** `FREE_TEXT`: a text. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. */
  modifierRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  /** Settings of a text. Only for `FREE_TEXT`. */
  freeTextSettings?: FreeTextSettings
  /** Choices. Only for `TEXT_CHOICES` and `SWATCH_CHOICES`. */
  choicesSettings?: ModifierChoicesSettings
  /** Name in the requested language. */
  translatedName?: string
}

/** Settings of a text that the buyer can enter. */
export interface FreeTextSettings {
  /** Same as the name of the modifier. */
  title?: string
  key?: string
  /** Minimum number of characters. */
  minCharCount?: number
  /** Maximum number of characters. Default: 500. */
  maxCharCount?: number
  /** Amount added to the price of each piece. Default: 0. */
  defaultAddedPrice?: string
  /** Amount in the requested currency. */
  convertedAddedPrice?: string
  /** Amount formatted with its currency symbol, such as `2.00 €`. */
  formattedAddedPrice?: string
}

/** Choices of a modifier. */
export interface ModifierChoicesSettings {
  choices: readonly ProductModifierChoice[]
}

/** A choice of a modifier. */
export interface ProductModifierChoice {
  /** ID of the choice. Send it to rename the choice. */
  choiceId?: string
  /** Key of the choice, used in carts. */
  key?: string
  name: string
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** Color of the choice. Only for `SWATCH_CHOICES`. */
  colorCode?: string
  /** Amount added to the price of each piece. Default: 0. */
  addedPrice?: string
  /** Amount in the requested currency. */
  convertedAddedPrice?: string
  /** Amount formatted with its currency symbol, such as `2.00 €`. */
  formattedAddedPrice?: string
  /** Name in the requested language. */
  translatedName?: string
}

/**
 * The products that a bundle consists of. Its price is its own; stock, weight, tax and delivery are those of its
 * components.
 */
export interface Bundle {
  /** Its products. An empty list makes it an ordinary product again. */
  components: readonly BundleComponent[]
}

/** A product in a bundle. */
export interface BundleComponent {
  /** Identifies the component in carts. Default: the ID of an equal component before the change, or a new one. */
  id?: string
  /** The product, which is not a bundle or gift card. */
  productId: string
  /** The variant. Default: the only one, or the one that the buyer chooses by its options. */
  variantId?: string
  /** Pieces in one bundle. Default: 1. */
  quantity?: number
  /**
   * Whether it can be sold. `NOT_ALLOWED`: it has become a bundle, is only sold by subscription, or needs a text
   * or modifier.
   */
  status?: 'AVAILABLE' | 'OUT_OF_STOCK' | 'HIDDEN' | 'DELETED' | 'VARIANT_MISSING' | 'NOT_ALLOWED'
  /** Name of the product in the reader's language. */
  name?: string
  /** Slug of the product. Absent if it is hidden or deleted. */
  slug?: string
  /** Image of the product, or of the variant. */
  image?: BundleImage
  /** Choices of a fixed variant in the reader's language. */
  choices?: readonly string[]
  /** Options by which the buyer chooses the variant. */
  options?: readonly BundleOption[]
}

/** An image of a component. */
export interface BundleImage {
  /** ID of the image in the media library. */
  id: string
  url: string
  /** In pixels. */
  width: number
  /** In pixels. */
  height: number
  /** Alternative text for screen readers. */
  altText?: string
}

/** An option by which the buyer chooses the variant of a component. */
export interface BundleOption {
  /** Name of the option, as carts take it. */
  name: string
  /** Name in the requested language. */
  translatedName?: string
  choices: readonly BundleChoice[]
}

/** A choice of an option of a component. */
export interface BundleChoice {
  /** Name of the choice, as carts take it. */
  description: string
  /** Name in the requested language. */
  translatedDescription?: string
  /** Color as a CSS hex value. Only of color options. */
  colorCode?: string
  /** Whether a variant with this choice is in stock. */
  inStock: boolean
}

/** An option of a product, such as "Size". */
export interface ProductOption {
  /** Default: `color` if the value of every choice is a color such as `#ffcc00`, otherwise `drop_down`. */
  optionType: 'unspecified_option_type' | 'drop_down' | 'color'
  name: string
  /** Choices of the option. At most 1,000. */
  choices: readonly ProductChoice[]
  /** Name in the requested language. Use `name` to add the choice to a cart. */
  translatedName?: string
}

/** A choice of a product option, such as "Large". */
export interface ProductChoice {
  /** Value of the choice; for a color, its hex value. */
  value: string
  /** Name of the choice. */
  description: string
  /** Media shown when the choice is selected. */
  media?: ProductMedia
  /** Whether a variant with this choice is in stock. */
  inStock?: boolean
  /** Whether a variant with this choice is visible. */
  visible?: boolean
  /** Description in the requested language. Use `description` to add the choice to a cart. */
  translatedDescription?: string
}

/** The URL of a product page, in two parts. */
export interface ProductPageUrl {
  /** URL of the site. */
  base?: string
  /** Path of the page. */
  path?: string
}

/** A discount on a product's price. */
export interface ProductDiscount {
  type?: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT'
  /** Amount or percentage to take off, depending on the type. */
  value?: number
}

/** A variant of a product: a combination of choices. */
export interface Variant {
  id: string
  /** Choice of each option, such as `{ Size: 'Large' }`. */
  choices: Record<string, string>
  variant: VariantData
  stock: VariantStock
}

/** Data of a variant. */
export interface VariantData {
  /** Prices in the store's currency. */
  priceData?: PriceData
  /** Prices in the requested currency. */
  convertedPriceData?: PriceData
  costAndProfitData?: CostAndProfitData
  /** Weight in the store's weight unit. */
  weight?: number
  /** Stock keeping unit. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. */
  barcode?: string
  /** Whether shoppers see the variant. */
  visible?: boolean
  /** IDs of media that show the variant. Absent if they are those of its choices. */
  mediaIds?: readonly string[]
  productDimensions?: ProductDimensions
  packageDimensions?: ProductDimensions
}

/** Stock of a variant. */
export interface VariantStock {
  /** Whether the quantity in stock is tracked. */
  trackQuantity: boolean
  /** Quantity in stock. */
  quantity?: number
  inStock: boolean
  /** Set if the variant is out of stock and can be preordered. */
  preorder?: VariantPreorder
}

/** How a variant that is out of stock can be preordered. */
export interface VariantPreorder {
  /** Number of units that can still be preordered. Absent if unlimited. */
  quantity?: number
  /** Message for buyers. */
  message?: string
  /** Day by which it is expected to ship, in the store's time zone. Do not show a day that has passed. */
  expectedDate?: string
}

/** SEO data of a page. */
export interface SeoData {
  tags?: readonly ProductTag[]
  settings?: ProductSettings
}

/** An SEO tag of a page, such as a `meta` tag. */
export interface ProductTag {
  /** Type of the tag, such as `title` or `meta`. */
  type?: string
  /** Attributes of the tag. */
  props?: Record<string, unknown>
  /** Additional data of the tag. */
  meta?: Record<string, unknown>
  /** Content of the tag. */
  children?: string
  /** Whether the tag was added by the merchant. */
  custom?: boolean
  /** Whether the tag is left out of the page. */
  disabled?: boolean
}

/** SEO settings of a page. */
export interface ProductSettings {
  /** Whether no redirect is created when the slug changes. */
  preventAutoRedirect?: boolean
  keywords?: readonly ProductKeyword[]
}

/** A keyword for search engines. */
export interface ProductKeyword {
  term?: string
  /** Whether this is the main keyword. */
  isMain?: boolean
  origin?: string
}

/** A ribbon shown on a product, such as "New". */
export interface Ribbon {
  text: string
}

/** A collection of products. */
export interface Collection {
  id: string
  name: string
  media?: ProductMedia
  numberOfProducts?: number
  description?: string
  /** Part of the URL that identifies the collection, such as `new-arrivals`. */
  slug: string
  /** Whether shoppers see the collection. */
  visible?: boolean
  /** When the collection was last updated. */
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

/** The availability of a product's choices for the choices selected so far. */
export interface ProductOptionsAvailability {
  /** Matching variant. Absent until every option has a choice. */
  selectedVariant?: SelectedVariant
  /** Media of the product, with the item of the selected variant first. */
  media?: ProductMedia
  /** Options with the availability of their choices. */
  productOptions?: readonly ProductOption[]
  /** Whether the selected variant can be bought. */
  availableForPurchase?: boolean
}

/** The variant that matches the selected choices. */
export interface SelectedVariant {
  price?: PriceData
  /** Prices in the requested currency. */
  convertedPriceData?: PriceData
  /** Weight in the store's weight unit. */
  weight?: number
  /** Stock keeping unit. */
  sku?: string
  /** Quantity in stock. */
  quantity?: number
  inStock?: boolean
  /** Whether shoppers see the variant. */
  visible?: boolean
  productDimensions?: ProductDimensions
  packageDimensions?: ProductDimensions
}

/** A variant with data of its product. */
export interface StoreVariant {
  /** Product ID and variant ID, separated by a hyphen. */
  id?: string
  variantId?: string
  productId?: string
  variantName?: string
  productName?: string
  /** Whether the variant has its own price, stock and other data. */
  managedVariant?: boolean
  /** Stock keeping unit. */
  sku?: string
  stock?: VariantStock
  /** Choice of each option, such as `{ Size: 'Large' }`. */
  choices?: Record<string, string>
  /** IDs of the collections that contain the product. */
  collectionIds?: readonly string[]
  media?: StoreVariantMedia
  preorderInfo?: PreorderInfo
}

/** Media of a variant. */
export interface StoreVariantMedia {
  image?: Image
  video?: Video
}

/** A video. */
export interface Video {
  /** ID of the video in the media library. */
  id?: string
  /** The video in each available resolution. */
  resolutions?: readonly VideoResolution[]
  filename?: string
  /** Preview images. */
  posters?: readonly Image[]
}

/** A video file in one resolution. */
export interface VideoResolution {
  url?: string
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** File format, such as `mp4`. */
  format?: string
  /** Preview image. */
  poster?: Image
}

/** Preorder settings of an item. */
export interface PreorderInfo {
  enabled?: boolean
  /** Message shown to the buyer, such as the expected date. */
  message?: string
  /** Day by which preorders are expected to ship, in the store's time zone. Buyers see it until it has passed. */
  expectedDate?: string
  /** Maximum number of preorders. */
  limit?: number
}

/** The prices that a product had. */
export interface PriceHistory {
  /** The currency of the store, in which the prices are. */
  currency: string
  /** The product, and its variants with prices of their own. */
  prices: readonly LowestPrice[]
  /** Prices of the last 366 days, the last ended first. At most 200. */
  changes: readonly PriceChange[]
}

/** The price of a product or variant now, and the lowest of the last 30 days. */
export interface LowestPrice {
  /** Absent for the price of the product. */
  variantId?: string
  /** What is paid now. */
  price: number
  /** The lowest of the last 30 days, including the price now. */
  lowestPrice: number
}

/** A price that a product or variant had until a date. */
export interface PriceChange {
  /** The variant with a price of its own. Absent for the price of the product. */
  variantId?: string
  /** What was paid until the change, with discounts of the catalog. */
  price: number
  /** When it changed. */
  endedDate: Date
  actor?: {
    /** Who changed it. `key`: an API key of the store. */
    type: 'visitor' | 'member' | 'owner' | 'app' | 'key'
    id?: string
  }
}

/** A change of a product. */
export interface ProductHistoryEntry {
  id: string
  date: Date
  /** Who changed it. `key`: an API key of the store. Absent: the server did. */
  actorType?: 'visitor' | 'member' | 'owner' | 'app' | 'key'
  /** Name or email of the person of the staff. */
  actorName?: string
  /** At most 50. */
  changes: readonly ProductFieldChange[]
}

/** A changed field of a product. */
export interface ProductFieldChange {
  field:
    | 'name'
    | 'slug'
    | 'visible'
    | 'brand'
    | 'ribbon'
    | 'price'
    | 'compareAtPrice'
    | 'cost'
    | 'sku'
    | 'barcode'
    | 'weight'
    | 'status'
    | 'description'
    | 'media'
    | 'options'
    | 'variants'
    | 'modifiers'
    | 'infoSections'
    | 'facts'
    | 'seo'
    | 'settings'
  /** Choices of the variant, if the change is about one. */
  variant?: string
  /** The value until the change. Absent if it is long or there was none. */
  before?: string
  /** The value since the change. Absent if it is long or there is none. */
  after?: string
}

/** Results of a bulk update of products. */
export interface BulkUpdateProductsResult {
  results?: readonly BulkResult[]
  bulkActionMetadata?: BulkActionMetadata
}

/** A product page, as listed in sitemaps. */
export interface ProductPage {
  productId: string
  numericId: string
  slug: string
  name: string
  lastUpdated: Date
  image?: { url: string; altText?: string }
}

/** A category of products. */
export interface Category {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  /** Image of the category. Send its `id` or `url`. */
  image?: CatalogImage
  /** Number of products in the category itself. Shoppers see the number of visible products. */
  itemCounter: number
  /** On request: `DESCRIPTION`. */
  description?: string
  /** Whether shoppers see the category. Set when it is created, and by `updateCategoryVisibility`. Default: true. */
  visible?: boolean
  breadcrumbsInfo?: CategoryBreadcrumbs
  parentCategory?: ParentCategory
  /** Part of the URL that identifies the category. Default: derived from the name. */
  slug?: string
  seoData?: SeoData
  /** On request: `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContent
  treeReference?: CategoryTreeReference
  /** The app that manages its items. Set for the category of all products. */
  managingAppId?: string
  extendedFields?: ExtendedFields
}

/** An image of a product or choice. */
export interface CatalogImage {
  /** ID of the image in the media library. */
  id?: string
  /** An `http` or `https` URL. Requests of the provider's SDK have `wix:image://`. */
  url?: string
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** Alternative text for screen readers. */
  altText?: string
  /** Point that stays visible when it is cropped. */
  focalPoint?: MediaFocalPoint
  /** Original file name. */
  filename?: string
}

/** The path from the top-level category to the parent. On request: `BREADCRUMBS_INFO`. */
export interface CategoryBreadcrumbs {
  breadcrumbs: readonly CategoryBreadcrumb[]
}

/** A category on the path to another one. */
export interface CategoryBreadcrumb {
  categoryId: string
  categoryName: string
  categorySlug: string
}

/** The parent, which is set when the category is created, and by `moveCategory`. */
export interface ParentCategory {
  /** Default: none, for a top-level category. */
  id?: string
  /** Position among the subcategories of the parent. */
  index?: number
}

/** A rich text with headings, links and images. */
export interface RichContent {
  /** Paragraphs, lists, images …, each with its content. */
  nodes?: readonly Record<string, unknown>[]
  metadata?: RichContentMetadata
  documentStyle?: DocumentStyle
}

/** Metadata of a rich text. */
export interface RichContentMetadata {
  version?: number
  createdTimestamp?: Date
  updatedTimestamp?: Date
  id?: string
}

/** Styles of a rich text, by type of text. */
export interface DocumentStyle {
  headerOne?: RichTextStyle
  headerTwo?: RichTextStyle
  headerThree?: RichTextStyle
  headerFour?: RichTextStyle
  headerFive?: RichTextStyle
  headerSix?: RichTextStyle
  paragraph?: RichTextStyle
  blockquote?: RichTextStyle
  codeBlock?: RichTextStyle
}

/** The style of a type of text. */
export interface RichTextStyle {
  decorations?: readonly RichDecoration[]
  nodeStyle?: RichNodeStyle
  lineHeight?: string
}

/** A decoration of a text. The field that matches `type` has its details. */
export interface RichDecoration {
  type?:
    | 'BOLD'
    | 'ITALIC'
    | 'UNDERLINE'
    | 'STRIKETHROUGH'
    | 'SUPERSCRIPT'
    | 'SUBSCRIPT'
    | 'COLOR'
    | 'FONT_SIZE'
    | 'FONT_FAMILY'
    | 'LINK'
    | 'ANCHOR'
    | 'MENTION'
    | 'SPOILER'
    | 'SKETCH'
    | 'EXTERNAL'
  anchorData?: AnchorData
  colorData?: ColorData
  linkData?: LinkData
  mentionData?: MentionData
  fontSizeData?: FontSizeData
  fontWeightValue?: number
  italicData?: boolean
  underlineData?: boolean
  spoilerData?: SpoilerData
  strikethroughData?: boolean
  superscriptData?: boolean
  subscriptData?: boolean
  fontFamilyData?: FontFamilyData
  sketchData?: SketchData
}

/** An anchor. */
export interface AnchorData {
  anchor?: string
}

/** Colors of a text. */
export interface ColorData {
  background?: string
  foreground?: string
}

/** A link. */
export interface LinkData {
  link?: RichLink
}

/** A link in a text. */
export interface RichLink {
  url?: string
  /** ID of a node to link to. */
  anchor?: string
  target?: 'SELF' | 'BLANK' | 'PARENT' | 'TOP'
  rel?: RichLinkRel
  customData?: string
}

/** The relationship of a link to its target. */
export interface RichLinkRel {
  nofollow?: boolean
  sponsored?: boolean
  ugc?: boolean
  noreferrer?: boolean
}

/** A mention of a person. */
export interface MentionData {
  name?: string
  slug?: string
  id?: string
  type?: string
}

/** A font size. */
export interface FontSizeData {
  unit?: 'PX' | 'EM'
  value?: number
}

/** A hidden text. */
export interface SpoilerData {
  id?: string
}

/** A font family. */
export interface FontFamilyData {
  value?: string
}

/** A hand-drawn decoration. */
export interface SketchData {
  variant?: 'UNDERLINE' | 'BOX' | 'CIRCLE' | 'HIGHLIGHT' | 'STRIKETHROUGH' | 'CROSSED_OFF'
  color?: string
  animate?: boolean
}

/** The style of a node. */
export interface RichNodeStyle {
  paddingTop?: string
  paddingBottom?: string
  backgroundColor?: string
}

/** The tree of the category. */
export interface CategoryTreeReference {
  appNamespace: string
  treeKey?: string
}

/** The result of one category of a bulk request. */
export interface BulkCategoryResult {
  itemMetadata?: ItemMetadata
  category?: Category
}

/** The result of one item of a bulk request. */
export interface BulkCategoryItemResult {
  itemMetadata: CategoryItemMetadata
}

/** The result of one item of a bulk request. */
export interface CategoryItemMetadata {
  item: CategoryItemReference
  /** Position of the item in the request, starting at 0. */
  originalIndex: number
  /** Whether the request succeeded for this item. */
  success: boolean
  /** Why it failed. */
  error?: BulkError
}

/** Identifies a product in a category. */
export interface CategoryItemReference {
  /** ID of the product. */
  catalogItemId: string
  /** ID of the stores app. */
  appId: string
}

/** The categories of a product. */
export interface CategoriesOfItem {
  item: CategoryItemReference
  directCategoryIds: readonly string[]
  /** Parents of the direct categories. */
  indirectCategoryIds: readonly string[]
}

/** Titles and buttons of the hosted checkout page. */
export interface CheckoutContent {
  /** Text of the link back to the store. */
  continueShoppingLink: string
  /** Title of the order summary. */
  orderSummary: string
  /** Title of the form for contact and address. */
  customerDetails: string
  /** Text of the button that orders without an online payment. */
  placeOrderButton: string
  /** Text of the button that orders and pays, without the amount that follows it. */
  placeOrderPayButton: string
}

/** A template for checkouts, opened by a link. */
export interface CheckoutTemplate {
  id: string
  /** Links to an inactive template do not work. */
  status?: 'ACTIVE' | 'INACTIVE'
  customization?: CheckoutTemplateCustomization
  /** Items from a catalog. At most 300. */
  lineItems?: readonly CheckoutTemplateLineItem[]
  /** Items with their own name and price. At most 300. */
  customLineItems?: readonly CustomLineItem[]
  /** Coupon code to apply. */
  couponCode?: string
  /** Content of an app that is shown in the checkout. */
  customContentReference?: CustomContentReference
  /** Object in an app that the checkout is for. */
  externalReference?: ExternalReference
}

/** Settings of the hosted checkout for checkouts from a template. */
export interface CheckoutTemplateCustomization {
  webClient?: CheckoutTemplateWebClient
  /** Whether buyers cannot change the gift card. */
  lockedGiftCard?: boolean
  /** Whether buyers cannot change the coupon. */
  lockedCoupon?: boolean
  /** Whether offline payment methods are hidden. */
  disabledManualPayment?: boolean
}

/** What the hosted checkout hides. */
export interface CheckoutTemplateWebClient {
  /** Whether the link back to the store is hidden. */
  disabledContinueShoppingButton?: boolean
  /** Whether the checkbox for agreeing to policies is hidden. */
  disabledPolicyAgreementCheckbox?: boolean
}

/** An item from a catalog. */
export interface CheckoutTemplateLineItem {
  /** Number of pieces. */
  quantity?: number
  catalogReference?: CatalogReference
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFields
}

/**
 * An item that is in no catalog, such as a service or a surcharge, with its own name and price. Elevated callers
 * only.
 */
export interface CustomLineItem {
  /** Number of pieces. Default: 1. */
  quantity?: number
  /** Price of one piece, in the store's currency. Required. */
  price?: string
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableString
  /** Details shown below the name. */
  descriptionLines?: readonly DescriptionLine[]
  /** Image of the item. */
  media?: Image
  /** ID of the tax group. Default: the default tax group. */
  taxGroupId?: string
  /** Name of the item. `original` is required. */
  productName?: TranslatableString
  /** Page of the item. */
  url?: PageUrl
  itemType?: ItemType
  /** Price of one piece before a sale discount. Default: `price`. */
  fullPrice?: string
  /** Quantity in stock. */
  quantityAvailable?: number
  physicalProperties?: PhysicalProperties
  /** How the item is paid. Memberships are not supported. Default: `FULL_PAYMENT_ONLINE`. */
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  serviceProperties?: ServiceProperties
  /** ID of the item in a catalog of the caller. */
  rootCatalogItemId?: string
  /** Deposit for each piece. Only with the payment option `DEPOSIT_ONLINE`, which requires it. */
  depositAmount?: string
  /** ID of the delivery profile. */
  deliveryProfileId?: string
  /** Reference to the item in a catalog of the caller. */
  catalogReference?: CatalogReference
  /** Whether the price is determined later, for example after a consultation. */
  priceUndetermined?: boolean
  /** Whether the quantity is not meant to be changed. */
  fixedQuantity?: boolean
  consentRequiredPaymentPolicy?: string
  savePaymentMethod?: boolean
  /** Policies of the item, such as cancellation terms. */
  policies?: readonly Policy[]
  /** Whether only members can buy the item. */
  membersOnly?: boolean
  /** Address that determines the tax rate. */
  taxableAddress?: TaxableAddress
  /** Modifiers of the item. Their price, times their quantity, is added to the price of each piece. */
  modifierGroups?: readonly NewModifierGroup[]
}

/** A group of modifiers chosen for a line item. */
export interface NewModifierGroup {
  /** ID of the group. */
  id?: string
  /** Name of the group. */
  name?: TranslatableString
  /** Chosen modifiers. */
  modifiers?: readonly NewModifier[]
}

/** A modifier chosen for a line item, such as a gift wrap. */
export interface NewModifier {
  /** ID of the modifier. */
  id?: string
  /** Number of times the modifier is added to each piece. Default: 1. */
  quantity?: number
  /** Name of the modifier. */
  label?: TranslatableString
  /** Additional details, such as the text a buyer entered. */
  details?: TranslatableString
  /** Price of one modifier. */
  price?: string
}

/** A reference to an object in an app, such as the subscription that a checkout is for. */
export interface ExternalReference {
  /** ID of the app. */
  appId?: string
  /** ID of the object in the app. */
  resourceId?: string
}

/** The result for one checkout template of a bulk request. */
export interface BulkCheckoutTemplateResult {
  itemMetadata: ItemMetadata
  item?: CheckoutTemplate
}

/** A checkout: line items with an address, delivery, discounts and totals, from which an order is created. */
export interface Checkout {
  id: string
  lineItems: readonly CheckoutLineItem[]
  /** Billing address and contact details. */
  billingInfo?: ContactInfo
  shippingInfo?: ShippingInfo
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  buyerInfo: CheckoutBuyerInfo
  /** Currency of `convertedAmount` in all prices, which is shown to the buyer. */
  conversionCurrency?: string
  /** Totals of the purchase. */
  priceSummary: PriceSummary
  /** Errors that occurred while calculating totals. */
  calculationErrors?: CalculationErrors
  /** Gift card that pays for the purchase or a part of it. */
  giftCard?: CheckoutGiftCard
  /** Applied discounts. Elevated callers can set those given by the merchant. */
  appliedDiscounts: readonly CheckoutAppliedDiscount[]
  /** Discounts that the buyer gets by adding a little more. At most 3, the nearest first. */
  discountHints?: readonly DiscountHint[]
  /** Answers to the questions of the checkout. */
  customFields?: readonly CheckoutCustomField[]
  /** Unit of all weights. */
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  taxSummary?: TaxSummary
  /** Currency of `amount` in all prices. */
  currency: string
  /** Sales channel. */
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
  /** Main language of the site. */
  siteLanguage?: string
  /** Language of the buyer. */
  buyerLanguage?: string
  /** Whether an order was created from the checkout. */
  completed: boolean
  /** Whether prices include tax. */
  taxIncludedInPrice?: boolean
  /** Who created the checkout. Usually the buyer. */
  createdBy?: CreatedBy
  createdDate?: Date
  updatedDate?: Date
  /** Totals of the part that is paid with the order. Its `total` is without the amount paid by a gift card. */
  payNow?: PriceSummary
  /** Totals of the part that is paid after the order. */
  payLater?: PriceSummary
  /** Balances that remain after deposits, by due date. */
  remainders?: readonly PlannedRemainder[]
  /** The company that the buyer orders for. */
  company?: BuyingCompany
  membershipOptions?: MembershipOptions
  /** All fees. Elevated callers can set fees of their own, which replace the ones they set before. */
  additionalFees?: readonly AdditionalFee[]
  /** ID of the cart from which the checkout was created. */
  cartId?: string
  /** Problems that prevent the order or that the buyer should know about. */
  violations?: readonly CheckoutViolation[]
  extendedFields?: ExtendedFields
  /** ID shared by a cart, its checkout and its order. */
  purchaseFlowId?: string
  /** Settings of the hosted checkout for this checkout. Elevated callers only. */
  customSettings?: CustomSettings
  marketingConsent?: MarketingConsent
  /** Content of an app that is shown in the checkout. Elevated callers only. */
  customContentReference?: CustomContentReference
  /** Object in an app that the checkout is for. Elevated callers only. */
  externalReference?: ExternalReference
  /** Totals of the part that is paid after a free trial. */
  payAfterFreeTrial?: PriceSummary
  businessLocationId?: string
  /** Currency in which the buyer pays. */
  paymentCurrency?: string
  /** ID of the buyer's tax-exempt group. Elevated callers only. */
  taxExemptGroupId?: string
}

/** A line item of a checkout. `price` and `fullPrice` are for one piece, totals for all pieces. */
export interface CheckoutLineItem {
  id: string
  /** Number of pieces. */
  quantity: number
  catalogReference?: CatalogReference
  productName: TranslatableString
  /** Product page. */
  url?: PageUrl
  /** Price of one piece with its modifiers, before discounts. */
  price: MultiCurrencyPrice
  /** Price of one piece before a sale discount. */
  fullPrice?: MultiCurrencyPrice
  /** Same as `price`: discounts apply to the line item as a whole. */
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** Price of all pieces, before discounts. */
  lineItemPrice?: MultiCurrencyPrice
  /** Chosen options, modifiers and texts, in the order of the product. */
  descriptionLines?: readonly DescriptionLine[]
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  subscriptionOptionInfo?: SubscriptionOptionInfo
  /** How the line item is paid: in full or as a deposit with the order, or in full after it. */
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  /** Legal reason why there is no right of withdrawal, or why it ends early. */
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
  /** ID of the item in the catalog, without the chosen variant. */
  rootCatalogItemId?: string
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableString
  /** Deposit for each piece, paid with the order. */
  depositAmount?: MultiCurrencyPrice
  /** ID of the delivery profile. */
  deliveryProfileId?: string
  /** Whether the line item was added with its own name and price instead of from a catalog. */
  customLineItem?: boolean
  /** Discounts on this line item, including earlier ones that no longer apply. */
  discounts?: readonly LineDiscount[]
  /** Payment policy that the buyer must agree to. */
  consentRequiredPaymentPolicy?: string
  /** Whether the price is determined later, for example after a consultation. */
  priceUndetermined?: boolean
  /** Whether the quantity is not meant to be changed. */
  fixedQuantity?: boolean
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFields
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean
  taxableAddress?: TaxableAddress
  extendedFields?: ExtendedFields
  policies?: readonly Policy[]
  /** Whether only members can buy the item. */
  membersOnly?: boolean
  modifierGroups?: readonly CartModifierGroup[]
  /** Price of all modifiers of one piece. Included in `price`. */
  modifiersTotalPrice?: MultiCurrencyPrice
  /** Price of all pieces after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice
  /** Price of all pieces after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  /** Amount that discounts take off all pieces. */
  discount?: MultiCurrencyPrice
  /** Image of the item. */
  media?: Image
  availability?: Availability
}

/** Delivery of a checkout. */
export interface ShippingInfo {
  /** Delivery address and contact details. */
  shippingDestination?: ContactInfo
  /** The selected shipping option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
  /** Delivery region of the shipping address. */
  region?: CheckoutRegion
  /** All shipping options for the shipping address, by carrier. */
  carrierServiceOptions?: readonly CarrierServiceOption[]
}

/** The buyer of a checkout. A member has a `memberId`, a guest a `visitorId`. */
export interface CheckoutBuyerInfo {
  visitorId?: string
  memberId?: string
  contactId?: string
  /** Email address for the order confirmation. */
  email?: string
}

/** The user, member, visitor or app that created the object. */
export interface CreatedBy {
  /** ID of a user of the store, such as an owner. */
  userId?: string
  memberId?: string
  visitorId?: string
  appId?: string
}

/** A balance that remains after a deposit, and its due date. */
export interface PlannedRemainder {
  /** Due date in the store's time zone. */
  dueDate: string
  /** Amount due. */
  amount: Price
}

/** An amount of money in the order's currency. */
export interface Price {
  /** Amount in major units, such as `"12.50"`. */
  amount?: string
  /** Amount formatted with its currency symbol, such as `€12.50`. */
  formattedAmount?: string
}

/** The company that the buyer orders for. The billing contact is the company. */
export interface BuyingCompany {
  id: string
  name: string
  /** Payment terms of the company. */
  paymentTerms: 'PAY_AT_CHECKOUT' | 'DUE_ON_RECEIPT' | 'NET_7' | 'NET_15' | 'NET_30' | 'NET_45' | 'NET_60' | 'NET_90'
  /** Whether its own address is the billing address, whatever the buyer sets. */
  hasBillingAddress: boolean
  /** Whether its own tax ID applies, whatever the buyer sets. */
  hasTaxId: boolean
}

/** Memberships of the buyer. */
export interface MembershipOptions {
  eligibleMemberships?: readonly EligibleMembership[]
  invalidMemberships?: readonly InvalidMembership[]
  selectedMemberships?: EstimateSelectedMembership
}

/** A membership that can pay for line items. */
export interface EligibleMembership {
  /** ID of the membership. */
  id?: string
  /** ID of the app that manages the membership. */
  appId?: string
  /** Name of the membership. */
  name?: TranslatableString
  /** IDs of the line items that it can pay for. */
  lineItemIds?: readonly string[]
  credits?: CheckoutCredit
  expirationDate?: Date
}

/** Credits of a membership. */
export interface CheckoutCredit {
  /** Number of credits in all. */
  total?: number
  /** Number of unused credits. */
  remaining?: number
}

/** A membership that cannot be used, and why. */
export interface InvalidMembership {
  membership?: EligibleMembership
  reason?: string
}

/** Memberships selected to pay for line items. */
export interface EstimateSelectedMembership {
  memberships?: readonly EstimateMembership[]
}

/** A membership and the line items that it pays for. */
export interface EstimateMembership {
  /** ID of the membership. */
  id?: string
  /** ID of the app that manages the membership. */
  appId?: string
  /** IDs of the line items that the membership pays for. */
  lineItemIds?: readonly string[]
}

/** Settings of the hosted checkout for one checkout. Elevated callers only. */
export interface CustomSettings {
  /** Whether buyers cannot change the gift card. */
  lockGiftCard?: boolean
  /** Whether buyers cannot change the coupon. */
  lockCouponCode?: boolean
  /** Whether the checkbox for agreeing to policies is hidden. */
  disabledPolicyAgreementCheckbox?: boolean
  /** Whether offline payment methods are hidden. */
  disabledManualPayment?: boolean
  /** Whether the link back to the store is hidden. */
  disabledContinueShoppingButton?: boolean
}

/** Payment settings of a checkout. */
export interface PaymentSettings {
  /** Whether every card payment requires 3-D Secure authentication. Otherwise the bank decides. */
  requires3dSecure: boolean
}

/** A payment method of a checkout. */
export interface PaymentMethod {
  /** ID of the payment method. Send it as `paymentMethodId` of `createOrder`. */
  id: string
  /** `CARD` and `REDIRECT`: pay with `createOrderAndCharge`. `OFFLINE`: order with `createOrder` and pay later. */
  type: 'CARD' | 'REDIRECT' | 'OFFLINE'
  /** Name given by the store. */
  name?: string
  /** Payment instructions as plain text. */
  instructions?: string
  /** When an order by invoice is due, by the payment terms of the company. */
  dueDate?: string
  /** What the company can still order by invoice. Absent without a credit limit. */
  creditLeft?: string
  /** ID of the payment provider. */
  provider?: string
  /** Name of the payment provider, as it is written. */
  providerName?: string
  /** Script of the provider that shows the card fields. */
  script?: PaymentScript
  /** Whether members can save it with `savePaymentMethod` of `createOrderAndCharge`. */
  savable?: boolean
  /** Only for `REDIRECT`. The `paymentToken` is this prefix followed by the URL to return to. */
  tokenPrefix?: string
}

/** What a payment provider's card fields are created with. */
export interface PaymentScript {
  /** URL of the script. */
  url: string
  /** Publishable API key. */
  publishableKey: string
  /** Amount due, in the smallest currency unit of the provider. */
  amount: number
  /** ISO 4217 code in lower case. */
  currency: string
  /** Set if payments are captured later. Only payment methods that support this may be offered. */
  captureMethod?: 'manual'
  /** Value to create or update the fields with when a member saves the card. */
  setupFutureUsage?: 'off_session'
}

/** What the buyer must do before a payment can be completed. */
export interface PaymentAction {
  /** `NONE`: call `confirmPayment`. `REDIRECT`: open `url`. `ELEMENT`: use the script with `clientSecret`. */
  type: 'NONE' | 'REDIRECT' | 'ELEMENT'
  /** ID of the payment provider. */
  provider: string
  /** Token for `confirmPayment`, once the buyer has acted. */
  paymentResponseToken: string
  /** Page to redirect the buyer to. Only for `REDIRECT`. */
  url?: string
  /** Client secret for the provider's script. Only for `ELEMENT`. */
  clientSecret?: string
  script?: PaymentScript
}

/** The rule of a collection. */
export interface CollectionRule {
  collectionId: string
  /** Whether a product must match all conditions or any of them. */
  match: 'ALL' | 'ANY'
  conditions: readonly CollectionRuleCondition[]
  /**
   * `FILLING`: products are being added and removed after the rule has changed. `UP_TO_DATE`: all products have
   * been checked; later changes of products follow within seconds. `FAILED`: filling has failed several times; set
   * the rule again to repeat it.
   */
  status: 'FILLING' | 'UP_TO_DATE' | 'FAILED'
}

/** A condition of a rule. */
export interface CollectionRuleCondition {
  /**
   * `RIBBON`: any ribbon of the product. `SKU`, `REDUCED`, `IN_STOCK`, `WEIGHT` and `CHOICE` match if a visible
   * variant does. `PRICE`: what the cheapest visible variant costs, reductions included. `CHOICE`: a choice of the
   * option `option`.
   */
  field:
    | 'NAME'
    | 'BRAND'
    | 'RIBBON'
    | 'SKU'
    | 'PRODUCT_TYPE'
    | 'PRICE'
    | 'REDUCED'
    | 'IN_STOCK'
    | 'WEIGHT'
    | 'CHOICE'
    | 'CREATED'
  /**
   * `NAME`: `EQUALS`, `NOT_EQUALS`, `CONTAINS`, `NOT_CONTAINS`, `STARTS_WITH`, `ENDS_WITH`. `BRAND` and `RIBBON`:
   * these, `IS_SET` and `IS_NOT_SET`. `SKU` and `CHOICE`: `EQUALS`, `CONTAINS`, `STARTS_WITH`, `ENDS_WITH`.
   * `PRODUCT_TYPE`: `EQUALS`. `PRICE` and `WEIGHT`: `EQUALS`, `LESS_THAN`, `AT_MOST`, `AT_LEAST`, `GREATER_THAN`.
   * `REDUCED` and `IN_STOCK`: `IS_TRUE`, `IS_FALSE`. `CREATED`: `WITHIN_DAYS`, `NOT_WITHIN_DAYS`. Upper and lower
   * case are the same.
   */
  operator:
    | 'EQUALS'
    | 'NOT_EQUALS'
    | 'CONTAINS'
    | 'NOT_CONTAINS'
    | 'STARTS_WITH'
    | 'ENDS_WITH'
    | 'IS_SET'
    | 'IS_NOT_SET'
    | 'LESS_THAN'
    | 'AT_MOST'
    | 'AT_LEAST'
    | 'GREATER_THAN'
    | 'IS_TRUE'
    | 'IS_FALSE'
    | 'WITHIN_DAYS'
    | 'NOT_WITHIN_DAYS'
  /**
   * What it is compared with. Required, except for `IS_SET`, `IS_NOT_SET`, `IS_TRUE` and `IS_FALSE`, which have
   * none. `PRODUCT_TYPE`: `PHYSICAL` or `DIGITAL`. `PRICE`: an amount in the currency of the store, such as
   * `19.90`. `WEIGHT`: a number such as `0.25`. `CREATED`: a number of days from 1 to 3650.
   */
  value?: string
  /** Name of the option, such as `Color`. Only for `CHOICE`. */
  option?: string
}

/**
 * A business customer. Its people, customers of the store, order for it: with its prices, tax exemption and
 * payment terms. Orders keep its name and tax ID.
 */
export interface Company {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Name of the company, shown on its orders and documents. */
  name: string
  /** ID in another system, such as the ERP. Unique in the store. Empty: none. */
  externalId?: string
  /** Tax ID of the company, for its taxes and documents. With an empty `id`: none. */
  taxId?: VatId
  /** Billing address of all orders of the company. Without a country: none, and buyers enter it at checkout. */
  billingAddress?: Address
  /** Shipping addresses that its people can choose at checkout, at most 20. The first is the default. */
  shippingAddresses: readonly Address[]
  /** Tags, at most 50. The same tag in another case is the same tag. */
  tags: readonly string[]
  /** Private note. The company never sees it. */
  note?: string
  /**
   * When orders of the company are paid. `PAY_AT_CHECKOUT` (default): as those of other buyers. All others also
   * allow its people to pay by invoice: `DUE_ON_RECEIPT` on the day of the order, `NET_30` within 30 days.
   */
  paymentTerms: 'PAY_AT_CHECKOUT' | 'DUE_ON_RECEIPT' | 'NET_7' | 'NET_15' | 'NET_30' | 'NET_45' | 'NET_60' | 'NET_90'
  /**
   * How much the company can owe for orders by invoice, in the currency of the store. Orders in other currencies
   * cannot be placed by invoice then. Empty: no limit.
   */
  creditLimit?: string
  /** Unpaid amount of orders by invoice. Orders in other currencies don’t count. */
  creditUsed: string
  /** The credit limit less what is used. 0 if more is used. Absent without a limit. */
  creditLeft?: string
  /**
   * Member groups that the people of the company belong to, with their price lists, discounts and tax exemptions.
   * At most 10.
   */
  memberGroupIds: readonly string[]
  /** Tax exempt group of its people, unless their contact has one of its own. Empty: none. */
  taxExemptGroupId?: string
  /** Number of people who order for the company. */
  personCount: number
  /** Number of orders. Canceled and rejected ones don’t count. */
  orderCount: number
  /** Amount paid for all orders, less refunds. Orders in other currencies don’t count. */
  spent: string
  /** Unpaid amount of all orders. Orders in other currencies don’t count. */
  openAmount: string
  lastOrderDate?: Date
}

/** The result of one company of an import. */
export interface CompanyImportResult {
  /** Position of the company in the request, starting at 0. */
  originalIndex: number
  /** `SKIPPED`: the company exists, and existing ones are not updated. */
  action: 'CREATED' | 'UPDATED' | 'SKIPPED' | 'REFUSED'
  /** ID of the company. */
  id?: string
  /** The field that was refused. */
  field?: string
  /** Why the company was refused, in English. */
  message?: string
  /** The same, for programs. */
  error?: BulkError
}

/** A customer who orders for a company. Each customer belongs to at most one company. */
export interface CompanyPerson {
  customerId: string
  /** `BUYER`: orders for the company. `ADMINISTRATOR`: also sees its people and all its orders, and can pay them. */
  role: 'BUYER' | 'ADMINISTRATOR'
  firstName?: string
  lastName?: string
  email?: string
  /** Whether the person can sign in. Others order for the company once they do. */
  hasAccount: boolean
  addedDate: Date
}

/** The company that a customer orders for. */
export interface CompanyMembership {
  company: Company
  /** `BUYER`: orders for the company. `ADMINISTRATOR`: also sees its people and all its orders, and can pay them. */
  role: 'BUYER' | 'ADMINISTRATOR'
}

/** An order of a company. */
export interface CompanyOrder {
  /** ID of the order. */
  id: string
  number: string
  companyId: string
  /** Name of the company when the order was placed. */
  companyName: string
  buyerName?: string
  createdDate: Date
  /** Status of the order. */
  status: string
  /** Payment status of the order. */
  paymentStatus: string
  currency: string
  total: string
  /** Unpaid amount. 0 for canceled and rejected orders. */
  openAmount: string
  /** When an order by invoice is due, in the time zone of the store. */
  dueDate?: string
  /** Whether an amount is unpaid after the due date. */
  isOverdue: boolean
  /** Page where the open amount can be paid. For its administrators only. */
  paymentUrl?: string
}

/** Something that happened with a company. */
export interface CompanyTimelineEntry {
  /** What happened. */
  type: 'CREATED' | 'NOTE' | 'PERSON_ADDED' | 'PERSON_REMOVED' | 'ROLE_CHANGED' | 'TERMS_CHANGED' | 'ORDER'
  date: Date
  /** Text of a note, name of a person, payment terms, or number of an order. */
  title?: string
  /** ID of the order or customer. */
  entityId?: string
  /** Payment status of the order, or role of the person. */
  status?: string
  /** Total of the order. */
  amount?: string
  /** Currency of the amount. */
  currency?: string
}

/** The company of the signed-in member. */
export interface OwnCompany {
  id: string
  name: string
  taxId?: VatId
  billingAddress?: Address
  shippingAddresses: readonly Address[]
  /**
   * When orders of the company are paid. `PAY_AT_CHECKOUT` (default): as those of other buyers. All others also
   * allow its people to pay by invoice: `DUE_ON_RECEIPT` on the day of the order, `NET_30` within 30 days.
   */
  paymentTerms: 'PAY_AT_CHECKOUT' | 'DUE_ON_RECEIPT' | 'NET_7' | 'NET_15' | 'NET_30' | 'NET_45' | 'NET_60' | 'NET_90'
  /** `BUYER`: orders for the company. `ADMINISTRATOR`: also sees its people and all its orders, and can pay them. */
  role: 'BUYER' | 'ADMINISTRATOR'
  /** All people of the company. For its administrators only. */
  people?: readonly CompanyPerson[]
  /** Latest 100 orders, newest first. For its administrators only. */
  orders?: readonly CompanyOrder[]
}

/** A member's consent to the access of a third-party app. */
export interface Consent {
  /** OAuth client ID of the app. */
  clientId: string
  appName: string
  /** Allowed OAuth scopes. */
  scopes: readonly ('openid' | 'profile' | 'email' | 'offline_access')[]
  /** When the member first agreed. */
  createdDate: Date
  /** When the member last agreed. */
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
  /** Label of the address. */
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

/** An additional email address. */
export interface SecondaryEmail {
  email?: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

/** A phone number. */
export interface PhonesV2 {
  countryCode?: string
  /** Phone number with country code, such as `+49301234567`. */
  phone?: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | 'MOBILE' | 'FAX'
}

/** A contact: a member of the store, or a guest who placed an order. */
export interface Contact {
  /** ID of the contact. For a member, same as the member ID. */
  id: string
  createdDate: Date
  updatedDate: Date
  /** Primary email address and phone number. */
  primaryInfo: { email?: string; phone?: string }
  info: {
    name?: { first?: string; last?: string }
    company?: string
    jobTitle?: string
    birthdate?: string
    locale?: string
    emails: {
      items: readonly {
        /** Label of the entry, such as `HOME` or `UNTAGGED`. */
        tag?: string
        email: string
        primary: boolean
      }[]
    }
    phones: {
      items: readonly {
        /** Label of the entry, such as `HOME` or `UNTAGGED`. */
        tag?: string
        phone: string
        primary: boolean
      }[]
    }
    addresses: {
      items: readonly {
        id?: string
        /** Label of the entry, such as `HOME` or `UNTAGGED`. */
        tag?: string
        address: MemberAddress
      }[]
    }
  }
  /** Set if the contact is a member. */
  memberInfo?: { memberId: string; email: string; status: 'PENDING' | 'APPROVED' | 'BLOCKED'; signupDate: Date }
}

/** An address of a member. */
export interface MemberAddress {
  streetAddress?: MemberStreetAddress
  /** Street and house number in one line. */
  addressLine?: string
  id?: string
  addressLine2?: string
  city?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  postalCode?: string
}

/** A street address in separate fields. */
export interface MemberStreetAddress {
  /** House number. */
  number?: string
  /** Street name. */
  name?: string
}

/** A coupon with a code that buyers enter. */
export interface StoreCoupon {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  /** Code that buyers enter. Not case-sensitive. */
  code: string
  name: string
  effect: StoreCouponEffect
  /** Whether the coupon can be used. Default: true. */
  active: boolean
  /** Minimum subtotal of the purchase, in the store's currency. */
  minimumSubtotal?: string
  /** ID of a collection. Only its products are discounted. */
  collectionId?: string
  /** IDs of products. Only these are discounted. */
  productIds?: readonly string[]
  /** IDs of member groups. Only their members can use the coupon. */
  memberGroupIds?: readonly string[]
  /** Whether the coupon can be combined with automatic discounts. Default: true. */
  combinesWithDiscounts: boolean
  /** `DISABLED`: inactive, expired or used up. `PENDING`: not started. `DEMO`: sample data of the demo store. */
  status: 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'
  /** When the coupon becomes valid. */
  startTime?: Date
  /** When the coupon expires. */
  expirationTime?: Date
  /** Maximum number of orders with this coupon. */
  usageLimit?: number
  /** Maximum number of orders with this coupon per email address. */
  perCustomerLimit?: number
  /** Number of orders with this coupon. */
  timesUsed: number
  createdDate: Date
  updatedDate: Date
}

/** What a coupon takes off. */
export interface StoreCouponEffect {
  /** `FREE_SHIPPING`: free delivery. */
  type: 'PERCENT_OFF' | 'MONEY_OFF' | 'FREE_SHIPPING'
  /** Percentage to take off. For `PERCENT_OFF`. */
  percent?: string
  /** Amount to take off, in the store's currency. For `MONEY_OFF`. */
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

/**
 * A customer of a store: a member, a guest who ordered or left a checkout, or a person added by the store.
 * Identified by email, or by phone without an email.
 */
export interface Customer {
  /** ID of the customer. For a member, same as the member ID; for a guest, same as the contact ID. */
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** ID of the member, if the customer has an account. */
  memberId?: string
  /**
   * `NONE`: a guest. `UNCONFIRMED`: the email of the account is not verified. `PENDING`: waits for approval by the
   * store.
   */
  accountStatus: 'NONE' | 'UNCONFIRMED' | 'PENDING' | 'ACTIVE' | 'BLOCKED'
  /** Unique in the store. That of an account can’t be changed here. */
  email?: string
  /** Phone number in international format. */
  phone?: string
  firstName?: string
  lastName?: string
  company?: string
  /** Language of the customer (BCP 47), such as `en` or `de-CH`. */
  language?: string
  /** Addresses, at most 20. The first one is the default. */
  addresses: readonly MemberAddress[]
  /** Tags, at most 50. The same tag in another case is the same tag. */
  tags: readonly string[]
  /** Private note. Customers never see it. */
  note?: string
  /** Number of orders. Canceled and rejected ones don’t count. */
  orderCount: number
  /** Amount paid for all orders, less refunds. Orders in other currencies don’t count. */
  spent: string
  /** `spent` per order. */
  averageSpent: string
  firstOrderDate?: Date
  lastOrderDate?: Date
  /** When the customer last signed in, ordered or left a checkout. */
  lastSeenDate?: Date
  /** Consent to marketing emails. */
  emailConsent: CustomerConsent
  /** Consent to marketing text messages. */
  smsConsent: CustomerConsent
}

/** Whether a customer agreed to marketing messages of a channel. */
export interface CustomerConsent {
  /** `UNKNOWN`: the customer has never answered. */
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNKNOWN'
  /** When the customer last answered. */
  date?: Date
}

/** A change of marketing consent. Changes are never overwritten. */
export interface CustomerConsentChange {
  id: string
  channel: 'EMAIL' | 'SMS'
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED'
  /**
   * `ORDER`: the customer answered at a checkout. `OWNER`: the store or an app recorded it. `IMPORT`: it was
   * imported. `UNSUBSCRIBE_LINK`: the customer used the link of an email.
   */
  source: 'ORDER' | 'OWNER' | 'IMPORT' | 'NEWSLETTER' | 'UNSUBSCRIBE_LINK'
  /** The order with the answer. */
  orderId?: string
  date: Date
}

/** A tag that customers have. */
export interface CustomerTag {
  tag: string
  /** Number of customers with this tag. */
  count: number
}

/** The result of one customer of an import. */
export interface CustomerImportResult {
  /** Position of the customer in the request, starting at 0. */
  originalIndex: number
  /** `SKIPPED`: the customer exists, and existing ones are not updated. */
  action: 'CREATED' | 'UPDATED' | 'SKIPPED' | 'REFUSED'
  /** ID of the customer. */
  id?: string
  /** The field that was refused. */
  field?: string
  /** Why the customer was refused, in English. */
  message?: string
  /** The same, for programs. */
  error?: BulkError
}

/** A saved filter of customers. Customers are in it as long as they match. */
export interface CustomerSegment {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  /** Unique in the store, regardless of case. */
  name: string
  /** Conditions by field, as in `queryCustomers`, such as `{"spent": {"$gte": 100}}`. */
  filter: unknown
  /** Number of customers in the segment now. */
  customerCount?: number
  createdDate: Date
  updatedDate: Date
}

/** Something that happened with a customer. */
export interface CustomerTimelineEntry {
  /** What happened. */
  type: 'CREATED' | 'IMPORTED' | 'MERGED' | 'NOTE' | 'ORDER' | 'RETURN' | 'ABANDONED_CHECKOUT' | 'CONSENT' | 'EMAIL'
  date: Date
  /** Text of a note, subject of an email, or number of an order. */
  title?: string
  /** ID of the order, return or checkout. */
  entityId?: string
  /** Status of the order, return, checkout, consent or email. */
  status?: string
  /** Total of the order or checkout. */
  amount?: string
  /** Currency of the amount. */
  currency?: string
  channel?: 'EMAIL' | 'SMS'
  /** Source of a consent. */
  source?: string
}

/** A product option or modifier, which products share. */
export interface Customization {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** The customization in carts: its first name, which does not change when it is renamed. */
  key: string
  name: string
  /** `PRODUCT_OPTION`: choices create variants. `MODIFIER`: choices do not. Cannot be changed. */
  customizationType: 'PRODUCT_OPTION' | 'MODIFIER'
  /** `FREE_TEXT`: a text, only for modifiers. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. Cannot be changed. */
  customizationRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  /** Only for `FREE_TEXT`. */
  freeTextInput?: FreeTextInput
  /** Number of products with the customization. On request: `ASSIGNED_PRODUCTS_COUNT`. */
  assignedProductsCount?: number
  choicesSettings?: ChoicesSettings
}

/** Settings of a text that the buyer can enter. */
export interface FreeTextInput {
  /** Minimum number of characters. Default: 0. */
  minCharCount: number
  /** Maximum number of characters. Default: 500. */
  maxCharCount: number
  /** Amount added to the price of a product if the buyer enters a text. Only for modifiers. */
  defaultAddedPrice?: string
  /** Label of the field. */
  title: string
  /** The text field in carts. */
  key: string
}

/** Choices of a product option or modifier, in their order. */
export interface ChoicesSettings {
  choices: readonly CustomizationChoice[]
}

/** A choice of a product option or modifier. */
export interface CustomizationChoice {
  id: string
  /** The choice in carts: its first name, which does not change when it is renamed. */
  key: string
  /** Name shown to buyers. */
  name: string
  /** `ONE_COLOR` for `SWATCH_CHOICES`, `CHOICE_TEXT` for `TEXT_CHOICES`. Cannot be changed. */
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** Color of the choice. Only for `ONE_COLOR`. */
  colorCode?: string
  /** Amount added to the price of a product with the choice. Only for modifiers. */
  defaultAddedPrice?: string
  /** Image shown with the color. Only for `ONE_COLOR`. On request: `CHOICE_DISPLAY_IMAGE`. */
  displayImage?: CatalogImage
  /** IDs of choices that the choice is grouped under. These cannot be grouped themselves. */
  primaryChoiceIds?: readonly string[]
}

/** The result of one item of a bulk request. */
export interface BulkCustomizationResult {
  itemMetadata: ItemMetadata
  customization?: Customization
}

/** A delivery profile: how a group of products is delivered to each region. */
export interface DeliveryProfile {
  id: string
  name: string
  /** Whether this is the profile of all products without another one. Cannot be changed. */
  default?: boolean
  deliveryRegions: readonly ProfileRegion[]
  createdBy?: DeliveryProfileCreatedBy
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  extendedFields?: ExtendedFields
}

/** A delivery region of a profile. */
export interface ProfileRegion {
  id: string
  name: string
  /** Whether the store delivers to the region. */
  active?: boolean
  /** Carriers in the region. At most 25. */
  deliveryCarriers?: readonly ProfileCarrier[]
  /** Countries of the region. Empty: everywhere. */
  destinations?: readonly ProfileDestination[]
  createdDate?: Date
}

/** A carrier in a delivery region. */
export interface ProfileCarrier {
  /** ID of the carrier's app. */
  appId: string
  backupRate?: CarrierBackupRate
  /** Charges added to the price of the carrier. At most 10. */
  additionalCharges?: readonly CarrierAdditionalCharge[]
}

/** A rate to use when the carrier cannot calculate one. */
export interface CarrierBackupRate {
  title?: string
  /** Price in the store's currency. */
  amount?: string
  active?: boolean
}

/** A charge added to the price of a carrier. */
export interface CarrierAdditionalCharge {
  /** Description of the charge. */
  description?: string
  /** Amount in the store's currency. */
  amount?: string
}

/** A country, or some of its subdivisions. */
export interface ProfileDestination {
  countryCode: string
  /** Subdivisions to deliver to. Default: all. */
  subdivisions?: readonly string[]
}

/** The app or user that created a delivery profile. */
export interface DeliveryProfileCreatedBy {
  appId?: string
  userId?: string
}

/** A carrier with its settings for regions. */
export interface ListedDeliveryCarrier {
  deliveryCarrierMetadata: DeliveryCarrierMetadata
  deliveryCarrierDetails?: DeliveryCarrierDetails
  /** Settings of the carrier for each region. */
  deliveryCarrierRegionalSettings?: readonly CarrierRegionSettings[]
}

/** Whether the settings of a carrier could be loaded. */
export interface DeliveryCarrierMetadata {
  /** ID of the carrier's app. */
  id: string
  originalIndex?: number
  success: boolean
  error?: DeliveryCarrierFailure
}

/** Why the settings of a carrier could not be loaded. */
export interface DeliveryCarrierFailure {
  code: string
  description: string
}

/** A carrier. */
export interface DeliveryCarrierDetails {
  /** ID of the carrier's app. */
  id: string
  /** Name of the carrier. */
  displayName: string
  description?: string
  /** Page with more information. */
  learnMoreUrl?: string
  /** Page with the settings of the carrier. */
  dashboardUrl?: string
  /** Whether a backup rate is required. */
  fallbackDefinitionMandatory?: boolean
  /** Logo of the carrier. */
  thumbnailUrl?: string
  /** Whether the carrier has settings for each region. */
  toggleGetCarrierSettingsEnabled: boolean
  /** Whether rates can be activated and deactivated. */
  toggleUpdateCarrierActiveStatusEnabled: boolean
}

/** Settings of a carrier for a region, as tables to display. */
export interface CarrierRegionSettings {
  deliveryRegionId: string
  dashboardTables: readonly CarrierTable[]
}

/** A table with settings. */
export interface CarrierTable {
  title: string
  columns: readonly CarrierColumn[]
  rows: readonly CarrierRow[]
}

/** A column of a table. */
export interface CarrierColumn {
  key: string
  name: string
}

/** A row of a table. */
export interface CarrierRow {
  key: string
  /** Values by the key of the column. */
  data: Record<string, unknown>
  active: boolean
}

/** A carrier installed in the store. */
export interface InstalledDeliveryCarrier {
  /** ID of the carrier's app. */
  id: string
  /** Name of the carrier. */
  displayName: string
  description?: string
  /** Page with more information. */
  learnMoreUrl?: string
  /** Page with the settings of the carrier. */
  dashboardUrl?: string
  /** Whether a backup rate is required. */
  fallbackDefinitionMandatory?: boolean
  /** Logo of the carrier. */
  thumbnailUrl?: string
  /** Whether the carrier has settings for each region. */
  toggleGetCarrierSettingsEnabled: boolean
}

/** What is needed to deliver to a destination. */
export interface DeliveryDestinationProperties {
  /** Whether a postal code is required. */
  postalCodeRequired: boolean
  /** Whether orders can only be picked up. */
  pickupOnly: boolean
}

/** What is needed to deliver to a country. */
export interface CountryDeliveryProperties {
  country: string
  deliveryDestinationProperties: DeliveryDestinationProperties
  /** Subdivisions of the country that the store delivers to. */
  subdivisions?: readonly SubdivisionDeliveryProperties[]
}

/** What is needed to deliver to a subdivision. */
export interface SubdivisionDeliveryProperties {
  subdivision: string
  deliveryDestinationProperties: DeliveryDestinationProperties
}

/** A way to deliver items, with its price. */
export interface DeliverySolution {
  /** Same as `deliveryReference.code`. */
  code: string
  /** Code of the solution, which checkouts take, and ID of its carrier. */
  deliveryReference: { code: string; appId: string }
  /** Title, as shown to buyers. */
  title: string
  logistics: {
    /** Delivery time as text, such as "2-3 days". */
    deliveryTime?: string
    /** Instructions for the buyer. */
    instructions?: string
    pickupDetails?: PickupDetails
    deliveryTimeSlot?: TimeSlot
  }
  cost: {
    /** Same as `deliveryPrice.amount`. */
    price: string
    currency: string
    /** Price of the delivery, without additional costs. */
    deliveryPrice: MultiCurrencyPrice
    /** Handling fees and insurance. */
    additionalCosts: readonly { description: string; deliveryPrice: MultiCurrencyPrice }[]
  }
  /** Parts of the delivery, by carrier and region. */
  deliveryAllocations: readonly DeliveryAllocation[]
  /** Whether only some of the items can be delivered. */
  partial: boolean
}

/** The progress of adding past orders to the demo store. */
export interface DemoPast {
  /** `ADDING`: orders are being added. `FAILED`: not all of them were added. */
  status: 'ADDING' | 'FAILED'
  /** Number of orders that were added. */
  addedOrders: number
  /** Number of all orders to add. Absent until they are planned. */
  plannedOrders?: number
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

/** The result of evaluating a discount for a purchase. Applied discounts come first, in the order of application. */
export interface DiscountOutcome {
  id: string
  name: string
  /** `RULE`: an automatic discount. `COUPON`: a coupon code. */
  source: 'RULE' | 'COUPON'
  /** Whether the discount was applied. */
  applied: boolean
  /** Amount taken off. */
  amount?: MultiCurrencyPrice
  /** Why the discount was not applied. */
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
  /** The condition that is not met. */
  condition?: 'SUBTOTAL' | 'QUANTITY' | 'MEMBERS' | 'MEMBER_GROUPS' | 'COUNTRY' | 'TIME' | 'FIRST_ORDER'
  /** Amount missing from the subtotal to meet the condition. */
  missingAmount?: MultiCurrencyPrice
  /** Quantity missing to meet the condition. */
  missingQuantity?: number
  /** ID of the discount that was applied and that this one cannot be combined with. */
  notBesideId?: string
}

/** An automatic discount, applied when its trigger is met. */
export interface StoreDiscountRule {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Whether the discount is applied. */
  active?: boolean
  name?: string
  /** Condition for the discount. Without one it always applies. */
  trigger?: DiscountTrigger
  /** When the discount is valid. */
  activeTimeInfo?: ActiveTime
  discounts?: RuleDiscounts
  /** `PENDING`: not started. `EXPIRED`: ended. */
  status?: 'PENDING' | 'LIVE' | 'EXPIRED'
  /** Number of orders with this discount. */
  usageCount?: number
  tags?: RuleTags
}

/** The condition for a discount. The field that matches `triggerType` has its details. */
export interface DiscountTrigger {
  triggerType?: 'CUSTOM' | 'AND' | 'OR' | 'SUBTOTAL_RANGE' | 'ITEM_QUANTITY_RANGE' | 'CUSTOMER_ELIGIBILITY'
  customTrigger?: CustomTrigger
  subtotalRange?: SubtotalRange
  itemQuantityRange?: ItemQuantityRange
  customerEligibility?: CustomerEligibility
  and?: AllTriggers
  or?: AnyTrigger
}

/** A trigger defined by an app. */
export interface CustomTrigger {
  /** ID of the trigger in the app. */
  id?: string
  /** ID of the app that defines the trigger. */
  appId?: string
}

/** A range of the subtotal. */
export interface SubtotalRange {
  scopes?: readonly DiscountScope[]
  /** Minimum, inclusive. */
  from?: string
  /** Maximum, inclusive. */
  to?: string
}

/** Items that a trigger or discount applies to. */
export interface DiscountScope {
  id?: string
  /** `CATALOG_ITEM`: see `catalogItemFilter`. `CUSTOM_FILTER`: see `customFilter`. */
  type?: 'CATALOG_ITEM' | 'CUSTOM_FILTER'
  catalogItemFilter?: CatalogItemFilter
  customFilter?: CustomFilter
}

/** Items of a catalog. */
export interface CatalogItemFilter {
  /** ID of the app that owns the catalog. */
  catalogAppId?: string
  /** IDs of the items. Default: all items. */
  catalogItemIds?: readonly string[]
}

/** A filter defined by an app, such as products of a collection. */
export interface CustomFilter {
  /** ID of the app that defines the filter. */
  appId?: string
  /** Parameters of the filter. */
  params?: Record<string, unknown>
}

/** A range of the quantity of items. */
export interface ItemQuantityRange {
  scopes?: readonly DiscountScope[]
  /** Minimum, inclusive. */
  from?: number
  /** Maximum, inclusive. */
  to?: number
}

/** Buyers who are eligible. */
export interface CustomerEligibility {
  eligibilityType?: 'INDIVIDUAL_MEMBERS'
  individualMembersInfo?: IndividualMembers
}

/** Members who are eligible. */
export interface IndividualMembers {
  memberIds?: readonly string[]
}

/** Triggers that must all be met. */
export interface AllTriggers {
  triggers?: readonly NestedDiscountTrigger[]
}

/** A trigger within `and` or `or`. Cannot contain other triggers. */
export interface NestedDiscountTrigger {
  triggerType?: 'CUSTOM' | 'AND' | 'OR' | 'SUBTOTAL_RANGE' | 'ITEM_QUANTITY_RANGE' | 'CUSTOMER_ELIGIBILITY'
  customTrigger?: CustomTrigger
  subtotalRange?: SubtotalRange
  itemQuantityRange?: ItemQuantityRange
  customerEligibility?: CustomerEligibility
}

/** Triggers of which one must be met. */
export interface AnyTrigger {
  triggers?: readonly NestedDiscountTrigger[]
}

/** A period. */
export interface ActiveTime {
  start?: Date
  end?: Date
}

/** What the rule takes off. */
export interface RuleDiscounts {
  values?: readonly RuleDiscount[]
}

/** What a discount rule takes off. */
export interface RuleDiscount {
  /** `QUANTITY_BASED`: a fixed price for a number of items. */
  discountType?: 'PERCENTAGE' | 'FIXED_AMOUNT' | 'FIXED_PRICE' | 'QUANTITY_BASED'
  /** Percentage to take off. For `PERCENTAGE`. */
  percentage?: number
  /** Amount to take off each item. For `FIXED_AMOUNT`. */
  fixedAmount?: string
  /** Price of each item. For `FIXED_PRICE`. */
  fixedPrice?: string
  /** Price of a number of items. For `QUANTITY_BASED`. */
  quantityBased?: QuantityBased
  targetType?: 'SPECIFIC_ITEMS'
  specificItemsInfo?: SpecificItems
}

/** Prices of a number of items. */
export interface QuantityBased {
  configurations?: readonly QuantityPrice[]
}

/** A quantity of items with a fixed price. */
export interface QuantityPrice {
  id?: string
  /** Number of items. */
  quantity?: number
  /** Price of all these items together. */
  price?: string
}

/** Items that are discounted. */
export interface SpecificItems {
  scopes?: readonly DiscountScope[]
}

/** Tags of a discount rule. */
export interface RuleTags {
  privateTags?: PrivateRuleTags
  publicTags?: PublicRuleTags
}

/** A list of tags. */
export interface PrivateRuleTags {
  tagIds?: readonly string[]
}

/** A list of tags. */
export interface PublicRuleTags {
  tagIds?: readonly string[]
}

/** A trigger that a discount rule can use as its custom trigger. */
export interface DiscountCustomTrigger {
  id: string
  /** ID of the app that defines the trigger. */
  appId: string
  name: string
}

/** A discount that is applied automatically to purchases that meet its conditions. */
export interface Discount {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  /** Name, shown to buyers next to the amount taken off. */
  name: string
  /** Whether the discount is applied. Default: true. */
  active: boolean
  /** The discount with the highest priority is applied first. */
  priority: number
  /** Whether all conditions must be met, or any one of them. */
  match: 'ALL' | 'ANY'
  conditions: readonly DiscountCondition[]
  effect: DiscountEffect
  /** Whether the discount can be combined with other automatic discounts. Default: true. */
  combinesWithDiscounts: boolean
  /** Whether the discount can be combined with a coupon code. Default: true. */
  combinesWithCodes: boolean
  /** IDs of discounts that this one is never combined with. */
  excludedDiscountIds?: readonly string[]
  /** When the discount starts. */
  startTime?: Date
  /** When the discount ends. */
  endTime?: Date
  /** Maximum number of orders with this discount. */
  usageLimit?: number
  /** Maximum number of orders with this discount per email address. */
  perCustomerLimit?: number
  /** Maximum amount that the discount takes off in all orders together. */
  budget?: string
  /** `PENDING`: not started. `EXPIRED`: ended. */
  status: 'PENDING' | 'LIVE' | 'EXPIRED'
  /** Number of orders with this discount. */
  timesUsed: number
  /** Amount taken off in all orders together, in the store's currency. */
  amountGiven: string
  createdDate: Date
  updatedDate: Date
}

/** A condition that a purchase must meet. Limits are inclusive. Times are in the store's time zone. */
export interface DiscountCondition {
  /** `FIRST_ORDER`: the buyer has not ordered before. The other fields set the limits of each type. */
  type: 'SUBTOTAL' | 'QUANTITY' | 'MEMBERS' | 'MEMBER_GROUPS' | 'COUNTRY' | 'TIME' | 'FIRST_ORDER'
  /** Minimum subtotal of the items, in the store's currency. */
  subtotalFrom?: string
  /** Maximum subtotal of the items, in the store's currency. */
  subtotalTo?: string
  /** Minimum quantity of the items. */
  quantityFrom?: number
  /** Maximum quantity of the items. */
  quantityTo?: number
  /** Items to count. Default: all items. */
  items?: DiscountItems
  /** IDs of members who get the discount. */
  memberIds?: readonly string[]
  /** IDs of member groups whose members get the discount. */
  memberGroupIds?: readonly string[]
  /** Countries of delivery. */
  countries?: readonly string[]
  /** Days of the week. */
  days?: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN')[]
  /** Start time of day, as `HH:MM`. */
  startTime?: string
  /** End time of day, as `HH:MM`. */
  endTime?: string
}

/** Items to which a condition or discount applies: any of these products, or any product in these collections. */
export interface DiscountItems {
  productIds?: readonly string[]
  collectionIds?: readonly string[]
}

/** What a discount takes off. Without `items` it applies to all items. */
export interface DiscountEffect {
  /** `AMOUNT`: off all items together. `AMOUNT_EACH`: off each item. `BUNDLE`: a price for a number of items. */
  type:
    | 'PERCENT'
    | 'AMOUNT'
    | 'AMOUNT_EACH'
    | 'FIXED_PRICE'
    | 'BUNDLE'
    | 'BUY_X_GET_Y'
    | 'QUANTITY_STEPS'
    | 'FREE_DELIVERY'
  /** Percentage to take off. For `PERCENT` and `BUY_X_GET_Y`. */
  percentage?: string
  /** Amount to take off. */
  amount?: string
  /** Price of each item for `FIXED_PRICE`, or of the whole bundle for `BUNDLE`. */
  price?: string
  /** Number of items in a bundle. */
  quantity?: number
  /** Number of items to buy for `BUY_X_GET_Y`. */
  buyQuantity?: number
  /** Number of items that get the discount for `BUY_X_GET_Y`. */
  getQuantity?: number
  /** Maximum number of times the discount applies in one order. */
  mostTimes?: number
  /** Discounts by quantity. For `QUANTITY_STEPS`. */
  steps?: readonly DiscountStep[]
  /** Items that are discounted, or that must be bought for `BUY_X_GET_Y`. */
  items?: DiscountItems
  /** Items that get the discount for `BUY_X_GET_Y`. Default: the same as `items`. */
  getItems?: DiscountItems
}

/** A quantity from which each item has a discount or a fixed price. */
export interface DiscountStep {
  /** Minimum quantity. */
  from: number
  /** Percentage off the price of each item. */
  percentage?: string
  /** Amount off the price of each item. */
  amountEach?: string
  /** Price of each item. */
  priceEach?: string
}

/** A payment that the buyer disputed with their bank. */
export interface Dispute {
  /** ID of the dispute. Same as the ID of its chargeback. */
  id: string
  orderId: string
  orderNumber: string
  paymentId: string
  /** ID of the payment provider. */
  provider: string
  /** `OPEN`: awaiting a response. `ANSWERING`: being submitted. `ANSWERED`: awaiting the bank's decision. */
  status: 'OPEN' | 'ANSWERING' | 'ANSWERED' | 'WON' | 'LOST'
  /** Disputed amount. */
  amount: Price
  /** Amount withdrawn from the store. */
  withdrawn: Price
  /** Amount returned to the store. */
  returned: Price
  /** Reason given by the bank, as a code of the payment provider. */
  reason: string
  /** Deadline for the response. */
  answerBefore?: Date
  createdDate: Date
  /** Whether the store can respond now. */
  answerable: boolean
  /** Why the store cannot respond. */
  whyNot?: 'DISPUTE_ALREADY_ANSWERED' | 'DISPUTE_CLOSED' | 'DISPUTE_DEADLINE_PASSED' | 'DISPUTE_NOT_ANSWERABLE'
  /** Whether the store accepted the dispute instead of submitting evidence. */
  accepted?: boolean
  /** Evidence that the store submitted. */
  evidence?: DisputeEvidence
  /** When the store responded. */
  answeredDate?: Date
  /** Why the payment provider rejected the last response. */
  answerRefusal?: string
}

/** Evidence against a dispute, as text. The payment provider forwards it to the buyer's bank. */
export interface DisputeEvidence {
  /** Why the dispute is not justified. */
  explanation?: string
  productDescription?: string
  customerName?: string
  customerEmail?: string
  billingAddress?: string
  /** Messages between the store and the buyer. */
  customerCommunication?: string
  /** Receipt or invoice. */
  receipt?: string
  shippingAddress?: string
  shippingCarrier?: string
  shippingDate?: string
  shippingTrackingNumber?: string
  /** Refund policy of the store. */
  refundPolicy?: string
  /** Why the buyer is not entitled to a refund. */
  refundRefusalExplanation?: string
}

/** A domain of the store. A verified domain belongs to one store of the server. */
export interface Domain {
  /** Host name in ASCII, such as `shop.example` or `xn--mnchen-3ya.example`. */
  name: string
  /** Host name as people write it, such as `münchen.example`. */
  displayName: string
  /** `PENDING`: the verification record has not been found yet, so the domain has no effect. */
  status: 'PENDING' | 'VERIFIED'
  /** Whether links to the storefront have this domain. */
  primary: boolean
  verificationRecord: DnsRecord
  pointingRecord?: DnsRecord
  createdDate: Date
  verifiedDate?: Date
  /** When a check of the verified domain first missed its verification record. */
  recordMissingSince?: Date
  /** Whether the verification record of the verified domain has been missing for 7 days or longer. */
  recordMissing: boolean
  lastCheck?: DomainCheck
}

/** A DNS record that the owner of a domain creates. */
export interface DnsRecord {
  type: 'TXT' | 'CNAME' | 'A' | 'AAAA'
  /** Name of the record, with the domain. */
  name: string
  value: string
}

/** What the last check of the DNS records found. */
export interface DomainCheck {
  date: Date
  /**
   * Whether the verification record was found. `WRONG_VALUE`: there is one with other values. `TOO_MANY_VALUES`:
   * it has more than 50 values, which are not compared. `NO_ANSWER`: the DNS servers did not respond, or with an
   * error.
   */
  record: 'FOUND' | 'MISSING' | 'WRONG_VALUE' | 'TOO_MANY_VALUES' | 'NO_ANSWER'
  /** The first values of the verification record, if the result is `WRONG_VALUE`. */
  recordValues: readonly string[]
  /**
   * Whether the domain points to this server. `UNKNOWN`: the DNS servers did not respond, or the operator has not
   * set where domains should point.
   */
  pointing: 'HERE' | 'ELSEWHERE' | 'NOWHERE' | 'UNKNOWN'
  /** Public IP addresses that the domain has. */
  addresses: readonly string[]
}

/** A draft order with its shipping options. */
export interface CalculatedDraftOrder {
  draftOrder: DraftOrder
  shippingOptions: readonly DraftShippingOption[]
  calculationErrors?: DraftCalculationErrors
}

/** A draft of a new order, or of changes to an order. Committing it creates or changes the order. */
export interface DraftOrder {
  id: string
  /** ID of the order that the draft changes or, once committed, has created. */
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
  /** `COMMITTED`: the draft has created or changed the order. */
  status: 'DRAFT' | 'COMMITTED'
  /** Unit of all weights. */
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  /** Currency of all prices. */
  currency: string
  /** Totals of the draft. */
  priceSummary: OrderPriceSummary
  taxSummary?: { totalTax?: Price }
  /** Amounts paid and due. */
  balanceSummary?: BalanceSummary
  /** Options with which the draft was committed. */
  commitSettings?: DraftOrderCommitSettings
  /** ID of the member for whom the order is. */
  memberId?: string
  /** ID of the purchase. */
  purchaseFlowId?: string
  recipientInfo?: DraftRecipientDetails
  taxInfo?: OrderTaxInfo
  extendedFields?: ExtendedFields
  buyerDetails?: DraftBuyerDetails
  billingDetails?: DraftBillingDetails
  businessLocationDetails?: DraftLocationDetails
  platformFeeSummary?: PlatformFeeSummary
  /** Revision number. Send it when committing, so that no later changes are committed. */
  revision: number
  /** Whether the draft changes the order in `orderId`. */
  isEdit: boolean
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean
  /** Whether no tax is charged. */
  taxExempt?: boolean
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  buyerLanguage?: string
  /** Total of the order before the changes. */
  originalTotal?: Price
  /** Deposit, if a part is paid later. */
  deposit?: DraftDeposit
}

/** A line item of a draft order. */
export interface DraftOrderItem {
  /** Whether the draft adds the line item to the order. */
  added?: boolean
  /** Values before the draft changed them. */
  changedDetails?: DraftOrderItemChange
  /** Whether the draft removes the line item from the order. */
  removed?: boolean
  lineItem?: OrderLineItem
  /** Number of pieces in fulfillments. These cannot be removed. */
  fulfilledQuantity?: number
}

/** Values of a line item before a draft changed them. */
export interface DraftOrderItemChange {
  quantityBeforeChange?: number
  priceBeforeChange?: Price
  priceDescriptionBeforeChange?: TranslatableString
  modifierGroupsBeforeChange?: readonly OrderModifierGroup[]
}

/** A group of modifiers chosen for a line item. */
export interface OrderModifierGroup {
  /** ID of the group. */
  id?: string
  /** Name of the group. */
  name?: TranslatableString
  /** Chosen modifiers. */
  modifiers?: readonly OrderModifier[]
}

/** A modifier chosen for a line item, such as a gift wrap. */
export interface OrderModifier {
  /** ID of the modifier. */
  id?: string
  /** Number of times the modifier is added to each piece. Default: 1. */
  quantity?: number
  /** Name of the modifier. */
  label?: TranslatableString
  /** Additional details, such as the text a buyer entered. */
  details?: TranslatableString
  /** Price of one modifier. */
  price?: Price
}

/** A line item of an order. `price` is for one piece, totals for all pieces. */
export interface OrderLineItem {
  id: string
  productName: TranslatableString
  catalogReference?: CatalogReference
  /** Number of pieces. */
  quantity: number
  /** Amount that discounts take off all pieces. */
  totalDiscount?: Price
  /** Chosen options, modifiers and texts, in the order of the product. */
  descriptionLines?: readonly DescriptionLine[]
  image?: Image
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  /** ID of the fulfillment service. */
  fulfillerId?: string
  /** Number of refunded pieces. */
  refundQuantity?: number
  /** Number of pieces returned to stock. */
  restockQuantity?: number
  /** Price of one piece with its modifiers, before discounts. */
  price: Price
  /** Same as `price`: discounts apply to the line item as a whole. */
  priceBeforeDiscounts?: Price
  /** Price of all pieces after discounts, without tax. */
  totalPriceBeforeTax?: Price
  /** Price of all pieces after discounts, with tax. */
  totalPriceAfterTax?: Price
  /** How the line item is paid: in full or as a deposit with the order, or in full after it. */
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  /** Legal reason why there is no right of withdrawal, or why it ends early. */
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
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableString
  /** Deposit for each piece, paid with the order. */
  depositAmount?: Price
  /** Locations from which the line item is fulfilled. */
  locations?: readonly OrderLocation[]
  /** Price of all pieces, before discounts. */
  lineItemPrice?: Price
  taxableAddress?: TaxableAddress
  /** Whether the price is determined later, for example after a consultation. */
  priceUndetermined?: boolean
  /** Whether the quantity is not meant to be changed. */
  fixedQuantity?: boolean
  /** Measured quantity. */
  decimalQuantity?: DecimalQuantity
  extendedFields?: ExtendedFields
  modifierGroups?: readonly OrderModifierGroup[]
  serviceProperties?: ServiceProperties
  /** The bundle that it is a part of. Its price is the share of the component. */
  bundle?: OrderedBundle
}

/** The tax on an amount. */
export interface TaxInfo {
  /** Amount of tax. */
  taxAmount?: Price
  /** Amount that is taxed, without the tax. */
  taxableAmount?: Price
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  taxRate?: string
  /** ID of the tax group. */
  taxGroupId?: string
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean
  /** The taxes that make up `taxAmount`. */
  taxBreakdown?: readonly OrderTaxBreakdown[]
}

/** One of the taxes that make up the tax on an amount. */
export interface OrderTaxBreakdown {
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string
  /** Type of the tax, such as `Sales Tax`. */
  taxType?: string
  /** Name of the jurisdiction that levies the tax. */
  jurisdiction?: string
  /** Type of the jurisdiction that levies the tax. */
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  rate?: string
  /** Part of the amount that this tax does not apply to. */
  nonTaxableAmount?: Price
  /** Amount of this tax. */
  taxAmount?: Price
  /** Part of the amount that this tax applies to. */
  taxableAmount?: Price
}

/** A file sold with a line item. */
export interface DigitalFile {
  /** ID of the file in the media library. */
  fileId?: string
  /** Download link. Set once the order is paid. */
  link?: string
  /** When the download link expires. */
  expirationDate?: Date
}

/** The subscription of a line item. */
export interface SubscriptionInfo {
  id?: string
  /** Number of the billing cycle, starting at 1. */
  cycleNumber?: number
  subscriptionSettings?: OrderSubscriptionSettings
  /** Description of the charges, as shown to the buyer. */
  chargesDescription?: string
}

/** Settings of a subscription. */
export interface OrderSubscriptionSettings {
  /** Unit of `interval`. */
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Time between two charges, in units of `frequency`. */
  interval?: number
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean
  /** Number of billing cycles, if the subscription does not renew automatically. */
  billingCycles?: number
  /** Whether the subscriber can cancel. */
  enableCustomerCancellation?: boolean
  freeTrialPeriod?: OrderFreeTrialPeriod
  /** When the subscription starts. */
  startDate?: Date
}

/** A free trial period. */
export interface OrderFreeTrialPeriod {
  /** Unit of `interval`. */
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Length of the trial, in units of `frequency`. */
  interval?: number
}

/** A location from which a line item is fulfilled. */
export interface OrderLocation {
  id?: string
  /** Number of pieces from this location. */
  quantity?: number
  name?: string
}

/** A quantity that is measured instead of counted, such as a weight. */
export interface DecimalQuantity {
  /** Unit of measurement. */
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
  /** Name of a unit that is not in `measurementUnit`. */
  otherUnit?: string
  value?: string
  /** Description of the quantity, as shown to the buyer. */
  description?: TranslatableString
}

/** The bundle that a line item of an order was bought in. */
export interface OrderedBundle {
  /** Same for all line items of one bundle. */
  id: string
  /** Name of the bundle in the store's language. */
  name: string
  /** Name in the buyer's language. */
  translatedName?: string
  /** The product that was bought. */
  productId: string
  /** Number of bundles. */
  quantity: number
}

/** Delivery of a draft order, and what the draft changes. */
export interface DraftShippingDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { shippingInfoBeforeChange?: OrderShippingInfo }
  shippingInfo?: OrderShippingInfo
}

/** Delivery of an order. */
export interface OrderShippingInfo {
  /** ID of the carrier. */
  carrierId?: string
  /** Code of the shipping option, unique within the carrier. */
  code?: string
  /** Title of the shipping option, as shown to the buyer. */
  title?: string
  logistics?: OrderLogistics
  cost?: OrderCost
  region?: OrderRegion
}

/** Details of the delivery of an order. */
export interface OrderLogistics {
  /** Delivery address and contact details. */
  shippingDestination?: ContactInfo
  pickupDetails?: OrderPickupDetails
  /** Estimated delivery time as text, such as "2-3 days". */
  deliveryTime?: string
  /** Instructions for the buyer, such as how to pick up the order. */
  instructions?: string
  /** Time slot that the buyer selected. */
  deliveryTimeSlot?: OrderDeliveryTimeSlot
  /** Latest delivery date. */
  deliverByDate?: Date
}

/** Where the buyer picks up the order. */
export interface OrderPickupDetails {
  address?: PickupAddress
  /** `STORE_PICKUP`: at the store. `PICKUP_POINT`: at a pickup point of a carrier. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

/** The address of a pickup location. */
export interface PickupAddress {
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddress
  addressLine?: string
  addressLine2?: string
  /** The whole address as text. */
  formattedAddress?: string
  geocode?: Geocode
  /** Name of the country. */
  countryFullname?: string
  /** Name of the subdivision. */
  subdivisionFullname?: string
}

/** A delivery time slot. */
export interface OrderDeliveryTimeSlot {
  /** Start of the slot. */
  from?: Date
  /** End of the slot. */
  to?: Date
  /** Time zone of the store in which the slot is displayed. IANA name, such as `Europe/Berlin`. */
  timeZone?: string
}

/** The cost of a delivery. */
export interface OrderCost {
  /** Price before discounts. */
  price?: Price
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: Price
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: Price
  taxInfo?: TaxInfo
  /** Amount that discounts take off. */
  discount?: Price
}

/** The delivery region of an order. */
export interface OrderRegion {
  name?: string
}

/** The buyer of an order. A member has a `memberId`, a guest a `visitorId`. */
export interface OrderBuyerInfo {
  visitorId?: string
  memberId?: string
  contactId?: string
  email?: string
}

/** A fee of a draft order. */
export interface DraftOrderFee {
  additionalFee: OrderAdditionalFee
  taxDetails?: { taxable?: boolean; taxGroupId?: string }
  /** Whether it is of the original order, automatic, or added to the draft. */
  source: 'ORIGINAL_ORDER' | 'AUTOMATIC' | 'CUSTOM'
  /** Whether the fee is applied. */
  applied: boolean
}

/** A fee in addition to the prices of line items and delivery. */
export interface OrderAdditionalFee {
  /** Code of the fee. */
  code?: string
  /** Name, as shown to the buyer. */
  name?: string
  /** Amount of the fee. */
  price?: Price
  taxInfo?: TaxInfo
  /** ID of the app that charges the fee. */
  providerAppId?: string
  /** Amount without tax. */
  priceBeforeTax?: Price
  /** Amount with tax. */
  priceAfterTax?: Price
  id?: string
  /** IDs of the line items that the fee is for. */
  lineItemIds?: readonly string[]
  /** Where the fee comes from. */
  source?: 'SHIPPING' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  taxableAddress?: TaxableAddress
}

/** A discount of a draft order. */
export interface DraftOrderDiscount {
  discount: OrderAppliedDiscount
  /** Whether it is of the original order, automatic, or added to the draft. */
  source: 'ORIGINAL_ORDER' | 'AUTOMATIC' | 'CUSTOM'
  /** Whether the discount is applied. */
  applied: boolean
}

/** A discount on an order: a coupon, a discount given by the merchant, or an automatic discount. */
export interface OrderAppliedDiscount {
  coupon?: OrderCoupon
  merchantDiscount?: OrderMerchantDiscount
  discountRule?: OrderDiscountRule
  /** What the discount applies to: the delivery, the whole order, or some line items. */
  discountType?: 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS'
  /** ID of this entry. */
  id?: string
  /** Share of each discounted line item. */
  lineItemDiscounts?: readonly LineItemDiscount[]
}

/** An applied coupon. */
export interface OrderCoupon {
  id?: string
  /** Code that the buyer entered. */
  code?: string
  name?: string
  /** Amount that the coupon takes off. */
  amount?: Price
}

/** A discount given by the merchant. */
export interface OrderMerchantDiscount {
  discountReason?: 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT'
  /** Description of the discount. */
  description?: string
  /** Amount that the discount takes off. */
  amount?: Price
}

/** An applied automatic discount. */
export interface OrderDiscountRule {
  /** ID of the discount. */
  id?: string
  /** Name of the discount, as shown to the buyer. */
  name?: TranslatableString
  /** Amount that the discount takes off. */
  amount?: Price
}

/** The share of a discount in a line item. */
export interface LineItemDiscount {
  /** ID of the line item. */
  id?: string
  /** Amount that the discount takes off the line item. */
  totalDiscount?: Price
}

/** Totals of an order. */
export interface OrderPriceSummary {
  /** Price of all line items, before discounts. */
  subtotal: Price
  /** Price of the delivery, before discounts. */
  shipping?: Price
  /** Tax on line items, delivery and fees. */
  tax?: Price
  /** Amount that all discounts take off. */
  discount?: Price
  /** Total amount of the order. Includes tax. */
  total: Price
  /** Sum of the additional fees. */
  totalAdditionalFees?: Price
}

/** Amounts paid and due for an order. */
export interface BalanceSummary {
  /** Amount still to be paid. */
  balance?: OrderBalance
  /** Amount received. */
  paid?: Price
  /** Amount refunded. */
  refunded?: Price
  /** Amount authorized and not captured yet. */
  authorized?: Price
  /** Amount of refunds that are still being processed. */
  pendingRefund?: Price
  /** Amount of payments that are still being processed. */
  pending?: Price
  /** Amount withdrawn by chargebacks. */
  chargeback?: Price
  /** Amount returned by reversed chargebacks. */
  chargebackReversal?: Price
  /** Fees of the platform. */
  platformFees?: Price
  /** Total amount without the fees of the platform. */
  totalMinusPlatformFees?: Price
  cashRoundingAdjustment?: CashRoundingAdjustment
}

/** The balance of an order. */
export interface OrderBalance {
  /** Amount still to be paid, in major units. */
  amount?: string
  formattedAmount?: string
}

/** A rounding of a cash payment. */
export interface CashRoundingAdjustment {
  /** Difference to the exact amount, in major units. Can be negative. */
  amount?: string
  formattedAmount?: string
}

/** Options for committing a draft order. */
export interface DraftOrderCommitSettings {
  /** Whether to email the buyer. Default: true. */
  sendNotificationsToBuyer?: boolean
  /** Whether to email the owners of the store. Default: false. */
  sendNotificationsToBusiness?: boolean
  /** Whether to add the changes to the history of the order. Default: true. */
  addActivitiesToOrder?: boolean
  /** Has no effect: orders are fulfilled by the store itself. */
  sendNotificationsToCustomFulfillers?: boolean
  /** Line items whose removed pieces return to stock. Added pieces are always taken from stock. */
  updateInventory?: readonly DraftInventoryUpdate[]
}

/** A line item whose removed pieces return to stock. */
export interface DraftInventoryUpdate {
  lineItemId?: string
}

/** Recipient of a draft order, and what the draft changes. */
export interface DraftRecipientDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { recipientInfoBeforeChange?: ContactInfo }
  recipientInfo?: ContactInfo
}

/** The tax on an order. */
export interface OrderTaxInfo {
  /** Total amount of tax. */
  totalTax?: Price
  taxBreakdown?: readonly TaxInfoTaxBreakdown[]
  /** Whether the buyer is exempt from tax. */
  taxExempt?: boolean
  /** Set if the buyer owes the VAT. */
  reverseCharge?: ReverseCharge
}

/** A tax on an order. */
export interface TaxInfoTaxBreakdown {
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string
  /** Type of the tax, such as `Sales Tax`. */
  taxType?: string
  /** Name of the jurisdiction that levies the tax. */
  jurisdiction?: string
  /** Type of the jurisdiction that levies the tax. */
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  rate?: string
  /** Sum of this tax on line items, delivery and fees. */
  aggregatedTaxAmount?: Price
}

/** Buyer of a draft order, and what the draft changes. */
export interface DraftBuyerDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { buyerInfoBeforeChange?: OrderBuyerInfo }
  buyerInfo?: OrderBuyerInfo
}

/** Billing details of a draft order, and what the draft changes. */
export interface DraftBillingDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { billingInfoBeforeChange?: ContactInfo }
  billingInfo?: ContactInfo
}

/** Business location of a draft order, and what the draft changes. */
export interface DraftLocationDetails {
  added?: boolean
  removed?: boolean
  changedDetails?: { businessLocationBeforeChange?: BusinessLocation }
  businessLocation?: BusinessLocation
}

/** A business location of the store. */
export interface BusinessLocation {
  id?: string
  name?: string
}

/** Fees of the platform for an order. */
export interface PlatformFeeSummary {
  /** Sum of all fees. */
  total?: Price
  /** Sum of the fees that the buyer pays. */
  totalPassOn?: Price
  /** Sum of the fees that the merchant pays. */
  totalAbsorbed?: Price
  fees?: readonly OrderFee[]
}

/** A fee of the platform. */
export interface OrderFee {
  name?: TranslatableString
  /** Amount of the fee. */
  amount?: Price
  /** ID of the line item that the fee is for. */
  lineItemId?: string
  /** `PASS_ON`: paid by the buyer. `ABSORBED`: paid by the merchant. */
  chargeType?: 'PASS_ON' | 'ABSORBED'
  /** Rate as a fraction: `"0.05"` is 5 percent. */
  percentageRate?: string
}

/** The deposit of a draft order. */
export interface DraftDeposit {
  /** Deposit as an amount. */
  amount?: Price
  /** Deposit as a percentage of the total. */
  percentage?: string
  /** Due date of the rest if the order is placed today. */
  dueDate?: string
  /** Amount paid with the order. */
  payNow: Price
  /** Amount paid after the order. */
  payLater: Price
}

/** A shipping option for a draft order. */
export interface DraftShippingOption {
  carrierId?: string
  code: string
  title: string
  logistics?: OrderLogistics
  cost: { price: Price; currency: string }
}

/** Errors that occurred while calculating totals. */
export interface DraftCalculationErrors {
  generalShippingCalculationError?: { applicationError?: BulkError }
  taxCalculationError?: { applicationError?: BulkError }
  orderValidationErrors?: readonly BulkError[]
}

/** An order. */
export interface Order {
  id: string
  /** Order number, as shown to the buyer. */
  number: string
  createdDate: Date
  updatedDate?: Date
  lineItems: readonly OrderLineItem[]
  /** The buyer. */
  buyerInfo: OrderBuyerInfo
  /** The company that the buyer ordered for. */
  company?: OrderCompany
  /** `PENDING`: a payment is being processed. `PENDING_MERCHANT`: a payment awaits the merchant's review. */
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
  /** Whether all, some or none of the line items were sent. */
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'CANCELED'
  /** Language of the buyer. */
  buyerLanguage?: string
  /** Unit of all weights. */
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  /** Currency of all prices. */
  currency: string
  /** Set if the order's currency is not the store's. */
  currencyConversionDetails?: CurrencyConversionDetails
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean
  /** Main language of the site when the order was placed. */
  siteLanguage?: string
  /** Totals of the order. */
  priceSummary: OrderPriceSummary
  /** Billing address and contact details. */
  billingInfo?: ContactInfo
  /** Delivery. Absent if nothing is delivered. */
  shippingInfo?: OrderShippingInfo
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  /**
   * `INITIALIZED`: created outside the store and not paid in full. `PENDING`: under review. `REJECTED`: failed
   * review.
   */
  status: 'PENDING' | 'CANCELED' | 'INITIALIZED' | 'APPROVED' | 'REJECTED'
  /** Whether the merchant archived the order. */
  archived?: boolean
  /** Tax on the order. */
  taxInfo?: OrderTaxInfo
  appliedDiscounts?: readonly OrderAppliedDiscount[]
  /** History of the order, oldest first. Buyers do not see comments and activities of apps. */
  activities?: readonly OrderActivity[]
  /** Advertisement that led to the order. */
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  /** Who created the order. Usually the buyer. */
  createdBy?: CreatedBy
  /** Sales channel. */
  channelInfo?: ChannelInfo
  /** Whether the merchant has viewed the order. */
  seenByAHuman?: boolean
  /** ID of the checkout from which the order was created. */
  checkoutId?: string
  /** Answers to the questions of the checkout. */
  customFields?: readonly CheckoutCustomField[]
  /** Forms of apps that the buyer submitted with the cart. */
  formSubmissions?: readonly FormSubmission[]
  marketingConsent?: MarketingConsent
  /** Amounts paid and due. */
  balanceSummary?: BalanceSummary
  /** Balances that remain after deposits, by due date. */
  remainders?: readonly PlannedRemainder[]
  additionalFees?: readonly OrderAdditionalFee[]
  extendedFields?: ExtendedFields
  /** ID shared by a cart, its checkout and its order. */
  purchaseFlowId?: string
  /** Recipient's address and contact details. */
  recipientInfo?: ContactInfo
  tags?: OrderTag
  /** When the buyer placed the order. Can be before `createdDate` if it was created outside the store. */
  purchasedDate?: Date
  businessLocation?: BusinessLocation
  /** Totals of the part that is paid after a free trial. */
  payAfterFreeTrial?: OrderPriceSummary
  platformFeeSummary?: PlatformFeeSummary
  /** Whether the order was imported from another system. */
  imported?: boolean
}

/** The company that the buyer ordered for, as it was at that time. */
export interface OrderCompany {
  id: string
  name: string
  /** Payment terms of the company. */
  paymentTerms?: 'PAY_AT_CHECKOUT' | 'DUE_ON_RECEIPT' | 'NET_7' | 'NET_15' | 'NET_30' | 'NET_45' | 'NET_60' | 'NET_90'
  /** When an order by invoice is due, in the time zone of the store. */
  dueDate?: string
}

/** The conversion of prices from the store's currency to the order's currency. */
export interface CurrencyConversionDetails {
  /** Currency of the store. */
  originalCurrency?: string
  /** Units of the order's currency per unit of the store's currency. */
  conversionRate?: string
}

/** An entry in the history of an order. The field that matches `activityType` has the details. */
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
  /** Email address of the author. Not shown to buyers. */
  authorEmail?: string
  /** Who caused the activity. Not shown to buyers. */
  actor?: ActivityActor
  createdDate?: Date
  /** Type of the activity. Callers can add comments, custom activities, and emails sent elsewhere. */
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

/** An activity added by an app. */
export interface CustomActivity {
  /** ID of the app. */
  appId?: string
  /** Type of the activity, defined by the app. */
  type?: string
  /** Data of the app. */
  additionalData?: Record<string, string>
}

/** A note of the merchant on an order. Buyers do not see it. */
export interface MerchantComment {
  message?: string
}

/** A refund of an order. */
export interface OrderRefunded {
  /** Whether the merchant refunded outside the store. */
  manual?: boolean
  /** Amount of the refund. */
  amount?: Price
  reason?: string
}

/** Changes of an order that were made with a draft order. */
export interface DraftOrderChangesApplied {
  /** ID of the draft order. */
  draftOrderId?: string
  /** Reason for the changes. */
  reason?: string
  changes?: readonly OrderChange[]
}

/** A change of an order. One of the fields is set. */
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

/** A changed line item. */
export interface LineItemChanged {
  id?: string
  name?: TranslatableString
  quantity?: OrderQuantity
  price?: OrderPrice
}

/** A change of a quantity. */
export interface OrderQuantity {
  originalQuantity?: number
  newQuantity?: number
  /** Difference between the quantities. */
  diff?: number
  /** Direction of the change. */
  deltaType?: 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED'
}

/** A change of a price. */
export interface OrderPrice {
  originalPrice?: Price
  newPrice?: Price
}

/** An added or removed line item. */
export interface LineItemAdded {
  id?: string
  name?: TranslatableString
  quantity?: number
}

/** An added or removed discount or fee. */
export interface DiscountAdded {
  id?: string
  name?: TranslatableString
  affectedLineItems?: readonly AffectedLineItem[]
  /** Total amount of the discount or fee. */
  totalAmount?: Price
}

/** A line item affected by a discount or fee. */
export interface AffectedLineItem {
  id?: string
  name?: TranslatableString
  /** Share of the line item. */
  amount?: Price
}

/** A change of the total amount of an order. */
export interface TotalPriceChanged {
  originalTotal?: Price
  newTotal?: Price
}

/** A change of the delivery of an order. */
export interface ShippingInformationChanged {
  originalShippingInfo?: OriginalShippingInfo
  newShippingInfo?: OriginalShippingInfo
}

/** Delivery of an order before or after a change. */
export interface OriginalShippingInfo {
  /** Price of the delivery. */
  total?: Price
  /** Title of the shipping option. */
  shippingTitle?: string
}

/** A payment method that the buyer saved with the order. */
export interface SavedPaymentMethod {
  name?: string
  /** Details, such as the last digits of a card. */
  description?: string
}

/** An authorized payment. */
export interface AuthorizedPaymentCreated {
  paymentId?: string
  /** Amount authorized, captured or voided. */
  amount?: Price
  lastFourDigits?: string
  /** Brand of the card, such as `visa`. */
  brand?: string
}

/** A refund that was started. */
export interface RefundInitiated {
  refundId?: string
  /** Total amount of the refund. */
  amount?: Price
  /** Refunded payments, with the amount of each. */
  payments?: readonly OrderPayment[]
  reason?: string
}

/** A refunded payment. One of `regular`, `giftCard` and `membership` is set. */
export interface OrderPayment {
  regular?: OrderRegular
  giftCard?: OrderGiftCard
  membership?: OrderMembership
  paymentId?: string
  /** Whether the merchant refunded outside the store. */
  externalRefund?: boolean
}

/** A payment by card or by another method that is not a gift card or membership. */
export interface OrderRegular {
  amount?: Price
  lastFourDigits?: string
  /** Brand of the card, such as `visa`. */
  brand?: string
}

/** A payment by gift card. */
export interface OrderGiftCard {
  /** ID of the payment by gift card. */
  giftCardPaymentId?: string
  amount?: Price
}

/** A payment by membership. */
export interface OrderMembership {
  membershipId?: string
}

/** A refund of one payment that succeeded or failed. */
export interface PaymentRefunded {
  refundId?: string
  payment?: OrderPayment
}

/** A refund as store credit. */
export interface RefundedAsStoreCredit {
  amount?: Price
  reason?: string
}

/** A payment that is pending, canceled or declined. */
export interface PaymentPending {
  regular?: PaymentPendingRegular
  paymentId?: string
}

/** A payment by card or by another method that is not a gift card or membership. */
export interface PaymentPendingRegular {
  creditCardDetails?: CreditCardDetails
  /** Amount of the payment. */
  amount?: Price
}

/** Details of a card. */
export interface CreditCardDetails {
  lastFourDigits?: string
  /** Brand of the card, such as `visa`. */
  brand?: string
}

/** A receipt that was created or sent. */
export interface ReceiptCreated {
  wixReceipt?: WixReceipt
  externalReceipt?: ExternalReceipt
  paymentId?: string
}

/** A receipt of the store. */
export interface WixReceipt {
  receiptId?: string
  /** Number printed on the receipt. */
  displayNumber?: string
}

/** A receipt created outside the store. */
export interface ExternalReceipt {
  receiptId?: string
  /** Number printed on the receipt. */
  displayNumber?: string
}

/** A chargeback. */
export interface ChargebackCreated {
  paymentId?: string
  chargebackId?: string
  /** Amount withdrawn. */
  amount?: Price
  paymentDetails?: PaymentPendingRegular
}

/** A reversed chargeback. */
export interface ChargebackReversed {
  paymentId?: string
  chargebackId?: string
  /** Amount withdrawn. */
  amount?: Price
  /** Amount returned to the store. */
  reversalAmount?: Price
  paymentDetails?: PaymentPendingRegular
}

/** The person or app that caused an activity. */
export interface ActivityActor {
  /** `key`: an API key of the store. */
  type: 'visitor' | 'member' | 'owner' | 'app' | 'key'
  id?: string
}

/** The sales channel of an order. */
export interface ChannelInfo {
  /** Sales channel. */
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
  /** ID of the order in the sales channel. */
  externalOrderId?: string
  /** Page of the order in the sales channel. */
  externalOrderUrl?: string
}

/** Tags of an order. */
export interface OrderTag {
  /** Tags that buyers do not see. */
  privateTags?: PrivateTag
  /** Tags that buyers see. */
  tags?: PrivateTag
}

/** A list of tags. */
export interface PrivateTag {
  tagIds?: readonly string[]
}

/** Settings of a store, as far as they were requested. */
export interface EcommerceSettings {
  /** Apps that charge additional fees. */
  additionalFeesServicePlugin?: ServicePluginConfiguration
  /** Apps that check carts and checkouts. Always empty: there are none yet. */
  validationsServicePlugin?: ServicePluginConfiguration
  /** Apps that recommend products. Always empty: there are none yet. */
  purchaseRecommendationsServicePlugin?: ServicePluginConfiguration
  tax?: {
    /** Whether there is a tax region. */
    configured: boolean
    /** Whether prices of products include tax. */
    taxIncludedInItemPrices: boolean
  }
  discountRules?: {
    /** Whether an automatic discount is active now. */
    active: boolean
  }
  checkout?: CheckoutSettings
  delivery?: DeliveryConfiguration
  /** Always true: no store is limited by a plan. */
  premiumSite?: boolean
  businessInfo?: BusinessInfo
}

/** The apps that provide a service to carts and checkouts. */
export interface ServicePluginConfiguration {
  /** Apps with an enabled service plugin. */
  activeProviders: readonly {
    /** ID of the app. */
    appId: string
    /** Where the app is asked. */
    triggerFlows: readonly ('CART' | 'CHECKOUT')[]
  }[]
}

/** Settings of the checkout. */
export interface CheckoutSettings {
  /** Policies of the store. */
  checkoutPolicies?: CheckoutPolicy
  /** Fields of the hosted checkout. */
  checkoutFields?: CheckoutField
  /** Design of the hosted checkout. */
  checkoutBrand?: CheckoutBrand
  createdDate?: Date
  updatedDate?: Date
  /** Whether to request the full billing address or only the required fields. */
  checkoutBillingFields?: 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS'
}

/** Policies of the store. */
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

/** A policy of the store. */
export interface TermsAndCondition {
  /** Whether the policy is shown. */
  visible?: boolean
  /** Plain text. */
  content?: string
  /**
   * Its text in other languages of the store, for owners. Buyers get `content` in their language, or in the main
   * language of the store if there is no text in theirs.
   */
  translations?: readonly {
    language: string
    /** Plain text. */
    content?: string
  }[]
}

/** A policy with a title of its own. */
export interface CustomPolicy {
  /** Whether the policy is shown. */
  visible?: boolean
  /** Plain text. */
  content?: string
  title?: string
  /**
   * Its text in other languages of the store, for owners. Buyers get `content` in their language, or in the main
   * language of the store if there is no text in theirs.
   */
  translations?: readonly {
    language: string
    /** Plain text. */
    content?: string
    title?: string
  }[]
}

/** Fields of the hosted checkout. */
export interface CheckoutField {
  subscriptionCheckbox?: SubscriptionCheckbox
  policyAgreementCheckbox?: PolicyAgreementCheckbox
  /** Whether gift cards are accepted. */
  giftCardRedeemEnabled?: boolean
  /** Whether saved cards can be charged while the buyer is absent. Default: true. */
  mitEnabled?: boolean
  /** Whether payments are authorized with the order and captured later. */
  delayCaptureEnabled?: boolean
  /** Whether authorized payments are captured before they expire, instead of voided. */
  captureBeforeExpiryEnabled?: boolean
  /** Whether the company name is hidden, optional or required. */
  company?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether the phone number is hidden, optional or required. */
  phone?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether the second address line is hidden, optional or required. */
  addressLine2?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Additional questions. Answers are in `customFields` of the checkout and order. At most 5. */
  questions?: readonly CheckoutQuestion[]
}

/** The checkbox with which buyers agree to marketing messages. */
export interface SubscriptionCheckbox {
  /** Whether the checkbox is shown. */
  visible?: boolean
  /** Whether the checkbox is checked at first. */
  checkedByDefault?: boolean
  /** Whether there are separate checkboxes for email and text messages. */
  splitByChannel?: boolean
  /** Label of the checkbox. Default: a standard text. */
  text?: string
}

/** The checkbox with which buyers agree to the policies. */
export interface PolicyAgreementCheckbox {
  /** Whether the checkbox is shown. */
  visible?: boolean
  /** Whether the checkbox is checked at first. */
  checkedByDefault?: boolean
  /** Label of the checkbox. Default: a standard text. */
  text?: string
}

/** A question that the hosted checkout asks. */
export interface CheckoutQuestion {
  /** Text of the question. */
  title: string
  /** Whether an answer is required. */
  required?: boolean
}

/** Design of the hosted checkout. */
export interface CheckoutBrand {
  header?: CheckoutSettingsHeader
  mainSection?: CheckoutSettingsMainSection
  footer?: CheckoutSettingsFooter
  global?: CheckoutSettingsGlobal
}

/** The header of the hosted checkout. */
export interface CheckoutSettingsHeader {
  /** Text in the header, such as the name of the store. */
  text?: string
  textColor?: string
  logo?: CheckoutSettingsLogo
  alignment?: 'SIDE' | 'CENTER'
  /** Whether the word "Checkout" is shown. */
  displayCheckoutLabel?: boolean
  continueShopping?: ContinueShopping
  backgroundFill?: CheckoutSettingsBackgroundFill
  dividerColor?: string
}

/** The logo in the header. */
export interface CheckoutSettingsLogo {
  size?: 'SMALL' | 'MEDIUM' | 'LARGE'
  image?: Image
}

/** The link back to the store. */
export interface ContinueShopping {
  hidden?: boolean
  displayType?: 'TEXT' | 'ICON'
}

/** A background color or image. */
export interface CheckoutSettingsBackgroundFill {
  color?: string
  image?: Image
}

/** The main section of the hosted checkout. */
export interface CheckoutSettingsMainSection {
  /** Background of the form. */
  formBackgroundFill?: CheckoutSettingsBackgroundFill
  /** Background of the order summary. */
  summaryBackgroundFill?: CheckoutSettingsBackgroundFill
  dividerColor?: string
  /** Background color of tinted boxes. */
  tintedBoxColor?: string
  expressButtonsCornerRadius?: 'RECTANGLE' | 'PILL'
  /** Corner radius in pixels. */
  cornerRadius?: number
}

/** The footer of the hosted checkout. */
export interface CheckoutSettingsFooter {
  backgroundFill?: CheckoutSettingsBackgroundFill
  dividerColor?: string
}

/** Colors of the hosted checkout. */
export interface CheckoutSettingsGlobal {
  selectionColor?: string
  placeOrderButtonColor?: string
  buttonColor?: string
}

/** The destinations that the store delivers to. */
export interface DeliveryConfiguration {
  /** Countries with delivery methods of their own, by their code. */
  countries: readonly {
    country: string
    /** For all of the country. Absent if only some subdivisions are delivered to. */
    deliveryDestinationProperties?: DeliveryDestinationProperties
    subdivisions: readonly {
      /** ISO 3166-2 code, such as `US-NY`. */
      subdivision: string
      deliveryDestinationProperties: DeliveryDestinationProperties
    }[]
  }[]
  /** For all other countries. Absent if the store does not deliver to them. */
  restOfWorld?: DeliveryDestinationProperties
}

/** The business behind the store. */
export interface BusinessInfo {
  /** Name of the business on documents. */
  name: string
  /** Name of the store. */
  siteDisplayName: string
  currency: string
  language: string
  locale: { language: string; country?: string }
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone: string
  email?: string
  address?: Address
  /** URL of the logo. */
  logo?: string
}

/** The account of the person who is signed in. */
export interface StaffAccount {
  id: string
  name: string
  /** The address that the person signs in with. */
  email: string
  /** A new address that is not confirmed yet. */
  pendingEmail?: {
    email: string
    /** Until when the link of the email works. */
    expiresDate: Date
  }
  role: string
  roleName: string
  /** What the person may do. */
  permissions: readonly (
    | 'orders.read'
    | 'orders.write'
    | 'fulfillment.read'
    | 'fulfillment.write'
    | 'payments.read'
    | 'payments.write'
    | 'finances.read'
    | 'finances.write'
    | 'reports.read'
    | 'reports.write'
    | 'carts.read'
    | 'carts.write'
    | 'products.read'
    | 'products.write'
    | 'inventory.read'
    | 'inventory.write'
    | 'customers.read'
    | 'customers.write'
    | 'marketing.read'
    | 'marketing.write'
    | 'giftCards.read'
    | 'giftCards.write'
    | 'design.read'
    | 'design.write'
    | 'delivery.read'
    | 'delivery.write'
    | 'taxes.read'
    | 'taxes.write'
    | 'settings.read'
    | 'settings.write'
    | 'developers.read'
    | 'developers.write'
    | 'staff.read'
    | 'staff.write'
  )[]
  /** Without one, the person only signs in with passkeys. */
  hasPassword: boolean
  hasPasskey: boolean
  /** Whether the person has an authenticator app. */
  hasSecondFactor: boolean
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number
  /** Language of the back office for this person. Default: that of the browser. */
  language?: 'en' | 'de' | 'es' | 'he'
}

/** A kind of email to buyers: whether it is sent, and its texts. */
export interface EmailTemplate {
  kind:
    | 'ORDER_CONFIRMATION'
    | 'ORDER_UNDER_REVIEW'
    | 'ORDER_CHANGED'
    | 'ORDER_CANCELED'
    | 'ORDER_REJECTED'
    | 'ORDER_REFUNDED'
    | 'ORDER_SHIPPED'
    | 'ORDER_READY_FOR_PICKUP'
    | 'TRACKING_CHANGED'
    | 'SHIPMENT_CANCELED'
    | 'DOWNLOADS'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_DECLINED'
    | 'RETURN_CANCELED'
    | 'RETURN_RECEIVED'
    | 'RETURN_SETTLED'
    | 'GIFT_CARD'
    | 'STORE_CREDIT'
    | 'BACK_IN_STOCK'
    | 'SIGN_UP_CODE'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_INVITATION'
    | 'ACCOUNT_APPROVED'
    | 'NEWSLETTER_CONFIRMATION'
    | 'NEWSLETTER_WELCOME'
  /** Whether emails of this kind are sent. Default: true. */
  enabled: boolean
  /** Whether they can be turned off. Emails that buyers need, such as a confirmation, cannot. */
  canBeDisabled: boolean
  /** Variables that its texts can contain. */
  variables: readonly string[]
  /** Languages in which the store has texts of its own. */
  languages: readonly string[]
  /** Texts in each language of the server's emails. Absent in lists. */
  texts?: readonly EmailTextsByLanguage[]
}

/** The default texts of an email in one language, and those of the store. */
export interface EmailTextsByLanguage {
  /** Language, such as `de`. */
  language: string
  defaults: EmailTexts
  custom?: EmailTexts
}

/**
 * Texts of an email in one language. They can contain variables of its kind, such as `{orderNumber}`. An absent
 * or empty text is the default one.
 */
export interface EmailTexts {
  /** Subject, one line. */
  subject?: string
  /** Heading, one line. */
  heading?: string
  /** Text below the heading. */
  opening?: string
  /** Text below the content. */
  closing?: string
}

/** The second factors of a member. */
export interface SecondFactors {
  factors: readonly SecondFactor[]
  /** Types that the server supports. */
  offered: readonly ('TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH')[]
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number
  /** Number of trusted devices. */
  trustedDevices: number
  /** Whether the member has a password. Changes then require it. */
  hasPassword: boolean
}

/** A second factor of a member. Its secret is only returned when the factor is created. */
export interface SecondFactor {
  id: string
  type: 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH'
  /** `PENDING`: setup is not complete. */
  status: 'PENDING' | 'ACTIVE'
  /** Name of the factor, or the partly hidden address or number to which codes are sent. */
  label: string
  /** When the factor was created. */
  createdDate: Date
  lastUsedDate?: Date
}

/** A factor whose setup is not complete. */
export interface Enrollment {
  factor: SecondFactor
  /** Setup key for an authenticator app. */
  secret?: string
  /** Setup key as an `otpauth` URI. */
  otpauthUri?: string
  /** Setup key as a QR code. SVG. */
  qrCode?: string
  /** Options for creating a passkey in the browser, as JSON. */
  publicKeyCredentialCreationOptionsJson?: string
}

/** A sign-in that waits for approval on another device. */
export interface SignInRequest {
  /** ID of the request. */
  transactionId: string
  /** Number shown on both devices, to compare. */
  number: string
  /** Device that signs in, if known. */
  device: string
  createdDate: Date
  expiresDate: Date
}

/** A background job whose last attempt has failed, and that is not tried again automatically. */
export interface FailedJob {
  /** Unique within the store, such as `invoice:<order ID>`. */
  id: string
  /** What the job was to do. */
  kind:
    | 'alert-digest'
    | 'abandoned-checkout'
    | 'abandoned-checkout-scan'
    | 'customer-checkout'
    | 'publish-product'
    | 'customer-member'
    | 'customer-order'
    | 'mail'
    | 'invoice'
    | 'download'
    | 'gift-card'
    | 'payment-request'
    | 'shipping-label'
    | 'remainder'
    | 'forget-member'
    | 'back-in-stock'
    | 'back-in-stock-email'
    | 'low-stock'
    | 'move-location-stock'
  /** The order that the job is about, if it is about one. */
  orderId?: string
  /** What the job is about in words, such as the subject of an email. */
  subject?: string
  /** The error of the last attempt, in English, from the server or a provider. */
  error: string
  /**
   * Error code of a call, such as `ILLEGAL_STATE`, or of a failure outside of the server: `HOST_NOT_FOUND` (the
   * other server was not found), `NO_CONNECTION` (the connection to the other server failed), `NOT_SECURE` (the
   * certificate of the other server is not valid), `NO_ANSWER` (there was no answer in time),
   * `MAIL_SIGN_IN_REFUSED` (the mail server refused the sign-in), `MAIL_REFUSED` (the mail server refused the
   * email or its recipient), `SERVER_STOPPED` (the server stopped during the last attempt), `UNEXPECTED` (a bug,
   * or an answer of a provider that is not known).
   */
  errorCode?: string
  /** Data of the error, such as the `reason` of an error code with several. */
  errorData?: unknown
  /** How often the job was tried. */
  attempts: number
  /** When the job was queued. */
  createdDate: Date
  /** When the last attempt failed. */
  failedDate: Date
}

/** A fee that is added to carts, checkouts and orders automatically. */
export interface FeeRule {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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

/** The fulfillments of an order. */
export interface OrderWithFulfillments {
  orderId?: string
  fulfillments?: readonly Fulfillment[]
}

/** A fulfillment: line items of an order that are sent together. */
export interface Fulfillment {
  trackingInfo?: TrackingInfo
  customInfo?: CustomInfo
  id?: string
  createdDate?: Date
  lineItems?: readonly FulfillmentLineItem[]
  /** Status of the fulfillment, such as `Pending`, `In_Delivery` or `Fulfilled`. */
  status?: string
  /** Whether the fulfillment was sent. If not, its line items are reserved but do not count as fulfilled. */
  completed?: boolean
  /** When the buyer received it, if known. The withdrawal period starts then. */
  deliveredDate?: Date
}

/** Tracking of a shipment. */
export interface TrackingInfo {
  trackingNumber?: string
  /** Carrier, such as `dhl`, `ups`, `fedex`, `usps`, `dpd`, `gls`, or any other name. */
  shippingProvider?: string
  /** Tracking page. Default: the page of the carrier, if it is known. */
  trackingLink?: string
}

/** Additional information about a fulfillment. */
export interface CustomInfo {
  /** Values by name. */
  fieldsData?: Record<string, string>
}

/** A line item of a fulfillment. */
export interface FulfillmentLineItem {
  id?: string
  /** Number of pieces. */
  quantity?: number
}

/** The result for one order of a bulk request. */
export interface BulkOrderFulfillmentsResult {
  itemMetadata: ItemMetadata
  ordersWithFulfillments?: OrderWithFulfillments
}

/** A gift card: a prepaid code that pays for orders. */
export interface GiftCard {
  id: string
  /** Last characters of the code. */
  obfuscatedCode: string
  /** `EMPTY`: the balance is 0. */
  status: 'ACTIVE' | 'EMPTY' | 'EXPIRED' | 'DISABLED'
  /** Value when the gift card was created. */
  initialValue: Price
  /** Remaining value. */
  balance: Price
  /** Default: the store's currency. */
  currency: string
  /** When the gift card expires. Default: never. */
  expirationDate?: Date
  /** Email address to which the code is sent. */
  recipientEmail?: string
  createdDate: Date
  updatedDate: Date
}

/** A gift card as apps see it by its code. */
export interface GiftVoucher {
  /** The last characters of the code. */
  obfuscatedCode: string
  /** Remaining amount. */
  balance: VoucherMoney
  status: 'VALID' | 'EXPIRED' | 'DISABLED'
  /** ID of the app that issued the gift card. */
  appId: string
  /** ID of the gift card. */
  externalId: string
}

/** An amount of money of a gift card. */
export interface VoucherMoney {
  /** Amount in major units. */
  value: string
  currency: string
}

/** OpenID Connect claims about a member. */
export interface UserInfo {
  /** ID of the member. */
  sub: string
  name?: string
  given_name?: string
  family_name?: string
  givenName?: string
  familyName?: string
  nickname?: string
  preferred_username?: string
  picture?: string
  /** When the profile was last updated, in seconds since 1970. */
  updated_at?: number
  email?: string
  email_verified?: boolean
}

/** The state of a sign-in or sign-up. */
export interface StateMachineResponse {
  /** What happens next. `SUCCESS`: `sessionToken` is set. Otherwise continue with `stateToken`. */
  state:
    | 'UNKNOWN_STATE'
    | 'SUCCESS'
    | 'REQUIRE_OWNER_APPROVAL'
    | 'REQUIRE_EMAIL_VERIFICATION'
    | 'STATUS_CHECK'
    | 'REQUIRE_MISSING_FIELDS'
    | 'REQUIRE_MFA'
    | 'MFA_CHALLENGE'
  /** Second factor that is required. For `REQUIRE_MFA` and `MFA_CHALLENGE`. */
  mfaChallengeData?: MfaChallengeData
  /** Token to exchange for a member's tokens. Set for `SUCCESS`. */
  sessionToken?: string
  /** Token with which to continue the sign-in. */
  stateToken?: string
  identity?: Identity
  /** Additional data of the state. */
  additionalData?: Record<string, unknown>
}

/** The second factor that a sign-in requires. */
export interface MfaChallengeData {
  /** Type of the challenge. */
  factorType?: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  verificationChallengeData?: VerificationChallenge
  /** Factors that can be used instead. */
  availableFactors: readonly AvailableFactor[]
  /** Why a second factor is required. */
  reason: 'USER_SETTINGS' | 'HIGH_RISK_LOGIN'
}

/** A challenge to answer with a second factor. */
export interface VerificationChallenge {
  pushData?: {
    /** ID of the sign-in request to approve on another device. */
    transactionId: string
  }
  webauthnData?: {
    challengeId: string
    /** Options for using a passkey in the browser, as JSON. */
    publicKeyCredentialRequestOptionsJson: string
  }
  /** Partly hidden address or number to which a code was sent. For push, the number shown on both devices. */
  hint?: string
}

/** A second factor that can be used for the current sign-in. */
export interface AvailableFactor {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  /** Always `ENABLED`. */
  factorStatus: 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

/** The account of a member. */
export interface Identity {
  /** ID of the member. */
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** Connected sign-in methods. */
  connections?: readonly IdentityConnection[]
  identityProfile?: IdentityProfile
  metadata?: unknown
  email?: IdentityEmail
  status?: IdentityStatus
  /** Second factors of the member. */
  factors?: readonly IdentityFactor[]
}

/** A sign-in method connected to an account. */
export interface IdentityConnection {
  idpConnection?: IdpConnection
  authenticatorConnection?: AuthenticatorConnection
}

/** A sign-in provider connected to an account. */
export interface IdpConnection {
  /** ID of the sign-in provider. */
  idpConnectionId?: string
  /** ID of the user at the sign-in provider. */
  idpUserId?: string
}

/** An authenticator connected to an account. */
export interface AuthenticatorConnection {
  authenticatorConnectionId?: string
  reEnrollmentRequired?: boolean
}

/** The profile of an account. */
export interface IdentityProfile {
  firstName?: string
  lastName?: string
  /** Name shown to other members. */
  nickname?: string
  /** URL of the profile picture. */
  picture?: string
  labels?: readonly string[]
  language?: string
  /** `PUBLIC`: other members can see the profile. */
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: readonly IdentityCustomField[]
  secondaryEmails?: readonly SecondaryEmail[]
  phonesV2?: readonly PhonesV2[]
  addresses?: readonly IdentityProfileAddress[]
  company?: string
  /** Job title. */
  position?: string
  birthdate?: string
  slug?: string
  subscription?: boolean
  vatId?: string
}

/** A custom field of a profile. */
export interface IdentityCustomField {
  name?: string
  value?: IdentityValue
}

/** The value of a custom field. One of the fields is set. */
export interface IdentityValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  listValue?: ListValue
  mapValue?: MapValue
  boolValue?: boolean
}

/** A list as a value. */
export interface ListValue {
  value?: readonly unknown[]
}

/** A map as a value. */
export interface MapValue {
  value?: Record<string, unknown>
}

/** An address in a profile, with a label. */
export interface IdentityProfileAddress {
  address?: IdentityAddress
  /** Label of the address. */
  tag?: 'BILLING' | 'SHIPPING' | 'UNTAGGED' | 'HOME' | 'WORK'
}

/** An address in a profile. */
export interface IdentityAddress {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
}

/** The email address with which a member signs in. */
export interface IdentityEmail {
  address?: string
  /** Whether the member proved that the address is theirs. */
  isVerified?: boolean
}

/** The status of an account. */
export interface IdentityStatus {
  /** `OFFLINE`: never signed in and has no password. `PENDING`: see `reasons`. */
  name?: 'PENDING' | 'ACTIVE' | 'UNKNOWN_STATUS' | 'DELETED' | 'BLOCKED' | 'OFFLINE'
  /** Why the account is pending. */
  reasons?: readonly (
    | 'UNKNOWN_REASON'
    | 'PENDING_ADMIN_APPROVAL_REQUIRED'
    | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
    | 'PENDING_REQUIRED_FIELDS_MISSING'
  )[]
}

/** A factor of an account. */
export interface IdentityFactor {
  factorId?: string
  type?: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  status?: 'ACTIVE' | 'INACTIVE' | 'REQUIRE_REENROLL'
}

/** A URL of a hosted page to redirect the visitor to. */
export interface RedirectSession {
  id: string
  /** URL to redirect the visitor to. */
  fullUrl: string
  urlDetails: UrlDetails
  /** Signed token that identifies the visitor. Valid for a day. */
  sessionToken?: string
  shortUrl?: string
}

/** A URL in two parts. */
export interface UrlDetails {
  /** URL without query parameters. */
  endpoint: string
  searchParams?: Record<string, string>
}

/** A member of the store. */
export interface Member {
  id: string
  /** Email address with which the member signs in. */
  loginEmail?: string
  /** Whether the member proved that the address is theirs. */
  loginEmailVerified?: boolean
  /** `PENDING`: awaiting approval or proof of the email address. */
  status?: 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | 'UNKNOWN'
  /** ID of the contact. Same as `id`. */
  contactId?: string
  contact?: MemberContact
  profile?: MemberProfile
  /** `PUBLIC`: other members can see the profile. */
  privacyStatus?: 'PUBLIC' | 'PRIVATE' | 'UNKNOWN'
  /** Always `ACTIVE`. */
  activityStatus?: 'ACTIVE' | 'UNKNOWN' | 'MUTED'
  createdDate?: Date
  updatedDate?: Date
  lastLoginDate?: Date
}

/** Contact details of a member. */
export interface MemberContact {
  firstName?: string
  lastName?: string
  phones?: readonly string[]
  emails?: readonly string[]
  addresses?: readonly MemberAddress[]
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string
  company?: string
  jobTitle?: string
  /** Values of custom fields by key. */
  customFields?: Record<string, unknown>
}

/** The profile of a member. */
export interface MemberProfile {
  /** Name shown to other members. */
  nickname?: string
  /** Part of the URL that identifies the member. */
  slug?: string
  /** Profile picture. */
  photo?: MemberPhoto
  /** Cover picture. */
  cover?: MemberPhoto
  /** Job title. */
  title?: string
}

/** A photo of a member. */
export interface MemberPhoto {
  id?: string
  url?: string
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** Horizontal offset in pixels. */
  offsetX?: number
  /** Vertical offset in pixels. */
  offsetY?: number
}

/** A section of information for products, such as a return policy. */
export interface InfoSection {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Name of the section for the merchant. Unique in the store. */
  uniqueName: string
  /** Title that buyers see. */
  title: string
  description?: RichContent
  /** The description as HTML. Ignored if `description` is sent as well. */
  plainDescription?: string
  /** Number of products with the section. Only on request. */
  assignedProductsCount?: number
}

/** The result of one item of a bulk request. */
export interface BulkInfoSectionResult {
  itemMetadata: ItemMetadata
  item?: InfoSection
}

/** The stock of a variant at a location. */
export interface InventoryItemV3 {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  productId: string
  variantId: string
  /** Default: the default location. */
  locationId?: string
  /** Whether it is in stock. Sending it turns tracking off. */
  inStock?: boolean
  /** Quantity in stock. Sending it turns tracking on. Negative if more was sold than was there. */
  quantity?: number
  /** Whether the quantity in stock is tracked. */
  trackQuantity?: boolean
  availabilityStatus?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER'
  preorderInfo?: ItemPreorderInfo
  product?: StockedProduct
  extendedFields?: ExtendedFields
}

/** Preorder settings of an item. */
export interface ItemPreorderInfo {
  /** Whether buyers can preorder the item while it is out of stock. */
  enabled?: boolean
  /** Message shown to the buyer, such as the expected date. */
  message?: string
  /** Day by which preorders are expected to ship, in the store's time zone. Buyers see it until it has passed. */
  expectedDate?: string
  /** Maximum number of preordered units. Default: 100,000. Not for untracked items. */
  limit?: number
  /** Number of preordered units. */
  counter?: number
  /** Number of units that can still be preordered. */
  quantity?: number
}

/** The product of an inventory item. */
export interface StockedProduct {
  name?: string
  directCategoryIds?: readonly string[]
  variantName?: string
  variantSku?: string
  variantVisible?: boolean
  /** Set if it is a bundle, whose stock follows from its products and cannot be changed. */
  bundle?: boolean
}

/** The results of the aggregations of a search. */
export interface AggregationData {
  results: readonly AggregationResult[]
}

/** The result of an aggregation. */
export interface AggregationResult {
  values?: ValueResults
  ranges?: RangeResults
  scalar?: ScalarResult
  dateHistogram?: DateHistogramResults
  nested?: NestedResults
  name?: string
  type: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
  fieldPath?: string
}

/** Result of a `VALUE` aggregation. */
export interface ValueResults {
  results: readonly ValueCount[]
}

/** The number of items with a value. */
export interface ValueCount {
  /** The value. Dates are the start of the period. */
  value: string
  /** Number of items. */
  count: number
}

/** Result of a `RANGE` aggregation. */
export interface RangeResults {
  results: readonly RangeCount[]
}

/** The number of items in a range. */
export interface RangeCount {
  from?: number
  to?: number
  /** Number of items. */
  count: number
}

/** Result of a `SCALAR` aggregation. */
export interface ScalarResult {
  type: 'COUNT_DISTINCT' | 'MIN' | 'MAX'
  /** Absent if no item has a value. Amounts are in major units, dates in milliseconds. */
  value?: number
}

/** Result of a `DATE_HISTOGRAM` aggregation, without empty periods. */
export interface DateHistogramResults {
  results: readonly ValueCount[]
}

/** Result of a `NESTED` aggregation. */
export interface NestedResults {
  results: readonly NestedAggregationGroup[]
}

/** The groups of all levels, by the names of the levels. */
export interface NestedAggregationGroup {
  results: Record<string, NestedAggregationResult>
}

/** A group of one level of a nested aggregation. */
export interface NestedAggregationResult {
  value?: ValueCount
  range?: RangeCount
  scalar?: NestedScalar
  dateHistogram?: ValueCount
}

/** A summary of a group. */
export interface NestedScalar {
  /** Absent if no item has a value. Amounts are in major units, dates in milliseconds. */
  value?: number
}

/** The result of one item of a bulk request. */
export interface BulkInventoryItemResult {
  itemMetadata: ItemMetadata
  item?: InventoryItemV3
}

/** A change of stock. */
export interface StockChange {
  id: string
  createdDate: Date
  inventoryItemId: string
  productId: string
  variantId: string
  locationId: string
  /** Why it changed. `CATALOG`: with the product, by catalog V1 or an import. */
  reason: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE' | 'CATALOG' | 'TRANSFER'
  /** The order that took or returned the units. */
  orderId?: string
  /** The transfer that took, added or returned the units. */
  stockTransferId?: string
  /** Why units were added or removed by hand. `COUNT`: a count has shown another quantity. `LOSS`: lost or stolen. */
  adjustmentReason?: 'COUNT' | 'RECEIVED' | 'RETURN' | 'DAMAGE' | 'LOSS' | 'OTHER'
  /** Note of the person who adjusted it. */
  note?: string
  /** The stock before the change. */
  before: {
    /** Quantity in stock. Absent if it is not tracked. */
    quantity?: number
    /** Whether it is in stock. Only if the quantity is not tracked. */
    inStock?: boolean
    /** Number of preordered units. */
    preorders: number
  }
  /** The stock after the change. */
  after: {
    /** Quantity in stock. Absent if it is not tracked. */
    quantity?: number
    /** Whether it is in stock. Only if the quantity is not tracked. */
    inStock?: boolean
    /** Number of preordered units. */
    preorders: number
  }
  actor?: {
    /** Who changed it. `key`: an API key of the store. */
    type: 'visitor' | 'member' | 'owner' | 'app' | 'key'
    id?: string
  }
}

/** The stock of a product. */
export interface InventoryItem {
  /** ID of the inventory item. Same as the product ID. */
  id?: string
  productId?: string
  /** Same as the product ID. */
  externalId?: string
  /** Whether the quantity in stock is tracked. */
  trackQuantity?: boolean
  /** Stock of each variant. */
  variants?: readonly InventoryItemVariant[]
  lastUpdated?: Date
  numericId?: string
  preorderInfo?: PreorderInfo
}

/** The stock of a variant. */
export interface InventoryItemVariant {
  variantId?: string
  /** Whether the variant is in stock. */
  inStock?: boolean
  /** Quantity in stock. Only if it is tracked. */
  quantity?: number
  availableForPreorder?: boolean
}

/** An invoice for an order, or a credit note for all or a part of one. */
export interface Invoice {
  id: string
  type: 'INVOICE' | 'CREDIT_NOTE'
  /** Computed from the actions of the owner, the payments of the order and the due date. */
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
  /** Prefix and number. Numbers are consecutive within a series. Drafts have none. */
  displayNumber?: string
  orderId: string
  orderNumber: string
  currency: string
  /** Total, with tax. */
  total: Price
  /** Amount credited by credit notes. */
  credited?: Price
  /** Amount still to be paid. */
  outstanding?: Price
  lines: readonly InvoiceLine[]
  taxes: readonly InvoiceTax[]
  /** ID of the invoice that a credit note is for. */
  creditedInvoiceId?: string
  /** ID of the refund that created the credit note. */
  refundId?: string
  /** Reason for the credit note. */
  reason?: string
  createdDate: Date
  /** When the invoice was issued. */
  issuedDate?: Date
  /** When the payment is due. */
  dueDate?: Date
  /** When the document was last emailed. */
  sentDate?: Date
  /** When the document was voided. */
  voidedDate?: Date
  /** URL of the PDF. Anyone who has it can open the document. */
  url: string
}

/** A line of an invoice. */
export interface InvoiceLine {
  /** ID of the line item, `delivery`, or the ID of a fee. */
  id: string
  kind: 'LINE' | 'DELIVERY' | 'FEE' | 'ADJUSTMENT'
  name: string
  quantity: number
  /** Total, with tax. */
  total: Price
  /** Quantity that can still be credited. */
  creditableQuantity?: number
}

/** The tax at one rate on an invoice. */
export interface InvoiceTax {
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  rate: string
  /** Taxed amount, without tax. */
  net: Price
  /** Amount of tax. */
  tax: Price
}

/** Settings for the numbering and the automatic creation of documents. */
export interface InvoiceSettings {
  /** Prefix of invoice numbers. */
  invoicePrefix: string
  /** Number of the next invoice. Can only be increased. */
  nextInvoiceNumber: number
  /** Prefix of credit note numbers. */
  creditNotePrefix: string
  /** Number of the next credit note. Can only be increased. */
  nextCreditNoteNumber: number
  /** Whether credit notes and invoices are numbered in one series. */
  sharesSeries: boolean
  /** When an invoice is created, if `createInvoice` of the orders settings is true. */
  createOn: 'ORDER_PLACED' | 'ORDER_PAID'
  /** Whether automatically created documents are emailed to the buyer. */
  sendsInvoices: boolean
  /** Whether a refund of an order with an invoice creates a credit note. */
  createsCreditNotes: boolean
  /** Number of days after the issue date until an invoice is due. */
  dueDays: number
  /** Text at the bottom of every document, such as bank details. */
  footer: string
}

/** A local delivery option. */
export interface LocalDeliveryOption {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Area given by postal codes. */
  zipConfig?: LocalDeliveryZipConfig
  /** Area given by a center and a radius. */
  radiusConfig?: LocalDeliveryRadiusConfig
  /** Area given by a polygon. */
  customAreaConfig?: LocalDeliveryAreaConfig
  /** Area given by cities. */
  cityConfig?: LocalDeliveryCityConfig
  /** Name of the area. */
  areaName?: string
  /** Single rate. Legacy alternative to `rates`. */
  rate?: string
  /** Estimated delivery time as text, such as "1 hour". */
  estimatedDeliveryTime?: string
  /** Subtotal from which delivery is free. Legacy alternative to `rates`. */
  minimumFreeDeliveryOrderAmount?: number
  /** Countries of the area. */
  destinations: readonly LocalDeliveryDestination[]
  /** Time slots that the buyer can choose from. */
  scheduledDeliveryConfig?: ScheduledDelivery
  /** Rates. The first one whose conditions are met is used. */
  rates: readonly ShippingOptionRate[]
  /** IDs of the delivery regions that offer the option. */
  deliveryRegionIds: readonly string[]
  otherCharges?: readonly DeliveryCharge[]
  /** Whether the option is offered to buyers. Default: true. */
  active?: boolean
}

/** Postal codes: single ones, prefixes (`101*`) and ranges (`10115-10179`). */
export interface LocalDeliveryZipConfig {
  zipCodes: readonly string[]
}

/** A circle around an address. */
export interface LocalDeliveryRadiusConfig {
  address?: LocalDeliveryCenter
  /** Radius in `lengthUnit`. */
  radius?: number
  /** Unit of the radius. Set by the store. */
  lengthUnit?: 'UNSPECIFIED_LENGTH_UNIT' | 'KM' | 'MI'
}

/** The center of a circle. */
export interface LocalDeliveryCenter {
  formattedAddress?: string
  geocode?: Geocode
}

/** The corners of a polygon. */
export interface LocalDeliveryAreaConfig {
  geocodes: readonly Geocode[]
}

/** A list of cities. */
export interface LocalDeliveryCityConfig {
  cityItems: readonly LocalDeliveryCity[]
}

/** A city. */
export interface LocalDeliveryCity {
  cityName: string
  subdivision?: string
  country: string
  cityKey?: string
}

/** A country, or some of its subdivisions. */
export interface LocalDeliveryDestination {
  /** ISO 3166-1 alpha-2 country code. */
  code: string
  /** Subdivisions to deliver to. Default: all. */
  subdivisions?: readonly string[]
}

/** Time slots for a local delivery. */
export interface ScheduledDelivery {
  days?: DeliveryDays
  /** Number of days needed to prepare an order. */
  handlingDays?: number
  /** Orders after this time are prepared from the next day on. */
  cutOffTime?: TimeOfDay
  /** Time windows of delivery. */
  timeWindows?: readonly DeliveryTimeWindow[]
  /** Time needed to prepare an order. The first slot is after it. */
  preparation?: DeliveryDuration
  /** Maximum number of orders per slot. Default: unlimited. */
  capacity?: number
  /** Length of a slot in minutes. Time windows are divided into slots. */
  slotMinutes?: number
  /** Dates without slots. */
  closedDates?: readonly string[]
  /** Number of days for which buyers can choose a slot in advance. Default: 14. */
  daysAhead?: number
}

/** Delivery times by day of the week. Legacy alternative to `timeWindows`. */
export interface DeliveryDays {
  monday?: DeliveryDaySlot
  tuesday?: DeliveryDaySlot
  wednesday?: DeliveryDaySlot
  thursday?: DeliveryDaySlot
  friday?: DeliveryDaySlot
  saturday?: DeliveryDaySlot
  sunday?: DeliveryDaySlot
}

/** Delivery times of a day. */
export interface DeliveryDaySlot {
  /** Whether orders are delivered on this day. */
  enabledForDelivery?: boolean
  timeSlots?: readonly DeliveryDayTimeSlot[]
}

/** A time window. */
export interface DeliveryDayTimeSlot {
  from?: TimeOfDay
  to?: TimeOfDay
}

/** A time of day in the store's time zone. */
export interface TimeOfDay {
  hours?: number
  minutes?: number
}

/** A time window on a day of the week, in the store's time zone. An end of 0:00 is midnight. */
export interface DeliveryTimeWindow {
  day: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'
  start: TimeOfDay
  end: TimeOfDay
  /** Whether the window is used. Default: true. */
  enabled?: boolean
}

/** A duration. */
export interface DeliveryDuration {
  value: number
  unit: 'MINUTES' | 'HOURS' | 'DAYS'
}

/** The price of a delivery under some conditions. */
export interface ShippingOptionRate {
  /** Price in the store's currency. */
  amount?: string
  /** Conditions that must all be met. Empty: always. */
  conditions?: readonly ShippingOptionCondition[]
  /** Whether the amount is for each piece. */
  multiplyByQuantity?: boolean
}

/** A condition for a rate. */
export interface ShippingOptionCondition {
  type?: 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
  /** Value to compare with. A weight is in the store's weight unit, a price in its currency. */
  value?: string
  /** Comparison of the purchase with `value`: equal, greater or less (or equal). */
  operator?: 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'
}

/** A charge in addition to the price of a delivery. */
export interface DeliveryCharge {
  type?: 'HANDLING_FEE' | 'INSURANCE'
  /** Amount in the store's currency. */
  amount?: string
  /** Description of the charge. */
  details?: string
}

/** Why a local delivery option failed in a bulk request. */
export interface LocalDeliveryOptionError {
  id?: string
  error: string
}

/** A group of members with the same discounts, prices and tax rules, such as wholesale customers. */
export interface MemberGroup {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  /** Shown only in the back office. */
  name: string
  /**
   * Segment of customers. Its customers with an account are the members of the group, at any time. Set when the
   * group is created; members can’t be added or removed then.
   */
  segmentId?: string
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
  abandonedCheckouts: readonly AbandonedCheckout[]
  /** Products on the wish list, most recently added first. */
  wishList: readonly { productId: string; options?: Record<string, unknown>; addedDate: Date }[]
  /** The company that the member orders for. */
  company?: { id: string; name: string; role: 'BUYER' | 'ADMINISTRATOR'; addedDate: Date }
  providers: readonly { issuer: string; subject: string; createdDate: Date }[]
  consents: readonly Consent[]
  activity: readonly AccountActivity[]
}

/** A review of a product. */
export interface Review {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Type of the reviewed entity: products of the store. */
  namespace: 'stores'
  /** ID of the reviewed product. */
  entityId: string
  content: ReviewContent
  author: ReviewAuthor
  /** When the review was written. Elevated callers can set it. */
  reviewDate: Date
  moderation: {
    /** Shoppers only see `APPROVED` reviews. */
    moderationStatus: 'APPROVED' | 'IN_MODERATION' | 'REJECTED'
    /** Whether the store changed the status. */
    manuallyChanged: boolean
  }
  reply?: ReviewReply
  /** Whether the author ordered the product. */
  verified: boolean
  /** Where the review was written. */
  origin: { type: 'ORGANIC' | 'APP'; appId?: string }
  /** Always 0: reviews cannot be rated. */
  foundHelpful: number
  /** Always 0: reviews cannot be rated. */
  foundUnhelpful: number
  /** Always 0: reviews cannot be rated. */
  helpfulness: number
  /** Always 0: reviews cannot be rated. */
  relevanceScore: number
  /** Number of times the review was approved. */
  publishCount: number
}

/** The content of a review. */
export interface ReviewContent {
  title?: string
  body?: string
  /** Images. At most 10. */
  media: readonly ReviewMedia[]
  /** Rating from 1 to 5 stars. */
  rating: number
}

/** A media item in a review. */
export interface ReviewMedia {
  image?: ReviewImage
  video?: { id?: string; url?: string }
}

/** An image in a review. */
export interface ReviewImage {
  id?: string
  /** Image of the store: `wix:image://…`, or a URL on static.wixstatic.com. */
  url?: string
  height?: number
  width?: number
  altText?: string
  filename?: string
}

/** The author of a review. */
export interface ReviewAuthor {
  /** ID of the member who wrote the review. Only for that member and elevated callers. */
  contactId?: string
  /** Name, shown to everyone. */
  authorName?: string
}

/** The store's reply to a review. */
export interface ReviewReply {
  message: string
  createdDate: Date
  updatedDate: Date
}

/** A customer who agreed to get marketing emails. */
export interface NewsletterSubscriber {
  customerId: string
  email: string
  firstName?: string
  lastName?: string
  language?: string
  subscribedDate?: Date
  /**
   * URL with which the subscriber unsubscribes. It accepts the one-click requests of mail programs (RFC 8058) and
   * is valid for 400 days.
   */
  unsubscribeUrl: string
}

/** Settings of the emails that the owners of a store get. */
export interface NotificationSettings {
  /** Email addresses of the recipients. Empty: all owners of the store. */
  recipients: readonly string[]
  /** Recipients of single kinds. The emails of other kinds go to `recipients`. */
  kindRecipients: readonly NotificationKindRecipients[]
  /** Kinds whose emails are replaced by one daily email. Default: none. */
  digestKinds: readonly (
    | 'newOrders'
    | 'paymentProblems'
    | 'disputes'
    | 'returnRequests'
    | 'lowStock'
    | 'failedJobs'
    | 'domains'
  )[]
  /** Hour of the day at which the daily email is sent, in the store's time zone. Default: 8. */
  digestHour: number
  /** Email addresses of the owners. */
  ownerEmails: readonly string[]
  /** Whether to send an email for each new order. Default: true. */
  newOrders: boolean
  /** Whether to send an email when a payment, capture or refund fails later. Default: true. */
  paymentProblems: boolean
  /** Whether to send an email when a buyer disputes a payment. Default: true. */
  disputes: boolean
  /** Whether to send an email when a buyer requests a return. Default: true. */
  returnRequests: boolean
  /** Whether to send an email when a variant runs low. Default: false. */
  lowStock: boolean
  /** Whether to send an email when a background job has failed for good. Default: true. */
  failedJobs: boolean
  /**
   * Whether to send an email when the TXT record of a verified domain has been missing for seven days. Default:
   * true.
   */
  domains: boolean
  /** Quantity at or below which a variant is low. Default: 0. */
  lowStockThreshold: number
}

/** Recipients of the emails of one kind. */
export interface NotificationKindRecipients {
  kind: 'newOrders' | 'paymentProblems' | 'disputes' | 'returnRequests' | 'lowStock' | 'failedJobs' | 'domains'
  recipients: readonly string[]
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

/** Parts of a refund that cannot be calculated. */
export interface CalculatedRefundNotAvailableStatus {
  errors: readonly RefundCalculationError[]
}

/** A part of a refund that cannot be calculated. */
export interface RefundCalculationError {
  lineItem?: LineItemRefund
  additionalFee?: AdditionalFeeRefund
  shipping?: ShippingRefund
  error?: CalculationErrorDetails
}

/** Pieces of a line item to refund. */
export interface LineItemRefund {
  lineItemId: string
  quantity: number
}

/** An additional fee to refund. */
export interface AdditionalFeeRefund {
  additionalFeeId: string
  /** Amount to refund. Default: all that can be refunded. */
  amount?: Price
}

/** The delivery to refund. */
export interface ShippingRefund {
  /** Amount to refund. Default: all that can be refunded. */
  amount?: Price
}

/** Why a part of a refund cannot be calculated. */
export interface CalculationErrorDetails {
  applicationError?: CalculationApplicationError
}

/** Why a part of a refund cannot be calculated. */
export interface CalculationApplicationError {
  code: string
  description: string
  data?: unknown
}

/** Totals of a calculated refund. */
export interface AggregatedRefundSummary {
  /** Amount to refund. */
  total?: Price
  tax?: Price
  discount?: Price
  /** Price before tax and discount. The total is subtotal − discount + tax. */
  subtotal?: Price
  /** Subtotal of the line items. */
  lineItemsSubtotal?: Price
  /** Total of the additional fees. */
  additionalFeesTotal?: Price
}

/** Calculated refund of each item. */
export interface CalculatedRefundItems {
  lineItems: readonly CalculatedRefundLineItem[]
  additionalFees: readonly CalculatedAdditionalFee[]
  shipping?: CalculatedShipping
}

/** Calculated refund of a line item. */
export interface CalculatedRefundLineItem {
  item?: LineItemRefund
  summary?: CalculatedRefundSummary
}

/** Calculated amounts of a part of a refund. */
export interface CalculatedRefundSummary {
  /** Amount to refund. */
  total?: Price
  tax?: Price
  discount?: Price
  /** Price before tax and discount. The total is subtotal − discount + tax. */
  subtotal?: Price
}

/** Calculated refund of an additional fee. */
export interface CalculatedAdditionalFee {
  additionalFee?: AdditionalFeeRefund
  summary?: CalculatedRefundSummary
}

/** Calculated refund of the delivery. */
export interface CalculatedShipping {
  shipping?: ShippingRefund
  summary?: CalculatedRefundSummary
}

/** Whether a payment can be refunded. */
export interface PaymentRefundability {
  /** Whether the payment provider can refund it. */
  refundable?: boolean
  /** Set if the payment can only be refunded outside the store. */
  manuallyRefundable?: ManuallyRefundable
  /** Set if the payment cannot be refunded. */
  nonRefundable?: NonRefundable
  payment?: RefundablePaymentInfo
  /** Page of the payment at the payment provider. */
  providerLink?: string
}

/** Why a payment can only be refunded outside the store. */
export interface ManuallyRefundable {
  /** `EXPIRED`: too long ago for the payment provider. `NOT_SUPPORTED`: the provider has no partial refunds. */
  reason: 'UNKNOWN_REASON' | 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'
}

/** Why a payment cannot be refunded. */
export interface NonRefundable {
  /** `AMOUNT_OFFSET_BY_CHARGEBACK`: the rest was withdrawn by a chargeback. */
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

/** A payment that may be refunded. */
export interface RefundablePaymentInfo {
  monetary?: MonetaryPaymentSummary
  creditCardDetails?: CreditCardDetails
  paymentId: string
  /** Name of the payment method. */
  paymentMethod?: string
  /** Whether the payment was made offline. */
  offlinePayment: boolean
}

/** Amounts of a payment. */
export interface MonetaryPaymentSummary {
  /** Amount paid. */
  paid?: Price
  /** Amount refunded. */
  refunded?: Price
  /** Amount of refunds that are still being processed. */
  refundPending?: Price
  /** Amount that can still be refunded. */
  maxRefund?: Price
}

/** Totals of the payments of an order. */
export interface RefundPaymentsSummary {
  monetary?: MonetaryPaymentSummary
}

/** Quantities of a line item that can be refunded. */
export interface LineItemRefundability {
  lineItemId: string
  originalQuantity: number
  refundedQuantity: number
  /** Quantity that can still be refunded. */
  availableRefundQuantity: number
}

/** Amount of the delivery that can be refunded. */
export interface ShippingRefundability {
  amount?: Price
  refundedAmount?: Price
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price
}

/** Amount of a fee that can be refunded. */
export interface AdditionalFeeRefundability {
  additionalFeeId: string
  amount?: Price
  refundedAmount?: Price
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price
}

/** A refund of an order, of one or several payments. */
export interface TransactionsRefund {
  id?: string
  transactions?: readonly TransactionsTransaction[]
  details?: TransactionsDetails
  createdDate?: Date
  summary?: TransactionsSummary
  /** ID of the app that requested the refund. */
  requestingServiceAppId?: string
}

/** The refund of one payment. */
export interface TransactionsTransaction {
  paymentId?: string
  /** Amount of the refund. */
  amount?: Price
  /** `SCHEDULED`: not sent to the payment provider yet. `PENDING`: being processed by the provider. */
  refundStatus?: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED'
  refundStatusInfo?: RefundStatusInfo
  /** ID of this refund of one payment. */
  gatewayRefundId?: string
  /** ID of the refund at the payment provider. */
  providerRefundId?: string
  /** Whether the merchant refunded outside the store. */
  externalRefund?: boolean
  /** Whether the amount became store credit. */
  storeCredit?: boolean
  /** Whether the amount pays for an exchange. */
  exchange?: boolean
}

/** Why a refund has its status. */
export interface RefundStatusInfo {
  /** Short code of the payment provider. */
  paymentGatewayReasonCode?: string
  description?: string
}

/** What a refund is for. */
export interface TransactionsDetails {
  /** Same as `lineItems`. */
  items?: readonly TransactionsItem[]
  /** Whether the delivery is refunded. */
  shippingIncluded?: boolean
  reason?: string
  lineItems?: readonly TransactionsItem[]
  additionalFees?: readonly TransactionsAdditionalFee[]
  shipping?: TransactionsShipping
}

/** A refunded line item. */
export interface TransactionsItem {
  lineItemId?: string
  quantity?: number
}

/** A refunded fee. */
export interface TransactionsAdditionalFee {
  additionalFeeId?: string
  amount?: Price
}

/** The refunded delivery. */
export interface TransactionsShipping {
  amount?: Price
}

/** Totals of a refund. */
export interface TransactionsSummary {
  /** Requested amount. */
  requestedRefund?: Price
  /** Amount that is still being processed. */
  pendingRefund?: Price
  /** Amount refunded. */
  refunded?: Price
  /** Amount whose refund failed. */
  failedRefundAmount?: Price
  /** Whether a part is still being processed. */
  pending?: boolean
  breakdown?: TransactionsBreakdown
}

/** Refunded amounts by line item. */
export interface TransactionsBreakdown {
  lineItems?: readonly TransactionsLineItem[]
}

/** The refunded amount of a line item. */
export interface TransactionsLineItem {
  lineItemId?: string
  /** Refunded amount. */
  totalRefundedAmount?: Price
}

/** Payments and refunds of an order. */
export interface OrderTransactions {
  orderId?: string
  payments?: readonly TransactionsPayment[]
  refunds?: readonly TransactionsRefund[]
}

/** A payment of an order. One of the `…PaymentDetails` fields is set. */
export interface TransactionsPayment {
  regularPaymentDetails?: RegularPaymentDetails
  giftcardPaymentDetails?: GiftcardPaymentDetails
  membershipPaymentDetails?: MembershipPaymentDetails
  id?: string
  createdDate?: Date
  updatedDate?: Date
  /** Amount of the payment. */
  amount?: Price
  /** Whether the payment cannot be refunded. */
  refundDisabled?: boolean
  /** Whether a receipt can be created. */
  supportReceiptGeneration?: boolean
  cashRounding?: CashRounding
  /** `PENDING`: being processed, or an offline payment that is due. `PENDING_MERCHANT`: under review. */
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
  /** ID shared by payments that were charged together. */
  chargeCorrelationId?: string
}

/** Details of a payment that is not by gift card or membership. */
export interface RegularPaymentDetails {
  creditCardDetails?: CreditCardDetails
  /** ID of the payment in the payment system. */
  paymentOrderId?: string
  /** ID of the transaction at the payment gateway. */
  gatewayTransactionId?: string
  /** ID of the transaction at the payment provider. */
  providerTransactionId?: string
  /** Whether the payment is made offline, for example by bank transfer. */
  offlinePayment?: boolean
  /** Whether a saved payment method was charged, or the payment method was saved. */
  savedPaymentMethod?: boolean
  authorizationDetails?: AuthorizationDetails
  chargebacks?: readonly Chargeback[]
  /** Fee of the platform. */
  platformFee?: Price
  paymentMethodName?: PaymentMethodName
}

/** Authorization of a payment, and what became of it. */
export interface AuthorizationDetails {
  /** Whether the payment was authorized first and is captured later. */
  delayedCapture?: boolean
  authorizedDate?: Date
  captures?: readonly TransactionsCapture[]
  void?: TransactionsVoid
  scheduledAction?: ScheduledAction
}

/** A capture of an authorized payment. */
export interface TransactionsCapture {
  id?: string
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amount?: Price
  createdDate?: Date
  failureDetails?: FailureDetails
}

/** Why an operation failed. */
export interface FailureDetails {
  failureCode?: string
}

/** The voiding of an authorized payment. */
export interface TransactionsVoid {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  voidedDate?: Date
  failureDetails?: FailureDetails
  /** `SCHEDULED`: voided automatically. */
  reason?: 'MANUAL' | 'SCHEDULED'
}

/** What happens automatically to an authorized payment. */
export interface ScheduledAction {
  actionType?: 'VOID' | 'CAPTURE'
  executionDate?: Date
}

/** A chargeback of a payment. */
export interface Chargeback {
  id?: string
  createdDate?: Date
  updatedDate?: Date
  /** Amount withdrawn. */
  amount?: Price
  /** Amount returned to the store. */
  reversalAmount?: Price
  status?: 'APPROVED' | 'REVERSED'
  /** ID of the chargeback at the payment provider, if it is a GUID. */
  externalId?: string
}

/** The name of a payment method. */
export interface PaymentMethodName {
  buyerLanguageName?: string
  siteLanguageName?: string
  userDefinedName?: UserDefinedName
}

/** The name that the merchant gave to a payment method. */
export interface UserDefinedName {
  predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'
  custom?: string
}

/** Details of a payment by gift card. */
export interface GiftcardPaymentDetails {
  /** ID of the payment by gift card. */
  giftCardPaymentId?: string
  /** ID of the app that manages the gift card. */
  appId?: string
  /** Last characters of the code. */
  obfuscatedCode?: string
}

/** Details of a payment by membership. */
export interface MembershipPaymentDetails {
  membershipId?: string
  lineItemId?: string
  name?: TranslatableString
  externalTransactionId?: string
  /** ID of the app that manages the membership. */
  providerAppId?: string
  futureMembership?: FutureMembership
}

/** A membership bought with the same order. */
export interface FutureMembership {
  lineItemId?: string
  benefitId?: string
}

/** The rounding of a cash payment. */
export interface CashRounding {
  /** Exact amount, before rounding. */
  unroundedAmount?: Price
  roundingAdjustment?: CashRoundingAdjustment
}

/** The receipt of a payment. */
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

/** The result for one order of a bulk request. */
export interface BulkInvoiceResult {
  itemMetadata: { id?: string; originalIndex: number; success: boolean; error?: { code: string; description: string } }
  item?: { orderId: string; invoiceId: string }
}

/** An invoice of an order and the app that created it. */
export interface OrderInvoice {
  id: string
  appId: string
}

/** The invoices of an order. */
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

/** A gift card bought with an order. The balance in `giftCard` is for elevated callers only. */
export interface SoldGiftCard {
  giftCardId: string
  /** ID of the line item with which the gift card was bought. */
  lineItemId: string
  /** Value when the gift card was bought. */
  value: Price
  /** `SCHEDULED`: the code has not been emailed yet. `CANCELED`: the code will not be emailed. */
  deliveryStatus: 'SCHEDULED' | 'SENT' | 'CANCELED'
  /** When the code will be or was to be emailed. */
  deliveryDate: Date
  /** When the code was last emailed. */
  sentDate?: Date
  recipientName?: string
  recipientEmail: string
  /** Name of the person who gives the gift card. */
  senderName?: string
  /** Message to the recipient. */
  message?: string
  /** Last characters of the code. Set once the code was emailed. */
  obfuscatedCode?: string
  giftCard?: GiftCard
}

/** A receipt for a payment or refund of an order. */
export interface Receipt {
  id: string
  /** Receipt number. Numbers of a store are consecutive. */
  displayNumber: string
  type: 'PAYMENT' | 'REFUND'
  /** Amount paid or refunded. */
  amount: Price
  createdDate: Date
  orderId: string
  paymentId: string
  /** ID of the refund. Only on receipts for refunds. */
  refundId?: string
  /** Page to view and print the receipt. Anyone who has the URL can open it. */
  url: string
}

/** A return of line items of an order. */
export interface OrderReturn {
  id: string
  orderId: string
  orderNumber: string
  /** `REQUEST`: needs the store's approval. `WITHDRAWAL`: a withdrawal under EU law, which needs none. */
  kind: 'REQUEST' | 'WITHDRAWAL'
  /** Statement of the buyer. Only for a withdrawal. */
  withdrawal?: WithdrawalStatement
  status: 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'RECEIVED' | 'SETTLED'
  /** Settlement that the buyer prefers. The store decides. */
  wish: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
  items: readonly ReturnedItem[]
  /** Items that the store received. */
  received?: readonly ReceivedItem[]
  /** Instructions for the buyer. */
  instructions?: string
  /** Address to send the items to. */
  returnAddress?: string
  label?: ReturnLabel
  /** Why the store declined the return. */
  declineReason?: string
  settlement?: ReturnSettlement
  /** ID of the draft order for the exchange. */
  exchangeDraftId?: string
  /** Status changes, oldest first. */
  history?: readonly {
    status: 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'RECEIVED' | 'SETTLED'
    date: Date
  }[]
  createdDate: Date
  updatedDate: Date
}

/** The statement with which a buyer withdrew. Its date is the creation date of the return. */
export interface WithdrawalStatement {
  /** Name of the buyer. */
  name: string
  /** Email address to which the confirmation was sent. */
  email: string
}

/** A line item of a return. */
export interface ReturnedItem {
  lineItemId: string
  quantity: number
  /** Reason for the return. Absent for a withdrawal, which requires none. */
  reason?: 'DAMAGED' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'DOES_NOT_FIT' | 'CHANGED_MIND' | 'OTHER'
  comment?: string
  /** Number of pieces that were not sent before the withdrawal and need not be returned. */
  unsentQuantity?: number
}

/** A returned line item that the store received. */
export interface ReceivedItem {
  lineItemId: string
  quantity: number
  condition?: 'AS_NEW' | 'USED' | 'DAMAGED'
  /** Whether to return it to stock when the return is settled. Default: true. */
  restock?: boolean
}

/** A shipping label for a return. */
export interface ReturnLabel {
  /** URL of the label to print. */
  url?: string
  carrier?: string
  trackingNumber?: string
}

/** How a return was settled. */
export interface ReturnSettlement {
  type: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
  /** ID of the refund. Absent if everything had been refunded before. */
  refundId?: string
  /** Amount given back. */
  amount: Price
  /** Fee deducted by the store. */
  fee?: Price
  /** Order of the exchange, and how much of it was paid with the return. */
  exchange?: {
    orderId: string
    orderNumber: string
    /** Amount of the order that the return pays. */
    credited: Price
    /** Amount of the return that is left and given back. */
    givenBack: Price
  }
}

/** Whether a line item can be returned. */
export interface LineItemReturnability {
  lineItemId: string
  /** Number of pieces that can be returned. */
  quantity: number
  /** When the return window of the first pieces ends. */
  until?: Date
  /** Why it cannot be returned. */
  reason?: 'NOT_SENT' | 'ALL_RETURNED' | 'WINDOW_OVER' | 'DIGITAL' | 'GIFT_CARD' | 'ORDER_CANCELED' | 'RETURNS_OFF'
}

/** Settings of returns. */
export interface ReturnSettings {
  /** Whether buyers can request returns. */
  enabled: boolean
  /** Number of days after sending in which an item can be returned. */
  windowDays: number
  /** Address to send items to, as shown in emails. */
  returnAddress?: string
  /** Instructions shown to the buyer when a return is approved. */
  instructions?: string
  /** Fee deducted from each return. */
  fee?: Price
}

/** What a buyer can withdraw from under the EU right of withdrawal. */
export interface Withdrawability {
  /** Whether the buyer can withdraw from at least one piece. */
  canWithdraw: boolean
  /** Why the buyer cannot withdraw. */
  reason?: 'NOT_IN_EU' | 'NOT_A_CONSUMER' | 'ORDER_CANCELED' | 'EXCLUDED' | 'NOTHING_LEFT' | 'PERIOD_OVER'
  /** When the last withdrawal period ends. Absent if one has not started. */
  until?: Date
  /** Last day of the last withdrawal period, in the store's time zone. */
  lastDay?: string
  /** Time zone of the store. IANA name. */
  timeZone: string
  lineItems: readonly LineItemWithdrawability[]
}

/** The right of withdrawal for a line item. */
export interface LineItemWithdrawability {
  lineItemId: string
  /** Number of pieces that the buyer can withdraw from. */
  quantity: number
  /** Number of these pieces that were not sent and need not be returned. */
  unsentQuantity?: number
  /** When the withdrawal period ends. Absent if it has not started. */
  until?: Date
  /** Last day of the withdrawal period, in the store's time zone. */
  lastDay?: string
  /** Why the buyer cannot withdraw. */
  reason?: 'NOT_IN_EU' | 'NOT_A_CONSUMER' | 'ORDER_CANCELED' | 'EXCLUDED' | 'NOTHING_LEFT' | 'PERIOD_OVER'
}

/** A balance that remains after the deposit of an order. */
export interface OrderRemainder {
  /** Due date in the store's time zone. */
  dueDate: string
  /** Amount due on the due date. */
  amount: Price
  /** Part of the amount that is still unpaid. */
  balance: Price
  /** `ON_HOLD`: a payment of the order was refunded or disputed, so nothing is charged automatically. */
  status: 'UPCOMING' | 'DUE' | 'OVERDUE' | 'PAID' | 'ON_HOLD' | 'CANCELED'
  /** Whether the buyer agreed to have their card charged on the due date. */
  chargesCard: boolean
  /** Card that the buyer agreed to have charged. */
  card?: { brand: string; lastFourDigits: string }
  /** Why the card was not charged. Elevated callers only. */
  declineReason?: string
  /** ID of the payment request. Elevated callers only. */
  paymentRequestId?: string
  /** Page where the buyer can pay. */
  paymentUrl?: string
}

/** The result for one payment of a bulk request. */
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

/** The data of the page for paying a payment request. */
export interface PaymentLink {
  siteId: string
  /** `IN_PROGRESS`: a payment is being processed. `NOT_DUE`: the order was paid in another way. */
  state: 'UNPAID' | 'IN_PROGRESS' | 'PAID' | 'EXPIRED' | 'VOIDED' | 'ORDER_CANCELED' | 'NOT_DUE'
  title: string
  description?: string
  orderNumber: string
  amount: Price
  currency: string
  expirationDate?: Date
  buyerLanguage?: string
  paymentMethods: readonly PaymentMethod[]
  /** Offline payment method that the buyer chose, with its instructions. */
  instructions?: PaymentMethod
  /** Whether only test cards are accepted. */
  isTest: boolean
}

/** An offline payment method. The owner marks its orders as paid. */
export interface OfflinePaymentMethod {
  /** `INVOICE`: only offered to companies with payment terms, and enabled unless the store disables it. */
  kind: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY' | 'PAY_AT_PICKUP' | 'INVOICE'
  /** Name, shown to buyers. */
  name: string
  /** Payment instructions as plain text, such as the bank account. Shown after the order is placed. */
  instructions: string
  /** Whether the payment method is offered. `BANK_TRANSFER` then requires instructions. */
  enabled: boolean
}

/** A payment provider that the owner can connect. */
export interface PaymentProvider {
  provider: 'stripe' | 'mollie'
  name: string
  /** Whether its API keys are set. */
  connected: boolean
  /** Whether checkouts offer it. */
  enabled: boolean
  /** The fields of its keys, as `updatePaymentProvider` takes them. */
  keys: readonly ('publishableKey' | 'secretKey' | 'webhookSecret')[]
  /** In `TEST` no money is moved. */
  mode?: 'TEST' | 'LIVE'
  /** Publishable API key. */
  publishableKey?: string
  /** Last four characters of the secret API key. */
  secretKeyHint?: string
  /** ID of the account at the provider. */
  accountId?: string
  /** Name of the account at the provider. */
  accountName?: string
  /** Webhook with which the provider reports payments. */
  webhook: {
    /** URL of the webhook. */
    url: string
    /** `REGISTERED`: by the server. `BY_HAND`: by the owner, with its signing secret. */
    status: 'REGISTERED' | 'BY_HAND' | 'MISSING'
    /** Comma-separated events to send. */
    events?: string
    /** Last four characters of the signing secret. */
    secretHint?: string
  }
  /** What the provider supports. */
  abilities: {
    capture: 'NONE' | 'WHOLE' | 'PARTIAL'
    void: boolean
    refund: 'NONE' | 'WHOLE' | 'PARTIAL' | 'OUTSIDE'
    savedMethods: boolean
  }
  /** Result of the last connection test. */
  lastTest?: { passed: boolean; message: string; date: Date }
}

/** A payment provider that does not respond, and what waits for it. All requests are retried. */
export interface PaymentOutage {
  /** ID of the payment provider. */
  provider: string
  /** Name of the provider. */
  name: string
  /** When the oldest waiting request was made. */
  since: Date
  /** Number of payments whose outcome is unknown. */
  purchases: number
  /** Number of waiting refunds. */
  refunds: number
  /** Number of waiting captures. */
  captures: number
  /** Number of waiting voids, including those of buyers who chose another payment method. */
  voids: number
}

/** A request to the buyer of an order for a payment, with a page to pay. */
export interface OrderPaymentRequest {
  id: string
  source?: PaymentRequestSource
  /** `EXPIRED`: the request can no longer be paid, because it expired or was voided. */
  status: 'UNPAID' | 'PAID' | 'EXPIRED'
  /** ID of the order. */
  orderId: string
  orderNumber?: string
  /** Amount to pay. */
  amount: Price
  currency: string
  /** ID of the payment that paid the request. */
  paymentGatewayOrderId?: string
  /** Title, shown to the buyer. */
  title: string
  description?: string
  /** When the request expires. Default: never. */
  expirationDate?: Date
  extendedFields?: ExtendedFields
  createdDate: Date
  updatedDate: Date
  image?: Image
  /** `MANUAL`: offline payment methods are not offered. */
  blockedPaymentMethods: readonly 'MANUAL'[]
}

/** The app that created a payment request. */
export interface PaymentRequestSource {
  /** ID of the app. */
  appId?: string
  /** ID of the payment request in the app. */
  externalId: string
}

/** The result for one payment request of a bulk request. */
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

/** A location where buyers can pick up orders. */
export interface PickupLocation {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  address?: PickupLocationAddress
  /** Time until an order is ready, as text, such as "Ready in 1 hour". */
  deliveryTime?: string
  /** Instructions for the buyer. */
  instructions?: string
  /** Whether the location is offered to buyers. Default: true. */
  active?: boolean
  /** Rates. The first one whose conditions are met is used. */
  rates: readonly ShippingOptionRate[]
  /** IDs of the delivery regions that offer the location. */
  deliveryRegionIds: readonly string[]
  /** `STORE_PICKUP`: a store of the merchant. `PICKUP_POINT`: a location of others. Default: `STORE_PICKUP`. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
  /** Times at which orders can be picked up, in the store's time zone. */
  openingHours?: readonly DeliveryTimeWindow[]
  /** Time slots that the buyer can choose from. */
  slots?: PickupSlots
  /** Time needed to prepare an order. */
  preparation?: DeliveryDuration
  /** Orders after this time are prepared from the next day on. */
  cutOffTime?: TimeOfDay
  /** Dates on which the location is closed. */
  closedDates?: readonly string[]
  otherCharges?: readonly DeliveryCharge[]
}

/** The address of a pickup location. */
export interface PickupLocationAddress {
  streetAddress?: StreetAddress
  /** Street and house number in one line. */
  addressLine?: string
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  /** State, province or region. */
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine2?: string
  geocode?: Geocode
}

/** Time slots for pickup. */
export interface PickupSlots {
  /** Length of a slot in minutes. Opening hours are divided into slots. */
  minutes?: number
  /** Maximum number of orders per slot. Default: unlimited. */
  capacity?: number
  /** Number of days for which buyers can choose a slot in advance. Default: 14. */
  daysAhead?: number
}

/** Why a pickup location failed in a bulk request. */
export interface PickupLocationError {
  id?: string
  error: PickupLocationErrorDetails
}

/** An error. */
export interface PickupLocationErrorDetails {
  code: string
  description: string
}

/** Prices for certain buyers: for member groups, countries or larger quantities. */
export interface PriceList {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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
  /**
   * The lowest price for everybody in the 30 days before this price began. Set if the store announces it, and the
   * price is for everybody and lower than the one before discounts.
   */
  priorPrice?: string
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

/** How a product is paid that is not paid in full with the order. */
export interface PaymentTerms {
  paymentOption: 'FULL_PAYMENT_OFFLINE' | 'DEPOSIT_ONLINE'
  /** Deposit for each piece, in the currency of the prices. */
  depositAmount?: string
  /** Deposit as a percentage of the price. */
  depositPercentage?: string
}

/** Products that differ by a choice, such as their color, and are shown together. */
export interface ProductGroup {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  /** ID of an option or modifier with choices. The products of the group differ by it. Cannot be changed. */
  groupingCustomizationId: string
  /**
   * IDs of choices of the grouping customization. Members are in this order; those with other choices follow by
   * name of the choice.
   */
  choiceOrder?: readonly string[]
  /** ID for other systems, unique in the store. Default: a random one. Cannot be changed. */
  handle?: string
  media?: ProductGroupMedia
  extendedFields?: ExtendedFields
  tags?: Tags
  /** Its products, in their order. Calls of their own assign and unassign them. */
  members: readonly ProductGroupMember[]
  /** On request: `GROUPING_CUSTOMIZATION`. */
  groupingCustomization?: GroupingCustomization
}

/** The image of a product group. An empty object removes it. */
export interface ProductGroupMedia {
  /** ID of an image in the media library. */
  id?: string
  /** The image. */
  image?: CatalogImage
  /** Alternative text for screen readers. */
  altText?: string
  /** Name shown to the merchant. */
  displayName?: string
  mediaType?: 'IMAGE'
  /** On request: `THUMBNAIL`. */
  thumbnail?: ProductGroupThumbnail
}

/** A small image, 50 by 50 pixels at most. */
export interface ProductGroupThumbnail {
  url: string
  height: number
  width: number
  altText?: string
}

/** Labels by which a merchant organizes entities. */
export interface Tags {
  /** Tags for the merchant only. */
  privateTags?: TagList
  /** Tags that apps may show. */
  publicTags?: TagList
}

/** Tags by ID. */
export interface TagList {
  /** IDs of tags. */
  tagIds: readonly string[]
}

/** A product of a group. */
export interface ProductGroupMember {
  productId: string
  /** In the reader's language. */
  productName: string
  slug: string
  /** Absent if the status is `OUT_OF_SYNC`. */
  choice?: ProductGroupChoice
  inventoryAvailabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  /**
   * `HIDDEN`: shoppers do not see the product. `OUT_OF_SYNC`: it no longer has exactly one choice of the grouping
   * customization. Shoppers get `ACTIVE` members only.
   */
  status: 'ACTIVE' | 'HIDDEN' | 'OUT_OF_SYNC'
}

/** The choice that distinguishes a product from the others of its group. */
export interface ProductGroupChoice {
  id: string
  /** The choice in carts. */
  key: string
  /** Name shown to buyers. */
  name: string
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** Only for `ONE_COLOR`. */
  colorCode?: string
}

/** The option or modifier by whose choices the products of a group differ. */
export interface GroupingCustomization {
  id: string
  /** The customization in carts. */
  key: string
  name: string
  customizationType: 'PRODUCT_OPTION' | 'MODIFIER'
  customizationRenderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
}

/** The result for one product. */
export interface ProductGroupMemberResult {
  productId: string
  /** Always true: the products change together or not at all. */
  success: boolean
}

/** The result of one item of a bulk request. */
export interface BulkProductGroupResult {
  itemMetadata: ItemMetadata
  item?: ProductGroup
}

/** An import of products from a file, with its progress. */
export interface ProductImport {
  id: string
  /** `RUNNING`: products are being imported. `CANCELED` and `FAILED`: products up to `processed` were imported. */
  status: 'RUNNING' | 'COMPLETED' | 'CANCELED' | 'FAILED'
  fileName: string
  /** Whose export the file is. */
  format: 'shopify' | 'store' | 'woocommerce'
  /** Character encoding of the file, such as `UTF-8`. */
  encoding: string
  /** Whether the file is only checked: nothing is changed. */
  dryRun: boolean
  /** Number of products in the file. */
  total: number
  /** Number of products that have been imported or left out so far. */
  processed: number
  /** Numbers of products by outcome, so far. */
  counts: ProductImportCounts
  /** Names of the collections that were created. */
  collections: readonly string[]
  /** The first 50 products. */
  products: readonly ProductImportEntry[]
  /** The first 1,000 problems, by row. */
  problems: readonly ProductImportProblem[]
  /** Number of further problems. */
  moreProblems: number
  createdDate: Date
  /** Absent while products are being imported. */
  endedDate?: Date
}

/** Numbers of products by outcome. A dry run counts what an import would do. */
export interface ProductImportCounts {
  /** Products that were created. */
  new: number
  /** Products that were changed. */
  changed: number
  /** Products that were already as in the file. */
  unchanged: number
  /** Products that were not imported; `problems` says why. */
  leftOut: number
}

/** A product of a file. */
export interface ProductImportEntry {
  /** First row of the product. */
  row: number
  name: string
  /** What happened to the product, or would happen in a dry run. */
  outcome: 'new' | 'changed' | 'unchanged' | 'leftOut'
}

/** A problem in a file. */
export interface ProductImportProblem {
  /** Row of the file; the header is row 1. */
  row: number
  /** Name of the column. Absent if the whole row is affected. */
  column?: string
  /** What is wrong and how it was handled, in English. */
  message: string
  /** What is wrong. */
  reason?:
    | 'NOT_A_NUMBER'
    | 'AMBIGUOUS_NUMBER'
    | 'NEGATIVE'
    | 'ABOVE_MAXIMUM'
    | 'NOT_WHOLE'
    | 'NOT_YES_OR_NO'
    | 'TOO_LONG'
    | 'TOO_MANY_ENTRIES'
    | 'INVALID_FACT'
    | 'VALUE_MISSING'
    | 'NOT_A_DAY'
    | 'NOT_IMPORTED'
    | 'NOT_IMPORTED_IN_ROWS'
    | 'NOT_IMPORTED_IN_MANY_ROWS'
    | 'LOST_CHARACTERS'
    | 'TOO_MANY_CELLS'
    | 'QUOTE_NOT_CLOSED'
    | 'UNREADABLE'
    | 'FILE_TOO_LONG'
    | 'NO_PRODUCT_NAMED'
    | 'ROWS_TOO_FAR_APART'
    | 'TOO_MANY_ROWS'
    | 'HANDLE_TOO_LONG'
    | 'HANDLE_OF_COUNT_TOO_LONG'
    | 'SAME_ADDRESS'
    | 'PRODUCT_TWICE'
    | 'UNKNOWN_PRODUCT_TYPE'
    | 'GIFT_CARD'
    | 'NAME_MISSING'
    | 'TITLE_MISSING'
    | 'NO_TAX_GROUP'
    | 'TOO_MANY_COLLECTIONS'
    | 'PRICE_MISSING'
    | 'INVALID_DISCOUNT'
    | 'UNKNOWN_DISCOUNT_MODE'
    | 'DISCOUNTS_DIFFER'
    | 'SCHEDULED_SALE'
    | 'UNIT_PRICE_INCOMPLETE'
    | 'INVALID_UNIT_PRICE_QUANTITY'
    | 'UNKNOWN_UNIT'
    | 'UNITS_DIFFER'
    | 'UNIT_PRICES_DIFFER'
    | 'STOCK_ABOVE_MAXIMUM'
    | 'SHARED_QUANTITY'
    | 'OPTION_WITHOUT_NAME'
    | 'OPTION_NAMED'
    | 'OPTION_WITHOUT_CHOICES'
    | 'OPTION_TWICE'
    | 'CHOICE_MISSING'
    | 'UNKNOWN_CHOICE'
    | 'TOO_MANY_OPTIONS'
    | 'UNKNOWN_OPTION'
    | 'TOO_MANY_COMBINATIONS'
    | 'TOO_MANY_VARIANTS'
    | 'SAME_VARIANT'
    | 'VARIANT_NOT_DISTINCT'
    | 'VARIANT_WITHOUT_OPTIONS'
    | 'VARIANT_WITHOUT_PRODUCT'
    | 'VARIANT_FOR_ANY'
    | 'VARIANTS_MISSING'
    | 'NOT_VARIABLE'
    | 'NOT_AN_IMAGE'
    | 'NOT_A_VIDEO'
    | 'MORE_TEXTS_THAN_IMAGES'
  /** Values of the description, such as the `value` of the cell. */
  data?: unknown
  /** How the value was handled, if the product was imported nevertheless. */
  handling?: 'SKIPPED' | 'IMPORTED_AS_TRUE' | 'IMPORTED_AS_FALSE'
  /** `error`: the product was not imported. `warning`: the product was imported without this value. */
  severity: 'error' | 'warning'
}

/** A product in the list of the back office. */
export interface ListedProduct {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  name: string
  slug: string
  /**
   * `ACTIVE`: buyers see it. `DRAFT`: it is hidden. `SCHEDULED`: hidden until `publishDate`. `ARCHIVED`: hidden,
   * and no longer sold.
   */
  status: 'ACTIVE' | 'DRAFT' | 'SCHEDULED' | 'ARCHIVED'
  /** When a scheduled product becomes active. */
  publishDate?: Date
  productType: 'physical' | 'digital'
  /** Whether the product is a gift card. */
  isGiftCard?: boolean
  /** Whether the product consists of others. */
  isBundle?: boolean
  /** A small image of the product. */
  imageUrl?: string
  /** Name of the brand. */
  brand?: string
  /** Name of the ribbon. */
  ribbon?: string
  /** SKU of the product, or of its first variant with one. */
  sku?: string
  /** Barcode of the product, or of its first variant with one. */
  barcode?: string
  /** Number of variants. 0 if the product has no options. */
  variantCount: number
  /** Collections with the product. */
  collectionIds: readonly string[]
  /** Lowest price of a variant. */
  price: string
  /** Highest price of a variant. */
  highestPrice: string
  /** Stock at all locations. */
  stock: ProductListStock
  createdDate: Date
  updatedDate: Date
}

/** The stock of a product. */
export interface ProductListStock {
  status: 'IN_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | 'OUT_OF_STOCK'
  /** Whether the quantity of any variant is tracked. */
  isTracked: boolean
  /** Total quantity of the variants at all locations that are tracked. */
  quantity: number
  /** Whether a variant has 1 to 5 pieces at a location. */
  isLow: boolean
}

/** A product with the values that can be changed in bulk. */
export interface ProductSheetEntry {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  name: string
  status: 'ACTIVE' | 'DRAFT' | 'SCHEDULED' | 'ARCHIVED'
  publishDate?: Date
  productType: 'physical' | 'digital'
  brand?: string
  ribbon?: string
  collectionIds: readonly string[]
  variants: readonly ProductSheetVariant[]
}

/** A variant in the spreadsheet of products. */
export interface ProductSheetVariant {
  id: string
  /** Choices of the variant, such as `Red, Large`. Empty for a product without options. */
  label: string
  /** The price that is paid. */
  price: string
  /** The price before a reduction. */
  compareAtPrice?: string
  cost?: string
  sku?: string
  barcode?: string
  /** As a decimal number. */
  weight?: string
  /** Quantity at the default location, if it is tracked. */
  quantity?: number
}

/** The result of one item of a bulk request. */
export interface ListedProductResult {
  itemMetadata: ItemMetadata
  item?: ProductSheetEntry
}

/** A saved view of the list of products in the back office. */
export interface ProductView {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  /** Unique in the store, regardless of case. */
  name: string
  /** Search, filters, sorting and columns, as the query of the address of the list. */
  query: string
  createdDate: Date
  updatedDate: Date
}

/** A product of catalog V3. */
export interface ProductV3 {
  id?: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name?: string
  /** Part of the URL. Default: derived from the name. */
  slug?: string
  url?: ProductUrl
  /** On request: `DESCRIPTION`. */
  description?: RichContent
  /** Description as HTML. Ignored if `description` is sent too. On request: `PLAIN_DESCRIPTION`. */
  plainDescription?: string
  /** Whether shoppers see the product. Default: true. */
  visible?: boolean
  /** Whether it is sold at the point of sale. Default: true. */
  visibleInPos?: boolean
  media?: ProductMediaV3
  seoData?: SeoData
  taxGroupId?: string
  options?: readonly ConnectedOption[]
  modifiers?: readonly ConnectedModifier[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: Bundle
  brand?: ProductBrand
  infoSections?: readonly ProductInfoSection[]
  /** The main ribbon. */
  ribbon?: ProductRibbon
  /** Other ribbons. */
  additionalRibbons?: readonly ProductRibbon[]
  /** Categories that contain it. On request: `DIRECT_CATEGORIES_INFO`. */
  directCategoriesInfo?: ProductCategories
  /** Those categories and their parents. On request: `ALL_CATEGORIES_INFO`. */
  allCategoriesInfo?: ProductCategories
  /** The category that its breadcrumbs lead to. Setting it adds the product to the category. */
  mainCategoryId?: string
  /** Lowest and highest cost. Elevated callers only, on request: `MERCHANT_DATA`. */
  costRange?: CatalogPriceRange
  inventory?: ProductInventory
  /** `PHYSICAL`: shipped. `DIGITAL`: downloaded. Cannot be changed. */
  productType?: 'PHYSICAL' | 'DIGITAL'
  /** Identifies it in imports. */
  handle?: string
  /** The store's currency. On request: `CURRENCY`. */
  currency?: string
  breadcrumbsInfo?: ProductBreadcrumbs
  /** Lowest and highest actual price of all variants. */
  actualPriceRange?: CatalogPriceRange
  /** Lowest and highest price before a reduction. Zero without reductions. */
  compareAtPriceRange?: CatalogPriceRange
  /** Only for `PHYSICAL` products. */
  physicalProperties?: ProductPhysicalProperties
  variantsInfo?: ProductVariants
  purchaseEligibility?: PurchaseEligibility
  /** Subscriptions that are sent replace all before. Carts refuse them: see `createSubscriptionOption`. */
  subscriptionDetails?: SubscriptionDetails
  /** Shoppers do not see private tags. */
  tags?: Tags
  extendedFields?: ExtendedFields
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
  variantSummary?: VariantSummary
}

/** The page of a product. On request: `URL`. */
export interface ProductUrl {
  /** Path of the product page. */
  relativePath?: string
  /** URL of the product page. */
  url?: string
}

/** The images and videos of a product. */
export interface ProductMediaV3 {
  /** The first item. */
  main?: CatalogMedia
  /** All media in their order. On request: `MEDIA_ITEMS_INFO`. */
  itemsInfo?: CatalogMediaItems
}

/** An image or video of a product. */
export interface CatalogMedia {
  /** ID in the media library. Send it or `url`. */
  id?: string
  /** URL of an external picture or video, or of a video’s page at YouTube or Vimeo. Send it or `id`. */
  url?: string
  /** Only for `IMAGE`. */
  image?: CatalogImage
  /** Only for `VIDEO`. */
  video?: CatalogVideo
  /** Only for `MODEL_3D`. */
  model?: CatalogModel
  /** Alternative text for screen readers. */
  altText?: string
  /** Name shown to the merchant. */
  displayName?: string
  /** `MODEL_3D`: a 3D model, which only Vitrine has. */
  mediaType?: 'IMAGE' | 'VIDEO' | 'MODEL_3D'
  focalPoint?: MediaFocalPoint
  /** ID of an uploaded image that is shown before a video or 3D model is loaded. An empty string removes it. */
  posterId?: string
  /** URL of the image with the ID `posterId`. */
  posterUrl?: string
  /** On request: `THUMBNAIL`. */
  thumbnail?: CatalogThumbnail
  uploadId?: string
}

/** A video of a product. */
export interface CatalogVideo {
  /** ID of the video in the media library. */
  id?: string
  resolutions?: readonly CatalogVideoResolution[]
  /** Original file name. */
  filename?: string
  /** Set instead of `resolutions` for a video at YouTube or Vimeo. */
  embed?: VideoEmbed
  /** When it was added to the product, in ISO 8601. */
  addedDate?: string
}

/** A file of a video in one resolution. */
export interface CatalogVideoResolution {
  url?: string
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** File format, such as `mp4`. */
  format?: string
}

/** A 3D model of a product. */
export interface CatalogModel {
  url: string
  /** File format: `glb` (glTF 2.0). */
  format: string
  sizeInBytes?: number
}

/** A small image of a media item. */
export interface CatalogThumbnail {
  url: string
  /** Height in pixels. */
  height: number
  /** Width in pixels. */
  width: number
  altText?: string
}

/** The media of a product. */
export interface CatalogMediaItems {
  items: readonly CatalogMedia[]
}

/** An option of a product. Each combination of choices is a variant. */
export interface ConnectedOption {
  /** ID of the customization. */
  id?: string
  name?: string
  /** The option in carts. */
  key?: string
  /** `SWATCH_CHOICES`: choices are shown as colors. */
  optionRenderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings?: ConnectedOptionChoices
}

/** The choices of an option. */
export interface ConnectedOptionChoices {
  choices?: readonly ConnectedOptionChoice[]
}

/** A choice of an option of a product. */
export interface ConnectedOptionChoice {
  /** ID of the choice in the customization. Without it, `name` is looked up. */
  choiceId?: string
  /** `ONE_COLOR`: has a `colorCode`. */
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** The choice in carts. */
  key?: string
  /** Name shown to buyers. */
  name?: string
  colorCode?: string
  /** On request: `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage?: CatalogImage
  /** Older form of `media`. Items are referred to by ID or URL. */
  linkedMedia?: readonly CatalogMedia[]
  /** On request: `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
  media?: ChoiceMedia
  /** Whether a visible variant with it is in stock. */
  inStock?: boolean
  /** Whether a variant with it is visible. */
  visible?: boolean
}

/** The media of the product that show a choice. */
export interface ChoiceMedia {
  items?: readonly ChoiceMediaReference[]
}

/** A media item of the product, by its ID or URL. */
export interface ChoiceMediaReference {
  mediaId?: string
  url?: string
}

/** A choice or text of the buyer that is not part of the variant. */
export interface ConnectedModifier {
  /** ID of the customization. */
  id?: string
  name?: string
  /** The modifier in carts. */
  key?: string
  /** `FREE_TEXT`: a text. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. */
  modifierRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  /** Whether the buyer must make a choice or enter a text. */
  mandatory?: boolean
  freeTextSettings?: ConnectedFreeText
  choicesSettings?: ConnectedModifierChoices
}

/** Settings of a text that the buyer can enter. */
export interface ConnectedFreeText {
  /** Label of the field. */
  title?: string
  key?: string
  /** Minimum number of characters. */
  minCharCount?: number
  /** Maximum number of characters. */
  maxCharCount?: number
  /** Amount added to the price if it is used. */
  defaultAddedPrice?: string
}

/** The choices of a modifier. */
export interface ConnectedModifierChoices {
  choices?: readonly ConnectedModifierChoice[]
}

/** A choice of a modifier of a product. */
export interface ConnectedModifierChoice {
  /** ID of the choice in the customization. Without it, `name` is looked up. */
  choiceId?: string
  /** `ONE_COLOR`: has a `colorCode`. */
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** The choice in carts. */
  key?: string
  /** Name shown to buyers. */
  name?: string
  colorCode?: string
  /** On request: `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage?: CatalogImage
  /** Older form of `media`. Items are referred to by ID or URL. */
  linkedMedia?: readonly CatalogMedia[]
  /** On request: `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
  media?: ChoiceMedia
  /** Amount added to the price. */
  addedPrice?: string
}

/** The brand of a product. */
export interface ProductBrand {
  id?: string
  /** Without an ID, the brand with this name is found or created. */
  name?: string
}

/** A section of information of a product, which products share. */
export interface ProductInfoSection {
  id?: string
  /**
   * Name of the section for the merchant. Without an ID, the section with this name is found or created. On
   * request: `INFO_SECTION`.
   */
  uniqueName?: string
  /** On request: `INFO_SECTION`. */
  title?: string
  /** On request: `INFO_SECTION_DESCRIPTION`. */
  description?: RichContent
  /** As HTML, for a new section. On request: `INFO_SECTION_PLAIN_DESCRIPTION`. */
  plainDescription?: string
}

/** A ribbon of a product, such as "New". */
export interface ProductRibbon {
  id?: string
  /** Without an ID, the ribbon with this name is found or created. */
  name?: string
}

/** The categories of a product. */
export interface ProductCategories {
  categories: readonly CategoryIndex[]
}

/** A category of a product. */
export interface CategoryIndex {
  id: string
  /** Position of the product in the category, if it is arranged. */
  index?: number
}

/** Lowest and highest amount of all visible variants. */
export interface CatalogPriceRange {
  /** Calculated by the server. */
  minValue?: CatalogAmount
  /** Calculated by the server. */
  maxValue?: CatalogAmount
}

/** An amount in the store's currency. */
export interface CatalogAmount {
  /** In major units, such as `"12.50"`. */
  amount: string
  /** The amount with its currency symbol. On request: `CURRENCY`. */
  formattedAmount?: string
}

/** Availability of a product. */
export interface ProductInventory {
  /** `PARTIALLY_OUT_OF_STOCK`: only some variants are in stock. */
  availabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  preorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED'
  preorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS'
}

/** The categories from the top level to the main category. On request: `BREADCRUMBS_INFO`. */
export interface ProductBreadcrumbs {
  breadcrumbs: readonly ProductBreadcrumb[]
}

/** A category on the way to a product. */
export interface ProductBreadcrumb {
  categoryId: string
  categoryName: string
  categorySlug: string
}

/** Properties of a product that is shipped. */
export interface ProductPhysicalProperties {
  pricePerUnit?: ProductUnitPrice
  shippingWeightRange?: ShippingWeightRange
  pricePerUnitRange?: PricePerUnitRange
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo
  deliveryProfileId?: string
  fulfillerId?: string
}

/** The base quantity of the price per unit. */
export interface ProductUnitPrice {
  /** Base quantity, such as 1 for a price per KG. */
  quantity: number
  /** Unit of the base quantity. */
  measurementUnit:
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

/** Lowest and highest weight of all variants, in the store's weight unit. */
export interface ShippingWeightRange {
  minValue: number
  maxValue: number
}

/** Lowest and highest price per unit of all variants. */
export interface PricePerUnitRange {
  minValue: PricePerUnit
  maxValue: PricePerUnit
}

/** A price per unit of measurement. */
export interface PricePerUnit {
  value: string
  description?: string
}

/** The store's weight unit. On request: `WEIGHT_MEASUREMENT_UNIT_INFO`. */
export interface WeightMeasurementUnitInfo {
  weightMeasurementUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
}

/** The variants of a product. */
export interface ProductVariants {
  variants: readonly VariantV3[]
}

/** A variant of a product: a combination of choices. Every product has at least one. */
export interface VariantV3 {
  id?: string
  /** Whether shoppers see the variant. Default: true. */
  visible?: boolean
  /** Stock keeping unit. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. */
  barcode?: string
  /** Its choice of each option. */
  choices?: readonly VariantChoice[]
  price?: CatalogPrice
  /** Elevated callers only, on request: `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetails
  /** Media that show the variant or its choices. */
  media?: CatalogMedia
  /** IDs of media of the product that show the variant, before those of its choices. */
  mediaIds?: readonly string[]
  /** Only for `PHYSICAL` products. */
  physicalProperties?: VariantPhysicalProperties
  /** Only for `DIGITAL` products. */
  digitalProperties?: VariantDigitalProperties
  /** On request: `SUBSCRIPTION_PRICES_INFO`. */
  subscriptionPricesInfo?: SubscriptionPricesInfo
  inventoryStatus?: VariantInventoryStatus
}

/** The choice of an option that a variant has. */
export interface VariantChoice {
  optionChoiceIds?: OptionChoiceIds
  /** On request: `VARIANT_OPTION_CHOICE_NAMES`. */
  optionChoiceNames?: OptionChoiceNames
}

/** IDs of an option and its choice. */
export interface OptionChoiceIds {
  optionId?: string
  choiceId?: string
}

/** Names of an option and its choice. */
export interface OptionChoiceNames {
  optionName?: string
  choiceName?: string
  renderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
}

/** The prices of a variant. */
export interface CatalogPrice {
  /** What the buyer pays. */
  actualPrice?: CatalogAmount
  /** Price before a reduction. Must not be less than `actualPrice`. Default: none. */
  compareAtPrice?: CatalogAmount
  /** Price after automatic discounts. On request: `DISCOUNT_INFO`. */
  priceAfterDiscount?: CatalogAmount
  /**
   * Lowest price of the 30 days before the reduction, if the store announces it: see `priorPrices` of its
   * settings.
   */
  priorPrice?: CatalogAmount
}

/** Cost and profit of a variant. */
export interface RevenueDetails {
  /** Cost of one piece for the merchant. */
  cost?: CatalogAmount
  /** Actual price minus cost. */
  profit?: CatalogAmount
  /** Profit as a fraction of the actual price. */
  profitMargin?: number
}

/** Properties of a variant that is shipped. */
export interface VariantPhysicalProperties {
  /** Weight in the store's weight unit. */
  weight?: number
  pricePerUnit?: VariantPricePerUnit
  /** Dimensions of the variant itself. */
  productDimensions?: ProductDimensions
  /** Dimensions of its package. */
  packageDimensions?: ProductDimensions
}

/** The price per unit of measurement of a variant. */
export interface VariantPricePerUnit {
  settings?: VariantUnitQuantity
  value?: string
  /** Such as `€12.00 / 1 kg`. On request: `CURRENCY`. */
  description?: string
  /** Calculated by the server. */
  priceAfterDiscount?: CatalogAmount
}

/** The quantity that a variant contains. */
export interface VariantUnitQuantity {
  /** Base quantity, such as 1 for a price per KG. */
  quantity: number
  /** Unit of the base quantity. */
  measurementUnit:
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

/** Properties of a variant that is downloaded. */
export interface VariantDigitalProperties {
  digitalFile?: VariantDigitalFile
}

/** The file that buyers of a variant receive. */
export interface VariantDigitalFile {
  /** ID of the secure file. */
  id: string
  fileName?: string
  /** Size in bytes. */
  fileSize?: string
  fileType?:
    | 'UNSPECIFIED'
    | 'SECURE_PICTURE'
    | 'SECURE_VIDEO'
    | 'SECURE_DOCUMENT'
    | 'SECURE_MUSIC'
    | 'SECURE_ARCHIVE'
    | 'SECURE_RAW'
}

/** The prices of a variant by subscription. */
export interface SubscriptionPricesInfo {
  subscriptionPrices: readonly SubscriptionPrice[]
}

/** The price of each charge of a subscription. */
export interface SubscriptionPrice {
  subscriptionId: string
  price: CatalogAmount
  pricePerUnit?: PricePerUnit
}

/** Availability of a variant. */
export interface VariantInventoryStatus {
  /** Whether it can be bought now. */
  inStock: boolean
  /** Whether it can be ordered in advance. */
  preorderEnabled: boolean
}

/** Who can buy a product. */
export interface PurchaseEligibility {
  /** `MEMBERS_ONLY`: only members can buy it. */
  userCriteria?: 'MEMBERS_ONLY'
}

/** How a product is sold by subscription. */
export interface SubscriptionDetails {
  subscriptions: readonly ProductSubscription[]
  /** Whether the product is sold without a subscription, too. Default: false. */
  allowOneTimePurchases?: boolean
}

/** A subscription that a product is sold by. */
export interface ProductSubscription {
  /** Set by the store. Send it to keep the subscription. */
  id?: string
  /** Name of the subscription. */
  title: string
  description?: string
  /** Whether buyers see it. Default: true. */
  visible?: boolean
  /** Unit of `interval`. Not `UNDEFINED`. */
  frequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Units between two charges. Default: 1. */
  interval?: number
  /** True if it renews until it is canceled. Send it or `billingCycles`. */
  autoRenewal?: boolean
  /** Number of charges. */
  billingCycles?: number
  discount?: ProductSubscriptionDiscount
}

/** A reduction of each charge. */
export interface ProductSubscriptionDiscount {
  type: 'AMOUNT' | 'PERCENT'
  /** For `AMOUNT`, in the currency of the store. */
  amountOff?: string
  /** For `PERCENT`. */
  percentOff?: number
}

/** A summary of the variants of a product. */
export interface VariantSummary {
  /** Number of variants. */
  variantCount: number
  /** On request: `MIN_PRICE_VARIANT`. */
  minPriceVariant?: VariantV3
}

/** The result of one item of a bulk request. */
export interface BulkProductV3Result {
  itemMetadata: ItemMetadata
  item?: ProductV3
}

/** The result of one item of a bulk request. */
export interface BulkStockResult {
  itemMetadata: ItemMetadata
  item?: StockOfVariant
}

/** The stock of a variant at the default location. */
export interface StockOfVariant {
  productId: string
  variantId: string
  /** Default: the default location. */
  locationId?: string
  /** Whether it is in stock. Sending it turns tracking off. */
  inStock?: boolean
  /** Quantity in stock. Sending it turns tracking on. Negative if more was sold than was there. */
  quantity?: number
  /** Whether the quantity in stock is tracked. */
  trackQuantity?: boolean
  availabilityStatus?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER'
  preorderInfo?: ItemPreorderInfo
  product?: StockedProduct
  extendedFields?: ExtendedFields
}

/** An image with a link, shown among the products of categories. */
export interface Promotion {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Name shown to the merchant. */
  name: string
  media: PromotionMedia
  /** Where a click on the promotion leads. */
  destinationUrl?: string
  /** Categories that show it. */
  categories?: readonly PromotionCategory[]
  /** Whether shoppers see it. Default: false. */
  enabled?: boolean
  extendedFields?: ExtendedFields
  tags?: Tags
}

/** The image of a promotion. Send its `id` or `url`. */
export interface PromotionMedia {
  /** ID of an image in the media library. */
  id?: string
  /** URL of an image. Ignored if `id` is sent as well. */
  url?: string
  /** The image. */
  image?: CatalogImage
  /** Alternative text for screen readers. */
  altText?: string
  /** Name shown to the merchant. */
  displayName?: string
  mediaType?: 'IMAGE'
  uploadId?: string
}

/** A category that shows a promotion. */
export interface PromotionCategory {
  /** ID of the category. */
  id: string
  /** Place among the items, starting at 1. */
  position: number
  /** Whether its subcategories show the promotion as well. Default: false. */
  appliedToSubcategories?: boolean
}

/** A promotion and where a category shows it. */
export interface PositionedPromotion {
  promotion: Promotion
  /** Place among the items, starting at 1. */
  position: number
}

/** The result of one item of a bulk request. */
export interface BulkPromotionResult {
  itemMetadata: ItemMetadata
  item?: Promotion
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
  /** Why EU buyers have no right of withdrawal: Directive 2011/83/EU, Article 16. By default, they have one. */
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

/** A variant with data of its product. */
export interface ReadOnlyVariant {
  /** The same as `variantId`. */
  id: string
  /** ID of the variant in its product. */
  variantId: string
  /** Whether shoppers see the variant. */
  visible?: boolean
  /** Stock keeping unit. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. */
  barcode?: string
  /** Its choice of each option. */
  optionChoices?: readonly VariantChoice[]
  price?: CatalogPrice
  /** Elevated callers only, on request: `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetails
  /** Media that show the variant or its choices. */
  media?: CatalogMedia
  physicalProperties?: ReadOnlyVariantProperties
  /** Only for `DIGITAL` products. */
  digitalProperties?: VariantDigitalProperties
  /** On request: `SUBSCRIPTION_PRICES_INFO`. */
  subscriptionPricesInfo?: SubscriptionPricesInfo
  inventoryStatus?: VariantInventoryStatus
  /** Data of its product. */
  productData: ProductOfVariant
}

/** Properties of a variant that is shipped. */
export interface ReadOnlyVariantProperties {
  /** In the store's weight unit. On request: `WEIGHT_MEASUREMENT_UNIT_INFO`. */
  weight?: number
  pricePerUnit?: VariantPricePerUnit
}

/** The product of a variant. */
export interface ProductOfVariant {
  productId: string
  name?: string
  slug?: string
  revision?: string
  visible?: boolean
  visibleInPos?: boolean
  productType: 'PHYSICAL' | 'DIGITAL'
  /** The store's currency. On request: `CURRENCY`. */
  currency?: string
  physicalProperties?: PhysicalPropertiesOfVariant
}

/** On request: `WEIGHT_MEASUREMENT_UNIT_INFO`. */
export interface PhysicalPropertiesOfVariant {
  weightMeasurementUnitInfo?: WeightUnitOfVariant
}

/** The store's weight unit. */
export interface WeightUnitOfVariant {
  weightMeasurementUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
}

/** The content of a receipt, as of its creation. */
export interface ReceiptDocument {
  id: string
  /** Receipt number. Numbers of a store are consecutive. */
  displayNumber: string
  type: 'PAYMENT' | 'REFUND'
  /** Amount paid or refunded. */
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
  /** Price of the delivery. */
  delivery?: Price
  /** Additional fees. */
  fees?: readonly { name: string; amount: Price }[]
  /** Amount that all discounts take off. */
  discount?: Price
  /** Amount of tax. */
  tax?: Price
  /** Taxes that make up `tax`, if they have names. */
  taxes?: readonly {
    name: string
    /** Tax rate as a fraction: `"0.19"` is 19 percent. */
    rate: string
    amount: Price
  }[]
  /** Whether prices include tax. */
  taxIncluded: boolean
  /** Total amount of the order. */
  total: Price
  /** Card or payment method. */
  method?: string
}

/** Recommended products and the algorithm that was used. */
export interface Recommendation {
  /** Recommended products, best match first. */
  items: readonly CatalogReference[]
  algorithm?: RecommendationAlgorithm
}

/** A recommendation algorithm and the app that provides it. */
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
    /** `RELATED_ITEMS`: requires products in the request. `GLOBAL`: does not. */
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

/** Sales of a period over time. */
export interface SalesReport {
  /** Currency of the amounts. */
  currency: string
  /** Currencies of orders and payments in the period. The store's currency is first. */
  currencies: readonly string[]
  /** Time zone of the store, in which days begin. IANA name. */
  timeZone: string
  /** First day. */
  from: string
  /** Last day, inclusive. */
  to: string
  figures: ReportFigures
  /** The same for the compared period. */
  previous?: {
    /** First day. */
    from: string
    /** Last day, inclusive. */
    to: string
    figures: ReportFigures
  }
  /** Every day, week or month of the period, also those without orders. */
  rows: readonly {
    /** First day. */
    from: string
    /** Last day, inclusive. */
    to: string
    figures: ReportFigures
    /** The same for the compared period. */
    previous?: {
      /** First day. */
      from: string
      /** Last day, inclusive. */
      to: string
      figures: ReportFigures
    }
  }[]
}

/** Figures of sales and payments. */
export interface ReportFigures {
  /** Orders that were neither canceled nor rejected, on the day they were placed. */
  orders: number
  /** Number of pieces ordered. */
  quantity: number
  /** Prices of all items before discounts, as in the subtotals of the orders. */
  grossSales: BookAmount
  /** Amount that discounts took off. */
  discounts: BookAmount
  /** Tax of the orders. Part of the prices if they include tax. */
  tax: BookAmount
  /** Sum of the totals of the orders, with delivery, fees and tax. */
  totalSales: BookAmount
  /** Part of the sales that is for gift cards. A liability, not revenue. */
  giftCards: BookAmount
  /** Refunds of these orders, without gift cards, on the day of the refund in the books. */
  returns: BookAmount
  /** Total sales without gift cards, minus returns. */
  netSales: BookAmount
  /** Orders of customers who had ordered before. */
  returningOrders: number
  /** Share of `returningOrders`: `"0.25"` is 25 percent. Absent without orders. */
  returningShare?: string
  /** Total sales per order. Absent without orders. */
  averageOrder?: BookAmount
  /** Delivery, before discounts. */
  delivery: BookAmount
  /** Additional fees, including tips. */
  fees: BookAmount
  /** Payments received, as in the books. */
  received: BookAmount
  /** Refunds, as in the books. */
  refunded: BookAmount
  /** Amounts withdrawn by chargebacks, as in the books. */
  disputed: BookAmount
  /** Amounts returned by reversed chargebacks, as in the books. */
  returned: BookAmount
  /** Received − refunded − disputed + returned: `net` of the books. */
  netPayments: BookAmount
}

/**
 * Sales of a period by group. Channels, countries and staff add up to all sales, and so do products with the
 * group of delivery and fees. A product is in all of its collections, and an order in all of its discounts.
 */
export interface SalesBreakdown {
  /** Currency of the amounts. */
  currency: string
  /** Currencies of orders and payments in the period. The store's currency is first. */
  currencies: readonly string[]
  /** Time zone of the store, in which days begin. IANA name. */
  timeZone: string
  /** First day. */
  from: string
  /** Last day, inclusive. */
  to: string
  /** The compared period. */
  previous?: {
    /** First day. */
    from: string
    /** Last day, inclusive. */
    to: string
  }
  by: 'PRODUCT' | 'COLLECTION' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'STAFF'
  /** Number of groups with figures in the period. */
  rowCount: number
  /** Groups, highest figures first. */
  rows: readonly {
    /**
     * ID of the product, collection or person, channel, or ISO 3166-1 alpha-2 code of the country of taxation.
     * Discounts have `coupon:` or `discount:` with their ID, or `merchant` if given on a single order. `custom` are
     * items that are not of the catalog. Empty for all that belongs to no group, such as delivery.
     */
    key: string
    /** Name of the group. Absent if the key says it all. */
    name?: string
    figures: ReportFigures
    /** Figures of the compared period. */
    previous?: ReportFigures
  }[]
}

/** Visits of a period over time. */
export interface VisitsReport {
  /** Time zone of the store, in which days begin. IANA name. */
  timeZone: string
  /** First day. */
  from: string
  /** Last day, inclusive. */
  to: string
  figures: VisitFigures
  /** The same for the compared period. */
  previous?: {
    /** First day. */
    from: string
    /** Last day, inclusive. */
    to: string
    figures: VisitFigures
  }
  /** Every day, week or month of the period, also those without visits. */
  rows: readonly {
    /** First day. */
    from: string
    /** Last day, inclusive. */
    to: string
    figures: VisitFigures
    /** The same for the compared period. */
    previous?: {
      /** First day. */
      from: string
      /** Last day, inclusive. */
      to: string
      figures: VisitFigures
    }
  }[]
}

/** Visits of an online store, and what became of them. */
export interface VisitFigures {
  /** Visits of the storefront: pages opened from elsewhere than the store itself. */
  sessions: number
  /** Carts that were started. */
  carts: number
  /** Carts that were taken to the checkout. */
  checkouts: number
  /** Orders of the online store. */
  orders: number
  /** Orders per session: `"0.025"` is 2.5 percent. Absent without sessions. */
  conversion?: string
}

/** The current day as it is now. */
export interface TodayReport {
  /** Today, in the time zone of the store. */
  day: string
  /** Time zone of the store. IANA name. */
  timeZone: string
  /** Currency of the store. */
  currency: string
  /** Figures of today. Orders are those of all channels. */
  figures: VisitFigures
  /** Totals of orders in the currency of the store. */
  sales: BookAmount
  /** Every hour of the day from 0 to 23, also those to come. */
  hours: readonly { hour: number; sessions: number; orders: number; sales: BookAmount }[]
}

/** A preview of the settlement of a return. */
export interface ReturnSettlementPreview {
  /** Value of the returned items. */
  worth: Price
  /** Fee deducted by the store. */
  fee: Price
  /** Value minus fee. */
  amount: Price
  /** Amount given back to each payment. */
  payments: readonly ReturnSettlementPart[]
  /** Draft order of the exchange, and how much of it is paid with the return. */
  exchange?: {
    draftOrderId: string
    /** Total of the draft order. */
    total: Price
    /** Amount of the draft order that the return pays. */
    credited: Price
    /** Amount still to be paid. */
    due: Price
    /** Amount of the return that is left and given back. */
    givenBack: Price
  }
  /** Line items to return to stock. */
  restock: readonly { lineItemId: string; quantity: number }[]
}

/** The part of a settlement that is given back to one payment. */
export interface ReturnSettlementPart {
  paymentId: string
  /** Amount given back to this payment. */
  amount: Price
  /** `ORIGINAL`: to the payment method. `BY_HAND`: by the merchant, outside the store. */
  way: 'ORIGINAL' | 'BY_HAND' | 'STORE_CREDIT'
}

/** The result for one review of a bulk request. */
export interface BulkReviewResult {
  itemMetadata: ItemMetadata
  review?: Review
}

/** A summary of the approved reviews of a product. */
export interface ReviewSummary {
  /** Number of approved reviews. */
  count: number
  /** Average rating from 1 to 5. 0 if there are no reviews. */
  averageRating: number
}

/** A ribbon that is shown on products, such as "New". */
export interface CatalogRibbon {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Text of the ribbon. Unique in the store. */
  name: string
  /** Number of products with the ribbon. Only on request. */
  assignedProductCount?: number
}

/** The result of one item of a bulk request. */
export interface BulkRibbonResult {
  itemMetadata: ItemMetadata
  item?: CatalogRibbon
}

/** A payment method that a member saved. Card data is stored by the payment provider. */
export interface MemberSavedPaymentMethod {
  id: string
  /** ID of the payment provider, such as `stripe`. */
  provider: string
  /** Payment token. Send it wherever a payment token is accepted. */
  paymentToken: string
  card?: { brand: string; lastFourDigits: string }
  expiration?: { month: number; year: number }
  /** Whether the payment method has expired and cannot be charged. */
  expired: boolean
  /** Whether the payment method is used by default: the newest one that has not expired. */
  default: boolean
}

/** A report that was saved under a name, and may be sent by email. */
export interface SavedReport {
  id: string
  /** Name of the report. */
  name: string
  /** What it shows: sales over time or by group, or visits. */
  report: 'SALES' | 'PRODUCT' | 'COLLECTION' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'STAFF' | 'VISITS'
  /** Period of the page in the back office, relative to the current day. */
  period: 'TODAY' | 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'THIS_MONTH' | 'LAST_MONTH' | 'THIS_YEAR' | 'LAST_12_MONTHS'
  /** What it is compared with. Default: nothing. */
  compare?: 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'
  /** Sends the report by email, with a CSV file. Default: no emails. */
  email?: {
    /** Every morning about the day before, on Mondays about the week, or on the first of the month. */
    frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY'
    /** Email addresses. At most 10. */
    recipients: readonly string[]
  }
  /** When it is sent next. */
  nextEmailDate?: Date
  createdDate: Date
  updatedDate: Date
}

/** The number of results. */
export interface SearchTotal {
  count: number
  /** Whether `count` is exact. Otherwise there are more results. */
  isExact: boolean
}

/** A facet: values by which results can be filtered. */
export interface SearchFacet {
  type: 'PRICE' | 'OPTION' | 'BRAND' | 'AVAILABILITY' | 'ON_SALE' | 'COLLECTION'
  /** Name of the product option. Only for `OPTION`. */
  name?: string
  /** Lowest price. Only for `PRICE`. */
  lowest?: number
  /** Highest price. Only for `PRICE`. */
  highest?: number
  values: readonly SearchFacetValue[]
}

/** A value of a facet. */
export interface SearchFacetValue {
  /** Value to use in the filter. */
  id: string
  /** Text to display. */
  label: string
  /** Number of products with this value, given the choices of all other facets. */
  count: number
  /** Color of a choice, as `#rrggbb`. */
  color?: string
  /** Lower limit of a price range, inclusive. */
  from?: number
  /** Upper limit of a price range, inclusive. Absent for the last range. */
  to?: number
}

/** A product suggested while typing. */
export interface ProductSuggestion {
  id: string
  name: string
  slug: string
  imageUrl?: string
  /** Price formatted with its currency symbol. */
  formattedPrice: string
  /** Price after the product's discount, formatted with its currency symbol. */
  formattedDiscountedPrice: string
}

/** A collection suggested while typing. */
export interface CollectionSuggestion {
  id: string
  name: string
  slug: string
}

/** Settings of the search. */
export interface SearchSettings {
  synonyms: readonly SearchSynonyms[]
}

/** Words that find each other in search. */
export interface SearchSynonyms {
  words: readonly string[]
  /** Word that finds the others, but is not found by them. Without it, each word finds all others. */
  from?: string
}

/** A search term that visitors used. */
export interface SearchTerm {
  /** Search term, without case and accents. */
  term: string
  /** Number of searches. */
  searches: number
  /** Number of searches without results. */
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

/** Settings of orders. */
export interface OrdersSettings {
  /** When sold pieces are taken from stock. */
  inventoryUpdateTrigger?: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED'
  /** Whether an invoice is created for each order. `createOn` of the invoice settings determines when. */
  createInvoice?: boolean
  createdDate?: Date
  updatedDate?: Date
}

/** The account with which a store buys shipping labels. */
export interface LabelAccount {
  /** Seller of the labels. `SAMPLE` creates sample labels that no carrier accepts. */
  provider?: 'SHIPPO' | 'SAMPLE'
  /** Whether labels can be bought. */
  connected: boolean
  /** In `TEST` labels are free and no carrier accepts them. */
  mode?: 'TEST' | 'LIVE'
  /** When the account was connected. Absent for `SAMPLE` in the demo store. */
  connectedDate?: Date
  /** Last four characters of the API key. */
  keyHint?: string
  /** Whether `SAMPLE` can be used: in the demo store and on local servers. */
  canUseSamples: boolean
}

/** The items of an order that are not sent yet, and the packages for them. */
export interface LabelParcel {
  items: readonly LabelItem[]
  /** Total weight of the items whose weight is known. */
  weight: string
  weightUnit: 'KG' | 'LB'
  /** Number of pieces whose weight is unknown. */
  unweighedItems: number
  packages: readonly LabelPackage[]
  /** Why no label can be bought. */
  problems: readonly ('NO_ACCOUNT' | 'NO_SETTINGS' | 'NO_SHIP_FROM_ADDRESS' | 'NO_DESTINATION' | 'NOTHING_LEFT')[]
}

/** A line item in a parcel. */
export interface LabelItem {
  lineItemId: string
  quantity: number
}

/** A package. */
export interface LabelPackage {
  /** ID of the label settings with the package and its services. */
  configurationId?: string
  /** Package: a flat-rate package of USPS, or `CUSTOM`. */
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

/** Dimensions of a package in inches. */
export interface LabelDimensions {
  length: string
  width: string
  height: string
}

/** Rates for a parcel. One label can be bought from it. */
export interface LabelQuote {
  id: string
  orderId: string
  package: LabelPackage
  items: readonly LabelItem[]
  /** Weight of the parcel, in `weightUnit`. */
  weight: string
  weightUnit: 'KG' | 'LB'
  rates: readonly LabelRate[]
  createdDate: Date
  /** When the quote expires. */
  expirationDate: Date
}

/** The rate of a carrier's service for a parcel. */
export interface LabelRate {
  id: string
  carrier: string
  /** Code of the service. */
  service: string
  /** Name of the service. */
  serviceName: string
  currency: string
  /** Price that the store pays. */
  cost: Price
  /** Fee that the store adds for the buyer. */
  handlingFee?: Price
  /** Price for the buyer according to the label settings, with the handling fee. */
  price?: Price
  /** Estimated number of days until delivery. */
  days?: number
  /** Estimated delivery time as text, set by the owner. */
  deliveryTime?: string
}

/** A shipping label. */
export interface ShippingLabel {
  id: string
  orderId: string
  orderNumber: string
  /** `BUYING` and `VOIDING`: the response of the carrier is pending. The request is retried. */
  status: 'BUYING' | 'BOUGHT' | 'FAILED' | 'VOIDING' | 'VOIDED'
  purpose: 'SHIPMENT' | 'RETURN'
  provider: 'SHIPPO' | 'SAMPLE'
  mode: 'TEST' | 'LIVE'
  /** ID of the fulfillment. */
  fulfillmentId?: string
  items: readonly LabelItem[]
  package: LabelPackage
  /** Weight of the parcel, in `weightUnit`. */
  weight: string
  weightUnit: 'KG' | 'LB'
  rate: LabelRate
  trackingNumber?: string
  trackingLink?: string
  /** Why the label was not bought or voided, as explained by the carrier. */
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

/** A shipping option. */
export interface ShippingOption {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** IDs of the delivery regions that offer the option. */
  deliveryRegionIds?: readonly string[]
  /** Title, shown to buyers. */
  title?: string
  /** Estimated delivery time as text, such as "2-3 days". */
  estimatedDeliveryTime?: string
  /** Rates. The first one whose conditions are met is used. */
  rates?: readonly ShippingOptionRate[]
  /** ID of the first delivery region. Legacy alternative to `deliveryRegionIds`. */
  deliveryRegionId?: string
  otherCharges?: readonly DeliveryCharge[]
  /** Whether the option is offered to buyers. Default: true. */
  active?: boolean
  /** Same as `active`: `ENABLED` or `DISABLED`. */
  status?: 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'
  extendedFields?: ExtendedFields
}

/** A delivery region: countries and subdivisions that a store delivers to. */
export interface StoreDeliveryRegion {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  /** Countries of the region. Empty: everywhere. */
  destinations: readonly DeliveryDestination[]
  /** Whether the store delivers to the region. Default: true. */
  active?: boolean
  /** ID of the delivery profile. Cannot be changed. Default: the default profile. */
  deliveryProfileId?: string
}

/** A country, or some of its subdivisions. */
export interface DeliveryDestination {
  country: string
  /** Subdivisions to deliver to. Default: all. */
  subdivisions?: readonly string[]
}

/** Settings of shipping labels: services, package, fees and the address parcels are sent from. */
export interface ShippoConfiguration {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  domesticServices?: readonly ShippoDomesticService[]
  internationalServices?: readonly ShippoInternationalService[]
  /** Package: a flat-rate package of USPS, or `CUSTOM`. */
  packageType?:
    | 'CUSTOM'
    | 'FLAT_RATE_ENVELOPE'
    | 'PADDED_FLAT_RATE_ENVELOPE'
    | 'SMALL_FLAT_RATE_BOX'
    | 'MEDIUM_FLAT_RATE_BOX_1'
    | 'MEDIUM_FLAT_RATE_BOX_2'
    | 'LARGE_FLAT_RATE_BOX'
  packageDetails?: ShippoPackageDetails
  /** ID of the location that parcels are sent from. */
  osLocationId?: string
  shipFromAddress?: ShipFromAddress
  /** IDs of the delivery regions that offer the services. */
  deliveryRegionIds?: readonly string[]
  /** Weight of a piece whose weight is unknown. */
  backupWeight?: string
  extendedFields?: ExtendedFields
}

/** A service for domestic deliveries. */
export interface ShippoDomesticService {
  id?: string
  service?: 'GROUND_ADVANTAGE' | 'PRIORITY_MAIL' | 'PRIORITY_MAIL_EXPRESS'
  serviceSettings?: ShippoServiceSettings
}

/** Settings of a service. */
export interface ShippoServiceSettings {
  /** Estimated delivery time as text, such as "2-3 days". */
  estimatedDeliveryTime?: string
  handlingFee?: ShippoHandlingFee
  /** Subtotal from which delivery is free. */
  freeDeliveryMinimumAmount?: string
}

/** A fee added to the price of a label. */
export interface ShippoHandlingFee {
  /** Amount or percentage, depending on the type. */
  value?: string
  calculationType?: 'FIXED' | 'PERCENTAGE'
}

/** A service for international deliveries. */
export interface ShippoInternationalService {
  id?: string
  service?: 'FIRST_CLASS_PACKAGE_INTERNATIONAL' | 'PRIORITY_MAIL_INTERNATIONAL' | 'PRIORITY_MAIL_EXPRESS_INTERNATIONAL'
  serviceSettings?: ShippoServiceSettings
}

/** Details of a package. */
export interface ShippoPackageDetails {
  name?: string
  /** Dimensions. Only for `CUSTOM`. */
  dimensions?: ShippoPackageDimensions
  maxNumberOfProducts?: string
}

/** Dimensions of a package in inches. */
export interface ShippoPackageDimensions {
  length?: string
  width?: string
  height?: string
}

/** The address that parcels are sent from. */
export interface ShipFromAddress {
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddress
  /** Street and house number in one line. */
  addressLine?: string
  /** Apartment, floor or other details. */
  addressLine2?: string
  geocode?: ShipFromLocation
  /** Name of the country. */
  countryFullname?: string
  /** Name of the subdivision. */
  subdivisionFullname?: string
}

/** A geographic position. */
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

/** A session of a person in the back office. */
export interface StaffSession {
  id: string
  /** Browser and operating system. */
  device?: string
  /** IPv4 address, or the network of an IPv6 address. */
  ipAddress?: string
  createdDate: Date
  /** Rounded down to five minutes. */
  lastSeenDate: Date
  /** Whether the request was made in this session. */
  isCurrent: boolean
}

/** A passkey of a person in the back office. */
export interface StaffPasskey {
  id: string
  name: string
  /** Whether a password manager may copy the passkey to other devices of the person. */
  isSynced: boolean
  createdDate: Date
  lastUsedDate?: Date
}

/** A person who can sign in to the back office. */
export interface StaffMember {
  id: string
  name: string
  email: string
  /**
   * ID of the role: `owner`, `manager`, `fulfillment`, `support`, `marketing`, `accountant`, `developer`, or one
   * of the store’s own roles.
   */
  role: string
  /** Name of the role. English for roles that every store has. */
  roleName: string
  status: 'ACTIVE' | 'DEACTIVATED'
  /** Whether the person has an authenticator app. */
  hasSecondFactor: boolean
  hasPasskey: boolean
  createdDate: Date
  /** Rounded down to five minutes. */
  lastSeenDate?: Date
}

/** An invitation that has not been accepted. */
export interface StaffInvitation {
  id: string
  email: string
  /**
   * ID of the role: `owner`, `manager`, `fulfillment`, `support`, `marketing`, `accountant`, `developer`, or one
   * of the store’s own roles.
   */
  role: string
  roleName: string
  createdDate: Date
  expiresDate: Date
  isExpired: boolean
}

/** A role of staff members. */
export interface StaffRole {
  id: string
  name: string
  /** Permissions of the role. A permission to write includes the one to read. */
  permissions: readonly (
    | 'orders.read'
    | 'orders.write'
    | 'fulfillment.read'
    | 'fulfillment.write'
    | 'payments.read'
    | 'payments.write'
    | 'finances.read'
    | 'finances.write'
    | 'reports.read'
    | 'reports.write'
    | 'carts.read'
    | 'carts.write'
    | 'products.read'
    | 'products.write'
    | 'inventory.read'
    | 'inventory.write'
    | 'customers.read'
    | 'customers.write'
    | 'marketing.read'
    | 'marketing.write'
    | 'giftCards.read'
    | 'giftCards.write'
    | 'design.read'
    | 'design.write'
    | 'delivery.read'
    | 'delivery.write'
    | 'taxes.read'
    | 'taxes.write'
    | 'settings.read'
    | 'settings.write'
    | 'developers.read'
    | 'developers.write'
    | 'staff.read'
    | 'staff.write'
  )[]
  /** Whether every store has the role. It cannot be changed. */
  isBuiltIn: boolean
  /** Number of people with the role. */
  people: number
}

/** Units that move from one location to another. */
export interface StockTransfer {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** The location that sends the units. */
  originLocationId: string
  /** The location that receives the units: another one. */
  destinationLocationId: string
  /** Number or name for the merchant. */
  reference?: string
  /** Day on which the units are expected to arrive. */
  expectedDate?: string
  lines: readonly StockTransferLine[]
  /**
   * `DRAFT`: not shipped, so it changes no stock. `IN_TRANSIT`: taken from the origin and not for sale.
   * `RECEIVED`: all units have arrived.
   */
  status: 'DRAFT' | 'IN_TRANSIT' | 'RECEIVED' | 'CANCELED'
  shippedDate?: Date
  /** When it was received completely, or canceled. */
  closedDate?: Date
}

/** A variant of a transfer. */
export interface StockTransferLine {
  productId: string
  /** Each variant can be in a transfer once. */
  variantId: string
  /** Number of units. */
  quantity: number
  /** Number of units that have arrived. */
  receivedQuantity: number
  /** Name of the product when it was added. */
  productName: string
  /** Choices of the variant when it was added. */
  variantName?: string
  sku?: string
}

/** The store credit of a member. */
export interface StoreCredit {
  /** Amount that the member can spend. */
  balance: Price
  currency: string
  /** Last 100 changes of the balance, newest first. Amounts spent are negative. */
  movements: readonly {
    id: string
    /**
     * `GIVEN`: by the store. `REFUNDED`: for an order. `REDEEMED`: spent on an order. `RETURNED`: given back from
     * it.
     */
    type: 'GIVEN' | 'REFUNDED' | 'REDEEMED' | 'RETURNED'
    amount: Price
    reason?: string
    orderId?: string
    orderNumber?: string
    createdDate: Date
  }[]
}

/** The design and the content of a storefront. */
export interface StoreDesign {
  looks: StoreLooks
  /** Announcement at the top of every page. */
  announcement?: {
    text: string
    /** A page of the store, such as `/collections/new`, or an https URL. */
    href?: string
    /** When it is first shown. Default: immediately. */
    from?: Date
    /** When it is last shown. Default: no end. */
    until?: Date
    /** Translations. Missing ones are shown in the main language of the store. */
    words?: readonly { language: string; text: string }[]
  }
  /** Sections of the home page. */
  sections: readonly DesignSection[]
  /** Menu at the top of every page. Empty: the collections of the store. */
  menu: readonly {
    label: string
    /** A page of the store, such as `/collections/new`, or an https URL. */
    href: string
    /** Translations. Missing ones are shown in the main language of the store. */
    words?: readonly { language: string; label: string }[]
    items?: readonly {
      label: string
      /** A page of the store, such as `/collections/new`, or an https URL. */
      href: string
      /** Translations. Missing ones are shown in the main language of the store. */
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
        /** Translations. Missing ones are shown in the main language of the store. */
        words?: readonly { language: string; label: string }[]
      }[]
      /** Translations. Missing ones are shown in the main language of the store. */
      words?: readonly { language: string; title: string }[]
    }[]
    /** Whether it has a form to subscribe to the newsletter. Default: false. */
    newsletter?: boolean
    profiles: readonly string[]
    /** Translations. Missing ones are shown in the main language of the store. */
    words?: readonly { language: string; text: string }[]
  }
  pages: readonly DesignPage[]
}

/** A section of the home page. Which fields apply depends on its kind. */
export interface DesignSection {
  id: string
  kind:
    | 'HERO'
    | 'PRODUCTS'
    | 'COLLECTIONS'
    | 'TEXT'
    | 'BANNER'
    | 'QUESTIONS'
    | 'SLIDER'
    | 'GALLERY'
    | 'TESTIMONIALS'
    | 'LOGOS'
    | 'BENEFITS'
    | 'VIDEO'
    | 'COUNTDOWN'
    | 'MAP'
    | 'NEWSLETTER'
  /** Whether the section is not shown. */
  hidden?: boolean
  title?: string
  /** Text. HTML if the kind is `TEXT`. */
  text?: string
  buttonLabel?: string
  /** A page of the store, such as `/collections/new`, or an https URL. */
  href?: string
  /** An image of this store, or an https URL. */
  image?: string
  /** Alternative text of the image. */
  imageAlt?: string
  /** Which products to show. Only for `PRODUCTS`. */
  source?: 'NEWEST' | 'BEST_SELLING' | 'COLLECTION' | 'CHOSEN'
  /** ID of the collection. Only for the source `COLLECTION`. */
  collectionId?: string
  /** IDs of the products. Only for the source `CHOSEN`. */
  productIds?: readonly string[]
  /** IDs of the collections. Only for `COLLECTIONS`. Default: all. */
  collectionIds?: readonly string[]
  /** Maximum number of products. Default: 8. */
  limit?: number
  /** Questions with answers. Only for `QUESTIONS`. */
  questions?: readonly {
    question: string
    answer: string
    /** Translations. Missing ones are shown in the main language of the store. */
    words?: readonly { language: string; question?: string; answer?: string }[]
  }[]
  /** Only for `SLIDER`, `GALLERY`, `TESTIMONIALS`, `LOGOS` and `BENEFITS`. */
  entries?: readonly DesignEntry[]
  /** https URL of an MP4 or WebM file. Only for `VIDEO`. */
  videoUrl?: string
  /** When the countdown ends. The section is not shown afterwards. Only for `COUNTDOWN`. */
  until?: Date
  /** Translations. Missing ones are shown in the main language of the store. */
  words?: readonly { language: string; title?: string; text?: string; buttonLabel?: string; imageAlt?: string }[]
}

/** An entry of a section: a slide, an image, a testimonial, a logo or a benefit. */
export interface DesignEntry {
  /** Title. Whose words they are if the kind is `TESTIMONIALS`. */
  title?: string
  text?: string
  /** An image of this store, or an https URL. */
  image?: string
  /** Alternative text of the image. */
  imageAlt?: string
  buttonLabel?: string
  /** A page of the store, such as `/collections/new`, or an https URL. */
  href?: string
  /** Translations. Missing ones are shown in the main language of the store. */
  words?: readonly { language: string; title?: string; text?: string; buttonLabel?: string; imageAlt?: string }[]
}

/** A page of the store, such as "About us". */
export interface DesignPage {
  /** Part of the URL that identifies the page. */
  slug: string
  title: string
  html: string
  /** Description for search engines. */
  description?: string
  /** Whether the page is not shown. */
  hidden?: boolean
  /** Translations. Missing ones are shown in the main language of the store. */
  words?: readonly { language: string; title?: string; html?: string; description?: string }[]
}

/** A policy of the store, from its checkout settings. */
export interface StorePolicy {
  kind: 'TERMS' | 'PRIVACY' | 'WITHDRAWAL' | 'RETURNS' | 'DELIVERY' | 'DIGITAL_ITEMS' | 'CONTACT' | 'IMPRINT' | 'CUSTOM'
  /** Title. Only for `CUSTOM`. */
  title?: string
  /** Plain text. */
  content: string
}

/** The draft of a design and its published versions. */
export interface StoreDesignState {
  draft: StoreDesign
  /** Revision number of the draft, which increases with each update. */
  revision: number
  /** Whether the draft is the same as what is published. */
  isPublished: boolean
  /** Published versions, newest first. At most 20. */
  versions: readonly { version: number; publishedDate: Date }[]
}

/** A place that keeps stock. */
export interface StoresLocation {
  id: string
  /** Revision number, which increases with each update. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  /** Whether it is a place or, for example, a supplier. Default: `PHYSICAL`. */
  locationType?: 'PHYSICAL' | 'VIRTUAL'
  /** Locations with lower numbers serve orders first. Default: 0. */
  priority?: number
  /** Of locations with the same priority, those in the country of the delivery serve first. */
  country?: string
  /** The pickup location at the same place. It serves the orders that are picked up there first. */
  pickupLocationId?: string
  /** Whether it is the default location, which every store has. */
  defaultLocation: boolean
  /** Whether it was archived: it keeps no stock any more. */
  archived?: boolean
}

/** A summary of the stock at a location. */
export interface LocationStock {
  locationId: string
  /** Number of inventory items. */
  variantCount: number
  /** Sum of the tracked quantities above 0. */
  unitCount: number
  /** Number of transfers from and to it that are not closed. */
  transferCount: number
}

/** An order in the format of `stores/v2/orders`. Its payments are in `ecom/v1/payments/orders`. */
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
  /** Unit of all weights. */
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
    /** Total weight, in `weightUnit`. */
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
  /** Whether the merchant has viewed the order. */
  read: boolean
  /** Whether the merchant archived the order. */
  archived: boolean
  paymentStatus: string
  /** `CANCELED` if the order was canceled. */
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

/** An address. */
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

/** A line item of an order. */
export interface StoresOrderLineItem {
  /** Position of the line item in the order, starting at 1. */
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

/** A subscription that products can be sold by. */
export interface SubscriptionOption {
  id: string
  /** Name of the subscription. */
  title: string
  description?: string
  subscriptionSettings: SubscriptionOptionSettings
  discount?: SubscriptionOptionDiscount
}

/** How often, and how many times, a subscription is charged. */
export interface SubscriptionOptionSettings {
  /** Unit of `interval`. Not `UNDEFINED`. */
  frequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Units between two charges. Default: 1. */
  interval?: number
  /** Whether it renews until it is canceled. */
  autoRenewal: boolean
  /** Number of charges. Required without `autoRenewal`, otherwise ignored. */
  billingCycles?: number
}

/** A reduction of each charge. */
export interface SubscriptionOptionDiscount {
  /** `UNDEFINED`: no reduction. */
  type: 'UNDEFINED' | 'AMOUNT' | 'PERCENT'
  /** An amount of more than 0 in the currency of the store, or a percentage from 0.1 to 99.9. */
  value: number
}

/** A subscription option of a product. */
export interface SubscriptionOptionInProduct {
  /** ID of the option. */
  id: string
  /** Whether buyers do not see it at the product. Default: false. */
  hidden?: boolean
  /** Name of the subscription. */
  title?: string
  description?: string
  /** How often, and how many times, it is charged. */
  subscriptionSettings?: SubscriptionOptionSettings
  /** A reduction of each charge. */
  discount?: SubscriptionOptionDiscount
}

/** The result of a tax calculation. */
export interface TaxCalculationResult {
  /** ID given by the caller. */
  externalId?: string
  currency: string
  addresses: readonly TaxableLocation[]
  taxSummary: CalculatedTaxSummary
  lineItemTaxDetails: readonly LineItemTaxDetails[]
  errors: readonly TaxCalculationError[]
}

/** An address for calculating tax. */
export interface TaxableLocation {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
}

/** Totals of a tax calculation. */
export interface CalculatedTaxSummary {
  /** Total amount, with tax. */
  totalAmount?: string
  /** Total amount of tax. */
  totalTax?: string
  /** Total amount, without tax. */
  totalTaxableAmount?: string
  /** Amount of tax that is included in the prices. */
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

/** The tax on a line item. */
export interface LineItemTaxDetails {
  id: string
  itemName?: string
  quantity?: number
  /** Taxes on the line item. */
  taxBreakdown?: readonly CalculatedTax[]
  taxSummary?: { fullPrice?: string; taxAmount?: string; taxableAmount?: string; appId?: string }
  addressIndex?: AddressIndex
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean
}

/** A tax on a line item. */
export interface CalculatedTax {
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  taxType?: string
  taxName?: string
  /** Part of the amount that this tax does not apply to. */
  nonTaxableAmount?: string
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  rate?: string
  /** Amount of this tax. */
  taxAmount?: string
  /** Part of the amount that this tax applies to. */
  taxableAmount?: string
}

/** The positions in `addresses` of a single address, or of origin and destination. */
export interface AddressIndex {
  singleAddress?: number
  multipleAddresses?: { origin: number; destination: number }
}

/** Why a tax could not be calculated. */
export interface TaxCalculationError {
  code: string
  description: string
}

/** A tax calculator: the store itself or an app. */
export interface TaxCalculatorDetails {
  /** ID of the tax calculator. */
  appId: string
  displayName: string
  /** Countries for which it cannot calculate tax. */
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

/** A group of buyers who pay no tax, or less. */
export interface TaxExemptGroup {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  extendedFields?: ExtendedFields
  tags?: Tags
  /** IDs of member groups whose members are exempt. */
  memberGroupIds?: readonly string[]
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

/** The tax-exempt group of a contact. */
export interface ContactTaxDetails {
  /** ID of the contact. */
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  taxExemptGroupId: string
  contactDetails?: { firstName?: string; lastName?: string; company?: string; email?: string; vatId?: string }
  extendedFields?: ExtendedFields
  tags?: Tags
}

export interface BulkContactTaxDetailsResult {
  itemMetadata: ItemMetadata
  item?: ContactTaxDetails
}

/** A group of products that are taxed alike. */
export interface TaxGroup {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  /** Category of the rate, for automatic calculation and rate files. Default: `STANDARD`. */
  category?: 'STANDARD' | 'REDUCED' | 'SECOND_REDUCED' | 'SUPER_REDUCED' | 'ZERO'
}

/** A region in which the store collects tax. */
export interface TaxRegion {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  /** Country. Without one, everywhere that is not in another region. */
  country?: string
  /** Subdivision, such as `NY`. Without one, the whole country. */
  subdivision?: string
  /** ID of the tax calculator, from `listTaxCalculators`. Without one, the rates of the region are used. */
  appId?: string
  /** Whether prices include tax. Default: the setting of the store. */
  taxIncludedInPrice?: boolean
}

/** The tax rate of a group in a region, or one of several rates that are added up. */
export interface ManualTaxMapping {
  id: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision: string
  createdDate: Date
  updatedDate: Date
  taxGroupId: string
  taxRegionId: string
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  taxRate: string
  description?: string
  taxType?: string
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string
  /** Name of the jurisdiction that levies the tax. */
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  /** Rates for exempt groups. Default: exempt groups pay no tax. */
  exemptRates?: readonly ExemptRate[]
  extendedFields?: ExtendedFields
  /** Postal codes where the rate applies: single ones, prefixes (`100*`) and ranges (`10001-10019`). */
  postalCodes?: readonly string[]
  /** Cities where the rate applies. With `postalCodes`, only for addresses without a postal code. */
  cities?: readonly string[]
}

/** The reduced tax rate of an exempt group. Without one the group pays no tax. */
export interface ExemptRate {
  taxExemptGroupId: string
  /** Tax rate as a fraction: `"0.05"` is 5 percent. */
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

/** Tax settings of the store. */
export interface TaxSettings {
  /** Whether prices include tax. Regions can override it. */
  taxIncludedInItemPrices: boolean
  /** Whether tax is rounded for each line item, or once for each tax on the total. */
  rounding: 'LINE' | 'TOTAL'
  /** Whether the tax calculators of regions are used. If not, all rates are manual. */
  automaticTax: boolean
  /** Whether EU sales are taxed in the country of delivery (OSS) instead of the store's country. */
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
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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
  /** Description as HTML. */
  description?: string
  /** Text of the ribbon, such as "New". */
  ribbon?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
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
  /** Name of the choice. */
  description: string
  /** Name of the choice. */
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

/** The wish list of a member. */
export interface WishList {
  /** IDs of the products, most recently added first. */
  productIds: readonly string[]
}

/** The wish list of a member. */
export interface Wishlist {
  id: string
  /** ID of the member. */
  memberId: string
  /** Items, most recently added first. */
  items: readonly WishlistItem[]
  createdDate: Date
  updatedDate: Date
  /** Public tags of the list. */
  tags?: Tags
}

/** A product on a wish list. Different options of a product are different items. */
export interface WishlistItem {
  /** The product, with its options. */
  catalogReference: CatalogReference
  /** When it was added. */
  addedDate: Date
}

/** The products on the wish list of a member. */
export interface WishlistData {
  id: string
  /** ID of the member. */
  ownerId: string
  /** Products, most recently added first. */
  items: readonly WishlistProduct[]
  /** Number of products that match, on all pages. */
  totalCount: number
}

/** A product on a wish list, whatever its options. */
export interface WishlistProduct {
  /** ID of the product. */
  id: string
  /** When it was last added. */
  dateAdded: Date
  /** Always `product`. */
  type: string
  /** Always `wixstores`. */
  origin: string
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

/** A search for abandoned checkouts. */
export interface AbandonedCheckoutSearch {
  /** Conditions by field, such as `{"status": "ABANDONED"}`. */
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
    /** Number of matches to skip. Default: 0. */
    offset?: number
  }
  search?: {
    /** `OR`: any word must match. `AND`: all words must. Default: `OR`. */
    mode?: 'OR' | 'AND'
    /** The words to search for. */
    expression?: string
    /** The fields to search in. Default: all. */
    fields?: readonly ('buyerInfo.email' | 'contactDetails.firstName' | 'contactDetails.lastName')[]
    fuzzy?: boolean
  }
}

/** Settings of abandoned checkouts. */
export interface AbandonedCheckoutSettingsInput {
  /** Whether abandoned checkouts are detected. Default: true. */
  active?: boolean
  /** Minutes without a change after which a checkout is abandoned. Default: 60. */
  delayMinutes?: number
  /** Whether `emails` are sent. Default: false. */
  sendsEmails?: boolean
  /** Emails to the buyer, in order. */
  emails?: readonly AbandonedCheckoutEmailInput[]
  /** Days after the first email in which a buyer gets none for another checkout. Default: 30. */
  seriesIntervalDays?: number
  /** Days after the checkout was abandoned for which its link is valid. Default: 30. */
  linkDays?: number
  /** Countries with another rule than `CONSENT`, which is the default. */
  consentRules?: readonly AbandonedCheckoutConsentRuleInput[]
  /**
   * Page of the storefront that calls `restoreAbandonedCheckout` with its query parameter `restoreToken`. Empty or
   * absent: the link opens the hosted checkout.
   */
  restorePageUrl?: string
}

/** An email to the buyer of an abandoned checkout, with its line items and a link to continue. */
export interface AbandonedCheckoutEmailInput {
  /** Minutes after the checkout was abandoned. Longer than that of the email before. */
  delayMinutes?: number
  /** Subject in the store's language. Can contain `{firstName}` and `{storeName}`. Default: our own. */
  subject?: string
  /**
   * Text in the store's language. Can contain `{firstName}`, `{storeName}` and `{couponCode}`. Default: our own,
   * in the buyer's language.
   */
  text?: string
  /** Subject and text in other languages. */
  translations?: readonly AbandonedCheckoutEmailTextInput[]
  /** Applied when the buyer opens the link. */
  coupon?: AbandonedCheckoutCouponInput
}

/** The texts of an email in another language. */
export interface AbandonedCheckoutEmailTextInput {
  /** Language of the buyer, such as `de`. */
  language?: string
  /** Subject in this language. */
  subject?: string
  /** Text in this language. */
  text?: string
}

/** The coupon in an email: either `code`, `percentOff` or `amountOff`. */
export interface AbandonedCheckoutCouponInput extends AbandonedCheckoutCoupon {}

/** Whom the store emails in a country. */
export interface AbandonedCheckoutConsentRuleInput {
  country?: string
  /**
   * `CONSENT`: only buyers who agreed to marketing emails. `EXISTING_CUSTOMER`: also buyers with an earlier order.
   * `NONE`: all buyers; not possible in the EEA, Switzerland and the United Kingdom. A buyer who declined never
   * gets any.
   */
  rule?: 'CONSENT' | 'EXISTING_CUSTOMER' | 'NONE'
}

/** An API key of a program. Web pages can use it only from the listed origins. */
export interface ApiKeyInput {
  /** Shown in the list of keys. */
  name?: string
  /** Web origins that can use the key. Servers are not restricted. */
  origins?: readonly string[]
  /** Permissions of the key. Default: all that its creator has, including future ones of an owner. */
  permissions?: readonly (
    | 'orders.read'
    | 'orders.write'
    | 'fulfillment.read'
    | 'fulfillment.write'
    | 'payments.read'
    | 'payments.write'
    | 'finances.read'
    | 'finances.write'
    | 'reports.read'
    | 'reports.write'
    | 'carts.read'
    | 'carts.write'
    | 'products.read'
    | 'products.write'
    | 'inventory.read'
    | 'inventory.write'
    | 'customers.read'
    | 'customers.write'
    | 'marketing.read'
    | 'marketing.write'
    | 'giftCards.read'
    | 'giftCards.write'
    | 'design.read'
    | 'design.write'
    | 'delivery.read'
    | 'delivery.write'
    | 'taxes.read'
    | 'taxes.write'
    | 'settings.read'
    | 'settings.write'
    | 'developers.read'
    | 'developers.write'
    | 'staff.read'
    | 'staff.write'
  )[]
  /** When the key stops working. Within 10 years. Default: never. */
  expiresDate?: Date | string
}

/** An app that receives events. An app with redirect URLs can also be installed. */
export interface RegisteredAppInput {
  /** Shown to owners when they install the app. */
  name?: string
  redirectUrls?: readonly string[]
  /** Permissions of the app. Default: all. */
  scopes?: readonly ('catalog' | 'carts' | 'checkouts' | 'orders' | 'delivery' | 'giftCards' | 'members' | 'settings')[]
}

/** The profile of an account. */
export interface IdentityProfileInput {
  firstName?: string
  lastName?: string
  /** Name shown to other members. */
  nickname?: string
  /** URL of the profile picture. */
  picture?: string
  labels?: readonly string[]
  language?: string
  /** `PUBLIC`: other members can see the profile. */
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: readonly IdentityCustomFieldInput[]
  secondaryEmails?: readonly SecondaryEmailInput[]
  phonesV2?: readonly PhonesV2Input[]
  addresses?: readonly IdentityProfileAddressInput[]
  company?: string
  /** Job title. */
  position?: string
  birthdate?: string
  slug?: string
  subscription?: boolean
  vatId?: string
}

/** A custom field of a profile. */
export interface IdentityCustomFieldInput {
  name?: string
  value?: IdentityValueInput
}

/** The value of a custom field. One of the fields is set. */
export interface IdentityValueInput {
  strValue?: string
  numValue?: number
  dateValue?: Date | string
  listValue?: ListValueInput
  mapValue?: MapValueInput
  boolValue?: boolean
}

/** A list as a value. */
export interface ListValueInput extends ListValue {}

/** A map as a value. */
export interface MapValueInput extends MapValue {}

/** An additional email address. */
export interface SecondaryEmailInput extends SecondaryEmail {}

/** A phone number. */
export interface PhonesV2Input extends PhonesV2 {}

/** An address in a profile, with a label. */
export interface IdentityProfileAddressInput extends IdentityProfileAddress {}

/** An address in a profile. */
export interface IdentityAddressInput extends IdentityAddress {}

/** A CAPTCHA token. One of the fields is set. */
export interface CaptchaTokenInput {
  /** Token of a visible CAPTCHA. */
  Recaptcha?: string
  /** Token of an invisible CAPTCHA. */
  InvisibleRecaptcha?: string
  NoCaptcha?: string
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKeyInput
}

/** A CAPTCHA token for a site key of the client. */
export interface RecaptchaForClientSiteKeyInput {
  token?: string
  siteKeyId?: string
}

/** The product as the caller shows it, for use in the email. */
export interface BackInStockItem {
  name: string
  /** Price in the store's currency. */
  price: string
  image?: Image
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
  /**
   * Whether test cards pay, as long as only the machine of the server can reach it. Other servers refuse to turn
   * it on.
   */
  testCards?: boolean
  weightUnit?: 'KG' | 'LB'
  lengthUnit?: 'KM' | 'MI'
  /** Catalog version that storefronts should use. `STORES_NOT_INSTALLED`: the site has no store. */
  catalogVersion?: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED'
  /**
   * Whether products show the lowest price of the 30 days before a reduction. `BY_COUNTRY` shows it unless the
   * business is known to be outside the European Economic Area, whose directive 98/6/EC demands it.
   */
  priorPrices?: 'BY_COUNTRY' | 'ALWAYS' | 'NEVER'
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

/** A currency in addition to the store's own. */
export interface StoreCurrencyInput {
  currency?: string
  /** Units of this currency per unit of the store's currency. */
  rate?: string
  /** Whether buyers pay in this currency. Default: false, prices are only shown in it. */
  charged?: boolean
  /** Percentage to add to the rate. With `"2.5"`, 100 becomes 102.50. */
  feePercentage?: string
  rounding?: PriceRoundingInput
  /** Whether the rate is updated automatically, if the server has a source of rates. */
  followsSource?: boolean
}

/** The rounding of converted prices. */
export interface PriceRoundingInput {
  /** Prices are rounded to a multiple of this amount. `"1.00"` rounds to whole units. */
  to?: string
  /** Direction of rounding. Default: `NEAREST`. */
  mode?: 'NEAREST' | 'UP' | 'DOWN'
  /** Amount to subtract after rounding. Less than `to`. `"0.01"` results in prices such as 12.99. */
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

/** A brand of products. */
export interface BrandInput {
  /** Name, which is unique in the store. */
  name?: string
}

/** Changes of a brand. */
export interface BrandUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Name, which is unique in the store. */
  name?: string
}

/** Changes of a brand, with the names of the fields that change. */
export interface MaskedBrandInput {
  brand?: BrandUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** Changes to a cart. Fields that are not sent stay unchanged, unless a field mask is set. */
export interface UpdateCurrentCartOptionsInput {
  /** Fields of the cart to set. */
  cartInfo?: CartInput
  /** Comma-separated field names. Only these fields change; those that are not sent are cleared. */
  fieldMask?: string
  /** Alternative name of `fieldMask`. */
  cartFieldmask?: string
  /** Coupon code. A cart has at most one coupon; a new one replaces it. */
  couponCode?: string
  /** Discounts given by the merchant, each an amount or a percentage. Replaces all others. Elevated callers only. */
  merchantDiscounts?: readonly {
    /** Amount to take off, in the store's currency. */
    amount?: string
    /** Percentage of the line items' price after a coupon. */
    percentage?: number
  }[]
  /** Items from a catalog to add. At most 100. */
  lineItems?: readonly LineItemInput[]
  /** Items with their own name and price to add. At most 100. Elevated callers only. */
  customLineItems?: readonly CustomLineItemInput[]
}

/** A buyer's cart. Its items, prices and availability are read from the catalog on each request. */
export interface CartInput {
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  buyerInfo?: BuyerInfoInput
  /** The coupon, discounts given by the merchant, and automatic discounts. */
  appliedDiscounts?: readonly AppliedDiscountInput[]
  /** Delivery address and contact details. */
  contactInfo?: ContactInfoInput
  /** Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkoutId}`. */
  overrideCheckoutUrl?: string
  /** Shipping option that the buyer selected. */
  selectedShippingOption?: SelectedShippingOptionInput
  extendedFields?: ExtendedFieldsInput
  /** ID of the business location. */
  businessLocationId?: string
  /** Price of all line items, before discounts, delivery and tax that is not included in prices. */
  subtotal?: MultiCurrencyPriceInput
}

/** The buyer of a cart. A member has a `memberId`, a guest a `visitorId`. */
export interface BuyerInfoInput {
  /** ID of the contact. Can only be set to the ID of the member who owns the cart. */
  contactId?: string
  /** Email address, to identify a guest. */
  email?: string
}

/** A discount in a cart: a coupon, a discount given by the merchant, or an automatic discount. */
export interface AppliedDiscountInput {
  coupon?: CartCouponInput
  merchantDiscount?: MerchantDiscountInput
  discountRule?: CartDiscountRuleInput
}

/** A coupon in a cart. */
export interface CartCouponInput extends CartCoupon {}

/** A discount given by the merchant. */
export interface MerchantDiscountInput {
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPriceInput
}

/** An amount of money in the store's currency and in the currency shown to the buyer. */
export interface MultiCurrencyPriceInput {
  /** Amount in the store's currency, in major units, such as `"12.50"`. */
  amount?: string
}

/** An applied automatic discount. */
export interface CartDiscountRuleInput {
  /** ID of the discount. */
  id?: string
  /** Name of the discount, as shown to the buyer. */
  name?: TranslatableStringInput
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPriceInput
}

/** Text in the site's language (`original`) and in the buyer's language (`translated`). */
export interface TranslatableStringInput extends TranslatableString {}

/** An address with contact details. */
export interface ContactInfoInput {
  address?: AddressInput
  contactDetails?: ContactDetailsInput
}

/** A postal address. */
export interface AddressInput {
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddressInput
  /** Street and house number in one line. */
  addressLine?: string
  /** Apartment, floor or other details. */
  addressLine2?: string
  /** The whole address as text. */
  formattedAddress?: string
  geocode?: GeocodeInput
}

/** A street address in separate fields. */
export interface StreetAddressInput extends StreetAddress {}

/** A geographic position. */
export interface GeocodeInput extends Geocode {}

/** Contact details of a person or company. */
export interface ContactDetailsInput extends ContactDetails {}

/** A tax ID: CPF and CNPJ of Brazil, or another type such as an EU VAT ID. */
export interface VatIdInput extends VatId {}

/** The shipping option that the buyer selected. */
export interface SelectedShippingOptionInput extends SelectedShippingOption {}

/** Additional fields defined by apps. */
export interface ExtendedFieldsInput extends ExtendedFields {}

/** A line item of a cart. Prices are for one piece, except `lineItemPrice`. */
export interface LineItemInput {
  /** Number of pieces. */
  quantity?: number
  catalogReference?: CatalogReferenceInput
  productName?: TranslatableStringInput
  /** Product page. */
  url?: PageUrlInput
  /** Price of one piece with its modifiers, before discounts. */
  price?: MultiCurrencyPriceInput
  /** Price of one piece before a sale discount. */
  fullPrice?: MultiCurrencyPriceInput
  /** Same as `price`: discounts apply to the line item as a whole. */
  priceBeforeDiscounts?: MultiCurrencyPriceInput
  /** Price of all pieces, before discounts. */
  lineItemPrice?: MultiCurrencyPriceInput
  /** Chosen options, modifiers and texts, in the order of the product. */
  descriptionLines?: readonly DescriptionLineInput[]
  physicalProperties?: PhysicalPropertiesInput
  itemType?: ItemTypeInput
  subscriptionOptionInfo?: SubscriptionOptionInfoInput
  serviceProperties?: ServicePropertiesInput
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableStringInput
  /** Deposit for each piece, paid with the order. */
  depositAmount?: MultiCurrencyPriceInput
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFieldsInput
  taxableAddress?: TaxableAddressInput
  extendedFields?: ExtendedFieldsInput
  policies?: readonly PolicyInput[]
  modifierGroups?: readonly CartModifierGroupInput[]
  /** Price of all modifiers of one piece. Included in `price`. */
  modifiersTotalPrice?: MultiCurrencyPriceInput
  image?: ImageInput
  availability?: AvailabilityInput
  selectedMembership?: SelectedMembershipInput
  /** Limits on the quantity per order. */
  quantityTerms?: QuantityTermsInput
}

/** A reference to an item in a catalog. */
export interface CatalogReferenceInput extends CatalogReference {}

/** The URL of a page. */
export interface PageUrlInput extends PageUrl {}

/** An option, modifier or text chosen for a line item, with either `plainText` or `colorInfo` as its value. */
export interface DescriptionLineInput extends DescriptionLine {}

/** A color choice. */
export interface ColorInfoInput extends ColorInfo {}

/** Physical properties of an item. */
export interface PhysicalPropertiesInput extends PhysicalProperties {}

/** The type of an item: a preset or a custom one. */
export interface ItemTypeInput extends ItemType {}

/** A subscription option of a product. */
export interface SubscriptionOptionInfoInput {
  subscriptionSettings?: SubscriptionSettingsInput
  title?: TranslatableStringInput
  description?: TranslatableStringInput
}

/** Settings of a subscription. */
export interface SubscriptionSettingsInput {
  /** Unit of `interval`. */
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Time between two charges, in units of `frequency`. */
  interval?: number
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean
  /** Number of billing cycles, if the subscription does not renew automatically. */
  billingCycles?: number
  /** Whether the subscriber can cancel. */
  enableCustomerCancellation?: boolean
  freeTrialPeriod?: FreeTrialPeriodInput
  /** When the subscription starts. */
  startDate?: Date | string
}

/** A free trial period. */
export interface FreeTrialPeriodInput extends FreeTrialPeriod {}

/** Properties of a service. */
export interface ServicePropertiesInput {
  /** When the service starts. */
  scheduledDate?: Date | string
  numberOfParticipants?: number
  /** When the service ends. */
  endDate?: Date | string
}

/** Values that replace those of the catalog for one line item. Elevated callers only. */
export interface CatalogOverrideFieldsInput {
  productName?: TranslatableStringInput
  /** Price of one piece, in the store's currency. */
  price?: string
  /** Price of one piece before a sale discount. */
  fullPrice?: string
  /** Replaces the lines generated from the product's options. */
  descriptionLines?: readonly DescriptionLineInput[]
  physicalProperties?: PhysicalPropertiesInput
  image?: ImageInput
  paymentOption?: PaymentOptionInput
  /** Deposit for each piece. Only with the payment option `DEPOSIT_ONLINE`, which requires it. */
  depositAmount?: string
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

/** An image. */
export interface ImageInput {
  /** ID of the image in the media library. */
  id?: string
  url?: string
  /** Height in pixels. */
  height?: number
  /** Width in pixels. */
  width?: number
  /** Alternative text for screen readers. */
  altText?: string
  /** Original file name. */
  filename?: string
  /** When `url` stops working, if it is temporary. */
  urlExpirationDate?: Date | string
  focalPoint?: FocalPointInput
}

/** Focal point of an image, which stays visible when the image is cropped. */
export interface FocalPointInput extends FocalPoint {}

/** How an item is paid. */
export interface PaymentOptionInput extends PaymentOption {}

/** The address that determines the tax rate. */
export interface TaxableAddressInput extends TaxableAddress {}

/** A policy of an item, such as cancellation terms. */
export interface PolicyInput extends Policy {}

/** A group of modifiers chosen for a line item. */
export interface CartModifierGroupInput {
  /** ID of the group. */
  id?: string
  /** Name of the group. */
  name?: TranslatableStringInput
  /** Chosen modifiers. */
  modifiers?: readonly CartModifierInput[]
}

/** A modifier chosen for a line item, such as a gift wrap. */
export interface CartModifierInput {
  /** ID of the modifier. */
  id?: string
  /** Number of times the modifier is added to each piece. Default: 1. */
  quantity?: number
  /** Name of the modifier. */
  label?: TranslatableStringInput
  /** Additional details, such as the text a buyer entered. */
  details?: TranslatableStringInput
  /** Price of one modifier. */
  price?: MultiCurrencyPriceInput
}

/** Availability of a line item. */
export interface AvailabilityInput extends Availability {}

/** A membership selected to pay for a line item. */
export interface SelectedMembershipInput extends SelectedMembership {}

/** Limits on the quantity of a product in one order, counting all its variants. */
export interface QuantityTermsInput {}

/**
 * An item that is in no catalog, such as a service or a surcharge, with its own name and price. Elevated callers
 * only.
 */
export interface CustomLineItemInput {
  /** Number of pieces. Default: 1. */
  quantity?: number
  /** Price of one piece, in the store's currency. Required. */
  price?: string
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableStringInput
  /** Details shown below the name. */
  descriptionLines?: readonly DescriptionLineInput[]
  /** Image of the item. */
  media?: ImageInput
  /** ID of the tax group. Default: the default tax group. */
  taxGroupId?: string
  /** Name of the item. `original` is required. */
  productName?: TranslatableStringInput
  /** Page of the item. */
  url?: PageUrlInput
  itemType?: ItemTypeInput
  /** Price of one piece before a sale discount. Default: `price`. */
  fullPrice?: string
  /** Quantity in stock. */
  quantityAvailable?: number
  physicalProperties?: PhysicalPropertiesInput
  /** How the item is paid. Memberships are not supported. Default: `FULL_PAYMENT_ONLINE`. */
  paymentOption?:
    | 'FULL_PAYMENT_ONLINE'
    | 'FULL_PAYMENT_OFFLINE'
    | 'MEMBERSHIP'
    | 'DEPOSIT_ONLINE'
    | 'MEMBERSHIP_OFFLINE'
    | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  serviceProperties?: ServicePropertiesInput
  /** ID of the item in a catalog of the caller. */
  rootCatalogItemId?: string
  /** Deposit for each piece. Only with the payment option `DEPOSIT_ONLINE`, which requires it. */
  depositAmount?: string
  /** ID of the delivery profile. */
  deliveryProfileId?: string
  /** Reference to the item in a catalog of the caller. */
  catalogReference?: CatalogReferenceInput
  /** Whether the price is determined later, for example after a consultation. */
  priceUndetermined?: boolean
  /** Whether the quantity is not meant to be changed. */
  fixedQuantity?: boolean
  /** Policies of the item, such as cancellation terms. */
  policies?: readonly PolicyInput[]
  /** Whether only members can buy the item. */
  membersOnly?: boolean
  /** Address that determines the tax rate. */
  taxableAddress?: TaxableAddressInput
  /** Modifiers of the item. Their price, times their quantity, is added to the price of each piece. */
  modifierGroups?: readonly NewModifierGroupInput[]
}

/** A group of modifiers chosen for a line item. */
export interface NewModifierGroupInput extends NewModifierGroup {}

/** A modifier chosen for a line item, such as a gift wrap. */
export interface NewModifierInput extends NewModifier {}

/** Items to add to a cart. */
export interface AddToCurrentCartOptionsInput {
  /** Items from a catalog. At most 100. */
  lineItems?: readonly LineItemInput[]
  /** Items with their own name and price. At most 100. Elevated callers only. */
  customLineItems?: readonly CustomLineItemInput[]
  /** ID of the business location. */
  businessLocationId?: string
}

/** Options for estimating the totals of a cart. Nothing is saved. */
export interface EstimateCurrentCartTotalsOptionsInput {
  /** Shipping option to estimate with. */
  selectedShippingOption?: SelectedShippingOptionInput
  /** Address that determines delivery options and tax. */
  shippingAddress?: AddressInput
  /** Address that determines tax if the items are not shipped. */
  billingAddress?: AddressInput
  selectedMemberships?: EstimateSelectedMembershipInput
  /** Whether to calculate tax. Default: true. */
  calculateTax?: boolean
  /** Whether to calculate delivery. Default: true. */
  calculateShipping?: boolean
  /** Whether to calculate additional fees. Default: true. */
  calculateAdditionalFees?: boolean
}

/** Memberships selected to pay for line items. */
export interface EstimateSelectedMembershipInput extends EstimateSelectedMembership {}

/** A membership and the line items that it pays for. */
export interface EstimateMembershipInput extends EstimateMembership {}

/** Options for creating a checkout from a cart. */
export interface CreateCheckoutFromCurrentCartOptionsInput {
  /** Sales channel. Shoppers can use `WEB`, `OTHER_PLATFORM` and `UNSPECIFIED`. Default: `WEB`. */
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
  /** Email address of the buyer. */
  email?: string
}

/** A buyer's cart (second generation), from which an order is placed. */
export interface CartV2Input {
  /** Note from the buyer to the merchant. */
  note?: string | null
  source?: CartSourceInput | null
  businessInfo?: {
    /** ID of the business location. */
    locationId?: string | null
  } | null
  customerInfo?: CartCustomerInfoInput | null
  deliveryInfo?: {
    /** Delivery address. */
    address?: AddressInput | null
  } | null
  taxInfo?: {
    /** ID of the buyer's tax-exempt group. Elevated callers only. */
    taxExemptGroupId?: string | null
  } | null
  paymentInfo?: { billingAddress?: AddressInput | null; billingContact?: CartBillingContactInput | null } | null
  /** Answers to the questions of the hosted checkout. */
  customFields?: readonly CheckoutCustomFieldInput[]
  marketingConsent?: MarketingConsentInput | null
  /** Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkout_id}`. */
  customCheckoutUrl?: string | null
  extendedFields?: ExtendedFieldsInput
  demo?: boolean
}

/** Where a cart comes from. */
export interface CartSourceInput {
  /** Where the cart was created. */
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
  /** Content of an app that is shown in the checkout. Elevated callers only. */
  customContentReference?: CustomContentReferenceInput | null
}

/** A reference to content of an app that is shown in the checkout. */
export interface CustomContentReferenceInput extends CustomContentReference {}

/** The buyer of a cart, and the recipient of its delivery. */
export interface CartCustomerInfoInput {
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
  company?: string | null
  /** Tax ID. */
  vatId?: VatIdInput | null
  email?: string | null
}

/** The person or company that pays. */
export interface CartBillingContactInput extends CartBillingContact {}

/** An answer to a question of the checkout. */
export interface CheckoutCustomFieldInput extends CheckoutCustomField {}

/** Consent to marketing messages. */
export interface MarketingConsentInput {
  /** Whether the buyer agreed to marketing emails. */
  email?: boolean | null
  /** Whether the buyer agreed to marketing text messages. */
  sms?: boolean | null
}

/** An item from a catalog. */
export interface CatalogItemInput {
  catalogReference?: CatalogReferenceInput
  /** Number of pieces. */
  quantity?: number
  catalogOverrideFields?: CatalogOverridesInput
  extendedFields?: ExtendedFieldsInput
  inventoryAppId?: string
  membershipPayment?: MembershipInputInput
  selectedMembership?: { id?: string; appId?: string }
}

/** Values that replace those of the catalog for one line item. Elevated callers only. */
export interface CatalogOverridesInput {
  name?: TranslatableStringInput
  /** Price of one piece. */
  salePrice?: string
  /** Price of one piece before a sale discount. */
  fullPrice?: string
  descriptionLines?: readonly DescriptionLineInput[]
  physicalProperties?: PhysicalPropertiesInput
  image?: ImageInput
  paymentOption?: {
    value?:
      | 'FULL_PAYMENT_ONLINE'
      | 'FULL_PAYMENT_OFFLINE'
      | 'MEMBERSHIP'
      | 'DEPOSIT_ONLINE'
      | 'MEMBERSHIP_OFFLINE'
      | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  }
  /** Deposit for each piece. */
  depositAmount?: string
  savePaymentMethod?: boolean
  inventoryAppId?: string
}

/** A membership that pays for a line item. */
export interface MembershipInputInput {
  existingMembership?: { appId?: string; membershipId?: string }
  futureMembership?: { lineItemId?: string; benefitId?: string }
}

/** An item that is in no catalog, with its own name and price. Elevated callers only. */
export interface CustomItemInput {
  /** Name of the item. `original` is required. */
  name?: TranslatableStringInput
  quantityInfo?: {
    /** Number of pieces. */
    requestedQuantity?: number
    /** Number of pieces in stock. */
    availableQuantity?: number
    /** Whether the quantity cannot be changed. */
    fixedQuantity?: boolean
  }
  pricing?: {
    price?: {
      /** Price of one piece. */
      amount?: string
    }
    fullPrice?: {
      /** Price of one piece before a sale discount. Default: `price`. */
      amount?: string
    }
    priceDescription?: TranslatableStringInput
    priceUndetermined?: boolean
  }
  source?: { catalogReference?: CatalogReferenceInput; rootCatalogItemId?: string; inventoryAppId?: string }
  attributes?: {
    descriptionLines?: readonly DescriptionLineInput[]
    image?: ImageInput
    url?: PageUrlInput
    itemType?: ItemTypeInput
    physicalProperties?: PhysicalPropertiesInput
    serviceProperties?: ServicePropertiesInput
    membersOnly?: boolean
  }
  deliveryConfig?: { deliveryProfileId?: string }
  taxConfig?: { taxableAddress?: TaxableAddressInput; taxGroupId?: string }
  paymentConfig?: {
    depositAmount?: {
      /** Deposit for each piece. */
      amount?: string
    }
    paymentOption?:
      | 'FULL_PAYMENT_ONLINE'
      | 'FULL_PAYMENT_OFFLINE'
      | 'MEMBERSHIP'
      | 'DEPOSIT_ONLINE'
      | 'MEMBERSHIP_OFFLINE'
      | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  }
  /** Modifiers of the item. Their price, times their quantity, is added to the price of each piece. */
  modifierGroups?: readonly NewModifierGroupInput[]
}

/** A coupon to apply. */
export interface CouponInput {
  /** Code of the coupon. */
  code: string
}

/** A gift card to redeem. */
export interface GiftCardInput {
  /** Code of the gift card. */
  code: string
  redeemAmount?: {
    /** The most to redeem. Default: as much as possible. */
    amount: string
  }
}

/** A delivery method to select. */
export interface DeliveryMethodInput {
  /** Code of the delivery method. */
  code: string
  /** ID of the app that delivers. */
  appId?: string
}

/** A change of a line item. */
export interface LineItemUpdate {
  lineItemId: string
  quantity?: { newQuantity: number }
  membershipPayment?: MembershipInput
  selectedMembership?: { newMembership?: { id: string; appId: string } }
}

/** A membership that pays for a line item. */
export interface MembershipInput {
  existingMembership?: { appId: string; membershipId: string }
  futureMembership?: { lineItemId: string; benefitId?: string }
}

/** A collection of products that are created or updated together, in the background. */
export interface CatalogImportInput {}

/** A product of a catalog import. */
export interface ImportedProductInput {
  product?: ProductByHandleInput
  categoryIdsInfo?: ImportedProductCategoriesInput
}

/** A product with its stock, to create or update by its handle. */
export interface ProductByHandleInput {
  name?: string
  /** Part of the URL. Default: derived from the name. */
  slug?: string
  /** On request: `DESCRIPTION`. */
  description?: RichContentInput
  /** Description as HTML. Ignored if `description` is sent too. On request: `PLAIN_DESCRIPTION`. */
  plainDescription?: string
  /** Whether shoppers see the product. Default: true. */
  visible?: boolean
  /** Whether it is sold at the point of sale. Default: true. */
  visibleInPos?: boolean
  media?: ProductMediaV3Input
  seoData?: SeoDataInput
  taxGroupId?: string
  options?: readonly ConnectedOptionInput[]
  modifiers?: readonly ConnectedModifierInput[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: BundleInput
  brand?: ProductBrandInput
  infoSections?: readonly ProductInfoSectionInput[]
  /** The main ribbon. */
  ribbon?: ProductRibbonInput
  /** Other ribbons. */
  additionalRibbons?: readonly ProductRibbonInput[]
  /** The category that its breadcrumbs lead to. Setting it adds the product to the category. */
  mainCategoryId?: string
  /** `PHYSICAL`: shipped. `DIGITAL`: downloaded. Cannot be changed. */
  productType?: 'PHYSICAL' | 'DIGITAL'
  /** Identifies the product: the one with this handle is updated, or a new one is created. */
  handle?: string
  /** Only for `PHYSICAL` products. */
  physicalProperties?: ProductPhysicalPropertiesInput
  variantsInfo?: ProductVariantsWithInventoryInput
  purchaseEligibility?: PurchaseEligibilityInput
  /** Subscriptions that are sent replace all before. Carts refuse them: see `createSubscriptionOption`. */
  subscriptionDetails?: SubscriptionDetailsInput
  /** Shoppers do not see private tags. */
  tags?: TagsInput
  extendedFields?: ExtendedFieldsInput
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
}

/** A rich text with headings, links and images. */
export interface RichContentInput {
  /** Paragraphs, lists, images …, each with its content. */
  nodes?: readonly Record<string, unknown>[]
  metadata?: RichContentMetadataInput
  documentStyle?: DocumentStyleInput
}

/** Metadata of a rich text. */
export interface RichContentMetadataInput {
  version?: number
  createdTimestamp?: Date | string
  updatedTimestamp?: Date | string
  id?: string
}

/** Styles of a rich text, by type of text. */
export interface DocumentStyleInput extends DocumentStyle {}

/** The style of a type of text. */
export interface RichTextStyleInput extends RichTextStyle {}

/** A decoration of a text. The field that matches `type` has its details. */
export interface RichDecorationInput extends RichDecoration {}

/** An anchor. */
export interface AnchorDataInput extends AnchorData {}

/** Colors of a text. */
export interface ColorDataInput extends ColorData {}

/** A link. */
export interface LinkDataInput extends LinkData {}

/** A link in a text. */
export interface RichLinkInput extends RichLink {}

/** The relationship of a link to its target. */
export interface RichLinkRelInput extends RichLinkRel {}

/** A mention of a person. */
export interface MentionDataInput extends MentionData {}

/** A font size. */
export interface FontSizeDataInput extends FontSizeData {}

/** A hidden text. */
export interface SpoilerDataInput extends SpoilerData {}

/** A font family. */
export interface FontFamilyDataInput extends FontFamilyData {}

/** A hand-drawn decoration. */
export interface SketchDataInput extends SketchData {}

/** The style of a node. */
export interface RichNodeStyleInput extends RichNodeStyle {}

/** The images and videos of a product. */
export interface ProductMediaV3Input {
  /** All media in their order. On request: `MEDIA_ITEMS_INFO`. */
  itemsInfo?: CatalogMediaItemsInput
}

/** The media of a product. */
export interface CatalogMediaItemsInput {
  items?: readonly CatalogMediaInput[]
}

/** An image or video of a product. */
export interface CatalogMediaInput {
  /** ID in the media library. Send it or `url`. */
  id?: string
  /** URL of an external picture or video, or of a video’s page at YouTube or Vimeo. Send it or `id`. */
  url?: string
  /** Alternative text for screen readers. */
  altText?: string
  /** Name shown to the merchant. */
  displayName?: string
  focalPoint?: MediaFocalPointInput
  /** ID of an uploaded image that is shown before a video or 3D model is loaded. An empty string removes it. */
  posterId?: string
}

/** The point of an image that stays visible when it is cropped. An empty object removes it. */
export interface MediaFocalPointInput extends MediaFocalPoint {}

/** SEO data of a page. */
export interface SeoDataInput extends SeoData {}

/** An SEO tag of a page, such as a `meta` tag. */
export interface ProductTagInput extends ProductTag {}

/** SEO settings of a page. */
export interface ProductSettingsInput extends ProductSettings {}

/** A keyword for search engines. */
export interface ProductKeywordInput extends ProductKeyword {}

/** An option of a product. Each combination of choices is a variant. */
export interface ConnectedOptionInput {
  /** ID of the customization. */
  id?: string
  name?: string
  /** `SWATCH_CHOICES`: choices are shown as colors. */
  optionRenderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings?: ConnectedOptionChoicesInput
}

/** The choices of an option. */
export interface ConnectedOptionChoicesInput {
  choices?: readonly ConnectedOptionChoiceInput[]
}

/** A choice of an option of a product. */
export interface ConnectedOptionChoiceInput {
  /** ID of the choice in the customization. Without it, `name` is looked up. */
  choiceId?: string
  /** `ONE_COLOR`: has a `colorCode`. */
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** Name shown to buyers. */
  name?: string
  colorCode?: string
  /** On request: `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage?: CatalogImageInput
  /** Older form of `media`. Items are referred to by ID or URL. */
  linkedMedia?: readonly CatalogMediaInput[]
  /** On request: `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
  media?: ChoiceMediaInput
}

/** An image of a product or choice. */
export interface CatalogImageInput {
  /** ID of the image in the media library. */
  id?: string
  /** An `http` or `https` URL. Requests of the provider's SDK have `wix:image://`. */
  url?: string
  /** Alternative text for screen readers. */
  altText?: string
}

/** The media of the product that show a choice. */
export interface ChoiceMediaInput extends ChoiceMedia {}

/** A media item of the product, by its ID or URL. */
export interface ChoiceMediaReferenceInput extends ChoiceMediaReference {}

/** A choice or text of the buyer that is not part of the variant. */
export interface ConnectedModifierInput {
  /** ID of the customization. */
  id?: string
  name?: string
  /** `FREE_TEXT`: a text. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. */
  modifierRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  /** Whether the buyer must make a choice or enter a text. */
  mandatory?: boolean
  freeTextSettings?: ConnectedFreeTextInput
  choicesSettings?: ConnectedModifierChoicesInput
}

/** Settings of a text that the buyer can enter. */
export interface ConnectedFreeTextInput {
  /** Label of the field. */
  title?: string
  /** Minimum number of characters. */
  minCharCount?: number
  /** Maximum number of characters. */
  maxCharCount?: number
  /** Amount added to the price if it is used. */
  defaultAddedPrice?: string
}

/** The choices of a modifier. */
export interface ConnectedModifierChoicesInput {
  choices?: readonly ConnectedModifierChoiceInput[]
}

/** A choice of a modifier of a product. */
export interface ConnectedModifierChoiceInput {
  /** ID of the choice in the customization. Without it, `name` is looked up. */
  choiceId?: string
  /** `ONE_COLOR`: has a `colorCode`. */
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** Name shown to buyers. */
  name?: string
  colorCode?: string
  /** On request: `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage?: CatalogImageInput
  /** Older form of `media`. Items are referred to by ID or URL. */
  linkedMedia?: readonly CatalogMediaInput[]
  /** On request: `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
  media?: ChoiceMediaInput
  /** Amount added to the price. */
  addedPrice?: string
}

/**
 * The products that a bundle consists of. Its price is its own; stock, weight, tax and delivery are those of its
 * components.
 */
export interface BundleInput {
  /** Its products. An empty list makes it an ordinary product again. */
  components?: readonly BundleComponentInput[]
}

/** A product in a bundle. */
export interface BundleComponentInput {
  /** Identifies the component in carts. Default: the ID of an equal component before the change, or a new one. */
  id?: string
  /** The product, which is not a bundle or gift card. */
  productId?: string
  /** The variant. Default: the only one, or the one that the buyer chooses by its options. */
  variantId?: string
  /** Pieces in one bundle. Default: 1. */
  quantity?: number
}

/** The brand of a product. */
export interface ProductBrandInput extends ProductBrand {}

/** A section of information of a product, which products share. */
export interface ProductInfoSectionInput {
  id?: string
  /**
   * Name of the section for the merchant. Without an ID, the section with this name is found or created. On
   * request: `INFO_SECTION`.
   */
  uniqueName?: string
  /** As HTML, for a new section. On request: `INFO_SECTION_PLAIN_DESCRIPTION`. */
  plainDescription?: string
}

/** A ribbon of a product, such as "New". */
export interface ProductRibbonInput extends ProductRibbon {}

/** Properties of a product that is shipped. */
export interface ProductPhysicalPropertiesInput {
  pricePerUnit?: ProductUnitPriceInput
  deliveryProfileId?: string
  fulfillerId?: string
}

/** The base quantity of the price per unit. */
export interface ProductUnitPriceInput {
  /** Base quantity, such as 1 for a price per KG. */
  quantity?: number
  /** Unit of the base quantity. */
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
}

/** The variants of a product, with their stock. */
export interface ProductVariantsWithInventoryInput {
  variants?: readonly VariantWithInventoryInput[]
}

/** A variant with its stock. */
export interface VariantWithInventoryInput {
  id?: string
  /** Whether shoppers see the variant. Default: true. */
  visible?: boolean
  /** Stock keeping unit. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. */
  barcode?: string
  /** Its choice of each option. */
  choices?: readonly VariantChoiceInput[]
  price?: CatalogPriceInput
  /** Elevated callers only, on request: `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetailsInput
  /** IDs of media of the product that show the variant, before those of its choices. */
  mediaIds?: readonly string[]
  /** Only for `PHYSICAL` products. */
  physicalProperties?: VariantPhysicalPropertiesInput
  /** Only for `DIGITAL` products. */
  digitalProperties?: VariantDigitalPropertiesInput
  /** Default: its stock does not change. */
  inventoryItem?: VariantInventoryInput
}

/** The choice of an option that a variant has. */
export interface VariantChoiceInput extends VariantChoice {}

/** IDs of an option and its choice. */
export interface OptionChoiceIdsInput extends OptionChoiceIds {}

/** Names of an option and its choice. */
export interface OptionChoiceNamesInput extends OptionChoiceNames {}

/** The prices of a variant. */
export interface CatalogPriceInput {
  /** What the buyer pays. */
  actualPrice?: CatalogAmountInput
  /** Price before a reduction. Must not be less than `actualPrice`. Default: none. */
  compareAtPrice?: CatalogAmountInput
}

/** An amount in the store's currency. */
export interface CatalogAmountInput {
  /** In major units, such as `"12.50"`. */
  amount?: string
}

/** Cost and profit of a variant. */
export interface RevenueDetailsInput {
  /** Cost of one piece for the merchant. */
  cost?: CatalogAmountInput
}

/** Properties of a variant that is shipped. */
export interface VariantPhysicalPropertiesInput {
  /** Weight in the store's weight unit. */
  weight?: number
  pricePerUnit?: VariantPricePerUnitInput
  /** Dimensions of the variant itself. */
  productDimensions?: ProductDimensionsInput
  /** Dimensions of its package. */
  packageDimensions?: ProductDimensionsInput
}

/** The price per unit of measurement of a variant. */
export interface VariantPricePerUnitInput {
  settings?: VariantUnitQuantityInput
}

/** The quantity that a variant contains. */
export interface VariantUnitQuantityInput {
  /** Base quantity, such as 1 for a price per KG. */
  quantity?: number
  /** Unit of the base quantity. */
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
}

/** Dimensions of a product or package. */
export interface ProductDimensionsInput extends ProductDimensions {}

/** Properties of a variant that is downloaded. */
export interface VariantDigitalPropertiesInput {
  digitalFile?: VariantDigitalFileInput
}

/** The file that buyers of a variant receive. */
export interface VariantDigitalFileInput {
  /** ID of the secure file. */
  id?: string
}

/** The stock of a variant at the default location. */
export interface VariantInventoryInput {
  /** Quantity in stock. Send it or `inStock`. */
  quantity?: number
  /** Whether it is in stock, if no quantity is tracked. */
  inStock?: boolean
  preorderInfo?: ItemPreorderInfoInput
}

/** Preorder settings of an item. */
export interface ItemPreorderInfoInput {
  /** Whether buyers can preorder the item while it is out of stock. */
  enabled?: boolean
  /** Message shown to the buyer, such as the expected date. */
  message?: string
  /** Day by which preorders are expected to ship, in the store's time zone. Buyers see it until it has passed. */
  expectedDate?: string
  /** Maximum number of preordered units. Default: 100,000. Not for untracked items. */
  limit?: number
}

/** Who can buy a product. */
export interface PurchaseEligibilityInput extends PurchaseEligibility {}

/** How a product is sold by subscription. */
export interface SubscriptionDetailsInput {
  subscriptions?: readonly ProductSubscriptionInput[]
  /** Whether the product is sold without a subscription, too. Default: false. */
  allowOneTimePurchases?: boolean
}

/** A subscription that a product is sold by. */
export interface ProductSubscriptionInput {
  /** Set by the store. Send it to keep the subscription. */
  id?: string
  /** Name of the subscription. */
  title?: string
  description?: string
  /** Whether buyers see it. Default: true. */
  visible?: boolean
  /** Unit of `interval`. Not `UNDEFINED`. */
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Units between two charges. Default: 1. */
  interval?: number
  /** True if it renews until it is canceled. Send it or `billingCycles`. */
  autoRenewal?: boolean
  /** Number of charges. */
  billingCycles?: number
  discount?: ProductSubscriptionDiscountInput
}

/** A reduction of each charge. */
export interface ProductSubscriptionDiscountInput {
  type?: 'AMOUNT' | 'PERCENT'
  /** For `AMOUNT`, in the currency of the store. */
  amountOff?: string
  /** For `PERCENT`. */
  percentOff?: number
}

/** Labels by which a merchant organizes entities. */
export interface TagsInput {
  /** Tags for the merchant only. */
  privateTags?: TagListInput
  /** Tags that apps may show. */
  publicTags?: TagListInput
}

/** Tags by ID. */
export interface TagListInput {
  /** IDs of tags. */
  tagIds?: readonly string[]
}

/** Replaces the categories of the product. Default: they do not change. */
export interface ImportedProductCategoriesInput {
  categoryIds?: readonly string[]
}

/** A category of products. */
export interface CategoryInput {
  name?: string
  /** Image of the category. Send its `id` or `url`. */
  image?: CatalogImageInput
  /** On request: `DESCRIPTION`. */
  description?: string
  /** Whether shoppers see the category. Set when it is created, and by `updateCategoryVisibility`. Default: true. */
  visible?: boolean
  parentCategory?: ParentCategoryInput
  /** Part of the URL that identifies the category. Default: derived from the name. */
  slug?: string
  seoData?: SeoDataInput
  /** On request: `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContentInput
  extendedFields?: ExtendedFieldsInput
}

/** The parent, which is set when the category is created, and by `moveCategory`. */
export interface ParentCategoryInput {
  /** Default: none, for a top-level category. */
  id?: string
}

/** Identifies the tree of categories of a store. */
export interface TreeReference {
  /** Always `@wix/stores`. */
  appNamespace: string
  treeKey?: string
}

/** Changes of a category. */
export interface CategoryUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  /** Image of the category. Send its `id` or `url`. */
  image?: CatalogImageInput
  /** On request: `DESCRIPTION`. */
  description?: string
  /** Whether shoppers see the category. Set when it is created, and by `updateCategoryVisibility`. Default: true. */
  visible?: boolean
  parentCategory?: ParentCategoryInput
  /** Part of the URL that identifies the category. Default: derived from the name. */
  slug?: string
  seoData?: SeoDataInput
  /** On request: `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContentInput
  extendedFields?: ExtendedFieldsInput
}

/** Changes of a category, with the names of the fields that change. */
export interface MaskedCategoryInput {
  category?: CategoryUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** Options for creating a checkout without a cart. */
export interface CreateCheckoutOptionsInput {
  /** Fields of the checkout to set. */
  checkoutInfo?: CheckoutInput
  /** Coupon code to apply. */
  couponCode?: string
  /** Items from a catalog. At most 100. */
  lineItems?: readonly CheckoutLineItemInput[]
  /** Items with their own name and price. At most 100. Elevated callers only. */
  customLineItems?: readonly CustomLineItemInput[]
  /** Sales channel. Shoppers can use `WEB`, `OTHER_PLATFORM` and `UNSPECIFIED`. Default: `WEB`. */
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
  /** Code of a gift card to pay with. */
  giftCardCode?: string
  /** Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkoutId}`. */
  overrideCheckoutUrl?: string
  /** Amount to redeem from the gift card. Default: as much as possible. */
  giftCardRedeemAmount?: string
}

/** A checkout: line items with an address, delivery, discounts and totals, from which an order is created. */
export interface CheckoutInput {
  /** Billing address and contact details. */
  billingInfo?: ContactInfoInput
  shippingInfo?: ShippingInfoInput
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  buyerInfo?: CheckoutBuyerInfoInput
  /** Totals of the purchase. */
  priceSummary?: PriceSummaryInput
  /** Errors that occurred while calculating totals. */
  calculationErrors?: CalculationErrorsInput
  /** Gift card that pays for the purchase or a part of it. */
  giftCard?: CheckoutGiftCardInput
  /** Applied discounts. Elevated callers can set those given by the merchant. */
  appliedDiscounts?: readonly CheckoutAppliedDiscountInput[]
  /** Answers to the questions of the checkout. */
  customFields?: readonly CheckoutCustomFieldInput[]
  taxSummary?: TaxSummaryInput
  /** Who created the checkout. Usually the buyer. */
  createdBy?: CreatedByInput
  /** Totals of the part that is paid with the order. Its `total` is without the amount paid by a gift card. */
  payNow?: PriceSummaryInput
  /** Totals of the part that is paid after the order. */
  payLater?: PriceSummaryInput
  /** Balances that remain after deposits, by due date. */
  remainders?: readonly PlannedRemainderInput[]
  membershipOptions?: MembershipOptionsInput
  /** All fees. Elevated callers can set fees of their own, which replace the ones they set before. */
  additionalFees?: readonly AdditionalFeeInput[]
  /** ID of the cart from which the checkout was created. */
  cartId?: string
  /** Problems that prevent the order or that the buyer should know about. */
  violations?: readonly CheckoutViolationInput[]
  extendedFields?: ExtendedFieldsInput
  /** Settings of the hosted checkout for this checkout. Elevated callers only. */
  customSettings?: CustomSettingsInput
  marketingConsent?: MarketingConsentInput
  /** Content of an app that is shown in the checkout. Elevated callers only. */
  customContentReference?: CustomContentReferenceInput
  /** Object in an app that the checkout is for. Elevated callers only. */
  externalReference?: ExternalReferenceInput
  /** Totals of the part that is paid after a free trial. */
  payAfterFreeTrial?: PriceSummaryInput
  businessLocationId?: string
  /** ID of the buyer's tax-exempt group. Elevated callers only. */
  taxExemptGroupId?: string
}

/** Delivery of a checkout. */
export interface ShippingInfoInput {
  /** Delivery address and contact details. */
  shippingDestination?: ContactInfoInput
  /** The selected shipping option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOptionInput
  /** Delivery region of the shipping address. */
  region?: CheckoutRegionInput
  /** All shipping options for the shipping address, by carrier. */
  carrierServiceOptions?: readonly CarrierServiceOptionInput[]
}

/** The selected shipping option. */
export interface SelectedCarrierServiceOptionInput {
  /** Code of the shipping option, unique within the carrier. */
  code?: string
  logistics?: CheckoutLogisticsInput
  cost?: CheckoutCostInput
  /** ID of the carrier. */
  carrierId?: string
  /** Parts of the delivery, if it is split. */
  deliveryAllocations?: readonly DeliveryAllocationInput[]
  /** Whether the option delivers only some of the line items. */
  partial?: boolean
}

/** Details of a delivery. */
export interface CheckoutLogisticsInput {
  /** Estimated delivery time as text, such as "2-3 days". */
  deliveryTime?: string
  /** Instructions for the buyer, such as how to pick up the order. */
  instructions?: string
  pickupDetails?: PickupDetailsInput
  /** Time slot that the buyer selected. */
  deliveryTimeSlot?: TimeSlotInput
}

/** Where the buyer picks up the order. */
export interface PickupDetailsInput {
  address?: AddressInput
  /** `STORE_PICKUP`: at the store. `PICKUP_POINT`: at a pickup point of a carrier. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

/** A time slot. */
export interface TimeSlotInput {
  /** Start of the slot. */
  from?: Date | string
  /** End of the slot. */
  to?: Date | string
}

/** The cost of the selected shipping option. */
export interface CheckoutCostInput {
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPriceInput
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPriceInput
  taxDetails?: TaxDetailsInput
  /** Amount that discounts take off. */
  totalDiscount?: MultiCurrencyPriceInput
  /** Price before discounts. */
  price?: MultiCurrencyPriceInput
}

/** The tax on an amount. */
export interface TaxDetailsInput {
  /** Amount that is taxed, without the tax. */
  taxableAmount?: MultiCurrencyPriceInput
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  taxRate?: string
  /** Amount of tax. */
  totalTax?: MultiCurrencyPriceInput
  /** The taxes that make up `totalTax`, if there are several or they have names. */
  taxBreakdown?: readonly TaxBreakdownInput[]
}

/** One of the taxes that make up the tax on an amount. */
export interface TaxBreakdownInput {
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string
  /** Type of the tax, such as `Sales Tax`. */
  taxType?: string
  /** Name of the jurisdiction that levies the tax. */
  jurisdiction?: string
  /** Type of the jurisdiction that levies the tax. */
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  rate?: string
  /** Part of the amount that this tax does not apply to. */
  nonTaxableAmount?: MultiCurrencyPriceInput
  /** Amount of this tax. */
  taxAmount?: MultiCurrencyPriceInput
  /** Part of the amount that this tax applies to. */
  taxableAmount?: MultiCurrencyPriceInput
}

/** A part of a delivery: a carrier, a region and line items. */
export interface DeliveryAllocationInput extends DeliveryAllocation {}

/** A carrier and its shipping option. */
export interface DeliveryCarrierInput extends DeliveryCarrier {}

/** A delivery region of the store. */
export interface DeliveryRegionInput extends DeliveryRegion {}

/** Line items that a part of a delivery contains. */
export interface ApplicableLineItemsInput extends ApplicableLineItems {}

/** The delivery region of the shipping address. */
export interface CheckoutRegionInput {
  name?: string
}

/** The shipping options of a carrier. */
export interface CarrierServiceOptionInput {
  /** ID of the carrier. */
  carrierId?: string
  shippingOptions?: readonly CheckoutShippingOptionInput[]
}

/** A shipping option that the buyer can select. */
export interface CheckoutShippingOptionInput {
  /** Code of the shipping option, unique within the carrier. */
  code?: string
  /** Title, as shown to the buyer. */
  title?: string
  logistics?: CheckoutLogisticsInput
  cost?: ShippingOptionCostInput
  /** Parts of the delivery, if it is split. */
  deliveryAllocations?: readonly DeliveryAllocationInput[]
  /** Whether the option delivers only some of the line items. */
  partial?: boolean
}

/** The cost of a shipping option. */
export interface ShippingOptionCostInput {
  /** Price, without other charges. */
  price?: MultiCurrencyPriceInput
  /** Charges in addition to the price, such as a handling fee. */
  otherCharges?: readonly OtherChargeInput[]
}

/** A charge in addition to the price of a delivery. */
export interface OtherChargeInput {
  type?: 'HANDLING_FEE' | 'INSURANCE'
  price?: MultiCurrencyPriceInput
  /** Description of the charge. */
  details?: string
}

/** The buyer of a checkout. A member has a `memberId`, a guest a `visitorId`. */
export interface CheckoutBuyerInfoInput {
  /** Email address for the order confirmation. */
  email?: string
}

/** Totals of a purchase. */
export interface PriceSummaryInput {
  /** Price of all line items, before discounts. */
  subtotal?: MultiCurrencyPriceInput
  /** Price of the delivery, before discounts. */
  shipping?: MultiCurrencyPriceInput
  /** Tax on line items, delivery and fees. */
  tax?: MultiCurrencyPriceInput
  /** Amount that all discounts take off. */
  discount?: MultiCurrencyPriceInput
  /** Amount to pay. Includes tax. */
  total?: MultiCurrencyPriceInput
  /** Sum of the additional fees. */
  additionalFees?: MultiCurrencyPriceInput
}

/** Errors that occurred while calculating totals. All other values are still valid. */
export interface CalculationErrorsInput {
  generalShippingCalculationError?: GeneralShippingCalculationErrorInput
  /** Errors of carriers, whose shipping options are missing. */
  carrierErrors?: CarrierErrorInput
  /** Why the selected shipping option cannot be used. */
  selectedShippingOptionError?: GeneralShippingCalculationErrorInput
  /** Why the tax could not be calculated. */
  taxCalculationError?: GeneralShippingCalculationErrorInput
  /** Why the coupon was not applied. */
  couponCalculationError?: GeneralShippingCalculationErrorInput
  orderValidationErrors?: readonly BulkErrorInput[]
  membershipError?: GeneralShippingCalculationErrorInput
  discountsCalculationError?: GeneralShippingCalculationErrorInput
}

/** Why a value could not be calculated. */
export interface GeneralShippingCalculationErrorInput {
  applicationError?: BulkErrorInput
  validationError?: ValidationErrorInput
  systemError?: SystemErrorInput
}

/** Why an item of a bulk request failed. */
export interface BulkErrorInput {
  code?: string
  description?: string
  data?: Record<string, unknown>
}

/** Invalid fields of a request. */
export interface ValidationErrorInput extends ValidationError {}

/** An invalid field of a request. */
export interface FieldViolationInput extends FieldViolation {}

/** An unexpected error. */
export interface SystemErrorInput extends SystemError {}

/** Errors of carriers. */
export interface CarrierErrorInput {
  errors?: readonly CheckoutErrorInput[]
}

/** An error of a carrier. */
export interface CheckoutErrorInput {
  /** ID of the carrier. */
  carrierId?: string
  error?: GeneralShippingCalculationErrorInput
}

/** A gift card that pays for a checkout. */
export interface CheckoutGiftCardInput {
  /** Last characters of the code. */
  obfuscatedCode?: string
  /** Amount that the gift card pays. */
  amount?: MultiCurrencyPriceInput
  /** ID of the app that manages the gift card. */
  appId?: string
  /** ID of the gift card. */
  externalId?: string
  /** Amount that the buyer asked to redeem, if not as much as possible. */
  requestedAmount?: MultiCurrencyPriceInput
}

/** A discount on a checkout: a coupon, a discount given by the merchant, or an automatic discount. */
export interface CheckoutAppliedDiscountInput {
  coupon?: CheckoutCouponInput
  merchantDiscount?: CheckoutMerchantDiscountInput
  discountRule?: DiscountRuleInput
  /** What the discount applies to: the delivery, the whole purchase, or some line items. */
  discountType?: 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS'
  /** IDs of the discounted line items. */
  lineItemIds?: readonly string[]
}

/** An applied coupon. */
export interface CheckoutCouponInput {
  id?: string
  /** Code that the buyer entered. */
  code?: string
  name?: string
  /** Amount that the coupon takes off. */
  amount?: MultiCurrencyPriceInput
}

/** A discount given by the merchant. */
export interface CheckoutMerchantDiscountInput {
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPriceInput
  /** Percentage, if the discount was given as one. */
  percentage?: number
}

/** An applied automatic discount. */
export interface DiscountRuleInput {
  /** ID of the discount. */
  id?: string
  /** Name of the discount, as shown to the buyer. */
  name?: TranslatableStringInput
  /** Amount that the discount takes off. */
  amount?: MultiCurrencyPriceInput
}

/** Totals of the tax. */
export interface TaxSummaryInput {
  /** Amount that is taxed, without the tax. */
  taxableAmount?: MultiCurrencyPriceInput
  /** Total amount of tax. */
  totalTax?: MultiCurrencyPriceInput
  calculationDetails?: TaxCalculationDetailsInput
  /** Set if the buyer owes the VAT. */
  reverseCharge?: ReverseChargeInput
}

/** How tax rates were determined. */
export interface TaxCalculationDetailsInput {
  /** `AUTO_RATE`: calculated automatically. `FALLBACK_RATE`: automatic calculation failed or is deactivated. */
  rateType?: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
  /** Why a manual rate is used. */
  manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
  /** Why rates of the region are used instead of a calculator. Only for `FALLBACK_RATE`. */
  autoTaxFallbackDetails?: {
    fallbackReason?: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
    error?: { code?: string; description?: string }
  }
}

/** VAT IDs of a reverse charge: the buyer, a business in another EU country, owes the VAT. */
export interface ReverseChargeInput {
  /** VAT ID of the buyer. */
  buyerVatId?: string
  /** VAT ID of the store. */
  sellerVatId?: string
}

/** The user, member, visitor or app that created the object. */
export interface CreatedByInput extends CreatedBy {}

/** A balance that remains after a deposit, and its due date. */
export interface PlannedRemainderInput {
  /** Due date in the store's time zone. */
  dueDate?: string
  /** Amount due. */
  amount?: PriceInput
}

/** An amount of money in the order's currency. */
export interface PriceInput {
  /** Amount in major units, such as `"12.50"`. */
  amount?: string
}

/** Memberships of the buyer. */
export interface MembershipOptionsInput {
  eligibleMemberships?: readonly EligibleMembershipInput[]
  invalidMemberships?: readonly InvalidMembershipInput[]
  selectedMemberships?: EstimateSelectedMembershipInput
}

/** A membership that can pay for line items. */
export interface EligibleMembershipInput {
  /** ID of the membership. */
  id?: string
  /** ID of the app that manages the membership. */
  appId?: string
  /** Name of the membership. */
  name?: TranslatableStringInput
  /** IDs of the line items that it can pay for. */
  lineItemIds?: readonly string[]
  credits?: CheckoutCreditInput
  expirationDate?: Date | string
}

/** Credits of a membership. */
export interface CheckoutCreditInput extends CheckoutCredit {}

/** A membership that cannot be used, and why. */
export interface InvalidMembershipInput {
  membership?: EligibleMembershipInput
  reason?: string
}

/** A fee in addition to the prices of line items and delivery. */
export interface AdditionalFeeInput {
  /** Code of the fee. Default: its name. */
  code?: string
  /** Name, as shown to the buyer. Required when setting a fee. */
  name?: string
  /** Amount of the fee. */
  price?: MultiCurrencyPriceInput
  /** Tax on the fee. Set `taxRate` for a rate other than the store's. */
  taxDetails?: TaxDetailsInput
  /** Amount without tax. */
  priceBeforeTax?: MultiCurrencyPriceInput
  /** Amount with tax. */
  priceAfterTax?: MultiCurrencyPriceInput
  /** IDs of the line items that the fee is for. It is removed with the last of them. */
  lineItemIds?: readonly string[]
  /** Default: `MANUAL`. Callers can set `MANUAL` and, with `lineItemIds`, `ITEM`. */
  source?: 'SHIPPING' | 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  /** Address that determines the tax rate. */
  taxableAddress?: TaxableAddressInput
}

/** A problem of a checkout. With the severity `ERROR` no order can be placed. */
export interface CheckoutViolationInput extends CheckoutViolation {}

/** What a violation is about. */
export interface CheckoutTargetInput extends CheckoutTarget {}

/** A problem that is not about a line item. */
export interface CheckoutOtherInput extends CheckoutOther {}

/** A line item with a problem. */
export interface TargetLineItemInput extends TargetLineItem {}

/** Settings of the hosted checkout for one checkout. Elevated callers only. */
export interface CustomSettingsInput extends CustomSettings {}

/** A reference to an object in an app, such as the subscription that a checkout is for. */
export interface ExternalReferenceInput extends ExternalReference {}

/** A line item of a checkout. `price` and `fullPrice` are for one piece, totals for all pieces. */
export interface CheckoutLineItemInput {
  /** Number of pieces. */
  quantity?: number
  catalogReference?: CatalogReferenceInput
  productName?: TranslatableStringInput
  /** Product page. */
  url?: PageUrlInput
  /** Price of one piece with its modifiers, before discounts. */
  price?: MultiCurrencyPriceInput
  /** Price of one piece before a sale discount. */
  fullPrice?: MultiCurrencyPriceInput
  /** Same as `price`: discounts apply to the line item as a whole. */
  priceBeforeDiscounts?: MultiCurrencyPriceInput
  /** Price of all pieces, before discounts. */
  lineItemPrice?: MultiCurrencyPriceInput
  /** Chosen options, modifiers and texts, in the order of the product. */
  descriptionLines?: readonly DescriptionLineInput[]
  physicalProperties?: PhysicalPropertiesInput
  itemType?: ItemTypeInput
  subscriptionOptionInfo?: SubscriptionOptionInfoInput
  serviceProperties?: ServicePropertiesInput
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableStringInput
  /** Deposit for each piece, paid with the order. */
  depositAmount?: MultiCurrencyPriceInput
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFieldsInput
  taxableAddress?: TaxableAddressInput
  extendedFields?: ExtendedFieldsInput
  policies?: readonly PolicyInput[]
  modifierGroups?: readonly CartModifierGroupInput[]
  /** Price of all modifiers of one piece. Included in `price`. */
  modifiersTotalPrice?: MultiCurrencyPriceInput
  /** Price of all pieces after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPriceInput
  /** Price of all pieces after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPriceInput
  taxDetails?: TaxDetailsInput
  /** Amount that discounts take off all pieces. */
  discount?: MultiCurrencyPriceInput
  /** Image of the item. */
  media?: ImageInput
  availability?: AvailabilityInput
}

/** Settings of the checkout. */
export interface CheckoutSettingsInput {
  /** Policies of the store. */
  checkoutPolicies?: CheckoutPolicyInput
  /** Fields of the hosted checkout. */
  checkoutFields?: CheckoutFieldInput
  /** Design of the hosted checkout. */
  checkoutBrand?: CheckoutBrandInput
  /** Whether to request the full billing address or only the required fields. */
  checkoutBillingFields?: 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS'
}

/** Policies of the store. */
export interface CheckoutPolicyInput {
  termsAndConditions?: TermsAndConditionInput
  privacyPolicy?: TermsAndConditionInput
  returnPolicy?: TermsAndConditionInput
  digitalItemPolicy?: TermsAndConditionInput
  contactUs?: TermsAndConditionInput
  customPolicy?: CustomPolicyInput
  withdrawalPolicy?: TermsAndConditionInput
  deliveryPolicy?: TermsAndConditionInput
  imprint?: TermsAndConditionInput
}

/** A policy of the store. */
export interface TermsAndConditionInput {
  /** Whether the policy is shown. */
  visible?: boolean
  /** Plain text. */
  content?: string
  /**
   * Its text in other languages of the store, for owners. Buyers get `content` in their language, or in the main
   * language of the store if there is no text in theirs.
   */
  translations?: readonly {
    language?: string
    /** Plain text. */
    content?: string
  }[]
}

/** A policy with a title of its own. */
export interface CustomPolicyInput {
  /** Whether the policy is shown. */
  visible?: boolean
  /** Plain text. */
  content?: string
  title?: string
  /**
   * Its text in other languages of the store, for owners. Buyers get `content` in their language, or in the main
   * language of the store if there is no text in theirs.
   */
  translations?: readonly {
    language?: string
    /** Plain text. */
    content?: string
    title?: string
  }[]
}

/** Fields of the hosted checkout. */
export interface CheckoutFieldInput {
  subscriptionCheckbox?: SubscriptionCheckboxInput
  policyAgreementCheckbox?: PolicyAgreementCheckboxInput
  /** Whether gift cards are accepted. */
  giftCardRedeemEnabled?: boolean
  /** Whether saved cards can be charged while the buyer is absent. Default: true. */
  mitEnabled?: boolean
  /** Whether payments are authorized with the order and captured later. */
  delayCaptureEnabled?: boolean
  /** Whether authorized payments are captured before they expire, instead of voided. */
  captureBeforeExpiryEnabled?: boolean
  /** Whether the company name is hidden, optional or required. */
  company?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether the phone number is hidden, optional or required. */
  phone?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Whether the second address line is hidden, optional or required. */
  addressLine2?: 'HIDDEN' | 'OPTIONAL' | 'REQUIRED'
  /** Additional questions. Answers are in `customFields` of the checkout and order. At most 5. */
  questions?: readonly CheckoutQuestionInput[]
}

/** The checkbox with which buyers agree to marketing messages. */
export interface SubscriptionCheckboxInput extends SubscriptionCheckbox {}

/** The checkbox with which buyers agree to the policies. */
export interface PolicyAgreementCheckboxInput extends PolicyAgreementCheckbox {}

/** A question that the hosted checkout asks. */
export interface CheckoutQuestionInput {
  /** Text of the question. */
  title?: string
  /** Whether an answer is required. */
  required?: boolean
}

/** Design of the hosted checkout. */
export interface CheckoutBrandInput {
  header?: CheckoutSettingsHeaderInput
  mainSection?: CheckoutSettingsMainSectionInput
  footer?: CheckoutSettingsFooterInput
  global?: CheckoutSettingsGlobalInput
}

/** The header of the hosted checkout. */
export interface CheckoutSettingsHeaderInput {
  /** Text in the header, such as the name of the store. */
  text?: string
  textColor?: string
  logo?: CheckoutSettingsLogoInput
  alignment?: 'SIDE' | 'CENTER'
  /** Whether the word "Checkout" is shown. */
  displayCheckoutLabel?: boolean
  continueShopping?: ContinueShoppingInput
  backgroundFill?: CheckoutSettingsBackgroundFillInput
  dividerColor?: string
}

/** The logo in the header. */
export interface CheckoutSettingsLogoInput {
  size?: 'SMALL' | 'MEDIUM' | 'LARGE'
  image?: ImageInput
}

/** The link back to the store. */
export interface ContinueShoppingInput extends ContinueShopping {}

/** A background color or image. */
export interface CheckoutSettingsBackgroundFillInput {
  color?: string
  image?: ImageInput
}

/** The main section of the hosted checkout. */
export interface CheckoutSettingsMainSectionInput {
  /** Background of the form. */
  formBackgroundFill?: CheckoutSettingsBackgroundFillInput
  /** Background of the order summary. */
  summaryBackgroundFill?: CheckoutSettingsBackgroundFillInput
  dividerColor?: string
  /** Background color of tinted boxes. */
  tintedBoxColor?: string
  expressButtonsCornerRadius?: 'RECTANGLE' | 'PILL'
  /** Corner radius in pixels. */
  cornerRadius?: number
}

/** The footer of the hosted checkout. */
export interface CheckoutSettingsFooterInput {
  backgroundFill?: CheckoutSettingsBackgroundFillInput
  dividerColor?: string
}

/** Colors of the hosted checkout. */
export interface CheckoutSettingsGlobalInput extends CheckoutSettingsGlobal {}

/** A template for checkouts, opened by a link. */
export interface CheckoutTemplateInput {
  /** Links to an inactive template do not work. */
  status?: 'ACTIVE' | 'INACTIVE'
  customization?: CheckoutTemplateCustomizationInput
  /** Items from a catalog. At most 300. */
  lineItems?: readonly CheckoutTemplateLineItemInput[]
  /** Items with their own name and price. At most 300. */
  customLineItems?: readonly CustomLineItemInput[]
  /** Coupon code to apply. */
  couponCode?: string
  /** Content of an app that is shown in the checkout. */
  customContentReference?: CustomContentReferenceInput
  /** Object in an app that the checkout is for. */
  externalReference?: ExternalReferenceInput
}

/** Settings of the hosted checkout for checkouts from a template. */
export interface CheckoutTemplateCustomizationInput extends CheckoutTemplateCustomization {}

/** What the hosted checkout hides. */
export interface CheckoutTemplateWebClientInput extends CheckoutTemplateWebClient {}

/** An item from a catalog. */
export interface CheckoutTemplateLineItemInput {
  /** Number of pieces. */
  quantity?: number
  catalogReference?: CatalogReferenceInput
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFieldsInput
}

/** Conditions that decide which products are in a collection. */
export interface CollectionRuleConditions {
  /** Whether a product must match all conditions or any of them. */
  match: 'ALL' | 'ANY'
  conditions: readonly CollectionRuleCondition[]
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

/**
 * A business customer. Its people, customers of the store, order for it: with its prices, tax exemption and
 * payment terms. Orders keep its name and tax ID.
 */
export interface CompanyInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Name of the company, shown on its orders and documents. */
  name?: string
  /** ID in another system, such as the ERP. Unique in the store. Empty: none. */
  externalId?: string
  /** Tax ID of the company, for its taxes and documents. With an empty `id`: none. */
  taxId?: VatIdInput
  /** Billing address of all orders of the company. Without a country: none, and buyers enter it at checkout. */
  billingAddress?: AddressInput
  /** Shipping addresses that its people can choose at checkout, at most 20. The first is the default. */
  shippingAddresses?: readonly AddressInput[]
  /** Tags, at most 50. The same tag in another case is the same tag. */
  tags?: readonly string[]
  /** Private note. The company never sees it. */
  note?: string
  /**
   * When orders of the company are paid. `PAY_AT_CHECKOUT` (default): as those of other buyers. All others also
   * allow its people to pay by invoice: `DUE_ON_RECEIPT` on the day of the order, `NET_30` within 30 days.
   */
  paymentTerms?: 'PAY_AT_CHECKOUT' | 'DUE_ON_RECEIPT' | 'NET_7' | 'NET_15' | 'NET_30' | 'NET_45' | 'NET_60' | 'NET_90'
  /**
   * How much the company can owe for orders by invoice, in the currency of the store. Orders in other currencies
   * cannot be placed by invoice then. Empty: no limit.
   */
  creditLimit?: string
  /**
   * Member groups that the people of the company belong to, with their price lists, discounts and tax exemptions.
   * At most 10.
   */
  memberGroupIds?: readonly string[]
  /** Tax exempt group of its people, unless their contact has one of its own. Empty: none. */
  taxExemptGroupId?: string
}

/** A company to import, identified by its external ID, or by its name without one. */
export interface ImportedCompany {
  name: string
  externalId?: string
  taxId?: VatId
  billingAddress?: Address
  /** Tags, at most 50. The same tag in another case is the same tag. */
  tags?: readonly string[]
  note?: string
  /**
   * When orders of the company are paid. `PAY_AT_CHECKOUT` (default): as those of other buyers. All others also
   * allow its people to pay by invoice: `DUE_ON_RECEIPT` on the day of the order, `NET_30` within 30 days.
   */
  paymentTerms?: 'PAY_AT_CHECKOUT' | 'DUE_ON_RECEIPT' | 'NET_7' | 'NET_15' | 'NET_30' | 'NET_45' | 'NET_60' | 'NET_90'
  /**
   * How much the company can owe for orders by invoice, in the currency of the store. Orders in other currencies
   * cannot be placed by invoice then. Empty: no limit.
   */
  creditLimit?: string
}

/** An address in a member's address book. */
export interface SavedAddressInput {
  /** Label of the address. */
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

/** The tax-exempt group of a contact. */
export interface ContactTaxDetailsInput {
  /** ID of the contact. */
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  taxExemptGroupId?: string
  contactDetails?: {}
  extendedFields?: ExtendedFieldsInput
  tags?: TagsInput
}

/** A coupon with a code that buyers enter. */
export interface StoreCouponInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Code that buyers enter. Not case-sensitive. */
  code?: string
  name?: string
  effect?: StoreCouponEffectInput
  /** Whether the coupon can be used. Default: true. */
  active?: boolean
  /** Minimum subtotal of the purchase, in the store's currency. */
  minimumSubtotal?: string
  /** ID of a collection. Only its products are discounted. */
  collectionId?: string
  /** IDs of products. Only these are discounted. */
  productIds?: readonly string[]
  /** IDs of member groups. Only their members can use the coupon. */
  memberGroupIds?: readonly string[]
  /** Whether the coupon can be combined with automatic discounts. Default: true. */
  combinesWithDiscounts?: boolean
  /** When the coupon becomes valid. */
  startTime?: Date | string
  /** When the coupon expires. */
  expirationTime?: Date | string
  /** Maximum number of orders with this coupon. */
  usageLimit?: number
  /** Maximum number of orders with this coupon per email address. */
  perCustomerLimit?: number
}

/** What a coupon takes off. */
export interface StoreCouponEffectInput {
  /** `FREE_SHIPPING`: free delivery. */
  type?: 'PERCENT_OFF' | 'MONEY_OFF' | 'FREE_SHIPPING'
  /** Percentage to take off. For `PERCENT_OFF`. */
  percent?: string
  /** Amount to take off, in the store's currency. For `MONEY_OFF`. */
  amount?: string
}

/** Fields of a new customer, or those that an update changes. */
export interface CustomerFields {
  /** Unique in the store. Empty: removes it. */
  email?: string
  /** Phone number in international format. Empty: removes it. */
  phone?: string
  firstName?: string
  lastName?: string
  company?: string
  /** Language (BCP 47). Empty: removes it. */
  language?: string
  addresses?: readonly MemberAddress[]
  /** Tags, at most 50. The same tag in another case is the same tag. */
  tags?: readonly string[]
  note?: string
}

/** A customer to import, identified by email, or by phone without an email. */
export interface ImportedCustomer {
  /** Unique in the store. Empty: removes it. */
  email?: string
  /** Phone number in international format. Empty: removes it. */
  phone?: string
  firstName?: string
  lastName?: string
  company?: string
  /** Language (BCP 47). Empty: removes it. */
  language?: string
  addresses?: readonly MemberAddress[]
  /** Tags, at most 50. The same tag in another case is the same tag. */
  tags?: readonly string[]
  note?: string
  /** Consent to marketing emails. */
  emailConsent?: 'SUBSCRIBED' | 'UNSUBSCRIBED'
  /** Consent to marketing text messages. */
  smsConsent?: 'SUBSCRIBED' | 'UNSUBSCRIBED'
}

/** A saved filter of customers. Customers are in it as long as they match. */
export interface CustomerSegmentInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Unique in the store, regardless of case. */
  name?: string
  /** Conditions by field, as in `queryCustomers`, such as `{"spent": {"$gte": 100}}`. */
  filter?: unknown
}

/** A product option or modifier, which products share. */
export interface CustomizationInput {
  name?: string
  /** `PRODUCT_OPTION`: choices create variants. `MODIFIER`: choices do not. Cannot be changed. */
  customizationType?: 'PRODUCT_OPTION' | 'MODIFIER'
  /** `FREE_TEXT`: a text, only for modifiers. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. Cannot be changed. */
  customizationRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  /** Only for `FREE_TEXT`. */
  freeTextInput?: FreeTextInputInput
  choicesSettings?: ChoicesSettingsInput
}

/** Settings of a text that the buyer can enter. */
export interface FreeTextInputInput {
  /** Minimum number of characters. Default: 0. */
  minCharCount?: number
  /** Maximum number of characters. Default: 500. */
  maxCharCount?: number
  /** Amount added to the price of a product if the buyer enters a text. Only for modifiers. */
  defaultAddedPrice?: string
  /** Label of the field. */
  title?: string
}

/** Choices of a product option or modifier, in their order. */
export interface ChoicesSettingsInput {
  choices?: readonly CustomizationChoiceInput[]
}

/** A choice of a product option or modifier. */
export interface CustomizationChoiceInput {
  /** Name shown to buyers. */
  name?: string
  /** `ONE_COLOR` for `SWATCH_CHOICES`, `CHOICE_TEXT` for `TEXT_CHOICES`. Cannot be changed. */
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** Color of the choice. Only for `ONE_COLOR`. */
  colorCode?: string
  /** Amount added to the price of a product with the choice. Only for modifiers. */
  defaultAddedPrice?: string
  /** Image shown with the color. Only for `ONE_COLOR`. On request: `CHOICE_DISPLAY_IMAGE`. */
  displayImage?: CatalogImageInput
  /** IDs of choices that the choice is grouped under. These cannot be grouped themselves. */
  primaryChoiceIds?: readonly string[]
}

/** Changes of a customization. */
export interface CustomizationUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  /** `PRODUCT_OPTION`: choices create variants. `MODIFIER`: choices do not. Cannot be changed. */
  customizationType?: 'PRODUCT_OPTION' | 'MODIFIER'
  /** `FREE_TEXT`: a text, only for modifiers. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. Cannot be changed. */
  customizationRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  /** Only for `FREE_TEXT`. */
  freeTextInput?: FreeTextInputInput
  choicesSettings?: UnchangedChoicesInput
}

/** Choices as they were read. They have calls of their own to change them. */
export interface UnchangedChoicesInput {
  choices?: readonly IdentifiedChoiceInput[]
}

/** A choice of a product option or modifier, which may exist already. */
export interface IdentifiedChoiceInput {
  /** ID of an existing choice. */
  id?: string
  /** Name shown to buyers. */
  name?: string
  /** `ONE_COLOR` for `SWATCH_CHOICES`, `CHOICE_TEXT` for `TEXT_CHOICES`. Cannot be changed. */
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
  /** Color of the choice. Only for `ONE_COLOR`. */
  colorCode?: string
  /** Amount added to the price of a product with the choice. Only for modifiers. */
  defaultAddedPrice?: string
  /** Image shown with the color. Only for `ONE_COLOR`. On request: `CHOICE_DISPLAY_IMAGE`. */
  displayImage?: CatalogImageInput
  /** IDs of choices that the choice is grouped under. These cannot be grouped themselves. */
  primaryChoiceIds?: readonly string[]
}

/** Changes of a customization, with the names of the fields that change. */
export interface MaskedCustomizationInput {
  customization?: CustomizationUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** Changes of a choice, with the names of the fields that change. */
export interface MaskedChoiceInput {
  choice?: IdentifiedChoiceInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** Choices to add to a customization. */
export interface CustomizationChoicesInput {
  customizationId?: string
  choices?: readonly CustomizationChoiceInput[]
}

export interface PreviewItem {
  /** Unit price. */
  price?: string
  quantity?: number
  weight?: number
  deliveryProfileId?: string
}

/** A delivery profile: how a group of products is delivered to each region. */
export interface DeliveryProfileInput {
  name?: string
  /** Whether this is the profile of all products without another one. Cannot be changed. */
  default?: boolean
  deliveryRegions?: readonly ProfileRegionInput[]
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  extendedFields?: ExtendedFieldsInput
}

/** A delivery region of a profile. */
export interface ProfileRegionInput {
  name?: string
  /** Whether the store delivers to the region. */
  active?: boolean
  /** Carriers in the region. At most 25. */
  deliveryCarriers?: readonly ProfileCarrierInput[]
  /** Countries of the region. Empty: everywhere. */
  destinations?: readonly ProfileDestinationInput[]
}

/** A carrier in a delivery region. */
export interface ProfileCarrierInput {
  /** ID of the carrier's app. */
  appId?: string
  backupRate?: CarrierBackupRateInput
  /** Charges added to the price of the carrier. At most 10. */
  additionalCharges?: readonly CarrierAdditionalChargeInput[]
}

/** A rate to use when the carrier cannot calculate one. */
export interface CarrierBackupRateInput extends CarrierBackupRate {}

/** A charge added to the price of a carrier. */
export interface CarrierAdditionalChargeInput extends CarrierAdditionalCharge {}

/** A country, or some of its subdivisions. */
export interface ProfileDestinationInput {
  countryCode?: string
  /** Subdivisions to deliver to. Default: all. */
  subdivisions?: readonly string[]
}

/** A delivery region: countries and subdivisions that a store delivers to. */
export interface StoreDeliveryRegionInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  /** Countries of the region. Empty: everywhere. */
  destinations?: readonly DeliveryDestinationInput[]
  /** Whether the store delivers to the region. Default: true. */
  active?: boolean
  /** ID of the delivery profile. Cannot be changed. Default: the default profile. */
  deliveryProfileId?: string
}

/** A country, or some of its subdivisions. */
export interface DeliveryDestinationInput {
  country?: string
  /** Subdivisions to deliver to. Default: all. */
  subdivisions?: readonly string[]
}

/** An item to deliver. */
export interface DeliverableItem {
  /** ID in the response. Default: the position, starting at 0. */
  id?: string
  /** Number of pieces. Default: 1. */
  quantity?: number
  /** A product of the store. Its weight and delivery profile are used if none are sent. */
  catalogReference?: CatalogReference
  physicalProperties?: {
    /** Weight of one piece in `weightUnit`. */
    weight?: number
    /** Whether the item is delivered. Default: true, unless it is a digital product. */
    shippable?: boolean
    sku?: string
  }
  /** Price of all pieces before discounts. Rates depend on it. */
  totalPriceBeforeDiscount?: string
  /** Price of one piece before discounts, used if `totalPriceBeforeDiscount` is not sent. */
  priceBeforeDiscount?: string
  /** Price of all pieces after discounts, used if no price before discounts is sent. */
  totalPrice?: string
  /** Price of one piece after discounts, used if no other price is sent. Default: that of the product. */
  price?: string
  /** ID of the delivery profile. Default: that of the product. */
  deliveryProfileId?: string
  name?: string
  taxIncludedInPrice?: boolean
  subscriptionSettings?: unknown
}

/** An automatic discount, applied when its trigger is met. */
export interface StoreDiscountRuleInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Whether the discount is applied. */
  active?: boolean
  name?: string
  /** Condition for the discount. Without one it always applies. */
  trigger?: DiscountTriggerInput
  /** When the discount is valid. */
  activeTimeInfo?: ActiveTimeInput
  discounts?: RuleDiscountsInput
  tags?: RuleTagsInput
}

/** The condition for a discount. The field that matches `triggerType` has its details. */
export interface DiscountTriggerInput extends DiscountTrigger {}

/** A trigger defined by an app. */
export interface CustomTriggerInput extends CustomTrigger {}

/** A range of the subtotal. */
export interface SubtotalRangeInput extends SubtotalRange {}

/** Items that a trigger or discount applies to. */
export interface DiscountScopeInput extends DiscountScope {}

/** Items of a catalog. */
export interface CatalogItemFilterInput extends CatalogItemFilter {}

/** A filter defined by an app, such as products of a collection. */
export interface CustomFilterInput extends CustomFilter {}

/** A range of the quantity of items. */
export interface ItemQuantityRangeInput extends ItemQuantityRange {}

/** Buyers who are eligible. */
export interface CustomerEligibilityInput extends CustomerEligibility {}

/** Members who are eligible. */
export interface IndividualMembersInput extends IndividualMembers {}

/** Triggers that must all be met. */
export interface AllTriggersInput extends AllTriggers {}

/** A trigger within `and` or `or`. Cannot contain other triggers. */
export interface NestedDiscountTriggerInput extends NestedDiscountTrigger {}

/** Triggers of which one must be met. */
export interface AnyTriggerInput extends AnyTrigger {}

/** A period. */
export interface ActiveTimeInput {
  start?: Date | string
  end?: Date | string
}

/** What the rule takes off. */
export interface RuleDiscountsInput {
  values?: readonly RuleDiscountInput[]
}

/** What a discount rule takes off. */
export interface RuleDiscountInput {
  /** `QUANTITY_BASED`: a fixed price for a number of items. */
  discountType?: 'PERCENTAGE' | 'FIXED_AMOUNT' | 'FIXED_PRICE' | 'QUANTITY_BASED'
  /** Percentage to take off. For `PERCENTAGE`. */
  percentage?: number
  /** Amount to take off each item. For `FIXED_AMOUNT`. */
  fixedAmount?: string
  /** Price of each item. For `FIXED_PRICE`. */
  fixedPrice?: string
  /** Price of a number of items. For `QUANTITY_BASED`. */
  quantityBased?: QuantityBasedInput
  targetType?: 'SPECIFIC_ITEMS'
  specificItemsInfo?: SpecificItemsInput
}

/** Prices of a number of items. */
export interface QuantityBasedInput {
  configurations?: readonly QuantityPriceInput[]
}

/** A quantity of items with a fixed price. */
export interface QuantityPriceInput {
  /** Number of items. */
  quantity?: number
  /** Price of all these items together. */
  price?: string
}

/** Items that are discounted. */
export interface SpecificItemsInput extends SpecificItems {}

/** Tags of a discount rule. */
export interface RuleTagsInput extends RuleTags {}

/** A list of tags. */
export interface PrivateRuleTagsInput extends PrivateRuleTags {}

/** A list of tags. */
export interface PublicRuleTagsInput extends PublicRuleTags {}

/** A discount that is applied automatically to purchases that meet its conditions. */
export interface DiscountInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Name, shown to buyers next to the amount taken off. */
  name?: string
  /** Whether the discount is applied. Default: true. */
  active?: boolean
  /** The discount with the highest priority is applied first. */
  priority?: number
  /** Whether all conditions must be met, or any one of them. */
  match?: 'ALL' | 'ANY'
  conditions?: readonly DiscountConditionInput[]
  effect?: DiscountEffectInput
  /** Whether the discount can be combined with other automatic discounts. Default: true. */
  combinesWithDiscounts?: boolean
  /** Whether the discount can be combined with a coupon code. Default: true. */
  combinesWithCodes?: boolean
  /** IDs of discounts that this one is never combined with. */
  excludedDiscountIds?: readonly string[]
  /** When the discount starts. */
  startTime?: Date | string
  /** When the discount ends. */
  endTime?: Date | string
  /** Maximum number of orders with this discount. */
  usageLimit?: number
  /** Maximum number of orders with this discount per email address. */
  perCustomerLimit?: number
  /** Maximum amount that the discount takes off in all orders together. */
  budget?: string
}

/** A condition that a purchase must meet. Limits are inclusive. Times are in the store's time zone. */
export interface DiscountConditionInput {
  /** `FIRST_ORDER`: the buyer has not ordered before. The other fields set the limits of each type. */
  type?: 'SUBTOTAL' | 'QUANTITY' | 'MEMBERS' | 'MEMBER_GROUPS' | 'COUNTRY' | 'TIME' | 'FIRST_ORDER'
  /** Minimum subtotal of the items, in the store's currency. */
  subtotalFrom?: string
  /** Maximum subtotal of the items, in the store's currency. */
  subtotalTo?: string
  /** Minimum quantity of the items. */
  quantityFrom?: number
  /** Maximum quantity of the items. */
  quantityTo?: number
  /** Items to count. Default: all items. */
  items?: DiscountItemsInput
  /** IDs of members who get the discount. */
  memberIds?: readonly string[]
  /** IDs of member groups whose members get the discount. */
  memberGroupIds?: readonly string[]
  /** Countries of delivery. */
  countries?: readonly string[]
  /** Days of the week. */
  days?: readonly ('MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN')[]
  /** Start time of day, as `HH:MM`. */
  startTime?: string
  /** End time of day, as `HH:MM`. */
  endTime?: string
}

/** Items to which a condition or discount applies: any of these products, or any product in these collections. */
export interface DiscountItemsInput extends DiscountItems {}

/** What a discount takes off. Without `items` it applies to all items. */
export interface DiscountEffectInput {
  /** `AMOUNT`: off all items together. `AMOUNT_EACH`: off each item. `BUNDLE`: a price for a number of items. */
  type?:
    | 'PERCENT'
    | 'AMOUNT'
    | 'AMOUNT_EACH'
    | 'FIXED_PRICE'
    | 'BUNDLE'
    | 'BUY_X_GET_Y'
    | 'QUANTITY_STEPS'
    | 'FREE_DELIVERY'
  /** Percentage to take off. For `PERCENT` and `BUY_X_GET_Y`. */
  percentage?: string
  /** Amount to take off. */
  amount?: string
  /** Price of each item for `FIXED_PRICE`, or of the whole bundle for `BUNDLE`. */
  price?: string
  /** Number of items in a bundle. */
  quantity?: number
  /** Number of items to buy for `BUY_X_GET_Y`. */
  buyQuantity?: number
  /** Number of items that get the discount for `BUY_X_GET_Y`. */
  getQuantity?: number
  /** Maximum number of times the discount applies in one order. */
  mostTimes?: number
  /** Discounts by quantity. For `QUANTITY_STEPS`. */
  steps?: readonly DiscountStepInput[]
  /** Items that are discounted, or that must be bought for `BUY_X_GET_Y`. */
  items?: DiscountItemsInput
  /** Items that get the discount for `BUY_X_GET_Y`. Default: the same as `items`. */
  getItems?: DiscountItemsInput
}

/** A quantity from which each item has a discount or a fixed price. */
export interface DiscountStepInput {
  /** Minimum quantity. */
  from?: number
  /** Percentage off the price of each item. */
  percentage?: string
  /** Amount off the price of each item. */
  amountEach?: string
  /** Price of each item. */
  priceEach?: string
}

/** Data of a new draft order. */
export interface DraftOrderInput {
  catalogLineItems?: readonly DraftCatalogLineItem[]
  customLineItems?: readonly DraftCustomLineItem[]
  discounts?: readonly DraftDiscountOption[]
  buyerInfo?: OrderBuyerInfo
  additionalFees?: readonly DraftFeeOption[]
  /** Recipient's address and contact details. */
  recipientInfo?: ContactInfo
  shippingInfo?: DraftShippingInfo
  billingInfo?: ContactInfo
  /** Whether no tax is charged. */
  taxExempt?: boolean
  businessLocation?: BusinessLocation
  extendedFields?: ExtendedFields
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  buyerLanguage?: string
}

/** A line item from the catalog. */
export interface DraftCatalogLineItem {
  catalogReference?: CatalogReference
  quantity?: number
  /** Price of one piece. Default: the price in the catalog. */
  price?: Price
  /** Whether the price is determined later. It is then 0 by default. */
  priceUndetermined?: boolean
  /** Locations from which the line item is fulfilled. */
  locations?: readonly DraftOrderLocation[]
  id?: string
}

/** A location from which a line item is fulfilled. */
export interface DraftOrderLocation {
  id?: string
  appId?: string
  /** Number of pieces from this location. */
  quantity?: number
  name?: string
}

/** A line item that is not in the catalog, such as a service or a surcharge. */
export interface DraftCustomLineItem {
  id?: string
  quantity?: number
  catalogReference?: CatalogReference
  /** Name of the item. */
  productName?: TranslatableString
  url?: { relativePath?: string; url?: string }
  /** Price of one piece. */
  price?: Price
  lineItemPrice?: Price
  fullPrice?: Price
  priceBeforeDiscounts?: Price
  descriptionLines?: readonly DescriptionLine[]
  media?: Image
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  /** Text to show instead of or next to the price, such as "per hour". */
  priceDescription?: TranslatableString
  deliveryProfileId?: string
  /** Locations from which the line item is fulfilled. */
  locations?: readonly DraftOrderLocation[]
  /** Whether tax is charged. Default: true. */
  taxable?: boolean
  /** ID of the tax group. */
  taxGroupId?: string
}

/** A discount given by the merchant, as an amount or a percentage. */
export interface DraftDiscountOption {
  /** Amount to take off. */
  priceAmount?: Price
  /** Percentage to take off. */
  percentage?: string
  /** What the discount applies to: the whole order, one line item, or the delivery. */
  discountType?: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'
  /** Deprecated: use `lineItemDiscounts`. */
  lineItemId?: string
  amount?: Price
  /** Description of the discount. */
  description?: string
  /** Whether to apply the discount. */
  applyToDraftOrder?: boolean
  /** Line item that is discounted. For `SPECIFIC_ITEMS`. */
  lineItemDiscounts?: readonly DraftLineItemDiscount[]
}

/** A discounted line item. */
export interface DraftLineItemDiscount {
  /** ID of the line item. */
  id?: string
  totalDiscount?: Price
}

/** A fee in addition to the prices of line items and delivery. */
export interface DraftFeeOption {
  name?: string
  /** Amount of the fee. */
  price?: Price
  taxDetails?: DraftFeeTax
  /** Whether to apply the fee. */
  applyToDraftOrder?: boolean
  code?: string
  /** IDs of the line items that the fee is for. */
  lineItemIds?: readonly string[]
}

/** The tax on a fee. */
export interface DraftFeeTax {
  /** Whether tax is charged. Default: false. */
  taxable?: boolean
  taxGroupId?: string
}

/** Delivery of a draft order. The price of the shipping option with this `code` is used by default. */
export interface DraftShippingInfo {
  carrierId?: string
  code?: string
  title?: string
  logistics?: OrderLogistics
  cost?: DraftShippingCost
  region?: OrderRegion
}

/** The cost of a delivery. */
export interface DraftShippingCost {
  price?: Price
}

/** A change to a line item. */
export interface DraftLineItemChange {
  lineItemId?: string
  /** New quantity. 0 removes the line item. */
  newQuantity?: number
  /** New price of one piece. */
  newPrice?: string
  newPriceDescription?: TranslatableString
  newProductName?: TranslatableString
  /** New description lines. Without `descriptionLines`, all are removed. */
  newDescriptionLines?: { descriptionLines?: readonly DescriptionLine[] }
  newModifierGroups?: { modifierGroups?: readonly OrderModifierGroup[] }
}

/** Whether to apply a discount or fee. */
export interface IdAndApplied {
  /** ID of the discount or fee. */
  id: string
  applied: boolean
}

/** A payment to refund. */
export interface PaymentRefund {
  paymentId: string
  /** Amount to refund. Default: all that can be refunded. */
  amount?: Price
  /** Whether the merchant refunds outside the store. The payment provider is not called. */
  externalRefund?: boolean
  /** Whether to refund as store credit to the member who placed the order. */
  storeCredit?: boolean
}

/** A fee that is added to carts, checkouts and orders automatically. */
export interface FeeRuleInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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

/** A section of information for products, such as a return policy. */
export interface InfoSectionInput {
  /** Name of the section for the merchant. Unique in the store. */
  uniqueName?: string
  /** Title that buyers see. */
  title?: string
  description?: RichContentInput
  /** The description as HTML. Ignored if `description` is sent as well. */
  plainDescription?: string
}

/** A section to find by `id` or `uniqueName`, or to create if there is none with the `uniqueName`. */
export interface InfoSectionForGetOrCreateInput {
  /** ID of an existing section. */
  id?: string
  /** Name of the section for the merchant. Unique in the store. */
  uniqueName?: string
  /** Title that buyers see. */
  title?: string
  description?: RichContentInput
  /** The description as HTML. Ignored if `description` is sent as well. */
  plainDescription?: string
}

/** Changes of an info section. */
export interface InfoSectionUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Name of the section for the merchant. Unique in the store. */
  uniqueName?: string
  /** Title that buyers see. */
  title?: string
  description?: RichContentInput
  /** The description as HTML. Ignored if `description` is sent as well. */
  plainDescription?: string
}

/** Changes of an info section, with the names of the fields that change. */
export interface MaskedInfoSectionInput {
  infoSection?: InfoSectionUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** The stock of a product. */
export interface InventoryItemInput {
  /** ID of the inventory item. Same as the product ID. */
  id?: string
  /** Whether the quantity in stock is tracked. */
  trackQuantity?: boolean
  /** Stock of each variant. */
  variants?: readonly InventoryItemVariantInput[]
  preorderInfo?: PreorderInfoInput
}

/** The stock of a variant. */
export interface InventoryItemVariantInput {
  variantId?: string
  /** Whether the variant is in stock. */
  inStock?: boolean
  /** Quantity in stock. Only if it is tracked. */
  quantity?: number
}

/** Preorder settings of an item. */
export interface PreorderInfoInput extends PreorderInfo {}

/** The stock of a variant at a location. */
export interface InventoryItemV3Input {
  productId?: string
  variantId?: string
  /** Default: the default location. */
  locationId?: string
  /** Whether it is in stock. Sending it turns tracking off. */
  inStock?: boolean
  /** Quantity in stock. Sending it turns tracking on. Negative if more was sold than was there. */
  quantity?: number
  preorderInfo?: ItemPreorderInfoInput
  extendedFields?: ExtendedFieldsInput
}

/** Changes of an inventory item. The product, variant and location of an item cannot change. */
export interface InventoryItemUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Default: the default location. */
  locationId?: string
  /** Whether it is in stock. Sending it turns tracking off. */
  inStock?: boolean
  /** Quantity in stock. Sending it turns tracking on. Negative if more was sold than was there. */
  quantity?: number
  preorderInfo?: ItemPreorderInfoInput
  extendedFields?: ExtendedFieldsInput
  productId?: string
  variantId?: string
}

/** Words to search for in product names, variant names, SKUs and barcodes. */
export interface InventorySearchDetails {
  /** Words to search for. */
  expression?: string
  /** Whether any word or each word must match. Default: `OR`. */
  mode?: 'OR' | 'AND'
  /** Fields to search. Default: all. */
  fields?: readonly ('product.name' | 'product.variantName' | 'product.variantSku' | 'product.variantBarcode')[]
  fuzzy?: boolean
}

/** Counts or summarizes the values of a field among all matches, of every page. */
export interface SearchAggregation {
  value?: ValueAggregation
  range?: RangeAggregation
  scalar?: ScalarAggregation
  dateHistogram?: DateHistogramAggregation
  nested?: NestedAggregation
  /** Name of the aggregation in the response. */
  name?: string
  /** The field to aggregate. */
  fieldPath?: string
  type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
}

/** Counts the items with each value of a field. */
export interface ValueAggregation {
  includeOptions?: MissingValueOptions
  /** Order of values. Default: `COUNT`. */
  sortType?: 'COUNT' | 'VALUE'
  /** Default: `DESC`. */
  sortDirection?: 'DESC' | 'ASC'
  /** Maximum number of values. Default: 10. At most 250. */
  limit?: number
  /** Whether items without a value are counted. Default: `EXCLUDE`. */
  missingValues?: 'EXCLUDE' | 'INCLUDE'
}

/** How items without a value are counted. */
export interface MissingValueOptions {
  /** The value that items without one count as. Default: `N/A`. */
  addToBucket?: string
}

/** Counts the items in each range of values. */
export interface RangeAggregation {
  buckets?: readonly AggregationRange[]
}

/** A range of values. Amounts are in major units. */
export interface AggregationRange {
  /** Lowest value, inclusive. Default: no lower bound. */
  from?: number
  /** Highest value, exclusive. Default: no upper bound. */
  to?: number
}

/** The lowest or highest value, or the number of different values. */
export interface ScalarAggregation {
  type?: 'COUNT_DISTINCT' | 'MIN' | 'MAX'
}

/** Counts the items of each period. At most 200 periods. */
export interface DateHistogramAggregation {
  interval?: 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'
}

/** Groups items by the first field, each group by the next one. At most 1,000 groups. */
export interface NestedAggregation {
  nestedAggregations?: readonly NestedAggregationItem[]
}

/** One level of a nested aggregation. */
export interface NestedAggregationItem {
  value?: ValueAggregation
  range?: RangeAggregation
  scalar?: ScalarAggregation
  dateHistogram?: DateHistogramAggregation
  /** Name of the aggregation in the response. */
  name?: string
  /** The field to aggregate. */
  fieldPath?: string
  type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
}

/** Changes of an inventory item, with the names of the fields that change. */
export interface MaskedInventoryItemInput {
  inventoryItem?: InventoryItemUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** An inventory item to create or update, with the names of the fields that change. */
export interface UpsertedInventoryItemInput {
  inventoryItem?: InventoryItemV3Input
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** How a quantity changes: one of both. */
export interface AdjustInventoryAction {
  /** Number of units to add. */
  incrementBy?: number
  /** Number of units to remove. */
  decrementBy?: number
}

/** Settings for the numbering and the automatic creation of documents. */
export interface InvoiceSettingsInput {
  /** Prefix of invoice numbers. */
  invoicePrefix?: string
  /** Number of the next invoice. Can only be increased. */
  nextInvoiceNumber?: number
  /** Prefix of credit note numbers. */
  creditNotePrefix?: string
  /** Number of the next credit note. Can only be increased. */
  nextCreditNoteNumber?: number
  /** Whether credit notes and invoices are numbered in one series. */
  sharesSeries?: boolean
  /** When an invoice is created, if `createInvoice` of the orders settings is true. */
  createOn?: 'ORDER_PLACED' | 'ORDER_PAID'
  /** Whether automatically created documents are emailed to the buyer. */
  sendsInvoices?: boolean
  /** Whether a refund of an order with an invoice creates a credit note. */
  createsCreditNotes?: boolean
  /** Number of days after the issue date until an invoice is due. */
  dueDays?: number
  /** Text at the bottom of every document, such as bank details. */
  footer?: string
}

/** A local delivery option. */
export interface LocalDeliveryOptionInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Area given by postal codes. */
  zipConfig?: LocalDeliveryZipConfigInput
  /** Area given by a center and a radius. */
  radiusConfig?: LocalDeliveryRadiusConfigInput
  /** Area given by a polygon. */
  customAreaConfig?: LocalDeliveryAreaConfigInput
  /** Area given by cities. */
  cityConfig?: LocalDeliveryCityConfigInput
  /** Name of the area. */
  areaName?: string
  /** Single rate. Legacy alternative to `rates`. */
  rate?: string
  /** Estimated delivery time as text, such as "1 hour". */
  estimatedDeliveryTime?: string
  /** Subtotal from which delivery is free. Legacy alternative to `rates`. */
  minimumFreeDeliveryOrderAmount?: number
  /** Countries of the area. */
  destinations?: readonly LocalDeliveryDestinationInput[]
  /** Time slots that the buyer can choose from. */
  scheduledDeliveryConfig?: ScheduledDeliveryInput
  /** Rates. The first one whose conditions are met is used. */
  rates?: readonly ShippingOptionRateInput[]
  /** IDs of the delivery regions that offer the option. */
  deliveryRegionIds?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
  /** Whether the option is offered to buyers. Default: true. */
  active?: boolean
}

/** Postal codes: single ones, prefixes (`101*`) and ranges (`10115-10179`). */
export interface LocalDeliveryZipConfigInput {
  zipCodes?: readonly string[]
}

/** A circle around an address. */
export interface LocalDeliveryRadiusConfigInput {
  address?: LocalDeliveryCenterInput
  /** Radius in `lengthUnit`. */
  radius?: number
}

/** The center of a circle. */
export interface LocalDeliveryCenterInput extends LocalDeliveryCenter {}

/** The corners of a polygon. */
export interface LocalDeliveryAreaConfigInput {
  geocodes?: readonly GeocodeInput[]
}

/** A list of cities. */
export interface LocalDeliveryCityConfigInput {
  cityItems?: readonly LocalDeliveryCityInput[]
}

/** A city. */
export interface LocalDeliveryCityInput {
  cityName?: string
  subdivision?: string
  country?: string
}

/** A country, or some of its subdivisions. */
export interface LocalDeliveryDestinationInput {
  /** ISO 3166-1 alpha-2 country code. */
  code?: string
  /** Subdivisions to deliver to. Default: all. */
  subdivisions?: readonly string[]
}

/** Time slots for a local delivery. */
export interface ScheduledDeliveryInput {
  days?: DeliveryDaysInput
  /** Number of days needed to prepare an order. */
  handlingDays?: number
  /** Orders after this time are prepared from the next day on. */
  cutOffTime?: TimeOfDayInput
  /** Time windows of delivery. */
  timeWindows?: readonly DeliveryTimeWindowInput[]
  /** Time needed to prepare an order. The first slot is after it. */
  preparation?: DeliveryDurationInput
  /** Maximum number of orders per slot. Default: unlimited. */
  capacity?: number
  /** Length of a slot in minutes. Time windows are divided into slots. */
  slotMinutes?: number
  /** Dates without slots. */
  closedDates?: readonly string[]
  /** Number of days for which buyers can choose a slot in advance. Default: 14. */
  daysAhead?: number
}

/** Delivery times by day of the week. Legacy alternative to `timeWindows`. */
export interface DeliveryDaysInput extends DeliveryDays {}

/** Delivery times of a day. */
export interface DeliveryDaySlotInput extends DeliveryDaySlot {}

/** A time window. */
export interface DeliveryDayTimeSlotInput extends DeliveryDayTimeSlot {}

/** A time of day in the store's time zone. */
export interface TimeOfDayInput extends TimeOfDay {}

/** A time window on a day of the week, in the store's time zone. An end of 0:00 is midnight. */
export interface DeliveryTimeWindowInput {
  day?: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'
  start?: TimeOfDayInput
  end?: TimeOfDayInput
  /** Whether the window is used. Default: true. */
  enabled?: boolean
}

/** A duration. */
export interface DeliveryDurationInput {
  value?: number
  unit?: 'MINUTES' | 'HOURS' | 'DAYS'
}

/** The price of a delivery under some conditions. */
export interface ShippingOptionRateInput extends ShippingOptionRate {}

/** A condition for a rate. */
export interface ShippingOptionConditionInput extends ShippingOptionCondition {}

/** A charge in addition to the price of a delivery. */
export interface DeliveryChargeInput extends DeliveryCharge {}

export interface LocalDeliveryOptionUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Area given by postal codes. */
  zipConfig?: LocalDeliveryZipConfigInput
  /** Area given by a center and a radius. */
  radiusConfig?: LocalDeliveryRadiusConfigInput
  /** Area given by a polygon. */
  customAreaConfig?: LocalDeliveryAreaConfigInput
  /** Area given by cities. */
  cityConfig?: LocalDeliveryCityConfigInput
  /** Name of the area. */
  areaName?: string
  /** Single rate. Legacy alternative to `rates`. */
  rate?: string
  /** Estimated delivery time as text, such as "1 hour". */
  estimatedDeliveryTime?: string
  /** Subtotal from which delivery is free. Legacy alternative to `rates`. */
  minimumFreeDeliveryOrderAmount?: number
  /** Countries of the area. */
  destinations?: readonly LocalDeliveryDestinationInput[]
  /** Time slots that the buyer can choose from. */
  scheduledDeliveryConfig?: ScheduledDeliveryInput
  /** Rates. The first one whose conditions are met is used. */
  rates?: readonly ShippingOptionRateInput[]
  /** IDs of the delivery regions that offer the option. */
  deliveryRegionIds?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
  /** Whether the option is offered to buyers. Default: true. */
  active?: boolean
}

/** The tax rate of a group in a region, or one of several rates that are added up. */
export interface ManualTaxMappingInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  taxGroupId?: string
  taxRegionId?: string
  /** Tax rate as a fraction: `"0.19"` is 19 percent. */
  taxRate?: string
  description?: string
  taxType?: string
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string
  /** Name of the jurisdiction that levies the tax. */
  jurisdiction?: string
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  /** Rates for exempt groups. Default: exempt groups pay no tax. */
  exemptRates?: readonly ExemptRateInput[]
  extendedFields?: ExtendedFieldsInput
  /** Postal codes where the rate applies: single ones, prefixes (`100*`) and ranges (`10001-10019`). */
  postalCodes?: readonly string[]
  /** Cities where the rate applies. With `postalCodes`, only for addresses without a postal code. */
  cities?: readonly string[]
}

/** The reduced tax rate of an exempt group. Without one the group pays no tax. */
export interface ExemptRateInput {
  taxExemptGroupId?: string
  /** Tax rate as a fraction: `"0.05"` is 5 percent. */
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
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Shown only in the back office. */
  name?: string
  /**
   * Segment of customers. Its customers with an account are the members of the group, at any time. Set when the
   * group is created; members can’t be added or removed then.
   */
  segmentId?: string
}

/** A member of the store. */
export interface MemberInput {
  /** Email address with which the member signs in. */
  loginEmail?: string
  contact?: MemberContactInput
  profile?: MemberProfileInput
  /** `PUBLIC`: other members can see the profile. */
  privacyStatus?: 'PUBLIC' | 'PRIVATE' | 'UNKNOWN'
}

/** Contact details of a member. */
export interface MemberContactInput {
  firstName?: string
  lastName?: string
  phones?: readonly string[]
  emails?: readonly string[]
  addresses?: readonly MemberAddressInput[]
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string
  company?: string
  jobTitle?: string
  /** Values of custom fields by key. */
  customFields?: Record<string, unknown>
}

/** An address of a member. */
export interface MemberAddressInput {
  streetAddress?: MemberStreetAddressInput
  /** Street and house number in one line. */
  addressLine?: string
  addressLine2?: string
  city?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  postalCode?: string
}

/** A street address in separate fields. */
export interface MemberStreetAddressInput extends MemberStreetAddress {}

/** The profile of a member. */
export interface MemberProfileInput {
  /** Name shown to other members. */
  nickname?: string
  /** Profile picture. */
  photo?: MemberPhotoInput
  /** Cover picture. */
  cover?: MemberPhotoInput
  /** Job title. */
  title?: string
}

/** A photo of a member. */
export interface MemberPhotoInput extends MemberPhoto {}

/** Settings of the emails that the owners of a store get. */
export interface NotificationSettingsInput {
  /** Email addresses of the recipients. Empty: all owners of the store. */
  recipients?: readonly string[]
  /** Recipients of single kinds. The emails of other kinds go to `recipients`. */
  kindRecipients?: readonly NotificationKindRecipientsInput[]
  /** Kinds whose emails are replaced by one daily email. Default: none. */
  digestKinds?: readonly (
    | 'newOrders'
    | 'paymentProblems'
    | 'disputes'
    | 'returnRequests'
    | 'lowStock'
    | 'failedJobs'
    | 'domains'
  )[]
  /** Hour of the day at which the daily email is sent, in the store's time zone. Default: 8. */
  digestHour?: number
  /** Whether to send an email for each new order. Default: true. */
  newOrders?: boolean
  /** Whether to send an email when a payment, capture or refund fails later. Default: true. */
  paymentProblems?: boolean
  /** Whether to send an email when a buyer disputes a payment. Default: true. */
  disputes?: boolean
  /** Whether to send an email when a buyer requests a return. Default: true. */
  returnRequests?: boolean
  /** Whether to send an email when a variant runs low. Default: false. */
  lowStock?: boolean
  /** Whether to send an email when a background job has failed for good. Default: true. */
  failedJobs?: boolean
  /**
   * Whether to send an email when the TXT record of a verified domain has been missing for seven days. Default:
   * true.
   */
  domains?: boolean
  /** Quantity at or below which a variant is low. Default: 0. */
  lowStockThreshold?: number
}

/** Recipients of the emails of one kind. */
export interface NotificationKindRecipientsInput {
  kind?: 'newOrders' | 'paymentProblems' | 'disputes' | 'returnRequests' | 'lowStock' | 'failedJobs' | 'domains'
  recipients?: readonly string[]
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

/** What a refund is for. */
export interface RefundItems {
  lineItems?: readonly LineItemRefund[]
  additionalFees?: readonly AdditionalFeeRefund[]
  shipping?: ShippingRefund
}

/** What else a refund does. */
export interface RefundSideEffects {
  restock?: RefundRestock
  notifications?: RefundNotifications
}

/** Line items to return to stock. Default: none. */
export interface RefundRestock {
  lineItems?: readonly RestockItem[]
}

/** Pieces of a line item to return to stock. */
export interface RestockItem {
  lineItemId: string
  /** Number of pieces. */
  quantity?: number
}

/** Notifications of a refund. */
export interface RefundNotifications {
  /** Whether to email the buyer. */
  sendCustomerEmail?: boolean
  /** Message to add to the email. */
  customMessage?: string
}

/** A payment to capture. */
export interface PaymentCapture {
  paymentId: string
  /** Amount to capture. Default: the authorized amount. */
  amount?: Price
}

/** A payment to charge by card. */
export interface RegularChargeInput {
  /** Payment token of the card, as returned by `createPaymentToken`. */
  paymentIntentId?: string
  delayedCharge?: boolean
  /** Amount to charge. */
  amount?: PriceInput
  redirectUrls?: { successUrl?: string; cancelUrl?: string; errorUrl?: string; pendingUrl?: string }
  delayedCaptureSettings?: DelayedCaptureInput
  savePaymentMethod?: boolean
}

/** When to capture or void an authorized payment. */
export interface DelayedCaptureInput {
  /** What happens after the delay. */
  scheduledAction?: 'VOID' | 'CAPTURE'
  /** Time between the authorization and the action. */
  delayDuration?: { count?: number; unit?: 'MINUTES' | 'HOURS' | 'DAYS' }
}

/** A payment by gift card. */
export interface GiftCardCharge {
  /** Code of the gift card. */
  giftCardCode: string
  /** Amount to redeem. */
  amount: Price
  currencyConversionInfo?: { originalCurrency?: string; originalAmount?: string; conversionRate?: string }
}

/** A line item paid by a membership. */
export interface MembershipCharge {
  lineItemId: string
  membershipIdentifier: {
    existingMembership?: { appId?: string; membershipId?: string }
    futureMembership?: { lineItemId?: string; benefitId?: string }
    membershipId?: string
    membershipAppId?: string
  }
}

/** When to capture or void an authorized payment. */
export interface DelayedCapture {
  /** What happens after the delay. */
  scheduledAction: 'VOID' | 'CAPTURE'
  /** Time between the authorization and the action. */
  delayDuration?: { count?: number; unit?: 'MINUTES' | 'HOURS' | 'DAYS' }
}

/** A fulfillment: line items of an order that are sent together. */
export interface FulfillmentInput {
  trackingInfo?: TrackingInfoInput
  customInfo?: CustomInfoInput
  lineItems?: readonly FulfillmentLineItemInput[]
  /** Status of the fulfillment, such as `Pending`, `In_Delivery` or `Fulfilled`. */
  status?: string
  /** Whether the fulfillment was sent. If not, its line items are reserved but do not count as fulfilled. */
  completed?: boolean
  /** When the buyer received it, if known. The withdrawal period starts then. */
  deliveredDate?: Date | string
}

/** Tracking of a shipment. */
export interface TrackingInfoInput extends TrackingInfo {}

/** Additional information about a fulfillment. */
export interface CustomInfoInput extends CustomInfo {}

/** A line item of a fulfillment. */
export interface FulfillmentLineItemInput extends FulfillmentLineItem {}

/** An invoice of an order and the app that created it. */
export interface OrderInvoiceInput {
  id?: string
  appId?: string
}

/** A request to the buyer of an order for a payment, with a page to pay. */
export interface OrderPaymentRequestInput {
  source?: PaymentRequestSourceInput
  /** ID of the order. */
  orderId?: string
  /** Amount to pay. */
  amount?: PriceInput
  /** Title, shown to the buyer. */
  title?: string
  description?: string
  /** When the request expires. Default: never. */
  expirationDate?: Date | string
  extendedFields?: ExtendedFieldsInput
  image?: ImageInput
  /** `MANUAL`: offline payment methods are not offered. */
  blockedPaymentMethods?: readonly 'MANUAL'[]
}

/** The app that created a payment request. */
export interface PaymentRequestSourceInput {
  /** ID of the app. */
  appId?: string
  /** ID of the payment request in the app. */
  externalId?: string
}

/** A payment received outside the store. */
export interface OutsidePaymentInput {
  regularPaymentDetails?: OutsidePaymentDetailsInput
  giftcardPaymentDetails?: GiftcardPaymentDetailsInput
  membershipPaymentDetails?: Record<string, unknown>
  /** When the payment was received. Default: now. */
  createdDate?: Date | string
  /** Amount received or expected. */
  amount?: PriceInput
  refundDisabled?: boolean
  cashRounding?: Record<string, unknown>
  /** `PENDING`: the payment is expected. Default: `APPROVED`. */
  status?: 'APPROVED' | 'PENDING'
  /** ID shared by payments that were charged together. */
  chargeCorrelationId?: string
}

/** Details of a payment received outside the store. */
export interface OutsidePaymentDetailsInput {
  creditCardDetails?: CreditCardDetailsInput
  /** ID of the payment in the payment system. */
  paymentOrderId?: string
  /** ID of the transaction at the payment gateway. */
  gatewayTransactionId?: string
  /** ID of the transaction at the payment provider. */
  providerTransactionId?: string
  /** Whether the payment was made offline, for example in cash. */
  offlinePayment?: boolean
  savedPaymentMethod?: boolean
  authorizationDetails?: AuthorizationDetailsInput
  chargebacks?: readonly ChargebackInput[]
  platformFee?: PriceInput
  /** Name of the payment method. */
  paymentMethodName?: PaymentMethodNameInput
}

/** Details of a card. */
export interface CreditCardDetailsInput extends CreditCardDetails {}

/** Authorization of a payment, and what became of it. */
export interface AuthorizationDetailsInput {
  authorizedDate?: Date | string
  captures?: readonly TransactionsCaptureInput[]
  void?: TransactionsVoidInput
  scheduledAction?: ScheduledActionInput
}

/** A capture of an authorized payment. */
export interface TransactionsCaptureInput {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amount?: PriceInput
  createdDate?: Date | string
  failureDetails?: FailureDetailsInput
}

/** Why an operation failed. */
export interface FailureDetailsInput extends FailureDetails {}

/** The voiding of an authorized payment. */
export interface TransactionsVoidInput {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  voidedDate?: Date | string
  failureDetails?: FailureDetailsInput
  /** `SCHEDULED`: voided automatically. */
  reason?: 'MANUAL' | 'SCHEDULED'
}

/** What happens automatically to an authorized payment. */
export interface ScheduledActionInput {
  actionType?: 'VOID' | 'CAPTURE'
  executionDate?: Date | string
}

/** A chargeback of a payment. */
export interface ChargebackInput {
  /** Amount withdrawn. */
  amount?: PriceInput
  /** Amount returned to the store. */
  reversalAmount?: PriceInput
  status?: 'APPROVED' | 'REVERSED'
}

/** The name of a payment method. */
export interface PaymentMethodNameInput extends PaymentMethodName {}

/** The name that the merchant gave to a payment method. */
export interface UserDefinedNameInput extends UserDefinedName {}

/** Details of a payment by gift card. */
export interface GiftcardPaymentDetailsInput extends GiftcardPaymentDetails {}

/** The updatable fields of an order. Other fields are accepted as they were read. */
export interface OrderUpdateInput {
  /** The buyer. */
  buyerInfo?: OrderBuyerInfoInput
  /** Billing address and contact details. */
  billingInfo?: ContactInfoInput
  /** Recipient's address and contact details. */
  recipientInfo?: ContactInfoInput
  shippingInfo?: ShippingInfoUpdateInput
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  /** Whether the merchant archived the order. */
  archived?: boolean
  /** Whether the merchant has viewed the order. */
  seenByAHuman?: boolean
  /** Advertisement that led to the order. */
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  /** Sales channel. */
  channelInfo?: ChannelInfoInput
  /** Answers to the questions of the checkout. */
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

/** The buyer of an order. A member has a `memberId`, a guest a `visitorId`. */
export interface OrderBuyerInfoInput extends OrderBuyerInfo {}

export interface ShippingInfoUpdateInput {
  logistics?: OrderLogisticsInput
  carrierId?: unknown
  code?: unknown
  title?: unknown
  cost?: unknown
  region?: unknown
}

/** Details of the delivery of an order. */
export interface OrderLogisticsInput {
  /** Delivery address and contact details. */
  shippingDestination?: ContactInfoInput
  pickupDetails?: OrderPickupDetailsInput
  /** Estimated delivery time as text, such as "2-3 days". */
  deliveryTime?: string
  /** Instructions for the buyer, such as how to pick up the order. */
  instructions?: string
  /** Time slot that the buyer selected. */
  deliveryTimeSlot?: OrderDeliveryTimeSlotInput
  /** Latest delivery date. */
  deliverByDate?: Date | string
}

/** Where the buyer picks up the order. */
export interface OrderPickupDetailsInput {
  address?: PickupAddressInput
  /** `STORE_PICKUP`: at the store. `PICKUP_POINT`: at a pickup point of a carrier. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
}

/** The address of a pickup location. */
export interface PickupAddressInput {
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddressInput
  addressLine?: string
  addressLine2?: string
  /** The whole address as text. */
  formattedAddress?: string
  geocode?: GeocodeInput
}

/** A delivery time slot. */
export interface OrderDeliveryTimeSlotInput {
  /** Start of the slot. */
  from?: Date | string
  /** End of the slot. */
  to?: Date | string
}

/** The sales channel of an order. */
export interface ChannelInfoInput extends ChannelInfo {}

/** Tags of an order. */
export interface OrderTagInput extends OrderTag {}

/** A list of tags. */
export interface PrivateTagInput extends PrivateTag {}

/** The updatable fields of a line item. Other fields are accepted as they were read. */
export interface OrderLineItemUpdateInput {
  productName?: TranslatableStringInput
  /** Chosen options, modifiers and texts, in the order of the product. */
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
  bundle?: unknown
}

export interface OrderToUpdateInput {
  /** The buyer. */
  buyerInfo?: OrderBuyerInfoInput
  /** Billing address and contact details. */
  billingInfo?: ContactInfoInput
  /** Recipient's address and contact details. */
  recipientInfo?: ContactInfoInput
  shippingInfo?: ShippingInfoUpdateInput
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  /** Whether the merchant archived the order. */
  archived?: boolean
  /** Whether the merchant has viewed the order. */
  seenByAHuman?: boolean
  /** Advertisement that led to the order. */
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  /** Sales channel. */
  channelInfo?: ChannelInfoInput
  /** Answers to the questions of the checkout. */
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

/** An entry in the history of an order. The field that matches `activityType` has the details. */
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
  /** Type of the activity. Callers can add comments, custom activities, and emails sent elsewhere. */
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

/** An activity added by an app. */
export interface CustomActivityInput extends CustomActivity {}

/** A note of the merchant on an order. Buyers do not see it. */
export interface MerchantCommentInput extends MerchantComment {}

/** A refund of an order. */
export interface OrderRefundedInput {
  /** Whether the merchant refunded outside the store. */
  manual?: boolean
  /** Amount of the refund. */
  amount?: PriceInput
  reason?: string
}

/** Changes of an order that were made with a draft order. */
export interface DraftOrderChangesAppliedInput {
  /** ID of the draft order. */
  draftOrderId?: string
  /** Reason for the changes. */
  reason?: string
  changes?: readonly OrderChangeInput[]
}

/** A change of an order. One of the fields is set. */
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

/** A changed line item. */
export interface LineItemChangedInput {
  id?: string
  name?: TranslatableStringInput
  quantity?: OrderQuantityInput
  price?: OrderPriceInput
}

/** A change of a quantity. */
export interface OrderQuantityInput extends OrderQuantity {}

/** A change of a price. */
export interface OrderPriceInput {
  originalPrice?: PriceInput
  newPrice?: PriceInput
}

/** An added or removed line item. */
export interface LineItemAddedInput extends LineItemAdded {}

/** An added or removed discount or fee. */
export interface DiscountAddedInput {
  id?: string
  name?: TranslatableStringInput
  affectedLineItems?: readonly AffectedLineItemInput[]
  /** Total amount of the discount or fee. */
  totalAmount?: PriceInput
}

/** A line item affected by a discount or fee. */
export interface AffectedLineItemInput {
  id?: string
  name?: TranslatableStringInput
  /** Share of the line item. */
  amount?: PriceInput
}

/** A change of the total amount of an order. */
export interface TotalPriceChangedInput {
  originalTotal?: PriceInput
  newTotal?: PriceInput
}

/** A change of the delivery of an order. */
export interface ShippingInformationChangedInput {
  originalShippingInfo?: OriginalShippingInfoInput
  newShippingInfo?: OriginalShippingInfoInput
}

/** Delivery of an order before or after a change. */
export interface OriginalShippingInfoInput {
  /** Price of the delivery. */
  total?: PriceInput
  /** Title of the shipping option. */
  shippingTitle?: string
}

/** A payment method that the buyer saved with the order. */
export interface SavedPaymentMethodInput extends SavedPaymentMethod {}

/** An authorized payment. */
export interface AuthorizedPaymentCreatedInput {
  paymentId?: string
  /** Amount authorized, captured or voided. */
  amount?: PriceInput
  lastFourDigits?: string
  /** Brand of the card, such as `visa`. */
  brand?: string
}

/** A refund that was started. */
export interface RefundInitiatedInput {
  refundId?: string
  /** Total amount of the refund. */
  amount?: PriceInput
  /** Refunded payments, with the amount of each. */
  payments?: readonly OrderPaymentInput[]
  reason?: string
}

/** A refunded payment. One of `regular`, `giftCard` and `membership` is set. */
export interface OrderPaymentInput {
  regular?: OrderRegularInput
  giftCard?: OrderGiftCardInput
  membership?: OrderMembershipInput
  paymentId?: string
  /** Whether the merchant refunded outside the store. */
  externalRefund?: boolean
}

/** A payment by card or by another method that is not a gift card or membership. */
export interface OrderRegularInput {
  amount?: PriceInput
  lastFourDigits?: string
  /** Brand of the card, such as `visa`. */
  brand?: string
}

/** A payment by gift card. */
export interface OrderGiftCardInput {
  /** ID of the payment by gift card. */
  giftCardPaymentId?: string
  amount?: PriceInput
}

/** A payment by membership. */
export interface OrderMembershipInput extends OrderMembership {}

/** A refund of one payment that succeeded or failed. */
export interface PaymentRefundedInput {
  refundId?: string
  payment?: OrderPaymentInput
}

/** A refund as store credit. */
export interface RefundedAsStoreCreditInput {
  amount?: PriceInput
  reason?: string
}

/** A payment that is pending, canceled or declined. */
export interface PaymentPendingInput {
  regular?: PaymentPendingRegularInput
  paymentId?: string
}

/** A payment by card or by another method that is not a gift card or membership. */
export interface PaymentPendingRegularInput {
  creditCardDetails?: CreditCardDetailsInput
  /** Amount of the payment. */
  amount?: PriceInput
}

/** A receipt that was created or sent. */
export interface ReceiptCreatedInput extends ReceiptCreated {}

/** A receipt of the store. */
export interface WixReceiptInput extends WixReceipt {}

/** A receipt created outside the store. */
export interface ExternalReceiptInput extends ExternalReceipt {}

/** A chargeback. */
export interface ChargebackCreatedInput {
  paymentId?: string
  chargebackId?: string
  /** Amount withdrawn. */
  amount?: PriceInput
  paymentDetails?: PaymentPendingRegularInput
}

/** A reversed chargeback. */
export interface ChargebackReversedInput {
  paymentId?: string
  chargebackId?: string
  /** Amount withdrawn. */
  amount?: PriceInput
  /** Amount returned to the store. */
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
  /** Totals of the order. */
  priceSummary: OrderPriceSummary
  status?: 'APPROVED' | 'INITIALIZED' | 'CANCELED'
  paymentStatus?: 'NOT_PAID' | 'PAID' | 'FULLY_REFUNDED'
  /** Must be the currency of the store. */
  currency?: string
  /** The buyer. */
  buyerInfo?: OrderBuyerInfo
  /** Language of the buyer. */
  buyerLanguage?: string
  /** Note from the buyer to the merchant. */
  buyerNote?: string
  /** Unit of all weights. */
  weightUnit?: 'KG' | 'LB' | 'UNSPECIFIED_WEIGHT_UNIT'
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean
  /** Tax on the order. */
  taxInfo?: OrderTaxInfo
  /** Billing address and contact details. */
  billingInfo?: ContactInfo
  /** Recipient's address and contact details. */
  recipientInfo?: ContactInfo
  shippingInfo?: ExternalShippingInfo
  /** Answers to the questions of the checkout. */
  customFields?: readonly CheckoutCustomField[]
  extendedFields?: ExtendedFields
  tags?: OrderTag
  /** Whether the merchant archived the order. */
  archived?: boolean
  /** Whether the merchant has viewed the order. */
  seenByAHuman?: boolean
  /** Advertisement that led to the order. */
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS'
  /** When the buyer placed the order. Can be before `createdDate` if it was created outside the store. */
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
  /** Price of one piece with its modifiers, before discounts. */
  price: Price
  /** Amount that discounts take off all pieces. */
  totalDiscount?: Price
  catalogReference?: CatalogReference
  descriptionLines?: readonly DescriptionLine[]
  image?: Image
  physicalProperties?: PhysicalProperties
  itemType?: ItemType
  taxInfo?: TaxInfo
  /** Text to show instead of or next to the price, such as "per hour". */
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

/** Settings of orders. */
export interface OrdersSettingsInput {
  /** When sold pieces are taken from stock. */
  inventoryUpdateTrigger?: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED'
  /** Whether an invoice is created for each order. `createOn` of the invoice settings determines when. */
  createInvoice?: boolean
}

/** A line item to return. */
export interface ReturnItem {
  lineItemId: string
  quantity: number
  reason: 'DAMAGED' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'DOES_NOT_FIT' | 'CHANGED_MIND' | 'OTHER'
  comment?: string
}

/** A location where buyers can pick up orders. */
export interface PickupLocationInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  address?: PickupLocationAddressInput
  /** Time until an order is ready, as text, such as "Ready in 1 hour". */
  deliveryTime?: string
  /** Instructions for the buyer. */
  instructions?: string
  /** Whether the location is offered to buyers. Default: true. */
  active?: boolean
  /** Rates. The first one whose conditions are met is used. */
  rates?: readonly ShippingOptionRateInput[]
  /** IDs of the delivery regions that offer the location. */
  deliveryRegionIds?: readonly string[]
  /** `STORE_PICKUP`: a store of the merchant. `PICKUP_POINT`: a location of others. Default: `STORE_PICKUP`. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
  /** Times at which orders can be picked up, in the store's time zone. */
  openingHours?: readonly DeliveryTimeWindowInput[]
  /** Time slots that the buyer can choose from. */
  slots?: PickupSlotsInput
  /** Time needed to prepare an order. */
  preparation?: DeliveryDurationInput
  /** Orders after this time are prepared from the next day on. */
  cutOffTime?: TimeOfDayInput
  /** Dates on which the location is closed. */
  closedDates?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
}

/** The address of a pickup location. */
export interface PickupLocationAddressInput extends PickupLocationAddress {}

/** Time slots for pickup. */
export interface PickupSlotsInput extends PickupSlots {}

export interface PickupLocationUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  address?: PickupLocationAddressInput
  /** Time until an order is ready, as text, such as "Ready in 1 hour". */
  deliveryTime?: string
  /** Instructions for the buyer. */
  instructions?: string
  /** Whether the location is offered to buyers. Default: true. */
  active?: boolean
  /** Rates. The first one whose conditions are met is used. */
  rates?: readonly ShippingOptionRateInput[]
  /** IDs of the delivery regions that offer the location. */
  deliveryRegionIds?: readonly string[]
  /** `STORE_PICKUP`: a store of the merchant. `PICKUP_POINT`: a location of others. Default: `STORE_PICKUP`. */
  pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
  /** Times at which orders can be picked up, in the store's time zone. */
  openingHours?: readonly DeliveryTimeWindowInput[]
  /** Time slots that the buyer can choose from. */
  slots?: PickupSlotsInput
  /** Time needed to prepare an order. */
  preparation?: DeliveryDurationInput
  /** Orders after this time are prepared from the next day on. */
  cutOffTime?: TimeOfDayInput
  /** Dates on which the location is closed. */
  closedDates?: readonly string[]
  otherCharges?: readonly DeliveryChargeInput[]
}

/** Prices for certain buyers: for member groups, countries or larger quantities. */
export interface PriceListInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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

/** Products that differ by a choice, such as their color, and are shown together. */
export interface ProductGroupInput {
  name?: string
  /** ID of an option or modifier with choices. The products of the group differ by it. Cannot be changed. */
  groupingCustomizationId?: string
  /**
   * IDs of choices of the grouping customization. Members are in this order; those with other choices follow by
   * name of the choice.
   */
  choiceOrder?: readonly string[]
  /** ID for other systems, unique in the store. Default: a random one. Cannot be changed. */
  handle?: string
  media?: ProductGroupMediaInput
  extendedFields?: ExtendedFieldsInput
  tags?: TagsInput
}

/** The image of a product group. An empty object removes it. */
export interface ProductGroupMediaInput {
  /** ID of an image in the media library. */
  id?: string
  /** Alternative text for screen readers. */
  altText?: string
  /** Name shown to the merchant. */
  displayName?: string
}

/** Changes of a product group. */
export interface ProductGroupUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  /** ID of an option or modifier with choices. The products of the group differ by it. Cannot be changed. */
  groupingCustomizationId?: string
  /**
   * IDs of choices of the grouping customization. Members are in this order; those with other choices follow by
   * name of the choice.
   */
  choiceOrder?: readonly string[]
  /** ID for other systems, unique in the store. Default: a random one. Cannot be changed. */
  handle?: string
  media?: ProductGroupMediaInput
  extendedFields?: ExtendedFieldsInput
  tags?: TagsInput
}

/** A search for words. */
export interface SearchDetails {
  /** `OR`: any word must match. `AND`: all words must. Default: `OR`. */
  mode?: 'OR' | 'AND'
  /** The words to search for. */
  expression?: string
  /** The fields to search in. Default: all. */
  fields?: readonly string[]
  /** Whether typing errors are corrected. Default: false. */
  fuzzy?: boolean
}

/** Changes of a product group, with the names of the fields that change. */
export interface MaskedProductGroupInput {
  productGroup?: ProductGroupUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** Changes of a product in the list. Fields that are not sent don’t change. */
export interface ListedProductChange {
  id: string
  /** The revision that was read. Default: any. */
  revision?: string
  /** At most 80 characters. */
  name?: string
  status?: 'ACTIVE' | 'DRAFT' | 'SCHEDULED' | 'ARCHIVED'
  /** Required for `SCHEDULED`. In the future, at most two years away. */
  publishDate?: Date | string
  /** Name of the brand, which is created if needed. Empty: none. */
  brand?: string
  /** Name of the ribbon, which is created if needed. Empty: none. */
  ribbon?: string
  addCollectionIds?: readonly string[]
  removeCollectionIds?: readonly string[]
  variants?: readonly ProductVariantCells[]
}

/** Values of a variant as text. Those that are not sent don’t change. */
export interface ProductVariantCells {
  id: string
  /** As a decimal number. */
  price?: string
  /** At least the price. Empty: there is none. */
  compareAtPrice?: string
  /** Empty: there is none. */
  cost?: string
  /** Empty: there is none. */
  sku?: string
  /** Empty: there is none. */
  barcode?: string
  /** As a decimal number. Empty: there is none. */
  weight?: string
  /** Quantity at the default location. Only for variants with a tracked quantity. */
  quantity?: string
}

/** A saved view of the list of products in the back office. */
export interface ProductViewInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Unique in the store, regardless of case. */
  name?: string
  /** Search, filters, sorting and columns, as the query of the address of the list. */
  query?: string
}

/** Changes of a media item of a product. Fields that are not sent do not change. */
export interface MediaItemChanges {
  /** Alternative text for screen readers. An empty string removes it. */
  altText?: string
  /** Name shown to the merchant, and of a video. An empty string removes it. */
  title?: string
  focalPoint?: MediaFocalPoint
  /** ID of an uploaded image that is shown before a video or 3D model is loaded. An empty string removes it. */
  posterId?: string
  /** The choices for which it is shown, instead of those before. */
  choices?: readonly {
    /** Name of the option. */
    option: string
    /** Name of the choice. */
    choice: string
  }[]
  /** The variants for which it is shown before media of their choices, instead of those before. */
  variantIds?: readonly string[]
}

/** A product. */
export interface ProductInput {
  name?: string
  /** Part of the URL that identifies the product, such as `blue-mug`. */
  slug?: string
  /** Whether shoppers see the product. */
  visible?: boolean
  /** Whether the product is shipped (`physical`) or downloaded (`digital`). */
  productType?: 'unspecified_product_type' | 'physical' | 'digital'
  /** Whether each piece becomes a gift card worth its price once it is paid. Cannot be changed. */
  giftCard?: boolean
  /** Description as HTML. */
  description?: string
  /** Stock keeping unit, if the product has no variants of its own. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. Only without variants. An empty string removes it. */
  barcode?: string
  /** Weight in the store's weight unit. */
  weight?: number
  /** Lowest and highest weight of all variants. */
  weightRange?: WeightRangeInput
  /** Dimensions of the product itself. */
  productDimensions?: ProductDimensionsInput
  /** Dimensions of its package. */
  packageDimensions?: ProductDimensionsInput
  /** Stock of all variants together. */
  stock?: ProductStockInput
  /** Prices in the store's currency. */
  priceData?: PriceDataInput
  /** Prices in the requested currency. */
  convertedPriceData?: PriceDataInput
  /** Lowest and highest price of all variants, after the discount. */
  priceRange?: WeightRangeInput
  /** Cost and profit. Elevated callers only. */
  costAndProfitData?: CostAndProfitDataInput
  /** Lowest and highest cost of all variants. Elevated callers only. */
  costRange?: WeightRangeInput
  /** Quantities from which the price per unit is calculated. */
  pricePerUnitData?: PricePerUnitDataInput
  additionalInfoSections?: readonly AdditionalInfoSectionInput[]
  media?: ProductMediaInput
  /** Modifiers that are texts. Setting them does not change other modifiers. */
  customTextFields?: readonly CustomTextFieldInput[]
  /** Modifiers in their order. Setting them replaces all modifiers. */
  modifiers?: readonly ProductModifierInput[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: BundleInput
  /** Whether each variant has its own price, stock and other data. */
  manageVariants?: boolean
  productOptions?: readonly ProductOptionInput[]
  productPageUrl?: ProductPageUrlInput
  /** Discount on the price. */
  discount?: ProductDiscountInput
  /** IDs of the collections that contain the product. */
  collectionIds?: readonly string[]
  /** Variants of the product. At most 1,000. */
  variants?: readonly VariantInput[]
  seoData?: SeoDataInput
  /** Text of the ribbon, such as "New". */
  ribbon?: string
  brand?: string
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
  /** Same as `priceData`. */
  price?: PriceDataInput
  /** Ribbons of the product. */
  ribbons?: readonly RibbonInput[]
}

/** A range of numbers. */
export interface WeightRangeInput extends WeightRange {}

/** Stock of a product. */
export interface ProductStockInput {
  /** Whether the quantity in stock is tracked. */
  trackInventory?: boolean
  /** Quantity in stock, of all variants together. */
  quantity?: number
  /** `PARTIALLY_OUT_OF_STOCK`: only some variants are in stock. */
  inventoryStatus?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
}

/** Prices of a product or variant. */
export interface PriceDataInput {
  /** Price before the product's discount, in major units. */
  price?: number
  formatted?: FormattedInput
}

/** Prices formatted with their currency symbol. */
export interface FormattedInput {
  price?: string
  discountedPrice?: string
}

/** Cost and profit of a product or variant. Elevated callers only. */
export interface CostAndProfitDataInput {
  /** Cost of one piece for the merchant. */
  itemCost?: number
}

/** Quantities from which the price per unit is calculated. */
export interface PricePerUnitDataInput extends PricePerUnitData {}

/** A section of additional information, such as care instructions. */
export interface AdditionalInfoSectionInput extends AdditionalInfoSection {}

/** Media of a product. */
export interface ProductMediaInput {
  /** Media item shown first. */
  mainMedia?: MainMediaInput
  /** All media items. */
  items?: readonly MainMediaInput[]
}

/** A media item of a product. */
export interface MainMediaInput {
  image?: ProductImageInput
  video?: ProductVideoInput
  model?: ProductModelInput
  /** Alternative text of a video or 3D model. */
  altText?: string
  /** Small preview image. */
  thumbnail?: ProductImageInput
  /** `model_3d`: a 3D model, which only Vitrine has. */
  mediaType?: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip' | 'model_3d'
  title?: string
  id?: string
}

/** An image or video file of a product. */
export interface ProductImageInput {
  url?: string
  /** Width in pixels. */
  width?: number
  /** Height in pixels. */
  height?: number
  format?: string
  altText?: string
  focalPoint?: MediaFocalPointInput
}

/** A video of a product. */
export interface ProductVideoInput {
  /** The video in each available resolution. */
  files?: readonly ProductImageInput[]
  /** ID of the preview image. */
  stillFrameMediaId?: string
  poster?: MediaPosterInput
  /** Set instead of `files` for a video at YouTube or Vimeo. */
  embed?: VideoEmbedInput
  /** When it was added to the product, in ISO 8601. */
  addedDate?: string
}

/** The image that is shown before a video or 3D model is loaded. */
export interface MediaPosterInput {
  id?: string
  url?: string
  format?: string
}

/** A video at YouTube or Vimeo. Its host learns of visitors who load the frame. */
export interface VideoEmbedInput {
  provider?: 'YOUTUBE' | 'VIMEO'
  videoId?: string
  /** Address of a frame that plays the video and sets no cookies before. */
  url?: string
  /** Address of its page. */
  pageUrl?: string
}

/** A 3D model of a product. */
export interface ProductModelInput {
  url?: string
  /** File format: `glb` (glTF 2.0). */
  format?: string
  sizeInBytes?: number
  poster?: MediaPosterInput
}

/** A text that the buyer can enter, such as an engraving. */
export interface CustomTextFieldInput {
  /** Label of the field. */
  title?: string
  /** Maximum number of characters. At most 500. */
  maxLength?: number
  /** Whether the buyer must enter a text. */
  mandatory?: boolean
}

/** A modifier of a product: a choice or a text of the buyer that is not part of the variant. */
export interface ProductModifierInput {
  /** ID of the modifier. Send it to rename the modifier. */
  id?: string
  /** Name of the modifier. At most 50 characters if it has choices. */
  name?: string
  /** Whether the buyer must make a choice or enter a text. */
  mandatory?: boolean
  /** `FREE_TEXT`: a text. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors. */
  modifierRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  /** Settings of a text. Only for `FREE_TEXT`. */
  freeTextSettings?: FreeTextSettingsInput
  /** Choices. Only for `TEXT_CHOICES` and `SWATCH_CHOICES`. */
  choicesSettings?: ModifierChoicesSettingsInput
}

/** Settings of a text that the buyer can enter. */
export interface FreeTextSettingsInput {
  /** Same as the name of the modifier. */
  title?: string
  /** Minimum number of characters. */
  minCharCount?: number
  /** Maximum number of characters. Default: 500. */
  maxCharCount?: number
  /** Amount added to the price of each piece. Default: 0. */
  defaultAddedPrice?: string
}

/** Choices of a modifier. */
export interface ModifierChoicesSettingsInput {
  choices?: readonly ProductModifierChoiceInput[]
}

/** A choice of a modifier. */
export interface ProductModifierChoiceInput {
  /** ID of the choice. Send it to rename the choice. */
  choiceId?: string
  name?: string
  /** Color of the choice. Only for `SWATCH_CHOICES`. */
  colorCode?: string
  /** Amount added to the price of each piece. Default: 0. */
  addedPrice?: string
}

/** An option of a product, such as "Size". */
export interface ProductOptionInput {
  /** Default: `color` if the value of every choice is a color such as `#ffcc00`, otherwise `drop_down`. */
  optionType?: 'unspecified_option_type' | 'drop_down' | 'color'
  name?: string
  /** Choices of the option. At most 1,000. */
  choices?: readonly ProductChoiceInput[]
}

/** A choice of a product option, such as "Large". */
export interface ProductChoiceInput {
  /** Value of the choice; for a color, its hex value. */
  value?: string
  /** Name of the choice. */
  description?: string
  /** Media shown when the choice is selected. */
  media?: ProductMediaInput
}

/** The URL of a product page, in two parts. */
export interface ProductPageUrlInput extends ProductPageUrl {}

/** A discount on a product's price. */
export interface ProductDiscountInput extends ProductDiscount {}

/** A variant of a product: a combination of choices. */
export interface VariantInput {
  id?: string
  /** Choice of each option, such as `{ Size: 'Large' }`. */
  choices?: Record<string, string>
  variant?: VariantDataInput
  stock?: VariantStockInput
}

/** Data of a variant. */
export interface VariantDataInput {
  /** Prices in the store's currency. */
  priceData?: PriceDataInput
  /** Prices in the requested currency. */
  convertedPriceData?: PriceDataInput
  costAndProfitData?: CostAndProfitDataInput
  /** Weight in the store's weight unit. */
  weight?: number
  /** Stock keeping unit. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. */
  barcode?: string
  /** Whether shoppers see the variant. */
  visible?: boolean
  productDimensions?: ProductDimensionsInput
  packageDimensions?: ProductDimensionsInput
}

/** Stock of a variant. */
export interface VariantStockInput {
  /** Whether the quantity in stock is tracked. */
  trackQuantity?: boolean
  /** Quantity in stock. */
  quantity?: number
  inStock?: boolean
}

/** A ribbon shown on a product, such as "New". */
export interface RibbonInput {
  text?: string
}

/** Data to set on the variants with the given choices or IDs. */
export interface VariantOverride {
  /** Choices of the variants. Variants with other choices are not changed. */
  choices?: Record<string, string>
  variantIds?: readonly string[]
  /** Price of the variant before the product's discount. */
  price?: number
  /** Cost of one piece for the merchant. */
  cost?: number
  /** Weight in the store's weight unit. */
  weight?: number
  /** Stock keeping unit. */
  sku?: string
  /** Barcode (GTIN). An empty string removes it. */
  barcode?: string
  /** Whether shoppers see the variant. */
  visible?: boolean
  productDimensions?: ProductDimensions
  packageDimensions?: ProductDimensions
}

/** A media item to add to a product, by ID or URL. */
export interface MediaDataForWrite {
  /** ID of the item in the media library. */
  mediaId?: string
  /** URL of a picture, of a video (`https`, `.mp4` or `.webm`), or of a video’s page at YouTube or Vimeo. */
  url?: string
  /** Choice for which the item is shown. */
  choice?: NewChoice
  /** Alternative text for screen readers. */
  altText?: string
  /** Name shown to the merchant, and of a video. */
  title?: string
  focalPoint?: MediaFocalPoint
  /** ID of an uploaded image that is shown before a video or 3D model is loaded. An empty string removes it. */
  posterId?: string
}

/** A choice of an option. */
export interface NewChoice {
  /** Name of the option. */
  option?: string
  /** Name of the choice. */
  choice?: string
}

/** Media to show for a choice. */
export interface MediaAssignmentToChoice {
  /** Name of the option. */
  option?: string
  /** Name of the choice. */
  choice?: string
  mediaIds?: readonly string[]
}

/** A value to set on each product. One of the fields is set. */
export interface SetValue {
  price?: number
  /** Cost of one piece for the merchant. */
  cost?: number
  /** Weight in the store's weight unit. */
  weight?: number
  ribbon?: string
  brand?: string
}

/** A value to adjust on each product. One of the fields is set. */
export interface AdjustValue {
  price?: AdjustPrice
  cost?: AdjustPrice
  weight?: AdjustPrice
}

/** A change by a percentage or an amount. */
export interface AdjustPrice {
  percentage?: AdjustPercentage
  /** Amount to add. Negative values reduce. */
  amount?: number
}

/** A change by a percentage. */
export interface AdjustPercentage {
  /** Whether to round the result to a whole number. */
  roundToInt?: boolean
  /** Percentage to add. Negative values reduce. */
  rate?: number
}

/** A collection of products. */
export interface CollectionInput {
  name?: string
  media?: ProductMediaInput
  description?: string
  /** Part of the URL that identifies the collection, such as `new-arrivals`. */
  slug?: string
  /** Whether shoppers see the collection. */
  visible?: boolean
}

/** A product of catalog V3. */
export interface ProductV3Input {
  name?: string
  /** Part of the URL. Default: derived from the name. */
  slug?: string
  /** On request: `DESCRIPTION`. */
  description?: RichContentInput
  /** Description as HTML. Ignored if `description` is sent too. On request: `PLAIN_DESCRIPTION`. */
  plainDescription?: string
  /** Whether shoppers see the product. Default: true. */
  visible?: boolean
  /** Whether it is sold at the point of sale. Default: true. */
  visibleInPos?: boolean
  media?: ProductMediaV3Input
  seoData?: SeoDataInput
  taxGroupId?: string
  options?: readonly ConnectedOptionInput[]
  modifiers?: readonly ConnectedModifierInput[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: BundleInput
  brand?: ProductBrandInput
  infoSections?: readonly ProductInfoSectionInput[]
  /** The main ribbon. */
  ribbon?: ProductRibbonInput
  /** Other ribbons. */
  additionalRibbons?: readonly ProductRibbonInput[]
  /** The category that its breadcrumbs lead to. Setting it adds the product to the category. */
  mainCategoryId?: string
  /** `PHYSICAL`: shipped. `DIGITAL`: downloaded. Cannot be changed. */
  productType?: 'PHYSICAL' | 'DIGITAL'
  /** Only for `PHYSICAL` products. */
  physicalProperties?: ProductPhysicalPropertiesInput
  variantsInfo?: ProductVariantsInput
  purchaseEligibility?: PurchaseEligibilityInput
  /** Subscriptions that are sent replace all before. Carts refuse them: see `createSubscriptionOption`. */
  subscriptionDetails?: SubscriptionDetailsInput
  /** Shoppers do not see private tags. */
  tags?: TagsInput
  extendedFields?: ExtendedFieldsInput
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
}

/** The variants of a product. */
export interface ProductVariantsInput {
  variants?: readonly VariantV3Input[]
}

/** A variant of a product: a combination of choices. Every product has at least one. */
export interface VariantV3Input {
  id?: string
  /** Whether shoppers see the variant. Default: true. */
  visible?: boolean
  /** Stock keeping unit. */
  sku?: string
  /** Barcode (GTIN) with its leading zeros. */
  barcode?: string
  /** Its choice of each option. */
  choices?: readonly VariantChoiceInput[]
  price?: CatalogPriceInput
  /** Elevated callers only, on request: `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetailsInput
  /** IDs of media of the product that show the variant, before those of its choices. */
  mediaIds?: readonly string[]
  /** Only for `PHYSICAL` products. */
  physicalProperties?: VariantPhysicalPropertiesInput
  /** Only for `DIGITAL` products. */
  digitalProperties?: VariantDigitalPropertiesInput
}

/** Changes of a product, with the names of the fields that change. */
export interface MaskedProductV3Input {
  product?: ProductV3UpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** Changes of a product. */
export interface ProductV3UpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  /** Part of the URL. Default: derived from the name. */
  slug?: string
  /** On request: `DESCRIPTION`. */
  description?: RichContentInput
  /** Description as HTML. Ignored if `description` is sent too. On request: `PLAIN_DESCRIPTION`. */
  plainDescription?: string
  /** Whether shoppers see the product. Default: true. */
  visible?: boolean
  /** Whether it is sold at the point of sale. Default: true. */
  visibleInPos?: boolean
  media?: ProductMediaV3Input
  seoData?: SeoDataInput
  taxGroupId?: string
  options?: readonly ConnectedOptionInput[]
  modifiers?: readonly ConnectedModifierInput[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: BundleInput
  brand?: ProductBrandInput
  infoSections?: readonly ProductInfoSectionInput[]
  /** The main ribbon. */
  ribbon?: ProductRibbonInput
  /** Other ribbons. */
  additionalRibbons?: readonly ProductRibbonInput[]
  /** The category that its breadcrumbs lead to. Setting it adds the product to the category. */
  mainCategoryId?: string
  /** `PHYSICAL`: shipped. `DIGITAL`: downloaded. Cannot be changed. */
  productType?: 'PHYSICAL' | 'DIGITAL'
  /** Only for `PHYSICAL` products. */
  physicalProperties?: ProductPhysicalPropertiesInput
  variantsInfo?: ProductVariantsInput
  purchaseEligibility?: PurchaseEligibilityInput
  /** Subscriptions that are sent replace all before. Carts refuse them: see `createSubscriptionOption`. */
  subscriptionDetails?: SubscriptionDetailsInput
  /** Shoppers do not see private tags. */
  tags?: TagsInput
  extendedFields?: ExtendedFieldsInput
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
}

/** A product with the stock of its variants. */
export interface ProductWithInventoryInput {
  name?: string
  /** Part of the URL. Default: derived from the name. */
  slug?: string
  /** On request: `DESCRIPTION`. */
  description?: RichContentInput
  /** Description as HTML. Ignored if `description` is sent too. On request: `PLAIN_DESCRIPTION`. */
  plainDescription?: string
  /** Whether shoppers see the product. Default: true. */
  visible?: boolean
  /** Whether it is sold at the point of sale. Default: true. */
  visibleInPos?: boolean
  media?: ProductMediaV3Input
  seoData?: SeoDataInput
  taxGroupId?: string
  options?: readonly ConnectedOptionInput[]
  modifiers?: readonly ConnectedModifierInput[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: BundleInput
  brand?: ProductBrandInput
  infoSections?: readonly ProductInfoSectionInput[]
  /** The main ribbon. */
  ribbon?: ProductRibbonInput
  /** Other ribbons. */
  additionalRibbons?: readonly ProductRibbonInput[]
  /** The category that its breadcrumbs lead to. Setting it adds the product to the category. */
  mainCategoryId?: string
  /** `PHYSICAL`: shipped. `DIGITAL`: downloaded. Cannot be changed. */
  productType?: 'PHYSICAL' | 'DIGITAL'
  /** Only for `PHYSICAL` products. */
  physicalProperties?: ProductPhysicalPropertiesInput
  variantsInfo?: ProductVariantsWithInventoryInput
  purchaseEligibility?: PurchaseEligibilityInput
  /** Subscriptions that are sent replace all before. Carts refuse them: see `createSubscriptionOption`. */
  subscriptionDetails?: SubscriptionDetailsInput
  /** Shoppers do not see private tags. */
  tags?: TagsInput
  extendedFields?: ExtendedFieldsInput
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
}

/** Changes of a product and its stock, with the names of the fields that change. */
export interface MaskedProductWithInventoryInput {
  product?: ProductWithInventoryUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** Changes of a product and of the stock of its variants. */
export interface ProductWithInventoryUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  /** Part of the URL. Default: derived from the name. */
  slug?: string
  /** On request: `DESCRIPTION`. */
  description?: RichContentInput
  /** Description as HTML. Ignored if `description` is sent too. On request: `PLAIN_DESCRIPTION`. */
  plainDescription?: string
  /** Whether shoppers see the product. Default: true. */
  visible?: boolean
  /** Whether it is sold at the point of sale. Default: true. */
  visibleInPos?: boolean
  media?: ProductMediaV3Input
  seoData?: SeoDataInput
  taxGroupId?: string
  options?: readonly ConnectedOptionInput[]
  modifiers?: readonly ConnectedModifierInput[]
  /** The products it consists of, if it is a bundle. Then it has no options, modifiers or stock. */
  bundle?: BundleInput
  brand?: ProductBrandInput
  infoSections?: readonly ProductInfoSectionInput[]
  /** The main ribbon. */
  ribbon?: ProductRibbonInput
  /** Other ribbons. */
  additionalRibbons?: readonly ProductRibbonInput[]
  /** The category that its breadcrumbs lead to. Setting it adds the product to the category. */
  mainCategoryId?: string
  /** `PHYSICAL`: shipped. `DIGITAL`: downloaded. Cannot be changed. */
  productType?: 'PHYSICAL' | 'DIGITAL'
  /** Only for `PHYSICAL` products. */
  physicalProperties?: ProductPhysicalPropertiesInput
  variantsInfo?: ProductVariantsWithInventoryInput
  purchaseEligibility?: PurchaseEligibilityInput
  /** Subscriptions that are sent replace all before. Carts refuse them: see `createSubscriptionOption`. */
  subscriptionDetails?: SubscriptionDetailsInput
  /** Shoppers do not see private tags. */
  tags?: TagsInput
  extendedFields?: ExtendedFieldsInput
  /** Company that makes the product. An empty string removes it. */
  manufacturer?: string
  /** Manufacturer part number. An empty string removes it. */
  mpn?: string
  /** Country where the product was made. ISO 3166-1 alpha-2 code. An empty string removes it. */
  countryOfOrigin?: string
  /** Code of the product in the Harmonized System: 6 to 13 digits. An empty string removes it. */
  customsCode?: string
  /**
   * Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19. An empty string removes
   * it.
   */
  safetyInformation?: string
  /**
   * Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988,
   * article 16. An empty string removes it.
   */
  responsiblePerson?: string
  /**
   * Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369. An empty
   * string removes it.
   */
  energyClass?: string
  /**
   * HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL. An empty
   * string removes it.
   */
  energyLabelUrl?: string
  /**
   * HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9. An empty string removes
   * it.
   */
  passportUrl?: string
}

/** A product and the revision that was read. */
export interface ProductRevision {
  productId: string
  /** The current revision of the product. */
  revision: string
}

/** A change by an amount or by percent. A negative one is a reduction. */
export interface PriceAdjustment {
  amount?: string
  percentage?: number
}

/** A reduction by an amount or by percent. */
export interface PriceDiscount {
  amount?: string
  percentage?: number
}

/** An image with a link, shown among the products of categories. */
export interface PromotionInput {
  /** Name shown to the merchant. */
  name?: string
  media?: PromotionMediaInput
  /** Where a click on the promotion leads. */
  destinationUrl?: string
  /** Categories that show it. */
  categories?: readonly PromotionCategoryInput[]
  /** Whether shoppers see it. Default: false. */
  enabled?: boolean
  extendedFields?: ExtendedFieldsInput
  tags?: TagsInput
}

/** The image of a promotion. Send its `id` or `url`. */
export interface PromotionMediaInput {
  /** ID of an image in the media library. */
  id?: string
  /** URL of an image. Ignored if `id` is sent as well. */
  url?: string
  /** Alternative text for screen readers. */
  altText?: string
  /** Name shown to the merchant. */
  displayName?: string
}

/** A category that shows a promotion. */
export interface PromotionCategoryInput {
  /** ID of the category. */
  id?: string
  /** Place among the items, starting at 1. */
  position?: number
  /** Whether its subcategories show the promotion as well. Default: false. */
  appliedToSubcategories?: boolean
}

/** Changes of a promotion. */
export interface PromotionUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Name shown to the merchant. */
  name?: string
  media?: PromotionMediaInput
  /** Where a click on the promotion leads. */
  destinationUrl?: string
  /** Categories that show it. */
  categories?: readonly PromotionCategoryInput[]
  /** Whether shoppers see it. Default: false. */
  enabled?: boolean
  extendedFields?: ExtendedFieldsInput
  tags?: TagsInput
}

/** Changes of a promotion, with the names of the fields that change. */
export interface MaskedPromotionInput {
  promotion?: PromotionUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** The page to redirect to, and where to return to. One page must be set. */
export interface CreateRedirectSessionOptionsInput {
  bookingsCheckout?: BookingsCheckoutInput
  ecomCheckout?: EcomCheckoutInput
  eventsCheckout?: EventsCheckoutInput
  paidPlansCheckout?: PaidPlansCheckoutInput
  /** Set, for example to `{}`, to open the sign-in page. */
  login?: unknown
  logout?: RedirectLogoutInput
  auth?: RedirectAuthInput
  storesProduct?: StoresProductInput
  bookingsBook?: BookingsBookInput
  ecomOrderPaymentRequest?: EcomOrderPaymentRequestInput
  membersAccount?: MembersAccountInput
  callbacks?: CallbacksInput
  preferences?: PreferencesInput
  /** Page that sends the visitor. They return to it unless `callbacks.postFlowUrl` is set. */
  origin?: string
}

/** The booking to check out. */
export interface BookingsCheckoutInput {
  timezone?: string
  slotAvailability?: SlotAvailabilityInput
}

/** The availability of a slot. */
export interface SlotAvailabilityInput {
  slot?: RedirectSlotInput
  bookable?: boolean
  totalSpots?: number
  openSpots?: number
  waitingList?: WaitingListInput
  bookingPolicyViolations?: BookingPolicyViolationInput
  locked?: boolean
}

/** The slot of a booking. */
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

/** The resource of a booking, such as a staff member. */
export interface RedirectResourceInput {
  name?: string
}

/** The location of a booking. */
export interface RedirectLocationInput {
  id?: string
  name?: string
  formattedAddress?: string
  formattedAddressTranslated?: string
  locationType?: 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
}

/** The waiting list of a booking. */
export interface WaitingListInput {
  totalSpots?: number
  openSpots?: number
}

/** Booking policies that a slot violates. */
export interface BookingPolicyViolationInput {
  tooEarlyToBook?: boolean
  tooLateToBook?: boolean
  bookOnlineDisabled?: boolean
  validSubmissionRequired?: boolean
}

/** The checkout to open. */
export interface EcomCheckoutInput {
  checkoutId?: string
}

/** The event reservation to check out. */
export interface EventsCheckoutInput {
  reservationId?: string
  eventSlug?: string
}

/** The pricing plan to check out. */
export interface PaidPlansCheckoutInput {
  planId?: string
  checkoutData?: string
}

/** The app to log out from. */
export interface RedirectLogoutInput {
  /** OAuth client ID of the app. */
  clientId?: string
}

/** The sign-in to open. */
export interface RedirectAuthInput {
  authRequest?: AuthRequestInput
  /** `none`: do not show the sign-in page. */
  prompt?: 'login' | 'none'
}

/** An OAuth 2.0 authorization request. */
export interface AuthRequestInput {
  clientId?: string
  responseType?: string
  redirectUri?: string
  scope?: string
  state?: string
  responseMode?: string
  codeChallenge?: string
  codeChallengeMethod?: string
  /** Session token of a member who has signed in. Without one the sign-in page is shown. */
  sessionToken?: string
  nonce?: string
  prompt?: string
}

/** The product page to open. */
export interface StoresProductInput {
  productSlug?: string
}

/** The booking page to open. */
export interface BookingsBookInput {
  resourceId?: string
}

/** The payment request to open. */
export interface EcomOrderPaymentRequestInput {
  orderPaymentRequestId?: string
  paymentRequestId?: string
}

/** The account page to open. */
export interface MembersAccountInput {
  section?: 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS'
}

/** Pages of the storefront to return to. Their origins must be allowed for the app. */
export interface CallbacksInput {
  /** Page to show after an order is placed. */
  thankYouPageUrl?: string
  /** Page to return to when the visitor leaves. */
  postFlowUrl?: string
  /** Sign-in page. */
  loginUrl?: string
  bookingsServiceListUrl?: string
  /** Cart page. */
  cartPageUrl?: string
  planListUrl?: string
}

/** Preferences of a redirect. */
export interface PreferencesInput {
  useGenericWixPages?: boolean
  /** Whether visitors stay signed in on the redirect. Must be true if set. */
  maintainIdentity?: boolean
  /** Query parameters to add to the URL. */
  additionalQueryParameters?: Record<string, string>
  /** Has no effect: stores are always published. */
  checkIfPublish?: boolean
}

/** Settings of returns. */
export interface ReturnSettingsInput {
  /** Whether buyers can request returns. */
  enabled?: boolean
  /** Number of days after sending in which an item can be returned. */
  windowDays?: number
  /** Address to send items to, as shown in emails. */
  returnAddress?: string
  /** Instructions shown to the buyer when a return is approved. */
  instructions?: string
  /** Fee deducted from each return. */
  fee?: PriceInput
}

/** A review of a product. */
export interface ReviewInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Type of the reviewed entity: products of the store. */
  namespace?: 'stores'
  /** ID of the reviewed product. */
  entityId?: string
  content?: ReviewContentInput
  author?: ReviewAuthorInput
  /** When the review was written. Elevated callers can set it. */
  reviewDate?: Date | string
}

/** The content of a review. */
export interface ReviewContentInput {
  title?: string
  body?: string
  /** Images. At most 10. */
  media?: readonly ReviewMediaInput[]
  /** Rating from 1 to 5 stars. */
  rating?: number
}

/** A media item in a review. */
export interface ReviewMediaInput {
  image?: ReviewImageInput
  video?: { id?: string; url?: string }
}

/** An image in a review. */
export interface ReviewImageInput {
  id?: string
  /** Image of the store: `wix:image://…`, or a URL on static.wixstatic.com. */
  url?: string
}

/** The author of a review. */
export interface ReviewAuthorInput extends ReviewAuthor {}

/** A ribbon that is shown on products, such as "New". */
export interface CatalogRibbonInput {
  /** Text of the ribbon. Unique in the store. */
  name?: string
}

/** Changes of a ribbon. */
export interface RibbonUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Text of the ribbon. Unique in the store. */
  name?: string
}

/** Changes of a ribbon, with the names of the fields that change. */
export interface MaskedRibbonInput {
  ribbon?: RibbonUpdateInput
  /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
  fieldMask?: readonly string[]
}

/** A filter for products. Values of a field are combined with "or", fields with "and". */
export interface SearchFilter {
  /** IDs of collections. */
  collectionIds?: readonly string[]
  /** Whether `collectionIds` include their subcategories at any depth. Default: false. */
  includeSubcategories?: boolean
  /** Price range, inclusive. */
  price?: { from?: number; to?: number }
  /** Choices of product options. */
  options?: readonly { name: string; choices: readonly string[] }[]
  /** Names of brands. */
  brands?: readonly string[]
  /** Whether products are in stock. */
  availability?: readonly ('IN_STOCK' | 'OUT_OF_STOCK')[]
  /** Whether to return only products with a discount. */
  onSale?: boolean
}

/** A shipping option. */
export interface ShippingOptionInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** IDs of the delivery regions that offer the option. */
  deliveryRegionIds?: readonly string[]
  /** Title, shown to buyers. */
  title?: string
  /** Estimated delivery time as text, such as "2-3 days". */
  estimatedDeliveryTime?: string
  /** Rates. The first one whose conditions are met is used. */
  rates?: readonly ShippingOptionRateInput[]
  /** ID of the first delivery region. Legacy alternative to `deliveryRegionIds`. */
  deliveryRegionId?: string
  otherCharges?: readonly DeliveryChargeInput[]
  /** Whether the option is offered to buyers. Default: true. */
  active?: boolean
  extendedFields?: ExtendedFieldsInput
}

/** Settings of shipping labels: services, package, fees and the address parcels are sent from. */
export interface ShippoConfigurationInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  domesticServices?: readonly ShippoDomesticServiceInput[]
  internationalServices?: readonly ShippoInternationalServiceInput[]
  /** Package: a flat-rate package of USPS, or `CUSTOM`. */
  packageType?:
    | 'CUSTOM'
    | 'FLAT_RATE_ENVELOPE'
    | 'PADDED_FLAT_RATE_ENVELOPE'
    | 'SMALL_FLAT_RATE_BOX'
    | 'MEDIUM_FLAT_RATE_BOX_1'
    | 'MEDIUM_FLAT_RATE_BOX_2'
    | 'LARGE_FLAT_RATE_BOX'
  packageDetails?: ShippoPackageDetailsInput
  /** ID of the location that parcels are sent from. */
  osLocationId?: string
  shipFromAddress?: ShipFromAddressInput
  /** IDs of the delivery regions that offer the services. */
  deliveryRegionIds?: readonly string[]
  /** Weight of a piece whose weight is unknown. */
  backupWeight?: string
  extendedFields?: ExtendedFieldsInput
}

/** A service for domestic deliveries. */
export interface ShippoDomesticServiceInput extends ShippoDomesticService {}

/** Settings of a service. */
export interface ShippoServiceSettingsInput extends ShippoServiceSettings {}

/** A fee added to the price of a label. */
export interface ShippoHandlingFeeInput extends ShippoHandlingFee {}

/** A service for international deliveries. */
export interface ShippoInternationalServiceInput extends ShippoInternationalService {}

/** Details of a package. */
export interface ShippoPackageDetailsInput extends ShippoPackageDetails {}

/** Dimensions of a package in inches. */
export interface ShippoPackageDimensionsInput extends ShippoPackageDimensions {}

/** The address that parcels are sent from. */
export interface ShipFromAddressInput {
  /** ISO 3166-1 alpha-2 country code. */
  country?: string
  /** State, province or region. ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddressInput
  /** Street and house number in one line. */
  addressLine?: string
  /** Apartment, floor or other details. */
  addressLine2?: string
  geocode?: ShipFromLocationInput
}

/** A geographic position. */
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

/** A person who can sign in to the back office. */
export interface StaffMemberInput {
  name?: string
  /**
   * ID of the role: `owner`, `manager`, `fulfillment`, `support`, `marketing`, `accountant`, `developer`, or one
   * of the store’s own roles.
   */
  role?: string
}

/** An invitation that has not been accepted. */
export interface StaffInvitationInput {
  email?: string
  /**
   * ID of the role: `owner`, `manager`, `fulfillment`, `support`, `marketing`, `accountant`, `developer`, or one
   * of the store’s own roles.
   */
  role?: string
}

/** A role of staff members. */
export interface StaffRoleInput {
  name?: string
  /** Permissions of the role. A permission to write includes the one to read. */
  permissions?: readonly (
    | 'orders.read'
    | 'orders.write'
    | 'fulfillment.read'
    | 'fulfillment.write'
    | 'payments.read'
    | 'payments.write'
    | 'finances.read'
    | 'finances.write'
    | 'reports.read'
    | 'reports.write'
    | 'carts.read'
    | 'carts.write'
    | 'products.read'
    | 'products.write'
    | 'inventory.read'
    | 'inventory.write'
    | 'customers.read'
    | 'customers.write'
    | 'marketing.read'
    | 'marketing.write'
    | 'giftCards.read'
    | 'giftCards.write'
    | 'design.read'
    | 'design.write'
    | 'delivery.read'
    | 'delivery.write'
    | 'taxes.read'
    | 'taxes.write'
    | 'settings.read'
    | 'settings.write'
    | 'developers.read'
    | 'developers.write'
    | 'staff.read'
    | 'staff.write'
  )[]
}

/** The account of the person who is signed in. */
export interface StaffAccountInput {
  name?: string
  /** Language of the back office for this person. Default: that of the browser. */
  language?: 'en' | 'de' | 'es' | 'he'
}

/** A passkey of a person in the back office. */
export interface StaffPasskeyInput {
  name?: string
}

/** Units that move from one location to another. */
export interface StockTransferInput {
  /** The location that sends the units. */
  originLocationId?: string
  /** The location that receives the units: another one. */
  destinationLocationId?: string
  /** Number or name for the merchant. */
  reference?: string
  /** Day on which the units are expected to arrive. */
  expectedDate?: string
  lines?: readonly StockTransferLineInput[]
}

/** A variant of a transfer. */
export interface StockTransferLineInput {
  productId?: string
  /** Each variant can be in a transfer once. */
  variantId?: string
  /** Number of units. */
  quantity?: number
}

/** Changes of a draft transfer. */
export interface StockTransferUpdateInput {
  /** The location that sends the units. */
  originLocationId?: string
  /** The location that receives the units: another one. */
  destinationLocationId?: string
  /** Number or name for the merchant. */
  reference?: string
  /** Day on which the units are expected to arrive. */
  expectedDate?: string
  lines?: readonly StockTransferLineInput[]
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
}

/** Units of a variant that have arrived. */
export interface ReceivedUnits {
  variantId: string
  /** Number of units. */
  quantity: number
}

/** A place that keeps stock. */
export interface StoresLocationInput {
  name?: string
  /** Whether it is a place or, for example, a supplier. Default: `PHYSICAL`. */
  locationType?: 'PHYSICAL' | 'VIRTUAL'
  /** Locations with lower numbers serve orders first. Default: 0. */
  priority?: number
  /** Of locations with the same priority, those in the country of the delivery serve first. */
  country?: string
  /** The pickup location at the same place. It serves the orders that are picked up there first. */
  pickupLocationId?: string
}

/** Changes of a location. */
export interface StoresLocationUpdateInput {
  name?: string
  /** Whether it is a place or, for example, a supplier. Default: `PHYSICAL`. */
  locationType?: 'PHYSICAL' | 'VIRTUAL'
  /** Locations with lower numbers serve orders first. Default: 0. */
  priority?: number
  /** Of locations with the same priority, those in the country of the delivery serve first. */
  country?: string
  /** The pickup location at the same place. It serves the orders that are picked up there first. */
  pickupLocationId?: string
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
}

/** A subscription that products can be sold by. */
export interface SubscriptionOptionInput {
  /** Name of the subscription. */
  title?: string
  description?: string
  subscriptionSettings?: SubscriptionOptionSettingsInput
  discount?: SubscriptionOptionDiscountInput
}

/** How often, and how many times, a subscription is charged. */
export interface SubscriptionOptionSettingsInput {
  /** Unit of `interval`. Not `UNDEFINED`. */
  frequency?: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Units between two charges. Default: 1. */
  interval?: number
  /** Whether it renews until it is canceled. */
  autoRenewal?: boolean
  /** Number of charges. Required without `autoRenewal`, otherwise ignored. */
  billingCycles?: number
}

/** A reduction of each charge. */
export interface SubscriptionOptionDiscountInput {
  /** `UNDEFINED`: no reduction. */
  type?: 'UNDEFINED' | 'AMOUNT' | 'PERCENT'
  /** An amount of more than 0 in the currency of the store, or a percentage from 0.1 to 99.9. */
  value?: number
}

/** Changes of a subscription option. */
export interface SubscriptionOptionUpdateInput {
  id?: string
  /** Name of the subscription. */
  title?: string
  description?: string
  subscriptionSettings?: SubscriptionOptionSettingsInput
  discount?: SubscriptionOptionDiscountInput
}

/** A subscription option of a product. */
export interface SubscriptionOptionInProductInput {
  /** ID of the option. */
  id?: string
  /** Whether buyers do not see it at the product. Default: false. */
  hidden?: boolean
}

/** A line item to calculate tax for. */
export interface TaxedLineItem {
  id: string
  itemName?: string
  quantity?: number
  /** Price of all pieces, after discounts. */
  price: string
  /** SKU of the item. */
  itemCode?: string
  taxGroupId?: string
  /** ID of the item's app. Its default tax group is used without `taxGroupId`. */
  appId?: string
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean
  addressIndex: AddressIndex
}

/** A group of buyers who pay no tax, or less. */
export interface TaxExemptGroupInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  extendedFields?: ExtendedFieldsInput
  tags?: TagsInput
  /** IDs of member groups whose members are exempt. */
  memberGroupIds?: readonly string[]
}

export interface MaskedTaxExemptGroupInput {
  taxExemptGroup?: TaxExemptGroupToUpdateInput
}

export interface TaxExemptGroupToUpdateInput {
  id?: string
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  extendedFields?: ExtendedFieldsInput
  tags?: TagsInput
  /** IDs of member groups whose members are exempt. */
  memberGroupIds?: readonly string[]
}

/** A group of products that are taxed alike. */
export interface TaxGroupInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  name?: string
  /** Category of the rate, for automatic calculation and rate files. Default: `STANDARD`. */
  category?: 'STANDARD' | 'REDUCED' | 'SECOND_REDUCED' | 'SUPER_REDUCED' | 'ZERO'
}

/** A region in which the store collects tax. */
export interface TaxRegionInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  /** Country. Without one, everywhere that is not in another region. */
  country?: string
  /** Subdivision, such as `NY`. Without one, the whole country. */
  subdivision?: string
  /** ID of the tax calculator, from `listTaxCalculators`. Without one, the rates of the region are used. */
  appId?: string
  /** Whether prices include tax. Default: the setting of the store. */
  taxIncludedInPrice?: boolean
}

/** Tax settings of the store. */
export interface TaxSettingsInput {
  /** Whether prices include tax. Regions can override it. */
  taxIncludedInItemPrices?: boolean
  /** Whether tax is rounded for each line item, or once for each tax on the total. */
  rounding?: 'LINE' | 'TOTAL'
  /** Whether the tax calculators of regions are used. If not, all rates are manual. */
  automaticTax?: boolean
  /** Whether EU sales are taxed in the country of delivery (OSS) instead of the store's country. */
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
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
  revision?: string
  appId?: string
  extendedFields?: ExtendedFieldsInput
}

/** Someone who shares tips. */
export interface TipStaffMemberInput {
  /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
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
  /** Modifiers of the item. Their price, times their quantity, is added to the price of each piece. */
  modifierGroups?: readonly NewModifierGroup[]
  subscriptionSettings?: unknown
  serviceProperties?: unknown
  rootCatalogItemId?: string
  deliveryProfileId?: string
}
