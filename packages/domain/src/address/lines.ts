import { formatAddress } from 'localized-address-format'

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

/** Where the post writes a state by its letters, not by its name. */
export const writesLetters = new Set(['AU', 'BR', 'CA', 'IT', 'US'])

/** What of a state is written: its letters where the post wants these, else its name, as far as it is known. */
const stateOf = ({ country = '', subdivision, subdivisionFullname }: WrittenAddress): string | undefined => {
  const letters = subdivision?.startsWith(`${country}-`) ? subdivision.slice(country.length + 1) : subdivision
  return writesLetters.has(country) ? letters : subdivisionFullname || letters
}

const countryName = (country: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}

/** Which parts a country writes, in its order: `A` for the street, `C` for the town, `S` for the state, `Z` for the code. */
export const writtenParts = (country: string): readonly string[] => {
  const parts = { addressLines: ['A'], locality: 'C', administrativeArea: 'S', postalCode: 'Z' }
  const lines = formatAddress({ ...parts, postalCountry: country })
  return [...lines.join('\n').replaceAll(/[^ACSZ\n ,/-]|[A-Z]{2,}/g, (found) => (found === 'SC' ? found : ''))].filter(
    (part) => 'ACSZ'.includes(part),
  )
}

/** What the country of an address does not write, though it is known: nothing of an address is lost. */
const withTown = (lines: string[], { city, country = '' }: WrittenAddress, isWritten: boolean): string[] => {
  if (!city || isWritten || city.toLowerCase() === countryName(country, 'en').toLowerCase()) return lines
  // Where the large comes before the small, the town stands before the street.
  return writtenParts(country)[0] === 'A' ? [...lines, city] : [city, ...lines]
}

/**
 * An address as it is written on a parcel in its country, the country below in the reader's language. Lines are in the
 * order of the country; nothing that is told is left out.
 */
export const addressLines = (address: WrittenAddress | undefined, locale: string): string[] => {
  const { addressLine, addressLine2, postalCode = '', city = '', country = '' } = address ?? {}
  const parts = writtenParts(country)
  const [state = '', isKnown] = [stateOf(address ?? {}), (part: string) => parts.includes(part)]
  const street = [addressLine, addressLine2].flatMap((line) => line?.trim() || [])
  const lines = formatAddress({
    postalCountry: country,
    addressLines: withTown(street, address ?? {}, isKnown('C')),
    ...(isKnown('C') && { locality: city.trim() }),
    ...(isKnown('S') && { administrativeArea: state.trim() }),
    ...(isKnown('Z') && { postalCode: postalCode.trim() }),
  })
  const told = [...(isKnown('Z') ? [] : [postalCode]), ...(isKnown('S') ? [] : [state])]
  return [...lines, ...told, country && countryName(country, locale)].flatMap((line) => line.trim() || [])
}
