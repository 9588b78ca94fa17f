import { calls, isApiError, type SiteInfo } from '@vitrine/client'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import type { RouteContext } from './route-context.ts'
import type { ShellData } from './shell-data.ts'

const allProductsSlug = 'all-products'

const safeSite = ({ about, ...site }: SiteInfo): ShellData['site'] => ({
  ...site,
  ...(about !== undefined && { about: safeHtml(about) }),
})

/** Loads what every page shows, on the server. */
export const loadShell = async ({ shop, config }: RouteContext, { signal }: Request): Promise<ShellData> => {
  const call = { signal }
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
      ? shop.members.getCurrentMember(undefined, call).then(({ member: known }) => known ?? null)
      : null,
  ])
  const collections = found.items.filter(({ slug }) => slug !== allProductsSlug)
  return { site: safeSite(site), collections, cart, member }
}
