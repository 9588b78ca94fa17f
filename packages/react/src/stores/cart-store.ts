import { isApiError, type CartV2, type CartV2Input, type Send } from '@vitrine/client'
import {
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  createCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
} from '@vitrine/client/currentCartV2'
import { isSameItem, viewOf, withItem, withQuantities, type CartItem, type CartView } from './cart-lines.ts'
import { createEditQueue, type Edit } from './edit-queue.ts'
import { toFailure, type Failure } from './failure.ts'
import { createPageReturn } from './page-return.ts'
import { newKey } from './new-key.ts'
import type { SessionRole } from './session-store.ts'
import { createStore, type Store } from './store.ts'
import type { Tabs } from './tabs.ts'

/** The state of the cart. */
export interface CartState extends CartView {
  /** The last cart from the server; null if there is none. While `status` is `updating`, its totals lag behind. */
  readonly cart: CartV2 | null
  /** `loading`: not read yet. `updating`: the line items include changes that the server has not confirmed. */
  readonly status: 'loading' | 'ready' | 'updating'
  /** Why the last change or the first load failed. Cleared by the next change. */
  readonly error: Failure | undefined
}

/**
 * Changes show immediately, are sent one after another, and are rolled back if they fail: the promise rejects, and
 * `error` has the reason.
 */
export interface CartActions {
  /** Adds items to the cart. `preview` is shown for a new line item until the server responds. */
  readonly add: (...items: readonly CartItem[]) => Promise<void>
  /** Sets the quantity of a line item; 0 removes it. */
  readonly update: (lineId: string, quantity: number) => Promise<void>
  readonly remove: (...lineIds: readonly string[]) => Promise<void>
  /** Replaces the coupon. Rejects with codes such as `INVALID_COUPON_CODE`. */
  readonly applyCoupon: (code: string) => Promise<void>
  readonly removeCoupon: () => Promise<void>
  /** Sets the buyer's note to the store. An empty text removes it. */
  readonly setNote: (note: string) => Promise<void>
  /** Sets fields of the cart, such as the delivery address. Null clears a field. */
  readonly updateCart: (cart: CartV2Input) => Promise<void>
  /** Reloads the cart. */
  readonly refresh: () => Promise<void>
}

export interface CartStore extends Store<CartState> {
  readonly actions: CartActions
  /** Resolves when all changes so far are saved. Rejects if one of them was refused. */
  readonly settled: () => Promise<void>
}

export interface CartSurroundings {
  readonly tabs?: Tabs
  /** The session. The cart is reloaded when someone signs in or out, since it is another one, or was merged. */
  readonly session?: Pick<Store<SessionRole>, 'subscribe'>
  /** The current role. Without a session there is no cart to load. */
  readonly role?: () => SessionRole
}

type CartEdit = Edit<CartView, CartV2 | null>

