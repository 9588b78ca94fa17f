import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addProduct, addTestCoupon, referenceTo, type Product } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { tenth, withDiscounts, type Discounting } from './testing.ts'

let shop: Shop
let till: Discounting
let mug: Product
beforeAll(async () => {
  shop = await openShop()
  till = await withDiscounts(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { price: 1000, stock: 10_000 })
})
beforeEach(() => till.clear())
afterAll(() => shop.close())

const summaryOf = async (quantity: number, coupon?: string) => {
  const opened = await till.open(mug, { quantity, ...(coupon !== undefined && { coupon }) })
  const { subtotal, discount, shipping, total } = opened.checkout.priceSummary
  return [subtotal.amount, discount.amount, shipping.amount, total.amount]
}

test('applies a matching discount automatically and lists it with its amount in cart, checkout and order', async () => {
  const { id } = await till.create({ ...tenth, conditions: [{ type: 'QUANTITY', quantityFrom: 2 }] })
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const add = () => shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const near = (await add()).body.cart
  expect(near.appliedDiscounts).toEqual([])
  expect(near.discountHints).toEqual([{ id, name: 'Tenth', missingQuantity: 1, freeDelivery: false }])
  const { cart } = (await add()).body
  const named = { id, name: { original: 'Tenth' }, amount: expect.objectContaining({ amount: '2.00' }) }
  expect(cart.appliedDiscounts).toEqual([{ discountRule: named }])
  expect(cart.lineItems[0].discounts).toMatchObject([{ id, name: 'Tenth', status: 'ACTIVE', source: 'RULE' }])

  const opened = await till.open(mug, { quantity: 2 })
  const { appliedDiscounts, priceSummary, lineItems: lines } = opened.checkout
  expect(appliedDiscounts).toEqual([{ discountRule: named, discountType: 'GLOBAL', lineItemIds: [lines[0].id] }])
  expect(priceSummary.discount.amount).toBe('2.00')
  const { orderId } = (await till.pay(opened)).body
  const order = await till.order(orderId)
  expect(order.priceSummary.discount.amount).toBe('2.00')
  expect(order.appliedDiscounts).toMatchObject([
    {
      discountRule: { id, name: { original: 'Tenth' }, amount: { amount: '2.00' } },
      discountType: 'GLOBAL',
      lineItemDiscounts: [{ id: order.lineItems[0].id, totalDiscount: { amount: '2.00' } }],
    },
  ])
  expect(await till.get({ id })).toMatchObject({ timesUsed: 1, amountGiven: '2.00' })
})

test('applies each kind of discount as defined', async () => {
  const off = async (effect: object, quantity = 4) => {
    await till.clear()
    await till.create({ effect })
    const [, discount, shipping] = await summaryOf(quantity)
    return [discount, shipping]
  }
  const full = (await summaryOf(4))[2]
  expect(await off({ type: 'AMOUNT', amount: '5' })).toEqual(['5.00', full])
  expect(await off({ type: 'AMOUNT_EACH', amount: '1.5' })).toEqual(['6.00', full])
  expect(await off({ type: 'FIXED_PRICE', price: '9' })).toEqual(['4.00', full])
  expect(await off({ type: 'BUNDLE', quantity: 3, price: '25' })).toEqual(['5.00', full])
  expect(await off({ type: 'BUY_X_GET_Y', buyQuantity: 3, getQuantity: 1 })).toEqual(['10.00', full])
  const steps = [
    { from: 2, percentage: '5' },
    { from: 4, priceEach: '8' },
    { from: 5, amountEach: '3' },
  ]
  expect(await off({ type: 'QUANTITY_STEPS', steps })).toEqual(['8.00', full])
  expect(await off({ type: 'QUANTITY_STEPS', steps }, 5)).toEqual(['15.00', full])
  expect(await off({ type: 'FREE_DELIVERY' })).toEqual(['0.00', '0.00'])
})

test('lists free delivery with the delivery price it saves', async () => {
  const { id } = await till.create({ name: 'Free', effect: { type: 'FREE_DELIVERY' } })
  const opened = await till.open(mug)
  expect(opened.checkout.appliedDiscounts).toMatchObject([
    { discountRule: { id, amount: { amount: '4.90' } }, discountType: 'SHIPPING', lineItemIds: [] },
  ])
  const { orderId } = (await till.pay(opened)).body
  expect((await till.order(orderId)).appliedDiscounts).toMatchObject([
    { discountType: 'SHIPPING', lineItemDiscounts: [] },
  ])
})

test('discounts items of a product or a collection only', async () => {
  const collectionId = (await till.asOwner('POST /stores/v1/collections', { collection: { name: 'Cups' } })).body
    .collection.id
  await till.asOwner(`POST /stores/v1/collections/${collectionId}/productIds`, { productIds: [mug.id] })
  await till.create({ effect: { type: 'PERCENT', percentage: '50', items: { collectionIds: [collectionId] } } })
  const bowl = await addProduct(shop.context.db, shop.siteId, { price: 600, stock: 100 })
  const other = await till.open(bowl)
  expect(other.checkout.appliedDiscounts).toEqual([])
  const opened = await till.open(mug)
  expect(opened.checkout.appliedDiscounts[0].discountType).toBe('SPECIFIC_ITEMS')
  expect(opened.checkout.priceSummary.discount.amount).toBe('5.00')
})

