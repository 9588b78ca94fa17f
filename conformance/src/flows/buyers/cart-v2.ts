import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { apiKey, openBackOffice, openStorefront, serverUrl, siteId, storefrontUrl, storesAppId } from '../../shop.ts'
import { berlin } from './cart.ts'

const unknownId = '00000000-1111-4222-8333-444444444444'
const email = 'ada@people.test'
const address = { ...berlin }
const customerInfo = { email, firstName: 'Ada', lastName: 'Byron' }

type Storefront = ReturnType<typeof openStorefront>
type Summary = NonNullable<Awaited<ReturnType<Storefront['cartV2']['calculateCart']>>['summary']>

/** Creates a gift card of 5, and returns its code. */
const newGiftCard = async (): Promise<string> => {
  const response = await fetch(`${serverUrl}/vitrine/v1/gift-cards`, {
    method: 'POST',
    headers: { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' },
    body: JSON.stringify({ giftCard: { initialValue: { amount: '5' } } }),
  })
  return ((await response.json()) as { code: string }).code
}

const itemOf = async ({ products }: Storefront, productId: string, quantity = 1) => {
  const { variants } = await products.queryProductVariants(productId, { choices: { Color: 'Ink', Size: 'Large' } })
  const variantId = need(variants?.[0]?._id, 'variant')
  return { quantity, catalogReference: { appId: storesAppId, catalogItemId: productId, options: { variantId } } }
}

const codeOfDelivery = (summary: Summary | undefined): string =>
  need(summary?.deliverySummary?.method?.code, 'delivery method')

const fillCurrent = async (storefront: Storefront, productId: string): Promise<void> => {
  const { currentCartV2: mine } = storefront
  const item = await itemOf(storefront, productId)
  const refusal = { status: 404, code: 'CURRENT_CART_NOT_FOUND' }
  await check('currentCartV2.getCurrentCart', 'there is no cart at first', () =>
    expectRefusal(() => mine.getCurrentCart(), refusal),
  )
  const first = await check('currentCartV2.addLineItemsToCurrentCart', 'creates the cart', async () => {
    const { cart } = await mine.addLineItemsToCurrentCart({ catalogItems: [item] })
    expectShape('CartV2', cart)
    assert.equal(cart!.lineItems![0]!.pricing!.unitPrice!.amount, '34.00')
    assert.ok(cart!._createdDate instanceof Date && cart!.currentCart)
    return cart!.lineItems![0]!._id!
  })
  const lineItemId = need(first, 'line item')
  await check('currentCartV2.getCurrentCart', 'as typed, not unwrapped', async () => {
    const { cart } = await mine.getCurrentCart()
    expectShape('CartV2', cart)
    assert.equal(cart!.revision, '1')
  })
  await check('currentCartV2.updateLineItemsInCurrentCart', 'changes a quantity', async () => {
    const { cart } = await mine.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }],
    })
    assert.equal(cart!.lineItems![0]!.quantityInfo!.requestedQuantity, 2)
  })
  await check('currentCartV2.updateCurrentCart', 'sets the buyer and the address', async () => {
    const { cart } = await mine.updateCurrentCart({ note: 'Ring twice', customerInfo, deliveryInfo: { address } })
    expectShape('CartV2', cart)
    assert.equal(cart!.customerInfo!.email, email)
    assert.equal(cart!.deliveryInfo!.address!.city, 'Berlin')
  })
  await check('currentCartV2.addCouponToCurrentCart', 'by its code, and refuses an unknown one', async () => {
    await expectRefusal(() => mine.addCouponToCurrentCart({ code: 'NOTHING' }), {
      status: 428,
      code: 'INVALID_COUPON_CODE',
    })
    const { cart } = await mine.addCouponToCurrentCart({ code: 'WELCOME10' })
    expectShape('CartV2', cart)
    const couponId = need(cart!.coupons![0]!._id, 'coupon')
    const removed = await mine.removeCouponFromCurrentCart(couponId)
    assert.deepEqual(removed.cart!.coupons, [])
  })
  await check('currentCartV2.addGiftCardToCurrentCart', 'with the most to redeem', async () => {
    const { cart } = await mine.addGiftCardToCurrentCart({
      code: await newGiftCard(),
      redeemAmount: { amount: '2.00' },
    })
    expectShape('CartV2', cart)
    const giftCardId = need(cart!.paymentInfo!.giftCards![0]!._id, 'gift card')
    const removed = await mine.removeGiftCardFromCurrentCart(giftCardId)
    assert.deepEqual(removed.cart!.paymentInfo!.giftCards, [])
  })
  const summary = await check('currentCartV2.calculateCurrentCart', 'everything, with a token', async () => {
    const calculated = await mine.calculateCurrentCart({ refreshCart: true })
    expectShape('CartSummary', calculated.summary)
    assert.ok(calculated.summary!.priceVerificationToken)
    return calculated.summary
  })
  await check('currentCartV2.setDeliveryMethodForCurrentCart', 'by its code alone', async () => {
    const { cart } = await mine.setDeliveryMethodForCurrentCart({ code: codeOfDelivery(summary) })
    expectShape('CartV2', cart)
    assert.equal(cart!.deliveryInfo!.method!.code, codeOfDelivery(summary))
  })
  await check('currentCartV2.removeDeliveryMethodFromCurrentCart', 'and no longer', async () => {
    const { cart } = await mine.removeDeliveryMethodFromCurrentCart()
    assert.ok(!cart!.deliveryInfo!.method)
  })
  await check('currentCartV2.estimateCurrentCart', 'with what is asked for', async () => {
    const bare = await mine.estimateCurrentCart()
    expectShape('CartSummary', bare.summary)
    const all = await mine.estimateCurrentCart({
      calculateDelivery: true,
      calculateTax: true,
      calculateAdditionalFees: true,
      calculateGiftCards: true,
    })
    assert.ok(Number(all.summary!.priceSummary!.total!.amount) >= Number(bare.summary!.priceSummary!.total!.amount))
  })
  await check('currentCartV2.refreshCurrentCart', 'reads prices again', async () => {
    expectShape('CartV2', (await mine.refreshCurrentCart()).cart)
  })
  await check('currentCartV2.updateFormSubmissionsInCurrentCart', 'none', async () => {
    expectShape('CartV2', (await mine.updateFormSubmissionsInCurrentCart({})).cart)
  })
  await check('currentCartV2.getUpsellOptionsForCurrentCart', 'products that go with the line item', async () => {
    const { getUpsellOptionsForCurrentCart } = mine as unknown as {
      getUpsellOptionsForCurrentCart: () => Promise<{ itemsUpsells: { lineItemId: string }[] }>
    }
    const { itemsUpsells } = await getUpsellOptionsForCurrentCart()
    assert.equal(itemsUpsells[0]!.lineItemId, lineItemId)
  })
  await check('currentCartV2.removeLineItemsFromCurrentCart', 'leaves an empty cart', async () => {
    const { cart } = await mine.removeLineItemsFromCurrentCart([lineItemId])
    assert.deepEqual(cart!.lineItems, [])
  })
  await check('currentCartV2.createCurrentCart', 'another one', async () => {
    const before = (await mine.getCurrentCart()).cart!._id
    const { cart } = await mine.createCurrentCart({ catalogItems: [item] })
    expectShape('CartV2', cart)
    assert.notEqual(cart!._id, before)
  })
  await check('currentCartV2.deleteCurrentCart', 'and no more', async () => {
    await mine.deleteCurrentCart()
    await expectRefusal(() => mine.getCurrentCart(), refusal)
  })
}

