import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, type Till } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { createLog } from '../../ground/base/log.ts'
import { atTheDesk } from '../billing/testing.ts'
import { openStripeShop, type StripeShop } from '../../money/payment/providers/stripe/testing-stripe.ts'
import { openPayments } from './open-payments.ts'

let stage: StripeShop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  // Outage alerts are tested elsewhere, and the log would be long.
  stage = await openStripeShop({ log: createLog('silent') })
  desk = await atTheDesk(stage.shop)
  stage.double.events.setDelivery('held')
  await asOwner('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', {
    offlinePaymentMethod: { name: 'By transfer', instructions: 'To DE02', enabled: true },
  })
})
afterAll(() => stage.close())

const asOwner = (route: string, body?: object) =>
  stage.shop.send(route, { token: stage.shop.apiKey, ...(body && { body }) })
const card = () => stage.double.createToken('4242424242424242')
const newTill = async (): Promise<Till> =>
  desk.till.checkoutOf(await addProduct(stage.shop.context.db, stage.shop.siteId, { stock: 5 }))
const outages = async () => (await asOwner('GET /vitrine/v1/payment-providers/outages')).body.paymentOutages
const paymentOf = async (orderId: string) => (await desk.transactionsOf(orderId)).payments[0]
const ordersOf = ({ checkoutId }: Till) =>
  stage.shop.context.db.selectFrom('orders').select('payment_status').where('checkout_id', '=', checkoutId).execute()
const intentsOf = async ({ checkoutId }: Till) => {
  const rows = stage.shop.context.db.selectFrom('payment_attempt').select('id').where('checkout_id', '=', checkoutId)
  const ids = (await rows.execute()).map(({ id }) => id)
  return stage.intents().filter(({ metadata }) => ids.includes((metadata as Record<string, string>).vitrine_attempt!))
}

/** Runs what the server does every few minutes. */
const passMinutes = async (minutes: number, { each = 10 } = {}): Promise<void> => {
  const { reconcile, carryOut } = openPayments(stage.shop.context).payments
  for (let minute = 0; minute < minutes; minute += each) {
    stage.shop.pass(each * 60)
    await reconcile()
    await carryOut()
  }
}

test('loses and repeats nothing when Stripe is down for an hour: requests wait, and buyers pay in other ways', async () => {
  const { double } = stage
  const refunded = await desk.buy(card())
  const captured = await desk.buy(card(), { more: { delayCapture: true } })
  const [patient, changing, charged, alsoCharged] = [await newTill(), await newTill(), await newTill(), await newTill()]

  // Two charges go through as the connection breaks, but their responses are lost.
  double.faults.next({ kind: 'answer lost' }, { path: /confirm$/, times: 4 })
  const chargedToken = card()
  expect(codeOf(await desk.till.pay(charged, chargedToken))).toBe('PAYMENT_NOT_CONFIRMED')
  expect(codeOf(await desk.till.pay(alsoCharged, card()))).toBe('PAYMENT_NOT_CONFIRMED')
  double.faults.next({ kind: 'answers', status: 503 }, { times: Infinity })

  const refund = { paymentRefunds: [{ paymentId: refunded.paymentId, amount: { amount: '5' } }] }
  expect((await desk.refund(refunded.orderId, refund)).body.refund.summary).toMatchObject({
    pendingRefund: { amount: '5.00' },
  })
  expect((await desk.capture(captured.orderId, captured.paymentId)).status).toBe(200)
  const answers = [await desk.till.pay(patient, 'ctoken_1'), await desk.till.pay(patient, 'ctoken_1')]
  for (const { body } of answers) {
    expect(body.details.applicationError).toMatchObject({
      code: 'PAYMENT_NOT_CONFIRMED',
      data: { reason: 'unanswered' },
      description: expect.stringContaining('Choose another way to pay'),
    })
  }
  expect(codeOf(await desk.till.pay(changing, card()))).toBe('PAYMENT_NOT_CONFIRMED')
  const byTransfer = { paymentMethodId: 'BANK_TRANSFER' }
  expect((await desk.till.orderUnpaid(changing, byTransfer)).status).toBe(200)
  expect((await desk.till.orderUnpaid(alsoCharged, byTransfer)).status).toBe(200)

  const began = stage.shop.now()
  await passMinutes(60)
  const [outage, ...others] = await outages()
  expect(others).toEqual([])
  // Stripe never received the others, so nothing of them is pending.
  expect(outage).toMatchObject({ provider: 'stripe', name: 'Stripe', purchases: 1, refunds: 1, captures: 1, voids: 1 })
  expect(Math.abs(Date.parse(outage.since) - began.getTime())).toBeLessThan(60_000)
  expect(await ordersOf(patient)).toEqual([])
  expect(await desk.till.orderOf(refunded.orderId)).toMatchObject({ balanceSummary: { refunded: { amount: '0.00' } } })

  double.faults.clear()
  await passMinutes(2, { each: 1 })
  expect(await outages()).toEqual([])
  expect(await desk.till.orderOf(refunded.orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { refunded: { amount: '5.00' } },
  })
  expect(double.book.all('refund').filter(({ amount }) => amount === 500)).toHaveLength(1)
  expect(await paymentOf(captured.orderId)).toMatchObject({ status: 'APPROVED' })
  // Buyers who were charged without a response have the order. Those who paid another way have been refunded.
  expect(await ordersOf(charged)).toEqual([{ payment_status: 'PAID' }])
  expect((await desk.till.pay(charged, chargedToken)).body.orderId).toBeDefined()
  expect(await intentsOf(charged)).toMatchObject([{ status: 'succeeded' }])
  for (const till of [changing, alsoCharged]) {
    const [order, ...more] = await ordersOf(till)
    expect([order, more]).toEqual([{ payment_status: 'NOT_PAID' }, []])
    for (const { latest_charge } of await intentsOf(till)) {
      const charge = double.book.objects.get(String(latest_charge))
      expect(charge?.amount_refunded ?? 0).toBe(charge?.amount_captured ?? 0)
    }
  }
  expect((await desk.till.pay(patient, card())).status).toBe(200)
  expect(await ordersOf(patient)).toEqual([{ payment_status: 'PAID' }])
})
