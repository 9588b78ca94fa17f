/** What is not supported yet, as the error says it. */
export const later = {
  savedCard: 'is not supported yet: cards are not stored',
  subscription: 'is not supported yet: there are no subscriptions',
  membership: 'is not supported yet: there are no memberships',
  modifiers: 'are not supported yet',
  deposit: 'is not supported yet',
  extended: 'are not stored here yet',
  inventory: 'is not supported yet: the store tracks its own inventory',
  location: 'is not stored with checkouts yet; set it on the cart',
  fees: 'are not charged yet',
  preorder: 'is not supported yet: there are no pre-orders',
  backupRate: 'is not used yet: no carrier is called',
  assignee: 'is not used: members have no content to reassign',
  countryCode: 'is not stored: start the phone number with its country code, such as +49',
  search: 'is not supported: use a filter',
  projection: 'are not supported: answers have all fields',
  exempt: 'is not supported yet: there are no tax exemptions',
  invoice: 'is not supported yet: there are no invoices',
  newsBox: 'is not shown yet: the hosted checkout has no newsletter checkbox',
  drawn: 'is not shown in the hosted checkout yet',
  button: 'is not supported yet: the hosted checkout links back to the store',
  label: 'are not supported yet',
  slug: 'is set by the store',
  vatId: 'is not stored with members yet',
  news: 'is not supported here: newsletter consent has its own call',
  video: 'is not supported in reviews yet; images are',
  template: 'are not used: emails here are not templates',
  compound: 'is not supported yet: a custom field is a text, number, date or boolean',
} as const

/** Fields that come from the catalog. */
export const onCustomLines = 'is only for custom line items, not for catalog items'
