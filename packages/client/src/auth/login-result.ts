import type { ApiError, ConnectionError } from '../errors.ts'
import type { StateMachineResponse } from '../generated.ts'

/** Why a sign-in or sign-up failed. `unknown` and `connection` say nothing about email or password. */
export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'emailAlreadyExists'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'accountBlocked'
  | 'mfaRequired'
  | 'tooManyRequests'
  | 'connection'
  | 'unknown'

/** The state of a sign-in or sign-up. */
export type LoginResult =
  /** Exchange the session token: `getMemberTokensForDirectLogin`. */
  | { readonly loginState: 'SUCCESS'; readonly data: { readonly sessionToken: string } }
  /** A code was emailed: pass it to `processVerification` with this result or its state token. */
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly data: { readonly stateToken: string } }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | CaptchaRequired
  | LoginFailure

/** The store requires a CAPTCHA: sign in again with its solution in `captchaTokens`. */
export interface CaptchaRequired {
  /** Whether it is visible or invisible. */
  readonly loginState: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED'
  /** Whether the solution was missing or wrong. */
  readonly errorCode: 'missingCaptchaToken' | 'invalidCaptchaToken'
  /** The server's message, for developers. */
  readonly error: string
  readonly cause?: unknown
}

/** A failed sign-in or sign-up. */
export interface LoginFailure {
  readonly loginState: 'FAILURE'
  /** The server's message, for developers. */
  readonly error: string
  readonly errorCode: LoginErrorCode
  /**
   * With `mfaRequired`: the server's complete response. Continue with `verify`, its state token and `mfaChallengeData`.
   */
  readonly challenge?: StateMachineResponse
  /** The thrown error. */
  readonly cause?: unknown
}

/** Application error codes of the sign-in calls (specification, section 8). */
const codes: Readonly<Record<string, LoginErrorCode>> = {
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
  '-19995': 'emailAlreadyExists',
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
  '-19958': 'accountBlocked',
}

export const failure = (error: string, errorCode: LoginErrorCode, more?: Partial<LoginFailure>): LoginFailure => ({
  loginState: 'FAILURE',
  error,
  errorCode,
  ...more,
})

/** At sign-in, a code that is not in the table means that there is no such account. */
const codeOf = ({ status, code }: ApiError, isLogin: boolean): LoginErrorCode =>
  status === 429
    ? 'tooManyRequests'
    : (codes[code] ?? (isLogin && status < 500 && /^-\d+$/.test(code) ? 'invalidEmail' : 'unknown'))

const secondFactor = (challenge: StateMachineResponse) => failure('Unknown _state', 'mfaRequired', { challenge })

/** Results by state. Any other state is a FAILURE, with the specified message (section 4). */
const results: Readonly<Partial<Record<StateMachineResponse['state'], (answer: StateMachineResponse) => LoginResult>>> =
  {
    SUCCESS: ({ sessionToken = '' }) => ({ loginState: 'SUCCESS', data: { sessionToken } }),
    REQUIRE_EMAIL_VERIFICATION: ({ stateToken = '' }) => ({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken },
    }),
    REQUIRE_OWNER_APPROVAL: () => ({ loginState: 'OWNER_APPROVAL_REQUIRED' }),
    REQUIRE_MFA: secondFactor,
    MFA_CHALLENGE: secondFactor,
  }

/** Converts the server's response. */
const resultOf = (answer: StateMachineResponse): LoginResult =>
  results[answer.state]?.(answer) ?? failure('Unknown _state', 'unknown', { cause: answer })

/** The required captcha, if the server names it. Otherwise the result is the specified FAILURE. */
const captchaStates: Readonly<Record<string, CaptchaRequired['loginState']>> = {
  VISIBLE: 'USER_CAPTCHA_REQUIRED',
  INVISIBLE: 'SILENT_CAPTCHA_REQUIRED',
}

/** Compared by name, since this code is loaded separately and must not bundle the classes again. */
const isNamed = <E extends Error>(error: unknown, name: E['name']): error is E => (error as Error).name === name

/** Awaits the server's response and converts errors to a FAILURE. Only the caller's own abort is rethrown. */
export const loginResult = async (answer: Promise<StateMachineResponse>, isLogin = false): Promise<LoginResult> => {
  try {
    return resultOf(await answer)
  } catch (cause) {
    if (isNamed<ConnectionError>(cause, 'ConnectionError')) return failure(cause.message, 'connection', { cause })
    if (!isNamed<ApiError>(cause, 'ApiError')) throw cause
    const violation = cause.violations.find(({ data }) => data?.type === 'EMAIL')
    const code = violation ? 'invalidEmail' : codeOf(cause, isLogin)
    const captcha = captchaStates[String(cause.data.captcha)]
    if (captcha && (code === 'missingCaptchaToken' || code === 'invalidCaptchaToken'))
      return { loginState: captcha, errorCode: code, error: cause.message, cause }
    return failure(violation?.description ?? cause.message, code, { cause })
  }
}
