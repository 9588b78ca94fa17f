import { normalizePostalCode } from './postal-code.ts'
import { normalizeSubdivision } from './subdivisions.ts'

/** The parts of an address that depend on its country. */
export interface PostalPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  readonly postalCode?: string | undefined
  /** ISO 3166-2 (`US-NY`), the part behind the country (`NY`), or the name. */
  readonly subdivision?: string | undefined
}

/**
 * An address with its postal code in the usual form of its country, and its state by the code of ISO 3166-2. What the
 * country does not know, and an address without a country, stays as it was typed.
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
