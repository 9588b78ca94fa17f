// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { SignInProvider, SignInProviderInput } from '../generated.ts'

/**
 * Lists the sign-in providers. Link each button to `startUrl`, with the next page in the `continue` parameter.
 *
 * @example
 * const providers = await client.signInProviders.listSignInProviders({ clientId })
 */
export const listSignInProviders = (
  send: Send,
): ((options?: { clientId?: string }, call?: CallOptions) => Promise<readonly SignInProvider[]>) =>
  bind(send, { route: 'GET /vitrine/v1/sign-in-providers ...options', repeatable: true }, 'providers')

/**
 * Creates an OpenID Connect provider that members can sign in with. Elevated.
 *
 * @example
 * const issuer = 'https://accounts.example'
 * const { redirectUri } = await owner.signInProviders.createSignInProvider({ name: 'Example', issuer, clientId })
 */
export const createSignInProvider = (
  send: ElevatedSend,
): ((provider: SignInProviderInput, call?: CallOptions) => Promise<SignInProvider>) =>
  bind(send, { route: 'POST /vitrine/v1/sign-in-providers provider', elevated: true }, 'provider')

/**
 * Updates a sign-in provider. Fields that are not sent do not change, including the secret. Elevated.
 *
 * @example
 * const { id } = await owner.signInProviders.createSignInProvider({ name: 'Id', issuer: 'https://id.example', clientId })
 * const renamed = await owner.signInProviders.updateSignInProvider(id, { name: 'Example' })
 */
export const updateSignInProvider = (
  send: ElevatedSend,
): ((id: string, provider: SignInProviderInput, call?: CallOptions) => Promise<SignInProvider>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/sign-in-providers/{id} id provider', repeatable: true, elevated: true },
    'provider',
  )

/**
 * Deletes a sign-in provider. Its members can still sign in by email. Elevated.
 *
 * @example
 * const { id } = await owner.signInProviders.createSignInProvider({ name: 'Example', issuer: 'https://id.example', clientId })
 * await owner.signInProviders.deleteSignInProvider(id)
 */
export const deleteSignInProvider = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/sign-in-providers/{id} id', repeatable: true, elevated: true }, '')
