import type { Address } from '@vitrine/contract/entities/common.ts'
import type { CartSummary } from '@vitrine/contract/entities/selling/cart-summary.ts'
import type { CartV2 } from '@vitrine/contract/entities/selling/cart-v2.ts'
import { isElevated } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import { placeOf } from '../../pricing/shipping/api.ts'
import { createPricing, type StoredCart } from '../basket/api.ts'
import { noteShown } from '../checkout/api.ts'
import {
  type CartView,
  cartViolations,
  presentCartSummary,
  presentCartV2,
  type Validation,
  viewCart,
  viewCheckout,
} from '../presentation/api.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { OnSite } from './store.ts'

interface Calculated {
  readonly cart: CartV2
  readonly summary: CartSummary
}

interface Calculating {
  readonly caller: OnSite
  readonly cart: StoredCart
  readonly site: Site
}

export interface EstimateOptions {
  readonly validationConfig?: Validation
  readonly deliveryAddress?: Address
  readonly calculateDelivery?: boolean
  readonly calculateTax?: boolean
  readonly calculateAdditionalFees?: boolean
  readonly calculateGiftCards?: boolean
}

/** Leaves the gift card out of what a cart costs. */
const withoutGiftCard = ({ giftCard, ...view }: CartView): CartView => ({
  ...view,
  due: view.due + (giftCard?.amount ?? 0),
})

/** Estimates what a cart costs, with the parts that are asked for. Must not run inside a transaction. */
export const estimateCartV2 = async (
  context: Context,
  { caller, cart, site }: Calculating,
  options: EstimateOptions,
): Promise<Calculated> => {
  const reading = readCatalog(context.db, site)
  const { calculateDelivery = false, calculateTax = false, calculateAdditionalFees: withFees = false } = options
  const estimate = {
    withoutDelivery: !calculateDelivery,
    withoutTax: !calculateTax,
    withoutFees: !withFees,
    destination: placeOf(options.deliveryAddress),
  }
  const price = () => viewCart(context, reading, { cart, estimate })
  const view = await createPricing(context)(site.id, price)
  const { validationConfig: validation = 'PRE_CHECKOUT_VALIDATIONS', calculateGiftCards = false } = options
  const violations = cartViolations(view, { validation, isBuyer: !isElevated(caller) })
  const summarized = calculateGiftCards ? view : withoutGiftCard(view)
  return {
    cart: presentCartV2(view),
    summary: presentCartSummary(summarized, { calculationId: context.newId(), violations }),
  }
}

const priceFully = (context: Context, reading: CatalogReading, cart: StoredCart) =>
  createPricing(context)(reading.site.id, () => viewCheckout(reading, { checkout: cart, now: context.now() }))

/** Summarizes what a cart costs with everything, and what prevents an order. */
const summarize = (
  { newId }: Pick<Context, 'newId'>,
  { view, caller, token }: { view: CartView; caller: OnSite; token?: string },
): CartSummary =>
  presentCartSummary(view, {
    calculationId: newId(),
    violations: cartViolations(view, { validation: 'CHECKOUT_VALIDATIONS', isBuyer: !isElevated(caller) }),
    ...(token !== undefined && { priceVerificationToken: token }),
  })

/** Summarizes a cart for the server itself, so that its prices do not count as shown to anybody. */
export const summarizeCart = async (context: Context, { caller, cart, site }: Calculating): Promise<CartSummary> => {
  const priced = await priceFully(context, readCatalog(context.db, site), cart)
  return summarize(context, { view: { ...priced, cart }, caller })
}

/**
 * Calculates what a cart costs with everything, and what prevents an order. Its token stands for the prices. Must not run
 * inside a transaction.
 */
export const calculateCartV2 = async (context: Context, { caller, cart, site }: Calculating): Promise<Calculated> => {
  const priced = await priceFully(context, readCatalog(context.db, site), cart)
  const token = await noteShown(context.db, caller, priced)
  const view: CartView = { ...priced, cart }
  return { cart: presentCartV2(view), summary: summarize(context, { view, caller, token }) }
}

/** Records that a cart was calculated, for apps that follow its price. */
export const recordCalculation = (context: Context, { site_id: siteId, id }: StoredCart, summary: CartSummary) =>
  recordEvent(context.db, {
    siteId,
    entity: 'cart-v2',
    entityId: id,
    type: 'wix.ecom.v2.cart_calculated',
    body: summary,
  })
