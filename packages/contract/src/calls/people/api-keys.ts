import { permissionNames } from '../../areas.ts'
import { inArea } from '../../call.ts'
import { entity, guid, input, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

const ApiKey = entity(
  'ApiKey',
  {
    id: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'Shown in the list of keys.' }),
    origins: list(text({ minLength: 1, maxLength: 2048 }), {
      maxItems: 20,
      description: 'Web origins that can use the key. Servers are not restricted.',
    }),
    permissions: optional(
      list(oneOf(permissionNames), {
        maxItems: permissionNames.length,
        description: 'Permissions of the key. Default: all that its creator has, including future ones of an owner.',
      }),
    ),
    expiresDate: optional(timestamp({ description: 'When the key stops working. Within 10 years. Default: never.' })),
    lastUsedDate: optional(
      timestamp({ readOnly: true, description: 'When the key was last used, rounded down to the hour.' }),
    ),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  {
    description: 'An API key of a program. Web pages can use it only from the listed origins.',
  },
)

/** API keys for programs that act for the owner. */
export const apiKeyCalls = inArea('developers')({
  listApiKeys: {
    method: 'GET',
    path: '/vitrine/v1/api-keys',
    summary: 'Lists the API keys of the store, without their secrets.',
    roles: ['owner'],
    repeatable: true,
    response: shape({ apiKeys: list(ApiKey) }),
    client: { module: 'apiKeys', gives: 'apiKeys', example: 'const keys = await owner.apiKeys.listApiKeys()' },
  },
  createApiKey: {
    method: 'POST',
    path: '/vitrine/v1/api-keys',
    summary: 'Creates an API key and returns its secret, only once.',
    roles: ['owner'],
    repeatable: false,
    body: shape({ apiKey: input(ApiKey) }),
    response: shape({ apiKey: ApiKey, key: text({ description: 'The secret key. Store it like a password.' }) }),
    errors: ['INVALID_ARGUMENT', 'PERMISSION_DENIED'],
    client: {
      module: 'apiKeys',
      args: 'apiKey',
      example: "const { key } = await owner.apiKeys.createApiKey({ name: 'Ledger' })",
    },
  },
  deleteApiKey: {
    method: 'DELETE',
    path: '/vitrine/v1/api-keys/{id}',
    summary: 'Deletes an API key. It stops working immediately.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'apiKeys',
      example: [
        "const { apiKey } = await owner.apiKeys.createApiKey({ name: 'Ledger' })",
        'await owner.apiKeys.deleteApiKey(apiKey.id)',
      ],
    },
  },
})
