// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, Consent } from '../generated.ts'

/** Reads which third-party app asks the signed-in member for what. `request` is in the URL of the page. */
export const readConsentRequest: Endpoint<
  {
    body: {
      /** The request that the consent page received. */
      request: string
    }
  },
  {
    appName: string
    scopes: readonly ('openid' | 'profile' | 'email' | 'offline_access')[]
    /** Where the browser is redirected. */
    redirectUri: string
  }
> = { route: 'POST /vitrine/v1/consent-request', repeatable: true }

/** Allows or denies an app’s request; returns where to redirect the browser. */
export const answerConsentRequest: Endpoint<
  {
    body: {
      /** The request that the consent page received. */
      request: string
      allow: boolean
    }
  },
  { url: string }
> = { route: 'POST /vitrine/v1/consent-request/answer', repeatable: true }

/** Lists the third-party apps that the signed-in member allowed. */
export const listConsents: Endpoint<{}, { consents: readonly Consent[] }> = {
  route: 'GET /vitrine/v1/consents',
  repeatable: true,
  dates: { consents: { createdDate: true, updatedDate: true } },
}

/** Removes an app’s access to the signed-in member’s account; its tokens are revoked. */
export const deleteConsent: Endpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/consents/{clientId}',
  repeatable: true,
}
