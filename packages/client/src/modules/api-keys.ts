import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { ApiKey, ApiKeyInput } from '../generated.ts'

/**
 * Lists the API keys of the store; the keys themselves are not kept. Elevated.
 *
 * @example
 * const keys = await owner.apiKeys.listApiKeys()
 */
export const listApiKeys = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly ApiKey[]>) =>
  bind(send, calls.listApiKeys, '', 'apiKeys')

/**
 * Makes an API key, and tells it this once. Elevated.
 *
 * @example
 * const { key } = await owner.apiKeys.createApiKey({ name: 'Ledger' })
 */
export const createApiKey = (
  send: ElevatedSend,
): ((apiKey: ApiKeyInput, call?: CallOptions) => Promise<ResponseOf<typeof calls.createApiKey>>) =>
  bind(send, calls.createApiKey, 'apiKey')

/**
 * Deletes an API key; it opens nothing from then on. Elevated.
 *
 * @example
 * const { apiKey } = await owner.apiKeys.createApiKey({ name: 'Ledger' })
 * await owner.apiKeys.deleteApiKey(apiKey.id)
 */
export const deleteApiKey = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteApiKey, 'id', '')
