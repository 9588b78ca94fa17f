import type { AuthStrategy } from './strategy.ts'

/**
 * Elevated calls with an API key of the site. Never use it in a browser: the key can do everything.
 * @example
 * const shop = createClient({ host, auth: ApiKeyStrategy({ apiKey }), modules: { orders } })
 * const { items } = await shop.orders.searchOrders().find()
 */
export const ApiKeyStrategy = ({
  apiKey,
  siteId,
}: {
  readonly apiKey: string
  readonly siteId?: string
}): AuthStrategy & { readonly isElevated: true } => ({
  isElevated: true,
  getAuthHeaders: () =>
    Promise.resolve({ headers: { Authorization: apiKey, ...(siteId && { 'wix-site-id': siteId }) } }),
})
