import { ApiError } from '@vitrine/client'
import { errorReasons } from '@vitrine/contract/error-reasons.ts'
import { errors, type ErrorCode } from '@vitrine/contract/errors.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { errorGroups, errorTexts } from '../words/error-texts.ts'
import { loadWords } from '../words/words.ts'
import { errorText } from './error-text.ts'
import { usedCalls, usedFunctions, functionNames } from './testing-used-calls.ts'

vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { errorMessage } = await import('../error-message.ts').finally(() => vi.unstubAllGlobals())

beforeAll(loadWords)

/** Errors that any call can return, without listing them. */
const general = [
  'API_KEY_EXPIRED',
  'DEADLINE_EXCEEDED',
  'IDEMPOTENCY_KEY_REUSED',
  'NOT_BUILT',
  'STORAGE_FULL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** Errors of uploads, which are not calls. */
const ofUploads = ['PAYLOAD_TOO_LARGE']

const listed = new Set<string>([...usedCalls.values()].flatMap((call) => call.errors ?? []))
const answered = new Set<string>([...listed, ...general, ...ofUploads])

const fromServer = 'A description of the server.'
const messageOf = (code: string, data: object = {}): string =>
  errorMessage(new ApiError(fromServer, { code, data: { ...data }, status: errors[code as ErrorCode]?.status ?? 413 }))

test('every function of the client that a page calls is found', () => {
  const known = new Set([...usedCalls].flatMap(([name, call]) => functionNames(name, call)))
  expect([...usedFunctions].filter((name) => !known.has(name))).toEqual([])
  expect(usedCalls.size).toBeGreaterThan(400)
})

test('every error that a call of the back office lists has a text', () => {
  const without = [...answered].filter((code) => messageOf(code) === fromServer)
  expect(without.toSorted()).toEqual([])
})

test('every text is about an error that a call of the back office can return', () => {
  const codes = errorGroups.flatMap((group) => Object.keys(errorTexts[group]!))
  expect(codes.filter((code) => !answered.has(code)).toSorted()).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})

test('every reason of an error has a text, and no other has', () => {
  const reasonsOf = (groups: object) =>
    Object.fromEntries(Object.entries(groups).map(([code, reasons]) => [code, Object.keys(reasons as object)]))
  expect(reasonsOf(errorTexts.errorReasons!)).toEqual(reasonsOf(errorReasons))
})

test('an error of a newer server keeps its description', () => {
  expect(messageOf('CODE_OF_A_NEWER_SERVER')).toBe(fromServer)
  expect(messageOf('ILLEGAL_STATE', { reason: 'REASON_OF_A_NEWER_SERVER' })).toBe(messageOf('ILLEGAL_STATE'))
  expect(messageOf('toString')).toBe(fromServer)
})

test('a reason is more precise than its code', () => {
  expect(messageOf('ILLEGAL_STATE', { reason: 'DEFAULT_TAX_GROUP' })).toBe('The default tax group can’t be deleted.')
})

test('a text contains the data of its error', () => {
  expect(messageOf('ILLEGAL_STATE', { reason: 'ITEMS_RESTOCKED', left: 2, restocked: 1 })).toBe(
    '1 of this item were refunded and restocked, so 2 are left to ship.',
  )
  expect(messageOf('CUSTOMER_IN_ANOTHER_COMPANY', { companyName: 'Kiln & Co.' })).toContain('Kiln & Co.')
  expect(messageOf('LABEL_REFUSED', { carrierMessage: 'The parcel is too heavy.' })).toContain('too heavy')
})

test('no text shows a value that is missing in the data of an error', () => {
  const codes = errorGroups.flatMap((group) => Object.keys(errorTexts[group]!))
  expect(codes.filter((code) => errorText({ code })?.includes('undefined'))).toEqual([])
})

test('a bug of the server is not described by its message', () => {
  const bug = new ApiError('select from', { status: 500, code: 'SYSTEM_ERROR', requestId: 'r-1' })
  expect(errorMessage(bug)).toBe('Something went wrong. Try again. If you report it, include the request ID r-1.')
})
