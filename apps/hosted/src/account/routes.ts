import type { Route } from '../page.ts'
import { addressesRoute } from './profile/addresses.ts'
import { companyRoute } from './company/company.ts'
import { contactRoute } from './profile/contact.ts'
import { dataRoutes } from './data.ts'
import { infoRoute } from './profile/info.ts'
import { holdingRoutes } from './holdings/holdings.ts'
import { orderRoutes } from './orders/orders.ts'
import { paymentMethodsRoute } from './holdings/payment-methods.ts'
import { securityRoute } from './security/security.ts'
import { storeCreditRoute } from './holdings/store-credit.ts'
import { signOutRoute } from './security/sign-out.ts'

export const accountRoutes: readonly Route[] = [
  infoRoute,
  addressesRoute,
  contactRoute,
  paymentMethodsRoute,
  securityRoute,
  ...dataRoutes,
  ...orderRoutes,
  companyRoute,
  storeCreditRoute,
  ...holdingRoutes,
  signOutRoute,
]
