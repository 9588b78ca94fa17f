import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { ok, openLabelShop, type LabelShop } from '../testing.ts'

let labels: LabelShop
beforeAll(async () => {
  labels = await openLabelShop()
})
afterAll(() => labels.close())
beforeEach(() => {
  labels.double.decide('SUCCESS')
  labels.double.loseAnswers(0)
  labels.double.fallSilent(false)
})

const bought = async (quantity = 2) => (await labels.desk.buy('sandbox:pays', { quantity })).orderId
const quoted = async (orderId: string, request: object = {}) => {
  const { labelQuote } = ok(await labels.quote(orderId, request))
  return { quoteId: labelQuote.id as string, rateId: labelQuote.rates[0].id as string, other: labelQuote.rates[1].id }
}
const statusOf = async (orderId: string) => (await labels.desk.till.orderOf(orderId)).fulfillmentStatus
const soldOf = (rateId: string) => labels.double.transactions.filter(({ rate }) => rate === rateId)
const shippedEmails = async (orderId: string) =>
  (await labels.dock.subjectsOf(orderId)).filter((subject) => subject.includes('on its way'))

test('buying a label ships its fulfillment with tracking and notifies the buyer once', async () => {
  const orderId = await bought()
  const { quoteId, rateId } = await quoted(orderId)
  const label = ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel
  expect(label).toMatchObject({ status: 'BOUGHT', purpose: 'SHIPMENT', provider: 'SHIPPO', mode: 'TEST', orderId })
  expect(await labels.parcelsOf(orderId)).toMatchObject([
    {
      id: label.fulfillmentId,
      completed: true,
      status: 'Fulfilled',
      trackingInfo: {
        shippingProvider: 'USPS',
        trackingNumber: label.trackingNumber,
        trackingLink: label.trackingLink,
      },
    },
  ])
  expect(await statusOf(orderId)).toBe('FULFILLED')
  expect(await shippedEmails(orderId)).toHaveLength(1)
  expect(await labels.list(orderId)).toEqual([label])
  expect(await labels.read(label.id)).toEqual(label)
  expect(ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel).toEqual(label)
  expect(soldOf(rateId)).toHaveLength(1)
})

test('sends no email if the owner turned it off', async () => {
  const orderId = await bought()
  ok(await labels.buy(orderId, {}, { sendShippingEmail: false }))
  expect(await shippedEmails(orderId)).toHaveLength(0)
})

test('ships part of an order with one label and the rest with another', async () => {
  const orderId = await bought(3)
  const { id: lineItemId } = (await labels.desk.till.orderOf(orderId)).lineItems[0]
  ok(await labels.buy(orderId, { items: [{ lineItemId, quantity: 1 }] }))
  expect(await statusOf(orderId)).toBe('PARTIALLY_FULFILLED')
  const second = ok(await labels.buy(orderId)).shippingLabel
  expect(second.items).toEqual([{ lineItemId, quantity: 2 }])
  expect(await statusOf(orderId)).toBe('FULFILLED')
})

test('ships an existing packed fulfillment with its label', async () => {
  const orderId = await bought()
  const { fulfillmentId } = ok(await labels.dock.send(orderId, { completed: false }))
  const query = `?fulfillmentId=${fulfillmentId}`
  expect(ok(await labels.parcel(orderId, query)).labelParcel).toMatchObject({ weight: '1', problems: [] })
  const label = ok(await labels.buy(orderId, { fulfillmentId })).shippingLabel
  expect(label.fulfillmentId).toBe(fulfillmentId)
  expect(await labels.parcelsOf(orderId)).toMatchObject([{ id: fulfillmentId, completed: true }])
  expect(codeOf(await labels.quote(orderId, { fulfillmentId }))).toBe('ILLEGAL_STATE')
})

