import type { Outcome } from '@vitrine/domain/discount/decide.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { paidLater, type PaidLater } from '@vitrine/domain/purchase-terms/pay-later.ts'
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
import { withListPrices } from './list-prices.ts'
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
  /** What is paid after the order. */
  readonly later: PaidLater
  /** What is to be paid with the order when the gift card has given its share. */
  readonly due: Minor
  readonly site: Site
  /** What it was worked out by. */
  readonly rules: Rules
}

/** What a price is asked for, where that is not all that the basket says itself. */
export interface PriceOptions {
  readonly now: Date
  /** Whose basket it is: `member:…` or `visitor:…`. */
  readonly owner: string
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

const withDeposits = (lines: readonly PricedLine[], { deposits }: PaidLater): readonly PricedLine[] =>
  deposits.size === 0
    ? lines
    : lines.map((priced) => {
        const deposit = deposits.get(priced.line.id)
        return deposit === undefined ? priced : { ...priced, deposit }
      })

/** Works out what a basket costs: one reading of catalog, coupon, tax and delivery, used for every answer. */
export const priceBasket = async (
  reading: CatalogReading,
  record: BasketRecord,
  { now, owner, withoutDelivery = false, withoutTax = false, ...asked }: PriceOptions,
): Promise<PricedBasket> => {
  const { db, site } = reading
  const destination = asked.destination ?? placeOf(record.shippingDestination?.address)
  const isDelivered = destination !== undefined && !withoutDelivery
  const [read, coupon] = await Promise.all([
    priceLines(reading, record.lines),
    record.couponCode === undefined ? undefined : findCoupon(db, site.id, record.couponCode),
  ])
  const rules = await rulesFor(reading)
  const lines = await withListPrices(reading, read, { lists: rules.priceLists, owner, destination, now })
  const billing = asked.billing ?? placeOf(record.billingInfo?.address)
  const delivery = asked.delivery ?? record.selectedDelivery
  const tax = taxOf(rules.tax, site, { shipping: destination, billing })
  const sellable = sellableLines(lines)
  const { used, discounts, outcomes } = await discountsOfBasket(reading, {
    record,
    lines: sellable,
    rules: rules.discounts,
    coupon,
    owner,
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
  const later = paidLater(
    lines.map(({ line: { id, quantity }, payment }) => ({ id, quantity, payment })),
    totals,
  )
  const paidNow = totals.total - later.total
  const payable = Math.min(totals.payableByGiftCard, paidNow)
  const giftCard = record.giftCard && (await shareOfGiftCard(db, { chosen: record.giftCard, payable, site, now }))
  const due = paidNow - (giftCard?.amount ?? 0)
  return {
    record,
    lines: withDeposits(lines, later),
    totals,
    outcomes,
    later,
    ...(used && { used }),
    ...(giftCard && { giftCard }),
    due,
    site,
    rules,
  }
}
