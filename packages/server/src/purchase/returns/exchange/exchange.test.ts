import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<typeof desk.post>>
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const path = '/vitrine/v1/returns'
const settle = (id: string, body: object = {}) => desk.post(`${path}/${id}/settle`, { type: 'EXCHANGE', ...body })
const read = async (id: string) => ok(await shop.send(`GET ${path}/${id}`, { token: shop.apiKey })).orderReturn
const moneyOf = async (orderId: string) => {
  const order = await desk.till.orderOf(orderId)
  const { paid, refunded, balance } = order.balanceSummary
  return [order.paymentStatus, paid.amount, refunded.amount, balance.amount]
}

/** Buys three mugs at 19.00, and returns two of them. */
const receivedReturn = async () => {
  const sold = await desk.buy('sandbox:pays', { quantity: 3 })
  const lineId = sold.order.lineItems[0].id as string
  const fulfillment = { lineItems: [{ id: lineId, quantity: 3 }] }
  ok(await desk.post(`/ecom/v1/fulfillments/orders/${sold.orderId}/create-fulfillment`, { fulfillment }))
  const items = [{ lineItemId: lineId, quantity: 2, reason: 'DOES_NOT_FIT' }]
  const requested = ok(await desk.post(`/vitrine/v1/orders/${sold.orderId}/returns`, { items, wish: 'EXCHANGE' }))
  const id = requested.orderReturn.id as string
  ok(await desk.post(`${path}/${id}/approve`, {}))
  ok(await desk.post(`${path}/${id}/receive`, { items: [{ lineItemId: lineId, quantity: 2 }] }))
  return { ...sold, lineId, id }
}

/** Creates the draft of an exchange with bowls. */
const begun = async (id: string, { price = 2500, quantity = 2, stock = 5 } = {}) => {
  const bowl = await addProduct(shop.context.db, shop.siteId, { stock, price })
  const draftId = ok(await desk.post(`${path}/${id}/exchange-draft`, {})).orderReturn.exchangeDraftId as string
  const catalogLineItems = [{ catalogReference: referenceTo(bowl), quantity }]
  const added = await desk.post(`/ecom/v1/draft-orders/${draftId}/add-line-items`, { catalogLineItems })
  return { bowl, draftId, draft: ok(added).calculatedDraftOrder.draftOrder }
}

test('pays for the exchange with the returned items, leaves the rest due, and moves money and stock once', async () => {
  const back = await receivedReturn()
  const { bowl, draftId, draft } = await begun(back.id)
  expect(draft.buyerInfo.email).toBe(back.order.buyerInfo.email)
  const { contactDetails, address } = back.order.recipientInfo
  expect(draft.recipientInfo.recipientInfo).toMatchObject({ contactDetails, address: { city: address.city } })
  const again = ok(await desk.post(`${path}/${back.id}/exchange-draft`, {}))
  expect(again.orderReturn.exchangeDraftId).toBe(draftId)
  const preview = await desk.post(`${path}/${back.id}/settlement-preview`, { type: 'EXCHANGE' })
  expect(ok(preview).preview).toMatchObject({
    amount: { amount: '38.00' },
    payments: [],
    exchange: {
      draftOrderId: draftId,
      total: { amount: '50.00' },
      credited: { amount: '38.00' },
      due: { amount: '12.00' },
      givenBack: { amount: '0.00' },
    },
  })
  expect(codeOf(await settle(back.id, { revision: draft.revision - 1 }))).toBe('CONFLICT')
  const { settlement } = ok(await settle(back.id, { revision: draft.revision })).orderReturn
  expect(settlement).toMatchObject({ type: 'EXCHANGE', amount: { amount: '38.00' } })
  const { orderId } = settlement.exchange
  expect(await moneyOf(orderId)).toEqual(['PARTIALLY_PAID', '38.00', '0.00', '12.00'])
  expect((await moneyOf(back.orderId)).slice(0, 3)).toEqual(['PARTIALLY_REFUNDED', '61.90', '38.00'])
  expect([await desk.till.stockOf(back.mug), await desk.till.stockOf(bowl)]).toEqual([9, 3])
  const { refunds } = await desk.transactionsOf(back.orderId)
  expect(refunds).toMatchObject([{ transactions: [{ amount: { amount: '38.00' }, exchange: true }] }])
  expect((await desk.transactionsOf(orderId)).payments).toMatchObject([
    { regularPaymentDetails: { paymentMethodName: { siteLanguageName: `Exchange from order ${back.order.number}` } } },
  ])
  expect(codeOf(await settle(back.id))).toBe('ILLEGAL_STATE')
  expect(codeOf(await desk.post(`${path}/${back.id}/exchange-draft`, {}))).toBe('ILLEGAL_STATE')
  const found = ok(await desk.post(`${path}/query`, { query: { filter: { 'settlement.exchange.orderId': orderId } } }))
  expect(found.orderReturns.map((one: { id: string }) => one.id)).toEqual([back.id])
})

