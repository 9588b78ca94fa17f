import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addProduct, addTestCoupon, referenceTo, type Goods } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { serverBeside } from '../../purchase/purchase/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const ask = (
  call: string,
  body?: object,
  { token = shop.apiKey, currency }: { token?: string; currency?: string } = {},
) => shop.send(call, { token, ...(body && { body }), ...(currency && { headers: { 'x-wix-currency': currency } }) })

const dollars = { currency: 'USD', rate: '1.25', charged: true }
const yen = { currency: 'JPY', rate: '160', charged: true, rounding: { to: '100', mode: 'UP' } }
const dinars = { currency: 'KWD', rate: '0.3333', charged: true, feePercentage: '2' }
const francs = { currency: 'CHF', rate: '0.95' }
const sellIn = (...currencies: readonly object[]) =>
  ask('PATCH /vitrine/v1/site-settings', { siteSettings: { currencies } })
beforeEach(async () => {
  await sellIn(dollars, yen, dinars, francs)
})

const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { price: 2000, stock: 500, ...more })
const put = async (product: Awaited<ReturnType<typeof goods>>, options: { token: string; currency?: string }) => {
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 2 }]
  return (await ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, options)).body.cart
}

/** An order in another currency, paid by card. */
const buy = async (currency: string, { quantity = 2, more = {} }: { quantity?: number; more?: object } = {}) => {
  const mug = await goods()
  const tried = await desk.till.checkoutOf(mug, { currency, quantity })
  const { body: shown } = await desk.till.readCheckout(tried)
  const answer = await desk.till.pay(tried, 'sandbox:pays', more)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { orderId } = answer.body
  const transactions = await desk.transactionsOf(orderId)
  return {
    mug,
    checkout: shown.checkout,
    orderId,
    order: await desk.till.orderOf(orderId),
    payment: transactions.payments[0],
  }
}

test('charges dollars from cart to order with consistent totals', async () => {
  const { checkout, order, payment } = await buy('USD')
  // 2 × 20.00 and 4.90 for delivery, at 1.25.
  expect(checkout).toMatchObject({
    currency: 'USD',
    conversionCurrency: 'USD',
    paymentCurrency: 'USD',
    priceSummary: {
      subtotal: { amount: '50.00', convertedAmount: '50.00' },
      shipping: { amount: '6.13' },
      total: { amount: '56.13', convertedAmount: '56.13', formattedConvertedAmount: '$56.13' },
    },
  })
  expect(order).toMatchObject({
    currency: 'USD',
    currencyConversionDetails: { originalCurrency: 'EUR', conversionRate: '1.25' },
    priceSummary: { subtotal: { amount: '50.00' }, total: { amount: '56.13', formattedAmount: '$56.13' } },
    balanceSummary: { paid: { amount: '56.13', formattedAmount: '$56.13' }, balance: { amount: '0.00' } },
    paymentStatus: 'PAID',
  })
  expect(payment).toMatchObject({ amount: { amount: '56.13', formattedAmount: '$56.13' } })
  const { currency, amount } = await shop.context.db
    .selectFrom('payment')
    .select(['currency', 'amount'])
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  expect([currency, Number(amount)]).toEqual(['USD', 5613])
})

const newestEmail = async () => (await ask('GET /dev/mail.json?to=ann@example.com')).body.messages[0]

test("sends emails and invoices in the order's currency", async () => {
  const { orderId, payment } = await buy('USD')
  expect((await newestEmail()).text).toContain('$56.13')
  const { body, status } = await ask(`POST /ecom/v1/invoices/orders/${orderId}`, {})
  expect(status, JSON.stringify(body)).toBe(200)
  const { invoices } = (await ask(`GET /vitrine/v1/orders/${orderId}/invoices`)).body
  expect(JSON.stringify(invoices)).toContain('"USD"')
  await desk.refund(orderId, {
    paymentRefunds: [{ paymentId: payment.id, amount: { amount: '6.13' } }],
    sideEffects: { notifications: { sendCustomerEmail: true } },
  })
  expect((await newestEmail()).text).toContain('$6.13')
})

