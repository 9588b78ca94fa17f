import { sumOf, type Minor } from '../money.ts'
import type { BookedType } from './summary.ts'

/** A movement of a payment, from the ledger or from the provider's account. */
export interface ComparedLine {
  readonly paymentId: string
  readonly type: 'charge' | 'refund' | 'dispute'
  /** Positive for income, negative for expenses. */
  readonly amount: Minor
  readonly currency: string
  readonly date: Date
}

/** Converts a ledger movement to how a provider's account would show it. */
export const lineOf = (
  { type, amount }: { type: BookedType; amount: Minor },
  of: Pick<ComparedLine, 'paymentId' | 'currency' | 'date'>,
): ComparedLine => {
  switch (type) {
    case 'captured':
      return { ...of, type: 'charge', amount }
    case 'refunded':
      return { ...of, type: 'refund', amount: 0 - amount }
    case 'disputed':
      return { ...of, type: 'dispute', amount: 0 - amount }
    case 'dispute-reversed':
      return { ...of, type: 'dispute', amount }
    default:
      return type satisfies never
  }
}

type DifferenceReason =
  /** In the store's books, but not in the provider's account. */
  | 'MISSING_AT_PROVIDER'
  /** In the provider's account, but not in the store's books. */
  | 'MISSING_IN_STORE'
  | 'AMOUNT_DIFFERS'
  /** In both, but on one side just outside the compared period. */
  | 'OTHER_DAY'

export interface Difference {
  readonly paymentId: string
  readonly type: ComparedLine['type']
  readonly currency: string
  readonly reason: DifferenceReason
  readonly store: Minor
  readonly provider: Minor
}

interface Time {
  readonly from: Date
  readonly to: Date
}

const keyOf = ({ paymentId, type, currency }: ComparedLine): string => `${paymentId} ${type} ${currency}`

const group = (lines: readonly ComparedLine[]): ReadonlyMap<string, readonly ComparedLine[]> =>
  lines.reduce<Map<string, ComparedLine[]>>((groups, line) => {
    const known = groups.get(keyOf(line))
    if (known) known.push(line)
    else groups.set(keyOf(line), [line])
    return groups
  }, new Map())

const within = ({ from, to }: Time, lines: readonly ComparedLine[]): Minor =>
  sumOf(lines.filter(({ date }) => date >= from && date < to).map(({ amount }) => amount))

const reasonOf = ([store, provider]: readonly [Minor, Minor], isEvenAround: boolean): DifferenceReason => {
  if (isEvenAround) return 'OTHER_DAY'
  if (provider === 0) return 'MISSING_AT_PROVIDER'
  return store === 0 ? 'MISSING_IN_STORE' : 'AMOUNT_DIFFERS'
}

/**
 * Compares the store's books with a provider's account by payment and currency. Both must include a few days before and
 * after the period, so that movements around midnight are recognized.
 */
export const compareBooks = (
  store: readonly ComparedLine[],
  provider: readonly ComparedLine[],
  time: Time,
): Difference[] => {
  const [ours, theirs] = [group(store), group(provider)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key): Difference[] => {
    const [here, there] = [ours.get(key) ?? [], theirs.get(key) ?? []]
    const sums = [within(time, here), within(time, there)] as const
    if (sums[0] === sums[1]) return []
    const { paymentId, type, currency } = (here[0] ?? there[0])!
    const everything = { from: new Date(-8.64e15), to: new Date(8.64e15) }
    const isEvenAround = within(everything, here) === within(everything, there)
    return [{ paymentId, type, currency, reason: reasonOf(sums, isEvenAround), store: sums[0], provider: sums[1] }]
  })
}
