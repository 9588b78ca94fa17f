import type { Static } from 'typebox'
import type { Calls } from '../call.ts'
import { entity, flag, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../schema.ts'
import { scopeNames } from '../scopes.ts'

const Installation = entity(
  'Installation',
  { instanceId: text(), appId: text(), name: text(), scopes: list(text()), createdDate: timestamp() },
  { description: 'An app that the owner has let into the store, and what it may do there.' },
)

export type RegisteredApp = Static<typeof RegisteredApp>
export const RegisteredApp = entity(
  'RegisteredApp',
  {
    appId: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'As owners read it when they let it in.' }),
    redirectUrls: optional(
      list(text({ minLength: 1, maxLength: 2048, description: 'Where its install page may lead back to.' }), {
        maxItems: 20,
      }),
    ),
    scopes: optional(list(oneOf(scopeNames), { maxItems: scopeNames.length })),
    publicKeyUrl: optional(text({ readOnly: true, description: 'The key by which it checks events, as PEM.' })),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'An app that hears of events; one with redirect URLs can be let into stores as well.' },
)

/** Apps that are registered here, and those that the owner of a store has let in. */
export const appCalls = {
  appAccess: {
    method: 'POST',
    path: '/oauth/access',
    summary: 'Issues and renews the tokens of an app that an owner has let in, by the code that the install page sent.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      grant_type: text({ maxLength: 100 }),
      client_id: text({ maxLength: 100 }),
      client_secret: text({ maxLength: 512 }),
      code: optional(text({ maxLength: 512 })),
      refresh_token: optional(text({ maxLength: 512 })),
    }),
    response: shape({
      access_token: text(),
      refresh_token: text(),
      expires_in: integer({ description: 'Seconds.' }),
      token_type: text(),
    }),
  },
  tokenInfo: {
    method: 'POST',
    path: '/oauth2/token-info',
    summary: 'Tells whether an access token works, whose it is, and of which app and store.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token: text({ maxLength: 4096 }), token_type_hint: optional(text({ maxLength: 100 })) }),
    response: shape({
      active: flag(),
      subjectType: optional(oneOf(['VISITOR', 'MEMBER', 'APP', 'USER', 'UNKNOWN'])),
      subjectId: optional(text()),
      exp: optional(text({ description: 'Seconds since 1970.' })),
      clientId: optional(text()),
      instanceId: optional(text()),
      siteId: optional(text()),
      scopes: optional(list(text())),
    }),
  },
  listApps: {
    method: 'GET',
    path: '/vitrine/v1/apps',
    summary: 'Lists the apps that are registered in the store.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ apps: list(RegisteredApp) }),
    client: { module: 'apps', gives: 'apps', example: 'const apps = await owner.apps.listApps()' },
  },
  createApp: {
    method: 'POST',
    path: '/vitrine/v1/apps',
    summary: 'Registers an app, with a key of its own for events, and tells its secret this once.',
    roles: ['owner'],
    repeatable: false,
    body: shape({ app: input(RegisteredApp) }),
    response: shape({
      app: RegisteredApp,
      appSecret: optional(text({ description: 'By which an app that can be let in proves itself.' })),
    }),
    errors: ['INVALID_ARGUMENT'],
    client: { module: 'apps', args: 'app', example: "const { app } = await owner.apps.createApp({ name: 'Ledger' })" },
  },
  deleteApp: {
    method: 'DELETE',
    path: '/vitrine/v1/apps/{appId}',
    summary: 'Deletes an app with its subscriptions and installations; its tokens end at once.',
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
    summary: 'Lists the apps that have been let into the store.',
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
    summary: 'Puts an app out of the store; its tokens end at once.',
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
} as const satisfies Calls
