/** The demo store's IDs, keys and accounts. They are public, and external scripts rely on them. */
export const demoSite = {
  siteId: 'd0000000-0000-4000-8000-000000000000',
  clientId: 'd0000000-0000-4000-8000-000000000001',
  /** The app of our own storefront, whose refresh tokens rotate. */
  storefrontClientId: 'd0000000-0000-4000-8000-000000000002',
  apiKey: 'vitrine-demo-key',
  /** The app that receives events. */
  appId: 'a0000000-0000-4000-8000-000000000001',
  owner: { email: 'owner@demo.test', password: 'demo-owner-1' },
  member: { email: 'member@demo.test', password: 'demo-member-1' },
} as const
