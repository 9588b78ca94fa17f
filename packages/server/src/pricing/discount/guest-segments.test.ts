import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, customers, memberGroups } from '@vitrine/client'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { atTheDoor, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { noteStatements } from '../../../../../test/statements.ts'
import { rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { withDiscounts, tenth, type Discounting } from './testing.ts'

let shop: Shop
let at: Discounting
let product: Product
const createOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { customers, memberGroups },
  })
let owner: ReturnType<typeof createOwner>
/** The tag of those in the segment, and the group of the segment. */
let vip: { readonly tag: string; readonly groupId: string }
beforeAll(async () => {
  shop = await openShop({ config: { trustProxy: 1 } })
  at = await withDiscounts(shop)
  owner = createOwner()
  product = await addProduct(shop.context.db, shop.siteId, { price: 10_000 })
  const tag = randomUUID()
  const segment = await owner.customers.createCustomerSegment({ name: 'VIP', filter: { tags: { $hasSome: [tag] } } })
  const group = await owner.memberGroups.createMemberGroup({ name: 'VIP', segmentId: segment.id })
  vip = { tag, groupId: group.id }
})
afterAll(() => shop.close())
beforeEach(() => at.clear())

const forVips = () => ({ ...tenth, conditions: [{ type: 'MEMBER_GROUPS', memberGroupIds: [vip.groupId] }] })
const addVip = async (email = newEmail()) => {
  await owner.customers.createCustomer({ email, tags: [vip.tag] })
  return email
}
const discountOf = (checkout: { priceSummary: { discount: { amount: string } } }) =>
  Number(checkout.priceSummary.discount.amount)

test('gives a guest of a segment its discount once the email is in the checkout, and in the order', async () => {
  await at.create(forVips())
  const email = await addVip()
  const opened = await at.open(product, { email: email.toUpperCase() })
  expect(discountOf(opened.checkout)).toBe(10)
  expect(discountOf(await at.read(opened))).toBe(10)
  const { orderId } = (await at.pay(opened)).body
  expect(discountOf(await at.order(orderId))).toBe(10)
  expect(discountOf((await at.open(product)).checkout)).toBe(0)
})

test('follows the email of the checkout, in both generations of calls', async () => {
  await at.create(forVips())
  const email = await addVip()
  const opened = await at.open(product)
  const { token, checkoutId } = opened
  const change = async (to: string) => {
    const body = { checkout: { buyerInfo: { email: to } } }
    return discountOf((await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body })).body.checkout)
  }
  const changeV2 = async (to: string) => {
    const body = { cart: { customerInfo: { email: to } } }
    await shop.send(`PATCH /ecom/v2/carts/${checkoutId}`, { token, body })
    return discountOf(await at.read(opened))
  }
  expect([await change(email), await change(newEmail())]).toEqual([10, 0])
  expect([await changeV2(email), await changeV2(newEmail())]).toEqual([10, 0])
})

test('accepts a coupon for a segment from a guest of the segment only', async () => {
  const code = `VIP${randomUUID().slice(0, 6).toUpperCase()}`
  const coupon = { name: code, code, effect: { type: 'PERCENT_OFF', percent: '20' }, memberGroupIds: [vip.groupId] }
  expect((await at.asOwner('POST /vitrine/v1/coupons', { coupon })).status).toBe(200)
  const email = await addVip()
  expect(discountOf((await at.open(product, { email, coupon: code })).checkout)).toBe(20)
  expect((await at.open(product, { coupon: code })).checkoutId).toBe(undefined)
})

test('requires customers with an account to sign in', async () => {
  await at.create(forVips())
  const { memberId, email } = await atTheDoor(shop).arrive()
  await runJobs(shop.context, 'customer-member')
  await owner.customers.bulkUpdateCustomerTags([memberId], { add: [vip.tag] })
  expect(discountOf((await at.open(product, { email })).checkout)).toBe(0)
})

test('recognizes a limited number of emails per address and hour, and then sells without the discount', async () => {
  await at.create(forVips())
  const email = await addVip()
  const { token, checkoutId } = await at.open(product)
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const change = (to: string) => {
    const body = { checkout: { buyerInfo: { email: to } } }
    return shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, headers, body })
  }
  for (let count = 0; count < rateLimits.guestEmails.free; count += 1) await change(newEmail())
  const limited = await change(email)
  expect([limited.status, discountOf(limited.body.checkout)]).toEqual([200, 0])
  const paid = await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, {
    token,
    headers,
    body: { paymentToken: 'sandbox:pays' },
  })
  expect(paid.status).toBe(200)
})

test('counts emails that were tried with a coupon, although the coupon was refused', async () => {
  const code = `VIP${randomUUID().slice(0, 6).toUpperCase()}`
  const coupon = { name: code, code, effect: { type: 'PERCENT_OFF', percent: '20' }, memberGroupIds: [vip.groupId] }
  await at.asOwner('POST /vitrine/v1/coupons', { coupon })
  const email = await addVip()
  const { token, checkoutId } = await at.open(product)
  const headers = { 'x-forwarded-for': '203.0.113.10' }
  const attempt = (to: string) => {
    const body = { checkout: { buyerInfo: { email: to } }, couponCode: code }
    return shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, headers, body })
  }
  const statuses: number[] = []
  for (let count = 0; count < rateLimits.guestEmails.free; count += 1) statuses.push((await attempt(newEmail())).status)
  expect(new Set(statuses)).toEqual(new Set([(await attempt(email)).status]))
  expect(statuses[0]).toBeGreaterThanOrEqual(400)
})

test('adds no statement to checkouts in stores without discounts for segments', async () => {
  await at.create(tenth)
  const sentBy = async () => {
    await at.open(product)
    const [, statements] = await noteStatements(() => at.open(product))
    return statements.map(({ text }) => text)
  }
  const asking = (texts: readonly string[]) =>
    texts.filter((text) => /customer_segment|customer_key|insert into rate_limit/.test(text))
  const plain = await sentBy()
  await at.clear()
  await at.create(forVips())
  const concerned = await sentBy()
  expect(concerned.length - plain.length).toBeGreaterThan(0)
  expect([asking(plain).length, asking(concerned).length]).toEqual([1, 4])
})
