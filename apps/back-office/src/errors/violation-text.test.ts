import { ApiError, type Violation } from '@vitrine/client'
import { violationReasons } from '@vitrine/contract/error-reasons.ts'
import { violationKinds } from '@vitrine/contract/errors.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { fieldProblemWords as german } from '../words/de/errors/fields.ts'
import { loadWords } from '../words/words.ts'
import { describeViolation, violationText } from './violation-text.ts'

vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { errorMessage } = await import('../error-message.ts').finally(() => vi.unstubAllGlobals())

beforeAll(loadWords)

const inGerman = (violation: Violation): string =>
  describeViolation(violation, { locale: 'de', problems: german.fieldProblems, required: 'Erforderlich.' })

const violation = (of: Partial<Violation>): Violation => ({ field: 'name', description: 'must be right', ...of })

test('every rule and every reason has a text', () => {
  const { rules, reasons } = german.fieldProblems
  expect(Object.keys(rules).toSorted()).toEqual([...violationKinds].toSorted())
  expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(violationReasons).toSorted())
})

test.each([
  [{ violatedRule: 'REQUIRED_FIELD' }, 'Erforderlich.'],
  [{ violatedRule: 'MIN_LENGTH', data: { threshold: 1 } }, 'Erforderlich.'],
  [{ violatedRule: 'MIN_LENGTH' }, 'Erforderlich.'],
  [{ violatedRule: 'MIN_LENGTH', data: { threshold: 8 } }, 'Geben Sie mindestens 8 Zeichen ein.'],
  [{ violatedRule: 'MAX_LENGTH', data: { threshold: 2500 } }, 'Geben Sie höchstens 2.500 Zeichen ein.'],
  [{ violatedRule: 'MAX', data: { threshold: '12.50' } }, 'Geben Sie höchstens 12,50 ein.'],
  [{ violatedRule: 'DECIMAL_GTE', data: { threshold: 0 } }, 'Geben Sie eine Zahl von mindestens 0 ein.'],
  [{ violatedRule: 'FORMAT', data: { type: 'EMAIL' } }, /^Geben Sie eine E-Mail-Adresse ein/],
  [{ violatedRule: 'FORMAT', data: { type: 'ONE_OF_A_NEWER_SERVER' } }, 'Das hat das falsche Format.'],
  [{ violatedRule: 'VALIDATION', data: { reason: 'LISTED_TWICE' } }, /doppelt in der Liste/],
  [{ violatedRule: 'VALIDATION', data: { reason: 'LIMIT_REACHED', threshold: 100 } }, /^Es kann höchstens 100 geben/],
  [{ violatedRule: 'VALIDATION' }, 'Dieser Wert ist hier nicht möglich.'],
  [{ violatedRule: 'RULE_OF_A_NEWER_SERVER' }, 'Must be right'],
])('describes %j in German', (of, text) => {
  expect(inGerman(violation(of))).toMatch(text)
})

test('a page describes what it finds itself', () => {
  expect(inGerman(violation({ description: 'Geben Sie eine Zahl ein.' }))).toBe('Geben Sie eine Zahl ein.')
})

test('in English, the description of the server is more precise than a rule', () => {
  expect(violationText(violation({ violatedRule: 'VALIDATION' }))).toBe('Must be right')
  expect(violationText(violation({ violatedRule: 'MAX', data: { threshold: 5 } }))).toBe('Enter 5 or less.')
})

test('a message names fields as people know them', () => {
  const invalid = new ApiError('', {
    status: 400,
    code: 'INVALID_ARGUMENT',
    violations: [
      violation({ field: 'product.variants[0].barcode', violatedRule: 'MAX_LENGTH', data: { threshold: 40 } }),
      violation({ field: 'x.unknownField', violatedRule: 'MIN' }),
    ],
  })
  expect(errorMessage(invalid)).toBe('Barcode: Enter at most 40 characters. Must be right')
})
