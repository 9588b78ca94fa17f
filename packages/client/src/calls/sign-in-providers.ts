// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SignInProvider, SignInProviderInput } from '../generated.ts'

/** Lists the sign-in providers; with their settings for the owner. */
export const listSignInProviders: Endpoint<
  { query?: { clientId?: string } },
  { providers: readonly SignInProvider[] }
> = { route: 'GET /vitrine/v1/sign-in-providers', repeatable: true }

/** Adds an OpenID Connect provider for sign-in. */
export const createSignInProvider: ElevatedEndpoint<
  { body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'POST /vitrine/v1/sign-in-providers', elevated: true }

/** Updates the fields of a provider that are sent. A secret that is not sent stays. */
export const updateSignInProvider: ElevatedEndpoint<
  { params: { id: string }; body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'PATCH /vitrine/v1/sign-in-providers/{id}', repeatable: true, elevated: true }

/** Deletes a provider; its members can still sign in by email. */
export const deleteSignInProvider: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/sign-in-providers/{id}',
  repeatable: true,
  elevated: true,
}
