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

/** Creates an account; the answer says if the email must be verified or the owner must approve first. */
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

/** Signs in with email and password; returns a session token to exchange for member tokens. */
export const login: Endpoint<
  {
    body: {
      loginId: { email: string }
      password: string
      captchaTokens?: readonly CaptchaTokenInput[]
      clientMetaData?: unknown
      stateToken?: string
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/login', dates: registerDates }

/** Signs in someone the store already authenticated, without a password; creates missing accounts. */
export const signOn: ElevatedEndpoint<
  {
    body: {
      loginId: { email: string }
      profile?: IdentityProfileInput
      /** The caller has verified the email. */
      verifyEmail?: boolean
      /** For an existing account, the profile only fills in missing fields. */
      mergeExistingContact?: boolean
    }
  },
  { sessionToken: string; identity: Identity }
> = { route: 'POST /_api/iam/authentication/v2/sign-on', elevated: true, dates: registerDates }

/** Ends the caller’s sign-in with all its tokens, and returns where to redirect. */
export const logout: Endpoint<{ query?: { postLogoutRedirectUri?: string; clientId?: string } }, HttpAnswer> = {
  route: 'GET /_api/iam/authentication/v1/logout',
  repeatable: true,
}

/**
 * Completes a sign-in with a second factor. Without its data, starts the factor: sends the code, asks the
 * passkey or the other device.
 */
export const verifyFactor: Endpoint<
  {
    params: { factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE' }
    body: {
      stateToken: string
      rememberThisDevice?: boolean
      smsData?: { code?: string }
      callData?: { code?: string }
      emailData?: { code?: string }
      totpData?: { code?: string }
      pushData?: { transactionId?: string }
      /** The browser’s passkey response. */
      webauthnData?: unknown
      recoveryCodeData?: { code?: string }
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/{factorType}/verify', dates: registerDates }

/** Changes the signed-in member's password. */
export const changePassword: Endpoint<{ body: { newPassword: string } }, {}> = {
  route: 'POST /_api/iam/authentication/v2/change-password',
}
