// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, OAuthApp, OAuthAppInput } from '../generated.ts'

/** Lists the client IDs of the store’s own storefronts. */
export const listOAuthApps: ElevatedEndpoint<{}, { oauthApps: readonly OAuthApp[] }> = {
  route: 'GET /vitrine/v1/oauth-apps',
  repeatable: true,
  elevated: true,
  dates: { oauthApps: { createdDate: true } },
}

/** Creates a client ID for a storefront. For the provider’s SDK, set `rotatesRefreshTokens` to `false`. */
export const createOAuthApp: ElevatedEndpoint<{ body: { oauthApp: OAuthAppInput } }, { oauthApp: OAuthApp }> = {
  route: 'POST /vitrine/v1/oauth-apps',
  elevated: true,
  dates: { oauthApp: { createdDate: true } },
}

/** Updates the name or addresses of a storefront. Lists that are sent replace the previous ones. */
export const updateOAuthApp: ElevatedEndpoint<
  { params: { clientId: string }; body: { oauthApp: OAuthAppInput } },
  { oauthApp: OAuthApp }
> = {
  route: 'PATCH /vitrine/v1/oauth-apps/{clientId}',
  repeatable: true,
  elevated: true,
  dates: { oauthApp: { createdDate: true } },
}

/** Deletes a client ID and ends its sessions. A store's last client ID cannot be deleted. */
export const deleteOAuthApp: ElevatedEndpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/oauth-apps/{clientId}',
  repeatable: true,
  elevated: true,
}
