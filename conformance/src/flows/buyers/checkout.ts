import { checkout as checkouts } from '@wix/ecom'
import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, storefrontUrl, storesAppId, type Storefront } from '../../shop.ts'
import { berlin } from './cart.ts'

const contact = { firstName: 'Ann', lastName: 'Lee', phone: '+49 30 1234567' }

/** Functions that are missing in the SDK's types. */
interface Untyped {
  readonly getWixCheckoutUrl: (id: string) => Promise<{ checkoutUrl: string }>
}

const openUrl = async (address: string): Promise<void> => {
  const answer = await fetch(address)
  assert.equal(answer.status, 200, `${address} answers ${answer.status}`)
  assert.match(answer.headers.get('content-type')!, /^text\/html/)
}

/** Creates a checkout independent of the cart. */
const openCheckout = async ({ checkout }: Storefront, productId: string) => {
  const options = { options: { Color: 'Chalk', Size: 'Small' } }
  return checkout.createCheckout({
    lineItems: [{ quantity: 2, catalogReference: { appId: storesAppId, catalogItemId: productId, options } }],
    channelType: checkouts.ChannelType.WEB,
    checkoutInfo: {
      buyerInfo: { email: 'ann@people.test' },
      billingInfo: { address: berlin, contactDetails: contact },
      shippingInfo: { shippingDestination: { address: berlin, contactDetails: contact } },
    },
  })
}

