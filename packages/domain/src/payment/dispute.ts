import { decideBy, decided, type Decided, type Machine } from '../machine.ts'

/**
 * Where a buyer's bank that wants money back stands with the shop. `open`: the shop may answer. `answering`: its answer is
 * written down, and the provider is being told. `answered`: the bank decides. `won`: for the shop. `lost`: for the buyer.
 */
export type DisputeState = 'open' | 'answering' | 'answered' | 'won' | 'lost'

/** The shop answers; the provider took the answer, or refused it for good; what the provider says by itself. */
export type DisputeEvent = 'ANSWER' | 'TAKEN' | 'REFUSED' | 'SEEN_OPEN' | 'SEEN_ANSWERED' | 'SEEN_WON' | 'SEEN_LOST'
export type DisputeTask = 'tell-provider'
export type DisputeRefusal = 'DISPUTE_NOT_ANSWERED' | 'DISPUTE_ALREADY_ANSWERED' | 'DISPUTE_CLOSED'

const to = <State extends DisputeState>(state: State) => ({ to: state, tasks: [] }) as const
const seen = { SEEN_WON: to('won'), SEEN_LOST: to('lost') } as const

/** News that is older than what is known moves nothing; a bank may change its mind once it has decided. */
export const disputeMoves = {
  open: {
    on: {
      ANSWER: { to: 'answering', tasks: ['tell-provider'] },
      SEEN_OPEN: to('open'),
      SEEN_ANSWERED: to('answered'),
      ...seen,
    },
    otherwise: 'DISPUTE_NOT_ANSWERED',
  },
  answering: {
    on: {
      TAKEN: to('answered'),
      REFUSED: to('open'),
      SEEN_OPEN: to('answering'),
      SEEN_ANSWERED: to('answered'),
      ...seen,
    },
    otherwise: 'DISPUTE_ALREADY_ANSWERED',
  },
  answered: {
    on: { SEEN_OPEN: to('answered'), SEEN_ANSWERED: to('answered'), ...seen },
    otherwise: 'DISPUTE_ALREADY_ANSWERED',
  },
  won: { on: seen, otherwise: 'DISPUTE_CLOSED' },
  lost: { on: seen, otherwise: 'DISPUTE_CLOSED' },
} as const satisfies Machine<DisputeState, DisputeEvent, DisputeTask, DisputeRefusal>

/** Where a dispute begins that was heard of just now. */
export const newDispute: Decided<DisputeState> = decided('open')

/** What happens to a dispute. */
export const decideDispute = (state: DisputeState, event: DisputeEvent) =>
  decideBy<DisputeState, DisputeEvent, DisputeTask, DisputeRefusal>(disputeMoves, state, event)

/** By which name what a provider says of a dispute is an event. */
export const seenAs = {
  open: 'SEEN_OPEN',
  answered: 'SEEN_ANSWERED',
  won: 'SEEN_WON',
  lost: 'SEEN_LOST',
} as const satisfies Record<Exclude<DisputeState, 'answering'>, DisputeEvent>

/** A dispute as the shop's answer to it is judged by. */
export interface AnswerableDispute {
  readonly state: DisputeState
  readonly answerBefore: Date | null
  /** Whether its provider takes answers from here. */
  readonly takesAnswers: boolean
  readonly now: Date
}

export type AnswerRefusal =
  | Exclude<DisputeRefusal, 'DISPUTE_NOT_ANSWERED'>
  | 'DISPUTE_DEADLINE_PASSED'
  | 'DISPUTE_NOT_ANSWERABLE'

/** Why the shop's answer is not taken; nothing where it is. */
export const answerRefusal = ({
  state,
  answerBefore,
  takesAnswers,
  now,
}: AnswerableDispute): AnswerRefusal | undefined => {
  const decision = decideDispute(state, 'ANSWER')
  if (!decision.ok && decision.code !== 'DISPUTE_NOT_ANSWERED') return decision.code
  if (!takesAnswers) return 'DISPUTE_NOT_ANSWERABLE'
  return answerBefore && answerBefore <= now ? 'DISPUTE_DEADLINE_PASSED' : undefined
}
