// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  HttpAnswer,
  StateMachineResponse,
  Identity,
  IdentityProfileInput,
  CaptchaTokenInput,
} from '../generated.ts'

const registerDates = {
  identity: { createdDate: true, updatedDate: true, identityProfile: { customFields: { value: { dateValue: true } } } },
} as const

/** Creates an account. `state` is not `SUCCESS` if email verification or the owner's approval is required first. */
export const register: Endpoint<
  {
    body: {
      loginId: { email: string }
      password: string
      profile?: IdentityProfileInput
      captchaTokens?: readonly CaptchaTokenInput[]
      clientMetaData?: unknown
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/register', dates: registerDates }

/** Signs in with email and password. Returns a session token to exchange for member tokens. */
export const login: Endpoint<
  {
    body: {
      loginId: { email: string }
      password: string
      captchaTokens?: readonly CaptchaTokenInput[]
      clientMetaData?: unknown
      /** The `stateToken` of the previous response. */
      stateToken?: string
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/login', dates: registerDates }

/** Signs in a user whom the caller has authenticated, without a password. Creates the account if there is none. */
export const signOn: ElevatedEndpoint<
  {
    body: {
      loginId: { email: string }
      profile?: IdentityProfileInput
      /** Whether the caller has verified the email. */
      verifyEmail?: boolean
      /** If the account exists, `profile` only fills in its missing fields. */
      mergeExistingContact?: boolean
    }
  },
  { sessionToken: string; identity: Identity }
> = { route: 'POST /_api/iam/authentication/v2/sign-on', elevated: true, dates: registerDates }

/** Ends the caller’s session, revokes its tokens, and returns the URL to redirect to. */
export const logout: Endpoint<
  {
    query?: {
      /** URL to redirect to after signing out. */
      postLogoutRedirectUri?: string
      clientId?: string
    }
  },
  HttpAnswer
> = { route: 'GET /_api/iam/authentication/v1/logout', repeatable: true }

/** Completes a sign-in with a second factor. Without the factor's data, starts it, for example by sending a code. */
export const verifyFactor: Endpoint<
  {
    params: { factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE' }
    body: {
      /** The `stateToken` of the previous response. */
      stateToken: string
      /** Whether to trust this device, so that later sign-ins need no second factor. */
      rememberThisDevice?: boolean
      smsData?: { code?: string }
      callData?: { code?: string }
      emailData?: { code?: string }
      totpData?: { code?: string }
      pushData?: {
        /** The approved sign-in request. */
        transactionId?: string
      }
      /** The browser’s passkey response. */
      webauthnData?: unknown
      recoveryCodeData?: { code?: string }
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/{factorType}/verify', dates: registerDates }

/** Changes the password of the signed-in member. */
export const changePassword: Endpoint<{ body: { newPassword: string } }, {}> = {
  route: 'POST /_api/iam/authentication/v2/change-password',
}
