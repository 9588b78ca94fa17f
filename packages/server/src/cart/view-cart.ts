import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import { computeTotals } from '@vitrine/domain/totals/totals.ts'
import type { Context } from '../context.ts'
import { findCoupon } from '../coupon/store.ts'
import { listShippingOptions } from '../shipping/store.ts'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import type { CartView } from './present-cart.ts'
import { priceLines, sellableLines } from './priced-line.ts'
import type { StoredCart } from './store.ts'

/** Where the buyer is thought to be, and how they want it delivered, for totals. */
export interface Estimate {
  readonly destination?: Place
  readonly chosenDelivery?: string
  /** Set where tax shall be left out. */
  readonly untaxed?: boolean
}

/** Works out what a cart costs: one reading of catalog, coupon and delivery, used for every answer. */
export const viewCart = async (
  { now }: Context,
  db: Db,
  { cart, site, estimate }: { cart: StoredCart; site: Site; estimate?: Estimate },
): Promise<CartView> => {
  const { body } = cart
  const [lines, coupon, shippingOptions] = await Promise.all([
    priceLines(db, site, body.lines),
    body.couponCode === undefined ? undefined : findCoupon(db, site.id, body.couponCode),
    estimate?.destination === undefined ? [] : listShippingOptions(db, site.id),
  ])
  const totals = computeTotals({
    lines: sellableLines(lines),
    ...(coupon && { coupon }),
    merchantDiscount: sumOf(body.merchantDiscounts),
    taxRatePercent: estimate?.untaxed ? '0' : site.settings.taxRatePercent,
    taxIncludedInPrices: site.settings.taxIncludedInPrices,
    shippingOptions,
    ...estimate,
    now: now(),
  })
  return { cart, lines, totals, ...(coupon && { coupon }), site }
}
