import { setTimeout as wait } from 'node:timers/promises'
import { succeeded, type PaymentProvider, type PaymentRef, type ProviderState } from '../payment/provider.ts'

/** What a card does, and how the bank's answer travels. */
export const cards = ['pays', 'declines', 'asks', 'declines, then pays'] as const
export const deliveries = [
  'at once',
  'late',
  /** The request itself is late: nothing is charged before. */
  'request late',
  'answer lost',
  'request lost',
  'never',
] as const
export type CardKind = (typeof cards)[number]
export type Delivery = (typeof deliveries)[number]

interface Account {
  readonly amount: number
  state: ProviderState
  /** It was told that the payment was given up. */
  isVoided: boolean
  readonly refunds: Map<string, number>
}

const declined: ProviderState = { status: 'declined', reason: 'declined' }
const captured = (attemptId: string): ProviderState => ({ status: 'captured', transactionId: `of ${attemptId}` })
const outcomeOf = (card: CardKind, attemptId: string): ProviderState => {
  if (card === 'pays') return captured(attemptId)
  return card === 'asks' ? { status: 'awaiting' } : declined
}
const never = new Promise<never>(() => undefined)

export const tokenFor = (card: CardKind, delivery: Delivery, tab: number): string => [card, delivery, tab].join('/')

/** A bank outside, with a book of its own: it survives every crash of the shop, and answers as badly as it is told to. */
export const createBank = () => {
  const accounts = new Map<string, Account>()
  const waiting: (() => void)[] = []
  let failures = 0

  const account = ({ attemptId, amount }: PaymentRef, state: ProviderState): Account => {
    const known = accounts.get(attemptId)
    if (known) return known
    const opened: Account = { amount, state, isVoided: false, refunds: new Map() }
    accounts.set(attemptId, opened)
    return opened
  }

  const failSometimes = (): void => {
    if (failures === 0) return
    failures -= 1
    throw new Error('The bank does not answer.')
  }

  /** A bank that said no and charges after all, unless it was told to leave it. */
  const changeMind = (account: Account, attemptId: string): void => {
    waiting.push(() => {
      if (!account.isVoided) account.state = captured(attemptId)
    })
  }

  const released = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))

  const charge = async (payment: PaymentRef, token: string): Promise<ProviderState> => {
    const [card, delivery] = token.split('/') as [CardKind, Delivery]
    const doIt = () => {
      const isNew = !accounts.has(payment.attemptId)
      const opened = account(payment, outcomeOf(card, payment.attemptId))
      if (isNew && card === 'declines, then pays') changeMind(opened, payment.attemptId)
      return opened.state
    }
    switch (delivery) {
      case 'at once':
        return doIt()
      case 'late':
        doIt()
        await released()
        return doIt()
      case 'request late':
        await released()
        return doIt()
      case 'answer lost':
        doIt()
        throw new Error('The answer was lost.')
      case 'request lost':
        throw new Error('The request was lost.')
      case 'never':
        doIt()
        return never
      default:
        return delivery satisfies never
    }
  }

  /** The bank as one server reaches it: nothing comes back to a server that is dead. */
  const reachedBy = (server: { isDead: boolean }): PaymentProvider => {
    const alive = async <T>(work: () => T | Promise<T>): Promise<T> => {
      if (server.isDead) return never
      const result = await work()
      return server.isDead ? never : result
    }
    return {
      name: 'sandbox',
      abilities: { capture: 'none', void: true, refund: 'partial', save: false },
      requires3dSecure: false,
      begin: (payment, token) =>
        alive(async () => ({ clientAction: { type: 'none' }, state: await charge(payment, token) })),
      read: ({ attemptId }) => alive(() => (failSometimes(), accounts.get(attemptId)?.state)),
      capture: () => Promise.reject(new Error('This bank charges at once.')),
      void: (payment) =>
        alive(() => {
          failSometimes()
          const known = account(payment, declined)
          known.isVoided = true
          known.state = declined
          return succeeded
        }),
      refund: (payment, { id, amount }) =>
        alive(() => {
          failSometimes()
          account(payment, declined).refunds.set(id, amount)
          return succeeded
        }),
      webhook: async ({ body }) => [{ attemptId: Buffer.from(body).toString('utf8') }],
    }
  }

  return {
    reachedBy,
    answer: async (attemptId: string, approved: boolean): Promise<void> => {
      const known = accounts.get(attemptId)
      if (known?.state.status === 'awaiting') known.state = approved ? captured(attemptId) : declined
    },
    /** What was late comes now. */
    release: async (): Promise<void> => {
      for (const go of waiting.splice(0)) go()
      await wait(1)
    },
    failNext: (times: number): void => {
      failures = times
    },
    /** What the buyer has paid and not got back, for an attempt. */
    keptOf: (attemptId: string): { charged: number; refunded: number } => {
      const known = accounts.get(attemptId)
      const refunded = [...(known?.refunds.values() ?? [])].reduce((sum, amount) => sum + amount, 0)
      return { charged: known?.state.status === 'captured' ? known.amount : 0, refunded }
    },
  }
}
export type Bank = ReturnType<typeof createBank>
