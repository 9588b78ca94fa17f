/** Error descriptions of fields that are not supported. The name of the field comes first. */
export const later = {
  capture: 'is not supported by this call yet: it captures the charge immediately',
  savedCard: 'is not supported by this call yet: payment methods are saved at the checkout',
  subscription: 'is not supported yet: buyers cannot subscribe',
  membership: 'is not supported yet: the store has no memberships',
  extended: 'are not stored here yet',
  inventory: 'is not supported yet: the store tracks its own inventory',
  location: 'is not stored with checkouts yet; set it on the cart',
  fees: 'are not charged yet',
  checkIn: 'is not supported: the store has no check-in',
  draftTip: 'is not used: send the items instead',
  backupRate: 'is not used yet: checkouts do not request rates from carriers',
  assignee: 'is not used: members have no content to reassign',
  countryCode: 'is not stored: start the phone number with its country code, such as +49',
  fuzzy: 'is not supported: search for parts of words',
  mode: 'is not supported: all words must match',
  searched: 'is not supported: names and descriptions are searched',
  aggregations: 'are not supported by this call',
  timeZone: 'is only for aggregations, which are not supported by this call',
  search: 'is not supported: use a filter',
  projection: 'are not supported: responses contain all fields',
  label: 'are not supported yet',
  slug: 'is set by the store',
  vatId: 'is not stored with members yet',
  news: 'is not supported here: newsletter consent has a separate call',
  video: 'is not supported in reviews yet; images are',
  template: 'are not used: emails are not templates',
  requestImage: 'is not shown on the page of a payment link yet',
  delayedCharge: 'is not supported yet: payments are charged immediately',
  returnUrls: 'are not used yet: these charges do not redirect the buyer',
  conversion: 'is not supported: gift cards are redeemed in the currency of the store',
  outsideAuthorization: 'is not stored: payments received outside the store are complete',
  refundDisabled: 'is not supported yet: payments received outside the store can be refunded outside it',
  rounding: 'is not supported yet: amounts are not rounded',
  hierarchy: 'is not used: the caller names the results',
  linkCapture: 'is not supported yet: payments by link are captured according to the settings of the store',
  chargedBy: 'is not used: the caller is recorded',
  orderEditors: 'is not supported yet: every app with the permission can edit an order',
  compound: 'is not supported yet: a custom field is a text, number, date or boolean',
  taxGroup: 'cannot be set here: use setProductsTaxGroup',
  deliveryProfile: 'cannot be set here: use setProductsDeliveryProfile',
  fulfiller: 'is not supported yet: the store fulfills its orders itself',
  pin: 'is not used: gift cards have no PIN',
  giftCardLocation: 'is not used: gift cards are valid at all locations',
  demoCart: 'is not supported: carts of this store are real',
  membersOnly: 'is not supported yet: everyone can buy the products of the store',
} as const

/** For fields that catalog items get from the catalog. */
export const onCustomLines = 'is only for custom line items, not for catalog items'
/** The product determines the price of its modifiers. */
export const modifiersOfCatalog =
  'are only for custom line items; set the modifiers of a product in catalogReference.options'
/** Drafts keep the modifiers chosen when the line item was added. */
export const modifiersOfDraft = 'cannot be changed: remove the line item and add it again with other modifiers'
