import { feeOf, writeLine } from './balance.ts'
import type { Book, Method, StripeObject } from './book.ts'
import { openDispute } from './disputes.ts'
import { openReview } from './reviews.ts'
import { invalid, missing, StripeRefusal } from './errors.ts'
import type { Events } from './events.ts'
import { groupOf, listOf, numberOf, textOf, type Fields } from './form.ts'

/** Stripe: “Minimum and maximum charge amounts”, as far as tested. */
const minimumOf = (currency: string): number => (currency === 'jpy' ? 50 : currency === 'kwd' ? 150 : 50)
const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])

/** Stripe: “Supported currencies”, three-decimal currencies. */
export const checkStep = (amount: number, currency: unknown): void => {
  if (threeDecimals.has(String(currency)) && amount % 10 !== 0) throw invalid('Invalid amount.', { param: 'amount' })
}

const checkAmount = (amount: number | undefined, currency: string | undefined): void => {
  if (amount === undefined) throw invalid('Missing required param: amount.', { param: 'amount' })
  if (!/^[a-z]{3}$/.test(currency ?? '')) throw invalid('Missing required param: currency.', { param: 'currency' })
  checkStep(amount, currency)
  if (amount < minimumOf(currency!)) {
    throw invalid('The amount is too small.', { code: 'amount_too_small', param: 'amount' })
  }
}

