// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ApiKey, ApiKeyInput } from '../generated.ts'

/** Lists the API keys of the store; the keys themselves are not kept. */
export const listApiKeys: ElevatedEndpoint<{}, { apiKeys: readonly ApiKey[] }> = {
  route: 'GET /vitrine/v1/api-keys',
  repeatable: true,
  elevated: true,
  dates: { apiKeys: { createdDate: true } },
}

/** Makes an API key, and tells it this once. */
export const createApiKey: ElevatedEndpoint<
  { body: { apiKey: ApiKeyInput } },
  {
    apiKey: ApiKey
    /** To be kept like a password. */
    key: string
  }
> = { route: 'POST /vitrine/v1/api-keys', elevated: true, dates: { apiKey: { createdDate: true } } }

/** Deletes an API key; it opens nothing from then on. */
export const deleteApiKey: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/api-keys/{id}',
  repeatable: true,
  elevated: true,
}
