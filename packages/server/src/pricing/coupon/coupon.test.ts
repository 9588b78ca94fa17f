import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../../test/run-size.ts'
import { ApiKeyStrategy, coupons, createClient } from '@vitrine/client'
import { addDelivery, addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let delivery: string
let mug: Product
const openOwner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules: { coupons } })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  delivery = await addDelivery(shop.context.db, shop.siteId)
  mug = await addProduct(shop.context.db, shop.siteId, { stock: 500 })
  owner = openOwner()
})
afterAll(() => shop.close())

const percent = { type: 'PERCENT_OFF' as const, percent: '50' }
const add = (code: string, more: object = {}) =>
  owner.coupons.createCoupon({ code, name: code, effect: percent, ...more })
const errorOf = ({ body }: { body: { details?: { applicationError?: { code?: string } } } }) =>
  body.details?.applicationError?.code

/** Applies a code to a new visitor's cart with a mug of 19.00. Returns the refusal or the discount. */
const apply = async (couponCode: string, quantity = 1) => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const applied = await shop.send('PATCH /ecom/v1/carts/current', { token, body: { couponCode } })
  if (applied.status !== 200) return errorOf(applied)
  const body = { shippingAddress: { country: 'DE' } }
  const estimate = await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body })
  return estimate.body.priceSummary.total.amount
}
const order = async (couponCode: string, email: string, paymentToken = 'sandbox:pays') => {
  const token = await shop.visitorToken()
  const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } }
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const body = { lineItems, couponCode, channelType: 'WEB', checkoutInfo: { buyerInfo: { email }, shippingInfo } }
  const opened = await shop.send('POST /ecom/v1/checkouts', { token, body })
  if (opened.status !== 200) return opened
  const path = `POST /ecom/v1/checkouts/${opened.body.checkout.id}/create-order-and-charge`
  return shop.send(path, { token, body: { paymentToken } })
}

test('adds coupons of each kind, which reduce what buyers pay', async () => {
  await add('half')
  await add('FIVE', { effect: { type: 'MONEY_OFF', amount: '5' } })
  await add('CARRIED', { effect: { type: 'FREE_SHIPPING' } })
  expect(await apply('Half')).toBe('14.40')
  expect(await apply('five')).toBe('18.90')
  expect(await apply('carried')).toBe('19.00')
})

test('rejects coupons with the error codes that storefronts expect', async () => {
  const past = new Date(Date.now() - 1000)
  await add('OVER', { expirationTime: past })
  await add('SOON', { startTime: new Date(Date.now() + 100_000) })
  await add('BIG', { minimumSubtotal: '30' })
  const others = { collection: { name: 'Others' } }
  const { body } = await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: others })
  await add('OTHERS', { collectionId: body.collection.id })
  const off = await add('OFF', { active: false })
  expect(await apply('NEVER')).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  expect(await apply('OVER')).toBe('ERROR_COUPON_EXPIRED')
  expect(await apply('SOON')).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  expect(await apply('BIG')).toBe('ERROR_COUPON_NOT_APPLICABLE')
  expect(await apply('BIG', 2)).toBe('23.90')
  expect(await apply('OTHERS')).toBe('ERROR_COUPON_NOT_APPLICABLE')
  expect(await apply('OFF')).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  await owner.coupons.updateCoupon(off.id, { revision: off.revision, active: true })
  expect(await apply('OFF')).toBe('14.40')
})

test('keeps a coupon that no longer applies in the cart, without a discount and with the reason', async () => {
  await add('THREE', { minimumSubtotal: '50' })
  const token = await shop.visitorToken()
  const body = { lineItems: [{ catalogReference: referenceTo(mug), quantity: 3 }] }
  const { cart } = (await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body })).body
  await shop.send('PATCH /ecom/v1/carts/current', { token, body: { couponCode: 'THREE' } })
  const estimated = async (quantity: number) => {
    const lineItems = [{ id: cart.lineItems[0].id, quantity }]
    await shop.send('POST /ecom/v1/carts/current/update-line-items-quantity', { token, body: { lineItems } })
    return (await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body: {} })).body
  }
  const short = await estimated(2)
  expect(short.priceSummary).toMatchObject({ discount: { amount: '0.00' }, total: { amount: '38.00' } })
  expect(short.appliedDiscounts).toEqual([])
  expect(short.cart.appliedDiscounts).toMatchObject([{ coupon: { code: 'THREE' } }])
  expect(short.calculationErrors.couponCalculationError.applicationError.code).toBe('ERROR_COUPON_NOT_APPLICABLE')
  const enough = await estimated(3)
  expect(enough.priceSummary).toMatchObject({ discount: { amount: '28.50' }, total: { amount: '28.50' } })
})

