import { iso31662 } from 'iso-3166/2.js'
import { localStatesOf } from './local-states.ts'

/** A state, province, or other first-level part used in addresses. */
export interface State {
  /** ISO 3166-2: `US-NY`. */
  readonly code: string
  readonly name: string
}

/** Countries whose addresses include a state. */
const listed = new Set('AE AR AU BR CA CL CO ES ID IN IT JP KR MX MY PE TH TR US'.split(' '))

/** Countries whose addresses use the second level of ISO 3166-2, since the first are regions. */
const bySecondLevel = new Set(['ES', 'IT'])
/** First-level entries of these countries that are provinces themselves. */
const ownProvinces = new Set(['ES-CE', 'ES-ML', 'IT-23'])
/** Entries to leave out: the islands of Indonesia, which group its provinces, and a city in Thailand. */
const groups = new Set(['TH-S', 'ID-JW', 'ID-KA', 'ID-ML', 'ID-NU', 'ID-PP', 'ID-SL', 'ID-SM'])

/** US armed forces overseas, which the postal service uses and ISO 3166-2 does not have. */
const forces: readonly State[] = [
  { code: 'US-AA', name: 'Armed Forces Americas' },
  { code: 'US-AE', name: 'Armed Forces Europe' },
  { code: 'US-AP', name: 'Armed Forces Pacific' },
]

/** Common names where those in ISO 3166-2 are hard to find. */
const commonNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['JP', 'KR'].flatMap(localStatesOf).map(({ code, latin }) => [code, latin])),
  'AE-AJ': 'Ajman',
  'AE-AZ': 'Abu Dhabi',
  'AE-DU': 'Dubai',
  'AE-FU': 'Fujairah',
  'AE-RK': 'Ras Al Khaimah',
  'AE-SH': 'Sharjah',
  'AE-UQ': 'Umm Al Quwain',
  'IT-23': 'Aosta',
  'TH-10': 'Bangkok',
}

/** Removes the diacritics of transliterations, which nobody types. */
const plainName = (name: string, country: string): string =>
  country === 'IN' ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name

const isListed = (country: string, { code, parent }: { code: string; parent: string }): boolean => {
  if (groups.has(code)) return false
  if (!bySecondLevel.has(country)) return parent === country
  return parent !== country || ownProvinces.has(code)
}

const listOf = (country: string): readonly State[] => {
  const parts = iso31662.filter((part) => part.code.startsWith(`${country}-`) && isListed(country, part))
  // Places with names in two languages are listed twice.
  const byCode = new Map(
    parts.toReversed().map(({ code, name }) => [code, commonNames[code] ?? plainName(name, country)]),
  )
  const found = [...byCode].map(([code, name]) => ({ code, name }))
  return [...found, ...(country === 'US' ? forces : [])].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

const known = new Map<string, readonly State[]>()

/** Returns the states of a country by name, or none if its addresses don't use them. */
export const statesOf = (country: string): readonly State[] => {
  if (!listed.has(country)) return []
  const states = known.get(country) ?? listOf(country)
  known.set(country, states)
  return states
}
