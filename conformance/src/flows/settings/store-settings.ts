import { hostedCheckoutId } from '../../../../packages/domain/src/checkout/checkout-content.ts'
import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice, storesAppId as appId } from '../../shop.ts'

/** Reads settings, texts of the checkout, and ways to deliver items that are in no cart. */
export const readStoreSettings = async (): Promise<void> => {
  const { checkoutContent, checkoutSettings, deliverySolutions, ecommerceSettings } = openBackOffice()
  await check('ecommerceSettings.getEcommerceSettings', 'those requested', async () => {
    const fields = ['CHECKOUT', 'TAX', 'DELIVERY', 'BUSINESS_INFO', 'PREMIUM_SITE'] as const
    const { ecommerceSettings: found, errors } = await ecommerceSettings.getEcommerceSettings([...fields])
    const { checkout, tax, delivery, businessInfo, ...others } = found as Record<string, Record<string, unknown>>
    assert.deepEqual([others, errors], [{ premiumSite: true }, []])
    assert.equal(tax!.configured, true)
    assert.ok(delivery!.countries)
    assert.equal(businessInfo!.currency, 'EUR')
    const { checkoutSettings: own } = await checkoutSettings.getCheckoutSettings()
    assert.deepEqual(checkout!.checkoutFields, own!.checkoutFields)
  })
  await check('checkoutContent.getCheckoutContent', 'in the language of the store, and another one', async () => {
    const page = { appId, componentId: hostedCheckoutId }
    const english = need((await checkoutContent.getCheckoutContent(page)).checkoutContent, 'content')
    assert.equal(english.placeOrderButton, 'Place order')
    const german = await checkoutContent.getCheckoutContent(page, { languageCode: 'de' })
    assert.equal(german.checkoutContent?.orderSummary, 'Bestellübersicht')
    await expectRefusal(() => checkoutContent.getCheckoutContent({ ...page, componentId: appId }), {
      status: 404,
      code: 'REQUIRED_COMPONENT_DOES_NOT_EXIST',
    })
  })
  await check('deliverySolutions.getDeliverySolutions', 'with prices', async () => {
    const lineItems = [{ _id: 'mug', quantity: 2, price: '19.00', physicalProperties: { weight: 0.4 } }]
    const destination = { country: 'DE', city: 'Berlin', postalCode: '10115' }
    const { deliverySolutions: found } = await deliverySolutions.getDeliverySolutions(lineItems, {
      destination,
      currency: 'EUR',
    })
    const { cost, deliveryAllocations, code, deliveryReference } = need(found?.[0], 'solution')
    assert.equal(code, deliveryReference?.code)
    assert.equal(cost?.price, cost?.deliveryPrice?.amount)
    assert.deepEqual(deliveryAllocations?.[0]?.applicableLineItems?.lineItemIds, ['mug'])
    await expectRefusal(
      () => deliverySolutions.getDeliverySolutions(lineItems, { destination: { city: 'Berlin' }, currency: 'EUR' }),
      { status: 400, code: 'REQUIRED_COUNTRY' },
    )
  })
}
