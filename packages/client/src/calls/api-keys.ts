// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ApiKey, ApiKeyInput } from '../generated.ts'

const apiKeysDates = { expiresDate: true, lastUsedDate: true, createdDate: true } as const

/** Lists the API keys of the store, without their secrets. */
export const listApiKeys: ElevatedEndpoint<{}, { apiKeys: readonly ApiKey[] }> = {
  route: 'GET /vitrine/v1/api-keys',
  repeatable: true,
  elevated: true,
  dates: { apiKeys: apiKeysDates },
}

/** Creates an API key and returns its secret, only once. */
export const createApiKey: ElevatedEndpoint<
  { body: { apiKey: ApiKeyInput } },
  {
    apiKey: ApiKey
    /** The secret key. Store it like a password. */
    key: string
  }
> = { route: 'POST /vitrine/v1/api-keys', elevated: true, dates: { apiKey: apiKeysDates } }

/** Deletes an API key. It stops working immediately. */
export const deleteApiKey: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/api-keys/{id}',
  repeatable: true,
  elevated: true,
}
