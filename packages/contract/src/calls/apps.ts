import { type Calls } from '../call.ts'
import { entity, flag, integer, list, oneOf, optional, shape, text, timestamp } from '../schema.ts'

const Installation = entity(
  'Installation',
  { instanceId: text(), appId: text(), name: text(), scopes: list(text()), createdDate: timestamp() },
  { description: 'An app that the owner has let into the store, and what it may do there.' },
)

/** Apps that the owner of a store has let in. */
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
  listInstallations: {
    method: 'GET',
    path: '/vitrine/v1/installations',
    summary: 'Lists the apps that have been let into the store.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ installations: list(Installation) }),
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
  },
} as const satisfies Calls
