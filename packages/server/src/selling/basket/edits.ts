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
}

/** Finds a coupon by its code, and why it does not apply to a basket, if so. */
export const checkCoupon = async (
  record: BasketRecord,
  code: string,
  { reading, now, owner }: CouponContext,
): Promise<{ readonly coupon?: Coupon; readonly notApplied?: NotApplied; readonly refusal?: CouponRefusal }> => {
  const coupon = await findCoupon(reading.db, reading.site.id, code)
  if (!coupon) return {}
  const destination = placeOf(record.shippingDestination?.address)
  const read = await priceLines(reading, record.lines)
  // Read after the products, whose reading reveals whether the cached rules are current.
  const { priceLists: lists } = await rulesFor(reading)
  const listed = await withListPrices(reading, read, { lists, owner, destination, now })
  const lines = sellableLines(listed.map(withFacetPrice))
  const country = destination?.country
  const { used, outcomes } = await discountsOfBasket(reading, { record, lines, rules: [], coupon, owner, country, now })
  const notApplied = outcomes.find(({ rule }) => rule.source === 'COUPON')?.notApplied
  return { coupon, ...(notApplied && { notApplied }), ...(used?.refusal && { refusal: used.refusal }) }
}

/** Applies a coupon if it exists and is valid for the basket. */
export const withCoupon = async <Kept extends BasketRecord>(
  record: Kept,
  code: string,
  context: CouponContext,
): Promise<Kept> => {
  const { coupon, refusal } = await checkCoupon(record, code, context)
  if (!coupon) throw new Refusal('ERROR_COUPON_DOES_NOT_EXIST', undefined, { couponCode: code })
  if (refusal) throw new Refusal(refusal, undefined, { couponCode: code })
  return { ...record, couponCode: coupon.code }
}

/** Removes a part of a basket, such as its coupon. */
export const without = <Kept extends BasketRecord, Part extends keyof Kept>(record: Kept, part: Part): Kept => {
  const { [part]: _part, ...rest } = record
  return rest as Kept
}
