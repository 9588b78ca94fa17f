// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { ApiKey, ApiKeyInput } from '../generated.ts'

const apiKeysDates = { expiresDate: true, lastUsedDate: true, createdDate: true } as const

/**
 * Lists the API keys of the store, without their secrets. Elevated.
 *
 * @example
 * const keys = await owner.apiKeys.listApiKeys()
 */
export const listApiKeys = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly ApiKey[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/api-keys', repeatable: true, elevated: true, dates: { apiKeys: apiKeysDates } },
    'apiKeys',
  )

/**
 * Creates an API key and returns its secret, only once. Elevated.
 *
 * @example
 * const { key } = await owner.apiKeys.createApiKey({ name: 'Ledger' })
 */
export const createApiKey = (
  send: ElevatedSend,
): ((
  apiKey: ApiKeyInput,
  call?: CallOptions,
) => Promise<{
  apiKey: ApiKey
  /** The secret key. Store it like a password. */
  key: string
}>) => bind(send, { route: 'POST /vitrine/v1/api-keys apiKey', elevated: true, dates: { apiKey: apiKeysDates } })

/**
 * Deletes an API key. It stops working immediately. Elevated.
 *
 * @example
 * const { apiKey } = await owner.apiKeys.createApiKey({ name: 'Ledger' })
 * await owner.apiKeys.deleteApiKey(apiKey.id)
 */
export const deleteApiKey = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/api-keys/{id} id', repeatable: true, elevated: true }, '')
