import fields from '../spec/fields.json' with { type: 'json' }

/** What answers hold, and where the specification lists its fields. */
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
} as const satisfies Readonly<Record<string, keyof typeof fields>>

/** An entity as the official SDK's typings describe it. */
export type Entity = keyof typeof lists
/** Path → type. */
type Types = Readonly<Record<string, string>>

/** The types alone, without bounds: `string {maxLength 80} (read-only)` is a `string`. */
const typesOf = (entity: Entity): Types =>
  Object.fromEntries(Object.entries(fields[lists[entity]]).map(([path, text]) => [path, text.replace(/ [{(].*$/, '')]))

const money = ['amount', 'convertedAmount', 'formattedAmount', 'formattedConvertedAmount']
const subtotal = Object.fromEntries(money.map((name) => [`subtotal.${name}`, 'string']))

/** Where rates came from: later typings have it, and ours, who owes the tax. */
const taxSummary: Types = {
  'taxSummary.calculationDetails.rateType': 'enum NO_TAX_COLLECTED|MANUAL_RATE|AUTO_RATE|FALLBACK_RATE',
  'taxSummary.calculationDetails.manualRateReason': 'enum GLOBAL_SETTING_TO_MANUAL|REGION_SETTING_TO_MANUAL',
  'taxSummary.reverseCharge.buyerVatId': 'string',
  'taxSummary.reverseCharge.sellerVatId': 'string',
}

/** Ours: what each discount takes off a line, and whether it still holds. */
const lineDiscounts: Types = {
  ...Object.fromEntries(
    ['_id', 'name', 'source', 'status'].map((name) => [`lineItems[].discounts[].${name}`, 'string']),
  ),
  ...Object.fromEntries(money.map((name) => [`lineItems[].discounts[].amount.${name}`, 'string'])),
}

/** Ours: the news that a buyer allows. */
const consent: Types = { 'marketingConsent.email': 'boolean', 'marketingConsent.sms': 'boolean' }

/** Ours: in which quantities an item can be ordered. */
const quantityTerms: Types = Object.fromEntries(
  ['minQuantity', 'maxQuantity', 'multipleOf'].map((name) => [`lineItems[].quantityTerms.${name}`, 'number']),
)

/** Ours: what is left of a deposit, and when it is due. */
const remainders: Types = {
  'remainders[].dueDate': 'string',
  ...Object.fromEntries(['amount', 'formattedAmount'].map((name) => [`remainders[].amount.${name}`, 'string'])),
}

/** Ours: the later catalog's modifiers, on products of the older one, with what they add as buyers read it. */
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

/** Fields that the SDK hands through and leaves out of its typings; storefronts read them all the same. */
const untyped: Partial<Record<Entity, Types>> = {
  Product: {
    'stock.inStock': 'boolean',
    'ribbons[].text': 'string',
    'price.currency': 'string',
    'price.price': 'number',
    'price.discountedPrice': 'number',
    'price.formatted.price': 'string',
    'price.formatted.discountedPrice': 'string',
    ...modifiers,
  },
  Cart: { ...subtotal, ...lineDiscounts, ...quantityTerms },
  Checkout: {
    ...taxSummary,
    ...lineDiscounts,
    ...consent,
    ...remainders,
    'customSettings.disabledContinueShoppingButton': 'boolean',
  },
  // Ours: which fields are asked for, what else is, and in which words boxes ask.
  CheckoutSettings: {
    ...Object.fromEntries(
      ['company', 'phone', 'addressLine2'].map((name) => [`checkoutFields.${name}`, 'enum HIDDEN|OPTIONAL|REQUIRED']),
    ),
    'checkoutFields.questions[].title': 'string',
    'checkoutFields.questions[].required': 'boolean',
    'checkoutFields.subscriptionCheckbox.text': 'string',
    'checkoutFields.policyAgreementCheckbox.text': 'string',
  },
  // Section 3 of the specification has the date, the typings have it not.
  Collection: { lastUpdated: 'Date' },
  CollectionV1: { lastUpdated: 'Date' },
  // Of old: the one region, where there is one. Section 4 of the specification has the status.
  ShippingOption: { deliveryRegionId: 'string', status: 'enum ENABLED|DISABLED|PENDING|DEMO' },
  // Ours: which of a country's rates it has.
  TaxGroup: { category: 'string' },
  // Section 4 of the specification has the fourth, the typings have it not.
  Order: {
    fulfillmentStatus: 'enum NOT_FULFILLED|FULFILLED|PARTIALLY_FULFILLED|CANCELED',
    // Ours: who has done something to an order; and what apps add, which the typings have in requests alone.
    'activities[].actor.type': 'string',
    'activities[].actor.id': 'string',
    'activities[].customActivity': 'any',
    ...consent,
    ...remainders,
  },
  // Ours: how a store gives money back as credit.
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

/** What in a value is not as the typings say: other types, words outside an enumeration, fields that do not exist. */
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

/** Fails unless the SDK made of an answer what its typings promise. */
export const expectShape = (entity: Entity, value: unknown): void => {
  if (typeof value !== 'object' || value === null) throw new Error(`${entity} should be an object, is ${show(value)}`)
  const found = [...new Set(differences({ ...typesOf(entity), ...untyped[entity] }, value, ''))]
  if (found.length > 0) throw new Error(`${entity}: ${found.join('; ')}`)
}
