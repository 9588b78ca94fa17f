import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buyer, referenceTo } from '../../../goods.ts'
import type { Claims } from './claims.ts'
import type { Store } from './store.ts'

/** Everything that was confirmed, which must remain true. */
interface Confirmed {
  /** Paid or authorized when placed. */
  readonly orders: Set<string>
  readonly canceled: Set<string>
  /** Payment requests paid by their link. */
  readonly paidRequests: Set<string>
  /** Confirmed captures, by payment. */
  readonly captured: Set<string>
  /** Orders with a partial charge to a saved card: the confirmed ones, and all. */
  readonly charged: Set<string>
  readonly chargedAtMost: Set<string>
  /** Orders of members, which may be refunded as store credit. */
  readonly ofMembers: Set<string>
  /** Orders paid with store credit. */
  readonly onCredit: Set<string>
  /** Returns confirmed as settled. */
  readonly settled: Set<string>
}

interface Carried {
  readonly catalogReference: object
  readonly quantity: number
}
interface Paying {
  readonly paymentToken: string
  readonly delayCapture?: boolean
  readonly savePaymentMethod?: boolean
}

interface RefundablePayment {
  readonly paymentId: string
  readonly monetary?: { readonly maxRefund?: { readonly amount?: string } }
}

/** Partial charge to a saved card, of an order of 14.90. */
export const partCharged = 500

const oneOf = <One>(list: readonly One[]): One | undefined => list[randomInt(Math.max(1, list.length))]
const partOf = (minor: number): string => (randomInt(1, minor + 1) / 100).toFixed(2)
const minorOf = (amount: { amount?: string } | undefined): number => Math.round(Number(amount?.amount ?? 0) * 100)

const stripeCards = ['4242424242424242', '4242424242424242', '4000000000000002', '4000002500003155']
const sandboxCards = ['pays', 'pays', 'declines', 'challenge']

