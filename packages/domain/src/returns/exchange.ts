import type { Minor } from '../money.ts'
import { spreadRefund, type Source, type Spread } from './spread.ts'

/** What an exchange comes to. */
export interface Exchange {
  /** So much of what came pays for the other order. */
  readonly credited: Minor
  /** So much of the other order is still to be paid. */
  readonly due: Minor
  /** So much goes back to the buyer. */
  readonly givenBack: Minor
}

/** What came pays for the other order as far as it goes; the rest of either is paid or given back. */
export const exchangeOf = (amount: Minor, total: Minor): Exchange => {
  const credited = Math.min(amount, total)
  return { credited, due: total - credited, givenBack: amount - credited }
}

type Part = Extract<Spread, { ok: true }>['parts'][number]

export type ExchangeSpread =
  | {
      readonly ok: true
      /** What goes back, from payments that a provider moves first. */
      readonly back: readonly Part[]
      /** What pays for the other order: no provider is asked for it. */
      readonly credited: readonly Part[]
    }
  | { readonly ok: false; readonly most: Minor }

/** Of which payments an exchange takes its money: never more of one than can be given back. */
export const spreadExchange = (
  { credited, givenBack }: Pick<Exchange, 'credited' | 'givenBack'>,
  sources: readonly Source[],
): ExchangeSpread => {
  const back = spreadRefund(givenBack, sources)
  if (!back.ok) return back
  const taken = (id: string) => back.parts.find(({ paymentId }) => paymentId === id)?.amount ?? 0
  const left = sources.map((source) => ({ ...source, most: source.most - taken(source.paymentId) }))
  const rest = spreadRefund(credited, left)
  return rest.ok ? { ok: true, back: back.parts, credited: rest.parts } : { ok: false, most: rest.most + givenBack }
}
