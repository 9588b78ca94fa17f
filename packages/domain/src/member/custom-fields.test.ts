import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFields, longestText, type MemberField } from './custom-fields.ts'

const asked: readonly MemberField[] = [
  { key: 'size', type: 'NUMBER' },
  { key: 'since', type: 'DATE' },
  { key: 'pet', type: 'TEXT' },
]

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a number', { size: 42.5 }, { size: 42.5 }],
  ['nought, which is a number too', { size: { name: 'size', value: 0 } }, { size: 0 }],
  ['a day, as the moment it begins', { since: '2020-02-29' }, { since: '2020-02-29T00:00:00.000Z' }],
  ['a moment', { since: { value: '2020-02-29T12:30:00+02:00' } }, { since: '2020-02-29T10:30:00.000Z' }],
  ['a text', { pet: 'Rex' }, { pet: 'Rex' }],
  ['a field that the shop does not ask for, as it came', { other: true }, { other: true }],
  ['nothing of fields that were emptied', { size: '', since: null, pet: '' }, {}],
])('of what members tell the shop keeps %s', (_name, sent, kept) => {
  const fields = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, { name, value }]))
  expect(checkFields(asked, sent)).toEqual({ ok: true, fields })
})

test.each<[string, Record<string, unknown>, 'FORMAT' | 'MAX_LENGTH']>([
  ['a number in words', { size: 'large' }, 'FORMAT'],
  ['a number that is none', { size: Number.NaN }, 'FORMAT'],
  ['a number as text', { size: '42' }, 'FORMAT'],
  ['a date that no calendar has', { since: '2021-02-29' }, 'FORMAT'],
  ['a date in words', { since: 'yesterday' }, 'FORMAT'],
  ['a number where a text belongs', { pet: 7 }, 'FORMAT'],
  ['a text that never ends', { pet: 'x'.repeat(longestText + 1) }, 'MAX_LENGTH'],
])('%s is refused, and the field is named', (_name, sent, rule) => {
  expect(checkFields(asked, sent)).toEqual({ ok: false, problem: { key: Object.keys(sent)[0], rule } })
})

test('what was kept once is kept the same when it is sent back', () => {
  const sent = fc.record({ size: fc.double({ noNaN: true, noDefaultInfinity: true }), pet: fc.string() })
  fc.assert(
    fc.property(sent, (fields) => {
      const once = checkFields(asked, fields)
      expect(once.ok && checkFields(asked, once.fields)).toEqual(once)
    }),
  )
})
