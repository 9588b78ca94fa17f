import { decided, followBy, type Decided, type Moves } from '../machine.ts'
import type { Minor } from '../money.ts'

/** `approved`: the buyer's bank has taken money back. `reversed`: it has returned some of it, or all. */
export type ChargebackState = 'approved' | 'reversed'

/** What was reversed stays so, however much more the bank takes or returns. */
export const chargebackMoves = {
  approved: ['reversed'],
  reversed: [],
} as const satisfies Moves<ChargebackState>

/** What is known of a chargeback, and what a provider says of it: sums since the beginning. */
export interface ChargebackMoney {
  readonly withdrawn: Minor
  readonly returned: Minor
}

export type ChargebackDecision = {
  readonly state: Decided<ChargebackState>
  /** What the bank has taken and returned since it was last heard of. */
  readonly taken: Minor
  readonly returned: Minor
}

/**
 * What has become of a chargeback since it was last heard of; nothing where there is nothing new, or where the bank has
 * taken nothing yet. News that is older than what is known moves nothing.
 */
export const decideChargeback = (
  before: (ChargebackMoney & { readonly state: ChargebackState }) | undefined,
  told: ChargebackMoney,
): ChargebackDecision | undefined => {
  const known = before ?? { withdrawn: 0, returned: 0 }
  const withdrawn = Math.max(known.withdrawn, told.withdrawn)
  const all = Math.min(withdrawn, Math.max(known.returned, told.returned))
  const [taken, returned] = [withdrawn - known.withdrawn, all - known.returned]
  if (taken === 0 && returned === 0) return undefined
  const to = all > 0 ? 'reversed' : 'approved'
  const state = before ? followBy<ChargebackState>(chargebackMoves, before.state, to) : decided<ChargebackState>(to)
  return state && { state, taken, returned }
}
