import { listTopLevel } from '../../categories/read-categories.ts'
import { cacheablePage, show } from '../../page.ts'
import { privately } from '../../shell/head.tsx'
import { listsTag, tagsOf } from '../../tags.ts'
import { readListing } from '../listing/listing-address.ts'
import { findBestSellers } from '../card/best-sellers.ts'
import { findProducts } from '../listing/search-products.ts'
import { readQuery } from './search-query.ts'
import { searchTitle } from './search-title.ts'

export const searchRoute = cacheablePage({
  path: '/search',
  load: async ({ url, call, shop }) => {
    const query = readQuery(url)
    const listing = readListing(url, 'relevance')
    const [found, collections] = await Promise.all([
      query === '' ? undefined : findProducts(shop, { listing, expression: query, call }),
      query === '' ? listTopLevel(shop, call) : [],
    ])
    const bestSellers = found?.count === 0 ? await findBestSellers(shop, call) : []
    return show('search', {
      data: { query, found, collections, bestSellers },
      tags: [listsTag, ...tagsOf({ products: [...(found?.products ?? []), ...bestSellers] })],
      meta: ({ words, shell }) => privately(searchTitle(query, words), shell),
    })
  },
})
