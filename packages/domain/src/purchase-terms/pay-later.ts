import { percentOf, split, sumOf, times, type Minor } from '../money.ts'
import type { LineTotals, Totals } from '../totals/totals.ts'
import type { RemainderDue, RemainderPart } from './remainder.ts'

/** How a line may be paid, as far as the store sells that way. */
export type LinePaymentOption = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'DEPOSIT_ONLINE'

/** What is paid with the order of a line whose rest is paid later: an amount for each piece, or so many per cent. */
export type Deposit = Minor | { readonly percentage: string }

/** How a line is paid. */
export type LinePayment =
  | { readonly option: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' }
  | {
      readonly option: 'DEPOSIT_ONLINE'
      readonly deposit: Deposit
      /** When the rest is due; as the store has it for all, unless told. */
      readonly due?: RemainderDue
    }

export const paidAtOnce: LinePayment = { option: 'FULL_PAYMENT_ONLINE' }

/** A part of the totals that is paid later: `tax` is within `subtotal` where prices hold the tax. */
export interface PaidLater {
  readonly subtotal: Minor
  readonly tax: Minor
  readonly total: Minor
  /** What is paid with the order of each line that is not paid for at once, by its ID. */
  readonly deposits: ReadonlyMap<string, Minor>
  /** What is left of each line with a deposit, and when it is due; what is paid in person is not among it. */
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
      const asked =
        typeof deposit === 'number' ? times(deposit, quantity) : percentOf(totalAfterTax, deposit.percentage)
      return Math.min(asked, totalAfterTax)
    }
    default:
      return payment satisfies never
  }
}

/**
 * What of a purchase is paid after it was ordered. Delivery and fees are paid with the order, like everything that is not
 * a line: they are owed for whatever becomes of the rest.
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
    // The tax is shared between both payments as the line is.
    return [{ total: later, tax: split(line.tax, [later, now])[0]! }]
  })
  const [total, tax] = [sumOf(parts.map((part) => part.total)), sumOf(parts.map((part) => part.tax))]
  return { total, tax, subtotal: totals.isTaxIncluded ? total : total - tax, deposits, remainders }
}
