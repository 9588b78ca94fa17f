import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../../test/run-size.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { insertApiKey } from '../../ground/site/api-key-store.ts'
import { createSite } from '../../desk/site/create-site.ts'
import { atTheDesk } from './testing.ts'

/** Attempts to move money of others, and invalid amounts: see docs/security-checks.md. */
const many = runs(25, 100)

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
/** API key of another store on the same server. */
const neighbor = randomUUID()
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  const { db } = shop.context
  await createSite(db, { id: 'neighbor', name: 'Next door', currency: 'EUR', language: 'en', demo: true })
  await insertApiKey(db, { siteId: 'neighbor', key: neighbor, name: 'tests' })
})
afterAll(() => shop.close())

const ledger = async (): Promise<unknown> => {
  const counted = await sql`
    select (select count(*) from payment_movement) as movements, (select count(*) from refund) as refunds,
      (select count(*) from authorized_action) as actions, (select count(*) from payment_attempt) as attempts,
      (select count(*) from order_payment_request where status <> 'UNPAID') as requests,
      (select coalesce(sum(balance), 0) from gift_card) as gift_cards`.execute(shop.context.db)
  return counted.rows[0]
}

interface Ids {
  readonly orderId: string
  readonly paymentId: string
  readonly requestId: string
  readonly giftCardId: string
}

const amount = { amount: '1.00' }
const price = { amount }

