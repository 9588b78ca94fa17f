import { expect, test } from 'vitest'
import { emailKey, personKey, phoneKey } from './keys.ts'
import { mergeCustomers, type MergedFacts } from './merge.ts'
import { orderFigures } from './spent.ts'
import { normalTags, withoutTags } from './tags.ts'

test('identifies a person by email, or by phone without an email', () => {
  expect(emailKey(' Ada@Mail.example ')).toBe('email:ada@mail.example')
  expect([phoneKey('+49 (40) 123-456'), phoneKey('0049 40 123456'), phoneKey('040 123456')]).toEqual([
    'phone:+4940123456',
    'phone:+4940123456',
    'phone:040123456',
  ])
  expect([phoneKey('123'), phoneKey(''), emailKey('  '), emailKey(null)]).toEqual(Array(4).fill(undefined))
  expect(personKey({ email: '', phone: '+1 555 010 999' })).toBe('phone:+1555010999')
})

test('treats tags in another case as the same', () => {
  expect(normalTags([' VIP', 'vip', '', 'Press  list'])).toEqual(['VIP', 'Press list'])
  expect(withoutTags(['VIP', 'New'], ['vip'])).toEqual(['New'])
})

test('counts what was paid and kept, in minor units, and only orders that were placed', () => {
  const order = { status: 'APPROVED', currency: 'EUR', paid: '19.99', refunded: '5.50' } as const
  expect(orderFigures(order)).toEqual({ currency: 'EUR', spent: 1449, counts: true })
  expect(orderFigures({ ...order, status: 'CANCELED', refunded: '19.99' })).toMatchObject({ spent: 0, counts: false })
  expect(orderFigures({ ...order, currency: 'JPY', paid: '1200', refunded: undefined }).spent).toBe(1200)
})

const empty: MergedFacts<{ city: string; id?: string }> = {
  memberId: null,
  email: null,
  phone: null,
  firstName: null,
  lastName: null,
  company: null,
  language: null,
  country: null,
  addresses: [],
  tags: [],
  note: null,
}

test('keeps what either of two merged customers has, and both notes', () => {
  const kept = {
    ...empty,
    email: 'a@x.example',
    firstName: 'Ada',
    tags: ['VIP'],
    note: 'Calls.',
    addresses: [{ city: 'Kyoto', id: '1' }],
  }
  const other = {
    ...empty,
    memberId: 'm',
    email: 'b@x.example',
    phone: '+1',
    lastName: 'Other',
    tags: ['vip', 'New'],
    note: 'Writes.',
    addresses: [{ city: 'kyoto' }, { city: 'Bern' }],
  }
  expect(mergeCustomers(kept, other)).toEqual({
    ok: true,
    merged: {
      ...empty,
      memberId: 'm',
      email: 'a@x.example',
      phone: '+1',
      firstName: 'Ada',
      addresses: [{ city: 'Kyoto', id: '1' }, { city: 'Bern' }],
      tags: ['VIP', 'New'],
      note: 'Calls.\n\nWrites.',
    },
  })
})

test('refuses a merge of two accounts, and one that would lose tags or a part of a note', () => {
  const codeOf = (kept: object, other: object) => mergeCustomers({ ...empty, ...kept }, { ...empty, ...other })
  expect(codeOf({ memberId: 'a' }, { memberId: 'b' })).toEqual({ ok: false, code: 'CUSTOMERS_HAVE_ACCOUNTS' })
  const tags = (letter: string) => Array.from({ length: 30 }, (_, index) => `${letter}${index}`)
  expect(codeOf({ tags: tags('a') }, { tags: tags('b') })).toEqual({ ok: false, code: 'TOO_MANY_TAGS' })
  expect(codeOf({ note: 'x'.repeat(3000) }, { note: 'y'.repeat(3000) })).toEqual({ ok: false, code: 'TOO_LONG_NOTE' })
})
