/** Check digits of Brazilian tax IDs, for individuals (CPF) and businesses (CNPJ). */

const withoutSigns = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/[.\-/\s]/g, '')

/** Letters are allowed since 2026. Each character counts its code less that of `0`. */
const worth = (character: string): number => character.charCodeAt(0) - 48

const checkDigit = (text: string, weights: readonly number[]): number => {
  const sum = weights.reduce((total, weight, index) => total + weight * worth(text[index]!), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Counts down from `from` to 2. For a CNPJ it starts again with 9. */
const countdown = (length: number, from: number): number[] =>
  Array.from({ length }, (_none, index) => (from - index >= 2 ? from - index : from - index + 8))

/** `111.111.111-11` has valid check digits, but is never assigned. */
const isOneDigit = (text: string): boolean => /^(.)\1*$/.test(text)

const endsInCheckDigits = (text: string, from: readonly [number, number]): boolean => {
  const body = text.slice(0, -2)
  const first = checkDigit(body, countdown(body.length, from[0]))
  const second = checkDigit(`${body}${first}`, countdown(body.length + 1, from[1]))
  return text.endsWith(`${first}${second}`)
}

export const isCpf = (id: string): boolean => {
  const text = withoutSigns(id)
  return /^\d{11}$/.test(text) && !isOneDigit(text) && endsInCheckDigits(text, [10, 11])
}

export const isCnpj = (id: string): boolean => {
  const text = withoutSigns(id)
  return /^[\dA-Z]{12}\d{2}$/.test(text) && !isOneDigit(text) && endsInCheckDigits(text, [5, 6])
}
