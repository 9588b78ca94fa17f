import type { CallOptions } from '../call-options.ts'
import type { IdentityProfileInput } from '../generated.ts'
import type { LoginResult } from './login-result.ts'
import type { Tokens } from './tokens.ts'

/** The state of a sign-in. Store it where only this browser can read it until the visitor returns. */
export interface OauthData {
  readonly state: string
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly redirectUri: string
  /** The page the visitor came from, to send them back to. */
  readonly originalUri: string
}

/** Options of a hosted sign-in page. */
export interface AuthUrlOptions extends CallOptions {
  /** `none` shows no page, for visitors who are already signed in. Default: `login`. */
  readonly prompt?: 'login' | 'none'
  /** Where the redirect URL receives code and state. Default: in its fragment. */
  readonly responseMode?: 'fragment' | 'query' | 'web_message'
  /** From a sign-in on your own page. */
  readonly sessionToken?: string
  /** Skips the sign-in page and goes to this identity provider. */
  readonly idp?: 'google' | 'facebook' | { readonly connectionId: string }
}

/** Solutions of the CAPTCHAs on the page. */
export interface CaptchaTokens {
  readonly recaptchaToken?: string
  readonly invisibleRecaptchaToken?: string
}

/** The credentials of a member. */
export interface LoginParams {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: CaptchaTokens
  /** Returned by `verify` with `rememberThisDevice`. Skips the second factor on this device for a month. */
  readonly deviceToken?: string
}

/** The data of a new account. */
export interface RegisterParams extends LoginParams {
  readonly profile?: IdentityProfileInput
}

/** All methods to sign in and out. Their code is loaded on first use. */
export interface SignIn {
  /** Starts a sign-in on a hosted page: pass the result to `getAuthUrl`, and later to `getMemberTokens`. */
  readonly generateOAuthData: (redirectUri?: string, originalUri?: string) => Promise<OauthData>
  /** The URL of the hosted sign-in page. */
  readonly getAuthUrl: (
    oauthData: OauthData,
    options?: AuthUrlOptions,
  ) => Promise<{
    readonly authUrl: string
    readonly authorizationEndpoint: string
    readonly sessionToken: string | undefined
  }>
  /**
   * Exchanges the code from a sign-in page for member tokens: pass them to `setTokens`. Throws `Missing code or
   * _state`, or `Invalid _state` if the response belongs to another sign-in.
   */
  readonly getMemberTokens: (
    code: string | null | undefined,
    state: string | null | undefined,
    oauthData: Pick<OauthData, 'state' | 'codeVerifier' | 'redirectUri'>,
  ) => Promise<Tokens>
  /**
   * Exchanges the session token of a sign-in on your own page for member tokens, through a hidden frame: pass them to
   * `setTokens`. In browsers only. Throws `OAuth flow timed out` after two minutes.
   */
  readonly getMemberTokensForDirectLogin: (sessionToken: string, call?: CallOptions) => Promise<Tokens>
  /**
   * Returns member tokens for a member your own server has identified. Requires an API key: never use it in a browser.
   */
  readonly getMemberTokensForExternalLogin: (memberId: string, apiKey: string) => Promise<Tokens>
  /**
   * The same for a person your server knows only by email: creates an account if there is none, and returns its member
   * tokens. Requires an API key: never use it in a browser.
   */
  readonly getMemberTokensForExternalLoginWithSession: (
    email: string,
    apiKey: string,
    call?: CallOptions,
  ) => Promise<Tokens>
  /** Signs in with email and password. */
  readonly login: (params: LoginParams, call?: CallOptions) => Promise<LoginResult>
  /** Creates an account. */
  readonly register: (params: RegisterParams, call?: CallOptions) => Promise<LoginResult>
  /** Completes a sign-in or sign-up with the emailed code. Takes the state token, or the result that contains it. */
  readonly processVerification: (
    inputs: { readonly verificationCode: string; readonly stateToken?: string },
    state?: LoginResult,
    call?: CallOptions,
  ) => Promise<LoginResult>
  /** Resends the email with the code. */
  readonly resendVerification: (stateToken: string, call?: CallOptions) => Promise<void>
  /** Emails a password reset link, which returns to `redirectUri`. */
  readonly sendPasswordResetEmail: (email: string, redirectUri: string, call?: CallOptions) => Promise<void>
  /**
   * Signs out: the tokens are deleted when this settles, even if the server cannot be reached. Redirect the visitor to
   * `logoutUrl`, which ends the session of the hosted pages and returns to `originalUrl`.
   */
  readonly logout: (originalUrl: string, call?: CallOptions) => Promise<{ readonly logoutUrl: string }>
}

/** All method names, for lazy loading. */
export const signInMethods =
  'generateOAuthData getAuthUrl getMemberTokens getMemberTokensForDirectLogin getMemberTokensForExternalLogin getMemberTokensForExternalLoginWithSession login register processVerification resendVerification sendPasswordResetEmail logout'.split(
    ' ',
  ) as readonly (keyof SignIn)[]
