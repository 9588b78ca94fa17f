// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import type * as calls from '../calls/factors.ts'
import type { SecondFactors, SecondFactor, Enrollment, SignInRequest } from '../generated.ts'

const factorsDates = { createdDate: true, lastUsedDate: true } as const

const enrollFactorDates = { factor: factorsDates } as const

/**
 * Lists the second factors of the signed-in member, and which can be added.
 *
 * @example
 * const { factors, offered } = await signedIn.factors.listFactors()
 */
export const listFactors = (send: Send): ((call?: CallOptions) => Promise<SecondFactors>) =>
  bind(send, { route: 'GET /vitrine/v1/members/my/factors', repeatable: true, dates: { factors: factorsDates } })

/**
 * Starts to set up a second factor, such as an authenticator app; its secret is returned only once.
 *
 * @example
 * const { factor, otpauthUri } = await signedIn.factors.enrollFactor({ type: 'TOTP', password: member.password })
 */
export const enrollFactor = (
  send: Send,
): ((options: BodyOf<typeof calls.enrollFactor>, call?: CallOptions) => Promise<Enrollment>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/factors ...options', dates: enrollFactorDates })

/**
 * Completes the setup of a second factor with its first code; the first factor also returns recovery codes, only
 * once.
 *
 * @example
 * const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })
 * const { recoveryCodes } = await signedIn.factors.activateFactor(factor.id)
 */
export const activateFactor = (
  send: Send,
): ((
  id: string,
  options?: { code?: string; credential?: unknown },
  call?: CallOptions,
) => Promise<{ factor: SecondFactor; recoveryCodes?: readonly string[] }>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/factors/{id}/activate id ...options', dates: enrollFactorDates })

/**
 * Removes a second factor; the last one also removes recovery codes and trusted devices.
 *
 * @example
 * const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })
 * await signedIn.factors.removeFactor(factor.id, { password: member.password })
 */
export const removeFactor = (
  send: Send,
): ((id: string, options?: { password?: string }, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/factors/{id}/remove id ...options' }, '')

/**
 * Creates new recovery codes, returned only once; earlier ones stop working.
 *
 * @example
 * const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })
 * await signedIn.factors.activateFactor(factor.id)
 * const recoveryCodes = await signedIn.factors.renewRecoveryCodes({ password: member.password })
 */
export const renewRecoveryCodes = (
  send: Send,
): ((options?: { password?: string }, call?: CallOptions) => Promise<readonly string[]>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/recovery-codes ...options' }, 'recoveryCodes')

/**
 * Removes all trusted devices and returns how many there were.
 *
 * @example
 * const forgotten = await signedIn.factors.forgetDevices()
 */
export const forgetDevices = (send: Send): ((call?: CallOptions) => Promise<number>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/trusted-devices/forget', repeatable: true }, 'forgotten')

/**
 * Lists sign-ins waiting for the member’s approval.
 *
 * @example
 * const waiting = await signedIn.factors.listSignInRequests()
 */
export const listSignInRequests = (send: Send): ((call?: CallOptions) => Promise<readonly SignInRequest[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/members/my/sign-in-requests',
      repeatable: true,
      dates: { signInRequests: { createdDate: true, expiresDate: true } },
    },
    'signInRequests',
  )

/**
 * Approves or denies a sign-in on another device.
 *
 * @example
 * for (const { transactionId } of await signedIn.factors.listSignInRequests())
 *   await signedIn.factors.answerSignInRequest(transactionId, false)
 */
export const answerSignInRequest = (
  send: Send,
): ((id: string, approve: boolean, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/sign-in-requests/{id} id approve' }, '')

/**
 * Creates a CAPTCHA for a site key of `getSite`, which a browser solves in a moment.
 *
 * @example
 * const challenge = await client.factors.createCaptchaChallenge(`visible:${siteId}`)
 */
export const createCaptchaChallenge = (send: Send): ((siteKey: string, call?: CallOptions) => Promise<unknown>) =>
  bind(send, { route: 'POST /vitrine/v1/captcha/challenge siteKey', repeatable: true }, 'challenge')
