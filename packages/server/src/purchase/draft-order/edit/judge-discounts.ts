import type { CalculatedDraft } from '@vitrine/domain/draft-order/calculate.ts'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { Refusal } from '../../../ground/base/refusal.ts'

const codes = {
  GLOBAL: 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
  SPECIFIC_ITEMS: 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
  SHIPPING: 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
} as const satisfies Readonly<Record<string, ErrorCode>>

/** Refuses discounts that exceed the amount they apply to. `ids` are the discounts that were just applied. */
export const refuseTooMuch = ({ discounts, totals }: CalculatedDraft, ids: ReadonlySet<string>): void => {
  discounts.forEach((discount, index) => {
    if (discount.source !== 'CUSTOM' || !ids.has(discount.id)) return
    const { reduction, type, id } = discount
    if (typeof reduction !== 'number' || totals.discounts[index]!.amount >= reduction) return
    throw new Refusal(codes[type], undefined, { discountId: id })
  })
}
