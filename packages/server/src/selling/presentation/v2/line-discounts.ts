import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import type { PricedBasket } from '../../basket/api.ts'

type Priced = Pick<PricedBasket, 'totals' | 'used'>

/** Whether a discount reduces certain items, rather than the cart or the delivery. */
const isOnItems = ({ scope }: AppliedDiscount): boolean => scope === 'SPECIFIC_ITEMS'

/** Returns what a discount takes off a line. */
export const shareOf = ({ shares }: AppliedDiscount, lineId: string, { totals }: Priced): Minor =>
  shares[totals.lines.findIndex(({ id }) => id === lineId)] ?? 0

/** The discounts on items that reduce a line. Others reduce the whole cart. */
export const discountsOnLine = (lineId: string, priced: Priced): readonly AppliedDiscount[] =>
  priced.totals.discounts.filter((one) => isOnItems(one) && shareOf(one, lineId, priced) > 0)

/** Returns what discounts on items take off a line. */
export const offLine = (lineId: string, priced: Priced): Minor =>
  sumOf(discountsOnLine(lineId, priced).map((one) => shareOf(one, lineId, priced)))

/** Returns what discounts on items take off all lines. */
export const offItems = ({ totals }: Priced): Minor =>
  sumOf(totals.discounts.filter(isOnItems).map(({ shares }) => sumOf(shares)))

/** Presents the name of a discount, which merchants need not give. */
export const discountName = ({ name }: AppliedDiscount): { original: string; translated: string } => {
  const text = name || 'Discount'
  return { original: text.slice(0, 200), translated: text.slice(0, 400) }
}

/** Presents where a discount comes from. Those of the merchant count as rules. */
export const discountSource = ({ source }: AppliedDiscount, { used }: Priced) =>
  source === 'COUPON' && used
    ? { sourceType: 'COUPON' as const, couponCode: used.coupon.code }
    : { sourceType: 'AUTOMATIC_RULE' as const }
