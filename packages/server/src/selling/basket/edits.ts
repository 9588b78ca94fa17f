import { removeLines, type QuantityChange } from '@vitrine/domain/cart/lines.ts'
import type { Coupon, CouponRefusal } from '@vitrine/domain/coupon/coupon.ts'
import type { NotApplied } from '@vitrine/domain/discount/decide.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { findCoupon } from '../../pricing/coupon/api.ts'
import { addItems, type Adding, type ItemsToAdd } from './lines/add-items.ts'
import { countLines } from './lines/count-lines.ts'
import { discountsOfBasket } from './discounts/discounts.ts'
import { placeOf } from '../../pricing/shipping/api.ts'
import { withListPrices } from './lines/list-prices.ts'
import { priceLines, sellableLines, withFacetPrice } from './lines/priced-line.ts'
import { refuseWrongQuantities } from './lines/quantities.ts'
import type { BasketRecord } from './record.ts'
import type { Recognize } from './recognize-guest.ts'
import { rulesFor } from './rules.ts'

/** Adds catalog and custom items to a basket. */
export const withItems = async <Kept extends BasketRecord>(
  record: Kept,
  items: ItemsToAdd,
  adding: Adding,
): Promise<Kept> => {
  const lines = await addItems(record.lines, items, adding)
  await refuseWrongQuantities(adding.reading, { before: record.lines, lines })
  return { ...record, lines }
}

export const withoutLines = <Kept extends BasketRecord>(record: Kept, lineItemIds: readonly string[]): Kept => ({
  ...record,
  lines: removeLines(record.lines, lineItemIds),
})

export const withQuantities = async <Kept extends BasketRecord>(
  record: Kept,
  changes: readonly QuantityChange[],
  reading: CatalogReading,
): Promise<Kept> => {
  const lines = await countLines(reading, record.lines, changes)
  await refuseWrongQuantities(reading, { before: record.lines, lines })
  return { ...record, lines }
}

interface CouponContext {
  readonly reading: CatalogReading
  readonly now: Date
  readonly owner: string
  /** Recognizes a guest of the basket, if the coupon is for a segment. */
  readonly recognize?: Recognize
}

interface CheckedCoupon<Kept> {
  /** The basket, in which its guest may have been recognized. */
  readonly record: Kept
  readonly coupon?: Coupon
  readonly notApplied?: NotApplied
  readonly refusal?: CouponRefusal
}

/** Finds a coupon by its code, and why it does not apply to a basket, if so. */
export const checkCoupon = async <Kept extends BasketRecord>(
  sent: Kept,
  code: string,
  { reading, now, owner, recognize }: CouponContext,
): Promise<CheckedCoupon<Kept>> => {
  const coupon = await findCoupon(reading.db, reading.site.id, code)
  if (!coupon) return { record: sent }
  const destination = placeOf(sent.shippingDestination?.address)
  const read = await priceLines(reading, sent.lines)
  // Read after the products, whose reading reveals whether the cached rules are current.
  const { priceLists: lists, segmentGroups } = await rulesFor(reading)
  const listed = await withListPrices(reading, read, { lists, owner, destination, now })
  const lines = sellableLines(listed.map(withFacetPrice))
  const country = destination?.country
  const discountsOf = (record: Kept) =>
    discountsOfBasket(reading, { record, lines, rules: [], segmentGroups, coupon, owner, country, now })
  const first = await discountsOf(sent)
  const view = { dependsOnSegments: first.dependOnSegments }
  const recognized = await recognize?.(reading, { view, record: sent, owner })
  const { used, outcomes } = recognized ? await discountsOf(recognized) : first
  const notApplied = outcomes.find(({ rule }) => rule.source === 'COUPON')?.notApplied
  return {
    record: recognized ?? sent,
    coupon,
    ...(notApplied && { notApplied }),
    ...(used?.refusal && { refusal: used.refusal }),
  }
}

/** Applies a coupon if it exists and is valid for the basket. */
export const withCoupon = async <Kept extends BasketRecord>(
  sent: Kept,
  code: string,
  context: CouponContext,
): Promise<Kept> => {
  const { record, coupon, refusal } = await checkCoupon(sent, code, context)
  if (!coupon) throw new Refusal('ERROR_COUPON_DOES_NOT_EXIST', undefined, { couponCode: code })
  if (refusal) throw new Refusal(refusal, undefined, { couponCode: code })
  return { ...record, couponCode: coupon.code }
}

/** Removes a part of a basket, such as its coupon. */
export const without = <Kept extends BasketRecord, Part extends keyof Kept>(record: Kept, part: Part): Kept => {
  const { [part]: _part, ...rest } = record
  return rest as Kept
}
