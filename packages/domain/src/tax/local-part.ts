import { codesOf, readCodePattern, type CodePattern } from '../address/code-patterns.ts'

/** A part of a region, by postal codes and cities. */
export interface LocalPart {
  /** Whole codes, prefixes, or ranges: `10001`, `100*`, `10001-10019`. */
  readonly postalCodes?: readonly string[]
  readonly cities?: readonly string[]
}

interface PlaceDetails {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
}

const plain = (text: string): string => text.trim().toUpperCase().replaceAll(/\s+/g, ' ')

const isCovered = (codes: readonly string[], pattern: CodePattern): boolean => {
  const [code = ''] = codes
  switch (pattern.kind) {
    case 'code':
      return codes.includes(pattern.code)
    case 'beginning':
      return code.startsWith(pattern.text)
    case 'range': {
      const own = code.slice(0, pattern.from.length)
      return own.length === pattern.from.length && pattern.from <= own && own <= pattern.to
    }
  }
}

/** Returns whether a place is in a part of a region. A part without codes and cities is the whole region. */
export const isInPart = ({ postalCodes = [], cities = [] }: LocalPart, place: PlaceDetails | undefined): boolean => {
  if (postalCodes.length === 0 && cities.length === 0) return true
  const { country = '', postalCode, city } = place ?? {}
  if (postalCodes.length > 0 && postalCode !== undefined && postalCode !== '') {
    const codes = codesOf(country, postalCode)
    return postalCodes.some((pattern) => isCovered(codes, readCodePattern(country, pattern)))
  }
  return city !== undefined && cities.some((one) => plain(one) === plain(city))
}
