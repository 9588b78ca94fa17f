import { iso31661 } from 'iso-3166/1.js'
import { iso31662 } from 'iso-3166/2.js'

/** All ISO 3166-1 alpha-2 country codes. */
export const countryCodes: readonly string[] = iso31661
  .filter(({ state }) => state === 'assigned')
  .map(({ alpha2 }) => alpha2)

const known = new Map<string, ReadonlySet<string>>()

/** Returns the ISO 3166-2 codes of a country's subdivisions, such as `US-NY`. */
export const subdivisionsOf = (country: string): ReadonlySet<string> => {
  const found =
    known.get(country) ?? new Set(iso31662.map(({ code }) => code).filter((code) => code.startsWith(`${country}-`)))
  known.set(country, found)
  return found
}
