import { importReasons, type ImportReason } from '@vitrine/contract/import-reasons.ts'
import { expect, test } from 'vitest'
import { importReasonWords as german } from '../../words/de/catalog/import-reasons.ts'
import { importReasonWords as spanish } from '../../words/es/catalog/import-reasons.ts'
import { importReasonWords as hebrew } from '../../words/he/catalog/import-reasons.ts'
import { problemText } from './problem-text.ts'

const problem = { row: 2, message: 'As the server says.', severity: 'error' } as const

test('says what is wrong with its values, and how it was handled', () => {
  const data = { value: 'cheap' }
  expect(problemText({ ...problem, reason: 'NOT_A_NUMBER', data })).toBe('“cheap” is not a number.')
  expect(problemText({ ...problem, reason: 'NOT_A_NUMBER', data, handling: 'SKIPPED' })).toBe(
    '“cheap” is not a number. The value was skipped.',
  )
  expect(problemText({ ...problem, reason: 'ABOVE_MAXIMUM', data: { value: '5e9', max: 999_999_999.99 } })).toBe(
    '“5e9” is more than 999,999,999.99.',
  )
  expect(problemText({ ...problem, reason: 'SAME_VARIANT', data: { row: 1234 } })).toContain('row 1234')
})

test('shows the description of the server for imports from before there were reasons, and of a newer server', () => {
  expect(problemText(problem)).toBe('As the server says.')
  expect(problemText({ ...problem, reason: 'NEW_REASON' as ImportReason })).toBe('As the server says.')
})

const placesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted()

test.each(Object.entries({ german, spanish, hebrew }))(
  'the %s texts have the same values as the descriptions',
  (_name, texts) => {
    for (const [reason, text] of Object.entries(texts.importReasons)) {
      const own = placesOf(importReasons[reason as ImportReason]).filter((name) => name !== 'rule')
      expect({ reason, places: placesOf(text) }).toEqual({ reason, places: own })
    }
    expect(Object.keys(texts.importReasons).toSorted()).toEqual(Object.keys(importReasons).toSorted())
  },
)
