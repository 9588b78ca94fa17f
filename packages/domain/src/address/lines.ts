import { formatAddress } from 'localized-address-format'
import { localStateIn } from './local-states.ts'
import { personName, type Person } from './person-name.ts'
import { normalizePostalCode } from './postal-code.ts'

/** An address as far as it is written down. */
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

/** Who lives or works at an address, and the address. */
export interface Recipient {
  readonly contactDetails?: (Person & { readonly company?: string | undefined }) | undefined
  readonly address?: WrittenAddress | undefined
}

/**
 * The script of an address: that of its country, or Latin letters. Japan, Korea and China write the large before the small
 * in their own script, and the small before the large in Latin letters.
 */
type Script = 'local' | 'latin'

const scriptOf = ({ addressLine = '', addressLine2 = '', city = '', subdivision = '' }: WrittenAddress): Script => {
  const place = `${addressLine}${addressLine2}${city}`
  const letters = (/\p{L}/u.test(place) ? place : subdivision).replaceAll(/\p{Script=Latin}/gu, '')
  return /\p{L}/u.test(letters) ? 'local' : 'latin'
}

/** Where the post writes a state by its letters, not by its name. */
const writesLetters = new Set(['AU', 'BR', 'CA', 'IT', 'US'])

/** What of a state is written: its letters where the post wants these, else its name, as far as it is known. */
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

/** Characters that no address has stand for the parts while their order is read. */
const marks = { A: '\uE000', C: '\uE001', S: '\uE002', Z: '\uE003' } as const
const partByMark = new Map<string, string>(Object.entries(marks).map(([part, mark]) => [mark, part]))

/**
 * Which parts a country writes, in the order of a script: `A` for the street, `C` for the town, `S` for the state, `Z` for
 * the code.
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
  // Its format has no space between town and state: the state gets a line of its own.
  return country === 'MZ' ? written.filter((part) => part !== 'S') : written
}

/** A street of several lines tears the comma off the line that it ends. */
const withCommas = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>(
    (joined, line) => (line.startsWith(', ') ? [...joined.slice(0, -1), `${joined.at(-1)}${line}`] : [...joined, line]),
    [],
  )

/** The lines of the street, and the town where its country does not write it: nothing of an address is lost. */
const streetWithTown = (
  { addressLine, addressLine2, city, country = '' }: WrittenAddress,
  parts: readonly string[],
) => {
  const street = [addressLine, addressLine2].flatMap((line) => line?.trim() || [])
  if (!city || parts.includes('C') || city.toLowerCase() === countryName(country, 'en').toLowerCase()) return street
  // Where the large comes before the small, the town stands before the street.
  return parts[0] === 'A' ? [...street, city] : [city, ...street]
}

/**
 * A recipient and the address as they are written on a parcel in its country and script, the country below in the reader's
 * language. Nothing that is told is left out. Source of the order: libaddressinput's formats by country and script.
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

/** An address as it is written in its country and script, line by line. */
export const addressLines = (address: WrittenAddress | undefined, locale: string): string[] =>
  recipientLines({ address }, locale)
