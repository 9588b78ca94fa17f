import { listTopLevel } from '../../categories/read-categories.ts'
import { cacheablePage, show } from '../../page.ts'
import { breadcrumbs } from '../../structured-data.ts'
import { listsTag, tagsOf } from '../../tags.ts'
import { readPage } from './listing-address.ts'

const pageSize = 48
/** As many as one request returns. */
const maxListed = 1000

/** Lists the store's collections at the top level, paged. */
export const collectionsRoute = cacheablePage({
  path: '/collections',
  load: async ({ url, call, shop }) => {
    const page = readPage(url)
    const all = await listTopLevel(shop, call, { limit: maxListed })
    const collections = all.slice((page - 1) * pageSize, page * pageSize)
    return show('collections', {
      data: { collections, page, pageCount: Math.ceil(all.length / pageSize) },
      tags: [listsTag, ...tagsOf({ collections })],
      meta: ({ shell, words }) => ({
        title: `${words.collections} · ${shell.site.name}`,
        query: page > 1 ? `?page=${page}` : '',
        structured: [breadcrumbs(shell, [words.home, '/'], [words.collections, shell.path])],
      }),
    })
  },
})
