import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'

/**
 * Lists the second factors of the signed-in member, and what can be added.
 *
 * @example
 * const { factors, offered } = await signedIn.factors.listFactors()
 */
export const listFactors = (send: Send): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.listFactors>>) =>
  bind(send, calls.listFactors, '')

/**
 * Begins to set up a second factor, such as an authenticator app, whose secret is told now and never again.
 *
 * @example
 * const { factor, otpauthUri } = await signedIn.factors.enrollFactor({ type: 'TOTP', password: member.password })
 */
export const enrollFactor = (
  send: Send,
): ((
  options: BodyOf<typeof calls.enrollFactor>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.enrollFactor>>) => bind(send, calls.enrollFactor, '...options')

/**
 * Finishes setting up a second factor by its first proof; with the first factor, recovery codes are told once.
 *
 * @example
 * const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })
 * const { recoveryCodes } = await signedIn.factors.activateFactor(factor.id)
 */
export const activateFactor = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.activateFactor>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.activateFactor>>) => bind(send, calls.activateFactor, 'id ...options')

/**
 * Takes a second factor away; with the last one go the recovery codes and the trust in devices.
 *
 * @example
 * const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })
 * await signedIn.factors.removeFactor(factor.id, { password: member.password })
 */
export const removeFactor = (
  send: Send,
): ((id: string, options?: BodyOf<typeof calls.removeFactor>, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.removeFactor, 'id ...options', '')

/**
 * Makes new recovery codes, told this once; the ones before work no more.
 *
 * @example
 * const { factor } = await signedIn.factors.enrollFactor({ type: 'PUSH', password: member.password })
 * await signedIn.factors.activateFactor(factor.id)
 * const recoveryCodes = await signedIn.factors.renewRecoveryCodes({ password: member.password })
 */
export const renewRecoveryCodes = (
  send: Send,
): ((options?: BodyOf<typeof calls.renewRecoveryCodes>, call?: CallOptions) => Promise<readonly string[]>) =>
  bind(send, calls.renewRecoveryCodes, '...options', 'recoveryCodes')

/**
 * Asks for the second factor everywhere again; tells how many devices were trusted.
 *
 * @example
 * const forgotten = await signedIn.factors.forgetDevices()
 */
export const forgetDevices = (send: Send): ((call?: CallOptions) => Promise<number>) =>
  bind(send, calls.forgetDevices, '', 'forgotten')

/**
 * Lists sign-ins that wait for the member to approve them here.
 *
 * @example
 * const waiting = await signedIn.factors.listSignInRequests()
 */
export const listSignInRequests = (
  send: Send,
): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.listSignInRequests>['signInRequests']>) =>
  bind(send, calls.listSignInRequests, '', 'signInRequests')

/**
 * Approves a sign-in on another device, or refuses it.
 *
 * @example
 * for (const { transactionId } of await signedIn.factors.listSignInRequests())
 *   await signedIn.factors.answerSignInRequest(transactionId, false)
 */
export const answerSignInRequest = (
  send: Send,
): ((id: string, approve: boolean, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.answerSignInRequest, 'id approve', '')

/**
 * Makes a captcha for one of the two site keys of a store: work for the browser, in the form of ALTCHA.
 *
 * @example
 * const challenge = await client.factors.createCaptchaChallenge(`visible:${siteId}`)
 */
export const createCaptchaChallenge = (send: Send): ((siteKey: string, call?: CallOptions) => Promise<unknown>) =>
  bind(send, calls.createCaptchaChallenge, 'siteKey', 'challenge')
