import { ApiKeyStrategy as OfficialApiKeyStrategy, createClient as createOfficialClient } from '@wix/sdk'
import {
  cart,
  checkout,
  checkoutSettings,
  checkoutTemplates,
  currentCart,
  orderFulfillments,
  orders,
  ordersSettings,
  orderTransactions,
  shippingOptions,
  shippoConfigurations,
  manualTaxMappings,
  taxGroups,
  taxRegions,
} from '@wix/ecom'
import { authentication, oauth, recovery, verification } from '@wix/identity'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { collections, products } from '@wix/stores'
import * as vitrine from '@vitrine/client'
import { redirectToVitrine } from '../../packages/redirect/index.js'

/** What storefronts use of the official SDK. */
export const officialModules = {
  products,
  collections,
  currentCart,
  checkout,
  orders,
  orderTransactions,
  orderFulfillments,
  members,
  oauth,
  redirects,
  authentication,
  recovery,
  verification,
  cart,
  checkoutSettings,
  checkoutTemplates,
  ordersSettings,
  shippingOptions,
  shippoConfigurations,
  manualTaxMappings,
  taxGroups,
  taxRegions,
}

const ourModules = {
  products: vitrine.products,
  collections: vitrine.collections,
  currentCart: vitrine.currentCart,
  checkout: vitrine.checkout,
  orders: vitrine.orders,
  orderTransactions: vitrine.orderTransactions,
  orderFulfillments: vitrine.orderFulfillments,
  members: vitrine.members,
  oauth: vitrine.oauth,
  redirects: vitrine.redirects,
  authentication: vitrine.authentication,
  recovery: vitrine.recovery,
  verification: vitrine.verification,
  cart: vitrine.cart,
  checkoutSettings: vitrine.checkoutSettings,
  checkoutTemplates: vitrine.checkoutTemplates,
  ordersSettings: vitrine.ordersSettings,
  shippingOptions: vitrine.shippingOptions,
  shippoConfigurations: vitrine.shippoConfigurations,
  manualTaxMappings: vitrine.manualTaxMappings,
  taxGroups: vitrine.taxGroups,
  taxRegions: vitrine.taxRegions,
}

/** Both clients come with it. */
export const apiKey = 'a-key'
const siteId = 'd0000000-0000-4000-8000-000000000000'

/** Both clients, sending to one recorder. */
export const openClients = (url: string) => {
  redirectToVitrine(url)
  return {
    official: createOfficialClient({ modules: officialModules, auth: OfficialApiKeyStrategy({ apiKey, siteId }) }),
    ours: vitrine.createClient({
      host: url,
      modules: ourModules,
      auth: vitrine.ApiKeyStrategy({ apiKey, siteId }),
    }),
  }
}
export type Clients = ReturnType<typeof openClients>