const readCheckout = async (storefront: Storefront, checkoutId: string): Promise<void> => {
  const { checkout, redirects } = storefront
  const read = await check('checkout.getCheckout', 'with dates as Date, totals and delivery options', async () => {
    const found = await checkout.getCheckout(checkoutId)
    expectShape('Checkout', found)
    assert.ok(found._createdDate instanceof Date)
    assert.match(String(found.lineItems![0]!.media), /^wix:image:\/\/v1\//)
    assert.equal(found.shippingInfo!.shippingDestination!.address!.addressLine1, berlin.addressLine1)
    return found
  })
  await check('checkout.getCheckout', 'an unknown ID is a 404', () =>
    expectRefusal(() => checkout.getCheckout('00000000-1111-4222-8333-444444444444'), { status: 404 }),
  )
  await check('checkout.getCheckoutByCartId', 'by its cart', async () => {
    const { checkout: found } = await checkout.getCheckoutByCartId(need(read?.cartId, 'cart id'))
    assert.equal(found!._id, checkoutId)
  })
  await check(
    'redirects.createRedirectSession',
    'to the hosted checkout, even if the cart has a checkout URL',
    async () => {
      const { redirectSession } = await redirects.createRedirectSession({ ecomCheckout: { checkoutId } })
      assert.match(redirectSession!.fullUrl!, /\/hosted\/checkout\?token=/)
      const { checkoutUrl } = await checkout.getCheckoutUrl(checkoutId)
      assert.equal(checkoutUrl, `${storefrontUrl}/checkout/${checkoutId}`)
    },
  )
  await check('checkout.removeOverrideCheckoutUrl', 'back to the hosted checkout', async () => {
    const { checkout: changed } = await checkout.removeOverrideCheckoutUrl(checkoutId)
    expectShape('Checkout', changed)
  })
}

const changeCheckout = async (storefront: Storefront, checkoutId: string): Promise<void> => {
  const { checkout, redirects } = storefront
  await check('checkout.updateCheckout', 'addresses, email and delivery option', async () => {
    const { shippingInfo } = await checkout.getCheckout(checkoutId)
    const { code } = need(shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0], 'delivery choice')
    const changed = await checkout.updateCheckout(checkoutId, {
      buyerInfo: { email: 'lee@people.test' },
      billingInfo: { address: berlin, contactDetails: contact },
      shippingInfo: {
        shippingDestination: { address: { ...berlin, city: 'Potsdam' }, contactDetails: contact },
        selectedCarrierServiceOption: { code: code! },
      },
    })
    expectShape('Checkout', changed)
    assert.equal(changed.buyerInfo!.email, 'lee@people.test')
    assert.equal(changed.shippingInfo!.selectedCarrierServiceOption!.code, code)
    assert.equal(changed.shippingInfo!.shippingDestination!.address!.city, 'Potsdam')
  })
  await check('checkout.updateCheckout', 'a coupon along with the checkout', async () => {
    const changed = await checkout.updateCheckout(checkoutId, {}, { couponCode: 'WELCOME10' })
    assert.equal(changed.appliedDiscounts![0]!.coupon!.code, 'WELCOME10')
  })
  await check('checkout.removeCoupon', 'the coupon is removed', async () => {
    const { checkout: changed } = await checkout.removeCoupon(checkoutId)
    expectShape('Checkout', changed)
    assert.deepEqual(changed!.appliedDiscounts ?? [], [])
  })
  await check('checkout.updateLineItemsQuantity', 'the quantity of a line item', async () => {
    const [line] = (await checkout.getCheckout(checkoutId)).lineItems!
    const { checkout: changed } = await checkout.updateLineItemsQuantity(checkoutId, [{ _id: line!._id!, quantity: 5 }])
    expectShape('Checkout', changed)
    assert.equal(changed!.lineItems!.find(({ _id }) => _id === line!._id)!.quantity, 5)
  })
  await check('checkout.addToCheckout', 'another item', async () => {
    const { items } = await storefront.products.queryProducts().eq('slug', 'ridge-pitcher').find()
    const catalogReference = { appId: storesAppId, catalogItemId: need(items[0]?._id, 'pitcher') }
    const { checkout: changed } = await checkout.addToCheckout(checkoutId, {
      lineItems: [{ quantity: 1, catalogReference }],
    })
    expectShape('Checkout', changed)
    assert.ok(
      changed!.lineItems!.some((line) => line.catalogReference!.catalogItemId === catalogReference.catalogItemId),
    )
  })
  await check('checkout.removeLineItems', 'removes a line item', async () => {
    const before = (await checkout.getCheckout(checkoutId)).lineItems!
    const { checkout: changed } = await checkout.removeLineItems(checkoutId, [before.at(-1)!._id!])
    expectShape('Checkout', changed)
    assert.equal(changed!.lineItems!.length, before.length - 1)
  })
  await check('checkout.removeGiftCard', 'the gift card is removed', async () => {
    const { checkout: changed } = await checkout.removeGiftCard(checkoutId)
    expectShape('Checkout', changed)
  })
  await check('checkout.getCheckoutPaymentSettings', 'available payment methods (older SDK)', async () => {
    const answer = await storefront.fetch(`/ecom/v1/checkouts/${checkoutId}/payment-settings?id=${checkoutId}`, {
      method: 'GET',
    })
    assert.equal(answer.status, 200)
    assert.ok(((await answer.json()) as { paymentSettings?: object }).paymentSettings)
  })
  await check('redirects.createRedirectSession', 'to the hosted checkout, which opens', async () => {
    const own = need(
      (await openCheckout(storefront, need(productOf(await checkout.getCheckout(checkoutId)), 'product')))._id,
      'id',
    )
    const { redirectSession } = await redirects.createRedirectSession({
      ecomCheckout: { checkoutId: own },
      callbacks: {
        postFlowUrl: storefrontUrl,
        thankYouPageUrl: `${storefrontUrl}/thank-you`,
        cartPageUrl: `${storefrontUrl}/cart`,
      },
    })
    expectShape('RedirectSession', redirectSession)
    assert.ok(redirectSession!.fullUrl!.startsWith(redirectSession!.urlDetails!.endpoint!))
    await openUrl(redirectSession!.fullUrl!)
  })
}

const productOf = ({ lineItems }: checkouts.Checkout): string | undefined =>
  lineItems?.find(({ productName }) => productName?.original === 'Tide Mug')?.catalogReference?.catalogItemId ??
  undefined

