import type { Minor } from '../money.ts'
import { spreadRefund, type Source, type Spread } from './spread.ts'

/** The amounts of an exchange. */
export interface Exchange {
  /** The part of the returned value that pays for the new order. */
  readonly credited: Minor
  /** The amount due for the new order. */
  readonly due: Minor
  /** The amount refunded to the buyer. */
  readonly refundAmount: Minor
}

/** Pays for the new order with the value of the returned goods. The difference is due or refunded. */
export const exchangeOf = (amount: Minor, total: Minor): Exchange => {
  const credited = Math.min(amount, total)
  return { credited, due: total - credited, refundAmount: amount - credited }
}

type Part = Extract<Spread, { ok: true }>['parts'][number]

export type ExchangeSpread =
  | {
      readonly ok: true
      /** Refunds, from payments that a provider can refund first. */
      readonly refunds: readonly Part[]
      /** Amounts credited to the new order, which need no refund by a provider. */
      readonly credited: readonly Part[]
    }
  | { readonly ok: false; readonly max: Minor }

/** Splits the refund and credit of an exchange among payments, at most the refundable amount of each. */
export const spreadExchange = (
  { credited, refundAmount }: Pick<Exchange, 'credited' | 'refundAmount'>,
  sources: readonly Source[],
): ExchangeSpread => {
  const refunds = spreadRefund(refundAmount, sources)
  if (!refunds.ok) return refunds
  const taken = (id: string) => refunds.parts.find(({ paymentId }) => paymentId === id)?.amount ?? 0
  const left = sources.map((source) => ({ ...source, max: source.max - taken(source.paymentId) }))
  const rest = spreadRefund(credited, left)
  return rest.ok
    ? { ok: true, refunds: refunds.parts, credited: rest.parts }
    : { ok: false, max: rest.max + refundAmount }
}
