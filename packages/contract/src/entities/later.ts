/** What is not supported yet, as the error says it. */
export const later = {
  capture: 'is not supported yet for charges of an order: they are captured at once',
  savedCard: 'is not supported yet: cards are not stored',
  subscription: 'is not supported yet: there are no subscriptions',
  membership: 'is not supported yet: there are no memberships',
  extended: 'are not stored here yet',
  inventory: 'is not supported yet: the store tracks its own inventory',
  location: 'is not stored with checkouts yet; set it on the cart',
  fees: 'are not charged yet',
  checkIn: 'is not supported: there is no check-in here',
  draftTip: 'is not used: name the items',
  preorder: 'is not supported yet: there are no pre-orders',
  backupRate: 'is not used yet: checkouts do not ask carriers',
  assignee: 'is not used: members have no content to reassign',
  countryCode: 'is not stored: start the phone number with its country code, such as +49',
  search: 'is not supported: use a filter',
  projection: 'are not supported: answers have all fields',
  label: 'are not supported yet',
  slug: 'is set by the store',
  vatId: 'is not stored with members yet',
  news: 'is not supported here: newsletter consent has its own call',
  video: 'is not supported in reviews yet; images are',
  template: 'are not used: emails here are not templates',
  requestImage: 'is not shown on the page of a payment link yet',
  delayedCharge: 'is not supported yet: what is charged is charged at once',
  returnUrls: 'are not used yet: no provider sends buyers to a page of its own',
  conversion: 'is not supported: gift cards pay in the currency of the store',
  outsideAuthorization: 'is not kept: what was received outside was received as a whole',
  refundDisabled: 'is not supported yet: what came in outside can be given back outside',
  rounding: 'is not supported yet: amounts are kept as they are',
  hierarchy: 'is not used: results have the names that the caller gives them',
  linkCapture: 'is not supported yet: payments by link are captured as the store’s settings say',
  chargedBy: 'is not used: whoever makes the call is noted',
  orderEditors: 'is not supported yet: every app with the permission can edit an order',
  compound: 'is not supported yet: a custom field is a text, number, date or boolean',
} as const

/** Fields that come from the catalog. */
export const onCustomLines = 'is only for custom line items, not for catalog items'
/** Modifiers of a product cost what the product says. */
export const modifiersOfCatalog =
  'are only for custom line items; choose the modifiers of a product by catalogReference.options'
/** Drafts keep what was chosen when a line was added. */
export const modifiersOfDraft = 'cannot be changed: take the line out and add it again with other modifiers'
