import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buyer, referenceTo } from '../../goods.ts'
import type { Store } from './store.ts'

/** What has been confirmed to somebody: none of it may ever be untrue. */
export interface Confirmed {
  /** Paid for, or held for, when they were placed. */
  readonly orders: Set<string>
  readonly canceled: Set<string>
  /** Payment requests that were paid by their link. */
  readonly paidRequests: Set<string>
  /** Captures that were answered with success, by payment. */
  readonly captured: Set<string>
}

const oneOf = <One>(list: readonly One[]): One | undefined => list[randomInt(Math.max(1, list.length))]
const partOf = (minor: number): string => (randomInt(1, minor + 1) / 100).toFixed(2)
const minorOf = (amount: { amount?: string } | undefined): number => Math.round(Number(amount?.amount ?? 0) * 100)

const stripeCards = ['4242424242424242', '4242424242424242', '4000000000000002', '4000002500003155']
const sandboxCards = ['pays', 'pays', 'declines', 'challenge']

/** People who go on with what they do, whatever becomes of the server. */
export const createPeople = ({ url, apiKey, clientId, double, product, delivery }: Store) => {
  const confirmed: Confirmed = {
    orders: new Set(),
    canceled: new Set(),
    paidRequests: new Set(),
    captured: new Set(),
  }
  let isOver = false
  let answered = 0

  /** The answer, or nothing where there was none, or a refusal. */
  const send = async (
    path: string,
    token: string,
    body?: object,
    // oxlint-disable-next-line typescript/no-explicit-any
  ): Promise<any> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(url + path, init).catch(() => undefined)
    // Nobody presses a button a hundred times a second.
    if (answer) answered += 1
    else await pause(30)
    const read = await answer?.json().catch(() => undefined)
    return answer?.ok ? read : undefined
  }
  const bill = (name: string, body: object) => send(`/ecom/v1/order-billing/${name}`, apiKey, body)
  const paymentsOf = async (orderId: string) =>
    (await send(`/ecom/v1/payments/orders/${orderId}`, apiKey))?.orderTransactions.payments ?? []

  const newCard = (): string =>
    randomInt(2) === 0 ? `sandbox:${oneOf(sandboxCards)!}` : double.createToken(oneOf(stripeCards)!)

  /** The bank of the buyer asks them; Stripe hears the answer from the buyer's page. */
  const answerBank = (attemptId: string, approved: boolean): void => {
    const intents = double.book.all('payment_intent')
    const intent = intents.find(({ metadata }) => (metadata as Record<string, string>).vitrine_attempt === attemptId)
    if (intent?.status === 'requires_action') double.answer(intent.id, approved)
  }

  const pay = async (token: string, checkoutId: string, delayCapture: boolean): Promise<string | undefined> => {
    const path = `/ecom/v1/checkouts/${checkoutId}/create-order-and-charge`
    const placed = await send(path, token, { paymentToken: newCard(), delayCapture })
    if (!placed?.paymentResponseToken) return placed?.orderId
    const { paymentResponseToken, paymentGatewayOrderId } = placed
    const approved = randomInt(3) > 0
    answerBank(paymentGatewayOrderId, approved)
    return (await send('/vitrine/v1/payments/confirm', token, { paymentResponseToken, approved }))?.orderId
  }

  const openCheckout = async (token: string): Promise<string | undefined> => {
    const checkoutInfo = {
      buyerInfo: { email: buyer.email },
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    }
    const lineItems = [{ catalogReference: referenceTo(product), quantity: 1 }]
    const body = { lineItems, channelType: 'WEB', checkoutInfo }
    return (await send('/ecom/v1/checkouts', token, body))?.checkout.id
  }

  const buy = async (token: string): Promise<void> => {
    const checkoutId = await openCheckout(token)
    if (!checkoutId) return
    const delayCapture = randomInt(3) === 0
    // Whoever hears nothing tries again.
    const orderId = (await pay(token, checkoutId, delayCapture)) ?? (await pay(token, checkoutId, delayCapture))
    if (orderId) confirmed.orders.add(orderId)
  }

  /** The owner asks for the money of an order by a link, and its buyer pays it, asked once more where nobody answers. */
  const payByLink = async (token: string): Promise<void> => {
    const checkoutId = await openCheckout(token)
    const orderId = checkoutId && (await send(`/ecom/v1/checkouts/${checkoutId}/create-order`, apiKey, {}))?.orderId
    if (!orderId) return
    const orderPaymentRequest = { orderId, amount: { amount: '14.90' }, title: 'Mug' }
    const asked = await send('/ecom/v1/order-payment-requests', apiKey, { orderPaymentRequest })
    if (!asked) return
    const link = new URL(asked.orderPaymentRequestUrl).searchParams.get('token')!
    const tryOnce = async () =>
      (await send('/vitrine/v1/payment-links/pay', '', { token: link, paymentToken: newCard() }))?.paymentLink.state
    const states = [await tryOnce(), await tryOnce()]
    if (states.includes('PAID')) confirmed.paidRequests.add(asked.orderPaymentRequest.id)
  }

  const cancelOne = async (): Promise<void> => {
    const id = oneOf([...confirmed.orders].filter((one) => !confirmed.canceled.has(one)))
    if (id && (await send(`/ecom/v1/orders/${id}/cancel`, apiKey, {}))) confirmed.canceled.add(id)
  }

  /** Gives back a part of what is left. */
  const refundOne = async (): Promise<void> => {
    const orderId = oneOf([...confirmed.orders])
    const payment = orderId && (await bill('get-order-refundability', { orderId }))?.payments[0]?.payment
    const most = minorOf(payment?.monetary?.maxRefund)
    if (most === 0) return
    const paymentRefunds = [{ paymentId: payment.paymentId, amount: { amount: partOf(most) } }]
    await bill('refund-payments', { orderId, paymentRefunds })
  }

  /** Takes what is held for an order, or a part of it, or lets it go. */
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

  const owners = [cancelOne, refundOne, refundOne, captureOne, captureOne].map((act) => goOn(act))
  const all = Promise.all([visitor(buy), visitor(buy), visitor(buy), visitor(payByLink), ...owners])
  return {
    confirmed,
    /** How often the server has answered so far. */
    countAnswers: () => answered,
    end: async () => {
      isOver = true
      await all
    },
  }
}
