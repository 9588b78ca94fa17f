import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, customers, orders } from '@vitrine/client'
import { buyer } from '../../../../../test/goods.ts'
import { atTheDoor, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { addOrder } from '../../orders/order/testing-orders.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { abandonCheckout } from '../abandoned-checkout/testing.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const createOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { customers, orders },
  })
let owner: ReturnType<typeof createOwner>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  owner = createOwner()
})
afterAll(() => shop.close())

const settle = () => runJobs(shop.context, 'customer-order', 'customer-member', 'customer-checkout')

const customerOf = async (email: string) => (await owner.customers.queryCustomers().eq('email', email).find()).items[0]!

interface Money {
  readonly amount?: string
}
const cents = (price: Money | undefined): number => Math.round(Number(price?.amount ?? 0) * 100)

/** What the orders of an email say: the figures of its customer, in cents. */
const figuresOfOrders = async (email: string) => {
  const { orders: found } = await owner.orders.searchOrders({ filter: { 'buyerInfo.email': email } })
  const counted = found.filter(({ status }) => status !== 'CANCELED' && status !== 'REJECTED')
  const spent = found.reduce(
    (sum, { balanceSummary }) => sum + cents(balanceSummary?.paid) - cents(balanceSummary?.refunded),
    0,
  )
  return { orderCount: counted.length, spent, average: counted.length === 0 ? 0 : Math.round(spent / counted.length) }
}

const expectEqual = async (email: string) => {
  await settle()
  const { orderCount, spent, averageSpent } = await customerOf(email)
  const figures = {
    orderCount,
    spent: Math.round(Number(spent) * 100),
    average: Math.round(Number(averageSpent) * 100),
  }
  expect(figures).toEqual(await figuresOfOrders(email))
  return figures
}

test('equals the orders to the cent, through payments, refunds, edits and cancellations at the same time', async () => {
  const { email } = buyer
  const goods = { price: 1999 }
  const [first, second, third, fourth, unpaid] = [
    await desk.buy('sandbox:pays', { quantity: 3, goods }),
    await desk.buy('sandbox:pays', { quantity: 1, goods }),
    await desk.buy('sandbox:pays', { quantity: 2, goods }),
    await desk.buy('sandbox:pays', { quantity: 3, goods }),
    await desk.buy('sandbox:declines', { goods }),
  ]
  expect(unpaid.orderId).toBe(undefined)
  expect(await expectEqual(email)).toMatchObject({ orderCount: 4 })
  const refund = (order: { orderId: string; paymentId: string }, amount: string) =>
    desk.refund(order.orderId, { paymentRefunds: [{ paymentId: order.paymentId, amount: { amount } }] })
  await Promise.all([
    refund(first, '5.55'),
    refund(first, '0.01'),
    refund(second, '19.99'),
    desk.post(`/ecom/v1/orders/${third.orderId}/cancel`, { restockAllItems: true }),
    settle(),
    settle(),
  ])
  const after = await expectEqual(email)
  expect(after.orderCount).toBe(3)
  const drafts = '/ecom/v1/draft-orders'
  const { draftOrder: draft } = (await desk.post(drafts, { sourceOrderId: fourth.orderId })).body.calculatedDraftOrder
  const lineItemChanges = [{ lineItemId: draft.lineItems[0].lineItem.id, newQuantity: 1 }]
  const changed = await desk.post(`${drafts}/${draft.id}/line-items`, { lineItemChanges })
  expect([changed.status, (await desk.post(`${drafts}/${draft.id}/commit`, {})).status]).toEqual([200, 200])
  await expectEqual(email)
  await Promise.all([refund(first, '1.00'), expectEqual(email).catch(() => undefined)])
  await expectEqual(email)
})

test('gives guests’ orders to one customer with name, address and consent, who becomes the account', async () => {
  const email = newEmail()
  const [one, two] = [
    await addOrder(shop, { number: 101, name: 'Grace Hopper', email, phone: '+1 555 010 0001' }),
    await addOrder(shop, { number: 102, name: 'Grace Hopper', email: email.toUpperCase() }),
  ]
  await settle()
  const guest = await customerOf(email)
  expect(guest).toMatchObject({ firstName: 'Grace', phone: '+1 555 010 0001', orderCount: 2, accountStatus: 'NONE' })
  expect(guest.firstOrderDate! < guest.lastOrderDate!).toBe(true)
  const { memberId } = await atTheDoor(shop).arrive(email)
  await settle()
  expect(await owner.customers.getCustomer(memberId)).toMatchObject({ id: guest.id, orderCount: 2, memberId })
  const entries = await owner.customers.getCustomerTimeline(guest.id)
  expect(entries.filter(({ type }) => type === 'ORDER').map(({ entityId }) => entityId)).toEqual([two.id, one.id])
  const elsewhere = await owner.customers.createCustomer({ email: newEmail() })
  const merged = await owner.customers.mergeCustomers(elsewhere.id, memberId)
  expect(merged).toMatchObject({ id: guest.id, orderCount: 2 })
})

test('makes a buyer who left a checkout a customer', async () => {
  const { answer: _answer, mug } = await desk.buy()
  const { checkoutId, token } = await desk.till.checkoutOf(mug)
  const email = newEmail()
  const checkout = { buyerInfo: { email }, billingInfo: buyer.contact }
  await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
  await abandonCheckout(shop, checkoutId)
  await settle()
  const left = await customerOf(email)
  expect(left).toMatchObject({ email, orderCount: 0 })
  expect((await owner.customers.getCustomerTimeline(left.id)).map(({ type }) => type)).toContain('ABANDONED_CHECKOUT')
})

test('returns all data of a guest, and deletes all but the orders', async () => {
  const email = newEmail()
  const { id: orderId } = await addOrder(shop, { number: 103, name: 'Kim Gone', email })
  await settle()
  const { id } = await customerOf(email)
  const data = (await owner.customers.exportCustomerData(id)) as { customer: object; orders: { id: string }[] }
  expect([data.customer, data.orders.map((order) => order.id)]).toMatchObject([{ email }, [orderId]])
  await owner.customers.deleteCustomer(id)
  await expect(owner.customers.getCustomer(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await shop.context.db.updateTable('orders').set({ email: email.toUpperCase() }).where('id', '=', orderId).execute()
  await settle()
  expect(await customerOf(email)).toBe(undefined)
  expect((await owner.orders.getOrder(orderId)).id).toBe(orderId)
  await addOrder(shop, { number: 104, name: 'Kim Again', email })
  await settle()
  expect(await customerOf(email)).toMatchObject({ orderCount: 1 })
  await expect(owner.customers.deleteCustomer(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
