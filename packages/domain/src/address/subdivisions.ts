import { iso31662 } from 'iso-3166/2.js'
import { commonStateNames } from './common-state-names.ts'
import { localStatesOf } from './local-states.ts'
import { statesOf, type State } from './states.ts'

/** Suffixes of state names in Latin letters. */
const endings: Readonly<Record<string, readonly string[]>> = {
  CN: ['Province'],
  JP: ['ken', 'fu', 'to', 'Prefecture'],
  KR: ['do', 'si', 'Province'],
}

/** Normalizes to upper case without accents, spaces and punctuation: `DF` for `D. F.`. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('臺', '台')
    .toUpperCase()

type Named = readonly [name: string, code: string]

const isoOf = (country: string): readonly Named[] =>
  iso31662.filter(({ code }) => code.startsWith(`${country}-`)).map(({ code, name }) => [name, code])

/** Returns names that ISO 3166-2 gives to only one place. A region and its city often have the same name. */
const unambiguous = (names: readonly Named[]): readonly Named[] => {
  const codes = new Map<string, Set<string>>()
  for (const [name, code] of names) codes.set(keyOf(name), (codes.get(keyOf(name)) ?? new Set()).add(code))
  return names.filter(([name]) => codes.get(keyOf(name))?.size === 1)
}

const localNames = (country: string): Named[] =>
  localStatesOf(country).flatMap(({ code, local, short, latin }) => {
    const withEndings = (endings[country] ?? []).map((ending) => `${latin} ${ending}`)
    return [local, short, latin, ...withEndings].map((name): Named => [name, code])
  })

const codesOf = (country: string, codes: readonly string[]): Named[] =>
  codes.flatMap((code): Named[] => [
    [code.slice(country.length + 1), code],
    [code, code],
  ])

/** Maps all spellings of a country's subdivisions. If two are spelled alike, the last one wins. */
const readTable = (country: string): ReadonlyMap<string, State> => {
  const iso = isoOf(country)
  const listed = statesOf(country).map(({ code, name }): Named => [name, code])
  const local = localStatesOf(country).map(({ code, latin }): Named => [latin, code])
  const names = new Map([...iso.toReversed(), ...local, ...listed].map(([name, code]) => [code, name]))
  const spellings = [
    ...unambiguous(iso),
    ...commonStateNames(country),
    ...localNames(country),
    ...listed,
    ...codesOf(country, [...names.keys()]),
  ]
  return new Map(spellings.map(([text, code]) => [keyOf(text), { code, name: names.get(code) ?? code }]))
}

const tables = new Map<string, ReadonlyMap<string, State>>()

const tableOf = (country: string): ReadonlyMap<string, State> => {
  const table = tables.get(country) ?? readTable(country)
  tables.set(country, table)
  return table
}

/**
 * Finds a subdivision of a country by ISO 3166-2 code, with or without the country, or by its ISO, common or listed
 * name.
 */
export const subdivisionIn = (country: string, text: string): State | undefined =>
  /^[A-Z]{2}$/.test(country) ? tableOf(country).get(keyOf(text)) : undefined

/** Normalizes a subdivision to its ISO 3166-2 code. Unknown ones stay unchanged. */
export const normalizeSubdivision = (country: string, text: string): string =>
  subdivisionIn(country, text)?.code ?? text

/** Countries in which addresses need a valid state or province. */
const requiresKnownState = new Set(['AR', 'AU', 'BR', 'CA', 'ES', 'IN', 'IT', 'MX', 'MY', 'US'])

const isCode = (text: string): boolean => /^[A-Za-z]{2}-[A-Za-z0-9]{1,3}$/.test(text)

/**
 * Returns whether a delivery rule may use a subdivision: a known one, or free text in countries whose addresses need no
 * state.
 */
export const isSubdivisionOf = (country: string, text: string): boolean =>
  tableOf(country).size === 0 ||
  subdivisionIn(country, text) !== undefined ||
  !(isCode(text) || requiresKnownState.has(country))

/** Adds the name of an address's state. */
export const withStateName = <Address extends { readonly country?: string; readonly subdivision?: string }>(
  address: Address,
): Address & { readonly subdivisionFullname?: string } => {
  const name = subdivisionIn(address.country ?? '', address.subdivision ?? '')?.name
  return name === undefined ? address : { ...address, subdivisionFullname: name }
}
