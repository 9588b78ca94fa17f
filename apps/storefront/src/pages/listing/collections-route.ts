import { cacheablePage, show } from '../../page.ts'
import { allProductsSlug } from '../../shell/load-shell.ts'
import { breadcrumbs } from '../../structured-data.ts'
import { listsTag, tagsOf } from '../../tags.ts'
import { readPage } from './listing-address.ts'

const pageSize = 48

/** Lists the store's collections, paged. */
export const collectionsRoute = cacheablePage({
  path: '/collections',
  load: async ({ url, call, shop }) => {
    const page = readPage(url)
    const found = await shop.collections
      .queryCollections()
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .find(call)
    const collections = found.items.filter(({ slug }) => slug !== allProductsSlug)
    return show('collections', {
      data: { collections, page, pageCount: Math.ceil((found.totalCount ?? 0) / pageSize) },
      tags: [listsTag, ...tagsOf({ collections })],
      meta: ({ shell, words }) => ({
        title: `${words.collections} · ${shell.site.name}`,
        query: page > 1 ? `?page=${page}` : '',
        structured: [breadcrumbs(shell, [words.home, '/'], [words.collections, shell.path])],
      }),
    })
  },
})
