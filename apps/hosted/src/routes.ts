import { checkoutRoutes } from './checkout/routes.ts'
import type { Route } from './page.ts'

/** Every hosted page. */
export const routes: readonly Route[] = [...checkoutRoutes]