/** Creates a shared cart store. `initial` is the server-rendered cart; it is not requested again. */
export const createCartStore = (
  send: Send,
  initial?: CartV2 | null,
  { tabs, session, role = () => 'visitor' }: CartSurroundings = {},
): CartStore => {
  let confirmed = initial ?? null
  let isKnown = initial !== undefined
  let failure: { readonly reason: Failure; readonly isReading: boolean } | undefined
  let counter = 0
  /** Preview lines without an ID from the server, by their temporary ID. */
  const previewed = new Map<string, CartItem['catalogReference']>()

  const read = async (): Promise<CartV2 | null> => {
    try {
      // The provider's own server doesn't know `allowMissing` and responds with an error.
      if (role() !== 'none') return (await getCurrentCart(send)({ allowMissing: true })).cart ?? null
    } catch (error) {
      if (!isApiError(error, 'CURRENT_CART_NOT_FOUND')) throw error
    }
    return null
  }

  const queue = createEditQueue<CartView, CartV2 | null>({
    onAnswer: (cart) => {
      confirmed = cart
      isKnown = true
      if (failure?.isReading) failure = undefined
    },
    onFailure: async (error, isReading) => {
      // The change may have been saved even though the response was lost.
      if (!isReading && !isApiError(error)) confirmed = await read().catch(() => confirmed)
      isKnown = true
      failure = { reason: toFailure(error), isReading }
    },
    onChange: () => store.set(stateNow()),
  })

  const stateNow = (): CartState => ({
    ...queue.show(viewOf(confirmed)),
    cart: confirmed,
    status: queue.isAhead() ? 'updating' : isKnown ? 'ready' : 'loading',
    error: failure?.reason,
  })

  const change = (edit: CartEdit & Required<Pick<CartEdit, 'shows'>>): Promise<void> => {
    failure = undefined
    const done = queue.add(edit)
    // Also after a failure, since the lost request may have changed the cart.
    done.catch(() => undefined).then(() => tabs?.notify('cart'))
    return done
  }
  const refresh = (): Promise<void> => queue.add({ ask: read, name: 'read' })
  // Errors are part of the state.
  const reread = (): void => void refresh().catch(() => undefined)

  /** Returns the server's ID of a line, if it has one. */
  const realId = (id: string): string | undefined => {
    if (!previewed.has(id)) return id
    return confirmed?.lineItems.find(({ source }) => isSameItem(source.catalogReference, previewed.get(id)))?.id
  }
  /** Sends a change of lines that exist on the server. Lines whose adding was refused are gone. */
  const ofLines = async (ids: readonly string[], ask: (ids: readonly string[]) => Promise<{ cart: CartV2 }>) => {
    const known = ids.flatMap((id) => realId(id) ?? [])
    return known.length > 0 ? (await ask(known)).cart : confirmed
  }
  const showQuantities = (ids: readonly string[], quantity: number) => (view: CartView) =>
    withQuantities(view, [...ids, ...ids.flatMap((id) => realId(id) ?? [])], quantity)

  const remove = (...ids: readonly string[]): Promise<void> =>
    change({
      shows: showQuantities(ids, 0),
      ask: () => ofLines(ids, (known) => removeLineItemsFromCurrentCart(send)(known)),
    })

  /** Removes the coupon of the cart, if it has one. */
  const withoutCoupon = async (): Promise<CartV2 | null> => {
    const [coupon] = confirmed?.coupons ?? []
    if (coupon) confirmed = (await removeCouponFromCurrentCart(send)(coupon.id)).cart
    return confirmed
  }
  const save = async (cart: CartV2Input): Promise<CartV2> =>
    (await (confirmed ? updateCurrentCart(send)(cart) : createCurrentCart(send)({ cart }))).cart

  const actions: CartActions = {
    add: (...items) => {
      const named = items.map((item) => ({ item, id: `new-${++counter}` }))
      for (const { item, id } of named) previewed.set(id, item.catalogReference)
      const catalogItems = items.map(({ catalogReference, quantity = 1 }) => ({ catalogReference, quantity }))
      const idempotencyKey = newKey()
      return change({
        shows: (view) => named.reduce((shown, { item, id }) => withItem(shown, item, id), view),
        ask: async () => (await addLineItemsToCurrentCart(send)({ catalogItems }, { idempotencyKey })).cart,
      })
    },
    update: (lineId, quantity) => {
      if (quantity <= 0) return remove(lineId)
      return change({
        name: `quantity ${lineId}`,
        shows: showQuantities([lineId], quantity),
        ask: () =>
          ofLines([lineId], (known) =>
            updateLineItemsInCurrentCart(send)({
              lineItems: known.map((id) => ({ lineItemId: id, quantity: { newQuantity: quantity } })),
            }),
          ),
      })
    },
    remove,
    applyCoupon: (couponCode) =>
      change({
        shows: (view) => ({ ...view, couponCode }),
        ask: async () => {
          if (confirmed?.coupons[0]?.code.toUpperCase() === couponCode.toUpperCase()) return confirmed
          await withoutCoupon()
          const coupon = { code: couponCode }
          const { cart } = confirmed
            ? await addCouponToCurrentCart(send)(coupon)
            : await createCurrentCart(send)({ coupons: [coupon] })
          return cart
        },
      }),
    removeCoupon: () => change({ shows: (view) => ({ ...view, couponCode: undefined }), ask: withoutCoupon }),
    setNote: (note) =>
      change({ name: 'note', shows: (view) => ({ ...view, note }), ask: () => save({ note: note || null }) }),
    updateCart: (cart) => change({ shows: (view) => view, ask: () => save(cart) }),
    refresh,
  }

  const { expire, watch } = createPageReturn(reread)
  let isFirst = true
  const store = createStore<CartState>(stateNow(), () => {
    const endings = [
      watch(),
      session?.subscribe(followSignIn(role, reread)),
      tabs?.listen((news) => {
        if (news === 'cart') expire()
      }),
    ]
    // Changes in other tabs may have been missed while nobody was subscribed.
    if (!isKnown || !isFirst) reread()
    isFirst = false
    return () => endings.forEach((end) => end?.())
  })
  return { ...store, actions, settled: queue.settled }
}

/** Watches the session and reports sign-ins and sign-outs. */
const followSignIn = (role: () => SessionRole, onChange: () => void): (() => void) => {
  let wasMember = role() === 'member'
  return () => {
    const isMember = role() === 'member'
    if (isMember === wasMember) return
    wasMember = isMember
    onChange()
  }
}
