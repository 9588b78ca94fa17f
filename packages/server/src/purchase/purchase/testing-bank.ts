import { setTimeout as wait } from 'node:timers/promises'
import {
  succeeded,
  type Outcome,
  type PaymentFacts,
  type PaymentProvider,
  type PaymentRef,
  type ProviderState,
} from '../../money/payment/provider.ts'

/** How a card behaves. */
export const cards = ['pays', 'declines', 'asks', 'declines, then pays'] as const
/** Cards, including one that is authorized until it is captured. */
export const cardsWithHolds = [...cards, 'holds'] as const
export const deliveries = [
  'at once',
  'late',
  /** The request itself is late. Nothing is charged before. */
  'request late',
  'answer lost',
  'request lost',
  'never',
] as const
export type CardKind = (typeof cardsWithHolds)[number]
export type Delivery = (typeof deliveries)[number]

interface Account {
  readonly amount: number
  state: ProviderState
  /** The bank received a void of the payment. */
  isVoided: boolean
  readonly refunds: Map<string, number>
  /** The payment is authorized until it is captured. */
  isHold: boolean
  readonly captures: Map<string, number>
  isReleased: boolean
  /** Refunds that the owner made in the bank's own dashboard. */
  readonly deskRefunds: number[]
  withdrawn: number
  returned: number
  /** Whether it was asked to move more money than there was. */
  isOverdrawn: boolean
}

const exceeded: Outcome = { status: 'failed', code: 'EXCEEDED', description: 'Less than that is left to refund.' }
const declined: ProviderState = { status: 'declined', reason: 'declined' }
const captured = (attemptId: string): ProviderState => ({ status: 'captured', transactionId: `of ${attemptId}` })
const outcomeOf = (card: CardKind, attemptId: string): ProviderState => {
  if (card === 'pays' || card === 'holds') return captured(attemptId)
  return card === 'asks' ? { status: 'awaiting' } : declined
}
const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)
const chargedOf = ({ isHold, captures, state, amount }: Account): number => {
  if (isHold) return sumOf(captures.values())
  return state.status === 'captured' ? amount : 0
}
const refundedOf = ({ refunds, deskRefunds }: Account): number => sumOf(refunds.values()) + sumOf(deskRefunds)

const factsOf = (attemptId: string, known: Account): PaymentFacts => {
  const date = new Date(0)
  const status = 'succeeded' as const
  const { withdrawn, returned, state, isReleased } = known
  const dispute = {
    reference: `dispute of ${attemptId}`,
    amount: withdrawn,
    withdrawn,
    returned,
    date,
    reason: 'fraud',
  }
  return {
    state,
    captured: chargedOf(known),
    isReleased,
    refunds: [
      ...[...known.refunds].map(([id, amount]) => ({ id, reference: `refund ${id}`, amount, status, date })),
      ...known.deskRefunds.map((amount, index) => ({
        reference: `desk ${index} of ${attemptId}`,
        amount,
        status,
        date,
      })),
    ],
    disputes: withdrawn > 0 ? [{ ...dispute, status: returned > 0 ? ('won' as const) : ('open' as const) }] : [],
  }
}

const never = new Promise<never>(() => undefined)

export const tokenFor = (card: CardKind, delivery: Delivery, tab: number): string => [card, delivery, tab].join('/')

/** Whether a server was killed. `stop` is called each time a server waits for a response that will never come. */
export interface ServerLife {
  isDead: boolean
  readonly stop?: () => void
}

