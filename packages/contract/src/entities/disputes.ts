import type { Static } from 'typebox'
import { Price } from './common.ts'
import { entity, flag, guid, oneOf, optional, text, timestamp } from '../schema.ts'

const long = optional(text({ minLength: 1, maxLength: 10_000 }))
const short = optional(text({ minLength: 1, maxLength: 1000 }))

export type DisputeEvidence = Static<typeof DisputeEvidence>
export const DisputeEvidence = entity(
  'DisputeEvidence',
  {
    explanation: long,
    productDescription: long,
    customerName: short,
    customerEmail: short,
    billingAddress: short,
    customerCommunication: long,
    receipt: long,
    shippingAddress: short,
    shippingCarrier: short,
    shippingDate: short,
    shippingTrackingNumber: short,
    refundPolicy: long,
    refundRefusalExplanation: long,
  },
  { description: "What speaks for the store, as text. The payment provider passes it on to the buyer's bank." },
)

export type Dispute = Static<typeof Dispute>
export const Dispute = entity(
  'Dispute',
  {
    id: guid({ description: 'The ID of its chargeback.' }),
    orderId: guid(),
    orderNumber: text(),
    paymentId: guid(),
    provider: text(),
    status: oneOf(['OPEN', 'ANSWERING', 'ANSWERED', 'WON', 'LOST'], {
      description:
        '`OPEN` until the store answers, `ANSWERING` until the provider has taken the answer, `ANSWERED` until the bank decides.',
    }),
    amount: Price,
    withdrawn: Price,
    returned: Price,
    reason: text({ description: "The bank's reason, by the provider's name for it." }),
    answerBefore: optional(timestamp()),
    createdDate: timestamp(),
    answerable: flag({ description: 'Whether the store can answer it now.' }),
    whyNot: optional(
      oneOf(['DISPUTE_ALREADY_ANSWERED', 'DISPUTE_CLOSED', 'DISPUTE_DEADLINE_PASSED', 'DISPUTE_NOT_ANSWERABLE'], {
        description: 'Why the store cannot answer it.',
      }),
    ),
    accepted: optional(flag({ description: 'What the store answered: `true` if it accepted the dispute.' })),
    evidence: optional(DisputeEvidence),
    answeredDate: optional(timestamp()),
    answerRefusal: optional(text({ description: 'Why the provider did not take the last answer.' })),
  },
  { description: "A payment that a buyer's bank has taken back, and what the store can say about it." },
)
