import { addToMyWishList, getMyWishList, removeFromMyWishList } from '@vitrine/client/wishList'
import { readLine } from '@vitrine/web/form.ts'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { membersPage, type AskedByMember } from '../account/members-page.ts'
import { show } from '../page.ts'
import { cardsFor } from '../pages/card-prices.ts'
import type { CardProduct } from '../pages/card-product.ts'
import { privately } from '../shell/head.tsx'

const path = '/account/wish-list'
const perPage = 24

const pageIn = ({ url }: AskedByMember, pageCount: number): number => {
  const asked = Number(url.searchParams.get('page') ?? '1')
  return Number.isInteger(asked) ? Math.min(Math.max(1, asked), pageCount) : 1
}

const findProducts = async ({ shop, call }: AskedByMember, ids: readonly string[]): Promise<readonly CardProduct[]> => {
  if (ids.length === 0) return []
  const { items } = await shop.products.queryProducts().in('id', ids).limit(perPage).find(call)
  const listed = ids.flatMap((id) => items.find((one) => one.id === id) ?? [])
  return cardsFor(shop, listed, call)
}

/** The wish list of a member: the same wherever they sign in. */
export const memberWishesRoute = membersPage({
  path,
  load: async (asked) => {
    const { shop, call, member } = asked
    const { productIds } = await getMyWishList(shop.send)(call)
    const pageCount = Math.max(1, Math.ceil(productIds.length / perPage))
    const page = pageIn(asked, pageCount)
    const products = await findProducts(asked, productIds.slice((page - 1) * perPage, page * perPage))
    return show('memberWishes', {
      data: { member, products, productIds, page, pageCount },
      meta: ({ shell, words }) => privately(words.wishList.title, shell),
    })
  },
  act: async ({ shop, call, to }, form) => {
    const id = readLine(form, 'remove')
    if (id !== '') await removeFromMyWishList(shop.send)(id, call)
    const added = readLine(form, 'add')
    if (added !== '') await addToMyWishList(shop.send)([added], call)
    return redirectTo(to(path))
  },
})
