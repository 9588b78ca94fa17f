import type { Static } from 'typebox'
import type { Calls } from '../call.ts'
import { entity, guid, input, list, optional, shape, text, webUrl } from '../schema.ts'

export type SignInProvider = Static<typeof SignInProvider>
export const SignInProvider = entity(
  'SignInProvider',
  {
    id: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 50, description: 'As buyers read it on the button.' }),
    startUrl: optional(text({ readOnly: true, description: 'Where a sign-in by it begins.' })),
    issuer: optional(webUrl({ maxLength: 2048 })),
    clientId: optional(text({ minLength: 1, maxLength: 500 })),
    clientSecret: optional(text({ maxLength: 2000, description: 'Taken, and never told again.' })),
    redirectUri: optional(text({ readOnly: true, description: 'What the provider must allow to return to.' })),
  },
  { description: 'An OpenID Connect provider by whom members may sign in.' },
)

/** Signing in with accounts from elsewhere. */
export const signInProviderCalls = {
  listSignInProviders: {
    method: 'GET',
    path: '/vitrine/v1/sign-in-providers',
    summary: 'Lists by whom members may sign in; the owner sees how each is set up.',
    roles: ['anyone'],
    repeatable: true,
    query: shape({ clientId: optional(text({ maxLength: 100 })) }),
    response: shape({ providers: list(SignInProvider) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'signInProviders',
      gives: 'providers',
      comment: 'Lists by whom members may sign in; `startUrl` is where each button leads, with a way on in `continue`.',
      example: 'const providers = await client.signInProviders.listSignInProviders({ clientId })',
    },
  },
  createSignInProvider: {
    method: 'POST',
    path: '/vitrine/v1/sign-in-providers',
    summary: 'Lets members sign in by an OpenID Connect provider.',
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
    summary: 'Changes how a provider is set up: the fields that are sent. A secret that is not sent stays.',
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
    summary: 'Takes a provider away; accounts stay, and can be reached by email.',
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
