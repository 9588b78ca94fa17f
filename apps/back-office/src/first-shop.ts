import { createClient } from '@vitrine/client'
import * as abandonedCheckouts from '@vitrine/client/abandonedCheckouts'
import * as alerts from '@vitrine/client/alerts'
import * as backOffice from '@vitrine/client/backOffice'
import * as checkoutSettings from '@vitrine/client/checkoutSettings'
import * as customers from '@vitrine/client/customers'
import * as disputes from '@vitrine/client/disputes'
import * as domains from '@vitrine/client/domains'
import * as failedJobs from '@vitrine/client/failedJobs'
import * as inventory from '@vitrine/client/inventory'
import * as members from '@vitrine/client/members'
import * as orders from '@vitrine/client/orders'
import * as paymentMethods from '@vitrine/client/paymentMethods'
import * as paymentProviders from '@vitrine/client/paymentProviders'
import * as products from '@vitrine/client/products'
import * as purchaseTerms from '@vitrine/client/purchaseTerms'
import * as reports from '@vitrine/client/reports'
import * as returns from '@vitrine/client/returns'
import * as reviews from '@vitrine/client/reviews'
import * as search from '@vitrine/client/search'
import * as shippingOptions from '@vitrine/client/shippingOptions'
import * as staffAccount from '@vitrine/client/staffAccount'
import * as taxRegions from '@vitrine/client/taxRegions'
import { asOwner } from './session/session.ts'

/** The modules that the frame and the overview call. */
export const firstModules = {
  abandonedCheckouts,
  alerts,
  backOffice,
  checkoutSettings,
  customers,
  disputes,
  domains,
  failedJobs,
  inventory,
  members,
  orders,
  paymentMethods,
  paymentProviders,
  products,
  purchaseTerms,
  reports,
  returns,
  reviews,
  search,
  shippingOptions,
  staffAccount,
  taxRegions,
}

/** The API client of the first page, which loads less than that of all pages. */
export const shop = createClient({ ...asOwner, modules: firstModules })
