import { mailsOf } from '../../../../../../test/mails.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { fieldOf, ok, openLabelShop, type LabelShop } from '../../../orders/shipping-label/testing.ts'

let labels: LabelShop
beforeAll(async () => {
  labels = await openLabelShop()
})
afterAll(() => labels.close())

/** Requests a return of one of two mugs as their buyer. */
const requestReturn = async () => {
  const { orderId, order, token } = await labels.desk.buy()
  const { id: lineItemId } = order.lineItems[0]
  const fulfillment = { lineItems: [{ id: lineItemId, quantity: 2 }] }
  ok(await labels.desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment }))
  const items = [{ lineItemId, quantity: 1, reason: 'DAMAGED' }]
  const body = { items, wish: 'REFUND' }
  const path = `POST /vitrine/v1/orders/${orderId}/returns`
  return {
    orderId,
    number: order.number,
    id: ok(await labels.shop.send(path, { token, body })).orderReturn.id as string,
  }
}
const approve = (id: string, body: object) => labels.desk.post(`/vitrine/v1/returns/${id}/approve`, body)
const labelsOf = async (orderId: string) => labels.list(orderId)

test('approves a return with a label that is bought once and linked in the email', async () => {
  const { orderId, number, id } = await requestReturn()
  const answers = await Promise.all([approve(id, { buyLabel: true }), approve(id, { buyLabel: true })])
  // The other request finds the label in progress, or the return approved.
  const [done, late] = answers.map(({ status }) => status).toSorted()
  expect([done, [428, 503].includes(late!)]).toEqual([200, true])
  const { orderReturn } = ok(answers.find(({ status }) => status === 200)!)
  const bought = await labelsOf(orderId)
  expect(bought).toMatchObject([{ purpose: 'RETURN', status: 'BOUGHT' }])
  expect(orderReturn).toMatchObject({
    status: 'APPROVED',
    label: { carrier: bought[0].rate.carrier, trackingNumber: bought[0].trackingNumber },
  })
  const mails = await mailsOf(labels.shop)
  const { text } = mails.find(({ subject }) => subject.includes(`${number}`) && subject.includes('approved'))!
  expect(text).toContain(orderReturn.label.url)
  const { pathname, search } = new URL(orderReturn.label.url)
  const file = await fetch(labels.shop.url + pathname + search)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('approves nothing if no label can be bought, and refuses two labels at once', async () => {
  const { orderId, id } = await requestReturn()
  const both = await approve(id, { buyLabel: true, label: { carrier: 'DHL' } })
  expect(fieldOf(both)).toBe('label')
  labels.double.fallSilent()
  const silent = await approve(id, { buyLabel: true })
  labels.double.fallSilent(false)
  expect([silent.status, codeOf(silent)]).toEqual([503, 'UNAVAILABLE'])
  expect(await labelsOf(orderId)).toEqual([])
  expect(ok(await approve(id, { buyLabel: true })).orderReturn.status).toBe('APPROVED')
  expect((await approve('6c1c6f2f-6d0e-4cbb-9d1e-6f6f5f0f4a10', { buyLabel: true })).status).toBe(404)
})
