import type { AddressKey } from '@vitrine/ui'
import type { Words } from './words/en.ts'

/** What the parts of an address are called. */
export const addressLabels = (words: Words): Record<AddressKey, string> => ({
  country: words.country,
  firstName: words.firstName,
  lastName: words.lastName,
  company: words.company,
  addressLine: words.addressLine,
  addressLine2: words.addressLine2,
  city: words.city,
  subdivision: words.subdivision,
  postalCode: words.postalCode,
  phone: words.phone,
})
