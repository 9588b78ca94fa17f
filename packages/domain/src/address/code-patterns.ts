import { comparableCode, knownPostalCode } from './postal-code.ts'

/** A pattern of postal codes, without spaces and hyphens: a single code, a prefix, or a range. */
export type CodePattern =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'beginning'; readonly text: string }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }

const compact = (text: string): string => text.replaceAll(/[ -]/g, '')

/** Parses `10115`, `101*` or `10115-10179`. A code with its own hyphen is not a range: `100-0001`, `10001-1234`. */
export const readCodePattern = (country: string, pattern: string): CodePattern => {
  const normalized = comparableCode(country, pattern)
  if (normalized.endsWith('*')) return { kind: 'beginning', text: compact(normalized).slice(0, -1) }
  if (!normalized.includes('-') || knownPostalCode(country, normalized) === normalized)
    return { kind: 'code', code: compact(normalized) }
  const parts = normalized.split('-').map(compact)
  const [from, to] = [parts.slice(0, parts.length / 2).join(''), parts.slice(parts.length / 2).join('')]
  const isRange = parts.length % 2 === 0 && from !== '' && from.length === to.length
  return isRange ? { kind: 'range', from, to } : { kind: 'code', code: compact(normalized) }
}

/** Returns a postal code without spaces and hyphens, and also without the extension of a US ZIP+4 code. */
export const codesOf = (country: string, postalCode: string): readonly string[] => {
  const code = comparableCode(country, postalCode)
  const [base = '', extension] = code.split('-')
  const isExtended = extension !== undefined && knownPostalCode(country, base) !== undefined
  return isExtended ? [compact(code), compact(base)] : [compact(code)]
}
