import { randomUUID } from 'node:crypto'
import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, make, owner, isRevisionRead, type Cases } from './case.ts'

const rates = [{ amount: '5', conditions: [{ type: 'BY_TOTAL_WEIGHT', value: '2', operator: 'GT' }] }]
const option = { title: 'Post', rates }
const parcel = { packageType: 'CUSTOM', packageDetails: { name: 'Box' } }
const coupon = () => ({ code: randomUUID().slice(0, 8), name: 'Off', effect: { type: 'PERCENT_OFF', percent: '10' } })

const newOption = async (shop: Shop) =>
  (await make(shop, '/ecom/v1/shipping-options', { shippingOption: option })).shippingOption
const newRegion = async (shop: Shop) =>
  (await make(shop, '/vitrine/v1/delivery-regions', { deliveryRegion: { name: 'A' } })).deliveryRegion
const newCoupon = async (shop: Shop) => (await make(shop, '/vitrine/v1/coupons', { coupon: coupon() })).coupon
const newGroup = async (shop: Shop) =>
  (await make(shop, '/billing/v1/tax-groups', { taxGroup: { name: 'A' } })).taxGroup

/** A store has one tax region per place. */
const withoutTaxRegions = async (shop: Shop): Promise<void> => {
  const { taxRegions } = await make(shop, '/billing/v1/tax-regions/query', {})
  for (const { id } of taxRegions) await shop.send(`DELETE /billing/v1/tax-regions/${id}`, { token: shop.apiKey })
}

const service = 'stored for a carrier, but no carrier is called yet'

/** Delivery, tax, coupons, gift cards, settings and orders. */
export const shopCases: Cases = {
  createShippingOption: {
    ask: (shop) => ({ ...owner(shop), body: { shippingOption: option } }),
    elsewhere: { 'shippingOption.revision': isRevisionRead },
  },
  updateShippingOption: { ask: async (shop) => changeOf(shop, 'shippingOption', await newOption(shop), option) },
  updateShippingOptionExtendedFields: {
    ask: async (shop) => {
      const { id } = await newOption(shop)
      return { ...owner(shop), params: { id }, body: { namespace: 'a', namespaceData: { key: 'value' } } }
    },
  },
  updateOfflinePaymentMethod: {
    // Resets them to the defaults each time.
    ask: async (shop) => {
      await shop.context.db.deleteFrom('offline_method').where('site_id', '=', shop.siteId).execute()
      return { ...owner(shop), params: { kind: 'CASH_ON_DELIVERY' }, body: { offlinePaymentMethod: {} } }
    },
  },
  createDeliveryRegion: {
    ask: (shop) => ({ ...owner(shop), body: { deliveryRegion: { name: 'A', destinations: [{ country: 'DE' }] } } }),
    elsewhere: { 'deliveryRegion.revision': isRevisionRead },
  },
  updateDeliveryRegion: { ask: async (shop) => changeOf(shop, 'deliveryRegion', await newRegion(shop)) },
  createShippoConfiguration: {
    ask: (shop) => ({ ...owner(shop), body: { shippoConfiguration: parcel } }),
    elsewhere: { 'shippoConfiguration.revision': isRevisionRead, 'shippoConfiguration.packageType': service },
  },
  updateShippoConfiguration: {
    ask: async (shop) => {
      const { shippoConfiguration } = await make(shop, '/ecom/v1/shippo-configurations', {
        shippoConfiguration: parcel,
      })
      return changeOf(shop, 'shippoConfiguration', shippoConfiguration, parcel)
    },
    elsewhere: { 'shippoConfiguration.packageType': service },
  },
  createTaxGroup: {
    ask: (shop) => ({ ...owner(shop), body: { taxGroup: { name: 'A' } } }),
    elsewhere: { 'taxGroup.revision': isRevisionRead },
  },
  updateTaxGroup: { ask: async (shop) => changeOf(shop, 'taxGroup', await newGroup(shop)) },
  createTaxRegion: {
    ask: async (shop) => {
      await withoutTaxRegions(shop)
      return { ...owner(shop), body: { taxRegion: { country: 'US' } } }
    },
    elsewhere: { 'taxRegion.revision': isRevisionRead },
  },
  createManualTaxMapping: {
    ask: async (shop) => {
      await withoutTaxRegions(shop)
      const { taxRegion } = await make(shop, '/billing/v1/tax-regions', { taxRegion: { country: 'DE' } })
      const manualTaxMapping = { taxGroupId: (await newGroup(shop)).id, taxRegionId: taxRegion.id, taxRate: '0.1' }
      return { ...owner(shop), body: { manualTaxMapping } }
    },
    elsewhere: { 'manualTaxMapping.revision': isRevisionRead },
  },
  createCoupon: {
    ask: (shop) => ({ ...owner(shop), body: { coupon: coupon() } }),
    elsewhere: { 'coupon.revision': isRevisionRead },
  },
  updateCoupon: {
    ask: async (shop) => changeOf(shop, 'coupon', await newCoupon(shop)),
    elsewhere: { unset: 'coupon.test.ts: removes existing limits' },
  },
  createGiftCard: { ask: (shop) => ({ ...owner(shop), body: { giftCard: { initialValue: { amount: '10' } } } }) },
  updateCheckoutSettings: {
    ask: async (shop) => {
      await shop.context.db.deleteFrom('checkout_settings').where('site_id', '=', shop.siteId).execute()
      // A question needs a title.
      return { ...owner(shop), body: { checkoutSettings: { checkoutFields: { questions: [{ title: 'Why' }] } } } }
    },
  },
  updateOrdersSettings: {
    ask: async (shop) => {
      await shop.context.db.deleteFrom('orders_settings').where('site_id', '=', shop.siteId).execute()
      return { ...owner(shop), body: { ordersSettings: {} } }
    },
  },
  updateSiteSettings: { ask: (shop) => ({ ...owner(shop), body: { siteSettings: { language: 'en' } } }) },
  createApp: {
    ask: (shop) => ({ ...owner(shop), body: { app: { name: 'A', redirectUrls: ['https://a.test/'] } } }),
  },
  createApiKey: { ask: (shop) => ({ ...owner(shop), body: { apiKey: { name: 'A', origins: [] } } }) },
  createOAuthApp: { ask: (shop) => ({ ...owner(shop), body: { oauthApp: { name: 'A' } } }) },
  createSignInProvider: {
    ask: (shop) => ({ ...owner(shop), body: { provider: { name: 'A', issuer: 'https://a.test', clientId: 'a' } } }),
    elsewhere: { 'provider.clientSecret': 'sign-in-provider.test.ts: never returned' },
  },
  createThirdPartyApp: {
    ask: (shop) => ({ ...owner(shop), body: { app: { name: 'A', redirectUris: ['https://a.test/'] } } }),
  },
}
