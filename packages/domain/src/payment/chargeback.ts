import { decided, followBy, type Decided, type Moves } from '../machine.ts'
import type { Minor } from '../money.ts'

/** `approved`: the buyer's bank has taken money back. `reversed`: it has returned some or all of it. */
export type ChargebackState = 'approved' | 'reversed'

/** A reversed chargeback stays reversed, even if the bank takes or returns more. */
const chargebackMoves = {
  approved: ['reversed'],
  reversed: [],
} as const satisfies Moves<ChargebackState>

/** The sums of a chargeback since its beginning, as known or as reported by the provider. */
export interface ChargebackMoney {
  readonly withdrawn: Minor
  readonly returned: Minor
}

export type ChargebackDecision = {
  readonly state: Decided<ChargebackState>
  /** What the bank has taken and returned since the last report. */
  readonly taken: Minor
  readonly returned: Minor
}

/**
 * Decides how a report changes a chargeback. `undefined` if there is nothing new, or the bank has not taken anything
 * yet. Older reports are ignored.
 */
export const decideChargeback = (
  before: (ChargebackMoney & { readonly state: ChargebackState }) | undefined,
  reported: ChargebackMoney,
): ChargebackDecision | undefined => {
  const known = before ?? { withdrawn: 0, returned: 0 }
  const withdrawn = Math.max(known.withdrawn, reported.withdrawn)
  const all = Math.min(withdrawn, Math.max(known.returned, reported.returned))
  const [taken, returned] = [withdrawn - known.withdrawn, all - known.returned]
  if (taken === 0 && returned === 0) return undefined
  const to = all > 0 ? 'reversed' : 'approved'
  const state = before ? followBy<ChargebackState>(chargebackMoves, before.state, to) : decided<ChargebackState>(to)
  return state && { state, taken, returned }
}
