import fields from '../spec/fields.json' with { type: 'json' }

/** The entities of responses, and their field lists in the specification. */
const lists = {
  Product: 'stores.products Product',
  CollectionV1: 'stores.products Collection',
  Variant: 'stores.products Variant',
  StoreVariant: 'stores.products StoreVariant',
  ProductOptionsAvailabilityResponse: 'stores.products ProductOptionsAvailabilityResponse',
  BulkUpdateProductsResponse: 'stores.products BulkUpdateProductsResponse',
  Collection: 'stores.collections Collection',
  RedirectSession: 'redirects.redirects RedirectSession',
  Cart: 'ecom.current-cart Cart',
  EstimateTotalsResponse: 'ecom.current-cart EstimateTotalsResponse',
  CartV2: 'ecom.cart-v-2 Cart',
  CartSummary: 'ecom.cart-v-2 CartSummary',
  Checkout: 'ecom.checkout Checkout',
  Order: 'ecom.orders Order',
  OrderTransactions: 'ecom.order-transactions OrderTransactions',
  OrderWithFulfillments: 'ecom.order-fulfillments OrderWithFulfillments',
  CheckoutSettings: 'ecom.checkout-settings CheckoutSettings',
  CheckoutTemplate: 'ecom.checkout-templates CheckoutTemplate',
  ShippingOption: 'ecom.shipping-options ShippingOption',
  ShippoConfiguration: 'ecom.shippo-configurations ShippoConfiguration',
  OrdersSettings: 'ecom.orders-settings OrdersSettings',
  TaxGroup: 'ecom.tax-groups TaxGroup',
  TaxRegion: 'ecom.tax-regions TaxRegion',
  StateMachineResponse: 'identity.authentication StateMachineResponse',
  Member: 'members.members Member',
  V3Product: 'stores.products-v-3 V3Product',
  Brand: 'stores.brands-v-3 Brand',
  Ribbon: 'stores.ribbons-v-3 Ribbon',
  InfoSection: 'stores.info-sections-v-3 InfoSection',
  Customization: 'stores.customizations-v-3 Customization',
  InventoryItem: 'stores.inventory-items-v-3 InventoryItem',
  ReadOnlyVariant: 'stores.read-only-variants-v-3 ReadOnlyVariant',
  Category: 'categories.categories Category',
  CatalogImport: 'stores.catalog-imports-v-3 CatalogImport',
  SubscriptionOption: 'stores.subscription-options SubscriptionOption',
  Promotion: 'stores.promotions-v-3 Promotion',
  ProductGroup: 'stores.product-groups-v-3 ProductGroup',
} as const satisfies Readonly<Record<string, keyof typeof fields>>

/** An entity as typed by the official SDK. */
export type Entity = keyof typeof lists
/** Path → type. */
type Types = Readonly<Record<string, string>>

