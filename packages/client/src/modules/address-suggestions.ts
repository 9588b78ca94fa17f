// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { AddressSuggestion } from '../generated.ts'

/**
 * Suggests addresses for partial input, from the member's saved addresses and known places.
 *
 * @example
 * const suggestions = await client.addressSuggestions.suggestAddresses('10115', { country: 'DE' })
 */
export const suggestAddresses = (
  send: Send,
): ((text: string, options?: { country?: string }, call?: CallOptions) => Promise<readonly AddressSuggestion[]>) =>
  bind(send, { route: 'POST /vitrine/v1/addresses/suggest text ...options', repeatable: true }, 'suggestions')
