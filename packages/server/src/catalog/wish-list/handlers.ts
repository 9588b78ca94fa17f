import type { wishListCalls } from '@vitrine/contract'
import { maxWishListProducts } from '@vitrine/contract/bounds.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { addWishListItems, lockWishList, readWishList, removeWishListItem, type ListOwner } from './store.ts'

const lowered = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))]

/** Creates the handlers for calls about members' wish lists. */
export const createWishListHandlers = ({ db }: Pick<Context, 'db'>): Handlers<typeof wishListCalls> => {
  const present = async (whose: ListOwner) => ({ wishList: { productIds: await readWishList(db, whose) } })
  return {
    getMyWishList: (member) => present(member),
    addToMyWishList: (member, { body }) =>
      transact(db, async (transaction) => {
        await lockWishList(transaction, member)
        await addWishListItems(transaction, member, lowered(body.productIds))
        const productIds = await readWishList(transaction, member)
        if (productIds.length > maxWishListProducts)
          throw new Refusal('WISH_LIST_FULL', undefined, { most: maxWishListProducts })
        return { wishList: { productIds } }
      }),
    removeFromMyWishList: async (member, { params }) => {
      await removeWishListItem(db, member, params.productId.toLowerCase())
      return present(member)
    },
  }
}
