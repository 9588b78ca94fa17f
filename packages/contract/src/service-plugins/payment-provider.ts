import type { Static } from 'typebox'
import { DisputeEvidence } from '../entities/disputes.ts'
import {
  amount,
  currency,
  decimal,
  entity,
  flag,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  webUrl,
} from '../schema.ts'

/**
 * What the store asks of a payment provider that an app brings, and what it takes for an answer. Each is a POST to the
 * app's base URL; the body is a JWT signed with the app's key (RS256), whose claim `data` holds `request` and `metadata`.
 */

const card = shape({ brand: text({ maxLength: 100 }), lastFour: text({ pattern: '^\\d{4}$' }) })

export type PluginState = Static<typeof PluginState>
export const PluginState = entity(
  'PluginState',
  {
    status: oneOf(['AWAITING', 'PROCESSING', 'AUTHORIZED', 'CAPTURED', 'DECLINED'], {
      description:
        '`AWAITING` the buyer, `PROCESSING` for hours or days, `AUTHORIZED` and yet to be captured, `CAPTURED`, or `DECLINED`.',
    }),
    transactionId: optional(
      text({ minLength: 1, maxLength: 100, description: 'Required unless `AWAITING` or `DECLINED`.' }),
    ),
    card: optional(card),
    reason: optional(oneOf(['DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED'], { description: 'Why it was declined.' })),
  },
  { description: 'What has become of a payment.' },
)

export type PluginOutcome = Static<typeof PluginOutcome>
export const PluginOutcome = entity(
  'PluginOutcome',
  {
    status: oneOf(['SUCCEEDED', 'PENDING', 'FAILED']),
    reference: optional(text({ minLength: 1, maxLength: 100, description: "The provider's own ID." })),
    code: optional(text({ minLength: 1, maxLength: 100, description: 'Why it failed, for programs.' })),
    description: optional(text({ minLength: 1, maxLength: 500, description: 'Why it failed, for the owner.' })),
  },
  { description: 'What became of a capture, a void or a refund. It is asked for again until it is known.' },
)

const payment = shape({
  id: text({ description: 'The same payment is charged once, however often it is begun.' }),
  amount: amount(),
  currency: currency(),
})
const step = shape({ id: text({ description: 'The same step is taken once.' }), amount: amount() })
const outcome = shape({ outcome: PluginOutcome })

const refund = shape({
  id: optional(text({ maxLength: 100, description: "The store's ID, if the store asked for it." })),
  reference: text({ minLength: 1, maxLength: 100 }),
  amount: amount(),
  status: oneOf(['PENDING', 'SUCCEEDED', 'FAILED']),
  code: optional(text({ maxLength: 100 })),
  description: optional(text({ maxLength: 500 })),
  date: timestamp(),
})
const dispute = shape({
  reference: text({ minLength: 1, maxLength: 100 }),
  amount: amount(),
  withdrawn: amount(),
  returned: amount(),
  status: oneOf(['OPEN', 'ANSWERED', 'WON', 'LOST']),
  reason: text({ maxLength: 500 }),
  answerBefore: optional(timestamp()),
  date: timestamp(),
})

const line = shape({
  reference: text({ minLength: 1, maxLength: 100 }),
  type: oneOf(['CHARGE', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER']),
  paymentId: optional(text({ maxLength: 100 })),
  amount: decimal({}, { description: 'Below zero where money went out.' }),
  fee: amount(),
  currency: currency(),
  date: timestamp(),
})

export const paymentProviderMethods = {
  describe: {
    path: '/v1/describe',
    summary: 'Says who it is and what it can do. Asked when it is registered and when the owner tests the connection.',
    request: shape({}),
    answer: shape({
      name: text({ minLength: 1, maxLength: 100, description: 'The name that buyers see.' }),
      abilities: shape({
        capture: oneOf(['NONE', 'WHOLE', 'PARTIAL'], { description: '`NONE` if payments are captured at once.' }),
        void: flag(),
        refund: oneOf(['NONE', 'WHOLE', 'PARTIAL']),
        refundDays: optional(integer({ minimum: 1, maximum: 3650 })),
        facts: flag({ description: 'Whether it answers `facts`.' }),
        statement: flag({ description: 'Whether it answers `statement`.' }),
        disputes: optional(flag({ description: 'Whether it answers `answerDispute`.' })),
      }),
    }),
  },
  begin: {
    path: '/v1/begin',
    summary: 'Begins a payment. The buyer may have to go to a page of the provider.',
    request: shape({
      payment,
      capture: oneOf(['NOW', 'LATER']),
      returnUrl: optional(webUrl({ description: 'Where the buyer comes back to.' })),
    }),
    answer: shape({ state: PluginState, redirectUrl: optional(webUrl({ maxLength: 2048 })) }),
  },
  read: {
    path: '/v1/read',
    summary: 'Says what has become of a payment; without a state, it was never begun.',
    request: shape({ payment }),
    answer: shape({ state: optional(PluginState) }),
  },
  capture: {
    path: '/v1/capture',
    summary: 'Captures an authorized payment, or part of it.',
    request: shape({ payment, capture: step }),
    answer: outcome,
  },
  void: {
    path: '/v1/void',
    summary: 'Gives up a payment: what was charged goes back, and it is never charged later.',
    request: shape({ payment }),
    answer: outcome,
  },
  refund: {
    path: '/v1/refund',
    summary: 'Refunds a payment, or part of it.',
    request: shape({ payment, refund: step }),
    answer: outcome,
  },
  facts: {
    path: '/v1/facts',
    summary: 'Tells everything about the money of a payment.',
    request: shape({ payment }),
    answer: shape({
      state: PluginState,
      captured: amount(),
      isReleased: flag(),
      refunds: list(refund, { maxItems: 300 }),
      disputes: list(dispute, { maxItems: 10 }),
      fee: optional(amount()),
    }),
  },
  answerDispute: {
    path: '/v1/answer-dispute',
    summary: "Passes the store's answer on to the buyer's bank: it accepts the dispute, or contests it with evidence.",
    request: shape({
      payment,
      reference: text({ maxLength: 100 }),
      accept: flag(),
      evidence: optional(DisputeEvidence),
    }),
    answer: outcome,
  },
  statement: {
    path: '/v1/statement',
    summary: "Lists the lines of the provider's account over some time, oldest first.",
    request: shape({ from: timestamp(), to: timestamp(), cursor: optional(text()) }),
    answer: shape({ lines: list(line, { maxItems: 1000 }), nextCursor: optional(text({ maxLength: 1000 })) }),
  },
} as const
export type PaymentProviderMethod = keyof typeof paymentProviderMethods
