import type { Product } from '@vitrine/client'
import { NotFound, type PageContext } from '../../page.ts'
import type { Catalog } from '../../server/server-shop.ts'

/** Returns the product of the URL. */
export const findProduct = async ({
  params: { slug },
  call,
  shop,
}: Pick<PageContext<Catalog, '/product-page/:slug'>, 'params' | 'call' | 'shop'>): Promise<Product> => {
  const { items } = await shop.products.queryProducts().eq('slug', slug).limit(1).find(call)
  const [product] = items
  if (!product) throw new NotFound()
  return product
}
