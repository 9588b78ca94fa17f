import { valueInStoreCurrency } from '@vitrine/domain/currency/charging.ts'
import type { Destination } from '@vitrine/domain/stock/locations.ts'
import { missingDetails, type CheckoutDetails } from '@vitrine/domain/checkout/missing-details.ts'
import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import { nextSlotAfter, refuseUnavailableSlot, refuseOverLimit, refuseQuantities } from '../../../selling/basket/api.ts'
import { readCatalog, type StockMove, type TakeResult, takeStock } from '../../../catalog/product/api.ts'
import type { StoredCart } from '../../../selling/basket/api.ts'
import { isAgreed } from '../../../selling/checkout/api.ts'
import { type CheckoutView, requiredDetails, viewCheckout } from '../../../selling/presentation/api.ts'
import type { Context } from '../../../ground/context/context.ts'
import { claimCoupon } from '../../../pricing/coupon/api.ts'
import { claimDiscounts, type DiscountUse } from '../../../pricing/discount/api.ts'
import { takeGiftCardShare } from '../../../money/gift-card/api.ts'
import { claimPlaces } from '../../../pricing/shipping/api.ts'
import type { Holds } from '../../../money/reservation/api.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { withReadingLanguage, type Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { BuyerLanguage } from '../../../ground/words/speech.ts'
import { composeOrder } from './compose.ts'
import { dueOf, type OrderDraft } from './draft.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Everything that an order needs, with stock and discounts claimed in the caller's transaction. */
export interface Reservation {
  readonly draft: OrderDraft
  readonly holds: Holds
  readonly view: CheckoutView
  /** The ID that the order will have. */
  readonly orderId: string
}

/** What the buyer agrees to with the order. */
export interface Agreed extends BuyerLanguage {
  /** To the store's policies. */
  readonly policyAgreement?: boolean
  /** To the price of the checkout, by the token of a response. Default: the last response. */
  readonly priceVerificationToken?: string
  /** To being charged for the rest of a deposit on its due date, by the same card. */
  readonly chargeRemainders?: boolean
  /** Where the buyer is. Absent if someone else orders for the buyer. */
  readonly address?: string
}

interface Ordering extends Agreed {
  /** Read before the transaction, which must not read anything outside it. */
  readonly site: Site
  readonly caller: OnSite
  /** Locked, and free to become an order. */
  readonly checkout: StoredCart
}

/** The refusal of items that cannot be delivered to the address. */
const notDelivered = ({ totals }: CheckoutView): Refusal => {
  const reached = new Set(
    totals.delivery.offered.flatMap(({ allocations }) => allocations.flatMap((part) => part.lineIds)),
  )
  if (reached.size === 0) return new Refusal('DELIVERY_NOT_AVAILABLE')
  const lineItemIds = totals.delivery.physical.filter((id) => !reached.has(id))
  return new Refusal('DELIVERY_NOT_AVAILABLE', 'Some items cannot be delivered to this address.', { lineItemIds })
}

const refuseUnready = (view: CheckoutView, details: CheckoutDetails): void => {
  const { lines, totals } = view
  if (lines.length === 0) throw new Refusal('CART_IS_EMPTY')
  for (const { line, item, availability, available } of lines) {
    if (availability === 'AVAILABLE') continue
    const data = { lineItemId: line.id, catalogItemId: line.reference.catalogItemId, available }
    if (availability === 'PARTIALLY_AVAILABLE') {
      throw new Refusal('INSUFFICIENT_INVENTORY', `Only ${available} left of “${item.name}”.`, data)
    }
    throw new Refusal('ITEM_NOT_AVAILABLE', `“${item.name}” is no longer available.`, data)
  }
  refuseQuantities(view.lines)
  if (view.used?.refusal) throw new Refusal(view.used.refusal)
  const missing = missingDetails(details)
  if (missing.length > 0) throw new Refusal('MISSING_CHECKOUT_DETAILS', undefined, { missing })
  refuseUnavailableSlot(view)
  if (totals.needsDelivery && !totals.delivery.chosen) throw notDelivered(view)
}

/** Stock moves in a fixed order, so that concurrent orders cannot deadlock. */
const stockOf = ({ sold }: CheckoutView): StockMove[] =>
  sold.lines
    .filter(({ line }) => !line.custom)
    .map(({ line, item }) => ({ productId: item.productId, variantId: item.variantId, quantity: line.quantity }))
    .toSorted((a, b) => `${a.productId}/${a.variantId}`.localeCompare(`${b.productId}/${b.variantId}`))

