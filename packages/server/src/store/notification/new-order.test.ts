import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, choiceModifier, colours, referenceTo, textModifier } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import type { Visitor } from '../../ground/base/caller.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { chargedNow } from '../../money/payment/provider.ts'
import { createSandbox } from '../../money/payment/providers/sandbox.ts'
import { serverBeside } from '../../purchase/purchase/testing.ts'
import { withNotices } from './testing-notices.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let notices: Awaited<ReturnType<typeof withNotices>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  notices = await withNotices(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.deleteFrom('mail').where('site_id', '=', shop.siteId).execute()
})

const asOwner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const ok = ({ status, body }: Awaited<ReturnType<typeof asOwner>>) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
/** An order imported from elsewhere. */
const sold = {
  lineItems: [{ quantity: 1, productName: { original: 'Vase' }, price: { amount: '20' } }],
  priceSummary: { subtotal: { amount: '20' }, total: { amount: '20' } },
  channelInfo: { type: 'POS' },
}
const later = (laterBySeconds = 3600) => serverBeside(shop.context, { laterBySeconds })
const never = new Promise<never>(() => undefined)

test('notifies the owner once when three servers find a paid order after one crashed', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const sandbox = createSandbox({ db: shop.context.db, now: shop.now }).provider
  const dying = serverBeside(shop.context, {
    misbehaving: { begin: async (payment, token) => (await sandbox.begin(payment, token, chargedNow), never) },
  })
  const visitorId = randomUUID()
  const tried = await desk.till.checkoutOf(mug, { token: await shop.visitorToken(visitorId) })
  const caller: Visitor = { role: 'visitor', siteId: shop.siteId, clientId: shop.clientId, visitorId }
  void dying.pay(caller, tried.checkoutId)
  await expect.poll(async () => (await desk.till.chargesOf(tried))[0]?.charge).toBe('captured')
  expect(await notices.mails()).toHaveLength(0)
  const servers = [1, 2, 3].map(() => later(31))
  await Promise.all(servers.map(({ reconcile }) => reconcile()))
  await Promise.all(servers.map(({ reconcile }) => reconcile()))
  expect(await notices.mails()).toHaveLength(1)
})

test('notifies about an order under review when it is approved, and never if it is rejected', async () => {
  const passes = await desk.buy('sandbox:review-passes')
  const fails = await desk.buy('sandbox:review-fails')
  expect(await notices.mails()).toEqual([])
  await Promise.all([later().carryOut(), later().carryOut(), later().carryOut()])
  await later().carryOut()
  expect((await desk.till.orderOf(fails.orderId)).status).toBe('REJECTED')
  expect(await notices.mails(fails.order.number)).toEqual([])
  expect(await notices.mails(passes.order.number)).toHaveLength(1)
})

test('notifies about an offline order with the amount due when it is placed, and not again when it is paid', async () => {
  const offlinePaymentMethod = { name: 'By transfer', instructions: 'To DE02', enabled: true }
  ok(await asOwner('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', { offlinePaymentMethod }))
  const tried = await desk.till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const { orderId } = ok(await desk.till.orderUnpaid(tried, { paymentMethodId: 'BANK_TRANSFER' }))
  const { number } = await desk.till.orderOf(orderId)
  const [mail, ...more] = await notices.mails(number)
  expect(more).toEqual([])
  expect(mail!.text).toContain('Still to pay (By transfer)  €23.90')
  ok(await asOwner(`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {}))
  expect(await notices.mails(number)).toHaveLength(1)
})

test('notifies about back office orders once, if enabled, also when they are paid later', async () => {
  const customLineItems = [{ quantity: 1, productName: { original: 'Vase' }, price: { amount: '20' } }]
  const place = async (notifications: object) => {
    const draftOrder = { customLineItems, buyerInfo: { email: 'ann@example.test' } }
    const { calculatedDraftOrder } = ok(await asOwner('POST /ecom/v1/draft-orders', { draftOrder }))
    const { id } = calculatedDraftOrder.draftOrder
    const placed = ok(
      await desk.post(`/ecom/v1/draft-orders/${id}/create-order`, { createSettings: { notifications } }),
    )
    return placed.createdOrder
  }
  const quiet = await place({ sendNotificationsToBusiness: false })
  const announced = await place({ sendNotificationsToBusiness: true })
  for (const { id } of [quiet, announced])
    ok(await asOwner(`POST /ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {}))
  expect(await notices.mails(quiet.number)).toEqual([])
  const [mail, ...more] = await notices.mails(announced.number)
  expect(more).toEqual([])
  expect(mail!.text).toContain('was created in the back office or by an app')
})

