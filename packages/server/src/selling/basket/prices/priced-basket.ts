import { foldTotals } from '@vitrine/domain/bundle/fold-totals.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { offeredIn, deliveryRequestInStoreCurrency } from '@vitrine/domain/currency/charged-rules.ts'
import type { Outcome } from '@vitrine/domain/discount/decide.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { paidLater, type PaidLater } from '@vitrine/domain/purchase-terms/pay-later.ts'
import { scheduleRemainders, type Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import { offersFor, type Moment, type OfferedDelivery } from '@vitrine/domain/shipping/delivery.ts'
import { untaxed, type Tax } from '@vitrine/domain/tax/tax.ts'
import type { Discount } from '@vitrine/domain/totals/discount.ts'
import { deliveryRequestOf } from '@vitrine/domain/totals/deliverable.ts'
import type { PricedLine as LineForTotals, Totals } from '@vitrine/domain/totals/totals.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import type { CompanyOfBuyer } from '../../../people/customer/company/api.ts'
import { findCoupon } from '../../../pricing/coupon/api.ts'
import { type GiftCardShare, shareOfGiftCard } from '../../../money/gift-card/api.ts'
import { remainderRules } from '../../../ground/site/remainder-rules.ts'
import { momentOf, placeOf } from '../../../pricing/shipping/api.ts'
import type { PendingQuestions } from './ask-apps.ts'
import { billedTo, companyOfBuyer } from './buyer-company.ts'
import { buyerTaxes } from './buyer-tax.ts'
import { chargedReading, chargedRules } from './charged.ts'
import { discountsOfBasket, type UsedCoupon } from '../discounts/discounts.ts'
import { feesOfBasket } from './fees.ts'
import { withListPrices } from '../lines/list-prices.ts'
import { depositsOfParts, divideLines } from '../lines/bundle-parts.ts'
import { withoutPastDays } from '../lines/preorder-note.ts'
import { owedLine, priceLines, sellableLines, withFacetPrice, type PricedLine } from '../lines/priced-line.ts'
import type { BasketRecord } from '../record.ts'
import { rulesFor, type Rules } from '../rules.ts'
import { settledTotals } from './settled-tax.ts'

/** The lines of an order with their totals. */
interface SoldBasket {
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
}

/** A basket with its current prices. */
export interface PricedBasket {
  readonly record: BasketRecord
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
  /** The lines that an order has, in which bundles are divided into their components. Discounts refer to other lines. */
  readonly sold: SoldBasket
  readonly used?: UsedCoupon
  /** Whether a discount or the coupon is for a segment, in which a guest may be. */
  readonly dependsOnSegments: boolean
  /** Outcome of each discount of the store and of the coupon. */
  readonly outcomes: readonly Outcome[]
  readonly giftCard?: GiftCardShare
  /** Amounts paid after the order. */
  readonly later: PaidLater
  /** The remainders of deposits among them, with due dates. */
  readonly remainders: readonly Remainder[]
  /** Amount due with the order after the gift card. */
  readonly due: Minor
  readonly site: Site
  /** The tax at the place of purchase. */
  readonly tax: Tax
  /** Questions to apps that must be answered before this is shown. */
  readonly pending?: PendingQuestions
  /** The company that the buyer orders for. The record is billed to it. */
  readonly company?: CompanyOfBuyer
  /** The rules that were applied. */
  readonly rules: Rules
  /** When delivery options were determined, if they were. */
  readonly moment?: Moment
}

/** Options of a price that deviate from the basket. */
export interface PriceOptions {
  readonly now: Date
  /** Owner of the basket: `member:…` or `visitor:…`. */
  readonly owner: string
  /** Prices without delivery. */
  readonly withoutDelivery?: boolean
  readonly withoutTax?: boolean
  readonly withoutFees?: boolean
  /** Replaces the places of the basket. */
  readonly destination?: Place | undefined
  readonly billing?: Place | undefined
  /** Replaces the delivery option of the basket. */
  readonly delivery?: string | undefined
}

/** Lists discounts in the order they apply: coupon and rules first, then merchant discounts on the rest. */
const withMerchants = ({ merchantDiscounts = [] }: BasketRecord, given: readonly Discount[]): readonly Discount[] =>
  merchantDiscounts.length === 0 ? given : [...given, { source: 'MERCHANT', reductions: merchantDiscounts }]

const withDeposits = (lines: readonly PricedLine[], deposits: PaidLater['deposits']): readonly PricedLine[] =>
  deposits.size === 0
    ? lines
    : lines.map((priced) => {
        const deposit = deposits.get(priced.line.id)
        return deposit === undefined ? priced : { ...priced, deposit }
      })

/** Returns totals in which each bundle is one line. */
const totalsOfLines = (parts: readonly PricedLine[], totals: Totals): Totals => {
  const lineIds = new Map(parts.map(({ line, bundle }) => [line.id, bundle?.id ?? line.id]))
  return foldTotals(totals, (id) => lineIds.get(id)!)
}

/** Returns the lines of an order, with deposits and fees of bundles assigned to their parts. */
const soldBasket = (parts: readonly PricedLine[], totals: Totals, { deposits }: PaidLater): SoldBasket => {
  const totalById = new Map(totals.lines.map(({ id, totalAfterTax }) => [id, totalAfterTax]))
  const partIds = (lineIds: readonly string[]) =>
    parts.filter(({ line, bundle }) => lineIds.includes(bundle?.id ?? line.id)).map(({ line }) => line.id)
  return {
    lines: withDeposits(parts, depositsOfParts(parts, { deposits, totalOf: (id) => totalById.get(id) ?? 0 })),
    totals: {
      ...totals,
      fees: totals.fees.map((fee) => (fee.lineIds ? { ...fee, lineIds: partIds(fee.lineIds) } : fee)),
    },
  }
}

const remaindersOf = (site: Site, { remainders }: PaidLater, now: Date): readonly Remainder[] => {
  if (remainders.length === 0) return []
  const { dueInDays } = remainderRules(site.settings)
  return scheduleRemainders(remainders, { today: dayIn(timeZoneOf(site), now), dueInDays })
}

interface Delivering {
  readonly offered: readonly OfferedDelivery[]
  readonly moment?: Moment
}

/** Lists the delivery options of lines for a destination. */
const offeredFor = async (
  { db, site }: CatalogReading,
  { delivery }: Rules,
  { lines, destination, now }: { lines: readonly LineForTotals[]; destination: Place; now: Date },
): Promise<Delivering> => {
  const wanted = deliveryRequestOf(lines, destination)
  if (wanted.lines.length === 0) return { offered: [] }
  const moment = await momentOf(db, site, { rules: delivery, now })
  const { charging } = site
  if (!charging) return { offered: offersFor(delivery, wanted, moment), moment }
  const offered = offersFor(delivery, deliveryRequestInStoreCurrency(wanted, charging), moment)
  return { offered: offered.map((offer) => offeredIn(offer, charging)), moment }
}

const pendingOf = (fees: PendingQuestions['fees'], tax: PendingQuestions['tax']): { pending?: PendingQuestions } => {
  if (fees.length > 0) return { pending: { fees } }
  return tax ? { pending: { fees, tax } } : {}
}

/**
 * Computes the price of a basket from one reading of catalog, coupon, tax and delivery. All amounts are in the charged
 * currency.
 */
export const priceBasket = async (
  ownReading: CatalogReading,
  sentRecord: BasketRecord,
  { now, owner, withoutDelivery = false, withoutTax = false, withoutFees = false, ...overrides }: PriceOptions,
): Promise<PricedBasket> => {
  const reading = chargedReading(ownReading, sentRecord)
  const { db, site } = reading
  const destination = overrides.destination ?? placeOf(sentRecord.shippingDestination?.address)
  const isDelivered = destination !== undefined && !withoutDelivery
  const [read, coupon] = await Promise.all([
    priceLines(reading, sentRecord.lines),
    sentRecord.couponCode === undefined ? undefined : findCoupon(db, site.id, sentRecord.couponCode),
  ])
  const rules = chargedRules(await rulesFor(reading), site.charging)
  const company = await companyOfBuyer(reading, rules, owner)
  const record = billedTo(company, sentRecord)
  const listed = await withListPrices(reading, read, { lists: rules.priceLists, owner, destination, now })
  const ownBilling = placeOf(record.billingInfo?.address)
  // The billing address of a company is not up to the caller.
  const billing = company?.billing_address ? ownBilling : (overrides.billing ?? ownBilling)
  const delivery = overrides.delivery ?? record.selectedDelivery
  const taxes = await buyerTaxes(reading, record, { rules, owner, company, shipping: destination, billing })
  const divided = divideLines(listed, site, (part) => withFacetPrice(owedLine(part, taxes.tax)))
  const lines = withoutPastDays(divided.lines, { site, now })
  const parts = withoutPastDays(divided.parts, { site, now })
  const bought = sellableLines(lines)
  const sellableParts = sellableLines(parts)
  const sellable = withoutTax ? sellableParts : sellableParts.map((line) => taxes.taxLine(line, parts))
  const { used, discounts, outcomes, dependOnSegments } = await discountsOfBasket(reading, {
    record,
    lines: bought,
    rules: rules.discounts,
    segmentGroups: rules.segmentGroups,
    coupon,
    owner,
    country: destination?.country,
    now,
  })
  const { offered, moment }: Delivering = isDelivered
    ? await offeredFor(reading, rules, { lines: sellable, destination, now })
    : { offered: [] }
  const plain = {
    lines: sellable,
    discounts: withMerchants(record, discounts),
    tax: withoutTax ? untaxed(taxes.tax) : taxes.tax,
    offered,
    ...(delivery !== undefined && { chosenDelivery: delivery }),
  }
  const { fees, pending: pendingFees } = withoutFees
    ? { fees: [], pending: [] }
    : await feesOfBasket(reading, { record, lines, bought, input: plain, rules, destination, taxes, now })
  const input = { ...plain, fees: withoutTax ? fees.map(({ taxElsewhere: _tax, ...fee }) => fee) : fees }
  const settled = await settledTotals(reading, input, { place: taxes.place, now })
  const { tax, pending: taxQuestion } = settled
  const totals = totalsOfLines(parts, settled.totals)
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
    lines: withDeposits(lines, later.deposits),
    totals,
    sold: soldBasket(parts, settled.totals, later),
    outcomes,
    later,
    remainders: remaindersOf(site, later, now),
    dependsOnSegments: dependOnSegments,
    ...(used && { used }),
    ...(giftCard && { giftCard }),
    due,
    site,
    tax,
    ...pendingOf(pendingFees, taxQuestion),
    rules,
    ...(company && { company }),
    ...(moment && { moment }),
  }
}
