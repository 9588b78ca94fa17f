import type { ImportReason } from '@vitrine/contract/import-reasons.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { ImportData } from '../product/problem.ts'

/** Why a cell cannot be read, besides its value. */
interface Unreadable {
  readonly reason: ImportReason
  readonly data: ImportData
}

/** A cell's value, or why it cannot be read. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Unreadable }

const read = <T>(value: T): Reading<T> => ({ ok: true, value })
const unreadable = (reason: ImportReason, data: ImportData = {}): Reading<never> => ({
  ok: false,
  problem: { reason, data },
})

/** Maximum price in the contract. */
const maxAmount = 999_999_999.99
/** Maximum quantity in stock of a variant in the contract. */
export const maxInStock = 99_999

const grouped = (mark: string): RegExp => new RegExp(String.raw`^-?\d{1,3}([${mark}]\d{3})+$`)
/** Such as `1.299`, which is ambiguous: thousands separator or decimals. */
const ambiguousNumber = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Reads a number in any common format: `1299.50`, `1,299.50`, `1.299,50`, `12,5`, `€ 12`. Files with semicolon
 * separators come from regions with a decimal comma.
 */
const readDecimal = (cell: string, decimalComma: boolean): Reading<string> => {
  const text = cell
    .replaceAll(/[\s'’_]/gu, '')
    .replace(/^(-?)(?:[A-Z]{3}|\p{Sc})/u, '$1')
    .replace(/(?:[A-Z]{3}|\p{Sc})$/u, '')
  if (!/^-?\d[\d.,]*$/.test(text)) return unreadable('NOT_A_NUMBER')
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (dot !== -1 && comma !== -1) {
    const [decimalMark, groupMark] = dot > comma ? ['.', ','] : [',', '.']
    const [whole = '', fraction = ''] = text.split(decimalMark)
    if (!grouped(groupMark).test(whole) || /[.,]/.test(fraction)) return unreadable('NOT_A_NUMBER')
    return read(`${whole.replaceAll(groupMark, '')}.${fraction}`)
  }
  const mark = comma === -1 ? '.' : ','
  if (text.split(mark).length > 2) {
    return grouped(mark).test(text) ? read(text.replaceAll(mark, '')) : unreadable('NOT_A_NUMBER')
  }
  if (ambiguousNumber.test(text)) {
    if (decimalComma) return unreadable('AMBIGUOUS_NUMBER')
    if (mark === ',') return read(text.replace(',', ''))
  }
  return read(text.replace(',', '.'))
}

/** Reads an amount; `undefined` for a blank cell. */
export const readAmount = (
  cell: string,
  { currency, decimalComma }: { currency: string; decimalComma: boolean },
): Reading<Minor | undefined> => {
  if (cell === '') return read(undefined)
  const decimal = readDecimal(cell, decimalComma)
  if (!decimal.ok) return decimal
  const number = Number(decimal.value)
  if (number < 0) return unreadable('NEGATIVE')
  if (number > maxAmount) return unreadable('ABOVE_MAXIMUM', { max: maxAmount })
  return read(toMinor(decimal.value, currency))
}

/** Reads a number of at least 0, such as a weight. */
export const readNumber = (cell: string, decimalComma: boolean): Reading<number | undefined> => {
  if (cell === '') return read(undefined)
  const decimal = readDecimal(cell, decimalComma)
  if (!decimal.ok) return decimal
  const number = Number(decimal.value)
  if (number < 0) return unreadable('NEGATIVE')
  return number > maxAmount ? unreadable('ABOVE_MAXIMUM', { max: maxAmount }) : read(number)
}

/** Reads a whole quantity, which may be negative if more was sold than there was. */
export const readQuantity = (cell: string): Reading<number | undefined> => {
  if (cell === '') return read(undefined)
  const text = cell.replace(/[.,]0+$/, '')
  return /^-?\d{1,12}$/.test(text) ? read(Number(text)) : unreadable('NOT_WHOLE')
}

/** Spreadsheets write booleans in the user's language. */
const yes = new Set(['true', 'yes', 'y', '1', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'sí', 'vero', 'sì', 'waar'])
const no = new Set(['false', 'no', 'n', '0', 'falsch', 'nein', 'faux', 'non', 'falso', 'onwaar', 'nee'])

export const readFlag = (cell: string): Reading<boolean | undefined> => {
  const word = cell.toLowerCase()
  if (word === '') return read(undefined)
  if (yes.has(word)) return read(true)
  return no.has(word) ? read(false) : unreadable('NOT_YES_OR_NO')
}

/** Reads a picture URL. `//host/…` becomes https. */
export const readWebAddress = (cell: string): string | undefined => {
  try {
    const url = new URL(cell.startsWith('//') ? `https:${cell}` : cell)
    const isPlain = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === ''
    return isPlain && url.href.length <= 2000 ? url.href : undefined
  } catch {
    return undefined
  }
}
