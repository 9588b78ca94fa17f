import type { Violation } from '@vitrine/client'
import { errorTexts } from '../words/error-texts.ts'
import { locale, words } from '../words/first.ts'

type BoundText = (bound: string) => string

const own = <Value>(values: object | undefined, key: unknown): Value | undefined =>
  values !== undefined && typeof key === 'string' && Object.hasOwn(values, key)
    ? (Reflect.get(values, key) as Value)
    : undefined

const boundText = (bound: unknown): string | undefined => {
  if (bound === undefined || bound === null || bound === '') return undefined
  const value = Number(bound)
  return Number.isNaN(value) ? String(bound) : new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(value)
}

const textOfBound = ({ violatedRule, data = {} }: Violation): string | undefined => {
  const bound = boundText(data['threshold'])
  return bound === undefined ? undefined : own<BoundText>(errorTexts.fieldProblems?.bounds, violatedRule)?.(bound)
}

/** Whether a field is empty that must not be. */
const isMissing = ({ violatedRule, data = {} }: Violation): boolean =>
  violatedRule === 'REQUIRED_FIELD' || (violatedRule === 'MIN_LENGTH' && Number(data['threshold'] ?? 1) <= 1)

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The server describes violations in English, in more detail than the text of a rule. */
const textOfRule = ({ violatedRule, description }: Violation): string =>
  (locale === 'en' ? undefined : own<string>(errorTexts.fieldProblems?.rules, violatedRule)) ?? capitalized(description)

/** Returns the text of an invalid field in the language of the pages, without the name of the field. */
export const violationText = (violation: Violation): string => {
  const { violatedRule, description, data = {} } = violation
  // A page found it, and described it in its language.
  if (violatedRule === undefined) return description
  const { reasons, formats } = errorTexts.fieldProblems ?? {}
  return (
    own<string>(reasons, data['reason']) ??
    (isMissing(violation) ? words.fieldErrors.REQUIRED_FIELD : undefined) ??
    own<string>(violatedRule === 'FORMAT' ? formats : undefined, data['type']) ??
    textOfBound(violation) ??
    textOfRule(violation)
  )
}
