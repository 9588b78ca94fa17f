import type { AddressKey } from '../src/index.ts'

/** Labels of address fields in the gallery; apps have their own. */
export const addressLabels: Record<AddressKey, string> = {
  country: 'Country or region',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  addressLine: 'Address',
  addressLine2: 'Apartment, suite, floor',
  postalCode: 'Postal code',
  city: 'City',
  subdivision: 'State or province',
  phone: 'Phone',
}
