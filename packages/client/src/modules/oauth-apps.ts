// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { OAuthApp, OAuthAppInput } from '../generated.ts'

/**
 * Lists the client IDs of the store’s own storefronts. Elevated.
 *
 * @example
 * const storefronts = await owner.oauthApps.listOAuthApps()
 */
export const listOAuthApps = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly OAuthApp[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/oauth-apps',
      repeatable: true,
      elevated: true,
      dates: { oauthApps: { createdDate: true } },
    },
    'oauthApps',
  )

/**
 * Creates a client ID for a storefront. For the provider’s SDK, set `rotatesRefreshTokens` to `false`. Elevated.
 *
 * @example
 * const origins = ['https://shop.example']
 * const redirectUris = ['https://shop.example/callback']
 * const { clientId } = await owner.oauthApps.createOAuthApp({ name: 'Summer shop', origins, redirectUris })
 */
export const createOAuthApp = (
  send: ElevatedSend,
): ((oauthApp: OAuthAppInput, call?: CallOptions) => Promise<OAuthApp>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/oauth-apps oauthApp', elevated: true, dates: { oauthApp: { createdDate: true } } },
    'oauthApp',
  )

/**
 * Updates the name or addresses of a storefront. Lists that are sent replace the previous ones. Elevated.
 *
 * @example
 * const { clientId, origins } = await owner.oauthApps.createOAuthApp({ name: 'Stall' })
 * await owner.oauthApps.updateOAuthApp(clientId, { origins: [...origins, 'https://stall.example'] })
 */
export const updateOAuthApp = (
  send: ElevatedSend,
): ((clientId: string, oauthApp: OAuthAppInput, call?: CallOptions) => Promise<OAuthApp>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/oauth-apps/{clientId} clientId oauthApp',
      repeatable: true,
      elevated: true,
      dates: { oauthApp: { createdDate: true } },
    },
    'oauthApp',
  )

/**
 * Deletes a client ID and ends its sessions. A store's last client ID cannot be deleted. Elevated.
 *
 * @example
 * const { clientId } = await owner.oauthApps.createOAuthApp({ name: 'Fair' })
 * await owner.oauthApps.deleteOAuthApp(clientId)
 */
export const deleteOAuthApp = (send: ElevatedSend): ((clientId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/oauth-apps/{clientId} clientId', repeatable: true, elevated: true }, '')
