import { checkStep } from './intents.ts'
import { writeLine } from './balance.ts'
import type { Book, StripeObject } from './book.ts'
import { invalid } from './errors.ts'
import type { Events } from './events.ts'
import { groupOf, numberOf, textOf, type Fields } from './form.ts'
import type { Intents } from './intents.ts'

export const createRefunds = ({ book, events, intents }: { book: Book; events: Events; intents: Intents }) => {
  const chargeOf = (body: Fields): StripeObject => {
    const intent = intents.find(textOf(body.payment_intent) ?? '')
    const charge = book.objects.get(String(intent.latest_charge))
    if (!charge?.captured) throw invalid('This PaymentIntent has no successful charge to refund.')
    return charge
  }

  const create = (body: Fields): StripeObject => {
    const charge = chargeOf(body)
    const left = Number(charge.amount_captured) - Number(charge.amount_refunded)
    if (left === 0) throw invalid('The charge has already been refunded.', { code: 'charge_already_refunded' })
    const amount = numberOf(body.amount) ?? left
    if (amount < 1 || amount > left) {
      throw invalid('The refund is greater than what is left of the charge.', {
        code: 'amount_too_large',
        param: 'amount',
      })
    }
    checkStep(amount, charge.currency)
    const behavior = book.methodOf.get(String(charge.payment_intent))?.behavior
    const refund = book.put({
      id: book.newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      currency: charge.currency,
      created: book.seconds(),
      metadata: groupOf(body.metadata),
      reason: textOf(body.reason) ?? null,
      status: behavior?.refund === 'pending' ? 'pending' : 'succeeded',
    })
    charge.amount_refunded = Number(charge.amount_refunded) + amount
    charge.refunded = charge.amount_refunded === charge.amount_captured
    writeLine(book, { type: 'refund', amount: 0 - amount, currency: charge.currency, source: refund.id })
    events.note('refund.created', refund)
    events.note('charge.refunded', charge)
    return refund
  }

  /** The bank responds later. Stripe: “Refunds”, failed refunds: the amount returns to the account. */
  const settle = (id: string, status: 'succeeded' | 'failed'): StripeObject => {
    const refund = book.objects.get(id)!
    refund.status = status
    if (status === 'failed') {
      refund.failure_reason = 'expired_or_canceled_card'
      const charge = book.objects.get(String(refund.charge))!
      charge.amount_refunded = Number(charge.amount_refunded) - Number(refund.amount)
      charge.refunded = false
      const { amount, currency } = refund
      writeLine(book, { type: 'refund_failure', amount: Number(amount), currency, source: id })
    }
    events.note(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    return refund
  }

  return { create, settle }
}
