import { formatAddress } from 'localized-address-format'
import { localStateIn } from './local-states.ts'
import { personName, type Person } from './person-name.ts'
import { normalizePostalCode } from './postal-code.ts'

/** An address, as far as it is known. */
export interface WrittenAddress {
  readonly addressLine?: string | undefined
  readonly addressLine2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly subdivision?: string | undefined
  readonly subdivisionFullname?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
}

/** A recipient: a person or company, and the address. */
export interface Recipient {
  readonly contactDetails?: (Person & { readonly company?: string | undefined }) | undefined
  readonly address?: WrittenAddress | undefined
}

/**
 * The script of an address. Addresses in Japan, Korea and China go from large to small in local script, and from small
 * to large in Latin letters.
 */
type Script = 'local' | 'latin'

const scriptOf = ({ addressLine = '', addressLine2 = '', city = '', subdivision = '' }: WrittenAddress): Script => {
  const place = `${addressLine}${addressLine2}${city}`
  const letters = (/\p{L}/u.test(place) ? place : subdivision).replaceAll(/\p{Script=Latin}/gu, '')
  return /\p{L}/u.test(letters) ? 'local' : 'latin'
}

/** Countries whose addresses use the abbreviation of the state instead of its name. */
const writesLetters = new Set(['AU', 'BR', 'CA', 'IT', 'US'])

/** Returns the state as written in an address: its abbreviation if the country uses it, otherwise its name if known. */
const stateOf = (
  { country = '', subdivision = '', subdivisionFullname }: WrittenAddress,
  script: Script,
): string | undefined => {
  const state = localStateIn(country, subdivision)
  if (state) return script === 'local' ? state.local : state.latin
  const letters = subdivision.startsWith(`${country}-`) ? subdivision.slice(country.length + 1) : subdivision
  return writesLetters.has(country) ? letters : subdivisionFullname || letters
}

const countryName = (country: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}

/** Private-use characters that mark the parts while their order is read. */
const marks = { A: '\uE000', C: '\uE001', S: '\uE002', Z: '\uE003' } as const
const partByMark = new Map<string, string>(Object.entries(marks).map(([part, mark]) => [mark, part]))

/**
 * Returns the parts of a country's address format in order: `A` for street, `C` for city, `S` for state, `Z` for postal
 * code.
 */
export const writtenParts = (country: string, script: Script = 'local'): readonly string[] => {
  const parts = {
    addressLines: [marks.A],
    locality: marks.C,
    administrativeArea: marks.S,
    postalCode: marks.Z,
    postalCountry: country,
  }
  const written = [...formatAddress(parts, script).join('')].flatMap((sign) => partByMark.get(sign) ?? [])
  // The format has no space between city and state, so the state gets its own line.
  return country === 'MZ' ? written.filter((part) => part !== 'S') : written
}

/** Rejoins lines that start with a comma, which happens with multi-line streets. */
const withCommas = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>(
    (joined, line) => (line.startsWith(', ') ? [...joined.slice(0, -1), `${joined.at(-1)}${line}`] : [...joined, line]),
    [],
  )

/** Returns the street lines, plus the city if the country's format omits it. */
const streetWithTown = (
  { addressLine, addressLine2, city, country = '' }: WrittenAddress,
  parts: readonly string[],
) => {
  const street = [addressLine, addressLine2].flatMap((line) => line?.trim() || [])
  if (!city || parts.includes('C') || city.toLowerCase() === countryName(country, 'en').toLowerCase()) return street
  // In formats from large to small, the city comes before the street.
  return parts[0] === 'A' ? [...street, city] : [city, ...street]
}

/**
 * Formats a recipient and address for a parcel in the format and script of the country, with the country name in the
 * reader's language. Includes all given parts. Source of the formats: libaddressinput.
 */
export const recipientLines = ({ contactDetails = {}, address = {} }: Recipient, locale: string): string[] => {
  const { postalCode = '', city = '', country = '' } = address
  const script = scriptOf(address)
  const parts = writtenParts(country, script)
  const [state = '', code] = [stateOf(address, script), normalizePostalCode(country, postalCode)]
  const isWritten = (part: string) => parts.includes(part)
  const lines = formatAddress(
    {
      postalCountry: country,
      name: personName(contactDetails, country),
      organization: contactDetails.company?.trim() ?? '',
      addressLines: streetWithTown(address, parts),
      ...(isWritten('C') && { locality: city.trim() }),
      ...(isWritten('S') && { administrativeArea: state.trim() }),
      ...(isWritten('Z') && { postalCode: code.trim() }),
    },
    script,
  )
  const unwritten = [...(isWritten('Z') ? [] : [code]), ...(isWritten('S') ? [] : [state])]
  return [...withCommas(lines), ...unwritten, country && countryName(country, locale)].flatMap(
    (line) => line.trim() || [],
  )
}

/** Formats an address in the format and script of its country, one entry per line. */
export const addressLines = (address: WrittenAddress | undefined, locale: string): string[] =>
  recipientLines({ address }, locale)