test.each(['sandbox:pays', 'sandbox:review-passes'])(
  'shows what the gift card and the card paid, by %s',
  async (paymentToken) => {
    const issued = ok(await asOwner('POST /vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: '5' } } }))
    const tried = await desk.till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
    const body = { giftCardCode: issued.code }
    ok(await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body }))
    ok(await desk.till.pay(tried, paymentToken))
    await later().carryOut()
    const [{ text } = { text: '' }, ...more] = await notices.mails()
    expect(more).toEqual([])
    expect(text).toContain('Paid with gift card or store credit  €5.00\nPaid  €18.90')
    expect(text).not.toContain('Still to pay')
  },
)

test("notifies about an app's unpaid order when it is created, if enabled, and never again", async () => {
  const create = async (sendNotificationsToBusiness: boolean) => {
    const settings = { orderApprovalStrategy: 'PAYMENT_RECEIVED', notifications: { sendNotificationsToBusiness } }
    const order = { ...sold, buyerInfo: { email: 'ann@example.test' } }
    return ok(await desk.post('/ecom/v1/orders', { order, settings })).order
  }
  const [quiet, announced] = [await create(false), await create(true)]
  for (const { id } of [quiet, announced]) {
    ok(await asOwner(`POST /ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {}))
    expect(await desk.till.orderOf(id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  }
  expect(await notices.mails(quiet.number)).toEqual([])
  expect(await notices.mails(announced.number)).toHaveLength(1)
})

test('does not notify about imported orders', async () => {
  const order = { ...sold, status: 'APPROVED', paymentStatus: 'PAID' }
  ok(await desk.post('/ecom/v1/orders/import', { order }))
  expect(await notices.mails()).toEqual([])
})

test('includes options, modifiers, note and custom fields, escaped', async () => {
  const hostile = '<img src=x onerror="alert(1)">&\u202e'
  const lamp = await addProduct(shop.context.db, shop.siteId, {
    name: `Lamp ${hostile}`,
    options: [colours],
    record: {
      modifiers: [textModifier('Engraving'), choiceModifier('Wrapping', { Gold: 300 }, { mandatory: true })],
    },
  })
  const options = { options: { Colour: 'Ink', Wrapping: 'Gold' }, customTextFields: { Engraving: `For ${hostile}` } }
  const tried = await desk.till.checkoutOf(lamp, { options })
  const checkout = {
    buyerNote: `Ring\n${hostile}`,
    customFields: [{ title: `Gate ${hostile}`, value: hostile }],
    billingInfo: { contactDetails: { firstName: 'Ann', lastName: hostile, phone: '+49 30 12345678' } },
  }
  ok(await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body: { checkout } }))
  ok(await desk.till.pay(tried))
  const [{ text, html } = { text: '', html: '' }] = await notices.mails()
  for (const part of ['Ink', 'Gold', 'For <img', 'Note from the customer: Ring', 'Gate <img', 'Ann', '+49 30 12345678'])
    expect(text).toContain(part)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
})

test('lists the first items of a long order and the number of others', async () => {
  const goods = await Promise.all(
    Array.from({ length: 42 }, (_, index) =>
      addProduct(shop.context.db, shop.siteId, { name: `Thing ${index} ${'long '.repeat(10)}` }),
    ),
  )
  const [first, ...others] = goods
  const token = await shop.visitorToken()
  const lineItems = others.map((product) => ({ catalogReference: referenceTo(product), quantity: 1 }))
  ok(await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } }))
  ok(await desk.till.pay(await desk.till.checkoutOf(first!, { token })))
  const [{ text, html } = { text: '', html: '' }] = await notices.mails()
  expect(text.match(/1 × Thing/g)).toHaveLength(30)
  expect(text).toContain('And 12 more items.')
  expect(html.length).toBeLessThan(50_000)
})
