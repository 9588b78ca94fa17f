import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { apiKey, openBackOffice, openStorefront, serverUrl, siteId, storesAppId, type BackOffice } from '../../shop.ts'
import { berlin } from '../buyers/cart.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
/** Calculator ID of a region with manual rates. */
const manualRates = '5a1e7a0c-0001-4000-8000-7461786d616e'
const options = { options: { Color: 'Chalk', Size: 'Small' } }
const lineFor = (catalogItemId: string, quantity = 1) => ({
  quantity,
  catalogReference: { appId: storesAppId, catalogItemId, options },
})

/** Makes a call of the server's own, which the SDK doesn't know. */
const send = async (path: string, body: object): Promise<Record<string, { id: string }> & { code: string }> => {
  const headers = { authorization: apiKey, 'content-type': 'application/json' }
  const answer = await fetch(serverUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
  assert.equal(answer.status, 200, await answer.clone().text())
  return answer.json() as never
}

const newRegion = async (country: string): Promise<string> => {
  const deliveryRegion = { name: country, destinations: [{ country }] }
  return need((await send('/vitrine/v1/delivery-regions', { deliveryRegion })).deliveryRegion, 'region').id
}

const manageShippingOptions = async ({ shippingOptions }: BackOffice): Promise<void> => {
  const region = await newRegion('NZ')
  const created = await check('shippingOptions.createShippingOption', 'a delivery method with rates', async () => {
    const option = await shippingOptions.createShippingOption({
      title: 'Courier',
      estimatedDeliveryTime: 'Two days',
      rates: [
        { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '100' }] },
        { amount: '7.50', multiplyByQuantity: false, conditions: [] },
      ],
    })
    expectShape('ShippingOption', option)
    assert.ok(option._createdDate instanceof Date)
    return option
  })
  const id = created?._id ?? nobody
  await check('shippingOptions.addDeliveryRegion', 'another region', async () => {
    const revision = need(created?.revision, 'revision')
    const { shippingOption } = await shippingOptions.addDeliveryRegion(id, region, { revision })
    expectShape('ShippingOption', shippingOption)
    assert.deepEqual(shippingOption!.deliveryRegionIds, [region])
  })
  const changed = await check('shippingOptions.updateShippingOption', 'with the current revision', async () => {
    const { revision } = await shippingOptions.getShippingOption(id)
    const option = await shippingOptions.updateShippingOption(id, { revision: revision!, title: 'Express' })
    expectShape('ShippingOption', option)
    assert.equal(option.title, 'Express')
    return option
  })
  await check('shippingOptions.updateShippingOption', 'an outdated revision is a conflict', () =>
    expectRefusal(() => shippingOptions.updateShippingOption(id, { revision: '1', title: 'Late' }), { status: 409 }),
  )
  await check('shippingOptions.queryShippingOptions', 'filtered by a field, page by page', async () => {
    const { items } = await shippingOptions
      .queryShippingOptions()
      .eq('estimatedDeliveryTime', 'Two days')
      .limit(1)
      .find()
    assert.deepEqual(
      items.map(({ _id }) => _id),
      [id],
    )
    for (const item of items) expectShape('ShippingOption', item)
    const all = await shippingOptions.queryShippingOptions().limit(1).find()
    assert.notEqual((await all.next()).items[0]!._id, all.items[0]!._id)
  })
  await check('shippingOptions.updateExtendedFields', 'extended fields of an app', async () => {
    const { shippingOption } = await shippingOptions.updateExtendedFields(id, '@me/app', { namespaceData: { a: 1 } })
    expectShape('ShippingOption', shippingOption)
  })
  await check('shippingOptions.removeDeliveryRegion', 'the region is removed', async () => {
    const { revision } = await shippingOptions.getShippingOption(id)
    const { shippingOption } = await shippingOptions.removeDeliveryRegion(id, region, { revision: revision! })
    assert.deepEqual(shippingOption!.deliveryRegionIds ?? [], [])
  })
  await check('shippingOptions.deleteShippingOption', 'the delivery method is deleted', async () => {
    assert.ok(changed)
    await shippingOptions.deleteShippingOption(id)
    await expectRefusal(() => shippingOptions.getShippingOption(id), { status: 404, code: 'NOT_FOUND' })
  })
  await check('shippingOptions.queryShippingOptions', 'visitors are refused', () =>
    expectRefusal(() => openStorefront().shippingOptions.queryShippingOptions().find(), { status: 403 }),
  )
}

