import type { Product } from '@vitrine/client'
import { NotFound, type PageContext } from '../../page.ts'
import type { Catalog } from '../../server/server-shop.ts'
import { withoutPastDays } from '../offer/expected-day.ts'

/** Returns the product of the URL. */
export const findProduct = async ({
  params: { slug },
  call,
  shop,
  around,
}: Pick<PageContext<Catalog, '/product-page/:slug'>, 'params' | 'call' | 'shop' | 'around'>): Promise<Product> => {
  const [{ items }, { shell }] = await Promise.all([
    shop.products.queryProducts().eq('slug', slug).limit(1).find(call),
    around(),
  ])
  const [product] = items
  if (!product) throw new NotFound()
  return withoutPastDays(product, shell.site.timeZone)
}