/** Types without bounds: `string {maxLength 80} (read-only)` is a `string`. */
const typesOf = (entity: Entity): Types =>
  Object.fromEntries(Object.entries(fields[lists[entity]]).map(([path, text]) => [path, text.replace(/ [{(].*$/, '')]))

const money = ['amount', 'convertedAmount', 'formattedAmount', 'formattedConvertedAmount']
const subtotal = Object.fromEntries(money.map((name) => [`subtotal.${name}`, 'string']))

/** Source of tax rates: in later SDK types; ours also has who owes the tax. */
const taxSummary: Types = {
  'taxSummary.calculationDetails.rateType': 'enum NO_TAX_COLLECTED|MANUAL_RATE|AUTO_RATE|FALLBACK_RATE',
  'taxSummary.calculationDetails.manualRateReason': 'enum GLOBAL_SETTING_TO_MANUAL|REGION_SETTING_TO_MANUAL',
  'taxSummary.reverseCharge.buyerVatId': 'string',
  'taxSummary.reverseCharge.sellerVatId': 'string',
}

/** Ours: each discount's share of a line item, and whether it still applies. */
const lineDiscounts: Types = {
  ...Object.fromEntries(
    ['_id', 'name', 'source', 'status'].map((name) => [`lineItems[].discounts[].${name}`, 'string']),
  ),
  ...Object.fromEntries(money.map((name) => [`lineItems[].discounts[].amount.${name}`, 'string'])),
}

/** Ours: the buyer's marketing consent. */
const consent: Types = { 'marketingConsent.email': 'boolean', 'marketingConsent.sms': 'boolean' }

/** Ours: minimum and multiple order quantities. */
const quantityTerms: Types = Object.fromEntries(
  ['minQuantity', 'maxQuantity', 'multipleOf'].map((name) => [`lineItems[].quantityTerms.${name}`, 'number']),
)

/** Ours: the discounts of a cart, those within reach, and what else our storefront shows of it. */
const ofCartV2: Types = {
  ...Object.fromEntries(
    ['name.original', 'name.translated', 'source.sourceType', 'source.couponCode', 'scope'].map((name) => [
      `discounts[].${name}`,
      'string',
    ]),
  ),
  ...Object.fromEntries(['amount', 'convertedAmount'].map((name) => [`discounts[].total.${name}`, 'string'])),
  'discounts[].lineItemDiscounts[].lineItemId': 'string',
  'discounts[].lineItemDiscounts[].amountOff.amount': 'string',
  'discounts[].lineItemDiscounts[].amountOff.convertedAmount': 'string',
  'discountHints[]._id': 'string',
  'discountHints[].name': 'string',
  'discountHints[].missingAmount.amount': 'string',
  'discountHints[].missingAmount.convertedAmount': 'string',
  'discountHints[].missingQuantity': 'number',
  'discountHints[].freeDelivery': 'boolean',
  'lineItems[].attributes.withdrawalExclusion': 'string',
}

/** Ours: the balance after a deposit, with its due date. */
const remainders: Types = {
  'remainders[].dueDate': 'string',
  ...Object.fromEntries(['amount', 'formattedAmount'].map((name) => [`remainders[].amount.${name}`, 'string'])),
}

/** Ours: modifiers of catalog v3 on v1 products, with formatted surcharges. */
const modifiers: Types = Object.fromEntries(
  [
    ['_id', 'string'],
    ['key', 'string'],
    ['name', 'string'],
    ['mandatory', 'boolean'],
    ['modifierRenderType', 'enum FREE_TEXT|TEXT_CHOICES|SWATCH_CHOICES'],
    ['freeTextSettings.minCharCount', 'number'],
    ['freeTextSettings.maxCharCount', 'number'],
    ...['title', 'key', 'defaultAddedPrice', 'convertedAddedPrice', 'formattedAddedPrice'].map((name) => [
      `freeTextSettings.${name}`,
      'string',
    ]),
    ...['choiceId', 'key', 'name', 'addedPrice', 'convertedAddedPrice', 'formattedAddedPrice'].map((name) => [
      `choicesSettings.choices[].${name}`,
      'string',
    ]),
    ['choicesSettings.choices[].choiceType', 'enum CHOICE_TEXT|ONE_COLOR'],
  ].map(([name, type]) => [`modifiers[].${name}`, type!]),
)

/** Ours: the products of a bundle. */
const bundle: Types = Object.fromEntries(
  [
    ...['_id', 'productId', 'variantId', 'status', 'name', 'slug'].map((name) => [name, 'string']),
    ['quantity', 'number'],
    ['choices[]', 'string'],
    ...['_id', 'url', 'altText'].map((name) => [`image.${name}`, 'string']),
    ...['width', 'height'].map((name) => [`image.${name}`, 'number']),
    ['options[].name', 'string'],
    ['options[].choices[].description', 'string'],
    ['options[].choices[].colorCode', 'string'],
    ['options[].choices[].inStock', 'boolean'],
  ].map(([name, type]) => [`bundle.components[].${name}`, type!]),
)

/** The older form of a choice's media, which the list of fields leaves out because it is deprecated. */
const linkedMedia: Types = Object.fromEntries(
  Object.entries(fields['stores.products-v-3 V3Product']).flatMap(([path, type]) =>
    path.startsWith('media.main.')
      ? [
          [
            path.replace('media.main', 'options[].choicesSettings.choices[].linkedMedia[]'),
            type.replace(/ [{(].*$/, ''),
          ],
        ]
      : [],
  ),
)

/** Fields that the SDK passes through but doesn't type; storefronts read them nevertheless. */
const untyped: Partial<Record<Entity, Types>> = {
  // The list of fields ends at the nodes, which contain nodes.
  InfoSection: { 'description.nodes[]': 'any' },
  Category: { 'richContentDescription.nodes[]': 'any' },
  V3Product: { ...linkedMedia, ...bundle, 'description.nodes[]': 'any', 'infoSections[].description.nodes[]': 'any' },
  Product: {
    'stock.inStock': 'boolean',
    'ribbons[].text': 'string',
    // Ours: products that are sold as gift cards, and variants that can be preordered.
    giftCard: 'boolean',
    'variants[].stock.preorder.quantity': 'number',
    'variants[].stock.preorder.message': 'string',
    'price.currency': 'string',
    'price.price': 'number',
    'price.discountedPrice': 'number',
    'price.formatted.price': 'string',
    'price.formatted.discountedPrice': 'string',
    ...modifiers,
    ...bundle,
  },
  // Ours: whether the stock follows from the products of a bundle.
  InventoryItem: { 'product.bundle': 'boolean' },
  Cart: { ...subtotal, ...lineDiscounts, ...quantityTerms },
  CartV2: { ...ofCartV2, ...quantityTerms },
  // Ours: rates of taxes.
  CartSummary: { 'taxSummary.taxes[].rate': 'string' },
  Checkout: {
    ...taxSummary,
    ...lineDiscounts,
    ...consent,
    ...remainders,
    'customSettings.disabledContinueShoppingButton': 'boolean',
  },
  // Ours: required fields, custom questions, and the texts of checkboxes.
  CheckoutSettings: {
    ...Object.fromEntries(
      ['company', 'phone', 'addressLine2'].map((name) => [`checkoutFields.${name}`, 'enum HIDDEN|OPTIONAL|REQUIRED']),
    ),
    'checkoutFields.questions[].title': 'string',
    'checkoutFields.questions[].required': 'boolean',
    'checkoutFields.subscriptionCheckbox.text': 'string',
    'checkoutFields.policyAgreementCheckbox.text': 'string',
  },
  // Section 3 of the specification has the date, the SDK types don't.
  Collection: { lastUpdated: 'Date' },
  CollectionV1: { lastUpdated: 'Date' },
  // Legacy: the single region, if there is one. Section 4 of the specification has the status.
  ShippingOption: { deliveryRegionId: 'string', status: 'enum ENABLED|DISABLED|PENDING|DEMO' },
  // Ours: the category of the country's rates it uses.
  TaxGroup: { category: 'string' },
  // Section 4 of the specification has the fourth value, the SDK types don't.
  Order: {
    fulfillmentStatus: 'enum NOT_FULFILLED|FULFILLED|PARTIALLY_FULFILLED|CANCELED',
    // Ours: the actor of an activity. Activities of apps are typed in requests only.
    'activities[].actor.type': 'string',
    'activities[].actor.id': 'string',
    'activities[].customActivity': 'any',
    ...consent,
    ...remainders,
  },
  // Ours: refunds as store credit.
  OrderTransactions: { 'refunds[].transactions[].storeCredit': 'boolean' },
  EstimateTotalsResponse: {
    ...taxSummary,
    ...Object.fromEntries(
      Object.entries({ ...subtotal, ...lineDiscounts, ...quantityTerms }).map(([path, type]) => [`cart.${path}`, type]),
    ),
  },
}

const isKind = (type: string, value: unknown): boolean => {
  if (type === 'any' || type.startsWith('…')) return true
  if (type === 'Date') return value instanceof Date && !Number.isNaN(value.getTime())
  if (type.startsWith('Record<')) return typeof value === 'object' && !Array.isArray(value)
  if (type.startsWith('enum ')) return type.slice(5).split('|').includes(String(value))
  return typeof value === type
}

const show = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60)

/** Lists where a value differs from the types: wrong types, values outside of an enumeration, unknown fields. */
const differences = (types: Types, value: unknown, path: string): string[] => {
  if (value === undefined) return []
  const type = types[path]
  if (type !== undefined) return isKind(type, value) ? [] : [`${path} should be ${type}, is ${show(value)}`]
  if (Array.isArray(value)) return value.flatMap((item) => differences(types, item, `${path}[]`))
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.entries(value).flatMap(([key, item]) =>
      differences(types, item, path === '' ? key : `${path}.${key}`),
    )
  }
  return [`${path} is unknown to the SDK: ${show(value)}`]
}

/** Fails unless a response has the shape that the SDK's types promise. */
export const expectShape = (entity: Entity, value: unknown): void => {
  if (typeof value !== 'object' || value === null) throw new Error(`${entity} should be an object, is ${show(value)}`)
  const found = [...new Set(differences({ ...typesOf(entity), ...untyped[entity] }, value, ''))]
  if (found.length > 0) throw new Error(`${entity}: ${found.join('; ')}`)
}