test('rejects a quote whose fulfillment was changed after it was created', async () => {
  const orderId = await bought()
  const { fulfillmentId } = ok(await labels.dock.send(orderId, { completed: false }))
  const { quoteId, rateId } = await quoted(orderId, { fulfillmentId })
  const { id } = (await labels.desk.till.orderOf(orderId)).lineItems[0]
  ok(await labels.dock.change(orderId, fulfillmentId, { lineItems: [{ id, quantity: 1 }] }))
  expect(codeOf(await labels.buyBy(orderId, { quoteId, rateId }))).toBe('ILLEGAL_STATE')
  expect(soldOf(rateId)).toHaveLength(0)
})

test('buys one label when ten owners use the same quote concurrently', async () => {
  const orderId = await bought()
  const { quoteId, rateId } = await quoted(orderId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => labels.buyBy(orderId, { quoteId, rateId })))
  const ids = new Set(answers.map((answer) => ok(answer).shippingLabel.id))
  expect(ids.size).toBe(1)
  expect(soldOf(rateId)).toHaveLength(1)
  expect(await labels.list(orderId)).toMatchObject([{ status: 'BOUGHT' }])
  expect(await shippedEmails(orderId)).toHaveLength(1)
})

test('buys one label when owners use different quotes concurrently', async () => {
  const orderId = await bought()
  const all = await Promise.all(Array.from({ length: 5 }, () => quoted(orderId)))
  const before = labels.double.transactions.length
  const answers = await Promise.all(all.map(({ quoteId, rateId }) => labels.buyBy(orderId, { quoteId, rateId })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => codeOf(answer) === 'ILLEGAL_STATE')).toHaveLength(4)
  expect(labels.double.transactions).toHaveLength(before + 1)
  expect(await labels.parcelsOf(orderId)).toHaveLength(1)
})

test('buys one label per quote, and none of another order’s or an expired quote', async () => {
  const orderId = await bought(3)
  const { quoteId, rateId, other } = await quoted(orderId)
  expect((await labels.buyBy(orderId, { quoteId, rateId: 'no-such-rate' })).status).toBe(404)
  expect((await labels.buyBy(await bought(), { quoteId, rateId })).status).toBe(404)
  ok(await labels.buyBy(orderId, { quoteId, rateId }))
  expect(codeOf(await labels.buyBy(orderId, { quoteId, rateId: other }))).toBe('ILLEGAL_STATE')
  const stale = await bought()
  const old = await quoted(stale)
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  const { db } = labels.shop.context
  await db.updateTable('label_quote').set({ created_date: yesterday }).where('id', '=', old.quoteId).execute()
  expect(codeOf(await labels.buyBy(stale, { quoteId: old.quoteId, rateId: old.rateId }))).toBe('ILLEGAL_STATE')
  expect(soldOf(old.rateId)).toHaveLength(0)
})

test('reports a refusal in the carrier’s words, and the items can still be shipped', async () => {
  const orderId = await bought()
  labels.double.decide('ERROR')
  const { quoteId, rateId } = await quoted(orderId)
  const refused = await labels.buyBy(orderId, { quoteId, rateId })
  expect(codeOf(refused)).toBe('LABEL_REFUSED')
  expect(JSON.stringify(refused.body)).toContain('The address is not deliverable.')
  expect(codeOf(await labels.buyBy(orderId, { quoteId, rateId }))).toBe('LABEL_REFUSED')
  expect(soldOf(rateId)).toHaveLength(1)
  expect(await labels.parcelsOf(orderId)).toEqual([])
  labels.double.decide('SUCCESS')
  expect(ok(await labels.buy(orderId)).shippingLabel.status).toBe('BOUGHT')
  expect((await labels.list(orderId)).map(({ status }: { status: string }) => status)).toEqual(['FAILED', 'BOUGHT'])
})

