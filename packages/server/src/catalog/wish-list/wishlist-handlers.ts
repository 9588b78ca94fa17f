import type { wishlistCalls } from '@vitrine/contract'
import { maxWishListItems } from '@vitrine/contract/bounds.ts'
import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { queueTagJob } from '../../ground/entity/tag-updates.ts'
import { requireTags } from '../../ground/entity/tags.ts'
import { addToList, readOrCreate, removeFromList } from './edit.ts'
import { presentByProduct, presentWishlist } from './present.ts'
import { findWishListById, listItems, removeItem, type Item, type WishListItemRow } from './store.ts'
import { taggedWishLists, updateTags } from './tags.ts'

interface SentReference {
  readonly catalogItemId: string
  readonly appId: string
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

const isStores = (appId: string): boolean => storesAppIds.has(appId.toLowerCase())

const readItem = ({ catalogItemId, appId, options = {} }: SentReference): Item => {
  if (!isStores(appId)) throw invalidField('catalogReference.appId', 'must be the ID of the stores app')
  return { productId: catalogItemId.toLowerCase(), options: Object.keys(options).length > 0 ? options : undefined }
}

const refuse = (): never => {
  throw new Refusal('WISHLIST_ITEMS_LIMIT_EXCEEDED', undefined, { most: maxWishListItems })
}

const has = (items: readonly WishListItemRow[], productId: string): boolean =>
  items.some(({ product_id }) => product_id === productId)

/** Creates the handlers for calls about wish lists and their items. */
export const createWishlistHandlers = (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
): Handlers<typeof wishlistCalls> => ({
  getDefaultWishlist: async (member, { query: { appId } }) => {
    const { list, items } = await readOrCreate(context, member)
    return { wishlist: presentWishlist({ list, items: appId === undefined || isStores(appId) ? items : [] }) }
  },

  addItemToWishlist: async (member, { body: { catalogReference, returnEntity = false } }) => {
    const item = readItem(catalogReference)
    const stored = await addToList(context, member, { choose: () => [item], refuse })
    if (!has(stored.items, item.productId)) throw new Refusal('CATALOG_ITEM_NOT_FOUND')
    return returnEntity ? { wishlist: presentWishlist(stored) } : {}
  },

  removeItemFromWishlist: async (member, { body: { catalogReference, returnEntity = false } }) => {
    const item = readItem(catalogReference)
    await removeFromList(context, member, (transaction) => removeItem(transaction, member, item))
    return returnEntity ? { wishlist: presentWishlist(await readOrCreate(context, member)) } : {}
  },

  bulkUpdateWishlistTags: ({ siteId }, { body: { wishlistIds, ...changes } }) => {
    requireTags(changes)
    return updateTags(context, siteId, { ids: wishlistIds, ...changes })
  },

  bulkUpdateWishlistTagsByFilter: async ({ siteId }, { body: { filter, ...changes } }) => {
    requireTags(changes)
    return { jobId: await queueTagJob(context, siteId, { kind: taggedWishLists, filter, ...changes }) }
  },

  getWishlistById: async ({ siteId }, { body: { id, ...page } }) => {
    const list = await findWishListById(context.db, siteId, id.toLowerCase())
    if (!list) throw new Refusal('NOT_FOUND', 'The wish list was not found.')
    const items = await listItems(context.db, { siteId, memberId: list.member_id })
    return { wishlist: presentByProduct({ list, items }, page) }
  },
})
