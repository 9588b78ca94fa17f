import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFields, longestText, type MemberField } from './custom-fields.ts'

const definitions: readonly MemberField[] = [
  { key: 'size', type: 'NUMBER' },
  { key: 'since', type: 'DATE' },
  { key: 'pet', type: 'TEXT' },
]

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a number', { size: 42.5 }, { size: 42.5 }],
  ['zero', { size: { name: 'size', value: 0 } }, { size: 0 }],
  ['a day as its first moment', { since: '2020-02-29' }, { since: '2020-02-29T00:00:00.000Z' }],
  ['a date and time', { since: { value: '2020-02-29T12:30:00+02:00' } }, { since: '2020-02-29T10:30:00.000Z' }],
  ['a text', { pet: 'Rex' }, { pet: 'Rex' }],
  ['an unknown field as it was sent', { other: true }, { other: true }],
  ['no fields that were cleared', { size: '', since: null, pet: '' }, {}],
])('stores %s', (_name, sent, stored) => {
  const fields = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, { name, value }]))
  expect(checkFields(definitions, sent)).toEqual({ ok: true, fields })
})

test.each<[string, Record<string, unknown>, 'FORMAT' | 'MAX_LENGTH']>([
  ['a number in words', { size: 'large' }, 'FORMAT'],
  ['a number that is NaN', { size: Number.NaN }, 'FORMAT'],
  ['a number as text', { size: '42' }, 'FORMAT'],
  ['a date that does not exist', { since: '2021-02-29' }, 'FORMAT'],
  ['a date in words', { since: 'yesterday' }, 'FORMAT'],
  ['a number as text field', { pet: 7 }, 'FORMAT'],
  ['a text that is too long', { pet: 'x'.repeat(longestText + 1) }, 'MAX_LENGTH'],
])('rejects %s, with its field', (_name, sent, rule) => {
  expect(checkFields(definitions, sent)).toEqual({ ok: false, problem: { key: Object.keys(sent)[0], rule } })
})

test('stores the same values when they are sent back', () => {
  const sent = fc.record({ size: fc.double({ noNaN: true, noDefaultInfinity: true }), pet: fc.string() })
  fc.assert(
    fc.property(sent, (fields) => {
      const once = checkFields(definitions, fields)
      expect(once.ok && checkFields(definitions, once.fields)).toEqual(once)
    }),
  )
})