const createById = async (storefront: Storefront, productId: string): Promise<string> => {
  const { cartV2: carts } = storefront
  const catalogItems = [await itemOf(storefront, productId)]
  const id = await check('cartV2.createCart', 'with items, buyer and coupon at once', async () => {
    const cart = await carts.createCart({
      cart: { source: { channelType: 'WEB' }, customerInfo, deliveryInfo: { address } },
      catalogItems,
      coupons: [{ code: 'WELCOME10' }],
    })
    expectShape('CartV2', cart)
    assert.equal(cart.currentCart, false)
    return cart._id
  })
  return need(id, 'cart')
}

const changeById = async (storefront: Storefront, productId: string): Promise<void> => {
  const { cartV2: carts } = storefront
  const id = await createById(storefront, productId)
  const item = await itemOf(storefront, productId)
  await check('cartV2.getCart', 'unwrapped', async () => {
    const cart = await carts.getCart(id)
    expectShape('CartV2', cart)
    assert.equal(cart._id, id)
    await expectRefusal(() => carts.getCart(unknownId), { status: 404, code: 'CART_NOT_FOUND' })
  })
  await check('cartV2.updateCart', 'the checkout URL, unwrapped', async () => {
    const customCheckoutUrl = `${storefrontUrl}/pay?id={checkout_id}`
    const cart = await carts.updateCart(id, { note: 'n', customCheckoutUrl })
    assert.equal(cart.customCheckoutUrl, customCheckoutUrl)
    const { checkoutUrl } = await carts.getCheckoutUrl(id)
    assert.equal(checkoutUrl, `${storefrontUrl}/pay?id=${id}`)
    await carts.updateCart(id, { customCheckoutUrl: null })
    assert.match((await carts.getCheckoutUrl(id, {})).checkoutUrl!, /hosted\/checkout\?token=/)
  })
  const line = await check('cartV2.addLineItems', 'the same item again', async () => {
    const { cart } = await carts.addLineItems(id, { catalogItems: [item] })
    expectShape('CartV2', cart)
    assert.equal(cart!.lineItems![0]!.quantityInfo!.requestedQuantity, 2)
    return cart!.lineItems![0]!._id!
  })
  const lineItemId = need(line, 'line item')
  await check('cartV2.addLineItems', 'an item with its own name and price, from a server', async () => {
    const { cart } = await openBackOffice().cartV2.addLineItems(id, {
      customItems: [
        {
          name: { original: 'Engraving' },
          quantityInfo: { requestedQuantity: 1 },
          pricing: { price: { amount: '5.00' } },
          attributes: { itemType: { preset: 'SERVICE' } },
        },
      ],
    })
    expectShape('CartV2', cart)
    const custom = need(cart!.lineItems!.find(({ customLineItem }) => customLineItem)?._id, 'custom item')
    await carts.removeLineItems(id, [custom])
  })
  await check('cartV2.updateLineItems', 'back to one', async () => {
    const { cart } = await carts.updateLineItems(id, { lineItems: [{ lineItemId, quantity: { newQuantity: 1 } }] })
    assert.equal(cart!.lineItems![0]!.quantityInfo!.confirmedQuantity, 1)
  })
  await check('cartV2.removeLineItems', 'refuses one that is not there', () =>
    expectRefusal(() => carts.removeLineItems(id, [unknownId]), { status: 404, code: 'LINE_ITEM_NOT_FOUND_IN_CART' }),
  )
  await check('cartV2.removeCoupon', 'and adds it again', async () => {
    const couponId = need((await carts.getCart(id)).coupons![0]!._id, 'coupon')
    assert.deepEqual((await carts.removeCoupon(id, couponId)).cart!.coupons, [])
    const { cart } = await carts.addCoupon(id, { code: 'WELCOME10' })
    assert.equal(cart!.coupons![0]!.code, 'WELCOME10')
  })
  await check('cartV2.addGiftCard', 'and removes it', async () => {
    const { cart } = await carts.addGiftCard(id, { code: await newGiftCard() })
    const giftCardId = need(cart!.paymentInfo!.giftCards![0]!._id, 'gift card')
    const calculated = await carts.calculateCart(id)
    expectShape('CartSummary', calculated.summary)
    assert.equal(calculated.summary!.paymentSummary!.giftCards![0]!.redeemAmount!.amount, '5.00')
    await carts.removeGiftCard(id, giftCardId)
  })
  await check('cartV2.estimateCart', 'as typed', async () => {
    const { summary } = await carts.estimateCart(id, { validationConfig: 'CHECKOUT_VALIDATIONS' })
    expectShape('CartSummary', summary)
    assert.ok(summary!.violations!.some(({ code }) => code === 'MISSING_DELIVERY_METHOD'))
  })
  await check('cartV2.getUpsellOptions', 'products that go with the line item', async () => {
    const { getUpsellOptions } = carts as unknown as {
      getUpsellOptions: (id: string) => Promise<{ itemsUpsells: object[] }>
    }
    assert.equal((await getUpsellOptions(id)).itemsUpsells.length, 1)
  })
  await check('cartV2.updateFormSubmissions', 'none', async () => {
    expectShape('CartV2', (await carts.updateFormSubmissions(id, { formSubmissions: [] })).cart)
  })
  await check('cartV2.removeDeliveryMethod', 'after it was set', async () => {
    const { summary } = await carts.calculateCart(id)
    await carts.setDeliveryMethod(id, { code: codeOfDelivery(summary) })
    const { cart } = await carts.removeDeliveryMethod(id)
    expectShape('CartV2', cart)
  })
  await check('cartV2.refreshCart', 'as typed', async () => {
    expectShape('CartV2', (await carts.refreshCart(id)).cart)
  })
  await check('cartV2.deleteCart', 'and no more', async () => {
    await carts.deleteCart(id)
    await expectRefusal(() => carts.getCart(id), { status: 404, code: 'CART_NOT_FOUND' })
  })
}

