// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/consents.ts'
import type { Consent } from '../generated.ts'

/**
 * Returns the third-party app and the scopes of a consent request.
 *
 * @example
 * const { appName, scopes } = await signedIn.consents.readConsentRequest(consentRequest)
 */
export const readConsentRequest = (
  send: Send,
): ((request: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.readConsentRequest>>) =>
  bind(send, { route: 'POST /vitrine/v1/consent-request request', repeatable: true })

/**
 * Grants or denies a consent request and returns the URL to redirect the browser to.
 *
 * @example
 * const { url } = await signedIn.consents.answerConsentRequest({ request: consentRequest, allow: true })
 */
export const answerConsentRequest = (
  send: Send,
): ((options: { request: string; allow: boolean }, call?: CallOptions) => Promise<{ url: string }>) =>
  bind(send, { route: 'POST /vitrine/v1/consent-request/answer ...options', repeatable: true })

/**
 * Lists the third-party apps that the signed-in member granted access to.
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
 * Revokes an app’s access to the signed-in member’s account, with its tokens.
 *
 * @example
 * for (const { clientId } of await signedIn.consents.listConsents()) await signedIn.consents.deleteConsent(clientId)
 */
export const deleteConsent = (send: Send): ((clientId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/consents/{clientId} clientId', repeatable: true }, '')