/** Every call that moves or shows money by an ID. */
const callsOf = ({ orderId, paymentId, requestId, giftCardId }: Ids): readonly (readonly [string, object?])[] => {
  const billing = (name: string, body: object) => [`POST /ecom/v1/order-billing/${name}`, { orderId, ...body }] as const
  const request = '/ecom/v1/order-payment-requests'
  const ofRequest = { orderPaymentRequestId: requestId }
  return [
    billing('calculate-refund', {}),
    billing('get-order-refundability', {}),
    billing('refund-payments', { paymentRefunds: [{ paymentId, amount }] }),
    billing('capture-authorized-payments', { payments: [{ paymentId }] }),
    billing('void-authorized-payments', { paymentIds: [paymentId] }),
    billing('charge-order', { regularCharge: { paymentIntentId: 'sandbox:pays', amount } }),
    billing('redeem-gift-card', { giftCardCode: 'ABCD-EFGH-JKMN-PQRS', amount, currency: 'EUR' }),
    [`GET /ecom/v1/payments/orders/${orderId}`],
    [
      `POST /ecom/v1/payments/orders/${orderId}/add-payment`,
      { payments: [{ ...price, regularPaymentDetails: { offlinePayment: true } }] },
    ],
    [`POST /ecom/v1/payments/${paymentId}/orders/${orderId}/update-payment-transaction-status`, { status: 'APPROVED' }],
    [`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {}],
    [`POST /ecom/v1/orders/${orderId}/cancel`, {}],
    [`GET /vitrine/v1/orders/${orderId}/gift-cards`],
    [`POST ${request}`, { orderPaymentRequest: { orderId, amount, title: 'Mine' } }],
    [`GET ${request}/${requestId}`],
    [`POST ${request}/url`, ofRequest],
    [`POST ${request}/void`, ofRequest],
    [`POST ${request}/charge`, { ...ofRequest, paymentToken: 'sandbox:pays' }],
    [`DELETE ${request}/${requestId}`],
    [`POST /vitrine/v1/order-payment-requests/${requestId}/send`, {}],
    [`GET /vitrine/v1/gift-cards/${giftCardId}`],
    [`POST /vitrine/v1/gift-cards/${giftCardId}/send`, {}],
    [`POST /vitrine/v1/gift-cards/${giftCardId}/disable`, {}],
    [`POST /vitrine/v1/disputes/${requestId}/answer`, { accept: true }],
  ]
}

const newTill = async () => desk.till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 5 }))

const ownIds = async (): Promise<Ids> => {
  const { orderId, paymentId } = await desk.buy()
  const placed = await desk.till.orderUnpaid({ ...(await newTill()), token: shop.apiKey })
  const orderPaymentRequest = { orderId: placed.body.orderId, amount, title: 'Deposit' }
  const created = await desk.post('/ecom/v1/order-payment-requests', { orderPaymentRequest })
  const issued = await desk.post('/vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: '50' } } })
  return {
    orderId,
    paymentId,
    requestId: created.body.orderPaymentRequest.id,
    giftCardId: issued.body.giftCard.id,
  }
}

const idPattern = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

test('hides the money of another store like money that never existed, from its owner and everyone else', async () => {
  const own = await ownIds()
  const never = { orderId: randomUUID(), paymentId: randomUUID(), requestId: randomUUID(), giftCardId: randomUUID() }
  const before = await ledger()
  const visitor = await shop.visitorToken()
  const unknown = callsOf(never)
  for (const [index, [route, body]] of callsOf(own).entries()) {
    const { status, body: shown } = await shop.send(route, { token: neighbor, ...(body && { body }) })
    const [unknownRoute, unknownBody] = unknown[index]!
    const nothing = await shop.send(unknownRoute, { token: neighbor, ...(unknownBody && { body: unknownBody }) })
    const plain = (answer: unknown) => JSON.stringify(answer).replaceAll(idPattern, 'id')
    expect([route, status, plain(shown)]).toEqual([route, nothing.status, plain(nothing.body)])
    expect([route, status]).toEqual([route, 404])
    const shopper = await shop.send(route, { token: visitor, ...(body && { body }) })
    expect([route, shopper.status < 400]).toEqual([route, false])
  }
  expect(await ledger()).toEqual(before)
})

test('refuses invalid amounts and payments of other orders, and moves nothing', async () => {
  const [{ orderId, paymentId }, other, held] = [await desk.buy(), await desk.buy(), await desk.hold()]
  const wrong = ['-1', '0', '1.001', '1e2', 'NaN', 'Infinity', '', ' 1', '٣', '99999999999999999999', '23.91e', '0x10']
  const unpaid = await desk.till.orderUnpaid({ ...(await newTill()), token: shop.apiKey })
  const due = { orderId: unpaid.body.orderId as string }
  const before = await ledger()
  for (const text of wrong) {
    const sum = { amount: text }
    const answers = [
      await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: sum }] }),
      await desk.capture(held.orderId, held.paymentId, text === '' ? ' ' : text),
      await desk.post('/ecom/v1/order-payment-requests', {
        orderPaymentRequest: { ...due, amount: sum, title: 'Too much' },
      }),
      await desk.post('/ecom/v1/order-billing/charge-order', {
        ...due,
        regularCharge: { paymentIntentId: 'sandbox:pays', amount: sum },
      }),
      await desk.post('/ecom/v1/order-billing/redeem-gift-card', {
        ...due,
        giftCardCode: 'ABCD-EFGH-JKMN-PQRS',
        amount: sum,
        currency: 'EUR',
      }),
      await desk.post(`/ecom/v1/payments/orders/${due.orderId}/add-payment`, {
        payments: [{ amount: sum, regularPaymentDetails: { offlinePayment: true } }],
      }),
      await desk.post('/vitrine/v1/gift-cards', { giftCard: { initialValue: sum } }),
    ]
    expect([text, answers.map(({ status }) => status >= 400 && status < 500)]).toEqual([text, answers.map(() => true)])
  }
  const foreign = [
    await desk.refund(orderId, { paymentRefunds: [{ paymentId: other.paymentId, amount }] }),
    await desk.capture(orderId, held.paymentId),
    await desk.release(orderId, held.paymentId),
  ]
  for (const { status } of foreign) expect(status).toBeGreaterThanOrEqual(400)
  const unknown = await desk.calculate(orderId, { lineItems: [{ lineItemId: randomUUID(), quantity: 1 }] })
  expect(unknown.body.available).toBe(false)
  expect(await ledger()).toEqual(before)
})

test('places one order with one charge, one unit and one email for many concurrent requests, with a key and without', async () => {
  for (const key of [undefined, randomUUID()]) {
    const mug = await addProduct(shop.context.db, shop.siteId, { stock: many * 2 })
    const tried = await desk.till.checkoutOf(mug)
    const route = `POST /ecom/v1/checkouts/${tried.checkoutId}/create-order-and-charge`
    const press = () =>
      shop.send(route, {
        token: tried.token,
        body: { paymentToken: 'sandbox:pays' },
        ...(key && { headers: { 'idempotency-key': key } }),
      })
    const answers = await Promise.all(Array.from({ length: many }, press))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { orderId } = answers[0]!.body
    expect(await desk.till.chargesOf(tried)).toMatchObject([{ state: 'completed', charge: 'captured' }])
    expect(await desk.till.stockOf(mug)).toBe(many * 2 - 1)
    const { number } = await desk.till.orderOf(orderId)
    const mails = shop.context.db
      .selectFrom('mail')
      .select('subject')
      .where('site_id', '=', shop.siteId)
      .where('subject', 'like', `%${number}%`)
    expect(await mails.execute()).toHaveLength(1)
  }
})

test('records every confirmed one of many concurrent partial refunds, and never refunds more than was paid', async () => {
  const { orderId, paymentId, order } = await desk.buy()
  const paid = Math.round(Number(order.balanceSummary.paid.amount) * 100)
  const part = Math.ceil(paid / (many * 0.75))
  const ask = () =>
    desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: (part / 100).toFixed(2) } }] })
  const answers = await Promise.all(Array.from({ length: many }, ask))
  const confirmed = answers.filter(({ status }) => status === 200)
  expect(confirmed).toHaveLength(Math.floor(paid / part))
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([428]))
  const { refunds } = await desk.transactionsOf(orderId)
  expect(refunds.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    confirmed.map(({ body }) => body.refund.id as string).toSorted(),
  )
  const { rows } = await sql<{ ours: number; theirs: number }>`
    select (select sum(amount)::int from payment_movement where payment_id = ${paymentId} and type = 'refunded') as ours,
      (select sum(amount)::int from sandbox_refund where attempt_id = ${paymentId}) as theirs`.execute(shop.context.db)
  expect(rows).toEqual([{ ours: confirmed.length * part, theirs: confirmed.length * part }])
})
