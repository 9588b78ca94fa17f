import type { Static } from 'typebox'
import type { Calls } from '../call.ts'
import { entity, flag, input, list, optional, shape, text, timestamp } from '../schema.ts'

const address = (description: string) => text({ minLength: 1, maxLength: 2048, description })

export type OAuthApp = Static<typeof OAuthApp>
export const OAuthApp = entity(
  'OAuthApp',
  {
    clientId: text({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'For whoever looks at the list.' }),
    rotatesRefreshTokens: flag({
      description:
        'Each renewal replaces the refresh token, as our client expects; the provider’s SDK keeps its first one and needs `false`. It is set at creation, `true` unless told, and stays.',
    }),
    redirectUris: list(address('Where a sign-in may return to, compared character by character.'), { maxItems: 200 }),
    origins: list(address('Pages that may use the client id, and that flows may return to.'), { maxItems: 200 }),
    serverAddresses: list(
      text({
        minLength: 1,
        maxLength: 100,
        description: 'A server that asks for all its visitors, by address or net: it may open more carts.',
      }),
      { maxItems: 200 },
    ),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'What a storefront of the store is known by, and the addresses it works from.' },
)

const params = shape({ clientId: text({ minLength: 1, maxLength: 100 }) })

/** The client ids of the store’s own storefronts. */
export const oauthAppCalls = {
  listOAuthApps: {
    method: 'GET',
    path: '/vitrine/v1/oauth-apps',
    summary: 'Lists the client ids of the store’s own storefronts, with their addresses.',
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
    summary: 'Makes a client id for a storefront. One on the provider’s SDK needs `rotatesRefreshTokens: false`.',
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
    summary: 'Changes the name or the addresses of a storefront; a list that is sent replaces the one that was there.',
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
    summary:
      'Deletes a client id; its storefront opens no session more and renews none. The last one of a store stays.',
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