const order = async (storefront: Storefront, productId: string): Promise<void> => {
  const { cartV2: carts } = storefront
  const server = openBackOffice()
  const id = await createById(storefront, productId)
  await check('cartV2.placeOrder', 'refuses a cart without delivery, and one that is not paid', async () => {
    await expectRefusal(() => carts.placeOrder(id), { status: 428, code: 'VIOLATIONS_WITH_ERROR_SEVERITY' })
    const { summary } = await carts.calculateCart(id)
    await carts.setDeliveryMethod(id, { code: codeOfDelivery(summary) })
    await carts.calculateCart(id)
    await expectRefusal(() => carts.placeOrder(id), { status: 428, code: 'EMPTY_PAYMENT_TOKEN' })
  })
  await check('cartV2.placeOrder', 'at the price of its token, from a server', async () => {
    const { summary } = await server.cartV2.calculateCart(id)
    const placed = await server.cartV2.placeOrder(id, {
      priceVerificationToken: need(summary!.priceVerificationToken, 'token'),
    })
    assert.ok(placed.orderId && placed.completed)
    const cart = await carts.getCart(id)
    assert.deepEqual([cart.orderPlaced, cart.orderId], [true, placed.orderId])
    await expectRefusal(() => carts.updateCart(id, { note: 'Late' }), { status: 428, code: 'CART_ALREADY_ORDERED' })
  })
  const elsewhere = await createById(storefront, productId)
  await check('cartV2.markCartAsCompleted', 'without an order of the store', async () => {
    const { cart } = await server.cartV2.markCartAsCompleted(elsewhere, {})
    expectShape('CartV2', cart)
    assert.equal(cart!.orderPlaced, true)
  })
  const linked = await createById(storefront, productId)
  await check('cartV2.handleAsyncCheckoutCompletion', 'redirects the buyer', async () => {
    const { redirectSession } = await storefront.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: linked },
      callbacks: { thankYouPageUrl: `${storefrontUrl}/thanks` },
    })
    const token = need(new URL(need(redirectSession?.fullUrl, 'URL')).searchParams.get('token'), 'token')
    const { statusCode, headers } = await server.cartV2.handleAsyncCheckoutCompletion(token)
    assert.equal(statusCode, 302)
    assert.match(headers!.find(({ key }) => key === 'Location')!.value!, /\/thanks\?orderId=/)
  })
}

/** Buys with the second generation of carts, by current cart and by ID. */
export const buyWithCartV2 = async (productId: string): Promise<void> => {
  const storefront = openStorefront(await openStorefront().auth.generateVisitorTokens())
  await fillCurrent(storefront, productId)
  await changeById(storefront, productId)
  await order(storefront, productId)
}
