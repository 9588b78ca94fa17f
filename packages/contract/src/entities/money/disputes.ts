import type { Static } from 'typebox'
import { Price } from '../common.ts'
import { described, entity, flag, guid, oneOf, optional, text, timestamp } from '../../schema.ts'

const long = (description?: string) =>
  optional(text({ minLength: 1, maxLength: 10_000, ...(description !== undefined && { description }) }))
const short = () => optional(text({ minLength: 1, maxLength: 1000 }))

export type DisputeEvidence = Static<typeof DisputeEvidence>
export const DisputeEvidence = entity(
  'DisputeEvidence',
  {
    explanation: long('Why the dispute is not justified.'),
    productDescription: long(),
    customerName: short(),
    customerEmail: short(),
    billingAddress: short(),
    customerCommunication: long('Messages between the store and the buyer.'),
    receipt: long('Receipt or invoice.'),
    shippingAddress: short(),
    shippingCarrier: short(),
    shippingDate: short(),
    shippingTrackingNumber: short(),
    refundPolicy: long('Refund policy of the store.'),
    refundRefusalExplanation: long('Why the buyer is not entitled to a refund.'),
  },
  { description: "Evidence against a dispute, as text. The payment provider forwards it to the buyer's bank." },
)

export type Dispute = Static<typeof Dispute>
export const Dispute = entity(
  'Dispute',
  {
    id: guid({ description: 'ID of the dispute. Same as the ID of its chargeback.' }),
    orderId: guid(),
    orderNumber: text(),
    paymentId: guid(),
    provider: text({ description: 'ID of the payment provider.' }),
    status: oneOf(['OPEN', 'ANSWERING', 'ANSWERED', 'WON', 'LOST'], {
      description:
        "`OPEN`: awaiting a response. `ANSWERING`: being submitted. `ANSWERED`: awaiting the bank's decision.",
    }),
    amount: described(Price, 'Disputed amount.'),
    withdrawn: described(Price, 'Amount withdrawn from the store.'),
    returned: described(Price, 'Amount returned to the store.'),
    reason: text({ description: 'Reason given by the bank, as a code of the payment provider.' }),
    answerBefore: optional(timestamp({ description: 'Deadline for the response.' })),
    createdDate: timestamp(),
    answerable: flag({ description: 'Whether the store can respond now.' }),
    whyNot: optional(
      oneOf(['DISPUTE_ALREADY_ANSWERED', 'DISPUTE_CLOSED', 'DISPUTE_DEADLINE_PASSED', 'DISPUTE_NOT_ANSWERABLE'], {
        description: 'Why the store cannot respond.',
      }),
    ),
    accepted: optional(flag({ description: 'Whether the store accepted the dispute instead of submitting evidence.' })),
    evidence: optional(described(DisputeEvidence, 'Evidence that the store submitted.')),
    answeredDate: optional(timestamp({ description: 'When the store responded.' })),
    answerRefusal: optional(text({ description: 'Why the payment provider rejected the last response.' })),
  },
  { description: 'A payment that the buyer disputed with their bank.' },
)
