// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, AddressSuggestion } from '../generated.ts'

/** Suggests addresses for what was typed so far: those that a member saved, and places that the store knows. */
export const suggestAddresses: Endpoint<
  { body: { text: string; country?: string } },
  { suggestions: readonly AddressSuggestion[] }
> = { route: 'POST /vitrine/v1/addresses/suggest', repeatable: true }