test('combines coupons and discounts, except those that exclude each other', async () => {
  const code = `C-${randomUUID()}`
  await addTestCoupon(shop.context.db, shop.siteId, { code })
  await till.create({ ...tenth, name: 'Beside' })
  expect((await summaryOf(2, code))[1]).toBe('3.80')
  await till.clear()
  await till.create({ ...tenth, combinesWithCodes: false })
  expect((await summaryOf(2, code))[1]).toBe('2.00')
  expect((await summaryOf(2))[1]).toBe('2.00')
  await till.clear()
  await till.create({
    name: 'Alone',
    priority: 5,
    combinesWithDiscounts: false,
    effect: { type: 'AMOUNT', amount: '3' },
  })
  const { id } = await till.create({ ...tenth })
  expect((await summaryOf(2))[1]).toBe('3.00')
  await till.create({ name: 'First', priority: 9, excludedDiscountIds: [id], effect: { type: 'AMOUNT', amount: '1' } })
  expect((await summaryOf(2))[1]).toBe('1.00')
})

test('applies a coupon alone if it does not combine with discounts, or is for a product or a group', async () => {
  await till.create({ ...tenth })
  const coupon = (more: object) => {
    const code = `C${randomUUID().slice(0, 8)}`
    const effect = { type: 'PERCENT_OFF', percent: '20' }
    return till.asOwner('POST /vitrine/v1/coupons', { coupon: { code, name: code, effect, ...more } })
  }
  const alone = (await coupon({ combinesWithDiscounts: false })).body.coupon
  expect(alone).toMatchObject({ combinesWithDiscounts: false, status: 'ENABLED' })
  expect((await summaryOf(1, alone.code))[1]).toBe('2.00')
  const ofMug = (await coupon({ productIds: [mug.id] })).body.coupon
  expect((await summaryOf(1, ofMug.code))[1]).toBe('2.80')
  const ofOther = (await coupon({ productIds: [randomUUID()] })).body.coupon
  expect((await till.open(mug, { coupon: ofOther.code })).checkout.details.applicationError.code).toBe(
    'ERROR_COUPON_NOT_APPLICABLE',
  )
  const unknown = await coupon({ memberGroupIds: [randomUUID()] })
  expect(unknown.body.details.validationError.fieldViolations[0].field).toBe('coupon.memberGroupIds')
})

test('applies a discount for a member group to its members only', async () => {
  const group = (await till.asOwner('POST /vitrine/v1/member-groups', { memberGroup: { name: 'Wholesale' } })).body
    .memberGroup
  await till.create({ ...tenth, conditions: [{ type: 'MEMBER_GROUPS', memberGroupIds: [group.id] }] })
  const { accessToken: token, memberId } = await atTheDoor(shop).signIn()
  const before = await till.open(mug, { token })
  expect(before.checkout.priceSummary.discount.amount).toBe('0.00')
  await till.asOwner(`POST /vitrine/v1/member-groups/${group.id}/members`, { memberIds: [memberId] })
  const after = await till.open(mug, { token })
  expect(after.checkout.priceSummary.discount.amount).toBe('1.00')
  await till.clear()
  await till.create({ ...tenth, conditions: [{ type: 'MEMBERS', memberIds: [memberId] }] })
  expect((await till.open(mug, { token })).checkout.priceSummary.discount.amount).toBe('1.00')
  expect((await summaryOf(1))[1]).toBe('0.00')
})

test('discounts a first order once, and again after it was canceled', async () => {
  const { id } = await till.create({ ...tenth, conditions: [{ type: 'FIRST_ORDER' }] })
  const email = `${randomUUID()}@buyers.test`
  const first = await till.open(mug, { email })
  const again = await till.open(mug, { email })
  const amount = async (opened: typeof first) => (await till.read(opened)).priceSummary.discount.amount
  expect([await amount(first), await amount(again)]).toEqual(['1.00', '1.00'])
  const { orderId } = (await till.pay(first)).body
  expect(await amount(again)).toBe('0.00')
  expect((await till.open(mug, { email: email.toUpperCase() })).checkout.priceSummary.discount.amount).toBe('0.00')
  await till.asOwner(`POST /ecom/v1/orders/${orderId}/cancel`, {})
  expect(await till.get({ id })).toMatchObject({ timesUsed: 0, amountGiven: '0.00' })
  expect(await amount(again)).toBe('1.00')
})

