import { maxWishListItems } from '@vitrine/contract/bounds.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import {
  addItems,
  findWishList,
  listItems,
  lockWishList,
  openWishList,
  touchWishList,
  type Item,
  type ListOwner,
  type WishListItemRow,
  type WishListRow,
} from './store.ts'

/** A wish list with its items, last added first. */
export interface StoredList {
  readonly list: WishListRow
  readonly items: readonly WishListItemRow[]
}

type Means = Pick<Context, 'db' | 'now' | 'newId'>

/** Returns a member's list with its items. Creates it if the member has none yet. */
export const readOrCreate = async ({ db, now, newId }: Means, owner: ListOwner): Promise<StoredList> => {
  const list = (await findWishList(db, owner)) ?? (await openWishList(db, owner, { id: newId(), now: now() }))
  return { list, items: await listItems(db, owner) }
}

/** Adds items to a member's list. `choose` selects them by what is on the list; `refuse` is called if they don't fit. */
export const addToList = (
  { db, now, newId }: Means,
  owner: ListOwner,
  { choose, refuse }: { choose: (before: readonly WishListItemRow[]) => readonly Item[]; refuse: () => never },
): Promise<StoredList> =>
  transact(db, async (transaction) => {
    const list = await openWishList(transaction, owner, { id: newId(), now: now() })
    const before = await listItems(transaction, owner)
    const added = await addItems(transaction, owner, { items: choose(before), now: now() })
    if (added === 0) return { list, items: before }
    if (before.length + added > maxWishListItems) refuse()
    return { list: await touchWishList(transaction, list, now()), items: await listItems(transaction, owner) }
  })

/** Removes items from a member's list. */
export const removeFromList = (
  { db, now }: Means,
  owner: ListOwner,
  remove: (transaction: Db) => Promise<boolean>,
): Promise<void> =>
  transact(db, async (transaction) => {
    const list = await lockWishList(transaction, owner)
    if (list && (await remove(transaction))) await touchWishList(transaction, list, now())
  })