/** Clients that keep working, whatever happens to the server. */
export const createPeople = (
  { url, apiKey, clientId, double, product, giftCard, delivery }: Store,
  { saver, creditor, claims }: { readonly saver: string; readonly creditor: string; readonly claims: Claims },
) => {
  const confirmed: Confirmed = {
    orders: new Set(),
    canceled: new Set(),
    paidRequests: new Set(),
    captured: new Set(),
    charged: new Set(),
    chargedAtMost: new Set(),
    ofMembers: new Set(),
    onCredit: new Set(),
    settled: new Set(),
  }
  let isOver = false
  let answered = 0

  /** Returns the response and whether it was successful, or nothing if there was none. */
  const ask = async (
    path: string,
    token: string,
    body?: object,
    method = body ? 'POST' : 'GET',
    // oxlint-disable-next-line typescript/no-explicit-any
  ): Promise<{ readonly isDone: boolean; readonly content: any } | undefined> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(url + path, init).catch(() => undefined)
    // Avoids a busy loop.
    if (answer) answered += 1
    else await pause(30)
    const content = await answer?.json().catch(() => undefined)
    return content === undefined ? undefined : { isDone: answer!.ok, content }
  }

  /** Returns a successful response, or nothing. */
  const send = async (...args: Parameters<typeof ask>) => {
    const answer = await ask(...args)
    return answer?.isDone ? answer.content : undefined
  }
  const bill = (name: string, body: object) => send(`/ecom/v1/order-billing/${name}`, apiKey, body)
  const paymentsOf = async (orderId: string) =>
    (await send(`/ecom/v1/payments/orders/${orderId}`, apiKey))?.orderTransactions.payments ?? []

  const newCard = (): string =>
    randomInt(2) === 0 ? `sandbox:${oneOf(sandboxCards)!}` : double.createToken(oneOf(stripeCards)!)

  /** Answers the bank's challenge. Stripe is told by the buyer's page. */
  const answerBank = (attemptId: string, approved: boolean): void => {
    const intents = double.book.all('payment_intent')
    const intent = intents.find(({ metadata }) => (metadata as Record<string, string>).vitrine_attempt === attemptId)
    if (intent?.status === 'requires_action') double.answer(intent.id, approved)
  }

  const payOnce = async (token: string, checkoutId: string, paying: Paying): Promise<string | undefined> => {
    const placed = await send(`/ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, token, paying)
    if (!placed?.paymentResponseToken) return placed?.orderId
    const { paymentResponseToken, paymentGatewayOrderId } = placed
    const approved = randomInt(3) > 0
    answerBank(paymentGatewayOrderId, approved)
    return (await send('/vitrine/v1/payments/confirm', token, { paymentResponseToken, approved }))?.orderId
  }

  /** Pays for a checkout and retries without a response. */
  const pay = async (token: string, checkoutId: string, paying: () => Paying): Promise<string | undefined> => {
    const orderId = (await payOnce(token, checkoutId, paying())) ?? (await payOnce(token, checkoutId, paying()))
    if (orderId) confirmed.orders.add(orderId)
    return orderId
  }

  const mugs: Carried = { catalogReference: referenceTo(product), quantity: 1 }
  const openCheckout = async (
    token: string,
    line: Carried = mugs,
    { code = delivery, ...more }: { readonly code?: string; readonly couponCode?: string } = {},
  ): Promise<string | undefined> => {
    const checkoutInfo = {
      buyerInfo: { email: buyer.email },
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code } },
    }
    const body = { ...more, lineItems: [line], channelType: 'WEB', checkoutInfo }
    return (await send('/ecom/v1/checkouts', token, body))?.checkout.id
  }

  /** Buys a bowl with a coupon or time slot, competing for limited claims. */
  const buy = async (token: string): Promise<void> => {
    const line = randomInt(2) === 0 ? mugs : { catalogReference: referenceTo(claims.bowl), quantity: 1 }
    const checkoutId = await openCheckout(token, line, {
      ...(randomInt(2) === 0 && { couponCode: claims.couponCode }),
      ...(randomInt(2) === 0 && { code: claims.byBicycle }),
    })
    if (!checkoutId) return
    const delayCapture = randomInt(3) === 0
    await pay(token, checkoutId, () => ({ paymentToken: newCard(), delayCapture }))
  }

  /** Buys gift cards for a unique recipient. */
  const buyGiftCards = async (token: string): Promise<void> => {
    const customTextFields = { 'Recipient email': `${randomUUID()}@people.test` }
    const catalogReference = referenceTo(giftCard, { customTextFields })
    const checkoutId = await openCheckout(token, { catalogReference, quantity: randomInt(1, 3) })
    if (checkoutId) await pay(token, checkoutId, () => ({ paymentToken: newCard() }))
  }

  /** Pays with store credit, and the rest by card. */
  const buyOnCredit = async (): Promise<void> => {
    const checkoutId = await openCheckout(creditor)
    if (!checkoutId) return
    const chosen = await send(`/ecom/v1/checkouts/${checkoutId}`, creditor, { giftCardCode: 'STORE_CREDIT' }, 'PATCH')
    const orderId = await pay(creditor, checkoutId, () => ({ paymentToken: newCard() }))
    if (!orderId) return
    confirmed.ofMembers.add(orderId)
    if (Number(chosen?.checkout.giftCard?.amount.amount ?? 0) > 0) confirmed.onCredit.add(orderId)
  }

  const savedCard = async (): Promise<string | undefined> => {
    const listed = await send('/vitrine/v1/members/my/saved-payment-methods', saver)
    return oneOf<{ paymentToken: string }>(listed?.savedPaymentMethods ?? [])?.paymentToken
  }

  /** Saves cards and pays later orders with them. */
  const buyWithSaved = async (): Promise<void> => {
    const checkoutId = await openCheckout(saver)
    if (!checkoutId) return
    const [saved, isHeld] = [randomInt(4) > 0 ? await savedCard() : undefined, randomInt(4) === 0]
    const orderId = await pay(saver, checkoutId, () =>
      saved ? { paymentToken: saved, delayCapture: isHeld } : { paymentToken: newCard(), savePaymentMethod: true },
    )
    if (orderId) confirmed.ofMembers.add(orderId)
  }

  /** Charges part of an order to a saved card with one idempotency key, until there is a response. */
  const chargeSaved = async (): Promise<void> => {
    const paymentIntentId = await savedCard()
    const checkoutId = paymentIntentId && (await openCheckout(saver))
    const orderId = checkoutId && (await send(`/ecom/v1/checkouts/${checkoutId}/create-order`, apiKey, {}))?.orderId
    if (!orderId) return
    confirmed.chargedAtMost.add(orderId)
    const regularCharge = { paymentIntentId, amount: { amount: (partCharged / 100).toFixed(2) } }
    const request = { orderId, merchantInitiated: true, idempotencyKey: randomUUID(), regularCharge }
    const charge = () => ask('/ecom/v1/order-billing/charge-order', apiKey, request)
    for (let time = 0; time < 100; time += 1) {
      // An occasional double click.
      const answers = await Promise.all(randomInt(2) === 0 ? [charge(), charge()] : [charge()])
      if (answers.some((answer) => answer?.isDone)) return void confirmed.charged.add(orderId)
      if (answers.some(Boolean)) return
      await pause(50)
    }
  }

  /** Requests payment by link, and the buyer pays it, with a retry. */
  const payByLink = async (token: string): Promise<void> => {
    const checkoutId = await openCheckout(token)
    const orderId = checkoutId && (await send(`/ecom/v1/checkouts/${checkoutId}/create-order`, apiKey, {}))?.orderId
    if (!orderId) return
    const orderPaymentRequest = { orderId, amount: { amount: '14.90' }, title: 'Mug' }
    const created = await send('/ecom/v1/order-payment-requests', apiKey, { orderPaymentRequest })
    if (!created) return
    const link = new URL(created.orderPaymentRequestUrl).searchParams.get('token')!
    const tryOnce = async () =>
      (await send('/vitrine/v1/payment-links/pay', '', { token: link, paymentToken: newCard() }))?.paymentLink.state
    const states = [await tryOnce(), await tryOnce()]
    if (states.includes('PAID')) confirmed.paidRequests.add(created.orderPaymentRequest.id)
  }

  const cancelOne = async (): Promise<void> => {
    const id = oneOf([...confirmed.orders].filter((one) => !confirmed.canceled.has(one)))
    if (id && (await send(`/ecom/v1/orders/${id}/cancel`, apiKey, {}))) confirmed.canceled.add(id)
  }

  /** Refunds part of the remaining amount. */
  const refundOne = async (): Promise<void> => {
    const orderId = oneOf([...confirmed.orders])
    const known = orderId && (await bill('get-order-refundability', { orderId }))?.payments
    const payment = oneOf<{ payment?: RefundablePayment }>(known ?? [])?.payment
    const max = minorOf(payment?.monetary?.maxRefund)
    if (!payment || max === 0) return
    const storeCredit = confirmed.ofMembers.has(orderId!) && randomInt(2) === 0
    const paymentRefunds = [{ paymentId: payment.paymentId, amount: { amount: partOf(max) }, storeCredit }]
    await bill('refund-payments', { orderId, paymentRefunds })
  }

  /** Captures all or part of an authorized payment, or voids it. */
  const captureOne = async (): Promise<void> => {
    const orderId = oneOf([...confirmed.orders])
    const held = orderId
      ? (await paymentsOf(orderId)).find(({ status }: { status: string }) => status === 'AUTHORIZED')
      : undefined
    if (!held) return
    if (randomInt(5) === 0) return void (await bill('void-authorized-payments', { orderId, paymentIds: [held.id] }))
    const amount = randomInt(2) === 0 ? { amount: { amount: partOf(minorOf(held.amount)) } } : {}
    const done = await bill('capture-authorized-payments', { orderId, payments: [{ paymentId: held.id, ...amount }] })
    if (done) confirmed.captured.add(held.id)
  }

  /** Fulfills an order, returns and settles it, as far as possible. Returns whether to retry. */
  const takeBack = async (orderId: string): Promise<boolean> => {
    const order = await send(`/ecom/v1/orders/${orderId}`, apiKey)
    if (!order) return true
    const lineItemId = order.order.lineItems[0].id
    const fulfillment = { lineItems: [{ id: lineItemId, quantity: 1 }] }
    await send(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, apiKey, { fulfillment })
    const items = [{ lineItemId, quantity: 1, reason: 'DAMAGED' }]
    const path = `/vitrine/v1/orders/${orderId}/returns`
    const asking = () => send(path, apiKey, { items, wish: 'REFUND' })
    await Promise.all(randomInt(3) === 0 ? [asking(), asking()] : [asking()])
    const known = await send(path, apiKey)
    const id = known?.orderReturns.at(-1)?.id
    if (!id) return !known
    const step = (name: string, body: object) => ask(`/vitrine/v1/returns/${id}/${name}`, apiKey, body)
    await step('approve', {})
    await step('receive', { items: [{ lineItemId, quantity: 1 }] })
    const settle = () => step('settle', { type: 'REFUND' })
    const answers = await Promise.all(randomInt(2) === 0 ? [settle(), settle()] : [settle()])
    if (answers.some((answer) => answer?.isDone)) confirmed.settled.add(id)
    return !answers.some(Boolean)
  }

  const returnOne = async (): Promise<void> => {
    const orderId = oneOf([...confirmed.orders].slice(-5))
    if (!orderId) return
    for (let time = 0; time < 20; time += 1) if (!(await takeBack(orderId))) return
  }

  const goOn = async (act: () => Promise<void>): Promise<void> => {
    if (isOver) return
    await act()
    await pause(randomInt(20))
    await goOn(act)
  }
  const visitor = async (act: (token: string) => Promise<void>): Promise<void> => {
    let token = ''
    await goOn(async () => {
      token ||= (await send('/oauth2/token', '', { clientId, grantType: 'anonymous' }))?.access_token ?? ''
      if (token) await act(token)
    })
  }

  const owners = [cancelOne, refundOne, refundOne, captureOne, captureOne, returnOne, returnOne].map((act) => goOn(act))
  const members = [buyOnCredit, buyWithSaved, chargeSaved].map((act) => goOn(act))
  const all = Promise.all([
    visitor(buy),
    visitor(buy),
    visitor(buy),
    visitor(payByLink),
    visitor(buyGiftCards),
    ...members,
    ...owners,
  ])
  return {
    confirmed,
    /** Number of responses so far. */
    countAnswers: () => answered,
    end: async () => {
      isOver = true
      await all
    },
  }
}
