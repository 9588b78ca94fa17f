import type { Static } from 'typebox'
import { DisputeEvidence } from '../entities/money/disputes.ts'
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
 * Requests to a payment provider of an app, and their responses. Each is a POST to the app's base URL. The body is a JWT
 * signed with the app's key (RS256), whose claim `data` contains `request` and `metadata`.
 */

const card = shape({ brand: text({ maxLength: 100 }), lastFour: text({ pattern: '^\\d{4}$' }) })

export type PluginState = Static<typeof PluginState>
export const PluginState = entity(
  'PluginState',
  {
    status: oneOf(['AWAITING', 'PROCESSING', 'AUTHORIZED', 'CAPTURED', 'DECLINED'], {
      description:
        '`AWAITING`: the buyer must act. `PROCESSING`: can take hours or days. `AUTHORIZED`: not captured yet.',
    }),
    transactionId: optional(
      text({
        minLength: 1,
        maxLength: 100,
        description: 'ID of the transaction. Required unless `AWAITING` or `DECLINED`.',
      }),
    ),
    card: optional(card),
    reason: optional(
      oneOf(['DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED'], { description: 'Why the payment was declined.' }),
    ),
  },
  { description: 'The state of a payment.' },
)

export type PluginOutcome = Static<typeof PluginOutcome>
export const PluginOutcome = entity(
  'PluginOutcome',
  {
    status: oneOf(['SUCCEEDED', 'PENDING', 'FAILED']),
    reference: optional(text({ minLength: 1, maxLength: 100, description: "The provider's ID of the operation." })),
    code: optional(text({ minLength: 1, maxLength: 100, description: 'Error code.' })),
    description: optional(text({ minLength: 1, maxLength: 500, description: 'Error message for the owner.' })),
  },
  { description: 'The outcome of a capture, void or refund. While it is `PENDING`, the request is repeated.' },
)

const payment = shape({
  id: text({
    description: 'ID of the payment. A payment is charged only once, even if `begin` is called several times.',
  }),
  amount: amount(),
  currency: currency(),
})
const step = shape({
  id: text({ description: 'ID of the operation. An operation is performed only once.' }),
  amount: amount(),
})
const outcome = shape({ outcome: PluginOutcome })

const refund = shape({
  id: optional(text({ maxLength: 100, description: "The store's ID, if the store requested the refund." })),
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
  amount: decimal({}, { description: 'Negative for money that went out.' }),
  fee: amount(),
  currency: currency(),
  date: timestamp(),
})

export const paymentProviderMethods = {
  describe: {
    path: '/v1/describe',
    summary:
      'Describes the provider and its abilities. Called on registration and when the owner tests the connection.',
    request: shape({}),
    answer: shape({
      name: text({ minLength: 1, maxLength: 100, description: 'Name, shown to buyers.' }),
      abilities: shape({
        capture: oneOf(['NONE', 'WHOLE', 'PARTIAL'], { description: '`NONE`: payments are captured immediately.' }),
        void: flag(),
        refund: oneOf(['NONE', 'WHOLE', 'PARTIAL']),
        refundDays: optional(integer({ minimum: 1, maximum: 3650 })),
        facts: flag({ description: 'Whether `facts` is supported.' }),
        statement: flag({ description: 'Whether `statement` is supported.' }),
        disputes: optional(flag({ description: 'Whether `answerDispute` is supported.' })),
      }),
    }),
  },
  begin: {
    path: '/v1/begin',
    summary: 'Starts a payment. The response may contain a page of the provider to redirect the buyer to.',
    request: shape({
      payment,
      capture: oneOf(['NOW', 'LATER']),
      returnUrl: optional(webUrl({ description: 'Page to return the buyer to.' })),
    }),
    answer: shape({ state: PluginState, redirectUrl: optional(webUrl({ maxLength: 2048 })) }),
  },
  read: {
    path: '/v1/read',
    summary: 'Returns the state of a payment. Without a state, the payment was never started.',
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
    summary: 'Voids a payment: what was charged is returned, and nothing is charged later.',
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
    summary: 'Returns all amounts of a payment.',
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
    summary: "Forwards the store's response to the buyer's bank: it accepts the dispute, or contests it with evidence.",
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
    summary: "Lists the entries of the provider's account in a period, oldest first.",
    request: shape({ from: timestamp(), to: timestamp(), cursor: optional(text()) }),
    answer: shape({ lines: list(line, { maxItems: 1000 }), nextCursor: optional(text({ maxLength: 1000 })) }),
  },
} as const