const manageLabels = async ({ shippoConfigurations }: BackOffice): Promise<void> => {
  const region = await newRegion('US')
  const created = await check('shippoConfigurations.createShippoConfiguration', 'label settings', async () => {
    const settings = await shippoConfigurations.createShippoConfiguration({
      packageType: 'SMALL_FLAT_RATE_BOX',
      packageDetails: { maxNumberOfProducts: '3' },
      domesticServices: [{ service: 'PRIORITY_MAIL' }],
      shipFromAddress: { country: 'US', addressLine1: '1 Main St' },
    } as never)
    expectShape('ShippoConfiguration', settings)
    return settings
  })
  const id = created?._id ?? nobody
  await check('shippoConfigurations.getShippoConfiguration', 'as saved', async () => {
    const settings = await shippoConfigurations.getShippoConfiguration(id)
    expectShape('ShippoConfiguration', settings)
    assert.equal(settings.shipFromAddress!.addressLine1, '1 Main St')
  })
  await check('shippoConfigurations.addDeliveryRegion', 'another region', async () => {
    const { shippoConfiguration } = await shippoConfigurations.addDeliveryRegion(id, region)
    assert.deepEqual(shippoConfiguration!.deliveryRegionIds, [region])
  })
  await check('shippoConfigurations.removeDeliveryRegion', 'the region is removed', async () => {
    const identifiers = { shippoConfigurationId: id, deliveryRegionId: region }
    const { shippoConfiguration } = await shippoConfigurations.removeDeliveryRegion(identifiers)
    assert.deepEqual(shippoConfiguration!.deliveryRegionIds ?? [], [])
  })
  await check('shippoConfigurations.updateShippoConfiguration', 'with the current revision', async () => {
    const { revision } = await shippoConfigurations.getShippoConfiguration(id)
    const settings = await shippoConfigurations.updateShippoConfiguration(id, {
      revision: revision!,
      backupWeight: '2',
    })
    expectShape('ShippoConfiguration', settings)
  })
  await check('shippoConfigurations.updateExtendedFields', 'extended fields of an app', async () => {
    await shippoConfigurations.updateExtendedFields(id, '@me/app', { namespaceData: { a: 1 } })
  })
  await check('shippoConfigurations.queryShippoConfigurations', 'all settings', async () => {
    const { items } = await shippoConfigurations.queryShippoConfigurations().find()
    assert.ok(items.some(({ _id }) => _id === id))
  })
  await check('shippoConfigurations.deleteShippoConfiguration', 'they go', async () => {
    await shippoConfigurations.deleteShippoConfiguration(id)
    await expectRefusal(() => shippoConfigurations.getShippoConfiguration(id), { status: 404 })
  })
}

const decideSettings = async ({ checkoutSettings, ordersSettings }: BackOffice): Promise<void> => {
  await check('checkoutSettings.getCheckoutSettings', 'the defaults', async () => {
    const { checkoutSettings: settings } = await checkoutSettings.getCheckoutSettings()
    expectShape('CheckoutSettings', settings)
  })
  await check('checkoutSettings.updateCheckoutSettings', 'policies and branding', async () => {
    const { checkoutSettings: settings } = await checkoutSettings.updateCheckoutSettings({
      checkoutPolicies: { returnPolicy: { visible: true, content: '30 days' } },
      checkoutBrand: { header: { text: 'Ostrel', logo: { size: 'MEDIUM' } } },
    } as never)
    expectShape('CheckoutSettings', settings)
    assert.equal(settings!.checkoutPolicies!.returnPolicy!.content, '30 days')
  })
  await check('checkoutSettings.updateCheckoutSettings', 'all branding, and marketing consent', async () => {
    const checkoutBrand = {
      header: {
        alignment: 'CENTER',
        continueShopping: { hidden: false, displayType: 'ICON' },
        dividerColor: '#ddccbb',
      },
      mainSection: {
        formBackgroundFill: { color: '#ffffff' },
        summaryBackgroundFill: { color: '#f4efe8' },
        dividerColor: '#ddccbb',
        tintedBoxColor: '#eee8dd',
        expressButtonsCornerRadius: 'PILL',
        cornerRadius: 12,
      },
      footer: { backgroundFill: { color: '#221a14' } },
      global: { selectionColor: '#1f4d3f', placeOrderButtonColor: '#1f4d3f', buttonColor: '#1f4d3f' },
    }
    const subscriptionCheckbox = { visible: true, checkedByDefault: false, splitByChannel: true }
    const sent = { checkoutBrand, checkoutFields: { subscriptionCheckbox } }
    const { checkoutSettings: settings } = await checkoutSettings.updateCheckoutSettings(sent as never)
    expectShape('CheckoutSettings', settings)
    assert.deepEqual(settings!.checkoutBrand!.mainSection, checkoutBrand.mainSection)
    assert.equal(settings!.checkoutFields!.subscriptionCheckbox!.splitByChannel, true)
  })
  await check('ordersSettings.getOrdersSettings', 'the defaults', async () => {
    const { ordersSettings: settings } = await ordersSettings.getOrdersSettings()
    expectShape('OrdersSettings', settings)
    assert.equal(settings!.inventoryUpdateTrigger, 'ON_ORDER_PLACED')
  })
  await check('ordersSettings.updateOrdersSettings', 'when stock is reduced', async () => {
    const change = (inventoryUpdateTrigger: 'ON_ORDER_PAID' | 'ON_ORDER_PLACED') =>
      ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger } as never)
    const { ordersSettings: settings } = await change('ON_ORDER_PAID')
    expectShape('OrdersSettings', settings)
    assert.equal(settings!.inventoryUpdateTrigger, 'ON_ORDER_PAID')
    await change('ON_ORDER_PLACED')
  })
}

