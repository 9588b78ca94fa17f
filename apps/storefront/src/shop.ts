import {
  collections,
  createClient,
  currentCart,
  members,
  OAuthStrategy,
  orders,
  products,
  redirects,
  type TokenStorage,
} from '@vitrine/client'
import type { StorefrontConfig } from './config.ts'

const modules = { collections, currentCart, members, orders, products, redirects }

/** The shop for one visitor: in a browser the one who sits before it, on the server the one of the request. */
export const createShop = ({ platformUrl, clientId }: StorefrontConfig, storage: TokenStorage) =>
  createClient({ host: platformUrl, auth: OAuthStrategy({ clientId, storage }), modules })

export type Shop = ReturnType<typeof createShop>
