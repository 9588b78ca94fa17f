import type { Tip, TipDistribution } from '@vitrine/contract/calls/pricing/tips.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import type { StoredDistribution } from './store.ts'

export const presentDistribution = (row: StoredDistribution, currency: string): TipDistribution => ({
  id: row.id,
  tipId: row.order_id,
  orderId: row.order_id,
  staff: { ...(row.staff_id !== null && { id: row.staff_id, staffMemberId: row.staff_id }), name: row.staff_name },
  amount: toDecimal(Number(row.amount), currency),
  ...(row.line_items && { lineItemInfo: row.line_items as NonNullable<TipDistribution['lineItemInfo']> }),
  ...((row.transaction_id !== null || row.transaction_date !== null) && {
    transaction: {
      ...(row.transaction_id !== null && { id: row.transaction_id }),
      ...(row.transaction_date !== null && { date: row.transaction_date.toISOString() }),
    },
  }),
  createdDate: row.created_date.toISOString(),
  source: row.source,
})

interface TipToPresent {
  readonly id?: string
  readonly amount: Minor
  readonly subtotal: Minor
  readonly distributions: readonly TipDistribution[]
  readonly distributed: Minor
  readonly currency: string
}

export const presentTip = ({ id, amount, subtotal, distributions, distributed, currency }: TipToPresent): Tip => ({
  ...(id !== undefined && { id }),
  lineItemSubtotal: toDecimal(subtotal, currency),
  amount: toDecimal(amount, currency),
  distributions: [...distributions],
  ...(amount > distributed && { undistributedAmount: toDecimal(amount - distributed, currency) }),
})