const payCheckout = async (storefront: Storefront, productId: string): Promise<string | undefined> => {
  const { checkout, currentCart } = storefront
  const opened = await check('checkout.createCheckout', 'a checkout without a cart', async () => {
    const created = await openCheckout(storefront, productId)
    expectShape('Checkout', created)
    assert.equal(created.lineItems![0]!.quantity, 2)
    assert.equal(created.buyerInfo!.email, 'ann@people.test')
    return created
  })
  const id = need(opened?._id, 'checkout')
  for (const [name, read] of [
    ['checkout.getCheckoutUrl', checkout.getCheckoutUrl],
    ['checkout.getWixCheckoutUrl', (checkout as unknown as Untyped).getWixCheckoutUrl],
  ] as const) {
    await check(name, 'a URL that opens', async () => {
      const { checkoutUrl } = await read(id)
      await openUrl(need(checkoutUrl, 'checkout url'))
    })
  }
  await check('checkout.createOrder', 'an unpaid order is refused', () =>
    expectRefusal(() => checkout.createOrder(id, {}), { status: 403 }),
  )
  const { shippingInfo } = await checkout.getCheckout(id)
  const { code } = need(shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0], 'delivery choice')
  await checkout.updateCheckout(id, { shippingInfo: { selectedCarrierServiceOption: { code: code! } } })
  await check('checkout.createOrderAndCharge', 'a declined card creates no order', () =>
    expectRefusal(() => checkout.createOrderAndCharge(id, { paymentToken: 'sandbox:declines' }), {
      status: 428,
      code: 'PAYMENT_DECLINED',
    }),
  )
  const cartCheckout = await check('currentCart.createCheckoutFromCurrentCart', 'a checkout to pay', async () => {
    const options = { options: { Color: 'Chalk', Size: 'Small' } }
    const catalogReference = { appId: storesAppId, catalogItemId: productId, options }
    await currentCart.deleteCurrentCart()
    await currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
    const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({
      channelType: checkouts.ChannelType.OTHER_PLATFORM as never,
      shippingAddress: berlin,
      billingAddress: berlin,
      selectedShippingOption: { code },
      email: 'ann@people.test',
    })
    await checkout.updateCheckout(checkoutId!, {
      billingInfo: { address: berlin, contactDetails: contact },
      shippingInfo: { shippingDestination: { address: berlin, contactDetails: contact } },
    })
    return checkoutId!
  })
  return check('checkout.createOrderAndCharge', 'an accepted card creates an order and empties the cart', async () => {
    const { orderId } = await checkout.createOrderAndCharge(need(cartCheckout, 'checkout'), {
      paymentToken: 'sandbox:pays',
    })
    await expectRefusal(() => currentCart.getCurrentCart(), { status: 404, code: 'OWNED_CART_NOT_FOUND' })
    return need(orderId, 'order id')
  })
}

const completeElsewhere = async (storefront: Storefront, productId: string): Promise<void> => {
  const backOffice = openBackOffice()
  const id = need((await openCheckout(storefront, productId))._id, 'checkout')
  await check('checkout.createOrder', 'an order placed by the owner', async () => {
    const own = need((await openCheckout(storefront, productId))._id, 'checkout')
    const { shippingInfo } = await storefront.checkout.getCheckout(own)
    const { code } = need(shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0], 'delivery choice')
    await storefront.checkout.updateCheckout(own, { shippingInfo: { selectedCarrierServiceOption: { code: code! } } })
    const { orderId } = await backOffice.checkout.createOrder(own, {})
    need(orderId, 'order id')
  })
  await check('checkout.markCheckoutAsCompleted', 'a checkout whose order was placed elsewhere', async () => {
    await expectRefusal(() => storefront.checkout.markCheckoutAsCompleted(id), { status: 403 })
    await backOffice.checkout.markCheckoutAsCompleted(id)
    assert.equal((await storefront.checkout.getCheckout(id)).completed, true)
  })
  await check(
    'checkout.markCheckoutAsCompletedAndRedirectToUrl',
    'to the thank-you page of the storefront',
    async () => {
      const { _id: checkoutId } = await openCheckout(storefront, productId)
      const { redirectSession } = await storefront.redirects.createRedirectSession({
        ecomCheckout: { checkoutId: need(checkoutId, 'checkout') },
        callbacks: { thankYouPageUrl: `${storefrontUrl}/thanks` },
      })
      const token = need(new URL(redirectSession!.fullUrl!).searchParams.get('token'), 'token')
      const answer = await backOffice.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)
      const { statusCode, headers } = answer as { statusCode?: number; headers?: { key?: string; value?: string }[] }
      assert.equal(statusCode, 302)
      assert.ok(need(headers?.[0]?.value, 'address').startsWith(`${storefrontUrl}/thanks`))
      const refused = backOffice.checkout.markCheckoutAsCompletedAndRedirectToUrl('no-such-token')
      await expectRefusal(() => refused, { status: 404 })
    },
  )
}

/** Leads from a checkout to an order. Returns the order's ID. */
export const goToCheckout = async (
  storefront: Storefront,
  { checkoutId, productId }: { checkoutId: string | undefined; productId: string },
): Promise<string | undefined> => {
  if (checkoutId !== undefined) {
    await readCheckout(storefront, checkoutId)
    await changeCheckout(storefront, checkoutId)
  }
  const orderId = await payCheckout(storefront, productId)
  await completeElsewhere(storefront, productId)
  return orderId
}
