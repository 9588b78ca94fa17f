// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/consents.ts'
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
  bind(send, { route: 'POST /vitrine/v1/consent-request request', repeatable: true })

/**
 * Allows an app what it asks for, or denies it; tells where the browser goes on.
 *
 * @example
 * const { url } = await signedIn.consents.answerConsentRequest({ request: consentRequest, allow: true })
 */
export const answerConsentRequest = (
  send: Send,
): ((options: { request: string; allow: boolean }, call?: CallOptions) => Promise<{ url: string }>) =>
  bind(send, { route: 'POST /vitrine/v1/consent-request/answer ...options', repeatable: true })

/**
 * Lists what the signed-in member allowed apps of others.
 *
 * @example
 * const consents = await signedIn.consents.listConsents()
 */
export const listConsents = (send: Send): ((call?: CallOptions) => Promise<readonly Consent[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/consents',
      repeatable: true,
      dates: { consents: { createdDate: true, updatedDate: true } },
    },
    'consents',
  )

/**
 * Takes back what the signed-in member allowed an app; its tokens end.
 *
 * @example
 * for (const { clientId } of await signedIn.consents.listConsents()) await signedIn.consents.deleteConsent(clientId)
 */
export const deleteConsent = (send: Send): ((clientId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/consents/{clientId} clientId', repeatable: true }, '')
