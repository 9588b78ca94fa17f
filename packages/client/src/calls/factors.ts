// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, SecondFactors, SecondFactor, Enrollment, SignInRequest } from '../generated.ts'

const factorsDates = { createdDate: true, lastUsedDate: true } as const

const enrollFactorDates = { factor: factorsDates } as const

/** Lists the second factors of the signed-in member and the types that can be added. */
export const listFactors: Endpoint<{}, SecondFactors> = {
  route: 'GET /vitrine/v1/members/my/factors',
  repeatable: true,
  dates: { factors: factorsDates },
}

/** Starts the setup of a second factor. Complete it with `activateFactor`. */
export const enrollFactor: Endpoint<
  {
    body: {
      type: 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH'
      /** A name for the factor, shown to the member. */
      label?: string
      /** Phone number with country code. Required for `SMS` and `CALL`. */
      phone?: string
      /** The member's password. Required if the member has one. */
      password?: string
    }
  },
  Enrollment
> = { route: 'POST /vitrine/v1/members/my/factors', dates: enrollFactorDates }

/** Activates a second factor with its first code. For the first factor, also returns recovery codes, only once. */
export const activateFactor: Endpoint<
  {
    params: { id: string }
    body?: {
      /** The first code of the factor. */
      code?: string
      /** The browser’s passkey response, for `WEBAUTHN`. */
      credential?: unknown
    }
  },
  {
    factor: SecondFactor
    /** Single-use codes. Returned only once. */
    recoveryCodes?: readonly string[]
  }
> = { route: 'POST /vitrine/v1/members/my/factors/{id}/activate', dates: enrollFactorDates }

/** Removes a second factor. Removing the last one also removes recovery codes and trusted devices. */
export const removeFactor: Endpoint<
  {
    params: { id: string }
    body?: {
      /** The member's password. Required if the member has one. */
      password?: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/members/my/factors/{id}/remove' }

/** Creates new recovery codes and invalidates the previous ones. The codes are returned only once. */
export const renewRecoveryCodes: Endpoint<
  {
    body?: {
      /** The member's password. Required if the member has one. */
      password?: string
    }
  },
  {
    /** Single-use codes. Returned only once. */
    recoveryCodes: readonly string[]
  }
> = { route: 'POST /vitrine/v1/members/my/recovery-codes' }

/** Removes all trusted devices of the signed-in member and returns their number. */
export const forgetDevices: Endpoint<
  {},
  {
    /** Number of removed devices. */
    forgotten: number
  }
> = { route: 'POST /vitrine/v1/members/my/trusted-devices/forget', repeatable: true }

/** Lists the sign-ins that wait for the member’s approval. */
export const listSignInRequests: Endpoint<{}, { signInRequests: readonly SignInRequest[] }> = {
  route: 'GET /vitrine/v1/members/my/sign-in-requests',
  repeatable: true,
  dates: { signInRequests: { createdDate: true, expiresDate: true } },
}

/** Approves or denies a sign-in on another device. */
export const answerSignInRequest: Endpoint<{ params: { id: string }; body: { approve: boolean } }, {}> = {
  route: 'POST /vitrine/v1/members/my/sign-in-requests/{id}',
}

/** Creates a CAPTCHA challenge, which the browser solves by a short computation. */
export const createCaptchaChallenge: Endpoint<
  {
    body: {
      /** A site key returned by `getSite`. */
      siteKey: string
    }
  },
  {
    /** The challenge in the format of ALTCHA, version 2. */
    challenge: unknown
  }
> = { route: 'POST /vitrine/v1/captcha/challenge', repeatable: true }
