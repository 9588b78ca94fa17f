import type { Outcome } from '@vitrine/domain/discount/decide.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import { untaxed } from '@vitrine/domain/tax/tax.ts'
import type { Discount } from '@vitrine/domain/totals/discount.ts'
import { computeTotals, type Totals } from '@vitrine/domain/totals/totals.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { CatalogReading } from '../catalog/offers.ts'
import { findCoupon } from '../coupon/store.ts'
import { shareOfGiftCard, type GiftCardShare } from '../gift-card/spend.ts'
import { taxOf } from '../tax/view.ts'
import { discountsOfBasket, type UsedCoupon } from './discounts.ts'
import { placeOf } from './place.ts'
import { priceLines, sellableLines, type PricedLine } from './priced-line.ts'
import type { BasketRecord } from './record.ts'
import { rulesFor, type Rules } from './rules.ts'

/** A basket beside what it costs at this moment. */
export interface PricedBasket {
  readonly record: BasketRecord
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
  readonly used?: UsedCoupon
  /** What has become of each discount of the store, and of the coupon. */
  readonly outcomes: readonly Outcome[]
  readonly giftCard?: GiftCardShare
  /** What is to be paid when the gift card has given its share. */
  readonly due: Minor
  readonly site: Site
  /** What it was worked out by. */
  readonly rules: Rules
}

/** What a price is asked for, where that is not all that the basket says itself. */
export interface PriceOptions {
  readonly now: Date
  /** Whose basket it is: some discounts are for some. */
  readonly owner?: string | undefined
  /** Leaves delivery out. */
  readonly withoutDelivery?: boolean
  readonly withoutTax?: boolean
  /** Other places than those of the basket. */
  readonly destination?: Place | undefined
  readonly billing?: Place | undefined
  /** Another delivery than the basket's. */
  readonly delivery?: string | undefined
}

/** What is taken off, in the order in which it is: coupon and discounts, then what the merchant gives of what is left. */
const withMerchants = ({ merchantDiscounts = [] }: BasketRecord, given: readonly Discount[]): readonly Discount[] =>
  merchantDiscounts.length === 0 ? given : [...given, { source: 'MERCHANT', reductions: merchantDiscounts }]

/** Works out what a basket costs: one reading of catalog, coupon, tax and delivery, used for every answer. */
export const priceBasket = async (
  reading: CatalogReading,
  record: BasketRecord,
  { now, withoutDelivery = false, withoutTax = false, ...asked }: PriceOptions,
): Promise<PricedBasket> => {
  const { db, site } = reading
  const destination = asked.destination ?? placeOf(record.shippingDestination?.address)
  const isDelivered = destination !== undefined && !withoutDelivery
  const [lines, coupon] = await Promise.all([
    priceLines(reading, record.lines),
    record.couponCode === undefined ? undefined : findCoupon(db, site.id, record.couponCode),
  ])
  const rules = await rulesFor(reading)
  const billing = asked.billing ?? placeOf(record.billingInfo?.address)
  const delivery = asked.delivery ?? record.selectedDelivery
  const tax = taxOf(rules.tax, site, { shipping: destination, billing })
  const sellable = sellableLines(lines)
  const { used, discounts, outcomes } = await discountsOfBasket(reading, {
    record,
    lines: sellable,
    rules: rules.discounts,
    coupon,
    owner: asked.owner,
    country: destination?.country,
    now,
  })
  const totals = computeTotals({
    lines: sellable,
    discounts: withMerchants(record, discounts),
    tax: withoutTax ? untaxed(tax) : tax,
    shippingOptions: rules.shippingOptions,
    ...(isDelivered && { destination }),
    ...(delivery !== undefined && { chosenDelivery: delivery }),
  })
  const { total, payableByGiftCard: payable } = totals
  const giftCard = record.giftCard && (await shareOfGiftCard(db, { chosen: record.giftCard, payable, site, now }))
  const due = total - (giftCard?.amount ?? 0)
  return { record, lines, totals, outcomes, ...(used && { used }), ...(giftCard && { giftCard }), due, site, rules }
}
