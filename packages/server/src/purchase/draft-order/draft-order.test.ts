import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const path = '/ecom/v1/draft-orders'
const create = (draftOrder: object = {}) => desk.post(path, { draftOrder })
const begun = async (draftOrder: object = {}) => {
  const { status, body } = await create(draftOrder)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.calculatedDraftOrder.draftOrder
}
const place = (id: string, body: object = {}) => desk.post(`${path}/${id}/create-order`, body)
const read = (id: string) => shop.send(`GET ${path}/${id}`, { token: shop.apiKey })
const engraving = { productName: { original: 'Engraving' }, price: { amount: '12.50' }, quantity: 2 }
const eventTypesOf = async (id: string) => {
  const events = shop.context.db.selectFrom('event').select('type').where('entity', '=', `draft_order:${id}`)
  return (await events.orderBy('sequence').execute()).map(({ type }) => type.replace('wix.ecom.v1.', ''))
}
const mailsTo = async (recipient: string) => (await mailsOf(shop, recipient)).length

test('creates an order from a draft with a product and a custom line', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 10, price: 2000 })
  const email = `${randomUUID()}@example.test`
  const catalogLineItems = [{ catalogReference: referenceTo(product), quantity: 3 }]
  const draft = await begun({ catalogLineItems, customLineItems: [engraving], buyerInfo: { email } })
  expect(draft).toMatchObject({
    status: 'DRAFT',
    revision: 1,
    isEdit: false,
    lineItems: [
      { added: true, lineItem: { quantity: 3 } },
      { added: true, lineItem: { quantity: 2 } },
    ],
    priceSummary: { subtotal: { amount: '85.00' }, total: { amount: '85.00' } },
    buyerInfo: { email },
    buyerDetails: { added: true },
  })
  expect((await read(draft.id)).body.calculatedDraftOrder.draftOrder).toEqual(draft)
  expect(await desk.till.stockOf(product)).toBe(10)

  const { status, body } = await place(draft.id, { reason: 'Ordered by phone' })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: body.createdOrder.id })
  expect(body.createdOrder).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    channelInfo: { type: 'BACKOFFICE_MERCHANT' },
    priceSummary: { total: { amount: '85.00' } },
    balanceSummary: { balance: { amount: '85.00' } },
    activities: [
      { activityType: 'CUSTOM_ACTIVITY', customActivity: { type: 'DRAFT_ORDER_CREATED' }, actor: { type: 'key' } },
      { activityType: 'ORDER_PLACED', actor: { type: 'key' } },
      { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Ordered by phone' } },
    ],
  })
  expect(Number(body.createdOrder.number)).toBeGreaterThan(10_000)
  expect(await desk.till.stockOf(product)).toBe(7)
  expect(await mailsTo(email)).toBe(1)
  const types = (await desk.eventsOf(body.createdOrder.id)).map(({ type }) => type)
  expect(types).toEqual(['order_created', 'order_approved'])
  expect(await eventTypesOf(draft.id)).toEqual(['draft_order_created', 'draft_order_updated'])
})

test('requests a deposit by link at once, and schedules the rest for its due date', async () => {
  const email = `${randomUUID()}@example.test`
  const draft = await begun({ customLineItems: [{ ...engraving, quantity: 4 }], buyerInfo: { email } })
  const total = Number(draft.priceSummary.total.amount)
  const set = await desk.post(`${path}/${draft.id}/set-deposit`, { depositDetails: { percentage: '25' } })
  expect(set.body.calculatedDraftOrder.draftOrder.deposit).toMatchObject({ percentage: '25' })
  const { createdOrder } = (await place(draft.id)).body
  const { dueDate } = set.body.calculatedDraftOrder.draftOrder.deposit
  const rest = { dueDate, amount: { amount: (total * 0.75).toFixed(2) } }
  expect(createdOrder.remainders).toMatchObject([rest])
  const requests = await shop.context.db
    .selectFrom('order_payment_request')
    .select(['title', 'amount'])
    .where('order_id', '=', createdOrder.id)
    .execute()
  expect(requests.map(({ title, amount }) => [title.split(' ')[0], Number(amount)]).toSorted()).toEqual([
    ['Deposit', total * 25],
    ['Remaining', total * 75],
  ])
  const mail = shop.context.db
    .selectFrom('mail')
    .select('text')
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', email)
  const { text } = await mail.executeTakeFirstOrThrow()
  expect(text).toContain(`Pay €${(total * 0.25).toFixed(2)}`)
  expect(text).toContain('Due on ')
  const remainders = `GET /vitrine/v1/orders/${createdOrder.id}/remainders`
  expect((await shop.send(remainders, { token: shop.apiKey })).body.remainders).toMatchObject([
    { ...rest, balance: rest.amount, status: 'UPCOMING' },
  ])
  const edit = (await desk.post(path, { sourceOrderId: createdOrder.id })).body.calculatedDraftOrder.draftOrder
  const again = await desk.post(`${path}/${edit.id}/set-deposit`, { depositDetails: { percentage: '25' } })
  expect(codeOf(again)).toBe('SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE')
})

test('creates one order from a draft, even from concurrent requests', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const draft = await begun({ catalogLineItems: [{ catalogReference: referenceTo(product), quantity: 4 }] })
  const answers = await Promise.all([place(draft.id), place(draft.id), place(draft.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428, 428])
  const refused = answers.find(({ status }) => status === 428)!
  expect(codeOf(refused)).toBe('DRAFT_ORDER_ALREADY_COMMITTED')
  expect(await desk.till.stockOf(product)).toBe(6)
})

test('refuses an order of out-of-stock items, and takes no stock', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 1 })
  const draft = await begun({ catalogLineItems: [{ catalogReference: referenceTo(product), quantity: 2 }] })
  const { calculationErrors } = (await read(draft.id)).body.calculatedDraftOrder
  const lineItemId = draft.lineItems[0].lineItem.id
  const missing = { code: 'INSUFFICIENT_INVENTORY', data: { lineItemId, available: 1 } }
  expect(calculationErrors.orderValidationErrors).toMatchObject([missing])
  expect(codeOf(await place(draft.id))).toBe('INSUFFICIENT_INVENTORY')
  expect(await desk.till.stockOf(product)).toBe(1)
  const empty = await begun()
  expect(codeOf(await place(empty.id))).toBe('CREATE_ORDER_FAILED_VALIDATIONS')
})

test('refuses to place a draft that has changed since', async () => {
  const draft = await begun({ customLineItems: [engraving] })
  expect(codeOf(await place(draft.id, { revision: 7 }))).toBe('CONFLICT')
  expect((await place(draft.id, { revision: 1 })).status).toBe(200)
})

test('deletes a draft, unless it has become an order', async () => {
  const draft = await begun({ customLineItems: [engraving] })
  const remove = (id: string) => shop.send(`DELETE ${path}/${id}`, { token: shop.apiKey })
  expect((await remove(draft.id)).status).toBe(200)
  expect(codeOf(await read(draft.id))).toBe('DRAFT_ORDER_DOES_NOT_EXIST')
  const other = await begun({ customLineItems: [engraving] })
  await place(other.id)
  expect(codeOf(await remove(other.id))).toBe('DRAFT_ORDER_CANNOT_BE_DELETED')
})
