import { iso31662 } from 'iso-3166/2.js'
import { localStatesOf } from './local-states.ts'

/** A state, province or whatever a country calls the part that its addresses name. */
export interface State {
  /** ISO 3166-2: `US-NY`. */
  readonly code: string
  readonly name: string
}

/** Countries whose addresses name one of these parts. */
const listed = new Set('AE AR AU BR CA CL CO ES ID IN IT JP KR MX MY PE TH TR US'.split(' '))

/** Where ISO's first level are regions that no letter names, its second are the provinces of addresses. */
const bySecondLevel = new Set(['ES', 'IT'])
/** Of the first level of these, what is its own province. */
const ownProvinces = new Set(['ES-CE', 'ES-ML', 'IT-23'])
/** Of Indonesia's list the islands, which are above its provinces; of Thailand's a town. */
const groups = new Set(['TH-S', 'ID-JW', 'ID-KA', 'ID-ML', 'ID-NU', 'ID-PP', 'ID-SL', 'ID-SM'])

/** The American forces overseas, which the post knows and ISO does not. */
const forces: readonly State[] = [
  { code: 'US-AA', name: 'Armed Forces Americas' },
  { code: 'US-AE', name: 'Armed Forces Europe' },
  { code: 'US-AP', name: 'Armed Forces Pacific' },
]

/** What people call a place where ISO writes it in a way nobody looks for. */
const called: Readonly<Record<string, string>> = {
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

/** Signs that a transliteration puts on letters, and that nobody types into a search of a list. */
const plainName = (name: string, country: string): string =>
  country === 'IN' ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name

const isListed = (country: string, { code, parent }: { code: string; parent: string }): boolean => {
  if (groups.has(code)) return false
  if (!bySecondLevel.has(country)) return parent === country
  return parent !== country || ownProvinces.has(code)
}

const listOf = (country: string): readonly State[] => {
  const parts = iso31662.filter((part) => part.code.startsWith(`${country}-`) && isListed(country, part))
  // Places with names in two languages stand there twice.
  const byCode = new Map(parts.toReversed().map(({ code, name }) => [code, called[code] ?? plainName(name, country)]))
  const found = [...byCode].map(([code, name]) => ({ code, name }))
  return [...found, ...(country === 'US' ? forces : [])].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

const known = new Map<string, readonly State[]>()

/** The states of a country, by name; none where its addresses do not name one of a list. */
export const statesOf = (country: string): readonly State[] => {
  if (!listed.has(country)) return []
  const states = known.get(country) ?? listOf(country)
  known.set(country, states)
  return states
}
