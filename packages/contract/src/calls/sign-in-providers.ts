import type { Static } from 'typebox'
import type { Calls } from '../call.ts'
import { entity, guid, input, list, optional, shape, text, webUrl } from '../schema.ts'

export type SignInProvider = Static<typeof SignInProvider>
export const SignInProvider = entity(
  'SignInProvider',
  {
    id: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 50, description: 'Shown on the sign-in button.' }),
    startUrl: optional(text({ readOnly: true, description: 'Where a sign-in with it starts.' })),
    issuer: optional(webUrl({ maxLength: 2048 })),
    clientId: optional(text({ minLength: 1, maxLength: 500 })),
    clientSecret: optional(text({ maxLength: 2000, description: 'Stored, and never returned.' })),
    redirectUri: optional(text({ readOnly: true, description: 'The redirect URI to allow at the provider.' })),
  },
  { description: 'An OpenID Connect provider that members can sign in with.' },
)

/** Signing in with accounts from elsewhere. */
export const signInProviderCalls = {
  listSignInProviders: {
    method: 'GET',
    path: '/vitrine/v1/sign-in-providers',
    summary: 'Lists the sign-in providers; with their settings for the owner.',
    roles: ['anyone'],
    repeatable: true,
    query: shape({ clientId: optional(text({ maxLength: 100 })) }),
    response: shape({ providers: list(SignInProvider) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'signInProviders',
      gives: 'providers',
      comment: 'Lists the sign-in providers; link each button to its `startUrl`, with the next page in `continue`.',
      example: 'const providers = await client.signInProviders.listSignInProviders({ clientId })',
    },
  },
  createSignInProvider: {
    method: 'POST',
    path: '/vitrine/v1/sign-in-providers',
    summary: 'Adds an OpenID Connect provider for sign-in.',
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
    summary: 'Updates the fields of a provider that are sent. A secret that is not sent stays.',
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
    summary: 'Deletes a provider; its members can still sign in by email.',
    roles: ['owner'],
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'signInProviders',
      example: [
        "const { id } = await owner.signInProviders.createSignInProvider({ name: 'Gone', issuer: 'https://id.example', clientId })",
        'await owner.signInProviders.deleteSignInProvider(id)',
      ],
    },
  },
} as const satisfies Calls
