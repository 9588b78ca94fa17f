import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import { untaxed } from '@vitrine/domain/tax/tax.ts'
import { computeTotals } from '@vitrine/domain/totals/totals.ts'
import type { CatalogReading } from '../catalog/offers.ts'
import type { Context } from '../../ground/context/context.ts'
import { findCoupon } from '../coupon/store.ts'
import { listShippingOptions } from '../shipping/store.ts'
import { loadTaxRules } from '../tax/store.ts'
import { taxOf } from '../tax/view.ts'
import type { CartView } from './present-cart.ts'
import { placeOf } from './place.ts'
import { priceLines, sellableLines } from './priced-line.ts'
import type { StoredCart } from './store.ts'

/** Where the buyer is thought to be, and how they want it delivered, for totals. */
export interface Estimate {
  readonly destination?: Place
  /** Where the goods go, even where delivery shall be left out. */
  readonly taxed?: Place | undefined
  readonly billing?: Place | undefined
  readonly chosenDelivery?: string
  /** Set where tax shall be left out. */
  readonly untaxed?: boolean
}

/** Works out what a cart costs: one reading of catalog, coupon and delivery, used for every answer. */
export const viewCart = async (
  { now }: Context,
  reading: CatalogReading,
  { cart, estimate }: { cart: StoredCart; estimate?: Estimate },
): Promise<CartView> => {
  const { db, site } = reading
  const { body } = cart
  const productIds = body.lines.map(({ reference }) => reference.catalogItemId)
  const [lines, coupon, shippingOptions, rules] = await Promise.all([
    priceLines(reading, body.lines),
    body.couponCode === undefined ? undefined : findCoupon(db, site.id, body.couponCode),
    estimate?.destination === undefined ? [] : listShippingOptions(db, site.id),
    loadTaxRules(db, site.id, productIds),
  ])
  const shipping = estimate?.taxed ?? estimate?.destination ?? placeOf(body.contactInfo?.address)
  const tax = taxOf(rules, site, { shipping, billing: estimate?.billing })
  const totals = computeTotals({
    lines: sellableLines(lines, rules),
    ...(coupon && { coupon }),
    ...(body.merchantDiscounts && { merchantDiscounts: body.merchantDiscounts }),
    tax: estimate?.untaxed ? untaxed(tax) : tax,
    shippingOptions,
    ...estimate,
    now: now(),
  })
  return { cart, lines, totals, ...(coupon && { coupon }), site }
}
