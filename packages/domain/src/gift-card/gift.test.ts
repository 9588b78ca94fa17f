import { expect, test } from 'vitest'
import { decideGiftCardDelivery } from './delivery.ts'
import { giftProblems, lastGiftDay, readGift } from './gift.ts'

const today = '2026-02-28'
const named = { 'Recipient email': 'anna@people.test' }

test('what was left empty was not said', () => {
  expect(readGift({ 'Recipient name': ' Anna ', Message: '  ', Else: 'x' })).toEqual({ recipientName: 'Anna' })
  expect(readGift()).toEqual({})
})

test.each([
  ['nothing at all', {}],
  ['an email', named],
  ['today', { ...named, 'Delivery date': today }],
  ['a year from now', { 'Delivery date': '2027-02-28' }],
  ['the longest message', { Message: 'x'.repeat(400) }],
])('%s can be said of a gift card', (_name, texts) => {
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
])('a wrong %s is named (%s)', (title, violatedRule, texts) => {
  expect(giftProblems(texts, today)).toMatchObject([{ title, violatedRule }])
})

test('a year from a leap day ends on the first of March', () => {
  expect(lastGiftDay('2028-02-29')).toBe('2029-03-01')
})

test('what was canceled is not sent, and what was sent can be sent again', () => {
  expect(decideGiftCardDelivery('CANCELED', 'SEND')).toEqual({ ok: false, code: 'IS_CANCELED' })
  expect(decideGiftCardDelivery('SENT', 'SEND')).toMatchObject({ ok: true, state: 'SENT', tasks: ['email-code'] })
  expect(decideGiftCardDelivery('SCHEDULED', 'CANCEL')).toMatchObject({ ok: true, state: 'CANCELED', tasks: [] })
})
