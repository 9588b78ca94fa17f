import { iso31662 } from 'iso-3166/2.js'
import validator from 'validator'

/** An address as far as its country has rules for it. */
export interface PostalPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  readonly postalCode?: string | undefined
  /** ISO 3166-2 (`US-NY`), the part behind the country (`NY`), or the name. */
  readonly subdivision?: string | undefined
}

/** Where the post needs to know the state or province: there it must be one that the country has. */
const namesItsStates = new Set(['AR', 'AU', 'BR', 'CA', 'ES', 'IN', 'IT', 'MX', 'MY', 'US'])
/** Of the American forces overseas; the post knows them, ISO 3166-2 does not. */
const military = ['AA', 'AE', 'AP']

const isCode = (text: string): boolean => /^[A-Za-z]{2}-[A-Za-z0-9]{1,3}$/.test(text)
/** Without accents, and in lower case. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().trim()

interface Subdivisions {
  readonly codes: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

const subdivisionsIn = (country: string): Subdivisions | undefined => {
  const found = iso31662.filter(({ code }) => code.startsWith(`${country}-`))
  if (found.length === 0) return undefined
  return { codes: new Set(found.map(({ code }) => code)), names: new Set(found.map(({ name }) => plain(name))) }
}

const asked = new Map<string, Subdivisions | undefined>()

/** The states or provinces of a country, which are sorted out when it is first asked for. */
const subdivisionsOf = (country: string): Subdivisions | undefined => {
  if (!asked.has(country)) asked.set(country, subdivisionsIn(country))
  return asked.get(country)
}

const isSubdivisionOf = (country: string, text: string): boolean => {
  const known = subdivisionsOf(country)
  if (!known) return true
  const word = plain(text)
  const isMilitary = country === 'US' && military.includes(word.replace(/^US-/, ''))
  if (isCode(text)) return isMilitary || known.codes.has(word)
  if (!namesItsStates.has(country)) return true
  return isMilitary || known.codes.has(`${country}-${word}`) || known.names.has(word)
}

type Ruled = (typeof validator.isPostalCodeLocales)[number]

const hasRules = (country: string): country is Ruled & string =>
  (validator.isPostalCodeLocales as readonly string[]).includes(country)

/** Spaces and hyphens may be left out, or stand for each other: the post does not mind. */
const spellings = (code: string): string[] => {
  const compact = code.replaceAll(/[\s-]/g, '')
  const places = Array.from({ length: Math.max(0, compact.length - 1) }, (_, index) => index + 1)
  const split = (sign: string) => places.map((place) => compact.slice(0, place) + sign + compact.slice(place))
  return [code.trim(), compact, ...split(' '), ...split('-')]
}

const isPostalCodeOf = (country: string, code: string): boolean =>
  !hasRules(country) || spellings(code).some((spelling) => validator.isPostalCode(spelling, country))

/** The fields of an address that its country does not know; a country without rules knows everything. */
export const postalProblems = ({
  country,
  postalCode,
  subdivision,
}: PostalPlace): readonly ('postalCode' | 'subdivision')[] => {
  if (!country) return []
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
  return [
    ...(isText(postalCode) && !isPostalCodeOf(country, postalCode) ? (['postalCode'] as const) : []),
    ...(isText(subdivision) && !isSubdivisionOf(country, subdivision) ? (['subdivision'] as const) : []),
  ]
}
