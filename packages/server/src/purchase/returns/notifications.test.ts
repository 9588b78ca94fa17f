import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const ownerEmail = 'owner@returns.test'
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  await addListener(shop)
  await createOwner(shop.context.db, { siteId: shop.siteId, email: ownerEmail, password: 'a quiet lighthouse' })
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<typeof desk.post>>
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const mails = async (number: string) =>
  (await mailsOf(shop))
    .filter(({ subject }) => subject.includes(number))
    .filter(({ subject }) => /return/i.test(subject))
const link = (name: string, body: object) => shop.send(`POST /vitrine/v1/order-links/${name}`, { body })

/** Buys two mugs and ships them. Returns the order with the buyer's link. */
const sent = async () => {
  const sold = await desk.buy()
  const { id: lineItemId } = sold.order.lineItems[0]
  const fulfillment = { lineItems: [{ id: lineItemId, quantity: 2 }] }
  ok(await desk.post(`/ecom/v1/fulfillments/orders/${sold.orderId}/create-fulfillment`, { fulfillment }))
  const confirmations = await mailsOf(shop, sold.order.buyerInfo.email)
  const { text } = confirmations.find(({ subject }) => subject.includes(sold.order.number))!
  const token = /\/hosted\/order\?token=([\w.-]+)/.exec(text)![1]!
  return { ...sold, link: token, item: { lineItemId, quantity: 2, reason: 'DOES_NOT_FIT' } }
}
type Sent = Awaited<ReturnType<typeof sent>>
const ask = async (sold: Sent) => {
  const body = { token: sold.link, items: [sold.item], wish: 'REFUND' }
  return ok(await link('returns', body)).orderReturn.id as string
}
const move = async (id: string, step: string, body: object = {}) =>
  ok(await desk.post(`/vitrine/v1/returns/${id}/${step}`, body)).orderReturn

test('notifies the buyer, apps and owners of each step once, and records it in the activities', async () => {
  const sold = await sent()
  const { number } = sold.order
  const id = await ask(sold)
  const label = { carrier: 'DHL', trackingNumber: 'BACK-1', url: 'https://labels.test/1.pdf' }
  await move(id, 'approve', { instructions: 'Leave the ribbon on.', returnAddress: 'Mug Street 1\nBerlin', label })
  await move(id, 'receive', { items: [{ lineItemId: sold.item.lineItemId, quantity: 1 }] })
  const settled = await move(id, 'settle', { type: 'REFUND', fee: { amount: '4.00' } })
  expect(settled.history.map(({ status }: { status: string }) => status)).toEqual([
    'REQUESTED',
    'APPROVED',
    'RECEIVED',
    'SETTLED',
  ])

  const sentMails = await mails(number)
  const textsTo = (email: string) => sentMails.filter(({ recipient }) => recipient === email).map(({ text }) => text)
  expect(textsTo(ownerEmail)).toEqual([expect.stringContaining(`/back-office/orders/${sold.orderId}`)])
  const texts = textsTo(sold.order.buyerInfo.email)
  expect([texts.length, sentMails.length]).toEqual([4, 5])
  expect(texts[0]).toContain('Please don’t send anything yet')
  for (const words of ['Leave the ribbon on.', 'Mug Street 1\nBerlin', 'DHL BACK-1', label.url])
    expect(texts[1]).toContain(words)
  expect(texts[2]).toContain('1 × Mug')
  expect(texts[3]).toContain('You get €15.00 back.')
  expect(texts[3]).toContain('The store keeps €4.00')
  for (const text of texts) expect(text).toContain('/hosted/order?token=')

  const events = shop.context.db.selectFrom('event').select(['type', 'body', 'actor'])
  const heard = await events.where('entity', '=', `order_return:${id}`).orderBy('sequence').execute()
  expect(heard.map(({ type }) => type.split('_').at(-1))).toEqual(['created', 'updated', 'updated', 'updated'])
  expect(heard.map(({ actor }) => actor?.type)).toEqual(['visitor', 'key', 'key', 'key'])
  expect(heard.at(-1)!.body).toMatchObject({ currentEntity: { id, status: 'SETTLED', orderNumber: number } })

  const { activities } = await desk.till.orderOf(sold.orderId)
  const story = activities.filter(({ activityType }: { activityType: string }) => activityType === 'CUSTOM_ACTIVITY')
  expect(story).toMatchObject([
    { customActivity: { type: 'RETURN_REQUESTED', additionalData: { returnId: id } }, actor: { type: 'visitor' } },
    { customActivity: { type: 'RETURN_APPROVED' }, actor: { type: 'key' } },
    { customActivity: { type: 'RETURN_RECEIVED' } },
    { customActivity: { type: 'RETURN_SETTLED' } },
  ])
})

test('emails the reason of a decline, and a cancellation only if the store canceled', async () => {
  const [declined, own, theirs] = [await sent(), await sent(), await sent()]
  await move(await ask(declined), 'decline', { reason: 'It was worn.' })
  expect((await mails(declined.order.number)).at(-1)!.text).toContain('It was worn.')
  const id = await ask(own)
  const before = (await mails(own.order.number)).length
  expect(ok(await link('returns/cancel', { token: own.link, returnId: id })).orderReturn.status).toBe('CANCELED')
  expect((await mails(own.order.number)).length).toBe(before)
  const other = await ask(theirs)
  ok(await desk.post(`/vitrine/v1/orders/${theirs.orderId}/returns/${other}/cancel`, {}))
  expect((await mails(theirs.order.number)).at(-1)!.subject).toContain('was canceled')
})

test('announces a return created by the store once it is approved', async () => {
  const sold = await sent()
  const requested = await desk.post(`/vitrine/v1/orders/${sold.orderId}/returns`, {
    items: [sold.item],
    wish: 'REFUND',
  })
  const before = await mails(sold.order.number)
  await move(ok(requested).orderReturn.id, 'approve')
  expect([before.length, (await mails(sold.order.number)).length]).toEqual([0, 1])
})

test('accepts a link only for its own order, and shows there what can be returned', async () => {
  const [sold, other] = [await sent(), await sent()]
  const shown = async () => ok(await link('open', { token: sold.link })).linkedOrder
  expect(await shown()).toMatchObject({
    returns: [],
    returnable: [{ lineItemId: sold.item.lineItemId, quantity: 2 }],
    returnSettings: { enabled: true, windowDays: 30 },
  })
  const foreign = await link('returns', { token: sold.link, items: [other.item], wish: 'REFUND' })
  expect(foreign.body.details.validationError.fieldViolations[0].field).toBe('items[0].lineItemId')
  const id = await ask(other)
  const canceled = await link('returns/cancel', { token: sold.link, returnId: id })
  expect([canceled.status, codeOf(canceled)]).toEqual([404, 'NOT_FOUND'])
  await ask(sold)
  expect(await shown()).toMatchObject({ returns: [{ status: 'REQUESTED' }], returnable: [{ quantity: 0 }] })
  const nonsense = await link('returns', { token: 'nonsense', items: [sold.item], wish: 'REFUND' })
  expect(nonsense.status).toBe(404)
})

test('refuses store credit for guests', async () => {
  const sold = await sent()
  const refused = await link('returns', { token: sold.link, items: [sold.item], wish: 'STORE_CREDIT' })
  expect(refused.body.details.validationError.fieldViolations[0].field).toBe('wish')
})
