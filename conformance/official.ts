import {
  backInStockNotifications,
  backInStockSettings,
  cart,
  checkout,
  checkoutSettings,
  checkoutTemplates,
  currentCart,
  manualTaxMappings,
  orderFulfillments,
  orders,
  ordersSettings,
  orderTransactions,
  recommendations,
  shippingOptions,
  shippoConfigurations,
  taxGroups,
  taxRegions,
} from '@wix/ecom'
import { authentication, oauth, recovery, verification } from '@wix/identity'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { reviews } from '@wix/reviews'
import { collections, inventory, products } from '@wix/stores'

/** What storefronts use of the official SDK. */
export const officialModules = {
  products,
  collections,
  inventory,
  cart,
  currentCart,
  checkout,
  checkoutSettings,
  checkoutTemplates,
  ordersSettings,
  shippingOptions,
  shippoConfigurations,
  taxGroups,
  taxRegions,
  manualTaxMappings,
  orders,
  orderTransactions,
  orderFulfillments,
  recommendations,
  reviews,
  backInStockNotifications,
  backInStockSettings,
  members,
  oauth,
  redirects,
  authentication,
  recovery,
  verification,
}
