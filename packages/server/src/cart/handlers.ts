import type { cartCalls } from '@vitrine/contract'
import type { Cart } from '@vitrine/contract/entities/cart.ts'
import { addLines, changeQuantities, type Line } from '@vitrine/domain/cart/lines.ts'
import type { Caller, Shopper } from '../caller.ts'
import { openCheckoutFromCart } from '../checkout/open.ts'
import type { Context } from '../context.ts'
import { findCoupon } from '../coupon/store.ts'
import { transact } from '../database/transact.ts'
import { recordEvent } from '../event/outbox.ts'
import type { Handlers } from '../handlers.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { requireSite, type Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { findAdditions, linesOrRefuse, refuseCustomLines, requestedLines, seenOf } from './additions.ts'
import { presentCart } from './present-cart.ts'
import { presentEstimate } from './present-estimate.ts'
import { placeOf } from './place.ts'
import { priceLines } from './priced-line.ts'
import { deleteCart, findCart, lockCart, openCart, ownerOf, saveCart, type StoredCart } from './store.ts'
import type { CartRecord, StoredLine } from './tables.ts'
import { viewCart } from './view-cart.ts'

/** Whose cart it is. A key or app has none, unless it comes with a shopper's token. */
const shopperOf = (caller: Exclude<Caller, { role: 'anyone' }>): Shopper => {
  if (caller.role === 'visitor' || caller.role === 'member') return caller
  if (caller.role === 'owner' && caller.actsFor) return caller.actsFor
  throw new Refusal('PERMISSION_DENIED', 'The current cart is a shopper’s: send their token with the API key.')
}

