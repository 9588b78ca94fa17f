import { calls, isApiError, type Cart, type Collection, type Member, type SiteInfo } from '@vitrine/client'
import { useRouteLoaderData } from 'react-router'
import type { RouteContext } from './route-context.ts'

export interface ShellData {
  readonly site: SiteInfo
  readonly collections: readonly Collection[]
  readonly cart: Cart | null
  readonly member: Member | null
}

const allProductsSlug = 'all-products'

/** What every page shows: the store, its collections, this visitor's cart and name. */
export const loadShell =
  ({ shop, config }: RouteContext) =>
  async ({ request }: { request: Request }): Promise<ShellData> => {
    const call = { signal: request.signal }
    const hasVisited = shop.auth.getTokens().refreshToken.role !== 'none'
    const [{ site }, found, cart, member] = await Promise.all([
      shop.send(calls.getSite, { query: { clientId: config.clientId } }, call),
      shop.collections.queryCollections().find(call),
      // Who comes for the first time has no cart to ask for.
      hasVisited
        ? shop.currentCart.getCurrentCart(call).catch((error: unknown) => {
            if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return null
            throw error
          })
        : null,
      shop.auth.loggedIn()
        ? shop.members.getCurrentMember(undefined, call).then(({ member: found }) => found ?? null)
        : null,
    ])
    return { site, collections: found.items.filter(({ slug }) => slug !== allProductsSlug), cart, member }
  }

export const useShell = (): ShellData => useRouteLoaderData('shell') as ShellData
