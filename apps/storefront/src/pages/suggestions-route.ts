import { suggestProducts } from '@vitrine/client/search'
import { keptFile } from '../found/kept-file.ts'
import { keptPage } from '../page.ts'
import { readQuery } from './search-query.ts'

const most = 6

/** What a script of ours asks for while someone types; caches keep it, since many begin with the same letters. */
export const suggestionsRoute = keptPage({
  path: '/suggestions',
  load: async ({ url, request, call, shop }) => {
    const query = readQuery(url)
    const nothing = { products: [], collections: [], completions: [] }
    const found = query === '' ? nothing : await suggestProducts(shop.send)(query, { limit: most }, call)
    return keptFile(request, { type: 'application/json', text: JSON.stringify(found) })
  },
})
