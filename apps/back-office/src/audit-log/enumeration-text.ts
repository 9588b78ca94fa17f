import { words } from '../words/words.ts'

const { auditLog: texts } = words
type Texts = Readonly<Record<string, unknown>>

/** Texts of the values of a field of one kind of entity, which means something else elsewhere. */
const byEntity: Readonly<Record<string, Readonly<Record<string, readonly Texts[]>>>> = {
  order: { status: [words.wholeOrderStates] },
  orderReturn: { status: [words.returns.states], reason: [words.returns.reasons], type: [words.returns.resolutions] },
  customer: { status: [words.customers.consentStates, words.customers.accountStates] },
  domain: { status: [words.domains.states] },
  dispute: { status: [words.disputes.states] },
  giftCard: { status: [words.giftCards.states] },
  paymentRequest: { status: [words.paymentRequests.states] },
  label: { status: [words.labels.states] },
  member: { status: [words.members.identityStates] },
  product: { status: [words.productList.statuses] },
  staffMember: { status: [words.staff.statuses] },
  discount: { type: [words.discounts.effects, words.discounts.kinds], match: [words.discounts.matches] },
  coupon: { type: [words.coupons.effects] },
  category: { field: [words.collectionRules.fields], mode: [words.collectionRules.modes] },
}

const kindsOfSections = [words.design.kinds, words.design.sources]

/** Texts of the values of a field, wherever it is. */
const byField: Readonly<Record<string, readonly Texts[]>> = {
  accountStatus: [words.customers.accountStates],
  activityType: [words.timeline.activities, words.timeline.custom],
  alignment: [words.checkouts.branding.alignments],
  basis: [words.fees.kinds],
  captcha: [words.signIns.captchas],
  category: [words.taxes.categories],
  channelType: [words.channels],
  checkoutBillingFields: [words.checkouts.billings],
  company: [words.checkouts.requirements],
  addressLine2: [words.checkouts.requirements],
  phone: [words.checkouts.requirements],
  condition: [words.returns.conditions],
  corners: [words.design.cornerKinds],
  createOn: [words.invoiceSettings.moments],
  day: [words.deliveries.days],
  days: [words.deliveries.days],
  displayType: [words.checkouts.branding.displayTypes],
  expressButtonsCornerRadius: [words.checkouts.branding.expressCorners],
  fulfillmentStatus: [words.fulfillmentStates],
  inventoryUpdateTrigger: [words.checkouts.stocks],
  jurisdictionType: [words.taxes.jurisdictionTypes],
  kind: [words.emails.names, ...kindsOfSections],
  lengthUnit: [words.general.lengths],
  match: [words.collectionRules.matches],
  mode: [words.paymentProviders.modes, words.priceLists.modes],
  moderationStatus: [words.reviews.states],
  operator: [words.collectionRules.operators, words.deliveries.operators],
  paymentOption: [words.terms.payments],
  paymentStatus: [words.paymentStates],
  paymentTerms: [words.companies.terms],
  pickupMethod: [words.deliveries.pickupKinds],
  priorPrices: [words.general.priorPriceChoices],
  productType: [words.collectionRules.types],
  rateType: [words.taxes.rateTypes],
  rounding: [words.taxes.roundings],
  size: [words.checkouts.branding.sizes],
  source: kindsOfSections,
  status: [
    words.productGroups.statuses,
    words.transfers.statuses,
    words.imports.states,
    words.downloads.states,
    words.customers.consentStates,
    words.fulfillmentStates,
  ],
  tag: [words.members.tags],
  taxableAddress: [words.taxes.addresses],
  type: [
    words.returns.resolutions,
    words.discounts.effects,
    words.discounts.kinds,
    words.timeline.custom,
    words.coupons.effects,
    words.deliveries.measures,
    words.storeCredit.movements,
    words.channels,
  ],
  unit: [words.deliveries.units],
  weightUnit: [words.general.weights],
  wish: [words.returns.resolutions],
  withdrawalExclusion: [words.terms.exclusions],
}

const own = <Value>(values: object | undefined, key: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? (Reflect.get(values, key) as Value) : undefined

/** Names of fields whose values are codes, not texts that somebody entered. */
const isCodeField = (name: string): boolean =>
  Object.hasOwn(byField, name) || /(status|type|state|mode|reason|unit|setting|trigger|availability)$/i.test(name)

const readable = (code: string): string => {
  const text = code.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Returns the text of a value of an enumeration, such as “Partially paid”: the one that its pages show, or else the code
 * as words. `undefined` if it is no such value, for example the code of a coupon.
 */
export const enumerationText = (name: string, value: string, entity = ''): string | undefined => {
  if (!/^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/.test(value)) {
    // The status of a shipment is `Fulfilled`.
    const isWord = name === 'status' && /^[A-Z][a-z]+$/.test(value)
    return isWord ? enumerationText(name, value.toUpperCase(), entity) : undefined
  }
  const groups = [
    ...(own<readonly Texts[]>(own<object>(byEntity, entity), name) ?? []),
    ...(own<readonly Texts[]>(byField, name) ?? []),
  ]
  const known = groups
    .map((group) => own<unknown>(group, value))
    .find((text) => typeof text === 'string' && text !== '')
  if (typeof known === 'string') return known
  return isCodeField(name) ? (own<string>(texts.values, value) ?? readable(value)) : undefined
}
