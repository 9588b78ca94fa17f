/** The wish list of a member: the server has it, and this browser shows what it last heard of it. */
import type { Send } from '@vitrine/client'
import { addToMyWishList, getMyWishList, removeFromMyWishList } from '@vitrine/client/wishList'
import { wishList, wishListOwner } from './kept-list.ts'

/** As many as the server keeps. */
const most = 200

/** What is on its way; one after the other, so that the last press counts. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0

const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
  waiting += 1
  const turn = queue.then(work).finally(() => (waiting -= 1))
  queue = turn.catch(() => undefined)
  return turn
}

/** Shows what the server says, unless something else was asked of it since. */
const show = (memberId: string, ids: readonly string[]): void => {
  if (waiting > 1) return
  wishListOwner.set(memberId)
  const shown = wishList.read()
  if (ids.length !== shown.length || ids.some((id, place) => id !== shown[place])) wishList.replace(ids)
}

/** What a visitor has saved in this browser becomes the member's, as far as it fits. */
const takeAlong = async (send: Send, { productIds }: { readonly productIds: readonly string[] }) => {
  const own = wishListOwner.read() === null ? wishList.read() : []
  const added = own.filter((id) => !productIds.includes(id)).slice(0, most - productIds.length)
  return added.length === 0 ? { productIds } : addToMyWishList(send)(added)
}

/** Brings a member's list here, with what a visitor had saved before they signed in; answers what is on it now. */
export const refresh = (send: Send, memberId: string): Promise<readonly string[]> =>
  inTurn(async () => {
    const { productIds } = await takeAlong(send, await getMyWishList(send)())
    show(memberId, productIds)
    return productIds
  })

let followed: string | undefined
let look = () => {}

/** Brings the list of a member here once, and again whenever the page is come back to. */
export const follow = (send: Send, memberId: string): void => {
  if (followed === memberId) return
  if (followed === undefined) document.addEventListener('visibilitychange', () => look())
  followed = memberId
  // What cannot be had now is asked for next time.
  look = () => {
    if (document.visibilityState === 'visible') void refresh(send, memberId).catch(() => undefined)
  }
  void refresh(send, memberId).catch(() => undefined)
}

/** Puts a product on the list or takes it off: here at once, and at the server; what it refuses is taken back. */
export const change = async (
  send: Send,
  memberId: string,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): Promise<void> => {
  if (isOn) wishList.add(id, most)
  else wishList.remove(id)
  try {
    await inTurn(async () => {
      const { productIds } = isOn ? await addToMyWishList(send)([id]) : await removeFromMyWishList(send)(id)
      show(memberId, productIds)
    })
  } catch (error) {
    if (isOn) wishList.remove(id)
    else wishList.add(id, most)
    throw error
  }
}
