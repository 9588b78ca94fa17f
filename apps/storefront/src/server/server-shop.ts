import { createClient, orders } from '@vitrine/client'
import { restoreAbandonedCheckout } from '@vitrine/client/abandonedCheckouts'
import { getBrand, queryBrands } from '@vitrine/client/brandsV3'
import { getCategoryBySlug, queryCategories } from '@vitrine/client/categories'
import { queryCollections } from '@vitrine/client/collections'
import { queryProducts } from '@vitrine/client/products'
import { searchProducts } from '@vitrine/client/search'
import { clientOptions, shopModules } from '../shop.ts'

const modules = {
  ...shopModules,
  abandonedCheckouts: { restoreAbandonedCheckout },
  brandsV3: { getBrand, queryBrands },
  categories: { getCategoryBySlug, queryCategories },
  collections: { queryCollections },
  orders,
  products: { queryProducts },
  search: { searchProducts },
}

/** Creates the shop client of the server for a visitor's request. */
export const createServerShop = (...options: Parameters<typeof clientOptions>) =>
  createClient({ ...clientOptions(...options), modules })

export type ServerShop = ReturnType<typeof createServerShop>

/** The modules that shared pages use: nothing about the visitor. */
export type Catalog = Pick<ServerShop, 'brandsV3' | 'categories' | 'collections' | 'products' | 'search' | 'send'>
