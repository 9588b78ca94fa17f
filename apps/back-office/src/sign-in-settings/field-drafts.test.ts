import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf, keyFor, newDraft, readDrafts } from './field-drafts.ts'

test.each([
  ['Shoe size', [], 'shoe-size'],
  ['Größe (EU)', [], 'grosse-eu'],
  ['  Été 2020 ', [], 'ete-2020'],
  ['2nd name', [], 'nd-name'],
  ['שם', [], 'field'],
  ['Club', ['club', 'club-2'], 'club-3'],
])('derives a plain key from “%s”', (label, taken, key) => {
  expect(keyFor(label, new Set(taken))).toBe(key)
})

test('derives valid, unique keys from any labels', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 12 }), (labels) => {
      const drafts = labels.map((label, index) => ({ ...newDraft(String(index)), label: `${label}x` }))
      const keys = readDrafts(drafts).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(key).toMatch(/^[a-z][a-z0-9_-]{0,49}$/)
    }),
  )
})

test('keeps the key of a renamed field', () => {
  const known = draftOf({ key: 'size', label: 'Size', type: 'NUMBER', onSignUp: true })
  const [renamed, added] = readDrafts([
    { ...known, label: ' Shoe size ' },
    { ...newDraft('new'), label: 'Size' },
  ])
  expect(renamed).toEqual({ key: 'size', label: 'Shoe size', type: 'NUMBER', onSignUp: true })
  expect(added!.key).toBe('size-2')
})

test('reports a missing label at its field', () => {
  expect(() => readDrafts([{ ...newDraft('a'), label: 'Club' }, newDraft('b')])).toThrow(
    'siteSettings.memberFields[1].label',
  )
})
