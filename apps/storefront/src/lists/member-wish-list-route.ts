import { addToMyWishList, getMyWishList, removeFromMyWishList } from '@vitrine/client/wishlist'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { membersPage, type MemberPageContext } from '../account/members-page.ts'
import { show } from '../page.ts'
import { cardsFor } from '../pages/card/card-prices.ts'
import type { CardProduct } from '../pages/card/card-product.ts'
import { privately } from '../shell/head.tsx'

const path = '/account/wish-list'
const perPage = 24

const pageIn = ({ url }: MemberPageContext, pageCount: number): number => {
  const requested = Number(url.searchParams.get('page') ?? '1')
  return Number.isInteger(requested) ? Math.min(Math.max(1, requested), pageCount) : 1
}

const findProducts = async (
  { shop, call }: MemberPageContext,
  ids: readonly string[],
): Promise<readonly CardProduct[]> => {
  if (ids.length === 0) return []
  const { items } = await shop.products.queryProducts().in('id', ids).limit(perPage).find(call)
  const listed = ids.flatMap((id) => items.find((one) => one.id === id) ?? [])
  return cardsFor(shop, listed, call)
}

/** A member's wish list, the same on every device. */
export const memberWishListRoute = membersPage({
  path,
  load: async (context) => {
    const { shop, call, member } = context
    const { productIds } = await getMyWishList(shop.send)(call)
    const pageCount = Math.max(1, Math.ceil(productIds.length / perPage))
    const page = pageIn(context, pageCount)
    const products = await findProducts(context, productIds.slice((page - 1) * perPage, page * perPage))
    return show('memberWishList', {
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
