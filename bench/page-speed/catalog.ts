import { collections, createClient, OAuthStrategy, products, type Collection, type Product } from '@vitrine/client'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'

/** The demo shop's catalog. */
export interface Catalog {
  readonly collections: readonly Collection[]
  /** Newest first. */
  readonly products: readonly Product[]
}

const maxProducts = 100

/** Reads the catalog as any storefront would. */
export const readCatalog = async (host: string): Promise<Catalog> => {
  const client = createClient({
    host,
    auth: OAuthStrategy({ clientId: demoSite.clientId }),
    modules: { collections, products },
  })
  const [groups, goods] = await Promise.all([
    client.collections.queryCollections().limit(maxProducts).find(),
    client.products.queryProducts().descending('numericId').limit(maxProducts).find(),
  ])
  return { collections: groups.items, products: goods.items }
}
