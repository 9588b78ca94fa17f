export { AppStrategy, type AppStrategyOptions, type AppTokens, type TokenInfo } from './auth/app-strategy.ts'
export { ApiKeyStrategy } from './auth/api-key-strategy.ts'
export {
  browserCookieTokens,
  cookieTokens,
  readCookie,
  requestTokens,
  tokenCookie,
  writeCookie,
} from './auth/cookies.ts'
export { localStorageTokens } from './auth/local-storage.ts'
export type { CaptchaRequired, LoginErrorCode, LoginFailure, LoginResult } from './auth/login-result.ts'
export { OAuthStrategy, type OAuthStrategyOptions } from './auth/oauth-strategy.ts'
export { parseFromUrl, type AuthAnswer } from './auth/parse-from-url.ts'
export type {
  AuthUrlOptions,
  CaptchaTokens,
  LoginParams,
  OauthData,
  RegisterParams,
  SignIn,
} from './auth/sign-in-methods.ts'
export type { AuthStrategy } from './auth/strategy.ts'
export { EMPTY_TOKENS, memoryStorage, parseTokens, type Tokens, type TokenStorage } from './auth/tokens.ts'
export type { CallOptions, ElevatedSend, Send } from './call-options.ts'
export {
  createClient,
  type Bound,
  type Client,
  type ClientBase,
  type ElevatedOnly,
  type Module,
  type Modules,
} from './create-client.ts'
export { ApiError, ConnectionError, isApiError } from './errors.ts'
export type { ApiErrorCode, ApiErrorFields, ConnectionErrorCode, PlainErrorCode, Violation } from './errors.ts'
export type * from './generated.ts'
export * as calls from './calls.ts'
export * as media from './media.ts'
export * as activity from './modules/activity.ts'
export * as apiKeys from './modules/api-keys.ts'
export * as apps from './modules/apps.ts'
export * as authentication from './modules/authentication.ts'
export * as backInStockNotifications from './modules/back-in-stock-notifications.ts'
export * as backInStockSettings from './modules/back-in-stock-settings.ts'
export * as backOffice from './modules/back-office.ts'
export * as cart from './modules/cart.ts'
export * as catalogVersioning from './modules/catalog-versioning.ts'
export * as checkout from './modules/checkout.ts'
export * as checkoutSettings from './modules/checkout-settings.ts'
export * as checkoutTemplates from './modules/checkout-templates.ts'
export * as collections from './modules/collections.ts'
export * as consents from './modules/consents.ts'
export * as contactBook from './modules/contact-book.ts'
export * as coupons from './modules/coupons.ts'
export * as currentCart from './modules/current-cart.ts'
export * as deliveryRegions from './modules/delivery-regions.ts'
export * as factors from './modules/factors.ts'
export * as giftCards from './modules/gift-cards.ts'
export * as identities from './modules/identities.ts'
export * as inventory from './modules/inventory.ts'
export * as manualTaxMappings from './modules/manual-tax-mappings.ts'
export * as members from './modules/members.ts'
export * as oauth from './modules/oauth.ts'
export * as oauthApps from './modules/oauth-apps.ts'
export * as orderFulfillments from './modules/order-fulfillments.ts'
export * as orderTransactions from './modules/order-transactions.ts'
export * as orders from './modules/orders.ts'
export * as ordersSettings from './modules/orders-settings.ts'
export * as paymentMethods from './modules/payment-methods.ts'
export * as payments from './modules/payments.ts'
export * as products from './modules/products.ts'
export * as recommendations from './modules/recommendations.ts'
export * as recovery from './modules/recovery.ts'
export * as redirects from './modules/redirects.ts'
export * as reviews from './modules/reviews.ts'
export * as sessions from './modules/sessions.ts'
export * as shippingOptions from './modules/shipping-options.ts'
export * as shippoConfigurations from './modules/shippo-configurations.ts'
export * as signInProviders from './modules/sign-in-providers.ts'
export * as taxGroups from './modules/tax-groups.ts'
export * as taxRegions from './modules/tax-regions.ts'
export * as thirdPartyApps from './modules/third-party-apps.ts'
export * as verification from './modules/verification.ts'
export * as webhooks from './webhooks.ts'
export type { CursorPage, CursorQuery, CursorQueryCall } from './query/cursor-query.ts'
export type { OffsetPage, OffsetQuery, OffsetQueryCall } from './query/offset-query.ts'
export { defaultHost, type Attempt, type TransportOptions } from './send.ts'
