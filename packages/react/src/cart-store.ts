import { isApiError, type Cart, type Send } from '@vitrine/client'
import {
  addToCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/client/currentCart'
import { isSameItem, viewOf, withItem, withQuantities, type CartItem, type CartView } from './cart-lines.ts'
import { createStore, type Store } from './store.ts'

/** The state of the cart. */
export interface CartState extends CartView {
  /** The last cart from the server; null if there is none. While `status` is `updating`, its totals lag behind. */
  readonly cart: Cart | null
  /** `loading`: not read yet. `updating`: the line items include changes that the server has not confirmed. */
  readonly status: 'loading' | 'ready' | 'updating'
  /** Why the last change or the first read failed; cleared by the next success. */
  readonly error: unknown
}

/** Changes show immediately, are sent one after the other, and are rolled back if they fail. */
export interface CartActions {
  /** Adds items to the cart. `preview` is shown for a new line item until the server responds. */
  readonly add: (...items: readonly CartItem[]) => Promise<void>
  /** Sets the quantity of a line item; 0 removes it. */
  readonly update: (lineId: string, quantity: number) => Promise<void>
  readonly remove: (...lineIds: readonly string[]) => Promise<void>
  /** Rejects with codes such as `ERROR_COUPON_DOES_NOT_EXIST`. */
  readonly applyCoupon: (code: string) => Promise<void>
  readonly removeCoupon: () => Promise<void>
  /** Reads the cart again. */
  readonly refresh: () => Promise<void>
}

export interface CartStore extends Store<CartState> {
  readonly actions: CartActions
}

interface Change {
  /** Shown until the server responds. */
  readonly shows: (view: CartView) => CartView
}

/** One shared cart. `initial` is what a server rendered; it is not requested again. */
export const createCartStore = (send: Send, initial?: Cart | null): CartStore => {
  let confirmed = initial ?? null
  let pending: readonly Change[] = []
  let isKnown = initial !== undefined
  let queue: Promise<unknown> = Promise.resolve()
  let counter = 0
  /** Lines that were shown before they had an id, by the id they were shown with. */
  const previewed = new Map<string, CartItem['catalogReference']>()

  const stateNow = (error: unknown): CartState => ({
    ...pending.reduce((view, { shows }) => shows(view), viewOf(confirmed?.lineItems ?? [])),
    cart: confirmed,
    status: pending.length > 0 ? 'updating' : isKnown ? 'ready' : 'loading',
    error,
  })

  const read = async (): Promise<Cart | null> => {
    try {
      return await getCurrentCart(send)()
    } catch (error) {
      if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return null
      throw error
    }
  }

  const enqueue = (change: Change | undefined, ask: () => Promise<Cart | null>): Promise<void> => {
    if (change) pending = [...pending, change]
    const settle = (error?: unknown): void => {
      pending = pending.filter((one) => one !== change)
      store.set(stateNow(error))
    }
    const run = async (): Promise<void> => {
      try {
        confirmed = await ask()
        isKnown = true
        settle()
      } catch (error) {
        // The change may have arrived although its answer did not.
        if (change && !isApiError(error)) confirmed = await read().catch(() => confirmed)
        isKnown = true
        settle(error)
        throw error
      }
    }
    const done = queue.then(run)
    queue = done.catch(() => undefined)
    if (change) store.set(stateNow(undefined))
    return done
  }

  /** The id that the server knows a line by. */
  const realId = (id: string): string => {
    const reference = previewed.get(id)
    return confirmed?.lineItems.find((line) => reference && isSameItem(line.catalogReference, reference))?.id ?? id
  }

  const setQuantities = (ids: readonly string[], quantity: number): Change => ({
    shows: (view) => withQuantities(view, [...ids, ...ids.map(realId)], quantity),
  })

  const removeLines = (ids: readonly string[]): Promise<void> =>
    enqueue(setQuantities(ids, 0), async () => {
      const { cart } = await removeLineItemsFromCurrentCart(send)(ids.map(realId))
      return cart
    })

  const actions: CartActions = {
    add: (...items) => {
      const named = items.map((item) => ({ item, id: `new-${++counter}` }))
      for (const { item, id } of named) previewed.set(id, item.catalogReference)
      return enqueue(
        { shows: (view) => named.reduce((shown, { item, id }) => withItem(shown, item, id), view) },
        async () => {
          const lineItems = items.map(({ catalogReference, quantity = 1 }) => ({ catalogReference, quantity }))
          return (await addToCurrentCart(send)({ lineItems })).cart
        },
      )
    },
    update: (lineId, quantity) => {
      if (quantity <= 0) return removeLines([lineId])
      return enqueue(setQuantities([lineId], quantity), async () => {
        const { cart } = await updateCurrentCartLineItemQuantity(send)([{ id: realId(lineId), quantity }])
        return cart
      })
    },
    remove: (...lineIds) => removeLines(lineIds),
    applyCoupon: (couponCode) => enqueue({ shows: (view) => view }, () => updateCurrentCart(send)({ couponCode })),
    removeCoupon: () =>
      enqueue({ shows: (view) => view }, async () => (await removeCouponFromCurrentCart(send)()).cart),
    refresh: () => enqueue(undefined, read),
  }

  const store = createStore<CartState>(stateNow(undefined), () => {
    // What went wrong stands in the state.
    if (!isKnown) void actions.refresh().catch(() => undefined)
  })
  return { ...store, actions }
}
