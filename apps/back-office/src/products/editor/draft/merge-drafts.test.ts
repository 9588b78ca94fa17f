import { expect, test } from 'vitest'
import { blankDraft, blankVariant } from './blank-draft.ts'
import { changedFields, conflictingFields, mergeDrafts } from './merge-drafts.ts'
import type { OptionDraft, ProductDraft } from './product-draft.ts'

const choice = (key: string, name: string) => ({ key, name, color: '#000000', mediaKeys: [] })
const sizes = (...choices: readonly (readonly [string, string])[]): OptionDraft => ({
  key: 'size',
  name: 'Size',
  kind: 'TEXT_CHOICES',
  choices: choices.map(([key, name]) => choice(key, name)),
})
const before: ProductDraft = {
  ...blankDraft,
  name: 'Mug',
  options: [sizes(['s', 'S'], ['l', 'L'])],
  variants: ['s', 'l'].map((size) => ({ ...blankVariant, id: size, choices: { size }, price: '5', stock: { a: '1' } })),
}
const withPrice = (draft: ProductDraft, index: number, price: string): ProductDraft => ({
  ...draft,
  variants: draft.variants.with(index, { ...draft.variants[index]!, price }),
})

test('what I typed and what others saved are both there', () => {
  const merged = mergeDrafts(before, { ...before, name: 'Cup' }, { ...before, brand: 'Kiln' })
  expect(merged).toMatchObject({ name: 'Cup', brand: 'Kiln' })
})

test('cells of variants are merged one by one', () => {
  const theirs = withPrice(before, 1, '9')
  const sold = { ...theirs, variants: theirs.variants.map((one) => ({ ...one, stock: { a: '0' } })) }
  const merged = mergeDrafts(before, withPrice(before, 0, '7'), sold)
  expect(merged.variants.map(({ price, stock }) => [price, stock['a']])).toEqual([
    ['7', '0'],
    ['9', '0'],
  ])
})

test('after saving, nothing is changed, although new choices have other keys', () => {
  const sent: ProductDraft = {
    ...before,
    options: [sizes(['s', 'S'], ['l', 'L'], ['new', 'XL'])],
    variants: [...before.variants, { ...blankVariant, choices: { size: 'new' }, price: '6' }],
  }
  const saved: ProductDraft = {
    ...sent,
    options: [sizes(['s', 'S'], ['l', 'L'], ['xl', 'XL'])],
    variants: [...before.variants, { ...blankVariant, id: 'xl', choices: { size: 'xl' }, price: '6.00' }],
  }
  expect(changedFields(saved, mergeDrafts(sent, { ...sent }, saved))).toEqual([])
  // What was typed meanwhile stays.
  const typed = mergeDrafts(sent, withPrice(sent, 2, '8'), saved)
  expect(changedFields(saved, typed)).toEqual(['variants'])
  expect(typed.variants[2]).toMatchObject({ id: 'xl', price: '8' })
})

test('fields that both changed are named, unless they agree', () => {
  const mine = { ...before, name: 'Cup', brand: 'Kiln' }
  expect(conflictingFields(before, mine, { ...before, name: 'Bowl', brand: 'Kiln' })).toEqual(['name'])
})