/** Lists the automatic discounts that were applied, with their amount in the store's currency. */
const usesOf = ({ totals, site: { charging } }: CheckoutView): DiscountUse[] =>
  totals.discounts.flatMap(({ source, id, amount }) =>
    source === 'RULE' && id !== undefined && amount > 0
      ? [{ id, amount: charging ? valueInStoreCurrency(amount, charging) : amount }]
      : [],
  )

/** Where the order goes, which decides the locations that serve it. */
const destinationOf = ({ record, totals }: CheckoutView): Destination => ({
  country: record.shippingDestination?.address?.country,
  pickupLocationId: totals.delivery.chosen?.methodCode,
})

/** Throws if sold out. Must run in the transaction that took the stock, so that it is rolled back. */
const refuseSoldOut = (taken: TakeResult): void => {
  if (taken.ok) return
  const data = { catalogItemId: taken.productId }
  throw new Refusal('INSUFFICIENT_INVENTORY', 'Just sold out.', data)
}

/** Checks that a checkout can be ordered at the agreed price, and claims its stock and discounts. */
export const reserve = async (context: Context, db: Db, ordering: Ordering): Promise<Reservation> => {
  const { now } = context
  const { site, checkout, caller, buyerLanguage, priceVerificationToken } = ordering
  const body = { ...checkout.body, ...(buyerLanguage !== undefined && { buyerLanguage }) }
  const catalog = readCatalog(db, withReadingLanguage(site, body.buyerLanguage))
  const view = await viewCheckout(catalog, { checkout: { ...checkout, body }, now: now() })
  const { orders } = view.rules
  // An app has not returned its fees yet, so nobody has seen the price.
  if (view.pending?.fees.length) throw new Refusal('CART_PRICES_OUT_OF_SYNC')
  refuseUnready(
    view,
    requiredDetails(view, { isBuyer: !isElevated(caller), hasAgreed: ordering.policyAgreement ?? false }),
  )
  if (!isAgreed(view, { caller, token: priceVerificationToken })) throw new Refusal('CART_PRICES_OUT_OF_SYNC')
  const customer = view.record.email!.toLowerCase()
  await refuseOverLimit(db, { site, customer, lines: view.lines })
  const [moves, orderId] = [stockOf(view), context.newId()]
  // An order without an amount due is paid as soon as it is placed.
  const isPaidAtOnce = view.due === 0 && view.later.total === 0
  const isTakenNow = orders.inventoryUpdateTrigger !== 'ON_ORDER_PAID' || isPaidAtOnce
  if (isTakenNow)
    refuseSoldOut(await takeStock(db, { siteId: site.id, orderId, destination: destinationOf(view) }, moves))
  const couponId = view.used?.coupon.id ?? null
  if (couponId !== null && !(await claimCoupon(db, { siteId: site.id, couponId, customer }))) {
    throw new Refusal('ERROR_COUPON_USAGE_EXCEEDED')
  }
  const uses = usesOf(view)
  // If a discount was used up meanwhile, the buyer would pay more than they agreed to.
  const isClaimed = await claimDiscounts(db, view.rules.discounts, { siteId: site.id, customer, uses })
  if (!isClaimed) throw new Refusal('CART_PRICES_OUT_OF_SYNC')
  const places = view.totals.delivery.chosen?.places ?? []
  const taken = await claimPlaces(db, { siteId: site.id, checkoutId: checkout.id, places })
  if (taken) throw new Refusal('DELIVERY_SLOT_FULL', undefined, nextSlotAfter(view, taken))
  const giftCard = await takeGiftCardShare(context, db, { siteId: site.id, share: view.giftCard })
  const draft = {
    ...composeOrder(view, customer),
    ...(ordering.chargeRemainders && { chargesRemainders: true }),
    ...(giftCard && { giftCard }),
    ...(!isTakenNow && { stockOnPaid: moves }),
  }
  const holds = {
    stock: isTakenNow ? moves : [],
    orderId,
    ...(couponId !== null && { coupon: { id: couponId, customer } }),
    ...(uses.length > 0 && { discounts: { customer, uses } }),
    ...(giftCard && { redemptionId: giftCard.id }),
    ...(places.length > 0 && { slotsOf: checkout.id }),
  }
  return { draft, holds, view, orderId }
}

/** Refuses to place an unpaid order, unless it is free or the caller is elevated. */
export const refuseUnpaid = (caller: OnSite, { draft }: Reservation): void => {
  if (isElevated(caller) || dueOf(draft) === 0) return
  throw new Refusal(
    'PERMISSION_DENIED',
    'This order must be paid: use create-order-and-charge, or choose a payment method that the store offers.',
  )
}
