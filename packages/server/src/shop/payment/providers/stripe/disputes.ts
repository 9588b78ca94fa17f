import { succeeded, type DisputeAnswer, type Outcome, type PaymentRef } from '../../provider.ts'
import { move, type Finding } from './moves.ts'

/** Answers a buyer's bank: the shop gives in, or says in its own words why the money is its own. */
export const createDisputeAnswers =
  (find: Finding) =>
  (payment: PaymentRef, reference: string, answer: DisputeAnswer): Promise<Outcome> =>
    move(find, payment, async ({ stripe }) => {
      if ('accept' in answer) await stripe.disputes.close(reference)
      else {
        const evidence = { uncategorized_text: answer.explanation }
        await stripe.disputes.update(reference, { evidence, submit: true })
      }
      return { ...succeeded, reference }
    })
