import { countryName } from './countries.ts'

interface Address {
  readonly addressLine?: string | undefined
  readonly addressLine2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly subdivision?: string | undefined
  readonly country?: string | undefined
}

/** An address as it is written on a parcel, with the country by its name in the reader's language. */
export const addressLines = (address: Address = {}, locale: string): string[] => {
  const { addressLine, addressLine2, postalCode, city, subdivision, country } = address
  const place = [postalCode, city].filter(Boolean).join(' ')
  const name = country && countryName(country, locale)
  return [addressLine, addressLine2, place, subdivision, name].filter((line): line is string => Boolean(line))
}