test('refunds the difference of a cheaper exchange, and refuses another refund of the same items', async () => {
  const back = await receivedReturn()
  await begun(back.id, { price: 1000, quantity: 1 })
  const preview = await desk.post(`${path}/${back.id}/settlement-preview`, {
    type: 'EXCHANGE',
    fee: { amount: '3.00' },
  })
  expect(ok(preview).preview.payments).toMatchObject([{ amount: { amount: '25.00' }, way: 'ORIGINAL' }])
  const { settlement } = ok(await settle(back.id, { fee: { amount: '3.00' } })).orderReturn
  expect(settlement).toMatchObject({
    amount: { amount: '35.00' },
    fee: { amount: '3.00' },
    exchange: { credited: { amount: '10.00' }, givenBack: { amount: '25.00' } },
  })
  expect((await moneyOf(settlement.exchange.orderId)).slice(0, 2)).toEqual(['PAID', '10.00'])
  expect((await moneyOf(back.orderId)).slice(1, 3)).toEqual(['61.90', '35.00'])
  const { lineItems } = ok(await desk.refundability(back.orderId))
  expect(lineItems).toMatchObject([{ availableRefundQuantity: 1 }])
  const more = await desk.refund(back.orderId, {
    paymentRefunds: [{ paymentId: back.paymentId, amount: { amount: '26.91' } }],
  })
  expect(codeOf(more)).toBe('INVALID_PAYMENT_REFUND_AMOUNT')
})

test('keeps the books balanced: both orders add up to what the buyer paid', async () => {
  const books = async () => ok(await shop.send(`GET /vitrine/v1/books?${today()}`, { token: shop.apiKey })).books
  const of = (all: { providers: { provider: string; net: { amount: string } }[] }, name: string) =>
    Number(all.providers.find(({ provider }) => provider === name)?.net.amount ?? 0)
  const back = await receivedReturn()
  const before = await books()
  await begun(back.id, { price: 1000, quantity: 1 })
  ok(await settle(back.id))
  const after = await books()
  expect(of(after, 'exchange')).toBe(0)
  // 38.00 of items returned, 10.00 exchanged, 28.00 refunded.
  expect(of(after, 'sandbox') - of(before, 'sandbox')).toBeCloseTo(-28)
  expect(Number(after.total.net.amount) - Number(before.total.net.amount)).toBeCloseTo(-28)
})

const today = () => {
  const day = shop.context.now().toISOString().slice(0, 10)
  return new URLSearchParams({ from: day, to: day, timeZone: 'UTC' })
}

