import { room, shoppers } from '../../call.ts'
import { country, entity, list, optional, shape, text } from '../../schema.ts'

const AddressSuggestion = entity(
  'AddressSuggestion',
  {
    country: country(),
    addressLine: optional(text({ maxLength: 150 })),
    city: optional(text({ maxLength: 50 })),
    subdivision: optional(text({ maxLength: 50 })),
    postalCode: optional(text({ maxLength: 50 })),
  },
  { description: 'A suggested address, complete or partial.' },
)

/** Address autocompletion. The path is specific to Vitrine. */
export const addressSuggestionCalls = room({ scope: 'checkouts', area: 'common' })({
  suggestAddresses: {
    method: 'POST',
    path: '/vitrine/v1/addresses/suggest',
    summary: "Suggests addresses for partial input, from the member's saved addresses and known places.",
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    reads: true,
    body: shape({
      text: text({ minLength: 1, maxLength: 100, description: 'The text typed so far.' }),
      country: optional(country()),
    }),
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
