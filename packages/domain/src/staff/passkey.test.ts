import { expect, test } from 'vitest'
import { decidePasskeyRemoval, isCounterRegression, passkeyName } from './passkey.ts'

test.each([
  [0, 0, false],
  [0, 1, false],
  [4, 5, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])('a counter that was %i and is %i: regression %s', (stored, received, isRegression) => {
  expect(isCounterRegression(stored, received)).toBe(isRegression)
})

test('suggests the name of the password manager, or else of the browser', () => {
  expect(passkeyName('BADA5566-a7aa-401f-bd96-45619a55120d', 'Firefox on Linux')).toBe('1Password')
  expect(passkeyName('00000000-0000-0000-0000-000000000000', 'Firefox on Linux')).toBe('Firefox on Linux')
})

test.each([
  [1, false, 'LAST_PASSKEY'],
  [1, true, 'ALLOWED'],
  [2, false, 'ALLOWED'],
])('with %i passkeys and a password: %s, removing one is %s', (count, hasPassword, decision) => {
  expect(decidePasskeyRemoval({ count, hasPassword })).toBe(decision)
})
