import { ApiError, type Violation } from '@vitrine/client'
import { violationReasons } from '@vitrine/contract/error-reasons.ts'
import { violationKinds } from '@vitrine/contract/errors.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

const inLanguage = async (language: string) => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://store.test/back-office/'))
  vi.stubGlobal('localStorage', { getItem: () => language })
  const [{ violationText }, { errorMessage }, { errorTexts }] = await Promise.all([
    import('./violation-text.ts'),
    import('../error-message.ts'),
    import('../words/error-texts.ts'),
  ])
  const { loadWords } = await import('../words/words.ts')
  await loadWords()
  return { violationText, errorMessage, errorTexts }
}

let english: Awaited<ReturnType<typeof inLanguage>>
let german: Awaited<ReturnType<typeof inLanguage>>

beforeAll(async () => {
  english = await inLanguage('en')
  german = await inLanguage('de')
})
afterEach(() => vi.unstubAllGlobals())

const violation = (of: Partial<Violation>): Violation => ({ field: 'name', description: 'must be right', ...of })

test('every rule and every reason has a text', () => {
  const { rules, reasons } = german.errorTexts.fieldProblems!
  expect(Object.keys(rules).toSorted()).toEqual([...violationKinds].toSorted())
  expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(violationReasons).toSorted())
})

test.each([
  [{ violatedRule: 'REQUIRED_FIELD' }, 'Dieses Feld ist erforderlich.'],
  [{ violatedRule: 'MIN_LENGTH', data: { threshold: 1 } }, 'Dieses Feld ist erforderlich.'],
  [{ violatedRule: 'MIN_LENGTH' }, 'Dieses Feld ist erforderlich.'],
  [{ violatedRule: 'MIN_LENGTH', data: { threshold: 8 } }, 'Geben Sie mindestens 8 Zeichen ein.'],
  [{ violatedRule: 'MAX_LENGTH', data: { threshold: 2500 } }, 'Geben Sie höchstens 2.500 Zeichen ein.'],
  [{ violatedRule: 'MAX', data: { threshold: '12.50' } }, 'Geben Sie höchstens 12,5 ein.'],
  [{ violatedRule: 'DECIMAL_GTE', data: { threshold: 0 } }, 'Geben Sie eine Zahl von mindestens 0 ein.'],
  [{ violatedRule: 'FORMAT', data: { type: 'EMAIL' } }, /^Geben Sie eine E-Mail-Adresse ein/],
  [{ violatedRule: 'FORMAT', data: { type: 'ONE_OF_A_NEWER_SERVER' } }, 'Das hat das falsche Format.'],
  [{ violatedRule: 'VALIDATION', data: { reason: 'LISTED_TWICE' } }, /doppelt in der Liste/],
  [{ violatedRule: 'VALIDATION', data: { reason: 'LIMIT_REACHED', threshold: 100 } }, /^Es kann höchstens 100 geben/],
  [{ violatedRule: 'VALIDATION' }, 'Dieser Wert ist hier nicht möglich.'],
  [{ violatedRule: 'RULE_OF_A_NEWER_SERVER' }, 'Must be right'],
])('describes %j in German', (of, text) => {
  expect(german.violationText(violation(of))).toMatch(text)
})

test('a page describes what it finds itself', () => {
  expect(german.violationText(violation({ description: 'Geben Sie eine Zahl ein.' }))).toBe('Geben Sie eine Zahl ein.')
})

test('in English, the description of the server is more precise than a rule', () => {
  expect(english.violationText(violation({ violatedRule: 'VALIDATION' }))).toBe('Must be right')
  expect(english.violationText(violation({ violatedRule: 'MAX', data: { threshold: 5 } }))).toBe('Enter 5 or less.')
})

test('a message names the field in the language of the pages', () => {
  const invalid = new ApiError('', {
    status: 400,
    code: 'INVALID_ARGUMENT',
    violations: [
      violation({ field: 'product.variants[0].barcode', violatedRule: 'MAX_LENGTH', data: { threshold: 40 } }),
      violation({ field: 'x.unknownField', violatedRule: 'MIN' }),
    ],
  })
  expect(german.errorMessage(invalid)).toBe('Barcode: Geben Sie höchstens 40 Zeichen ein. Das ist zu wenig.')
})
