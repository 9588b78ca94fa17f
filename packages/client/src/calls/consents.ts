// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, Consent } from '../generated.ts'

/** Tells which app of someone else asks the signed-in member, and for what. `request` came in the address of the page. */
export const readConsentRequest: Endpoint<
  {
    body: {
      /** As the page that asks was given it. */
      request: string
    }
  },
  {
    appName: string
    scopes: readonly ('openid' | 'profile' | 'email' | 'offline_access')[]
    /** Where the answer goes. */
    redirectUri: string
  }
> = { route: 'POST /vitrine/v1/consent-request', repeatable: true }

/** Allows an app what it asks for, or denies it; tells where the browser goes on. */
export const answerConsentRequest: Endpoint<
  {
    body: {
      /** As the page that asks was given it. */
      request: string
      allow: boolean
    }
  },
  { url: string }
> = { route: 'POST /vitrine/v1/consent-request/answer', repeatable: true }

/** Lists what the signed-in member allowed apps of others. */
export const listConsents: Endpoint<{}, { consents: readonly Consent[] }> = {
  route: 'GET /vitrine/v1/consents',
  repeatable: true,
  dates: { consents: { createdDate: true, updatedDate: true } },
}

/** Takes back what the signed-in member allowed an app; its tokens end. */
export const deleteConsent: Endpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/consents/{clientId}',
  repeatable: true,
}
