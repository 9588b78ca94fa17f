import { sumOf, type Minor } from '../money.ts'

/** A payment with a refundable amount. */
export interface Source {
  readonly paymentId: string
  readonly max: Minor
  /** Whether only the merchant can refund it, manually. */
  readonly isExternal: boolean
}

export type Spread =
  | { readonly ok: true; readonly parts: readonly (Source & { readonly amount: Minor })[] }
  | { readonly ok: false; readonly max: Minor }

/** Splits a refund among payments: those that a provider can refund first, in order. */
export const spreadRefund = (amount: Minor, sources: readonly Source[]): Spread => {
  const max = sumOf(sources.map((source) => source.max))
  if (amount > max) return { ok: false, max }
  let left = amount
  const parts = sources
    .toSorted((one, other) => Number(one.isExternal) - Number(other.isExternal))
    .map((source) => {
      const taken = Math.min(source.max, left)
      left -= taken
      return { ...source, amount: taken }
    })
  return { ok: true, parts: parts.filter((part) => part.amount > 0) }
}
