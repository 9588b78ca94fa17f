import { throwFieldError } from './field-errors.ts'
import { words } from '../words/words.ts'

/** Whether the only separator groups thousands: it has three digits behind it, which is unusual for decimals here. */
const isGrouping = (text: string, digits: number): boolean => {
  const [, whole = '', rest = ''] = /^(\d*)[.,](\d+)$/.exec(text) ?? []
  return rest.length === 3 && digits < 3 && whole !== '' && whole !== '0' && whole.length <= 3
}

/**
 * Parses a number in common notations, such as `12,50`, `€ 1.234,50` or `1 234.50`, into a decimal string. `digits` is
 * the usual number of decimals. `undefined` if it is not a number.
 */
export const readDecimal = (typed: string, digits = 2): string | undefined => {
  const text = typed.replaceAll(/[\s\u00A0\u202F'’]|\p{Sc}|[A-Za-z%]+/gu, '')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return undefined
  const marks = text.match(/[.,]/g) ?? []
  const hasBoth = text.includes('.') && text.includes(',')
  const isWhole = marks.length === 0 || (marks.length > 1 && !hasBoth) || (!hasBoth && isGrouping(text, digits))
  if (isWhole) return withoutZeros(text.replaceAll(/[.,]/g, ''))
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const [whole, fraction] = [text.slice(0, at).replaceAll(/[.,]/g, ''), text.slice(at + 1)]
  return fraction === '' ? withoutZeros(whole) : `${withoutZeros(whole)}.${fraction}`
}

const withoutZeros = (whole: string): string => whole.replace(/^0+(?=\d)/, '') || '0'

/** The trimmed text of a field. */
export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Whether a checkbox is checked. */
export const isTicked = (form: FormData, name: string): boolean => form.get(name) === 'on'

/**
 * The number in a field, as a decimal string. `undefined` if the field is empty; throws a field error for an invalid
 * number.
 */
export const decimalIn = (form: FormData, name: string, digits?: number): string | undefined => {
  const typed = textIn(form, name)
  return typed === '' ? undefined : (readDecimal(typed, digits) ?? throwFieldError(name, words.notANumber))
}

/** The integer in a field. `undefined` if it is empty. */
export const countIn = (form: FormData, name: string): number | undefined => {
  const typed = textIn(form, name)
  if (typed === '') return undefined
  return /^\d+$/.test(typed) ? Number(typed) : throwFieldError(name, words.notWhole)
}
