import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { Consent } from '../generated.ts'

/**
 * Tells which app of someone else asks the signed-in member, and for what. `request` came in the address of the page.
 *
 * @example
 * const { appName, scopes } = await signedIn.consents.readConsentRequest(consentRequest)
 */
export const readConsentRequest = (
  send: Send,
): ((request: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.readConsentRequest>>) =>
  bind(send, calls.readConsentRequest, 'request')

/**
 * Allows an app what it asks for, or denies it; answers where the browser goes on.
 *
 * @example
 * const { url } = await signedIn.consents.answerConsentRequest({ request: consentRequest, allow: true })
 */
export const answerConsentRequest = (
  send: Send,
): ((
  options: BodyOf<typeof calls.answerConsentRequest>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.answerConsentRequest>>) => bind(send, calls.answerConsentRequest, '...options')

/**
 * Lists what the signed-in member allowed apps of others.
 *
 * @example
 * const consents = await signedIn.consents.listConsents()
 */
export const listConsents = (send: Send): ((call?: CallOptions) => Promise<readonly Consent[]>) =>
  bind(send, calls.listConsents, '', 'consents')

/**
 * Takes back what the signed-in member allowed an app; its tokens end.
 *
 * @example
 * for (const { clientId } of await signedIn.consents.listConsents()) await signedIn.consents.deleteConsent(clientId)
 */
export const deleteConsent = (send: Send): ((clientId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteConsent, 'clientId', '')
