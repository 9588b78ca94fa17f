// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SignInProvider, SignInProviderInput } from '../generated.ts'

/** Lists the sign-in providers. The owner also gets their settings. */
export const listSignInProviders: Endpoint<
  {
    query?: {
      /** Client ID of a storefront. Required without a token. */
      clientId?: string
    }
  },
  { providers: readonly SignInProvider[] }
> = { route: 'GET /vitrine/v1/sign-in-providers', repeatable: true }

/** Creates an OpenID Connect provider that members can sign in with. */
export const createSignInProvider: ElevatedEndpoint<
  { body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'POST /vitrine/v1/sign-in-providers', elevated: true }

/** Updates a sign-in provider. Fields that are not sent do not change, including the secret. */
export const updateSignInProvider: ElevatedEndpoint<
  { params: { id: string }; body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'PATCH /vitrine/v1/sign-in-providers/{id}', repeatable: true, elevated: true }

/** Deletes a sign-in provider. Its members can still sign in by email. */
export const deleteSignInProvider: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/sign-in-providers/{id}',
  repeatable: true,
  elevated: true,
}
