import type { Static } from 'typebox'
import type { Calls } from '../call.ts'
import { entity, flag, input, list, optional, shape, text, timestamp } from '../schema.ts'

const address = (description: string) => text({ minLength: 1, maxLength: 2048, description })

export type OAuthApp = Static<typeof OAuthApp>
export const OAuthApp = entity(
  'OAuthApp',
  {
    clientId: text({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'A name for the list.' }),
    rotatesRefreshTokens: flag({
      description:
        'Each refresh replaces the refresh token, as our client expects; the provider’s SDK keeps its first one and needs `false`. Set at creation, `true` by default, and stays.',
    }),
    redirectUris: list(address('Where a sign-in can return to, exactly.'), { maxItems: 200 }),
    origins: list(address('Pages that can use the client ID, and that flows can return to.'), { maxItems: 200 }),
    serverAddresses: list(
      text({
        minLength: 1,
        maxLength: 100,
        description: 'A server that calls for all its visitors, by IP address or range: it may open more carts.',
      }),
      { maxItems: 200 },
    ),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A storefront of the store: its client ID and its addresses.' },
)

const params = shape({ clientId: text({ minLength: 1, maxLength: 100 }) })

/** The client ids of the store’s own storefronts. */
export const oauthAppCalls = {
  listOAuthApps: {
    method: 'GET',
    path: '/vitrine/v1/oauth-apps',
    summary: 'Lists the client IDs of the store’s own storefronts.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ oauthApps: list(OAuthApp) }),
    client: {
      module: 'oauthApps',
      gives: 'oauthApps',
      example: 'const storefronts = await owner.oauthApps.listOAuthApps()',
    },
  },
  createOAuthApp: {
    method: 'POST',
    path: '/vitrine/v1/oauth-apps',
    summary: 'Creates a client ID for a storefront. The provider’s SDK needs `rotatesRefreshTokens: false`.',
    roles: ['owner'],
    repeatable: false,
    body: shape({ oauthApp: input(OAuthApp) }),
    response: shape({ oauthApp: OAuthApp }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'oauthApps',
      args: 'oauthApp',
      gives: 'oauthApp',
      example: [
        "const origins = ['https://shop.example']",
        "const redirectUris = ['https://shop.example/callback']",
        "const { clientId } = await owner.oauthApps.createOAuthApp({ name: 'Summer shop', origins, redirectUris })",
      ],
    },
  },
  updateOAuthApp: {
    method: 'PATCH',
    path: '/vitrine/v1/oauth-apps/{clientId}',
    summary: 'Updates the name or addresses of a storefront; lists are replaced.',
    roles: ['owner'],
    repeatable: true,
    params,
    body: shape({ oauthApp: input(OAuthApp) }),
    response: shape({ oauthApp: OAuthApp }),
    errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
    client: {
      module: 'oauthApps',
      args: 'clientId oauthApp',
      gives: 'oauthApp',
      example: [
        "const { clientId, origins } = await owner.oauthApps.createOAuthApp({ name: 'Stall' })",
        "await owner.oauthApps.updateOAuthApp(clientId, { origins: [...origins, 'https://stall.example'] })",
      ],
    },
  },
  deleteOAuthApp: {
    method: 'DELETE',
    path: '/vitrine/v1/oauth-apps/{clientId}',
    summary: 'Deletes a client ID and ends its sessions. The last one of a store cannot be deleted.',
    roles: ['owner'],
    repeatable: true,
    params,
    response: shape({}),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: {
      module: 'oauthApps',
      example: [
        "const { clientId } = await owner.oauthApps.createOAuthApp({ name: 'Fair' })",
        'await owner.oauthApps.deleteOAuthApp(clientId)',
      ],
    },
  },
} as const satisfies Calls
