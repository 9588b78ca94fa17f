import { cacheablePage, NotFound, show } from '../../page.ts'
import { breadcrumbs, brandData, productList } from '../../structured-data.ts'
import { listsTag, tagsOf } from '../../tags.ts'
import { readListing } from '../listing/listing-address.ts'
import { findProducts } from '../listing/search-products.ts'
import { brandPath } from './brand-path.ts'
import { findBrand } from './find-brand.ts'

/** Lists the products of a brand. The address has its name; that with its ID leads there. */
export const brandRoute = cacheablePage({
  path: '/brands/:brand',
  load: async ({ params, url, call, shop, to }) => {
    const brand = await findBrand(shop, params.brand, call)
    if (!brand) throw new NotFound()
    const { name } = brand
    if (name !== params.brand)
      return new Response(null, { status: 301, headers: { location: to(brandPath(name)) + url.search } })
    const listing = readListing(url, 'newest')
    const found = await findProducts(shop, { listing, brand: name, call })
    return show('brand', {
      data: { name, found },
      tags: [listsTag, ...tagsOf({ products: found.products })],
      meta: ({ shell, words }) => ({
        title: `${name} · ${shell.site.name}`,
        query: listing.page > 1 ? `?page=${listing.page}` : '',
        structured: [
          brandData(shell, name),
          breadcrumbs(shell, [words.home, '/'], [name, shell.path]),
          productList(shell, found.products),
        ],
      }),
    })
  },
})
