import type { CartDiscount } from '@vitrine/contract/entities/selling/cart-amount.ts'
import type { CartV2 } from '@vitrine/contract/entities/selling/cart-v2.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import { presentHints, type PricedBasket } from '../../basket/api.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { AmountWriter } from './cart-amount.ts'
import { discountName, discountSource } from './line-discounts.ts'

type Priced = Pick<PricedBasket, 'totals' | 'used'>

const scopes = { GLOBAL: 'CART_SUBTOTAL', SPECIFIC_ITEMS: 'LINE_ITEM', SHIPPING: 'DELIVERY' } as const

/** At most as many shares of lines as the specification has. */
export const mostShares = 100

/** Presents a discount. A coupon is listed even if it reduces nothing, since its use counts. */
const presentDiscount = (applied: AppliedDiscount, view: Priced, amount: AmountWriter): CartDiscount[] => {
  if (applied.amount === 0 && applied.source !== 'COUPON') return []
  const shares = view.totals.lines.flatMap(({ id }, index) => {
    const { [index]: share = 0 } = applied.shares
    return share > 0 ? [{ lineItemId: id, amountOff: amount(share) }] : []
  })
  return [
    {
      name: discountName(applied),
      source: discountSource(applied, view),
      scope: scopes[applied.scope ?? 'GLOBAL'],
      total: amount(applied.amount),
      ...(shares.length > 0 && { lineItemDiscounts: shares.slice(0, mostShares) }),
    },
  ]
}

/** Presents the discounts of a cart. */
export const presentDiscountsV2 = (view: Priced, amount: AmountWriter): CartDiscount[] =>
  view.totals.discounts.flatMap((applied) => presentDiscount(applied, view, amount))

/** Presents the discounts within reach. */
export const presentHintsV2 = (
  view: Pick<PricedBasket, 'outcomes' | 'totals'>,
  money: MoneyWriter,
): Pick<CartV2, 'discountHints'> => {
  const { discountHints } = presentHints(view, money)
  if (!discountHints) return {}
  return {
    discountHints: discountHints.map(({ missingAmount, ...hint }) => ({
      ...hint,
      ...(missingAmount && {
        missingAmount: { amount: missingAmount.amount!, convertedAmount: missingAmount.convertedAmount! },
      }),
    })),
  }
}
