import { normalizePostalCode } from './postal-code.ts'
import { normalizeSubdivision } from './subdivisions.ts'

/** The fields of an address that depend on its country. */
export interface PostalPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  readonly postalCode?: string | undefined
  /** ISO 3166-2 code (`US-NY`), the part after the country (`NY`), or the name. */
  readonly subdivision?: string | undefined
}

/**
 * Normalizes the postal code to the usual format of the country, and the state to its ISO 3166-2 code. Unknown values,
 * and addresses without a country, stay unchanged.
 */
export const normalizeAddress = <Address extends PostalPlace>(address: Address): Address => {
  const { country, postalCode, subdivision } = address
  if (!country) return address
  return {
    ...address,
    ...(postalCode !== undefined && { postalCode: normalizePostalCode(country, postalCode) }),
    ...(subdivision !== undefined && { subdivision: normalizeSubdivision(country, subdivision) }),
  }
}
