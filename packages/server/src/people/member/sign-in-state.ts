import type { Decided } from '@vitrine/domain/machine.ts'
import {
  decideSignIn,
  type SignInAnswer,
  type SignInDecision,
  type SignInEvent,
  type SignInState,
} from '@vitrine/domain/identity/sign-in.ts'

/** What an answer to a sign-in says: nothing but where its table leads. */
export type AnsweredState = Decided<SignInAnswer>

/** Where a decision leads that our own code may not get wrong. */
export const answered = (decision: SignInDecision): AnsweredState => {
  if (!decision.ok) throw new Error(`A sign-in must not go on: ${decision.code}.`)
  return decision.state
}

/** Where a sign-in goes on. */
export const goOn = (state: SignInState, event: SignInEvent): AnsweredState => answered(decideSignIn(state, event))
