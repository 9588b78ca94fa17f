import { currentCart } from '@wix/ecom'
import { media } from '@wix/sdk'
import { assert, expectFields, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import {
  expectPicture,
  legacyStoresAppId,
  openStorefront,
  storefrontUrl,
  storesAppId,
  type Storefront,
} from '../../shop.ts'

export const berlin = {
  country: 'DE',
  subdivision: 'DE-BE',
  city: 'Berlin',
  postalCode: '10115',
  addressLine1: 'Invalidenstraße 1',
}

/** Line item fields that storefronts read. */
const readOfLine = [
  '_id quantity catalogReference productName url price fullPrice image availability',
  'descriptionLines physicalProperties itemType',
].flatMap((names) => names.split(' '))

const idOf = async ({ products }: Storefront, slug: string): Promise<string> => {
  const { items } = await products.queryProducts().eq('slug', slug).find()
  return need(items[0]?._id, slug)
}

const withoutCart = async ({ currentCart }: Storefront): Promise<void> => {
  const refusal = { status: 404, code: 'OWNED_CART_NOT_FOUND' }
  await check('currentCart.getCurrentCart', 'there is no cart at first', () =>
    expectRefusal(() => currentCart.getCurrentCart(), refusal),
  )
  await check('currentCart.deleteCurrentCart', 'there is no cart to delete', () =>
    expectRefusal(() => currentCart.deleteCurrentCart(), refusal),
  )
  await check('currentCart.estimateCurrentCartTotals', 'there is no cart to estimate', () =>
    expectRefusal(() => currentCart.estimateCurrentCartTotals({}), refusal),
  )
}

const fillCart = async (storefront: Storefront, productId: string): Promise<void> => {
  const { currentCart } = storefront
  const { variants } = await storefront.products.queryProductVariants(productId, {
    choices: { Color: 'Ink', Size: 'Large' },
  })
  const variantId = need(variants?.[0]?._id, 'variant')
  const add = (appId: string, catalogItemId: string, options: object | undefined, quantity = 1) =>
    currentCart.addToCurrentCart({
      lineItems: [{ quantity, catalogReference: { appId, catalogItemId, ...(options && { options }) } }],
    })

  await check('currentCart.addToCurrentCart', 'by variant: dates, image, URL and prices as typed', async () => {
    const { cart } = await add(storesAppId, productId, { variantId })
    expectShape('Cart', cart)
    const [line] = cart!.lineItems!
    expectFields(line!, readOfLine)
    assert.ok(cart!._createdDate instanceof Date && cart!._updatedDate instanceof Date)
    assert.match(String(line!.image), /^wix:image:\/\/v1\//)
    assert.match(String(line!.url), /\/product-page\/tide-mug/)
    assert.equal(line!.price!.amount, '34.00')
    assert.equal((cart as { subtotal?: { amount?: string } }).subtotal!.amount, '34.00')
    assert.ok(line!.descriptionLines!.length === 2)
  })
  await check('currentCart.addToCurrentCart', 'the same item again increases its line', async () => {
    const { cart } = await add(storesAppId, productId, { variantId })
    assert.deepEqual(
      cart!.lineItems!.map(({ quantity }) => quantity),
      [2],
    )
  })
  await check('currentCart.addToCurrentCart', 'by choices instead of a variant', async () => {
    const { cart } = await add(storesAppId, productId, { options: { Color: 'Chalk', Size: 'Small' } })
    assert.equal(cart!.lineItems!.length, 2)
  })
  await check(
    'currentCart.addToCurrentCart',
    'a product without variants: no options, empty ones, the null variant',
    async () => {
      const plain = await idOf(storefront, 'orbit-vase')
      await add(storesAppId, plain, undefined)
      await add(storesAppId, plain, {})
      await add(storesAppId, plain, { options: {} })
      const { cart } = await add(storesAppId, plain, { variantId: '00000000-0000-0000-0000-000000000000' })
      assert.equal(cart!.lineItems!.length, 3)
      assert.equal(cart!.lineItems![2]!.quantity, 4)
    },
  )
  await check('currentCart.addToCurrentCart', 'under the older app ID', async () => {
    const { cart } = await add(legacyStoresAppId, await idOf(storefront, 'slow-supper-recipe-booklet'), undefined)
    assert.equal(cart!.lineItems!.length, 4)
    assert.equal(cart!.lineItems![3]!.itemType!.preset, 'DIGITAL')
  })
  await check('currentCart.addToCurrentCart', 'with modifiers and their prices, as typed', async () => {
    const notebook = await idOf(storefront, 'ledger-notebook')
    const options = { Color: 'Fern', Ruling: 'Plain', 'Gift wrap': 'Tideline paper' }
    const { cart } = await add(storesAppId, notebook, { options, customTextFields: { Initials: 'AB' } })
    expectShape('Cart', cart)
    const { _id, price, modifierGroups = [], modifiersTotalPrice } = cart!.lineItems!.at(-1)!
    assert.deepEqual([price!.amount, modifiersTotalPrice!.amount], ['33.50', '9.50'])
    assert.deepEqual(
      modifierGroups.map(({ name, modifiers }) => [
        name!.original,
        modifiers![0]!.label!.original,
        modifiers![0]!.price!.amount,
      ]),
      [
        ['Initials', 'AB', '6.00'],
        ['Gift wrap', 'Tideline paper', '3.50'],
      ],
    )
    await currentCart.removeLineItemsFromCurrentCart([_id!])
  })
  await check('currentCart.addToCurrentCart', 'an unknown product is refused', () =>
    expectRefusal(() => add(storesAppId, '00000000-1111-4222-8333-444444444444', undefined), { status: 404 }),
  )
}

const changeCart = async ({ currentCart }: Storefront): Promise<void> => {
  const cart = await check('currentCart.getCurrentCart', 'the unchanged cart', async () => {
    const read = await currentCart.getCurrentCart()
    expectShape('Cart', read)
    assert.equal(read.lineItems!.length, 4)
    assert.ok((read as { subtotal?: object }).subtotal)
    return read
  })
  await check('media.getScaledToFillImageUrl', "a line item's image in another size", () =>
    expectPicture(media.getScaledToFillImageUrl(String(need(cart?.lineItems?.[0], 'line').image), 320, 240, {})),
  )
  await check('currentCart.updateCurrentCartLineItemQuantity', 'the quantity of a line item', async () => {
    const { _id } = need(cart?.lineItems?.[1], 'line')
    const { cart: changed } = await currentCart.updateCurrentCartLineItemQuantity([{ _id: _id!, quantity: 3 }])
    expectShape('Cart', changed)
    assert.equal(changed!.lineItems!.find((line) => line._id === _id)!.quantity, 3)
  })
  await check('currentCart.removeLineItemsFromCurrentCart', 'removes a line item', async () => {
    const { _id } = need(cart?.lineItems?.[2], 'line')
    const { cart: changed } = await currentCart.removeLineItemsFromCurrentCart([_id!])
    expectShape('Cart', changed)
    assert.deepEqual([changed!.lineItems!.length, changed!.lineItems!.some((line) => line._id === _id)], [3, false])
  })
  await check('currentCart.updateCurrentCart', 'an unknown coupon is refused', () =>
    expectRefusal(() => currentCart.updateCurrentCart({ couponCode: 'NO-SUCH' }), {
      status: 428,
      code: 'ERROR_COUPON_DOES_NOT_EXIST',
    }),
  )
  await check('currentCart.updateCurrentCart', 'a coupon that does not apply is refused', async () => {
    const storefront = openStorefront()
    const catalogItemId = await idOf(storefront, 'slow-supper-recipe-booklet')
    const catalogReference = { appId: storesAppId, catalogItemId }
    await storefront.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
    const refusal = { status: 428, code: 'ERROR_COUPON_NOT_APPLICABLE' }
    await expectRefusal(() => storefront.currentCart.updateCurrentCart({ couponCode: 'SHORE5' }), refusal)
  })
  await check('currentCart.updateCurrentCart', 'a coupon is applied', async () => {
    const changed = await currentCart.updateCurrentCart({ couponCode: 'WELCOME10' })
    expectShape('Cart', changed)
    assert.equal(changed.appliedDiscounts![0]!.coupon!.code, 'WELCOME10')
  })
  await check('currentCart.removeCouponFromCurrentCart', 'the coupon is removed', async () => {
    const { cart: changed } = await currentCart.removeCouponFromCurrentCart()
    expectShape('Cart', changed)
    assert.deepEqual(changed!.appliedDiscounts ?? [], [])
  })
  await check('currentCart.updateCurrentCart', 'note, address and checkout URL', async () => {
    const changed = await currentCart.updateCurrentCart({
      cartInfo: {
        buyerNote: 'Please ring twice',
        overrideCheckoutUrl: `${storefrontUrl}/checkout/{checkoutId}`,
        contactInfo: { address: berlin, contactDetails: { firstName: 'Ann', lastName: 'Lee' } },
      },
    })
    expectShape('Cart', changed)
    assert.equal(changed.buyerNote, 'Please ring twice')
    assert.equal(changed.contactInfo!.address!.addressLine1, berlin.addressLine1)
  })
}

const finishCart = async ({ currentCart: cart }: Storefront): Promise<string | undefined> => {
  await check('currentCart.estimateCurrentCartTotals', 'delivery options, tax and total for an address', async () => {
    const estimate = await cart.estimateCurrentCartTotals({
      shippingAddress: berlin,
      calculateTax: true,
      calculateShipping: true,
    })
    expectShape('EstimateTotalsResponse', estimate)
    assert.ok(estimate.calculatedLineItems!.length === 3)
    assert.ok(Number(estimate.priceSummary!.total!.amount) > 0)
    const { code } = estimate.shippingInfo!.carrierServiceOptions![0]!.shippingOptions![1]!
    const chosen = await cart.estimateCurrentCartTotals({ shippingAddress: berlin, selectedShippingOption: { code } })
    assert.equal(chosen.shippingInfo!.selectedCarrierServiceOption!.code, code)
  })
  return check('currentCart.createCheckoutFromCurrentCart', 'a checkout of the cart', async () => {
    const { checkoutId } = await cart.createCheckoutFromCurrentCart({
      channelType: currentCart.ChannelType.WEB,
      shippingAddress: berlin,
      email: 'ann@people.test',
    })
    return need(checkoutId, 'checkout id')
  })
}

/** A shopper fills a cart, changes it, and proceeds to checkout. */
export const fillAndChange = async (
  storefront: Storefront,
  productId: string,
): Promise<{ checkoutId: string | undefined }> => {
  await withoutCart(storefront)
  await fillCart(storefront, productId)
  await changeCart(storefront)
  return { checkoutId: await finishCart(storefront) }
}

/** Deletes a cart. */
export const throwAwayCart = async (productId: string): Promise<void> => {
  const { currentCart } = openStorefront()
  await check('currentCart.deleteCurrentCart', 'the cart is deleted', async () => {
    const options = { options: { Color: 'Chalk', Size: 'Small' } }
    const catalogReference = { appId: storesAppId, catalogItemId: productId, options }
    await currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
    await currentCart.deleteCurrentCart()
    await expectRefusal(() => currentCart.getCurrentCart(), { status: 404, code: 'OWNED_CART_NOT_FOUND' })
  })
}