test('a purchase whose response was lost is pending until it is found, and is bought once', async () => {
  const orderId = await bought()
  const { quoteId, rateId } = await quoted(orderId)
  labels.double.loseAnswers(1)
  const waiting = ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel
  expect(waiting.status).toBe('BUYING')
  expect(await labels.parcelsOf(orderId)).toMatchObject([{ completed: false }])
  expect(await shippedEmails(orderId)).toHaveLength(0)
  expect(ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel).toEqual(waiting)
  expect(codeOf(await labels.void(waiting.id))).toBe('ILLEGAL_STATE')
  expect(codeOf(await labels.disconnect())).toBe('ILLEGAL_STATE')
  // The lease of the first request still runs.
  await labels.pollLater(0)
  expect((await labels.read(waiting.id)).status).toBe('BUYING')
  await Promise.all([labels.pollLater(180), labels.pollLater(180), labels.pollLater(180)])
  expect(await labels.read(waiting.id)).toMatchObject({ status: 'BOUGHT', id: waiting.id })
  expect(soldOf(rateId)).toHaveLength(1)
  expect(await statusOf(orderId)).toBe('FULFILLED')
  expect(await shippedEmails(orderId)).toHaveLength(1)
})

test('a purchase unknown to the carrier fails after ten minutes and is not repeated', async () => {
  const orderId = await bought()
  const { quoteId, rateId } = await quoted(orderId)
  labels.double.fallSilent()
  const waiting = ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel
  await labels.pollLater(180)
  expect((await labels.read(waiting.id)).status).toBe('BUYING')
  labels.double.fallSilent(false)
  await labels.pollLater(400)
  expect((await labels.read(waiting.id)).status).toBe('BUYING')
  await labels.pollLater(700)
  expect(await labels.read(waiting.id)).toMatchObject({ status: 'FAILED', reason: expect.stringContaining('never') })
  expect(soldOf(rateId)).toHaveLength(0)
  expect(await labels.parcelsOf(orderId)).toEqual([])
  expect(await statusOf(orderId)).toBe('NOT_FULFILLED')
})

test('polls a pending label', async () => {
  const orderId = await bought()
  labels.double.decide('QUEUED')
  const { quoteId, rateId } = await quoted(orderId)
  const waiting = ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel
  expect(waiting.status).toBe('BUYING')
  await labels.pollLater(180)
  expect((await labels.read(waiting.id)).status).toBe('BUYING')
  labels.double.settle(soldOf(rateId)[0]!.object_id, 'SUCCESS')
  await labels.pollLater(400)
  expect((await labels.read(waiting.id)).status).toBe('BOUGHT')
  expect(await statusOf(orderId)).toBe('FULFILLED')
})

test('a label bought after its fulfillment was canceled states so and ships nothing', async () => {
  const orderId = await bought()
  const { quoteId, rateId } = await quoted(orderId)
  labels.double.loseAnswers(1)
  const waiting = ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel
  ok(await labels.dock.cancel(orderId, waiting.fulfillmentId))
  await labels.pollLater(180)
  expect(await labels.read(waiting.id)).toMatchObject({
    status: 'BOUGHT',
    reason: expect.stringContaining('was canceled meanwhile'),
  })
  expect(await labels.parcelsOf(orderId)).toEqual([])
})

test('an order canceled during the purchase is not shipped', async () => {
  const orderId = await bought()
  const { quoteId, rateId } = await quoted(orderId)
  labels.double.loseAnswers(1)
  const waiting = ok(await labels.buyBy(orderId, { quoteId, rateId })).shippingLabel
  ok(await labels.desk.post(`/ecom/v1/orders/${orderId}/cancel`, {}))
  await labels.pollLater(180)
  const label = await labels.read(waiting.id)
  expect(label).toMatchObject({ status: 'BOUGHT', reason: expect.stringContaining('Void the label') })
  expect(await shippedEmails(orderId)).toHaveLength(0)
})

test('only the store sees and buys labels', async () => {
  const { orderId, token } = await labels.desk.buy()
  const path = `/vitrine/v1/orders/${orderId}`
  expect((await labels.shop.send(`GET ${path}/labels`, { token })).status).toBe(403)
  expect((await labels.shop.send(`POST ${path}/label-quotes`, { token, body: {} })).status).toBe(403)
})
