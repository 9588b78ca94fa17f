/** Where a checkout asks for addresses that may be meant. */
export const suggestionsPath = '/address-suggestions'

/** An address that may be meant, with the line in which it is shown. */
export interface Suggestion {
  readonly label: string
  readonly country: string
  readonly addressLine?: string
  readonly city?: string
  readonly subdivision?: string
  readonly postalCode?: string
}
