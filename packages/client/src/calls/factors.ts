// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, SecondFactors, SecondFactor, Enrollment, SignInRequest } from '../generated.ts'

const factorsDates = { createdDate: true, lastUsedDate: true } as const

const enrollFactorDates = { factor: factorsDates } as const

/** Lists the second factors of the signed-in member, and what can be added. */
export const listFactors: Endpoint<{}, SecondFactors> = {
  route: 'GET /vitrine/v1/members/my/factors',
  repeatable: true,
  dates: { factors: factorsDates },
}

/** Begins to set up a second factor; it counts once `activateFactor` has shown that it works. */
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

/** Finishes setting up a second factor by its first proof; with the first factor, recovery codes are told once. */
export const activateFactor: Endpoint<
  { params: { id: string }; body?: { code?: string; credential?: unknown } },
  { factor: SecondFactor; recoveryCodes?: readonly string[] }
> = { route: 'POST /vitrine/v1/members/my/factors/{id}/activate', dates: enrollFactorDates }

/** Takes a second factor away; with the last one go the recovery codes and the trust in devices. */
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

/** Makes new recovery codes, told this once; the ones before work no more. */
export const renewRecoveryCodes: Endpoint<
  {
    body?: {
      /** The member's own; asked for where there is one. */
      password?: string
    }
  },
  { recoveryCodes: readonly string[] }
> = { route: 'POST /vitrine/v1/members/my/recovery-codes' }

/** Asks for the second factor everywhere again; tells how many devices were trusted. */
export const forgetDevices: Endpoint<{}, { forgotten: number }> = {
  route: 'POST /vitrine/v1/members/my/trusted-devices/forget',
  repeatable: true,
}

/** Lists sign-ins that wait for the member to approve them here. */
export const listSignInRequests: Endpoint<{}, { signInRequests: readonly SignInRequest[] }> = {
  route: 'GET /vitrine/v1/members/my/sign-in-requests',
  repeatable: true,
  dates: { signInRequests: { createdDate: true, expiresDate: true } },
}

/** Approves a sign-in on another device, or refuses it. */
export const answerSignInRequest: Endpoint<{ params: { id: string }; body: { approve: boolean } }, {}> = {
  route: 'POST /vitrine/v1/members/my/sign-in-requests/{id}',
}

/** Makes a captcha for one of the site keys that `getSite` tells: work that a browser does in a moment. */
export const createCaptchaChallenge: Endpoint<
  { body: { siteKey: string } },
  {
    /** In the form of ALTCHA, version 2. */
    challenge: unknown
  }
> = { route: 'POST /vitrine/v1/captcha/challenge', repeatable: true }
