import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const path = '/vitrine/v1/returns'
type Answer = Awaited<ReturnType<typeof desk.post>>
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const fieldOf = ({ body }: Answer) => body.details.validationError.fieldViolations[0].field

/** Buys three mugs at 19.00 and ships some of them. */
const bought = async (sent = 3) => {
  const sold = await desk.buy('sandbox:pays', { quantity: 3 })
  const lineId = sold.order.lineItems[0].id as string
  const fulfillment = { lineItems: [{ id: lineId, quantity: sent }] }
  if (sent > 0) ok(await desk.post(`/ecom/v1/fulfillments/orders/${sold.orderId}/create-fulfillment`, { fulfillment }))
  return { ...sold, lineId }
}
type Bought = Awaited<ReturnType<typeof bought>>

const itemOf = ({ lineId }: Bought, quantity: number) => ({ lineItemId: lineId, quantity, reason: 'DOES_NOT_FIT' })
const ask = (sold: Bought, quantity = 2, token = sold.token) =>
  shop.send(`POST /vitrine/v1/orders/${sold.orderId}/returns`, {
    token,
    body: { items: [itemOf(sold, quantity)], wish: 'REFUND' },
  })
const requestReturn = async (sold: Bought, quantity = 2): Promise<string> =>
  ok(await ask(sold, quantity)).orderReturn.id
const approve = (id: string, body: object = {}) => desk.post(`${path}/${id}/approve`, body)
const receive = (id: string, items: object[]) => desk.post(`${path}/${id}/receive`, { items })
const settle = (id: string, body: object = {}) => desk.post(`${path}/${id}/settle`, { type: 'REFUND', ...body })
const receivedReturn = async (sold: Bought, quantity = 2, more: object = {}): Promise<string> => {
  const id = await requestReturn(sold, quantity)
  ok(await approve(id))
  ok(await receive(id, [{ lineItemId: sold.lineId, quantity, ...more }]))
  return id
}
const returnability = async ({ orderId, token }: Bought) =>
  ok(await shop.send(`GET /vitrine/v1/orders/${orderId}/returnability`, { token })).lineItems[0]

test('refunds and restocks a return once after request, approval and receipt', async () => {
  const sold = await bought()
  expect(await returnability(sold)).toMatchObject({ lineItemId: sold.lineId, quantity: 3 })
  const { orderReturn } = ok(await ask(sold))
  expect(orderReturn).toMatchObject({ status: 'REQUESTED', wish: 'REFUND', orderId: sold.orderId })
  const label = { carrier: 'DHL', trackingNumber: 'BACK-1', url: 'https://labels.test/1.pdf' }
  const approved = ok(await approve(orderReturn.id, { instructions: 'Leave the ribbon on.', label })).orderReturn
  expect(approved).toMatchObject({ status: 'APPROVED', instructions: 'Leave the ribbon on.', label })
  const items = [{ lineItemId: sold.lineId, quantity: 1, condition: 'AS_NEW' }]
  expect(ok(await receive(orderReturn.id, items)).orderReturn).toMatchObject({ status: 'RECEIVED', received: items })
  expect(await desk.till.stockOf(sold.mug)).toBe(7)
  const settled = ok(await settle(orderReturn.id)).orderReturn
  expect(settled).toMatchObject({ status: 'SETTLED', settlement: { type: 'REFUND', amount: { amount: '19.00' } } })
  expect(await desk.till.stockOf(sold.mug)).toBe(8)
  const { refunds } = await desk.transactionsOf(sold.orderId)
  expect(refunds).toHaveLength(1)
  expect(refunds[0]).toMatchObject({ id: settled.settlement.refundId, transactions: [{ amount: { amount: '19.00' } }] })
  expect(codeOf(await settle(orderReturn.id))).toBe('ILLEGAL_STATE')
  expect(await returnability(sold)).toMatchObject({ quantity: 2 })
  const seen = await shop.send(`GET /vitrine/v1/orders/${sold.orderId}/returns`, { token: sold.token })
  expect(ok(seen).orderReturns).toEqual([settled])
})

