import type { Static } from 'typebox'
import { inArea } from '../../call.ts'
import { entity, guid, input, list, optional, shape, text, webUrl } from '../../schema.ts'

export type SignInProvider = Static<typeof SignInProvider>
export const SignInProvider = entity(
  'SignInProvider',
  {
    id: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 50, description: 'Shown on the sign-in button.' }),
    startUrl: optional(text({ readOnly: true, description: 'The URL that starts a sign-in with this provider.' })),
    issuer: optional(
      webUrl({ maxLength: 2048, description: 'Issuer URL of the provider (OpenID Connect Discovery).' }),
    ),
    clientId: optional(text({ minLength: 1, maxLength: 500, description: 'Client ID registered with the provider.' })),
    clientSecret: optional(text({ maxLength: 2000, description: 'Write-only: never returned.' })),
    redirectUri: optional(text({ readOnly: true, description: 'The redirect URI to register with the provider.' })),
  },
  { description: 'An OpenID Connect provider that members can sign in with.' },
)

/** Sign-in with accounts of external OpenID Connect providers. */
export const signInProviderCalls = inArea('settings')({
  listSignInProviders: {
    method: 'GET',
    path: '/vitrine/v1/sign-in-providers',
    summary: 'Lists the sign-in providers. The owner also gets their settings.',
    roles: ['anyone'],
    repeatable: true,
    query: shape({
      clientId: optional(text({ maxLength: 100, description: 'Client ID of a storefront. Required without a token.' })),
    }),
    response: shape({ providers: list(SignInProvider) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'signInProviders',
      gives: 'providers',
      comment:
        'Lists the sign-in providers. Link each button to `startUrl`, with the next page in the `continue` parameter.',
      example: 'const providers = await client.signInProviders.listSignInProviders({ clientId })',
    },
  },
  createSignInProvider: {
    method: 'POST',
    path: '/vitrine/v1/sign-in-providers',
    summary: 'Creates an OpenID Connect provider that members can sign in with.',
    roles: ['owner'],
    repeatable: false,
    body: shape({ provider: input(SignInProvider) }),
    response: shape({ provider: SignInProvider }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'signInProviders',
      args: 'provider',
      gives: 'provider',
      example: [
        "const issuer = 'https://accounts.example'",
        "const { redirectUri } = await owner.signInProviders.createSignInProvider({ name: 'Example', issuer, clientId })",
      ],
    },
  },
  updateSignInProvider: {
    method: 'PATCH',
    path: '/vitrine/v1/sign-in-providers/{id}',
    summary: 'Updates a sign-in provider. Fields that are not sent do not change, including the secret.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({ provider: input(SignInProvider) }),
    response: shape({ provider: SignInProvider }),
    errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
    client: {
      module: 'signInProviders',
      args: 'id provider',
      gives: 'provider',
      example: [
        "const { id } = await owner.signInProviders.createSignInProvider({ name: 'Id', issuer: 'https://id.example', clientId })",
        "const renamed = await owner.signInProviders.updateSignInProvider(id, { name: 'Example' })",
      ],
    },
  },
  deleteSignInProvider: {
    method: 'DELETE',
    path: '/vitrine/v1/sign-in-providers/{id}',
    summary: 'Deletes a sign-in provider. Its members can still sign in by email.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'signInProviders',
      example: [
        "const { id } = await owner.signInProviders.createSignInProvider({ name: 'Example', issuer: 'https://id.example', clientId })",
        'await owner.signInProviders.deleteSignInProvider(id)',
      ],
    },
  },
})
