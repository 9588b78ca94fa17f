// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, Consent } from '../generated.ts'

/** Returns the third-party app and the scopes of a consent request. */
export const readConsentRequest: Endpoint<
  {
    body: {
      /** The `request` parameter in the URL of the consent page. */
      request: string
    }
  },
  {
    appName: string
    scopes: readonly ('openid' | 'profile' | 'email' | 'offline_access')[]
    /** The URL that the browser is redirected to. */
    redirectUri: string
  }
> = { route: 'POST /vitrine/v1/consent-request', repeatable: true }

/** Grants or denies a consent request and returns the URL to redirect the browser to. */
export const answerConsentRequest: Endpoint<
  {
    body: {
      /** The `request` parameter in the URL of the consent page. */
      request: string
      /** Whether to grant access. */
      allow: boolean
    }
  },
  { url: string }
> = { route: 'POST /vitrine/v1/consent-request/answer', repeatable: true }

/** Lists the third-party apps that the signed-in member granted access to. */
export const listConsents: Endpoint<{}, { consents: readonly Consent[] }> = {
  route: 'GET /vitrine/v1/consents',
  repeatable: true,
  dates: { consents: { createdDate: true, updatedDate: true } },
}

/** Revokes an app’s access to the signed-in member’s account, with its tokens. */
export const deleteConsent: Endpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/consents/{clientId}',
  repeatable: true,
}
