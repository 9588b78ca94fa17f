import { percentOf, split, sumOf, times, type Minor } from '../money.ts'
import type { LineTotals, Totals } from '../totals/totals.ts'
import type { RemainderDue, RemainderPart } from './remainder.ts'

/** How a line can be paid, if the store offers it. */
export type LinePaymentOption = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'DEPOSIT_ONLINE'

/** The deposit of a line: an amount per piece, or a percentage. */
type Deposit = Minor | { readonly percentage: string }

/** How a line is paid. */
export type LinePayment =
  | { readonly option: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' }
  | {
      readonly option: 'DEPOSIT_ONLINE'
      readonly deposit: Deposit
      /** When the rest is due. Default: by the store's settings. */
      readonly due?: RemainderDue
    }

export const paidAtOnce: LinePayment = { option: 'FULL_PAYMENT_ONLINE' }

/** The part of the totals that is paid later. `tax` is included in `subtotal` if prices include tax. */
export interface PaidLater {
  readonly subtotal: Minor
  readonly tax: Minor
  readonly total: Minor
  /** Deposits by ID of the lines that are not fully paid with the order. */
  readonly deposits: ReadonlyMap<string, Minor>
  /** Remaining amounts of lines with a deposit, with their due dates. Amounts paid in person are not included. */
  readonly remainders: readonly RemainderPart[]
}

interface PayableLine {
  readonly id: string
  readonly quantity: number
  readonly payment: LinePayment
}

const paidNowOf = ({ payment, quantity }: PayableLine, { totalAfterTax }: LineTotals): Minor => {
  switch (payment.option) {
    case 'FULL_PAYMENT_ONLINE':
      return totalAfterTax
    case 'FULL_PAYMENT_OFFLINE':
      return 0
    case 'DEPOSIT_ONLINE': {
      const { deposit } = payment
      const requested =
        typeof deposit === 'number' ? times(deposit, quantity) : percentOf(totalAfterTax, deposit.percentage)
      return Math.min(requested, totalAfterTax)
    }
    default:
      return payment satisfies never
  }
}

/**
 * Returns the part of a purchase that is paid after ordering. Delivery and fees are always paid with the order, since
 * they are owed regardless of the rest.
 */
export const paidLater = (lines: readonly PayableLine[], totals: Totals): PaidLater => {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const deposits = new Map<string, Minor>()
  const remainders: RemainderPart[] = []
  const parts = totals.lines.flatMap((line) => {
    const payable = byId.get(line.id)
    if (!payable || payable.payment.option === 'FULL_PAYMENT_ONLINE') return []
    const now = paidNowOf(payable, line)
    deposits.set(line.id, now)
    const later = line.totalAfterTax - now
    const { payment } = payable
    if (payment.option === 'DEPOSIT_ONLINE' && later > 0)
      remainders.push({ amount: later, ...(payment.due && { due: payment.due }) })
    // Tax is split between both payments like the price.
    return [{ total: later, tax: split(line.tax, [later, now])[0]! }]
  })
  const [total, tax] = [sumOf(parts.map((part) => part.total)), sumOf(parts.map((part) => part.tax))]
  return { total, tax, subtotal: totals.isTaxIncluded ? total : total - tax, deposits, remainders }
}