const decideTax = async ({ taxGroups, taxRegions, manualTaxMappings }: BackOffice): Promise<void> => {
  const group = await check('taxGroups.createTaxGroup', 'a group of equally taxed products', async () => {
    const created = await taxGroups.createTaxGroup({ name: 'Conformance' })
    expectShape('TaxGroup', created)
    return created
  })
  const region = await check('taxRegions.createTaxRegion', 'a region within a country', async () => {
    const created = await taxRegions.createTaxRegion({ country: 'CA', subdivision: 'ON', appId: manualRates })
    expectShape('TaxRegion', created)
    return created
  })
  const [taxGroupId, taxRegionId] = [group?._id ?? nobody, region?._id ?? nobody]
  await check('manualTaxMappings.createManualTaxMapping', 'the rate of a group in a region', async () => {
    const mapping = await manualTaxMappings.createManualTaxMapping({ taxGroupId, taxRegionId, taxRate: '0.13' })
    assert.equal(mapping.taxRate, '0.13')
    const { items } = await manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', taxRegionId).find()
    assert.equal(items[0]!._id, mapping._id)
  })
  await check('taxGroups.queryTaxGroups', 'all groups, and the default', async () => {
    const { items } = await taxGroups.queryTaxGroups().find()
    for (const item of items) expectShape('TaxGroup', item)
    assert.equal((await taxGroups.listDefaultTaxGroups()).taxGroups!.length, 1)
  })
  await check('taxRegions.updateTaxRegion', 'prices include tax', async () => {
    const revision = need(region?.revision, 'revision')
    const changed = await taxRegions.updateTaxRegion(taxRegionId, { revision, taxIncludedInPrice: true })
    assert.equal(changed.taxIncludedInPrice, true)
  })
  await check('taxRegions.deleteTaxRegion', 'deletes the group and its rates', async () => {
    await taxRegions.deleteTaxRegion(taxRegionId)
    await taxGroups.deleteTaxGroup(taxGroupId)
    await expectRefusal(() => taxRegions.getTaxRegion(taxRegionId), { status: 404 })
  })
}

const giveDiscounts = async ({ discountRules, discountsCustomTrigger }: BackOffice): Promise<void> => {
  const scopes = [{ _id: 'all', type: 'CATALOG_ITEM' as const, catalogItemFilter: { catalogAppId: storesAppId } }]
  const from = '1000.00'
  const created = await check('discountRules.createDiscountRule', 'a percentage above a minimum subtotal', async () => {
    const rule = await discountRules.createDiscountRule({
      name: 'Conformance',
      trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { scopes, from } },
      discounts: {
        values: [
          { discountType: 'PERCENTAGE', percentage: 10, targetType: 'SPECIFIC_ITEMS', specificItemsInfo: { scopes } },
        ],
      },
    })
    assert.equal(rule.status, 'LIVE')
    assert.ok(rule._createdDate instanceof Date)
    return rule
  })
  const id = created?._id ?? nobody
  await check('discountRules.getDiscountRule', 'as saved', async () => {
    const rule = await discountRules.getDiscountRule(id)
    assert.equal(rule.trigger!.subtotalRange!.from, from)
    assert.equal(rule.discounts!.values![0]!.percentage, 10)
  })
  await check('discountRules.updateDiscountRule', 'disables it', async () => {
    const rule = await discountRules.updateDiscountRule(id, { revision: created!.revision!, active: false })
    assert.equal(rule.active, false)
  })
  await check('discountRules.queryDiscountRules', 'by name', async () => {
    const { items } = await discountRules.queryDiscountRules().eq('name', 'Conformance').find()
    assert.ok(items.some(({ _id }) => _id === id))
  })
  await check('discountsCustomTrigger.listTriggers', 'rules of the store', async () => {
    const { triggers } = await discountsCustomTrigger.listTriggers()
    assert.ok(triggers!.some(({ _id }) => _id === 'first-order'))
  })
  await check('discountRules.deleteDiscountRule', 'it goes', async () => {
    await discountRules.deleteDiscountRule(id)
    await expectRefusal(() => discountRules.getDiscountRule(id), { status: 404 })
  })
}

