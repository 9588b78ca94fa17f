import type { CallOptions } from '../call-options.ts'
import type { IdentityProfileInput } from '../generated.ts'
import type { LoginResult } from './login-result.ts'
import type { Tokens } from './tokens.ts'

/** What a sign-in is bound to. Keep it where only this browser can read it until the visitor comes back. */
export interface OauthData {
  readonly state: string
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly redirectUri: string
  /** Where the visitor was before, for you to send them back to. */
  readonly originalUri: string
}

/** How a hosted sign-in page asks, and how it answers. */
export interface AuthUrlOptions extends CallOptions {
  /** `none` asks for no input: it signs in who is signed in already. `login` unless told. */
  readonly prompt?: 'login' | 'none'
  /** How code and state come back to the redirect address: in its fragment unless told. */
  readonly responseMode?: 'fragment' | 'query' | 'web_message'
  /** Of a sign-in with a page of your own. */
  readonly sessionToken?: string
  /** Signs in with another provider at once. */
  readonly idp?: 'google' | 'facebook' | { readonly connectionId: string }
}

/** Answers of the captchas on the page. */
export interface CaptchaTokens {
  readonly recaptchaToken?: string
  readonly invisibleRecaptchaToken?: string
}

/** What signs a member in. */
export interface LoginParams {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: CaptchaTokens
  /** What `verify` answered with `rememberThisDevice`: no second factor is asked for on this device for a month. */
  readonly deviceToken?: string
}

/** What opens an account. */
export interface RegisterParams extends LoginParams {
  readonly profile?: IdentityProfileInput
}

/** Every way to sign in and out. The code behind it is fetched with the first use. */
export interface SignIn {
  /** Starts a sign-in on a hosted page: what to hand to `getAuthUrl`, and to `getMemberTokens` on the way back. */
  readonly generateOAuthData: (redirectUri?: string, originalUri?: string) => Promise<OauthData>
  /** The address of the hosted sign-in page. */
  readonly getAuthUrl: (
    oauthData: OauthData,
    options?: AuthUrlOptions,
  ) => Promise<{
    readonly authUrl: string
    readonly authorizationEndpoint: string
    readonly sessionToken: string | undefined
  }>
  /**
   * Exchanges the code that a sign-in page sent for member tokens: hand them to `setTokens`. Throws `Missing code or
   * _state`, and `Invalid _state` when the answer belongs to another sign-in.
   */
  readonly getMemberTokens: (
    code: string | null | undefined,
    state: string | null | undefined,
    oauthData: Pick<OauthData, 'state' | 'codeVerifier' | 'redirectUri'>,
  ) => Promise<Tokens>
  /**
   * Exchanges the session token of a sign-in with a page of your own for member tokens, through a frame nobody sees:
   * hand them to `setTokens`. In browsers only; throws `OAuth flow timed out` after two minutes.
   */
  readonly getMemberTokensForDirectLogin: (sessionToken: string, call?: CallOptions) => Promise<Tokens>
  /** Member tokens for a member your own server has identified. Needs an API key: never in a browser. */
  readonly getMemberTokensForExternalLogin: (memberId: string, apiKey: string) => Promise<Tokens>
  /**
   * The same for a person your own server knows by email alone: opens an account where none is, and tells its member
   * tokens. Needs an API key: never in a browser.
   */
  readonly getMemberTokensForExternalLoginWithSession: (
    email: string,
    apiKey: string,
    call?: CallOptions,
  ) => Promise<Tokens>
  /** Signs in with email and password. */
  readonly login: (params: LoginParams, call?: CallOptions) => Promise<LoginResult>
  /** Opens an account. */
  readonly register: (params: RegisterParams, call?: CallOptions) => Promise<LoginResult>
  /** Finishes a sign-in or sign-up with the code from the mail, for the state token or the result that asked for it. */
  readonly processVerification: (
    inputs: { readonly verificationCode: string; readonly stateToken?: string },
    state?: LoginResult,
    call?: CallOptions,
  ) => Promise<LoginResult>
  /** Sends the mail with the code again. */
  readonly resendVerification: (stateToken: string, call?: CallOptions) => Promise<void>
  /** Mails a link to set a new password, which leads back to `redirectUri`. */
  readonly sendPasswordResetEmail: (email: string, redirectUri: string, call?: CallOptions) => Promise<void>
  /**
   * Signs out: the tokens are gone at the latest when this settles, even if the server cannot be reached. Send the
   * visitor to `logoutUrl`, which ends the session of the hosted pages and leads to `originalUrl`.
   */
  readonly logout: (originalUrl: string, call?: CallOptions) => Promise<{ readonly logoutUrl: string }>
}

/** All of them, for loading them late. */
export const signInMethods =
  'generateOAuthData getAuthUrl getMemberTokens getMemberTokensForDirectLogin getMemberTokensForExternalLogin getMemberTokensForExternalLoginWithSession login register processVerification resendVerification sendPasswordResetEmail logout'.split(
    ' ',
  ) as readonly (keyof SignIn)[]
