import { sumOf, type Minor } from '../money.ts'

/** A payment with a refundable amount. */
export interface Source {
  readonly paymentId: string
  readonly most: Minor
  /** Whether only the merchant can refund it, manually. */
  readonly isExternal: boolean
}

export type Spread =
  | { readonly ok: true; readonly parts: readonly (Source & { readonly amount: Minor })[] }
  | { readonly ok: false; readonly most: Minor }

/** Splits a refund among payments: those that a provider can refund first, in order. */
export const spreadRefund = (amount: Minor, sources: readonly Source[]): Spread => {
  const most = sumOf(sources.map((source) => source.most))
  if (amount > most) return { ok: false, most }
  let left = amount
  const parts = sources
    .toSorted((one, other) => Number(one.isExternal) - Number(other.isExternal))
    .map((source) => {
      const taken = Math.min(source.most, left)
      left -= taken
      return { ...source, amount: taken }
    })
  return { ok: true, parts: parts.filter((part) => part.amount > 0) }
}
