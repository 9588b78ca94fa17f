import type { Route } from '../page.ts'
import { addressesRoute } from './addresses.ts'
import { contactRoute } from './contact.ts'
import { dataRoutes } from './data.ts'
import { infoRoute } from './info.ts'
import { holdingRoutes } from './holdings.ts'
import { orderRoutes } from './orders.ts'
import { paymentMethodsRoute } from './payment-methods.ts'
import { securityRoute } from './security.ts'
import { storeCreditRoute } from './store-credit.ts'
import { signOutRoute } from './sign-out.ts'

export const accountRoutes: readonly Route[] = [
  infoRoute,
  addressesRoute,
  contactRoute,
  paymentMethodsRoute,
  securityRoute,
  ...dataRoutes,
  ...orderRoutes,
  storeCreditRoute,
  ...holdingRoutes,
  signOutRoute,
]
