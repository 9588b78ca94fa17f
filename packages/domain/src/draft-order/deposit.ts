import { percentOf, type Minor } from '../money.ts'

/** The deposit of a draft order: an amount, or a percentage of its total. */
export type DraftDeposit = ({ readonly amount: Minor } | { readonly percentage: string }) & {
  /** The day on which the rest is due. Default: by the store's settings. */
  readonly dueOn?: string
}

/** Returns the deposit for a total, at most all of it. */
export const depositOf = (total: Minor, deposit: DraftDeposit): Minor =>
  Math.min(total, 'amount' in deposit ? deposit.amount : percentOf(total, deposit.percentage))
