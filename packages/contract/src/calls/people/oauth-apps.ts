import { inArea } from '../../call.ts'
import { entity, flag, input, list, optional, shape, text, timestamp } from '../../schema.ts'

const address = (description: string) => text({ minLength: 1, maxLength: 2048, description })

const OAuthApp = entity(
  'OAuthApp',
  {
    clientId: text({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'The name shown in the back office.' }),
    rotatesRefreshTokens: flag({
      description:
        'Whether each refresh replaces the refresh token. Must be `false` for the provider’s SDK. Default: true.',
    }),
    redirectUris: list(address('A redirect URI that sign-ins can return to. Must match exactly.'), { maxItems: 200 }),
    origins: list(address('An origin whose pages can use the client ID and be returned to.'), { maxItems: 200 }),
    serverAddresses: list(
      text({
        minLength: 1,
        maxLength: 100,
        description: 'IP address or range of a server that calls on behalf of its visitors. It has higher rate limits.',
      }),
      { maxItems: 200 },
    ),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A storefront of the store: its client ID and its addresses.' },
)

const params = shape({ clientId: text({ minLength: 1, maxLength: 100 }) })

/** Client IDs of the store’s own storefronts. */
export const oauthAppCalls = inArea('settings')({
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
    summary: 'Creates a client ID for a storefront. For the provider’s SDK, set `rotatesRefreshTokens` to `false`.',
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
    summary: 'Updates the name or addresses of a storefront. Lists that are sent replace the previous ones.',
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
    summary: "Deletes a client ID and ends its sessions. A store's last client ID cannot be deleted.",
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
})
