import type { Decided } from '@vitrine/domain/machine.ts'
import {
  decideSignIn,
  type SignInAnswer,
  type SignInDecision,
  type SignInEvent,
  type SignInState,
} from '@vitrine/domain/identity/sign-in.ts'

/** The decided response to a sign-in. */
export type AnsweredState = Decided<SignInAnswer>

/** Unwraps a decision. Throws if it is invalid, which is a bug. */
export const answered = (decision: SignInDecision): AnsweredState => {
  if (!decision.ok) throw new Error(`Invalid transition of a sign-in: ${decision.code}.`)
  return decision.state
}

/** Applies an event to a sign-in. */
export const advanceSignIn = (state: SignInState, event: SignInEvent): AnsweredState =>
  answered(decideSignIn(state, event))
