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
export type * from './calls.ts'
export * as calls from './calls.ts'
export * as media from './media.ts'
export * from './modules.ts'
export * as webhooks from './webhooks.ts'
export type { CursorPage, CursorQuery, CursorQueryCall } from './query/cursor-query.ts'
export type { OffsetPage, OffsetQuery, OffsetQueryCall } from './query/offset-query.ts'
export { defaultHost, type Attempt, type TransportOptions } from './send.ts'