/** Functions that are missing in the SDK's types. */
interface UntypedTemplates {
  readonly bulkCreateCheckoutTemplates: (
    templates: object[],
    options?: { returnEntity?: boolean },
  ) => Promise<{ results: { item?: object }[] }>
}

const manageTemplates = async ({ checkoutTemplates }: BackOffice, productId: string): Promise<void> => {
  const created = await check('checkoutTemplates.createCheckoutTemplate', 'a checkout link with items', async () => {
    const template = await checkoutTemplates.createCheckoutTemplate({
      lineItems: [lineFor(productId, 2)],
      couponCode: 'WELCOME10',
    })
    expectShape('CheckoutTemplate', template)
    return template
  })
  const id = created?._id ?? nobody
  await check('checkoutTemplates.getCheckoutTemplate', 'as saved', async () => {
    const template = await checkoutTemplates.getCheckoutTemplate(id)
    expectShape('CheckoutTemplate', template)
    assert.equal(template.lineItems![0]!.quantity, 2)
  })
  await check('checkoutTemplates.updateCheckoutTemplate', 'another quantity', async () => {
    const template = await checkoutTemplates.updateCheckoutTemplate(id, { lineItems: [lineFor(productId, 3)] })
    assert.equal(template.lineItems![0]!.quantity, 3)
  })
  await check('checkoutTemplates.queryCheckoutTemplates', 'links in use', async () => {
    const { items } = await checkoutTemplates.queryCheckoutTemplates().find()
    assert.ok(items.some(({ _id }) => _id === id))
  })
  await check('checkoutTemplates.createCheckoutFromTemplate', 'a buyer opens the link', async () => {
    const storefront = openStorefront(await openStorefront().auth.generateVisitorTokens())
    const { checkoutId, checkoutUrl } = await storefront.checkoutTemplates.createCheckoutFromTemplate(id, siteId)
    assert.ok(checkoutUrl)
    const found = await storefront.checkout.getCheckout(need(checkoutId, 'checkout id'))
    expectShape('Checkout', found)
    assert.equal(found.lineItems![0]!.quantity, 3)
  })
  await check('checkoutTemplates.createAndRedirectToCheckout', 'redirects to the checkout', async () => {
    const answer = await checkoutTemplates.createAndRedirectToCheckout(id, siteId)
    assert.ok(answer.statusCode === 302 && answer.headers![0]!.value!.includes('/hosted/checkout?token='))
  })
  await check('checkoutTemplates.bulkCreateCheckoutTemplates', 'several at once', async () => {
    const templates = checkoutTemplates as unknown as UntypedTemplates
    const { results } = await templates.bulkCreateCheckoutTemplates([{ lineItems: [lineFor(productId)] }], {
      returnEntity: true,
    })
    expectShape('CheckoutTemplate', results[0]!.item)
  })
  await check('checkoutTemplates.deleteCheckoutTemplate', 'the link is deleted', async () => {
    await checkoutTemplates.deleteCheckoutTemplate(id)
    await expectRefusal(() => checkoutTemplates.getCheckoutTemplate(id), { status: 404 })
  })
}

interface UntypedCart {
  readonly getCartByCheckoutId: (id: string) => Promise<{ cart: { _id: string } }>
}

