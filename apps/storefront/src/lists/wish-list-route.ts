import { cacheablePage, show } from '../page.ts'
import { privately } from '../shell/head.tsx'
import { cardsFor } from '../pages/card/card-prices.ts'
import { findBestSellers } from '../pages/card/best-sellers.ts'
import { maxInUrl } from './stored-list.ts'
import { listsTag, tagsOf } from '../tags.ts'

const idsIn = ({ searchParams }: URL): string[] =>
  [...new Set((searchParams.get('items') ?? '').split(','))].filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, maxInUrl)

/** Shows the products named in the URL, in that order: a wish list that can be shared. */
export const wishListRoute = cacheablePage({
  path: '/wish-list',
  load: async ({ url, call, shop }) => {
    const ids = idsIn(url)
    const found =
      ids.length === 0 ? [] : (await shop.products.queryProducts().in('id', ids).limit(maxInUrl).find(call)).items
    const named = ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
    const products = await cardsFor(shop, named, call)
    const bestSellers = products.length === 0 ? await findBestSellers(shop, call) : []
    return show('wishList', {
      data: { products, isNamed: ids.length > 0, bestSellers },
      tags: [...(bestSellers.length > 0 ? [listsTag] : []), ...tagsOf({ products: [...products, ...bestSellers] })],
      meta: ({ shell, words }) => privately(words.wishList.title, shell),
    })
  },
})
