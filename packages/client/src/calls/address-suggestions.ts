// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, AddressSuggestion } from '../generated.ts'

/** Suggests addresses for partial input, from the member's saved addresses and known places. */
export const suggestAddresses: Endpoint<
  {
    body: {
      /** The text typed so far. */
      text: string
      country?: string
    }
  },
  { suggestions: readonly AddressSuggestion[] }
> = { route: 'POST /vitrine/v1/addresses/suggest', repeatable: true }