test('keeps the fee, refunds delivery if requested, and restocks only what the store decides', async () => {
  const sold = await bought()
  const id = await receivedReturn(sold, 3, { condition: 'DAMAGED', restock: false })
  const body = { includesDelivery: true, fee: { amount: '5.00' } }
  expect(ok(await settle(id, body)).orderReturn.settlement).toMatchObject({
    amount: { amount: '56.90' },
    fee: { amount: '5.00' },
  })
  expect(await desk.till.stockOf(sold.mug)).toBe(7)
})

test('previews a settlement without changes', async () => {
  const sold = await bought()
  const id = await receivedReturn(sold, 2, { restock: false })
  const preview = async (body: object) => desk.post(`${path}/${id}/settlement-preview`, { type: 'REFUND', ...body })
  expect(ok(await preview({ fee: { amount: '5.00' } })).preview).toMatchObject({
    worth: { amount: '38.00' },
    fee: { amount: '5.00' },
    amount: { amount: '33.00' },
    payments: [{ paymentId: sold.paymentId, amount: { amount: '33.00' }, way: 'ORIGINAL' }],
    restock: [],
  })
  const credit = ok(await preview({ type: 'STORE_CREDIT', includesDelivery: true, amount: { amount: '20.00' } }))
  expect(credit.preview.payments).toMatchObject([{ amount: { amount: '20.00' }, way: 'STORE_CREDIT' }])
  expect(fieldOf(await preview({ amount: { amount: '38.01' } }))).toBe('amount')
  expect((await desk.transactionsOf(sold.orderId)).refunds).toEqual([])
  expect(codeOf(await desk.post(`${path}/${randomUUID()}/settlement-preview`, { type: 'REFUND' }))).toBe('NOT_FOUND')
})

test('refuses returns of items that were not shipped, or were already returned or refunded', async () => {
  const unsent = await bought(0)
  expect(codeOf(await ask(unsent, 1))).toBe('NOT_RETURNABLE')
  const sold = await bought(2)
  expect(fieldOf(await ask(sold, 3))).toBe('items[0].quantity')
  const id = await requestReturn(sold, 2)
  expect(codeOf(await ask(sold, 1))).toBe('NOT_RETURNABLE')
  const declined = ok(await desk.post(`${path}/${id}/decline`, { reason: 'Worn' })).orderReturn
  expect(declined).toMatchObject({ status: 'DECLINED', declineReason: 'Worn' })
  expect(codeOf(await approve(id))).toBe('ILLEGAL_STATE')
  const again = await requestReturn(sold, 2)
  ok(
    await shop.send(`POST /vitrine/v1/orders/${sold.orderId}/returns/${again}/cancel`, { token: sold.token, body: {} }),
  )
  expect(await returnability(sold)).toMatchObject({ quantity: 2 })
  const other = { ...itemOf(sold, 1), reason: 'OTHER' }
  const silent = await desk.post(`/vitrine/v1/orders/${sold.orderId}/returns`, { items: [other], wish: 'EXCHANGE' })
  expect(fieldOf(silent)).toBe('items[0].comment')
})

test('hides returns from others, and lets nobody else request or cancel them', async () => {
  const sold = await bought()
  const stranger = await shop.visitorToken()
  expect((await ask(sold, 1, stranger)).status).toBe(404)
  const id = await requestReturn(sold)
  const cancel = `POST /vitrine/v1/orders/${sold.orderId}/returns/${id}/cancel`
  expect((await shop.send(cancel, { token: stranger, body: {} })).status).toBe(404)
  const other = await bought()
  const mixed = `POST /vitrine/v1/orders/${other.orderId}/returns/${id}/cancel`
  expect((await shop.send(mixed, { token: other.token, body: {} })).status).toBe(404)
  expect(codeOf(await desk.post(`${path}/${randomUUID()}/approve`, {}))).toBe('NOT_FOUND')
})

