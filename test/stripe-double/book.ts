import { randomBytes } from 'node:crypto'
import type { CardBehavior } from './cards.ts'

/** An object of Stripe's API. */
export type StripeObject = Record<string, unknown> & { readonly id: string; readonly object: string }

/** What a confirmation token or saved payment method was made from. */
export interface Method {
  readonly id: string
  readonly type: string
  readonly card?: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
  }
  readonly behavior: CardBehavior
  customer: string | null
  readonly returnUrl?: string
  isUsed: boolean
}

export interface Endpoint {
  readonly id: string
  readonly url: string
  readonly secret: string
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: StripeObject }
}

/** A response given for an idempotency key, and its request. */
export interface Answered {
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
}

/** The double's state, which outlives the servers under test. */
export const createBook = () => {
  const objects = new Map<string, StripeObject>()
  return {
    objects,
    methods: new Map<string, Method>(),
    endpoints: new Map<string, Endpoint>(),
    answered: new Map<string, Answered>(),
    events: [] as StripeEvent[],
    /** The behavior of a card, by the payment confirmed with it. */
    methodOf: new Map<string, Method>(),
    newId: (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`,
    seconds: (): number => Math.floor(Date.now() / 1000),
    put: <Kept extends StripeObject>(object: Kept): Kept => {
      objects.set(object.id, object)
      return object
    },
    all: (kind: string): StripeObject[] => [...objects.values()].filter(({ object }) => object === kind),
  }
}
export type Book = ReturnType<typeof createBook>
