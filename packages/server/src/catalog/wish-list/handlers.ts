import type { wishListCalls } from '@vitrine/contract'
import { maxWishListItems } from '@vitrine/contract/bounds.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { addToList, removeFromList } from './edit.ts'
import { listItems, removeProduct, type WishListItemRow } from './store.ts'

const lowered = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))]

const productIdsOf = (items: readonly WishListItemRow[]): string[] => [
  ...new Set(items.map(({ product_id: id }) => id)),
]

/** Presents a list by its products, whatever their options. */
const present = (items: readonly WishListItemRow[]) => ({ wishList: { productIds: productIdsOf(items) } })

const refuse = (): never => {
  throw new Refusal('WISH_LIST_FULL', undefined, { most: maxWishListItems })
}

/** Creates the handlers for calls about the products on members' wish lists. */
export const createWishListHandlers = (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
): Handlers<typeof wishListCalls> => ({
  getMyWishList: async (member) => present(await listItems(context.db, member)),

  addToMyWishList: async (member, { body }) => {
    const choose = (before: readonly WishListItemRow[]) => {
      const present = new Set(productIdsOf(before))
      const added = lowered(body.productIds).filter((id) => !present.has(id))
      return added.map((productId) => ({ productId, options: undefined }))
    }
    return present((await addToList(context, member, { choose, refuse })).items)
  },

  removeFromMyWishList: async (member, { params }) => {
    const productId = params.productId.toLowerCase()
    await removeFromList(context, member, (transaction) => removeProduct(transaction, member, productId))
    return present(await listItems(context.db, member))
  },
})