test('charges currencies without and with three decimals in their minor unit', async () => {
  const inYen = await buy('JPY')
  // 20.00 is 3200 yen, already a multiple of 100. Delivery is not rounded: 784.
  expect(inYen.order.priceSummary).toMatchObject({ subtotal: { amount: '6400' }, total: { amount: '7184' } })
  const inDinars = await buy('KWD')
  // 0.3333 plus two percent: 0.339966.
  expect(inDinars.order).toMatchObject({
    currencyConversionDetails: { conversionRate: '0.339966' },
    priceSummary: { subtotal: { amount: '13.600' }, shipping: { amount: '1.670' }, total: { amount: '15.270' } },
  })
})

test('refunds the amount paid, whatever the current rate', async () => {
  const { orderId, payment } = await buy('USD')
  await sellIn({ ...dollars, rate: '2' })
  const part = await desk.refund(orderId, {
    paymentRefunds: [{ paymentId: payment.id, amount: { amount: '25.00' } }],
    sideEffects: { notifications: { sendCustomerEmail: true } },
  })
  expect(part.status, JSON.stringify(part.body)).toBe(200)
  expect((await desk.till.orderOf(orderId)).balanceSummary).toMatchObject({
    refunded: { amount: '25.00', formattedAmount: '$25.00' },
  })
  const refundable = await desk.refundability(orderId)
  expect(
    refundable.body.payments?.[0] ?? refundable.body.orderRefundability?.payments?.[0],
    JSON.stringify(refundable.body),
  ).toBeDefined()
  expect(JSON.stringify(refundable.body)).toContain('"31.13"')
  const over = await desk.refund(orderId, { paymentRefunds: [{ paymentId: payment.id, amount: { amount: '31.14' } }] })
  expect(codeOf(over)).toBe('INVALID_PAYMENT_REFUND_AMOUNT')
  // The store no longer sells in dollars.
  await sellIn()
  const rest = await desk.refund(orderId, { paymentRefunds: [{ paymentId: payment.id, amount: { amount: '31.13' } }] })
  expect(rest.status, JSON.stringify(rest.body)).toBe(200)
  expect(await desk.till.orderOf(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED', currency: 'USD' })
})

test('captures or voids an authorization in its currency', async () => {
  const held = await buy('JPY', { more: { delayCapture: true } })
  await sellIn({ ...yen, rate: '100' })
  const part = await desk.capture(held.orderId, held.payment.id, '5000')
  expect(part.status, JSON.stringify(part.body)).toBe(200)
  expect(part.body.orderTransactions.payments[0].regularPaymentDetails.authorizationDetails.captures).toMatchObject([
    { amount: { amount: '5000' } },
  ])
  await desk.release(held.orderId, held.payment.id)
  expect((await desk.till.orderOf(held.orderId)).balanceSummary).toMatchObject({ paid: { amount: '5000' } })
  await sellIn(yen)
  const other = await buy('JPY', { more: { delayCapture: true } })
  expect((await desk.release(other.orderId, other.payment.id)).status).toBe(200)
  expect((await desk.transactionsOf(other.orderId)).payments[0]).toMatchObject({
    status: 'VOIDED',
    amount: { amount: '7184' },
  })
})

test('shows a changed rate before ordering, also on another server', async () => {
  const tried = await desk.till.checkoutOf(await goods(), { currency: 'USD' })
  expect((await desk.till.readCheckout(tried)).body.checkout.priceSummary.total.amount).toBe('31.13')
  await sellIn({ ...dollars, rate: '1.3' })
  const beside = serverBeside(shop.context)
  const visitor = await shop.context.accessTokens.verify(tried.token)
  await expect(beside.pay(visitor as never, tried.checkoutId)).rejects.toMatchObject({
    code: 'CART_PRICES_OUT_OF_SYNC',
  })
  expect(codeOf(await desk.till.pay(tried))).toBe('CART_PRICES_OUT_OF_SYNC')
  expect((await desk.till.readCheckout(tried)).body.checkout.priceSummary.total.amount).toBe('32.37')
  const paid = await Promise.allSettled([beside.pay(visitor as never, tried.checkoutId), desk.till.pay(tried)])
  expect(paid.every(({ status }) => status === 'fulfilled')).toBe(true)
  const charges = await desk.till.chargesOf(tried)
  expect(charges.filter(({ charge }) => charge === 'captured')).toHaveLength(1)
})

test("uses the buyer's currency in the cart, display-only if it is not charged", async () => {
  const [mug, token] = [await goods(), await shop.visitorToken()]
  expect(await put(mug, { token, currency: 'USD' })).toMatchObject({ currency: 'USD', subtotal: { amount: '50.00' } })
  const read = async (currency?: string) =>
    (await ask('GET /ecom/v1/carts/current', undefined, { token, ...(currency && { currency }) })).body.cart
  expect(await read()).toMatchObject({ currency: 'USD', subtotal: { amount: '50.00' } })
  expect(await read('JPY')).toMatchObject({ currency: 'JPY', subtotal: { amount: '6400' } })
  expect(await read('CHF')).toMatchObject({
    currency: 'EUR',
    conversionCurrency: 'CHF',
    paymentCurrency: 'EUR',
    subtotal: { amount: '40.00', convertedAmount: '38.00' },
  })
  expect(await read('EUR')).toMatchObject({ currency: 'EUR', conversionCurrency: 'EUR' })
})

test('applies fixed prices of a currency in that currency only, before converted ones', async () => {
  const mug = await goods()
  const list = { name: 'Japan', currency: 'JPY' }
  const { body, status } = await ask('POST /vitrine/v1/price-lists', { priceList: list })
  expect(status, JSON.stringify(body)).toBe(200)
  const { id } = body.priceList
  const prices = [{ productId: mug.id, tiers: [{ minQuantity: 1, price: '2980' }] }]
  expect((await ask(`POST /vitrine/v1/price-lists/${id}/prices`, { prices })).status).toBe(200)
  const seen = async (currency?: string) =>
    (
      await ask(
        'POST /vitrine/v1/prices',
        { items: [{ productId: mug.id }] },
        { token: await shop.visitorToken(), ...(currency && { currency }) },
      )
    ).body
  expect(await seen('JPY')).toMatchObject({ currency: 'JPY', prices: [{ price: '2980', catalogPrice: '3200' }] })
  expect(await seen('USD')).toMatchObject({ currency: 'USD', prices: [{ price: '25.00' }] })
  expect(await seen('CHF')).toMatchObject({ currency: 'CHF', prices: [{ price: '19.00' }] })
  expect((await put(mug, { token: await shop.visitorToken(), currency: 'JPY' })).subtotal.amount).toBe('5960')
  expect((await put(mug, { token: await shop.visitorToken() })).subtotal.amount).toBe('40.00')
  const { revision } = (await ask(`GET /vitrine/v1/price-lists/${id}`)).body.priceList
  const changed = await ask(`PATCH /vitrine/v1/price-lists/${id}`, { priceList: { revision, currency: 'USD' } })
  expect(JSON.stringify(changed.body)).toContain('priceList.currency')
  const shown = await ask('POST /vitrine/v1/price-lists', { priceList: { name: 'Francs', currency: 'CHF' } })
  expect(JSON.stringify(shown.body)).toContain('must be a currency that the store sells in: EUR, USD, JPY, KWD')
  await ask(`DELETE /vitrine/v1/price-lists/${id}`)
})

test("applies discounts and coupons in the paid currency, and budgets in the store's", async () => {
  const rule = {
    name: 'Five off',
    conditions: [{ type: 'SUBTOTAL', subtotalFrom: '30' }],
    effect: { type: 'AMOUNT', amount: '5' },
    budget: '12',
  }
  const { body, status } = await ask('POST /vitrine/v1/discounts', { discount: rule })
  expect(status, JSON.stringify(body)).toBe(200)
  const { id } = body.discount
  const mug = await goods({ price: 1500 })
  const order = async (currency?: string) => {
    const tried = await desk.till.checkoutOf(mug, { quantity: 2, ...(currency && { currency }) })
    const { checkout } = (await desk.till.readCheckout(tried)).body
    const { body: paid } = await desk.till.pay(tried)
    return { checkout, orderId: paid.orderId as string }
  }
  const first = await order('USD')
  expect(first.checkout.priceSummary).toMatchObject({ subtotal: { amount: '37.50' }, discount: { amount: '6.25' } })
  await order()
  const given = async () => {
    const row = shop.context.db.selectFrom('discount').select('amount_given').where('id', '=', id)
    return Number((await row.executeTakeFirstOrThrow()).amount_given)
  }
  // Two times five euros in any currency. The third would exceed the budget.
  expect(await given()).toBe(1000)
  expect((await order('USD')).checkout.priceSummary.discount.amount).toBe('0.00')
  await ask(`POST /ecom/v1/orders/${first.orderId}/cancel`, {})
  expect(await given()).toBe(500)
  await ask(`DELETE /vitrine/v1/discounts/${id}`)

  const effect = { type: 'MONEY_OFF' as const, amount: 400 }
  await addTestCoupon(shop.context.db, shop.siteId, { code: 'FOUR', effect })
  const tried = await desk.till.checkoutOf(mug, { quantity: 2, currency: 'USD', coupon: 'FOUR' })
  expect((await desk.till.readCheckout(tried)).body.checkout.priceSummary.discount.amount).toBe('5.00')
})

test('makes delivery free from the same subtotal, and says so before anything is bought', async () => {
  const mug = await goods()
  const deliveryOf = async (quantity: number) => {
    const tried = await desk.till.checkoutOf(mug, { quantity, currency: 'USD' })
    return (await desk.till.readCheckout(tried)).body.checkout.priceSummary.shipping.amount
  }
  // Free from 100.00 euros, which are five mugs of 25.00 dollars.
  expect([await deliveryOf(4), await deliveryOf(5)]).toEqual(['6.13', '0.00'])
  const inDollars = { token: await shop.visitorToken(), currency: 'USD' }
  const { body } = await ask('GET /vitrine/v1/delivery-offers?country=DE&subtotal=124.99', undefined, inDollars)
  expect(body).toMatchObject({ currency: 'USD', offers: [{ price: '6.13', freeFrom: '125.00' }] })
})

test('rejects a gift card in another currency by name, and grants no store credit in one', async () => {
  const { body } = await ask('POST /vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: '50' } } })
  const tried = await desk.till.checkoutOf(await goods(), { currency: 'USD' })
  const chosen = await ask(
    `PATCH /ecom/v1/checkouts/${tried.checkoutId}`,
    { giftCardCode: body.code ?? body.giftCard?.code },
    { token: tried.token },
  )
  expect(codeOf(chosen), JSON.stringify([body, chosen.body])).toBe('ERROR_GIFT_CARD_CURRENCY')
})

test('separates currencies in accounting, sales and statistics', async () => {
  const fresh = await openShop({ taxRatePercent: '19', settings: { currencies: [{ ...dollars }] } })
  const there = await atTheDesk(fresh)
  const mug = await addProduct(fresh.context.db, fresh.siteId, { price: 2000, stock: 9 })
  for (const currency of ['USD', 'EUR']) await there.till.pay(await there.till.checkoutOf(mug, { currency }))
  const read = async (call: string, sent?: object) =>
    (await fresh.send(call, { token: fresh.apiKey, ...(sent && { body: sent }) })).body
  const day = new Date().toISOString().slice(0, 10)
  const books = async (more = '') => (await read(`GET /vitrine/v1/books?from=${day}&to=${day}${more}`)).books
  expect(await books()).toMatchObject({
    currency: 'EUR',
    currencies: ['EUR', 'USD'],
    total: { net: { amount: '24.90' } },
  })
  expect(await books('&currency=USD')).toMatchObject({
    currency: 'USD',
    total: { net: { amount: '31.13', formattedAmount: '$31.13' } },
  })
  const { entries } = await read(`GET /vitrine/v1/books/entries?from=${day}&to=${day}`)
  expect(
    entries.map((entry: { currency: string; amount: { amount: string } }) => [entry.currency, entry.amount.amount]),
  ).toEqual([
    ['USD', '31.13'],
    ['EUR', '24.90'],
  ])
  expect(await read('GET /vitrine/v1/sales-summary')).toMatchObject({
    orders: 2,
    sales: '24.90',
    otherCurrencies: [{ currency: 'USD', orders: 1, sales: '31.13', formattedSales: '$31.13' }],
  })
  await fresh.close()
})

test('charges fees and tips in the paid currency, and converts them for the staff', async () => {
  const rule = { name: 'Gift wrap', amount: '2.00', minSubtotal: '30.00' }
  const { feeRule } = (await ask('POST /vitrine/v1/fee-rules', { feeRule: rule })).body
  const presets = [{ value: 1 }, { value: 2 }]
  const path = '/tip-settings/v1/tip-settings'
  await ask(`POST ${path}/create-default`, { tipSettings: { tipType: 'AMOUNT', presets, allowCustomAmount: true } })
  const { tipStaffMember } = (await ask('POST /vitrine/v1/tip-staff', { tipStaffMember: { name: 'Ada' } })).body
  const mug = await goods()
  const tried = await desk.till.checkoutOf(mug, { currency: 'USD', quantity: 2 })
  const read = async () => (await desk.till.readCheckout(tried)).body.checkout
  const { id, purchaseFlowId } = await read()
  const tip = async (tipChoice: object) => {
    const answer = await ask('PATCH /tips/v1/tips/choice', { tipChoice, purchaseFlowId }, tried)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return (await read()).additionalFees.map((fee: { price: { amount: string } }) => fee.price.amount)
  }
  const offered = (await ask(`GET /vitrine/v1/checkouts/${id}/tip-offer`, undefined, tried)).body.tipOffer
  expect(offered.presets.map(({ amount }: { amount: { amount: string } }) => amount.amount)).toEqual(['1.25', '2.50'])
  expect(await tip({ tipType: 'AMOUNT', value: '2' })).toEqual(['2.50', '2.50'])
  expect(await tip({ tipType: 'CUSTOM', value: '5' })).toEqual(['2.50', '5.00'])
  const { orderId } = (await desk.till.pay(tried)).body
  const order = await desk.till.orderOf(orderId)
  // 56.13, as without them.
  expect(order.priceSummary).toMatchObject({ totalAdditionalFees: { amount: '7.50' }, total: { amount: '63.63' } })
  const presented = (await ask(`GET /tips/v1/tips/order/${orderId}`)).body.tip
  expect(presented).toMatchObject({ amount: '5.00', distributions: [{ amount: '5.00', staff: { name: 'Ada' } }] })
  const filter = { 'staff.staffMemberId': tipStaffMember.id }
  const { totalAmount } = (await ask('POST /tips/v1/tips/tip-distributions/sum-amounts', { filter })).body
  expect(totalAmount).toBe('4.00')
  const period = `from=${encodeURIComponent('2020-01-01T00:00:00Z')}&until=${encodeURIComponent('2100-01-01T00:00:00Z')}`
  const report = (await ask(`GET /vitrine/v1/tips/shares?${period}`)).body
  expect(report).toMatchObject({ tipped: { amount: '4.00' }, shares: [{ name: 'Ada', kept: { amount: '4.00' } }] })
  await ask(`DELETE /vitrine/v1/fee-rules/${feeRule.id}`)
})

test("reads a fee of a new checkout in that checkout's currency", async () => {
  const mug = await goods()
  const body = {
    channelType: 'WEB',
    lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }],
    checkoutInfo: { additionalFees: [{ name: 'Wrapping', price: { amount: '300' } }] },
  }
  const { checkout } = (await ask('POST /ecom/v1/checkouts', body, { currency: 'JPY' })).body
  expect(checkout).toMatchObject({ currency: 'JPY', additionalFees: [{ name: 'Wrapping', price: { amount: '300' } }] })
})
