import { expect, test, vi } from 'vitest'
import { words } from '../../words/words.ts'

vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { problemOf } = await import('./import-file.ts').finally(() => vi.unstubAllGlobals())

const result = { originalIndex: 0, action: 'REFUSED', field: 'email', message: 'must match format "email"' } as const

test('says why a row was refused in the language of the pages', () => {
  const violation = { field: 'email', description: result.message, violatedRule: 'FORMAT', data: { type: 'EMAIL' } }
  const error = { code: 'INVALID_ARGUMENT', description: '', data: { fieldViolations: [violation] } }
  expect(problemOf({ ...result, error }, 7)).toEqual({
    row: 7,
    column: 'Email',
    message: words.fieldProblems.formats.EMAIL,
  })
})

test('shows what the server says if there is no error for programs', () => {
  expect(problemOf(result, 7).message).toBe('must match format "email"')
})
