// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SignInProvider, SignInProviderInput } from '../generated.ts'

/** Lists by whom members may sign in; the owner sees how each is set up. */
export const listSignInProviders: Endpoint<
  { query?: { clientId?: string } },
  { providers: readonly SignInProvider[] }
> = { route: 'GET /vitrine/v1/sign-in-providers', repeatable: true }

/** Lets members sign in by an OpenID Connect provider. */
export const createSignInProvider: ElevatedEndpoint<
  { body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'POST /vitrine/v1/sign-in-providers', elevated: true }

/** Changes how a provider is set up: the fields that are sent. A secret that is not sent stays. */
export const updateSignInProvider: ElevatedEndpoint<
  { params: { id: string }; body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'PATCH /vitrine/v1/sign-in-providers/{id}', repeatable: true, elevated: true }

/** Takes a provider away; accounts stay, and can be reached by email. */
export const deleteSignInProvider: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/sign-in-providers/{id}',
  repeatable: true,
  elevated: true,
}
