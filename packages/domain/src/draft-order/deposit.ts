import { percentOf, type Minor } from '../money.ts'

/** What is paid in advance of an order that a store prepares: an amount, or so many per cent of all that it costs. */
export type DraftDeposit = ({ readonly amount: Minor } | { readonly percentage: string }) & {
  /** The day on which the rest is due; as the store has it, unless told. */
  readonly dueOn?: string
}

/** What is paid in advance of a total, at the most all of it. */
export const depositOf = (total: Minor, deposit: DraftDeposit): Minor =>
  Math.min(total, 'amount' in deposit ? deposit.amount : percentOf(total, deposit.percentage))
