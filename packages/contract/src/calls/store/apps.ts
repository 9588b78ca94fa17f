import { inArea } from '../../call.ts'
import { entity, flag, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { scopeNames } from '../../scopes.ts'

const Installation = entity(
  'Installation',
  { instanceId: text(), appId: text(), name: text(), scopes: list(text()), createdDate: timestamp() },
  { description: 'An app that the owner has installed, with its permissions.' },
)

const RegisteredApp = entity(
  'RegisteredApp',
  {
    appId: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'Shown to owners when they install the app.' }),
    redirectUrls: optional(
      list(text({ minLength: 1, maxLength: 2048, description: 'A URL that the install page can redirect to.' }), {
        maxItems: 20,
      }),
    ),
    scopes: optional(
      list(oneOf(scopeNames), { maxItems: scopeNames.length, description: 'Permissions of the app. Default: all.' }),
    ),
    publicKeyUrl: optional(
      text({ readOnly: true, description: 'URL of the PEM-encoded public key that verifies events.' }),
    ),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'An app that receives events. An app with redirect URLs can also be installed.' },
)

/** Apps registered by a store, and apps installed in it. */
export const appCalls = inArea('developers')({
  appAccess: {
    method: 'POST',
    path: '/oauth/access',
    summary: 'Issues and refreshes tokens of an installed app, with the code from the install page.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      grant_type: text({ maxLength: 100, description: '`authorization_code` or `refresh_token`.' }),
      client_id: text({ maxLength: 100 }),
      client_secret: text({ maxLength: 512 }),
      code: optional(text({ maxLength: 512, description: 'The code from the install page.' })),
      refresh_token: optional(text({ maxLength: 512 })),
    }),
    response: shape({
      access_token: text(),
      refresh_token: text(),
      expires_in: integer({ description: 'Lifetime of the access token, in seconds.' }),
      token_type: text(),
    }),
  },
  tokenInfo: {
    method: 'POST',
    path: '/oauth2/token-info',
    summary: 'Returns whether an access token is active, and its subject, app, store and scopes.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token: text({ maxLength: 4096 }), token_type_hint: optional(text({ maxLength: 100 })) }),
    response: shape({
      active: flag(),
      subjectType: optional(oneOf(['VISITOR', 'MEMBER', 'APP', 'USER', 'UNKNOWN'])),
      subjectId: optional(text()),
      exp: optional(text({ description: 'Expiry, in seconds since 1970.' })),
      clientId: optional(text()),
      instanceId: optional(text()),
      siteId: optional(text()),
      scopes: optional(list(text())),
    }),
  },
  listApps: {
    method: 'GET',
    path: '/vitrine/v1/apps',
    summary: 'Lists the apps registered in the store.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ apps: list(RegisteredApp) }),
    client: { module: 'apps', gives: 'apps', example: 'const apps = await owner.apps.listApps()' },
  },
  createApp: {
    method: 'POST',
    path: '/vitrine/v1/apps',
    summary: 'Registers an app with its own key for verifying events. Returns its secret, only once.',
    roles: ['owner'],
    repeatable: false,
    body: shape({ app: input(RegisteredApp) }),
    response: shape({
      app: RegisteredApp,
      appSecret: optional(text({ description: 'The app secret. Set if the app can be installed.' })),
    }),
    errors: ['INVALID_ARGUMENT'],
    client: { module: 'apps', args: 'app', example: "const { app } = await owner.apps.createApp({ name: 'Ledger' })" },
  },
  deleteApp: {
    method: 'DELETE',
    path: '/vitrine/v1/apps/{appId}',
    summary: 'Deletes an app with its webhooks and installations, and revokes its tokens.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ appId: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'apps', example: 'await owner.apps.deleteApp(appId)' },
  },
  listInstallations: {
    method: 'GET',
    path: '/vitrine/v1/installations',
    summary: 'Lists the apps installed in the store.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ installations: list(Installation) }),
    client: {
      module: 'apps',
      gives: 'installations',
      example: 'const installations = await owner.apps.listInstallations()',
    },
  },
  deleteInstallation: {
    method: 'DELETE',
    path: '/vitrine/v1/installations/{instanceId}',
    summary: 'Uninstalls an app and revokes its tokens.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ instanceId: text({ maxLength: 100 }) }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'apps',
      example:
        'for (const { instanceId } of await owner.apps.listInstallations()) await owner.apps.deleteInstallation(instanceId)',
    },
  },
})