test('enforces limits of uses, customers and budget, and returns them when an order is canceled', async () => {
  const { id } = await till.create({ ...tenth, usageLimit: 2, perCustomerLimit: 1, budget: '2.50' })
  const email = `${randomUUID()}@buyers.test`
  const pay = async (quantity: number, from?: string) => {
    const opened = await till.open(mug, { quantity, ...(from !== undefined && { email: from }) })
    const { orderId } = (await till.pay(opened)).body
    const order = await till.order(orderId)
    return { orderId, off: order.priceSummary.discount.amount }
  }
  const first = await pay(1, email)
  expect(first.off).toBe('1.00')
  expect((await pay(1, email)).off).toBe('0.00')
  // More than the remaining budget.
  expect((await pay(2)).off).toBe('0.00')
  expect((await pay(1)).off).toBe('1.00')
  expect((await pay(1)).off).toBe('0.00')
  expect(await till.get({ id })).toMatchObject({ timesUsed: 2, amountGiven: '2.00' })
  await till.asOwner(`POST /ecom/v1/orders/${first.orderId}/cancel`, {})
  expect(await till.get({ id })).toMatchObject({ timesUsed: 1, amountGiven: '1.00' })
  expect((await pay(1, email)).off).toBe('1.00')
})

test('reports a discount that expired, was deleted or was used up since it was shown', async () => {
  const shown = async (end: (discount: { id: string }) => Promise<unknown>, discount: object = tenth) => {
    await till.clear()
    const created = await till.create(discount)
    const opened = await till.open(mug)
    await end(created)
    const { lineItems, priceSummary } = await till.read(opened)
    expect(priceSummary.discount.amount).toBe('0.00')
    expect(lineItems[0].discounts).toMatchObject([{ id: created.id, name: 'Tenth' }])
    return lineItems[0].discounts[0].status
  }
  const past = new Date(shop.context.now().getTime() - 1000).toISOString()
  expect(await shown((discount) => till.change(discount, { endTime: past }))).toBe('EXPIRED')
  expect(await shown(({ id }) => till.asOwner(`DELETE /vitrine/v1/discounts/${id}`))).toBe('DELETED')
  const useUp = async () => expect((await till.pay(await till.open(mug))).status).toBe(200)
  expect(await shown(useUp, { ...tenth, usageLimit: 1 })).toBe('MAX_USAGE_REACHED')
})

test('charges the agreed total or shows the new one first, even when two rules change during payment', async () => {
  const [one, other] = [
    await till.create(tenth),
    await till.create({ name: 'Half', effect: { type: 'AMOUNT', amount: '1' } }),
  ]
  const opened = await till.open(mug)
  await till.change(one, { effect: { type: 'AMOUNT', amount: '1' } })
  await till.change(other, { effect: { type: 'PERCENT', percentage: '10' } })
  // The same total through other discounts still differs from what was shown.
  expect(codeOf(await till.pay(opened))).toBe('CART_PRICES_OUT_OF_SYNC')
  await till.read(opened)
  const [paid] = await Promise.all([
    till.pay(opened),
    till.change(one, { effect: { type: 'AMOUNT', amount: '2' } }),
    till.change(other, { active: false }),
  ])
  // In either order: the agreed total was charged, or nothing was ordered and the new total is shown.
  const isPaid = paid.status === 200
  expect(isPaid ? 'paid' : codeOf(paid)).toBe(isPaid ? 'paid' : 'CART_PRICES_OUT_OF_SYNC')
  const shown = isPaid ? '1.90' : (await till.read(opened)).priceSummary.discount.amount
  const { orderId } = isPaid ? paid.body : (await till.pay(opened)).body
  expect((await till.order(orderId)).priceSummary.discount.amount).toBe(shown)
})

test('previews which discounts apply to a sample purchase, and why others do not', async () => {
  const far = await till.create({ name: 'From 50', ...tenth, conditions: [{ type: 'SUBTOTAL', subtotalFrom: '50' }] })
  const german = await till.create({ name: 'Germans', ...tenth, conditions: [{ type: 'COUNTRY', countries: ['DE'] }] })
  const off = await till.create({ name: 'Off', ...tenth, active: false })
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  const preview = async (more: object) =>
    (await till.asOwner('POST /vitrine/v1/discounts/preview', { lineItems, ...more })).body
  const { priceSummary, discounts, lineItems: lines } = await preview({ country: 'DE' })
  expect(priceSummary.discount.amount).toBe('2.00')
  expect(lines).toMatchObject([{ quantity: 2, total: { amount: '18.00' }, discount: { amount: '2.00' } }])
  expect(discounts).toMatchObject([
    { id: german.id, applied: true, amount: { amount: '2.00' } },
    { id: far.id, applied: false, reason: 'CONDITION', condition: 'SUBTOTAL', missingAmount: { amount: '30.00' } },
    { id: off.id, applied: false, reason: 'OFF' },
  ])
  const french = (await preview({ country: 'FR' })).discounts.find(({ id }: { id: string }) => id === german.id)
  expect(french).toMatchObject({ applied: false, reason: 'CONDITION', condition: 'COUNTRY' })
  const opened = await till.open(mug, { quantity: 2 })
  const explained = await till.asOwner(`GET /vitrine/v1/checkouts/${opened.checkoutId}/discounts`)
  expect(explained.body.discounts).toMatchObject([{ id: german.id, applied: true }, { id: far.id }, { id: off.id }])
})
