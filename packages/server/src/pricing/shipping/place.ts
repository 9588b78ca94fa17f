import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Place } from '@vitrine/domain/shipping/shipping.ts'

type Located = Pick<Address, 'country' | 'subdivision' | 'city' | 'postalCode' | 'addressLine' | 'geocode'>

/** Returns the place of an address; `undefined` without a country. */
export const placeOf = (address: Located | undefined): Place | undefined => {
  if (address?.country === undefined) return undefined
  const { country, subdivision, city, postalCode, addressLine, geocode } = address
  const { latitude, longitude } = geocode ?? {}
  return {
    country,
    subdivision,
    city,
    postalCode,
    ...(addressLine !== undefined && { addressLine }),
    ...(latitude !== undefined && longitude !== undefined && { point: { latitude, longitude } }),
  }
}
