import { ApiError } from '@vitrine/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadWords } from '../words/words.ts'

vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { FieldErrors, fieldErrorOf, fieldRuleOf } = await import('./field-errors.ts').finally(() =>
  vi.unstubAllGlobals(),
)

beforeAll(loadWords)

test('a violation of the server is described at its field', () => {
  const violations = [{ field: 'fee.name', description: 'must be set', violatedRule: 'REQUIRED_FIELD' }]
  const failure = new ApiError('', { code: 'INVALID_ARGUMENT', violations })
  expect(fieldErrorOf(failure, 'fee.name')).toBe('This field is required.')
  expect(fieldRuleOf(failure, 'fee.name')).toBe('REQUIRED_FIELD')
  expect(fieldErrorOf(failure, 'fee.amount')).toBeUndefined()
})

test('an error that names its field is described there', () => {
  const data = { reason: 'COUPON_CODE_TAKEN', field: 'coupon.code' }
  const failure = new ApiError('A coupon with this code already exists.', { code: 'ALREADY_EXISTS', status: 409, data })
  expect(fieldErrorOf(failure, 'coupon.code')).toBe('Another coupon has this code. Choose a different one.')
})

test('what a page finds itself is shown as it describes it', () => {
  expect(fieldErrorOf(new FieldErrors([{ field: 'x', description: 'Enter a number.' }]), 'x')).toBe('Enter a number.')
})