export const createIntents = ({ book, events, url }: { book: Book; events: Events; url: () => string }) => {
  const find = (id: string): StripeObject => {
    const intent = book.objects.get(id)
    if (intent?.object !== 'payment_intent') throw missing('payment_intent', id, 'intent')
    return intent
  }

  const unexpected = (intent: StripeObject, action: string): StripeRefusal =>
    invalid(`You cannot ${action} this PaymentIntent because it has a status of ${String(intent.status)}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    })

  const create = (body: Fields): StripeObject => {
    const [amount, currency] = [numberOf(body.amount), textOf(body.currency)]
    checkAmount(amount, currency)
    const id = book.newId('pi')
    const intent = book.put({
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      currency,
      customer: textOf(body.customer) ?? null,
      capture_method: textOf(body.capture_method) ?? 'automatic_async',
      client_secret: `${id}_secret_${book.newId('s').slice(2)}`,
      created: book.seconds(),
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: groupOf(body.metadata),
      multicapture: textOf(groupOf(groupOf(body.payment_method_options).card).request_multicapture) === 'if_available',
      next_action: null,
      status: 'requires_payment_method',
    })
    events.note('payment_intent.created', intent)
    return intent
  }

  const chargeWith = (intent: StripeObject, method: Method, status: 'succeeded' | 'failed'): StripeObject => {
    const isHeld = intent.capture_method === 'manual'
    const charge = book.put({
      id: book.newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: status === 'succeeded' && !isHeld ? intent.amount : 0,
      amount_refunded: 0,
      balance_transaction: null,
      captured: status === 'succeeded' && !isHeld,
      created: book.seconds(),
      currency: intent.currency,
      disputed: false,
      metadata: intent.metadata,
      paid: status === 'succeeded',
      payment_intent: intent.id,
      payment_method_details: {
        type: method.type,
        ...(method.card && {
          card: {
            ...method.card,
            ...(isHeld && {
              capture_before: book.seconds() + 7 * 86_400,
              multicapture: { status: intent.multicapture ? 'available' : 'unavailable' },
            }),
          },
        }),
      },
      refunded: false,
      status,
    })
    intent.latest_charge = charge.id
    return charge
  }

  const settle = (charge: StripeObject, amount: number): void => {
    const fee = feeOf(amount)
    const line = writeLine(book, { type: 'charge', amount, fee, currency: charge.currency, source: charge.id })
    charge.balance_transaction ??= line.id
  }

  /** Stripe: “setup_future_usage”: attaches the payment method to the customer. */
  const attachTo = (method: Method, customer: string): void => {
    const id = book.newId('pm')
    book.methods.set(id, { ...method, id, customer, isUsed: false })
  }

  const succeed = (intent: StripeObject, method: Method): void => {
    const charge = chargeWith(intent, method, 'succeeded')
    if (method.behavior.reviewed) openReview({ book, events }, intent)
    if (intent.customer && intent.setup_future_usage) attachTo(method, String(intent.customer))
    if (intent.capture_method === 'manual') {
      Object.assign(intent, { status: 'requires_capture', next_action: null, amount_capturable: intent.amount })
      events.note('payment_intent.amount_capturable_updated', intent)
      return
    }
    settle(charge, Number(intent.amount))
    Object.assign(intent, { status: 'succeeded', next_action: null, amount_received: intent.amount })
    events.note('payment_intent.succeeded', intent)
    events.note('charge.succeeded', charge)
    const { disputed } = method.behavior
    if (disputed) openDispute({ book, events }, charge, disputed)
  }

  const fail = (intent: StripeObject, method: Method | undefined, error: Record<string, unknown>): void => {
    if (method) chargeWith(intent, method, 'failed')
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error: error })
    events.note('payment_intent.payment_failed', intent)
  }

  const cardError = ({ behavior: { decline } }: Method) => ({
    type: 'card_error' as const,
    code: decline!.code,
    decline_code: decline!.declineCode,
    message: 'Your card was declined.',
  })

  const methodOf = (intent: StripeObject, body: Fields): Method => {
    const token = textOf(body.confirmation_token)
    const id = token ?? textOf(body.payment_method)
    const param = token ? 'confirmation_token' : 'payment_method'
    if (id === undefined) throw invalid('There is no payment method to confirm with.', { param: 'payment_method' })
    const method = book.methods.get(id)
    if (!method) throw missing(param, id, param)
    if (!token && method.customer !== intent.customer) {
      throw invalid('The payment method belongs to another customer.', { param: 'payment_method' })
    }
    if (token && method.isUsed) throw invalid('The ConfirmationToken was already used.', { param })
    method.isUsed = true
    return method
  }

  const nextAction = (intent: StripeObject, method: Method, returnUrl: string | undefined): object => {
    if (method.type === 'card') return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    const back = returnUrl ?? method.returnUrl
    if (!back) throw invalid('This payment method needs a return_url.', { param: 'return_url' })
    const page = `${url()}/redirect/${intent.id}?${new URLSearchParams({ return_url: back })}`
    return { type: 'redirect_to_url', redirect_to_url: { url: page, return_url: back } }
  }

  const confirm = (id: string, body: Fields): StripeObject => {
    const intent = find(id)
    const isOpen = intent.status === 'requires_payment_method' || intent.status === 'requires_confirmation'
    if (!isOpen) throw unexpected(intent, 'confirm')
    const method = methodOf(intent, body)
    book.methodOf.set(id, method)
    intent.last_payment_error = null
    intent.setup_future_usage = textOf(body.setup_future_usage) ?? null
    if (method.behavior.requiresChallenge || method.type !== 'card') {
      if (body.off_session === 'true') {
        const error = { type: 'card_error' as const, code: 'authentication_required', message: 'The bank asks.' }
        fail(intent, method, { ...error, decline_code: 'authentication_required' })
        throw new StripeRefusal(402, { ...error, decline_code: 'authentication_required', payment_intent: intent })
      }
      intent.next_action = nextAction(intent, method, textOf(body.return_url))
      intent.status = 'requires_action'
      events.note('payment_intent.requires_action', intent)
      return intent
    }
    if (method.behavior.decline) {
      fail(intent, method, cardError(method))
      throw new StripeRefusal(402, { ...cardError(method), payment_intent: intent })
    }
    succeed(intent, method)
    return intent
  }

  /** The buyer answers the bank's challenge, or acts on the redirect page. */
  const answer = (id: string, isApproved: boolean): StripeObject => {
    const intent = find(id)
    const method = book.methodOf.get(id)
    if (intent.status !== 'requires_action' || !method) throw unexpected(intent, 'authenticate')
    if (!isApproved) {
      const message = 'The buyer was not authenticated.'
      fail(intent, undefined, { type: 'card_error', code: 'payment_intent_authentication_failure', message })
    } else if (method.behavior.decline) fail(intent, method, cardError(method))
    else succeed(intent, method)
    return intent
  }

  const cancel = (id: string, body: Fields): StripeObject => {
    const intent = find(id)
    if (['succeeded', 'canceled', 'processing'].includes(String(intent.status))) throw unexpected(intent, 'cancel')
    Object.assign(intent, {
      status: 'canceled',
      amount_capturable: 0,
      next_action: null,
      cancellation_reason: textOf(body.cancellation_reason) ?? null,
      canceled_at: book.seconds(),
    })
    events.note('payment_intent.canceled', intent)
    return intent
  }

  const capture = (id: string, body: Fields): StripeObject => {
    const intent = find(id)
    if (intent.status !== 'requires_capture') throw unexpected(intent, 'capture')
    const held = Number(intent.amount_capturable)
    const amount = numberOf(body.amount_to_capture) ?? held
    if (amount < 1 || amount > held) {
      throw invalid('The amount to capture is more than is held.', {
        code: 'amount_too_large',
        param: 'amount_to_capture',
      })
    }
    checkStep(amount, intent.currency)
    const charge = book.objects.get(String(intent.latest_charge))!
    const isFinal = body.final_capture !== 'false' || amount === held
    if (!isFinal && !intent.multicapture) throw invalid('Multicapture is not available.', { param: 'final_capture' })
    settle(charge, amount)
    const received = Number(intent.amount_received) + amount
    Object.assign(charge, { captured: true, amount_captured: received })
    Object.assign(intent, {
      amount_received: received,
      amount_capturable: isFinal ? 0 : held - amount,
      status: isFinal ? 'succeeded' : 'requires_capture',
    })
    events.note(isFinal ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', intent)
    return intent
  }

  return { create, find, confirm, answer, cancel, capture, expandable: listOf }
}
export type Intents = ReturnType<typeof createIntents>
