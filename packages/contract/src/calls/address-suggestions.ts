import type { Static } from 'typebox'
import { room, shoppers } from '../call.ts'
import { country, entity, list, optional, shape, text } from '../schema.ts'

export type AddressSuggestion = Static<typeof AddressSuggestion>
export const AddressSuggestion = entity(
  'AddressSuggestion',
  {
    country: country(),
    addressLine: optional(text({ maxLength: 150 })),
    city: optional(text({ maxLength: 50 })),
    subdivision: optional(text({ maxLength: 50 })),
    postalCode: optional(text({ maxLength: 50 })),
  },
  { description: 'As much of an address as is known.' },
)

/** Addresses that may be meant, while one is typed. The path is ours. */
export const addressSuggestionCalls = room({ scope: 'checkouts' })({
  suggestAddresses: {
    method: 'POST',
    path: '/vitrine/v1/addresses/suggest',
    summary:
      'Suggests addresses for what was typed so far: those that a member saved, and places that the store knows.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    body: shape({ text: text({ minLength: 1, maxLength: 100 }), country: optional(country()) }),
    response: shape({ suggestions: list(AddressSuggestion) }),
    errors: ['TOO_MANY_REQUESTS'],
    client: {
      module: 'addressSuggestions',
      args: 'text ...options',
      gives: 'suggestions',
      example: "const suggestions = await client.addressSuggestions.suggestAddresses('10115', { country: 'DE' })",
    },
  },
})
