import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

test('the merchant locks a checkout; its buyer cannot lock or unlock it, but may send back what they read', async () => {
  const { token, checkoutId } = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const change = (by: string, checkout: object, more: object = {}) =>
    shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token: by, body: { checkout, ...more } })
  const locks = { customSettings: { lockCouponCode: true }, externalReference: { resourceId: 'campaign-7' } }
  const refused = await change(token, locks)
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'checkout.customSettings', violatedRule: 'FIELD_NOT_ALLOWED' },
    { field: 'checkout.externalReference', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
  const { body } = await change(shop.apiKey, locks)
  expect(body.checkout).toMatchObject(locks)
  expect((await change(token, body.checkout)).body.checkout).toMatchObject(locks)
  expect((await change(token, { customSettings: { lockCouponCode: false } })).body.checkout).toMatchObject(locks)
  expect((await change(token, {}, { fieldMask: 'customSettings' })).status).toBe(400)
  expect((await change(token, {}, { couponCode: 'ANY' })).body.details.applicationError.code).toBe('ILLEGAL_STATE')
})

test('the merchant discounts a checkout by a percentage or an amount', async () => {
  const { token, checkoutId } = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const change = async (by: string, checkout: object) =>
    (await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token: by, body: { checkout } })).body
  const share = { appliedDiscounts: [{ merchantDiscount: { percentage: 10 } }] }
  const refused = await change(token, share)
  expect(refused.details.validationError.fieldViolations).toMatchObject([
    { field: 'checkout.appliedDiscounts[0].merchantDiscount', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
  const { checkout } = await change(shop.apiKey, share)
  expect(checkout.priceSummary).toMatchObject({ subtotal: { amount: '19.00' }, discount: { amount: '1.90' } })
  expect(checkout.appliedDiscounts).toMatchObject([
    { merchantDiscount: { amount: { amount: '1.90' }, percentage: 10 } },
  ])
  // Both may send back what they have read.
  const { appliedDiscounts } = checkout
  for (const by of [token, shop.apiKey])
    expect((await change(by, checkout)).checkout).toMatchObject({ appliedDiscounts })
  const other = await change(token, { appliedDiscounts: [{ merchantDiscount: { percentage: 90 } }] })
  expect(other.details.validationError.fieldViolations).toMatchObject([
    { field: 'checkout.appliedDiscounts[0].merchantDiscount', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
  const amounts = [
    { merchantDiscount: { amount: { amount: '5.00' } } },
    { merchantDiscount: { amount: { amount: '1' } } },
  ]
  const less = (await change(shop.apiKey, { appliedDiscounts: amounts })).checkout
  expect(less.priceSummary.discount.amount).toBe('6.00')
  expect(less.appliedDiscounts[0].merchantDiscount).not.toHaveProperty('percentage')
  expect((await change(token, less)).checkout).toMatchObject({ appliedDiscounts: less.appliedDiscounts })
  expect((await change(shop.apiKey, { appliedDiscounts: [] })).checkout.priceSummary.discount.amount).toBe('0.00')
})
