import { iso31661 } from 'iso-3166/1.js'
import { iso31662 } from 'iso-3166/2.js'

/** Every country by its two letters (ISO 3166-1). */
export const countryCodes: readonly string[] = iso31661
  .filter(({ state }) => state === 'assigned')
  .map(({ alpha2 }) => alpha2)

const known = new Map<string, ReadonlySet<string>>()

/** The parts of a country by their codes (ISO 3166-2): `US-NY`. */
export const subdivisionsOf = (country: string): ReadonlySet<string> => {
  const found =
    known.get(country) ?? new Set(iso31662.map(({ code }) => code).filter((code) => code.startsWith(`${country}-`)))
  known.set(country, found)
  return found
}