test("limits a coupon's uses per customer, even with concurrent orders", async () => {
  const { id } = await add('ONCE-EACH', { perCustomerLimit: 1 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => order('ONCE-EACH', 'ann@people.test')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(errorOf)).toEqual(refused.map(() => 'ERROR_COUPON_USAGE_EXCEEDED'))
  expect((await order('ONCE-EACH', 'Ann@People.test')).status).toBe(428)
  expect((await order('ONCE-EACH', 'lee@people.test')).status).toBe(200)
  expect((await owner.coupons.getCoupon(id)).timesUsed).toBe(2)
})

const buyers = runs(40, 200)

test('redeems a single-use coupon once when many buyers try at the same time', async () => {
  const { id } = await add('FIRST', { usageLimit: 1 })
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => order('FIRST', `buyer-${buyer}@people.test`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await owner.coupons.getCoupon(id)).timesUsed).toBe(1)
})

test('returns the use to the customer when a payment is declined', async () => {
  const { id } = await add('AGAIN', { perCustomerLimit: 1, usageLimit: 1 })
  expect(errorOf(await order('AGAIN', 'ann@people.test', 'sandbox:declines'))).toBe('PAYMENT_DECLINED')
  expect((await order('AGAIN', 'ann@people.test')).status).toBe(200)
  expect((await owner.coupons.getCoupon(id)).timesUsed).toBe(1)
  expect(errorOf(await order('AGAIN', 'lee@people.test'))).toBe('ERROR_COUPON_USAGE_EXCEEDED')
})

test('changes a coupon, removes its limits and deletes it, and rejects a duplicate code', async () => {
  const first = await add('CHANGE', { usageLimit: 5, minimumSubtotal: '10' })
  expect(first).toMatchObject({ code: 'CHANGE', active: true, usageLimit: 5, minimumSubtotal: '10.00', timesUsed: 0 })
  await expect(add('change')).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  const { id, revision } = first
  const changed = await owner.coupons.updateCoupon(id, { revision, name: 'New' }, { unset: ['usageLimit'] })
  expect(changed).toMatchObject({ name: 'New', minimumSubtotal: '10.00', revision: '2' })
  expect(changed.usageLimit).toBe(undefined)
  await expect(owner.coupons.updateCoupon(id, { revision, name: 'Late' })).rejects.toMatchObject({ code: 'CONFLICT' })
  const found = await owner.coupons.queryCoupons().eq('code', 'CHANGE').find()
  expect(found.items).toEqual([changed])
  await owner.coupons.deleteCoupon(id)
  await expect(owner.coupons.getCoupon(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await apply('CHANGE')).toBe('ERROR_COUPON_DOES_NOT_EXIST')
})

test('rejects an invalid coupon by field, and any coupon from visitors', async () => {
  const create = (coupon: object, token = shop.apiKey) =>
    shop.send('POST /vitrine/v1/coupons', { token, body: { coupon } })
  const fieldOf = async (coupon: object) => (await create(coupon)).body.details.validationError.fieldViolations[0].field
  expect(await fieldOf({ name: 'N', effect: percent })).toBe('coupon.code')
  expect(await fieldOf({ code: 'C', name: 'N', effect: { type: 'PERCENT_OFF' } })).toBe('coupon.effect.percent')
  expect(await fieldOf({ code: 'C', name: 'N', effect: { ...percent, percent: '101' } })).toBe('coupon.effect.percent')
  for (const type of ['BUY_X_GET_Y', 'FIXED_PRICE', '']) {
    expect(await fieldOf({ code: 'C', name: 'N', effect: { type } })).toBe('coupon.effect.type')
  }
  expect((await create({}, await shop.visitorToken())).status).toBe(403)
})
