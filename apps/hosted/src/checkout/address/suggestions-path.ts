/** Path of address suggestions. */
export const suggestionsPath = '/address-suggestions'

/** A suggested address, with its one-line label. */
export interface Suggestion {
  readonly label: string
  readonly country: string
  readonly addressLine?: string
  readonly city?: string
  readonly subdivision?: string
  readonly postalCode?: string
}