test('leaves the return unchanged when the exchange draft is deleted, and refunds the value when the exchange is canceled', async () => {
  const back = await receivedReturn()
  expect(codeOf(await settle(back.id))).toBe('ILLEGAL_STATE')
  const { draftId } = await begun(back.id)
  ok(await shop.send(`DELETE /ecom/v1/draft-orders/${draftId}`, { token: shop.apiKey }))
  expect(await read(back.id)).not.toHaveProperty('exchangeDraftId')
  const empty = ok(await desk.post(`${path}/${back.id}/exchange-draft`, {})).orderReturn.exchangeDraftId
  expect(empty).not.toBe(draftId)
  expect(codeOf(await settle(back.id))).toBe('CREATE_ORDER_FAILED_VALIDATIONS')
  expect((await moneyOf(back.orderId)).slice(0, 3)).toEqual(['PAID', '61.90', '0.00'])
  expect(await desk.till.stockOf(back.mug)).toBe(7)
  await begun(back.id)
  const { orderId } = ok(await settle(back.id)).orderReturn.settlement.exchange
  // The balance is never paid: the owner cancels, and the buyer gets the value of the returned items.
  const canceled = await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {})
  expect(canceled.status, JSON.stringify(canceled.body)).toBe(200)
  const { refunds } = await desk.transactionsOf(orderId)
  expect(refunds).toMatchObject([{ transactions: [{ amount: { amount: '38.00' }, externalRefund: true }] }])
})

test('refuses an exchange of sold-out items, and changes nothing', async () => {
  const back = await receivedReturn()
  const { bowl } = await begun(back.id, { stock: 2 })
  const other = await receivedReturn()
  const { draftId } = await begun(other.id, { quantity: 1, stock: 5 })
  const catalogLineItems = [{ catalogReference: referenceTo(bowl), quantity: 2 }]
  ok(await desk.post(`/ecom/v1/draft-orders/${draftId}/add-line-items`, { catalogLineItems }))
  ok(await settle(back.id))
  expect(codeOf(await settle(other.id))).toBe('INSUFFICIENT_INVENTORY')
  expect((await read(other.id)).status).toBe('RECEIVED')
  expect((await moneyOf(other.orderId)).slice(0, 3)).toEqual(['PAID', '61.90', '0.00'])
  expect(await desk.till.stockOf(other.mug)).toBe(7)
})

test('applies one of several concurrent exchanges and refunds of the same items', async () => {
  for (const turn of [0, 1, 2]) {
    const back = await receivedReturn()
    const { bowl, draftId } = await begun(back.id)
    const beside = desk.refund(back.orderId, {
      paymentRefunds: [{ paymentId: back.paymentId, amount: { amount: '61.90' } }],
      refundItems: { lineItems: [{ lineItemId: back.lineId, quantity: 3 }], shipping: {} },
    })
    const refund = () => desk.post(`${path}/${back.id}/settle`, { type: 'REFUND' })
    const tries = turn === 1 ? [refund(), settle(back.id), refund()] : [settle(back.id), refund(), settle(back.id)]
    const answers = await Promise.all([...tries, beside])
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [, paid, refunded] = await moneyOf(back.orderId)
    expect(['38.00', '61.90']).toContain(refunded)
    expect(paid).toBe('61.90')
    const { status, settlement } = await read(back.id)
    const isExchanged = settlement?.type === 'EXCHANGE'
    expect(await desk.till.stockOf(bowl)).toBe(isExchanged ? 3 : 5)
    const draft = ok(await shop.send(`GET /ecom/v1/draft-orders/${draftId}`, { token: shop.apiKey }))
    expect(draft.calculatedDraftOrder.draftOrder.status).toBe(isExchanged ? 'COMMITTED' : 'DRAFT')
    expect(status).toBe(settlement ? 'SETTLED' : 'RECEIVED')
  }
})

test('accepts a revision only for an exchange, and refuses an unknown return', async () => {
  const back = await receivedReturn()
  const wrong = await desk.post(`${path}/${back.id}/settle`, { type: 'REFUND', revision: 1 })
  expect(wrong.body.details.validationError.fieldViolations[0].field).toBe('revision')
  expect(codeOf(await desk.post(`${path}/${randomUUID()}/exchange-draft`, {}))).toBe('NOT_FOUND')
})
