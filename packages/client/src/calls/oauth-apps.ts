// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, OAuthApp, OAuthAppInput } from '../generated.ts'

/** Lists the client ids of the store’s own storefronts, with their addresses. */
export const listOAuthApps: ElevatedEndpoint<{}, { oauthApps: readonly OAuthApp[] }> = {
  route: 'GET /vitrine/v1/oauth-apps',
  repeatable: true,
  elevated: true,
  dates: { oauthApps: { createdDate: true } },
}

/** Makes a client id for a storefront. One on the provider’s SDK needs `rotatesRefreshTokens: false`. */
export const createOAuthApp: ElevatedEndpoint<{ body: { oauthApp: OAuthAppInput } }, { oauthApp: OAuthApp }> = {
  route: 'POST /vitrine/v1/oauth-apps',
  elevated: true,
  dates: { oauthApp: { createdDate: true } },
}

/** Changes the name or the addresses of a storefront; a list that is sent replaces the one that was there. */
export const updateOAuthApp: ElevatedEndpoint<
  { params: { clientId: string }; body: { oauthApp: OAuthAppInput } },
  { oauthApp: OAuthApp }
> = {
  route: 'PATCH /vitrine/v1/oauth-apps/{clientId}',
  repeatable: true,
  elevated: true,
  dates: { oauthApp: { createdDate: true } },
}

/** Deletes a client id; its storefront opens no session more and renews none. The last one of a store stays. */
export const deleteOAuthApp: ElevatedEndpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/oauth-apps/{clientId}',
  repeatable: true,
  elevated: true,
}
