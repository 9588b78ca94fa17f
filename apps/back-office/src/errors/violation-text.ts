import type { Violation } from '@vitrine/client'
import type { Language } from '@vitrine/domain/languages.ts'
import type { FieldProblems } from '../words/error-texts.ts'
import { errorTexts } from '../words/error-texts.ts'
import { locale, words } from '../words/first.ts'

/** What violations are described with. */
interface Texts {
  readonly locale: Language
  /** Absent until the texts of all pages are loaded. */
  readonly problems: FieldProblems | undefined
  /** The text of a required field. */
  readonly required: string
}

type BoundText = string | ((bound: string) => string)

const own = <Value>(values: object | undefined, key: unknown): Value | undefined =>
  values !== undefined && typeof key === 'string' && Object.hasOwn(values, key)
    ? (Reflect.get(values, key) as Value)
    : undefined

const boundText = (bound: unknown, language: Language): string | undefined => {
  if (bound === undefined || bound === null || bound === '') return undefined
  const value = Number(bound)
  if (Number.isNaN(value)) return String(bound)
  // Amounts keep their digits: 12.50.
  const minimumFractionDigits = String(bound).split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: 8 }).format(value)
}

/** The text of the reason, or else of the rule, with the bound that it needs. */
const preciseText = ({ violatedRule, data = {} }: Violation, { locale, problems }: Texts): string | undefined => {
  const bound = boundText(data['threshold'], locale)
  const text =
    own<BoundText>(problems?.reasons, data['reason']) ??
    (violatedRule === 'FORMAT' ? own<string>(problems?.formats, data['type']) : undefined) ??
    own<BoundText>(problems?.bounds, violatedRule)
  if (typeof text !== 'function') return text
  return bound === undefined ? undefined : text(bound)
}

/** Whether a field is empty that must not be. */
const isMissing = ({ violatedRule, data = {} }: Violation): boolean =>
  violatedRule === 'REQUIRED_FIELD' || (violatedRule === 'MIN_LENGTH' && Number(data['threshold'] ?? 1) <= 1)

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Describes an invalid field with the texts of a language. */
export const describeViolation = (violation: Violation, texts: Texts): string => {
  const { violatedRule, description } = violation
  // A page found it, and described it in its language.
  if (violatedRule === undefined) return description
  if (isMissing(violation)) return texts.required
  const precise = preciseText(violation, texts)
  if (precise !== undefined) return precise
  // The server describes violations in English, in more detail than the text of a rule.
  const ofRule = texts.locale === 'en' ? undefined : own<string>(texts.problems?.rules, violatedRule)
  return ofRule ?? capitalized(description)
}

/** Returns the text of an invalid field in the language of the pages, without the name of the field. */
export const violationText = (violation: Violation): string =>
  describeViolation(violation, {
    locale,
    problems: errorTexts.fieldProblems,
    required: words.fieldErrors.REQUIRED_FIELD,
  })
