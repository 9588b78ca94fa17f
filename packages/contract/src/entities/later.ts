/** What is not built yet, in words for whoever asks for it. */
export const later = {
  capture: 'is not offered yet: a payment is captured at once',
  savedCard: 'is not offered yet: cards are not kept',
  subscription: 'is not offered yet: items are sold once, not by subscription',
  membership: 'is not offered yet: nothing is paid by membership',
  modifiers: 'are not sold yet',
  deposit: 'is not taken yet',
  extended: 'are not kept here yet',
  inventory: 'is not offered yet: stock is counted by the store itself',
  location: 'is not kept by checkouts yet; a cart has one',
  fees: 'are not charged yet',
  preorder: 'is not offered yet: nothing is sold before it is there',
  backupRate: 'is not used yet: no carrier is asked',
  assignee: 'is not used: a member leaves nothing behind that someone else could take over',
  countryCode: 'is not kept: a phone begins with the number of its country, such as +49',
  search: 'is not offered: members are found by a filter',
  projection: 'are not offered: answers hold all their fields',
  exempt: 'is not offered yet: nobody is exempt from tax',
  invoice: 'is not offered yet: no invoices are made',
  newsBox: 'is not shown yet: the hosted checkout does not ask for a consent to news',
  drawn: 'is not drawn by the hosted checkout yet',
  button: 'is not offered yet: the hosted checkout leads back to the store',
  label: 'are not given yet',
  slug: 'is given by the store',
  vatId: 'is not kept with members yet',
  news: 'is not asked for here: a consent to news is a call of its own',
  video: 'is not shown with reviews yet: pictures are',
  template: 'are not used: emails of this server are no templates',
  compound: 'is not kept yet: a custom field holds a text, a number, a date or a flag',
} as const

/** What an item of the catalog says of itself, and no caller in its place. */
export const onCustomLines = 'goes with custom lines; an item of the catalog has none of its own'
