import type { Coupon } from '@vitrine/domain/coupon/coupon.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { computeTotals, type Totals } from '@vitrine/domain/totals/totals.ts'
import { placeOf } from '../cart/place.ts'
import { priceLines, sellableLines, type PricedLine } from '../cart/priced-line.ts'
import type { CatalogReading } from '../catalog/offers.ts'
import { findCoupon } from '../coupon/store.ts'
import { shareOfGiftCard, type GiftCardShare } from '../gift-card/spend.ts'
import { listShippingOptions } from '../shipping/store.ts'
import { loadTaxRules } from '../tax/store.ts'
import { taxOf } from '../tax/view.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredCheckout } from './store.ts'
import type { CheckoutRecord } from './tables.ts'

export interface CheckoutView {
  readonly checkout: StoredCheckout
  readonly record: CheckoutRecord
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
  readonly coupon?: Coupon
  readonly giftCard?: GiftCardShare
  /** What is to be paid when the gift card has given its share. */
  readonly due: Minor
  readonly site: Site
}

/** Works out what a checkout costs at this moment: one reading of catalog, coupon and delivery. */
export const viewCheckout = async (
  reading: CatalogReading,
  { checkout, now }: { checkout: StoredCheckout; now: Date },
): Promise<CheckoutView> => {
  const { db, site } = reading
  const record = checkout.body
  const productIds = record.lines.map(({ reference }) => reference.catalogItemId)
  const [lines, coupon, shippingOptions, rules] = await Promise.all([
    priceLines(reading, record.lines),
    record.couponCode === undefined ? undefined : findCoupon(db, site.id, record.couponCode),
    listShippingOptions(db, site.id),
    loadTaxRules(db, site.id, productIds),
  ])
  const destination = placeOf(record.shippingDestination?.address)
  const totals = computeTotals({
    lines: sellableLines(lines, rules),
    ...(coupon && { coupon }),
    ...(record.merchantDiscounts && { merchantDiscounts: record.merchantDiscounts }),
    tax: taxOf(rules, site, { shipping: destination, billing: placeOf(record.billingInfo?.address) }),
    shippingOptions,
    ...(destination && { destination }),
    ...(record.selectedDelivery !== undefined && { chosenDelivery: record.selectedDelivery }),
    now,
  })
  const giftCard =
    record.giftCard && (await shareOfGiftCard(db, { chosen: record.giftCard, total: totals.total, site, now }))
  const due = totals.total - (giftCard?.amount ?? 0)
  return { checkout, record, lines, totals, ...(coupon && { coupon }), ...(giftCard && { giftCard }), due, site }
}