test('never returns more than was shipped when returns, settlements and refunds are concurrent', async () => {
  const sold = await bought(2)
  const requests = await Promise.all(Array.from({ length: 5 }, () => ask(sold, 1)))
  expect(requests.filter(({ status }) => status === 200)).toHaveLength(2)
  const one = await bought()
  const id = await receivedReturn(one, 3)
  const refund = desk.refund(one.orderId, {
    paymentRefunds: [{ paymentId: one.paymentId, amount: { amount: '57.00' } }],
    refundItems: { lineItems: [{ lineItemId: one.lineId, quantity: 3 }] },
    sideEffects: { restock: { lineItems: [{ lineItemId: one.lineId, quantity: 3 }] } },
  })
  const answers = await Promise.all([settle(id), refund, settle(id), settle(id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
  expect((await desk.transactionsOf(one.orderId)).refunds).toHaveLength(1)
  expect(await desk.till.stockOf(one.mug)).toBe(10)
})

test('applies the owner’s return settings, and refuses a return after the window', async () => {
  const settings = '/vitrine/v1/return-settings'
  const change = (returnSettings: object) =>
    shop.send(`PATCH ${settings}`, { token: shop.apiKey, body: { returnSettings } })
  const rules = { windowDays: 14, returnAddress: 'Mill 3, 10115 Berlin', instructions: 'Pack it well.' }
  expect(ok(await change({ ...rules, fee: { amount: '2.50' } })).returnSettings).toMatchObject({
    enabled: true,
    ...rules,
    fee: { amount: '2.50' },
  })
  const sold = await bought()
  const id = await requestReturn(sold, 1)
  const { instructions, returnAddress } = ok(await approve(id)).orderReturn
  expect([instructions, returnAddress]).toEqual(['Pack it well.', 'Mill 3, 10115 Berlin'])
  ok(await receive(id, [{ lineItemId: sold.lineId, quantity: 1 }]))
  expect(ok(await settle(id)).orderReturn.settlement.amount.amount).toBe('16.50')
  ok(await change({ enabled: false }))
  expect(await returnability(sold)).toMatchObject({ quantity: 0, reason: 'RETURNS_OFF' })
  // The owner may create the return for a customer: it is their decision.
  expect(await returnability({ ...sold, token: shop.apiKey })).toMatchObject({ quantity: 2 })
  expect((await ask(sold, 1)).status).toBe(428)
  expect((await ask(sold, 1, shop.apiKey)).status).toBe(200)
  ok(await change({ enabled: true, fee: { amount: '0' } }))
  const { orderReturns } = ok(await desk.post(`${path}/query`, { query: { filter: { orderId: sold.orderId } } }))
  expect(orderReturns.map((one: { id: string }) => one.id)[0]).toBe(id)
})

test('filters orders by return status, and counts returns', async () => {
  const sold = await bought()
  const found = async (filter: object): Promise<string[]> => {
    const search = { filter: { $and: [{ id: sold.orderId }, filter] } }
    const { orders } = ok(await desk.post('/ecom/v1/orders/search', { search }))
    return orders.map(({ id }: { id: string }) => id)
  }
  const expectReturnStatus = async (returnStatus: string) => {
    expect(await found({ returnStatus })).toEqual([sold.orderId])
    expect(await found({ returnStatus: { $ne: returnStatus } })).toEqual([])
    expect(await found({ returnStatus, archived: false })).toEqual([sold.orderId])
  }
  await expectReturnStatus('NONE')
  const first = await receivedReturn(sold, 1)
  await expectReturnStatus('RECEIVED')
  const second = await requestReturn(sold, 1)
  await expectReturnStatus('REQUESTED')
  ok(await approve(second))
  await expectReturnStatus('RECEIVED')
  ok(await settle(first))
  await expectReturnStatus('APPROVED')
  ok(await desk.post(`/vitrine/v1/orders/${sold.orderId}/returns/${second}/cancel`, {}))
  await expectReturnStatus('CLOSED')
  const of = (status: string) => ({ filter: { orderId: sold.orderId, status } })
  const { counts } = ok(await desk.post(`${path}/count`, { queries: [of('SETTLED'), of('REQUESTED'), {}] }))
  expect(counts.slice(0, 2)).toEqual([
    { count: 1, hasMore: false },
    { count: 0, hasMore: false },
  ])
  expect(counts[2].count).toBeGreaterThan(2)
  expect(fieldOf(await desk.post(`${path}/count`, { queries: [{}, { filter: { colour: 'red' } }] }))).toMatch(
    /^queries\[1\]/,
  )
})

const refundByHand = (sold: Bought, quantity: number) =>
  desk.refund(sold.orderId, {
    paymentRefunds: [{ paymentId: sold.paymentId, amount: { amount: String(19 * quantity) } }],
    refundItems: { lineItems: [{ lineItemId: sold.lineId, quantity }] },
  })
const refundedOf = async ({ orderId }: Bought) =>
  (await desk.till.orderOf(orderId)).balanceSummary.refunded.amount as string
const returnOf = async (id: string) => ok(await shop.send(`GET ${path}/${id}`, { token: shop.apiKey })).orderReturn

test('settles only what was not refunded manually before', async () => {
  const sold = await bought()
  const id = await receivedReturn(sold)
  ok(await refundByHand(sold, 1))
  expect((await returnOf(id)).status).toBe('RECEIVED')
  const { orderReturn } = ok(await settle(id))
  expect(orderReturn).toMatchObject({ status: 'SETTLED', settlement: { amount: { amount: '19.00' } } })
  expect(await refundedOf(sold)).toBe('38.00')
})

test('closes a return by itself if a manual refund leaves nothing to refund', async () => {
  const sold = await bought()
  const id = await receivedReturn(sold)
  ok(await refundByHand(sold, 2))
  const closed = await returnOf(id)
  expect(closed).toMatchObject({ status: 'SETTLED', settlement: { type: 'REFUND', amount: { amount: '0.00' } } })
  expect(closed.settlement.refundId).toBeUndefined()
  expect(await refundedOf(sold)).toBe('38.00')
})

test('settles a return of an authorized order only after its payment is captured or voided', async () => {
  const ofHeld = async () => {
    const held = await desk.hold()
    const lineId = held.order.lineItems[0].id as string
    const fulfillment = { lineItems: [{ id: lineId, quantity: 2 }] }
    ok(await desk.post(`/ecom/v1/fulfillments/orders/${held.orderId}/create-fulfillment`, { fulfillment }))
    const sold = { ...held, lineId }
    const id = await receivedReturn(sold)
    const refused = await settle(id)
    expect(refused.status).toBe(428)
    expect(refused.body).toMatchObject({ message: expect.stringContaining('authorized but not captured') })
    expect((await returnOf(id)).status).toBe('RECEIVED')
    return { ...sold, id }
  }
  const captured = await ofHeld()
  ok(await desk.capture(captured.orderId, captured.paymentId))
  const { settlement } = ok(await settle(captured.id)).orderReturn
  expect(settlement).toMatchObject({ amount: { amount: '38.00' } })
  const voided = await ofHeld()
  ok(await desk.release(voided.orderId, voided.paymentId))
  expect(ok(await settle(voided.id)).orderReturn).toMatchObject({
    status: 'SETTLED',
    settlement: { amount: { amount: '0.00' } },
  })
})

test('refunds the exact amount when fifty settlements and ten manual refunds are concurrent', async () => {
  const sold = await bought()
  const id = await receivedReturn(sold)
  const settlements = Array.from({ length: 50 }, () => settle(id))
  const byHand = Array.from({ length: 10 }, () => refundByHand(sold, 1))
  const answers = await Promise.all([...settlements, ...byHand])
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  expect((await returnOf(id)).status).toBe('SETTLED')
  const refunded = Number(await refundedOf(sold))
  // Two were returned. A third one may have been refunded manually.
  expect([38, 57]).toContain(refunded)
})
