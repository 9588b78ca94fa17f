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

const subdivisions = new Map<string, { readonly codes: Set<string>; readonly names: Set<string> }>()
for (const { code, name } of iso31662) {
  const country = code.slice(0, 2)
  const known = subdivisions.get(country) ?? { codes: new Set<string>(), names: new Set<string>() }
  known.codes.add(code)
  known.names.add(plain(name))
  subdivisions.set(country, known)
}

const isSubdivisionOf = (country: string, text: string): boolean => {
  const known = subdivisions.get(country)
  if (!known) return true
  const word = plain(text)
  if (isCode(text)) return known.codes.has(word)
  if (!namesItsStates.has(country)) return true
  const isMilitary = country === 'US' && military.includes(word)
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