/** An external bank with its own books. It survives every crash of the shop, and misbehaves as instructed. */
export const createBank = () => {
  const accounts = new Map<string, Account>()
  const waiting: (() => void)[] = []
  let failures = 0

  const account = ({ attemptId, amount }: PaymentRef, state: ProviderState): Account => {
    const known = accounts.get(attemptId)
    if (known) return known
    const opened: Account = {
      amount,
      state,
      isVoided: false,
      refunds: new Map(),
      isHold: false,
      captures: new Map(),
      isReleased: false,
      deskRefunds: [],
      withdrawn: 0,
      returned: 0,
      isOverdrawn: false,
    }
    accounts.set(attemptId, opened)
    return opened
  }

  const failSometimes = (): void => {
    if (failures === 0) return
    failures -= 1
    throw new Error('The bank does not answer.')
  }

  /** Charges a declined payment after all, unless it was voided. */
  const chargeLater = (account: Account, attemptId: string): void => {
    waiting.push(() => {
      if (!account.isVoided) account.state = captured(attemptId)
    })
  }

  const released = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))

  const charge = async (payment: PaymentRef, token: string, stop: () => Promise<never>): Promise<ProviderState> => {
    const [card, delivery] = token.split('/') as [CardKind, Delivery]
    const execute = () => {
      const isNew = !accounts.has(payment.attemptId)
      const opened = account(payment, outcomeOf(card, payment.attemptId))
      if (isNew && card === 'declines, then pays') chargeLater(opened, payment.attemptId)
      if (isNew && card === 'holds' && opened.state.status === 'captured') {
        opened.isHold = true
        opened.state = { ...opened.state, status: 'authorized' }
      }
      return opened.state
    }
    switch (delivery) {
      case 'at once':
        return execute()
      case 'late':
        execute()
        await released()
        return execute()
      case 'request late':
        await released()
        return execute()
      case 'answer lost':
        execute()
        throw new Error('The answer was lost.')
      case 'request lost':
        throw new Error('The request was lost.')
      case 'never':
        execute()
        return stop()
      default:
        return delivery satisfies never
    }
  }

  /** The bank as one server reaches it. A dead server receives no responses. */
  const reachedBy = (server: ServerLife): PaymentProvider => {
    const stop = (): Promise<never> => {
      server.stop?.()
      return never
    }
    const alive = async <T>(work: () => T | Promise<T>): Promise<T> => {
      if (server.isDead) return stop()
      const result = await work()
      return server.isDead ? stop() : result
    }
    return {
      name: 'sandbox',
      abilities: { capture: 'partial', void: true, refund: 'partial', save: false },
      requires3dSecure: false,
      begin: (payment, token) =>
        alive(async () => ({ clientAction: { type: 'none' }, state: await charge(payment, token, stop) })),
      read: ({ attemptId }) => alive(() => (failSometimes(), accounts.get(attemptId)?.state)),
      capture: ({ attemptId }, { id, amount }) =>
        alive(() => {
          failSometimes()
          const known = accounts.get(attemptId)!
          known.captures.set(id, amount)
          known.isOverdrawn ||= !known.isHold || known.isReleased || chargedOf(known) > known.amount
          return succeeded
        }),
      release: ({ attemptId }) =>
        alive(() => {
          failSometimes()
          accounts.get(attemptId)!.isReleased = true
          return succeeded
        }),
      facts: ({ attemptId }) =>
        alive(() => {
          failSometimes()
          const known = accounts.get(attemptId)
          return known && factsOf(attemptId, known)
        }),
      void: (payment) =>
        alive(() => {
          failSometimes()
          const known = account(payment, declined)
          known.isVoided = true
          known.isReleased = true
          known.isOverdrawn ||= known.captures.size > 0
          known.state = declined
          // Returns what is left, so that nothing remains charged, nor refunded.
          known.deskRefunds.length = 0
          return succeeded
        }),
      refund: (payment, { id, amount }) =>
        alive(() => {
          failSometimes()
          const known = account(payment, declined)
          if (known.refunds.has(id)) return succeeded
          known.isOverdrawn ||= sumOf(known.refunds.values()) + amount > chargedOf(known)
          // The owner may have refunded in the bank's own dashboard a moment ago.
          if (refundedOf(known) + amount > chargedOf(known)) return exceeded
          known.refunds.set(id, amount)
          return succeeded
        }),
      webhook: async ({ body }) => [{ attemptId: Buffer.from(body).toString('utf8') }],
    }
  }

  return {
    reachedBy,
    answer: async ({ attemptId }: { attemptId: string }, approved: boolean): Promise<void> => {
      const known = accounts.get(attemptId)
      if (known?.state.status === 'awaiting') known.state = approved ? captured(attemptId) : declined
    },
    /** Delivers late responses now. */
    release: async (): Promise<void> => {
      for (const resume of waiting.splice(0)) resume()
      await wait(1)
    },
    failNext: (times: number): void => {
      failures = times
    },
    /** Refunds in the bank's own dashboard, as far as money is left. */
    refundAtDesk: (attemptId: string, amount: number): void => {
      const known = accounts.get(attemptId)
      if (known && refundedOf(known) + known.withdrawn + amount <= chargedOf(known)) known.deskRefunds.push(amount)
    },
    /** Withdraws what was charged and not refunded, or returns what was withdrawn. */
    dispute: (attemptId: string): void => {
      const known = accounts.get(attemptId)
      if (!known) return
      if (known.withdrawn === 0) known.withdrawn = Math.max(0, chargedOf(known) - refundedOf(known))
      else known.returned = known.withdrawn
    },
    /** Returns what was charged, refunded and disputed for an attempt, and whether more was moved than there was. */
    booksOf: (attemptId: string) => {
      const known = accounts.get(attemptId)
      if (!known) return { charged: 0, refunded: 0, disputed: 0, returned: 0, isOverdrawn: false, isReleased: true }
      const { withdrawn: disputed, returned, isOverdrawn, isReleased } = known
      return { charged: chargedOf(known), refunded: refundedOf(known), disputed, returned, isOverdrawn, isReleased }
    },
  }
}
export type Bank = ReturnType<typeof createBank>
