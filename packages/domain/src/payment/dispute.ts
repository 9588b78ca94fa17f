import { decideBy, decided, type Decided, type Machine } from '../machine.ts'

/**
 * - `open`: the store may respond.
 * - `answering`: the response is saved and being sent to the provider.
 * - `answered`: the bank is deciding.
 * - `won`: decided for the store.
 * - `lost`: decided for the buyer.
 */
export type DisputeState = 'open' | 'answering' | 'answered' | 'won' | 'lost'

/** The store responds, the provider accepts or finally rejects the response, or the provider reports a status. */
export type DisputeEvent = 'ANSWER' | 'TAKEN' | 'REFUSED' | 'SEEN_OPEN' | 'SEEN_ANSWERED' | 'SEEN_WON' | 'SEEN_LOST'
export type DisputeTask = 'notify-provider'
export type DisputeRefusal = 'DISPUTE_NOT_ANSWERED' | 'DISPUTE_ALREADY_ANSWERED' | 'DISPUTE_CLOSED'

const to = <State extends DisputeState>(state: State) => ({ to: state, tasks: [] }) as const
const seen = { SEEN_WON: to('won'), SEEN_LOST: to('lost') } as const

/** Outdated reports change nothing. A bank may revise its decision. */
const disputeMoves = {
  open: {
    on: {
      ANSWER: { to: 'answering', tasks: ['notify-provider'] },
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

/** The initial state of a dispute. */
export const newDispute: Decided<DisputeState> = decided('open')

/** Decides how an event changes a dispute. */
export const decideDispute = (state: DisputeState, event: DisputeEvent) =>
  decideBy<DisputeState, DisputeEvent, DisputeTask, DisputeRefusal>(disputeMoves, state, event)

/** The event for each status a provider reports. */
export const eventByReportedStatus = {
  open: 'SEEN_OPEN',
  answered: 'SEEN_ANSWERED',
  won: 'SEEN_WON',
  lost: 'SEEN_LOST',
} as const satisfies Record<Exclude<DisputeState, 'answering'>, DisputeEvent>

/** The properties of a dispute that determine whether the store may respond. */
export interface AnswerableDispute {
  readonly state: DisputeState
  readonly answerBefore: Date | null
  /** Whether the provider accepts responses through its API. */
  readonly takesAnswers: boolean
  readonly now: Date
}

export type AnswerRefusal =
  | Exclude<DisputeRefusal, 'DISPUTE_NOT_ANSWERED'>
  | 'DISPUTE_DEADLINE_PASSED'
  | 'DISPUTE_NOT_ANSWERABLE'

/** Returns why the store cannot respond, or `undefined` if it can. */
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
