import { dateBounds } from '@vitrine/contract/bounds.ts'
import { isLanguage } from '@vitrine/domain/language.ts'

const [earliest, latest] = [Date.parse(dateBounds.from), Date.parse(dateBounds.to)]

/** Returns whether a date is in the range that every database supports. */
export const isSupportedDate = (date: Date): boolean => date.getTime() >= earliest && date.getTime() <= latest

const momentText = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i
const dateText = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const isMomentText = (text: string): boolean => momentText.test(text) && isSupportedDate(new Date(text))

/** A valid calendar date: no 30 February. */
const isDayText = (text: string): boolean => {
  if (!dateText.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return isSupportedDate(day) && day.toISOString().startsWith(text)
}

/** The text formats of the contract. */
export const formats: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  guid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  email: /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,63}(\.[^\s@<>()[\]\\,;:".]{1,63})+$/,
  phone: /^[+\d][\d\s().\-/x#*]{0,39}$/i,
  currency: /^[A-Z]{3}$/,
  country: /^[A-Z]{2}$/,
  language: isLanguage,
  'local-date': isDayText,
  // Empty text means no color.
  'color-hex': /^(#([0-9a-f]{3}|[0-9a-f]{6}))?$/i,
  'web-url': /^https?:\/\/[^\s<>"]+$/i,
  'date-time': isMomentText,
}

export interface DecimalProblem {
  readonly rule: 'FORMAT' | 'DECIMAL_GT' | 'DECIMAL_GTE' | 'DECIMAL_LT' | 'DECIMAL_LTE' | 'DECIMAL_MAX_SCALE'
  readonly bound?: number
}

const decimalText = /^[+-]?\d{1,20}(\.(\d{1,20}))?$/

/** Returns what is wrong with a decimal number, if anything. */
export const decimalProblem = (
  text: string,
  { gt, gte, lt, lte, maxScale }: Readonly<Record<string, number>>,
): DecimalProblem | undefined => {
  const match = decimalText.exec(text)
  if (!match) return { rule: 'FORMAT' }
  const value = Number(text)
  if (gt !== undefined && !(value > gt)) return { rule: 'DECIMAL_GT', bound: gt }
  if (gte !== undefined && !(value >= gte)) return { rule: 'DECIMAL_GTE', bound: gte }
  if (lt !== undefined && !(value < lt)) return { rule: 'DECIMAL_LT', bound: lt }
  if (lte !== undefined && !(value <= lte)) return { rule: 'DECIMAL_LTE', bound: lte }
  if (maxScale !== undefined && (match[2]?.replace(/0+$/, '').length ?? 0) > maxScale) {
    return { rule: 'DECIMAL_MAX_SCALE', bound: maxScale }
  }
  return undefined
}
