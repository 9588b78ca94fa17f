import { expect, test } from 'vitest'
import { decideGiftCardDelivery } from './delivery.ts'
import { giftProblems, lastGiftDay, readGift } from './gift.ts'

const today = '2026-02-28'
const named = { 'Recipient email': 'anna@people.test' }

test('omits empty texts', () => {
  expect(readGift({ 'Recipient name': ' Anna ', Message: '  ', Else: 'x' })).toEqual({ recipientName: 'Anna' })
  expect(readGift()).toEqual({})
})

test.each([
  ['no texts', {}],
  ['an email', named],
  ['today', { ...named, 'Delivery date': today }],
  ['a year from now', { 'Delivery date': '2027-02-28' }],
  ['the longest message', { Message: 'x'.repeat(400) }],
])('accepts %s', (_name, texts) => {
  expect(giftProblems(texts, today)).toEqual([])
})

test.each([
  ['Recipient email', 'FORMAT', { 'Recipient email': 'anna' }],
  ['Recipient email', 'REQUIRED_FIELD', { 'Recipient name': 'Anna' }],
  ['Recipient email', 'MAX_LENGTH', { 'Recipient email': `${'x'.repeat(250)}@a.de` }],
  ['Recipient name', 'MAX_LENGTH', { ...named, 'Recipient name': 'x'.repeat(101) }],
  ['Message', 'MAX_LENGTH', { Message: 'x'.repeat(401) }],
  ['Delivery date', 'MIN', { 'Delivery date': '2026-02-27' }],
  ['Delivery date', 'MAX', { 'Delivery date': '2027-03-01' }],
  ['Delivery date', 'FORMAT', { 'Delivery date': '2026-02-30' }],
  ['Delivery date', 'FORMAT', { 'Delivery date': 'tomorrow' }],
])('reports an invalid %s (%s)', (title, violatedRule, texts) => {
  expect(giftProblems(texts, today)).toMatchObject([{ title, violatedRule }])
})

test('allows dates up to the first of March for a leap day', () => {
  expect(lastGiftDay('2028-02-29')).toBe('2029-03-01')
})

test('does not send a canceled gift card, but sends a sent one again', () => {
  expect(decideGiftCardDelivery('CANCELED', 'SEND')).toEqual({ ok: false, code: 'IS_CANCELED' })
  expect(decideGiftCardDelivery('SENT', 'SEND')).toEqual({ ok: false, code: 'IS_SENT' })
  expect(decideGiftCardDelivery('SENT', 'RESEND')).toMatchObject({ ok: true, state: 'SENT', tasks: ['email-code'] })
  expect(decideGiftCardDelivery('SCHEDULED', 'CANCEL')).toMatchObject({ ok: true, state: 'CANCELED', tasks: [] })
})
