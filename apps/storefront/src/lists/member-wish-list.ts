/** A member's wish list. The server stores it; the browser caches the latest state. */
import type { Send } from '@vitrine/client'
import { addToMyWishList, getMyWishList, removeFromMyWishList } from '@vitrine/client/wishlist'
import { wishList, wishListOwner } from './stored-list.ts'

/** The server's limit. */
const maxProducts = 200

/** Changes are sent one after another, so that the last one wins. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0

const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
  waiting += 1
  const turn = queue.then(work).finally(() => (waiting -= 1))
  queue = turn.catch(() => undefined)
  return turn
}

/** Shows the server's state, unless another change is pending. */
const show = (memberId: string, ids: readonly string[]): void => {
  if (waiting > 1) return
  wishListOwner.set(memberId)
  const shown = wishList.read()
  if (ids.length !== shown.length || ids.some((id, place) => id !== shown[place])) wishList.replace(ids)
}

/** Moves the products a visitor has saved to the member's list, as far as they fit. */
const takeAlong = async (send: Send, { productIds }: { readonly productIds: readonly string[] }) => {
  const own = wishListOwner.read() === null ? wishList.read() : []
  const added = own.filter((id) => !productIds.includes(id)).slice(0, maxProducts - productIds.length)
  return added.length === 0 ? { productIds } : addToMyWishList(send)(added)
}

/** Loads a member's list, merges the visitor's saved products and returns the result. */
export const refresh = (send: Send, memberId: string): Promise<readonly string[]> =>
  inTurn(async () => {
    const { productIds } = await takeAlong(send, await getMyWishList(send)())
    show(memberId, productIds)
    return productIds
  })

let followed: string | undefined
let reload = () => {}

/** Loads a member's list once, and again whenever the page is shown. */
export const follow = (send: Send, memberId: string): void => {
  if (followed === memberId) return
  if (followed === undefined) document.addEventListener('visibilitychange', () => reload())
  followed = memberId
  // A failed load is retried next time.
  reload = () => {
    if (document.visibilityState === 'visible') void refresh(send, memberId).catch(() => undefined)
  }
  void refresh(send, memberId).catch(() => undefined)
}

/** Adds or removes a product, optimistically. Rolls back if the server refuses. */
export const change = async (
  send: Send,
  memberId: string,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): Promise<void> => {
  if (isOn) wishList.add(id, maxProducts)
  else wishList.remove(id)
  try {
    await inTurn(async () => {
      const { productIds } = isOn ? await addToMyWishList(send)([id]) : await removeFromMyWishList(send)(id)
      show(memberId, productIds)
    })
  } catch (error) {
    if (isOn) wishList.remove(id)
    else wishList.add(id, maxProducts)
    throw error
  }
}
