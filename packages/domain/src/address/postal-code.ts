import { codeForms, codePrefixes } from './code-forms.ts'

/** The zeros of the digits that keyboards of Arabic, Persian, Hindi, Bengali and Thai write. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!
  const zero = zeros.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** In capital letters, with Latin digits, plain hyphens and single spaces; full-width letters become narrow ones. */
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
 * A postal code, or the beginning or range of codes of a delivery rule, as they are compared: without the country before
 * its digits, in capital letters and narrow characters. A code with letters of its own keeps its beginning: `IM1 1AA`.
 */
export const comparableCode = (country: string, text: string): string => {
  // Rules name thousands of codes, and nearly all of them are written like this.
  if (/^\d[\d*-]*$/.test(text)) return text
  const [plain, prefixes] = [plainText(text), codePrefixes.get(country)]
  if (!prefixes) return plain
  const rest = plain.replaceAll(prefixes, '')
  return /[A-Z]/.test(rest) ? plain : rest
}

const compact = (text: string): string => text.replaceAll(/[ -]/g, '')

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9'
const isLetter = (sign: string): boolean => sign >= 'A' && sign <= 'Z'

/** Whether a character is the one that the form wants at its place. */
const fits = (wanted: string, sign: string): boolean => {
  if (wanted === '#') return isDigit(sign)
  if (wanted === '@') return isLetter(sign)
  return wanted === '*' ? isDigit(sign) || isLetter(sign) : wanted === sign
}

/** Writes the characters of a code in a form, with its spaces and hyphens; nothing where they do not fit. */
const written = (form: string, code: string): string | undefined => {
  const places = compact(form)
  if (places.length !== code.length || ![...places].every((wanted, index) => fits(wanted, code[index]!)))
    return undefined
  let next = 0
  return [...form].map((sign) => (sign === ' ' || sign === '-' ? sign : code[next++])).join('')
}

/** A form may begin with the country, which people leave out before digits: `LV-1010` and `1010`. */
const inForm = (country: string, form: string, code: string): string | undefined =>
  written(form, code) ?? (/^\d+$/.test(code) && form.startsWith(country) ? written(form, country + code) : undefined)

/**
 * The postal code in the usual form of its country, however it was typed: `100-0001` for `〒１００－０００１`. Nothing where
 * the country does not have such codes.
 */
export const knownPostalCode = (country: string, text: string): string | undefined => {
  const code = compact(comparableCode(country, text))
  for (const form of codeForms.get(country) ?? []) {
    const found = inForm(country, form, code)
    if (found !== undefined) return found
  }
  return undefined
}

/** The postal code in the usual form of its country; one that the country does not know stays as it was typed. */
export const normalizePostalCode = (country: string, text: string): string => knownPostalCode(country, text) ?? text

/** Whether a country has postal codes, and this is not one of them by its form. */
export const isDoubtfulPostalCode = (country: string, text: string): boolean =>
  text.trim() !== '' && codeForms.has(country) && knownPostalCode(country, text) === undefined

/** Longer codes are refused for their length, and cannot be confirmed. */
const longestCode = 50

/** Names a doubtful postal code with its country, so that another one is doubted anew; empty for all others. */
export const doubtMark = ({
  country = '',
  postalCode = '',
}: {
  readonly country?: string | undefined
  readonly postalCode?: string | undefined
}): string =>
  postalCode.length <= longestCode && isDoubtfulPostalCode(country, postalCode) ? `${country} ${postalCode}` : ''
