import { accountRoutes } from './account/routes.ts'
import { consentRoute } from './consent/consent.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import type { Route } from './page.ts'
import { linkedOrderRoutes } from './order/routes.ts'
import { payRoutes } from './pay/routes.ts'
import { receiptRoutes } from './receipt/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'

/** All hosted pages. */
export const routes: readonly Route[] = [
  ...checkoutRoutes,
  ...payRoutes,
  ...linkedOrderRoutes,
  ...receiptRoutes,
  ...signInRoutes,
  consentRoute,
  ...accountRoutes,
]
