import { expect, test } from 'vitest'
import { words } from '../../words/en.ts'
import { readCard } from './card.ts'

const now = new Date('2026-11-20T12:00:00Z')
const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '04 / 29', securityCode: '123', ...fields }
  for (const [name, value] of Object.entries(card)) data.set(name, value)
  return data
}

test.each(['04 / 29', '4/29', '04/2029', '0429', '04-29'])('reads the expiry date %s', (expiry) => {
  expect(readCard(form({ expiry }), { now, words })).toMatchObject({
    card: { expiryMonth: 4, expiryYear: 2029, cardNumber: '4242424242424242' },
  })
})

test.each([
  ['cardNumber', ''],
  ['cardNumber', 'abc'],
  ['cardNumber', '4242 4242 4242 4241'],
  ['expiry', '13/29'],
  ['expiry', '00/29'],
  ['expiry', '10/26'],
  ['expiry', 'soon'],
  ['securityCode', '12'],
  ['securityCode', 'abc'],
])('rejects %s “%s” with a message', (field, value) => {
  expect(readCard(form({ [field]: value }), { now, words })).toMatchObject({ errors: { [field]: expect.any(String) } })
})

test('a card is valid until the end of its month', () => {
  expect(readCard(form({ expiry: '11/26' }), { now, words })).toHaveProperty('card')
})
