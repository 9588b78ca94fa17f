// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, SecondFactors, SecondFactor, Enrollment, SignInRequest } from '../generated.ts'

const factorsDates = { createdDate: true, lastUsedDate: true } as const

const enrollFactorDates = { factor: factorsDates } as const

/** Lists the second factors of the signed-in member, and which can be added. */
export const listFactors: Endpoint<{}, SecondFactors> = {
  route: 'GET /vitrine/v1/members/my/factors',
  repeatable: true,
  dates: { factors: factorsDates },
}

/** Starts to set up a second factor; `activateFactor` completes it. */
export const enrollFactor: Endpoint<
  {
    body: {
      type: 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH'
      label?: string
      /** For codes by text message or call, with the country code. */
      phone?: string
      /** The member's own; asked for where there is one. */
      password?: string
    }
  },
  Enrollment
> = { route: 'POST /vitrine/v1/members/my/factors', dates: enrollFactorDates }

/**
 * Completes the setup of a second factor with its first code; the first factor also returns recovery codes, only
 * once.
 */
export const activateFactor: Endpoint<
  { params: { id: string }; body?: { code?: string; credential?: unknown } },
  { factor: SecondFactor; recoveryCodes?: readonly string[] }
> = { route: 'POST /vitrine/v1/members/my/factors/{id}/activate', dates: enrollFactorDates }

/** Removes a second factor; the last one also removes recovery codes and trusted devices. */
export const removeFactor: Endpoint<
  {
    params: { id: string }
    body?: {
      /** The member's own; asked for where there is one. */
      password?: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/members/my/factors/{id}/remove' }

/** Creates new recovery codes, returned only once; earlier ones stop working. */
export const renewRecoveryCodes: Endpoint<
  {
    body?: {
      /** The member's own; asked for where there is one. */
      password?: string
    }
  },
  { recoveryCodes: readonly string[] }
> = { route: 'POST /vitrine/v1/members/my/recovery-codes' }

/** Removes all trusted devices and returns how many there were. */
export const forgetDevices: Endpoint<{}, { forgotten: number }> = {
  route: 'POST /vitrine/v1/members/my/trusted-devices/forget',
  repeatable: true,
}

/** Lists sign-ins waiting for the member’s approval. */
export const listSignInRequests: Endpoint<{}, { signInRequests: readonly SignInRequest[] }> = {
  route: 'GET /vitrine/v1/members/my/sign-in-requests',
  repeatable: true,
  dates: { signInRequests: { createdDate: true, expiresDate: true } },
}

/** Approves or denies a sign-in on another device. */
export const answerSignInRequest: Endpoint<{ params: { id: string }; body: { approve: boolean } }, {}> = {
  route: 'POST /vitrine/v1/members/my/sign-in-requests/{id}',
}

/** Creates a CAPTCHA for a site key of `getSite`, which a browser solves in a moment. */
export const createCaptchaChallenge: Endpoint<
  { body: { siteKey: string } },
  {
    /** In the form of ALTCHA, version 2. */
    challenge: unknown
  }
> = { route: 'POST /vitrine/v1/captcha/challenge', repeatable: true }
