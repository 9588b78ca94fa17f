import { codeForms, codePrefixes } from './code-forms.ts'

/** The zeros of Arabic, Persian, Hindi, Bengali and Thai digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!
  const zero = zeros.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** Converts to upper case, Latin digits, plain hyphens, single spaces, and half-width characters. */
const plainText = (text: string): string => (/^[A-Z0-9*-]+(?: [A-Z0-9*-]+)*$/.test(text) ? text : plainly(text))

const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\p{Pd}−ー]/gu, '-')
    .replaceAll('〒', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()

/**
 * Normalizes a postal code, or a prefix or range of a delivery rule, for comparison: in upper case and half-width
 * characters, without a country prefix before digits. Codes that contain letters keep their start: `IM1 1AA`.
 */
export const comparableCode = (country: string, text: string): string => {
  // Fast path: rules list thousands of codes, nearly all of this form.
  if (/^\d[\d*-]*$/.test(text)) return text
  const [plain, prefixes] = [plainText(text), codePrefixes.get(country)]
  if (!prefixes) return plain
  const rest = plain.replaceAll(prefixes, '')
  return /[A-Z]/.test(rest) ? plain : rest
}

const compact = (text: string): string => text.replaceAll(/[ -]/g, '')

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9'
const isLetter = (sign: string): boolean => sign >= 'A' && sign <= 'Z'

/** Returns whether a character matches the format at its position. */
const fits = (expected: string, sign: string): boolean => {
  if (expected === '#') return isDigit(sign)
  if (expected === '@') return isLetter(sign)
  return expected === '*' ? isDigit(sign) || isLetter(sign) : expected === sign
}

/** Formats a code with the spaces and hyphens of a format, or returns `undefined` if it does not match. */
const written = (form: string, code: string): string | undefined => {
  const places = compact(form)
  if (places.length !== code.length || ![...places].every((expected, index) => fits(expected, code[index]!)))
    return undefined
  let next = 0
  return [...form].map((sign) => (sign === ' ' || sign === '-' ? sign : code[next++])).join('')
}

/** A format may start with the country, which people omit before digits: `LV-1010` and `1010`. */
const inForm = (country: string, form: string, code: string): string | undefined =>
  written(form, code) ?? (/^\d+$/.test(code) && form.startsWith(country) ? written(form, country + code) : undefined)

/**
 * Returns the postal code in the usual format of its country: `100-0001` for `〒１００－０００１`. `undefined` if it is not a
 * valid code of the country.
 */
export const knownPostalCode = (country: string, text: string): string | undefined => {
  const code = compact(comparableCode(country, text))
  for (const form of codeForms.get(country) ?? []) {
    const found = inForm(country, form, code)
    if (found !== undefined) return found
  }
  return undefined
}

/** Normalizes a postal code to the usual format of its country. Invalid codes stay unchanged. */
export const normalizePostalCode = (country: string, text: string): string => knownPostalCode(country, text) ?? text

/** Returns whether the country has postal codes and the text does not match their format. */
export const isDoubtfulPostalCode = (country: string, text: string): boolean =>
  text.trim() !== '' && codeForms.has(country) && knownPostalCode(country, text) === undefined

/** Longer codes are rejected for their length, and cannot be confirmed. */
const longestCode = 50

/**
 * Returns a key for a doubtful postal code and its country, so that a different code is questioned again. Empty for
 * valid codes.
 */
export const doubtKey = ({
  country = '',
  postalCode = '',
}: {
  readonly country?: string | undefined
  readonly postalCode?: string | undefined
}): string =>
  postalCode.length <= longestCode && isDoubtfulPostalCode(country, postalCode) ? `${country} ${postalCode}` : ''
