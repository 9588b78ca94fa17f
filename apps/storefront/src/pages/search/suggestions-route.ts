import { suggestProducts } from '@vitrine/client/search'
import { cacheableFile } from '../../found/cacheable-file.ts'
import { cacheablePage } from '../../page.ts'
import { readQuery } from './search-query.ts'

const limit = 6

/** Returns search suggestions as JSON. Cacheable, since many searches begin with the same letters. */
export const suggestionsRoute = cacheablePage({
  path: '/suggestions',
  load: async ({ url, request, call, shop }) => {
    const query = readQuery(url)
    const nothing = { products: [], collections: [], completions: [] }
    const found = query === '' ? nothing : await suggestProducts(shop.send)(query, { limit }, call)
    return cacheableFile(request, { type: 'application/json', text: JSON.stringify(found) })
  },
})
