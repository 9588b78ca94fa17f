import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  checkoutContent,
  checkoutSettings,
  createClient,
  discounts,
  ecommerceSettings,
} from '@vitrine/client'
import { legacyStoresAppId, storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { hostedCheckoutId } from '@vitrine/domain/checkout/checkout-content.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheCounter, flat } from '../../pricing/shipping/testing.ts'

const modules = { checkoutContent, checkoutSettings, discounts, ecommerceSettings }
let shop: Shop
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop({
    settings: {
      timeZone: 'Europe/Vienna',
      legalName: 'Kiln GmbH',
      contactEmail: 'hello@kiln.test',
      businessAddress: { country: 'AT', city: 'Wien', postalCode: '1010', addressLine: 'Ring 1' },
      logo: { url: 'https://pictures.test/logo.png' },
    },
  })
  owner = openOwner()
})
afterAll(() => shop.close())

type Fields = Parameters<typeof owner.ecommerceSettings.getEcommerceSettings>[0]
const read = (...fields: Fields) => owner.ecommerceSettings.getEcommerceSettings(fields)
const settings = async (...fields: Fields) => (await read(...fields)).ecommerceSettings

test('returns the requested settings only', async () => {
  expect(await read('PREMIUM_SITE', 'PREMIUM_SITE')).toEqual({ ecommerceSettings: { premiumSite: true }, errors: [] })
  const none = { activeProviders: [] }
  expect(
    await settings(
      'ADDITIONAL_FEES_SERVICE_PLUGIN',
      'VALIDATIONS_SERVICE_PLUGIN',
      'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN',
    ),
  ).toEqual({
    additionalFeesServicePlugin: none,
    validationsServicePlugin: none,
    purchaseRecommendationsServicePlugin: none,
  })
  for (const query of ['', '?fields=COLOURS'])
    expect(
      (await shop.send(`GET /_api/ecommerce-settings/v1/ecommerce-settings${query}`, { token: shop.apiKey })).status,
    ).toBe(400)
  const visitor = { token: await shop.visitorToken() }
  const refused = await shop.send('GET /_api/ecommerce-settings/v1/ecommerce-settings?fields=TAX', visitor)
  expect(refused.status).toBe(403)
})

test('presents the business', async () => {
  const { name } = (await shop.context.sites.find(shop.siteId))!
  expect(await settings('BUSINESS_INFO')).toEqual({
    businessInfo: {
      name: 'Kiln GmbH',
      siteDisplayName: name,
      currency: 'EUR',
      language: 'en',
      locale: { language: 'en', country: 'AT' },
      timeZone: 'Europe/Vienna',
      email: 'hello@kiln.test',
      address: { country: 'AT', city: 'Wien', postalCode: '1010', addressLine: 'Ring 1' },
      logo: 'https://pictures.test/logo.png',
    },
  })
})

test('follows tax, discounts, checkout and delivery of the store', async () => {
  const { checkout, tax, discountRules } = await settings('CHECKOUT', 'TAX', 'DISCOUNT_RULES')
  expect(checkout).toEqual((await owner.checkoutSettings.getCheckoutSettings()).checkoutSettings)
  expect(tax).toEqual({ configured: expect.any(Boolean), taxIncludedInItemPrices: expect.any(Boolean) })
  expect(discountRules).toEqual({ active: false })
  const discount = { name: 'Free delivery', effect: { type: 'FREE_DELIVERY' as const } }
  const { id, revision } = await owner.discounts.createDiscount(discount)
  expect(await settings('DISCOUNT_RULES')).toEqual({ discountRules: { active: true } })
  await owner.discounts.updateDiscount(id, { revision, active: false })
  expect(await settings('DISCOUNT_RULES')).toEqual({ discountRules: { active: false } })
  const counter = atTheCounter(shop)
  const regionId = await counter.regionIn('NZ')
  const shippingOption = { title: 'Parcel', deliveryRegionIds: [regionId], rates: flat('5.00') }
  await counter.owner('POST /ecom/v1/shipping-options', { shippingOption })
  const { delivery } = await settings('DELIVERY')
  expect(delivery!.countries).toContainEqual({
    country: 'NZ',
    deliveryDestinationProperties: { postalCodeRequired: false, pickupOnly: false },
    subdivisions: [],
  })
})

test('returns the texts of the hosted checkout page in the language of the store, or another one', async () => {
  const page = { appId: storesAppId, componentId: hostedCheckoutId }
  const { getCheckoutContent } = owner.checkoutContent
  const english = await getCheckoutContent(page)
  expect(english.checkoutContent).toMatchObject({ placeOrderButton: 'Place order', orderSummary: 'Order summary' })
  const german = await getCheckoutContent({ ...page, appId: legacyStoresAppId }, { languageCode: 'de-AT' })
  expect(german.checkoutContent.placeOrderButton).toBe('Zahlungspflichtig bestellen')
  await expect(getCheckoutContent(page, { languageCode: 'fr' })).rejects.toMatchObject({
    code: 'TRANSLATIONS_NOT_FOUND',
    status: 404,
  })
  await expect(getCheckoutContent({ ...page, appId: randomUUID() })).rejects.toMatchObject({
    code: 'REQUIRED_APP_NOT_INSTALLED',
  })
  await expect(getCheckoutContent({ ...page, componentId: randomUUID() })).rejects.toMatchObject({
    code: 'REQUIRED_COMPONENT_DOES_NOT_EXIST',
  })
})
