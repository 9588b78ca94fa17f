import { accountRoute } from './account/account-route.ts'
import { addressesRoute } from './account/addresses-route.ts'
import { orderRoute } from './account/orders/order-route.ts'
import { profileRoute } from './account/profile-route.ts'
import { signInRoutes } from './account/sign-in/sign-in-routes.ts'
import { policyRoute } from './design/policy-route.ts'
import { storePageRoute } from './design/store-page-route.ts'
import { accessibilityRoute } from './found/accessibility-route.ts'
import { feedRoute } from './found/feed-route.ts'
import { llmsRoute } from './found/llms-route.ts'
import { robotsRoute } from './found/robots-route.ts'
import { sitemapRoutes } from './found/sitemap-routes.ts'
import { languageRoute } from './language-route.ts'
import { memberWishListRoute } from './lists/member-wish-list-route.ts'
import { wishListRoute } from './lists/wish-list-route.ts'
import type { Route } from './page.ts'
import { newsletterRoute } from './newsletter/newsletter-route.ts'
import { brandRoute } from './pages/brand/brand-route.ts'
import { cartRoute } from './pages/cart/cart-route.ts'
import { restoreRoute } from './pages/cart/restore-route.ts'
import { collectionRoute } from './pages/listing/collection-route.ts'
import { collectionsRoute } from './pages/listing/collections-route.ts'
import { homeRoute } from './pages/home/home-route.ts'
import { productRoute } from './pages/product/product-route.ts'
import { searchRoute } from './pages/search/search-route.ts'
import { suggestionsRoute } from './pages/search/suggestions-route.ts'
import { thankYouRoute } from './pages/thank-you/thank-you-route.ts'

/** All pages of the storefront. */
export const routes: readonly Route[] = [
  homeRoute,
  collectionsRoute,
  collectionRoute,
  brandRoute,
  productRoute,
  searchRoute,
  suggestionsRoute,
  cartRoute,
  restoreRoute,
  thankYouRoute,
  ...signInRoutes,
  accountRoute,
  profileRoute,
  addressesRoute,
  memberWishListRoute,
  orderRoute,
  wishListRoute,
  languageRoute,
  newsletterRoute,
  storePageRoute,
  policyRoute,
  accessibilityRoute,
  ...sitemapRoutes,
  robotsRoute,
  feedRoute,
  llmsRoute,
]
