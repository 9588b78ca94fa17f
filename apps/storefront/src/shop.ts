import { createClient, currentCart, OAuthStrategy, orders, redirects, type TokenStorage } from '@vitrine/client'
import { getCollectionBySlug, queryCollections } from '@vitrine/client/collections'
import { getCurrentMember, updateMember } from '@vitrine/client/members'
import { queryProducts } from '@vitrine/client/products'
import { searchProducts } from '@vitrine/client/search'
import type { StorefrontConfig } from './config.ts'

/** Only what the pages call: the rest would weigh on every visit. */
const modules = {
  collections: { getCollectionBySlug, queryCollections },
  currentCart,
  members: { getCurrentMember, updateMember },
  orders,
  products: { queryProducts },
  redirects,
  search: { searchProducts },
}

/** The shop for one visitor: in a browser the one who sits before it, on the server the one of the request. */
export const createShop = (
  { platformUrl, clientId }: StorefrontConfig,
  storage: TokenStorage,
  headers: Readonly<Record<string, string>> = {},
) => createClient({ host: platformUrl, auth: OAuthStrategy({ clientId, tokenStorage: storage }), headers, modules })

export type Shop = ReturnType<typeof createShop>
