import { sumOf, type Minor } from '../money.ts'

/** A payment of which money can be given back. */
export interface Source {
  readonly paymentId: string
  readonly most: Minor
  /** Only the owner can give it back, by hand. */
  readonly isExternal: boolean
}

export type Spread =
  | { readonly ok: true; readonly parts: readonly (Source & { readonly amount: Minor })[] }
  | { readonly ok: false; readonly most: Minor }

/** Which payments an amount is given back from: those that a provider moves first, in their order. */
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
