import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

test('the merchant locks one checkout; its buyer can neither lock nor unlock, but send back what they read', async () => {
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
