import { ApiError, type Violation } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** Messages of a rejected form, overall or by field. */
export interface Complaint {
  readonly status: number
  readonly failure?: string
  /** The captcha required by the server. */
  readonly captcha?: 'VISIBLE' | 'INVISIBLE'
  readonly errors: Readonly<Record<string, string>>
}

/** The site and words of a form's messages. */
interface FormContext {
  readonly words: Words
  readonly site: { readonly passwordMinLength: number }
}

const minute = 60
const hour = 60 * minute

/** Formats a waiting time, rounded up. */
export const waitOf = (seconds: number, words: Words): string => {
  if (seconds < minute) return words.seconds(Math.max(1, Math.ceil(seconds)))
  if (seconds < hour) return words.minutes(Math.ceil(seconds / minute))
  return words.hours(Math.ceil(seconds / hour))
}

const refusals = (words: Words): Readonly<Record<string, string>> => ({
  '-19976': words.wrongPassword,
  '-19973': words.passwordMustChange,
  '-19958': words.blocked,
  '-19971': words.captchaNeeded,
  '-19970': words.captchaWrong,
})

/** Says when to try again, if the server does. */
export const tooManySentence = (
  { data, retryAfterMs }: ApiError,
  { words, otherwise }: { words: Words; otherwise: string },
): string => {
  const seconds = typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : retryAfterMs / 1000
  return seconds <= 0 ? otherwise : words.tryAgainIn(waitOf(seconds, words))
}

const passwordSentence = ({ violatedRule }: Violation, { words, site }: FormContext): string => {
  if (violatedRule === 'MIN_LENGTH' || violatedRule === 'REQUIRED_FIELD')
    return words.passwordShort(site.passwordMinLength)
  if (violatedRule === 'MAX_LENGTH') return words.passwordLong
  return violatedRule === 'VALIDATION' ? words.passwordCommon : words.notAccepted
}

/** Returns messages for the server's violations, by form field. */
const fieldSentences = (violations: readonly Violation[], context: FormContext): Record<string, string> =>
  Object.fromEntries(
    violations.map((violation) => {
      const name = violation.field.split('.').at(-1) ?? ''
      if (/password$/i.test(name)) return ['password', passwordSentence(violation, context)]
      return name === 'email' ? ['email', context.words.wrongEmail] : [name, context.words.notAccepted]
    }),
  )

/** Returns messages for an error that the member can fix. Rethrows others. */
export const complaintOf = (error: unknown, context: FormContext): Complaint => {
  const { words } = context
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'TOO_MANY_REQUESTS')
    return { status: 429, failure: tooManySentence(error, { words, otherwise: words.tooManyAttempts }), errors: {} }
  if (error.code === '-19995') return { status: 422, errors: { email: words.accountExists } }
  if (error.code === 'INVALID_ARGUMENT' && error.violations.length > 0)
    return { status: 422, errors: fieldSentences(error.violations, context) }
  const failure = refusals(words)[error.code]
  if (failure === undefined) throw error
  const { captcha } = error.data
  const isRequired = captcha === 'VISIBLE' || captcha === 'INVISIBLE'
  return { status: 422, failure, errors: {}, ...(isRequired && { captcha }) }
}
