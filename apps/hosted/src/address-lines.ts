import type { SavedAddress } from '@vitrine/client'
import { countryName } from '@vitrine/ui'

/** An address as it is written on a parcel, with the country by name. */
export const addressLines = (address: Partial<SavedAddress['address']> = {}, locale: string): string[] => {
  const { addressLine, addressLine2, postalCode, city, subdivision, country } = address
  const place = [postalCode, city].filter(Boolean).join(' ')
  const name = country && countryName(country, locale)
  return [addressLine, addressLine2, place, subdivision, name].filter((line): line is string => Boolean(line))
}
