import type Stripe from 'stripe'
import { succeeded, type DisputeAnswer, type DisputeEvidence, type Outcome, type PaymentRef } from '../../provider.ts'
import { move, type Finding } from './moves.ts'

/** Combines evidence without a Stripe field, or that would be a file, into one text. */
const otherText = ({ explanation, customerCommunication, receipt }: DisputeEvidence): string =>
  [
    explanation,
    customerCommunication && `Communication with the customer:\n${customerCommunication}`,
    receipt && `Receipt:\n${receipt}`,
  ]
    .filter(Boolean)
    .join('\n\n')

/** Converts evidence to Stripe's fields. */
const evidenceOf = (evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence => {
  const other = otherText(evidence)
  const named = {
    product_description: evidence.productDescription,
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    billing_address: evidence.billingAddress,
    shipping_address: evidence.shippingAddress,
    shipping_carrier: evidence.shippingCarrier,
    shipping_date: evidence.shippingDate,
    shipping_tracking_number: evidence.shippingTrackingNumber,
    refund_policy_disclosure: evidence.refundPolicy,
    refund_refusal_explanation: evidence.refundRefusalExplanation,
    uncategorized_text: other === '' ? undefined : other,
  }
  return Object.fromEntries(Object.entries(named).filter(([, text]) => text !== undefined))
}

/** Submits responses to disputes: accepts or contests them. */
export const createDisputeAnswers =
  (find: Finding) =>
  (payment: PaymentRef, reference: string, answer: DisputeAnswer): Promise<Outcome> =>
    move(find, payment, async ({ stripe }) => {
      if (answer.accept) await stripe.disputes.close(reference)
      else {
        await stripe.disputes.update(reference, { evidence: evidenceOf(answer.evidence), submit: true })
      }
      return { ...succeeded, reference }
    })
