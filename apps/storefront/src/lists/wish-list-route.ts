import { cacheablePage, show } from '../page.ts'
import { privately } from '../shell/head.tsx'
import { cardsFor } from '../pages/card/card-prices.ts'
import { maxInUrl } from './stored-list.ts'
import { tagsOf } from '../tags.ts'

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
    return show('wishList', {
      data: { products, isNamed: ids.length > 0 },
      tags: tagsOf({ products }),
      meta: ({ shell, words }) => privately(words.wishList.title, shell),
    })
  },
})