const manageCarts = async ({ cart }: BackOffice, productId: string): Promise<void> => {
  const created = await check('cart.createCart', 'the owner creates a cart', async () => {
    const opened = await cart.createCart({ lineItems: [lineFor(productId)] })
    expectShape('Cart', opened)
    return opened
  })
  const id = created?._id ?? nobody
  await check('cart.addToCart', 'another piece', async () => {
    const { cart: grown } = await cart.addToCart(id, { lineItems: [lineFor(productId)] })
    expectShape('Cart', grown)
    assert.equal(grown!.lineItems![0]!.quantity, 2)
  })
  await check('cart.updateLineItemsQuantity', 'the quantity of a line item', async () => {
    const [line] = (await cart.getCart(id)).lineItems!
    const { cart: counted } = await cart.updateLineItemsQuantity(id, [{ _id: line!._id!, quantity: 4 }])
    assert.equal(counted!.lineItems![0]!.quantity, 4)
  })
  await check('cart.updateCart', 'a coupon and a note', async () => {
    const changed = await cart.updateCart(id, { couponCode: 'WELCOME10', cartInfo: { buyerNote: 'By phone' } as never })
    expectShape('Cart', changed)
    assert.equal(changed.buyerNote, 'By phone')
  })
  await check('cart.removeCoupon', 'the coupon is removed', async () => {
    const { cart: changed } = await cart.removeCoupon(id)
    expectShape('Cart', changed)
  })
  await check('cart.removeBusinessLocation', 'without an address', async () => {
    expectShape('Cart', (await cart.removeBusinessLocation(id)).cart)
  })
  await check('cart.estimateTotals', 'with delivery', async () => {
    expectShape('EstimateTotalsResponse', await cart.estimateTotals(id, { shippingAddress: berlin }))
  })
  await check('cart.createCheckout', 'the cart by its checkout', async () => {
    const { checkoutId } = await cart.createCheckout(id, { channelType: 'WEB' as never })
    const untyped = cart as unknown as UntypedCart
    assert.equal((await untyped.getCartByCheckoutId(need(checkoutId, 'checkout'))).cart._id, id)
  })
  await check('cart.removeLineItems', 'a line is removed', async () => {
    const [line] = (await cart.getCart(id)).lineItems!
    const { cart: emptied } = await cart.removeLineItems(id, [line!._id!])
    assert.deepEqual(emptied!.lineItems ?? [], [])
  })
  await check('cart.getCart', 'a cart of someone else is a 404', async () => {
    const stranger = openStorefront(await openStorefront().auth.generateVisitorTokens())
    await expectRefusal(() => stranger.cart.getCart(id), { status: 404, code: 'CART_NOT_FOUND' })
  })
  await check('cart.deleteCart', 'the cart is deleted', async () => {
    await cart.deleteCart(id)
    await expectRefusal(() => cart.getCart(id), { status: 404 })
  })
}

const payByGiftCard = async (productId: string): Promise<void> => {
  const { code } = await send('/vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: '1000' } } })
  const storefront = openStorefront(await openStorefront().auth.generateVisitorTokens())
  const { checkout, orderTransactions } = storefront
  const open = await check('checkout.createCheckout', 'with a gift card', async () => {
    const created = await checkout.createCheckout({
      lineItems: [lineFor(productId)],
      channelType: 'WEB' as never,
      giftCardCode: code,
      giftCardRedeemAmount: '5',
      checkoutInfo: {
        buyerInfo: { email: 'ann@people.test' },
        shippingInfo: {
          shippingDestination: { address: berlin, contactDetails: { firstName: 'Ann', lastName: 'Lee' } },
        },
      },
    })
    expectShape('Checkout', created)
    assert.equal(created.giftCard!.amount!.amount, '5.00')
    return created._id!
  })
  const id = open ?? nobody
  await check('checkout.updateCheckout', 'the gift card pays for everything', async () => {
    const changed = await checkout.updateCheckout(id, {}, { giftCardCode: code })
    assert.equal(changed.payNow!.total!.amount, '0.00')
  })
  await check('checkout.removeGiftCard', 'and goes', async () => {
    const { checkout: changed } = await checkout.removeGiftCard(id)
    assert.equal(changed!.giftCard, undefined)
  })
  await check('checkout.updateCheckout', 'a wrong code is refused by name', () =>
    expectRefusal(() => checkout.updateCheckout(id, {}, { giftCardCode: 'WRONG' }), {
      status: 428,
      code: 'ERROR_GIFT_CARD_DOES_NOT_EXIST',
    }),
  )
  await check('checkout.createOrder', 'paid by gift card, as the transactions show', async () => {
    await checkout.updateCheckout(id, {}, { giftCardCode: code })
    const { orderId } = await checkout.createOrder(id)
    const { orderTransactions: found } = await orderTransactions.listTransactionsForSingleOrder(orderId!)
    expectShape('OrderTransactions', found)
    assert.ok(found!.payments![0]!.giftcardPaymentDetails?.obfuscatedCode)
  })
}

/** The owner's settings for delivery, labels, checkouts and orders, and their effect on buyers. */
export const decideRules = async (productId: string | undefined): Promise<void> => {
  const backOffice = openBackOffice()
  await manageShippingOptions(backOffice)
  await manageLabels(backOffice)
  await decideSettings(backOffice)
  await decideTax(backOffice)
  await giveDiscounts(backOffice)
  const id = need(productId, 'product')
  await manageTemplates(backOffice, id)
  await manageCarts(backOffice, id)
  await payByGiftCard(id)
}