export const createCartHandlers = (context: Context): Handlers<typeof cartCalls> => {
  const { db, sites, now, newId } = context

  const siteOf = (siteId: string): Promise<Site> => requireSite(sites, siteId)

  const answer = async (cart: StoredCart, site: Site, transaction: Db = db): Promise<{ cart: Cart }> => ({
    cart: presentCart(await viewCart(context, transaction, { cart, site })),
  })

  const currentCart = async (shopper: Shopper): Promise<StoredCart> => {
    const cart = await findCart(db, shopper.siteId, ownerOf(shopper))
    if (!cart) throw new Refusal('OWNED_CART_NOT_FOUND')
    return cart
  }

  /** Changes the cart in one transaction that holds it, so that no change of another request is lost. */
  const change = async (
    caller: Exclude<Caller, { role: 'anyone' }>,
    edit: (record: CartRecord, transaction: Db, site: Site) => Promise<CartRecord>,
    { open = false }: { open?: boolean } = {},
  ): Promise<{ cart: Cart }> => {
    const shopper = shopperOf(caller)
    const [site, owner] = [await siteOf(shopper.siteId), ownerOf(shopper)]
    return transact(db, async (transaction) => {
      const record: CartRecord = { lines: [], purchaseFlowId: newId() }
      const held = open
        ? await openCart(transaction, { siteId: site.id, id: newId(), owner, record, now: now() })
        : { cart: await lockCart(transaction, site.id, owner), isNew: false }
      if (!held.cart) throw new Refusal('OWNED_CART_NOT_FOUND')
      const edited = await edit(held.cart.body, transaction, site)
      const saved = await saveCart(transaction, held.cart, edited, now())
      const shown = await answer(saved, site, transaction)
      const event = { siteId: site.id, entity: 'cart', entityId: saved.id }
      await recordEvent(transaction, {
        ...event,
        type: held.isNew ? 'wix.ecom.v1.cart_created' : 'wix.ecom.v1.cart_updated',
        body: held.isNew ? { entity: shown.cart } : { currentEntity: shown.cart },
      })
      return shown
    })
  }

  const addTo = async (
    record: CartRecord,
    transaction: Db,
    site: Site,
    items: Parameters<typeof requestedLines>[0],
  ) => {
    const additions = await findAdditions(transaction, site, requestedLines(items))
    const lines = linesOrRefuse(addLines(record.lines, additions, newId)) as readonly Line[]
    const seenByVariant = new Map(
      additions.map(({ reference, sellable }) => [
        `${reference.catalogItemId}/${sellable.variantId}`,
        seenOf(sellable),
      ]),
    )
    const withSeen = lines.map((line): StoredLine => {
      const seen = seenByVariant.get(`${line.reference.catalogItemId}/${line.variantId}`) ?? (line as StoredLine).seen
      return { ...line, seen }
    })
    return { ...record, lines: withSeen }
  }

  /** Takes a coupon on, when there is such a coupon and it may be used on these lines. */
  const applyCoupon = async (record: CartRecord, code: string, transaction: Db, site: Site): Promise<CartRecord> => {
    const coupon = await findCoupon(transaction, site.id, code)
    if (!coupon) throw new Refusal('ERROR_COUPON_DOES_NOT_EXIST', undefined, { couponCode: code })
    const cart = { body: { ...record, couponCode: coupon.code } } as StoredCart
    const { totals } = await viewCart(context, transaction, { cart, site })
    if (totals.couponRefusal) throw new Refusal(totals.couponRefusal, undefined, { couponCode: code })
    return { ...record, couponCode: coupon.code }
  }

  return {
    getCurrentCart: async (caller) => {
      const shopper = shopperOf(caller)
      return answer(await currentCart(shopper), await siteOf(shopper.siteId))
    },

    addToCurrentCart: (caller, { body }) => {
      const { lineItems = [], customLineItems = [] } = body
      if (lineItems.length === 0 && customLineItems.length === 0) {
        throw invalidField('lineItems', 'must have at least 1 items', 'MIN_SIZE')
      }
      refuseCustomLines(customLineItems)
      return change(caller, (record, transaction, site) => addTo(record, transaction, site, lineItems), { open: true })
    },

    updateCurrentCart: (caller, { body }) => {
      const { cartInfo = {}, couponCode, lineItems = [], customLineItems = [] } = body
      refuseCustomLines(customLineItems)
      return change(
        caller,
        async (record, transaction, site) => {
          const added = lineItems.length > 0 ? await addTo(record, transaction, site, lineItems) : record
          const { buyerNote, contactInfo, selectedShippingOption, overrideCheckoutUrl, buyerInfo } = cartInfo
          const edited: CartRecord = {
            ...added,
            ...(buyerNote !== undefined && { buyerNote }),
            ...(contactInfo && { contactInfo: { ...added.contactInfo, ...contactInfo } }),
            ...(selectedShippingOption && { selectedShippingOption }),
            ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
            ...(buyerInfo?.email !== undefined && { email: buyerInfo.email }),
          }
          return couponCode === undefined || couponCode === ''
            ? edited
            : applyCoupon(edited, couponCode, transaction, site)
        },
        { open: true },
      )
    },

    removeLineItemsFromCurrentCart: (caller, { body: { lineItemIds } }) =>
      change(caller, async (record) => ({
        ...record,
        lines: record.lines.filter(({ id }) => !lineItemIds.includes(id)),
      })),

    updateCurrentCartLineItemQuantity: (caller, { body: { lineItems } }) =>
      change(caller, async (record, transaction, site) => {
        const priced = await priceLines(transaction, site, record.lines)
        const availableOf = (line: Line) => priced.find((candidate) => candidate.line.id === line.id)?.available ?? 0
        return {
          ...record,
          lines: linesOrRefuse(changeQuantities(record.lines, lineItems, availableOf)) as StoredLine[],
        }
      }),

    removeCouponFromCurrentCart: (caller) => change(caller, async ({ couponCode: _couponCode, ...record }) => record),

    estimateCurrentCartTotals: async (caller, { body }) => {
      const shopper = shopperOf(caller)
      const site = await siteOf(shopper.siteId)
      const cart = await currentCart(shopper)
      const place = placeOf(body.shippingAddress) ?? placeOf(cart.body.contactInfo?.address)
      const chosenDelivery = body.selectedShippingOption?.code ?? cart.body.selectedShippingOption?.code
      const estimate = {
        ...(place && body.calculateShipping !== false && { destination: place }),
        ...(chosenDelivery !== undefined && { chosenDelivery }),
        untaxed: body.calculateTax === false,
      }
      const view = await viewCart(context, db, { cart, site, estimate })
      return presentEstimate(view)
    },

    createCheckoutFromCurrentCart: async (caller, { body }) => {
      const shopper = shopperOf(caller)
      const site = await siteOf(shopper.siteId)
      return transact(db, async (transaction) => {
        const cart = await lockCart(transaction, site.id, ownerOf(shopper))
        if (!cart) throw new Refusal('OWNED_CART_NOT_FOUND')
        if (cart.body.lines.length === 0) throw new Refusal('CART_IS_EMPTY')
        const checkoutId = await openCheckoutFromCart(context, transaction, { cart, shopper, site, options: body })
        await saveCart(transaction, cart, { ...cart.body, checkoutId }, now())
        return { checkoutId }
      })
    },

    deleteCurrentCart: async (caller) => {
      const shopper = shopperOf(caller)
      await transact(db, async (transaction) => {
        const cart = await lockCart(transaction, shopper.siteId, ownerOf(shopper))
        if (!cart) throw new Refusal('OWNED_CART_NOT_FOUND')
        await deleteCart(transaction, shopper.siteId, cart.id)
        const event = { siteId: shopper.siteId, entity: 'cart', entityId: cart.id }
        await recordEvent(transaction, { ...event, type: 'wix.ecom.v1.cart_deleted', body: {} })
      })
      return {}
    },
  }
}
