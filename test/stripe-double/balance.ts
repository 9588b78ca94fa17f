import type { Book, StripeObject } from './book.ts'

/** The double's fee: 1.5 % and 25 minor units, so that books have something to add up. */
export const feeOf = (amount: number): number => Math.round(amount * 0.015) + 25

interface Line {
  readonly type: string
  readonly amount: number
  readonly fee?: number
  readonly currency: unknown
  readonly source: string
}

/** A balance transaction: Stripe's “Balance transaction types”. */
export const writeLine = (book: Book, { type, amount, fee = 0, currency, source }: Line): StripeObject =>
  book.put({
    id: book.newId('txn'),
    object: 'balance_transaction',
    type,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    amount,
    fee,
    net: amount - fee,
    currency,
    source,
    status: 'available',
    created: book.seconds(),
    available_on: book.seconds(),
  })

/** Pays out everything that has not been paid out, and returns the payout. */
export const payOut = (book: Book, currency: string): StripeObject | undefined => {
  const lines = book.all('balance_transaction').filter((line) => line.currency === currency && !line.payout)
  const amount = lines.reduce((sum, { net }) => sum + Number(net), 0)
  if (amount <= 0) return undefined
  const payout = book.put({
    id: book.newId('po'),
    object: 'payout',
    amount,
    currency,
    automatic: true,
    status: 'paid',
    arrival_date: book.seconds(),
    created: book.seconds(),
  })
  for (const line of lines) line.payout = payout.id
  const own = writeLine(book, { type: 'payout', amount: 0 - amount, currency, source: payout.id })
  own.payout = payout.id
  return payout
}
