/** Permissions of apps, with the text that the owner of a store reads before installing an app. */
export const scopes = {
  catalog: 'Read and change products, collections, inventory, and reviews',
  carts: 'Read and change carts',
  checkouts: 'Read and change checkouts and place orders',
  orders: 'Read and change orders, payments, and fulfillments',
  delivery: 'Change delivery methods and shipping regions',
  giftCards: 'Issue and deactivate gift cards and coupons, and change discounts',
  members: 'Read and change members and sign people in',
  settings: 'Read sales, change settings and taxes, and receive webhooks',
} as const
export type Scope = keyof typeof scopes

export const scopeNames = Object.keys(scopes) as Scope[]
