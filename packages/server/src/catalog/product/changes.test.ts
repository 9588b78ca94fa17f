import { expect, test } from 'vitest'
import { mergeNotes, type Known, type Note } from './changes.ts'

const note = (id: number, products: readonly string[] | null, more: Partial<Note> = {}): Note => ({
  id,
  notes: 1,
  product_ids: products,
  is_folded: false,
  ...more,
})
const sinceOf = ({ products, others }: Known, id: string): number => products.get(id) ?? others

test('invalidates only what changed', () => {
  const before = mergeNotes(undefined, [note(1, ['cup'])])
  const after = mergeNotes(before, [note(1, ['cup']), note(3, ['bowl'])])
  expect([sinceOf(after, 'cup'), sinceOf(after, 'bowl'), sinceOf(after, 'mug')]).toEqual([1, 2, 1])
})

test('counts a note with a lower ID that is committed later', () => {
  const before = mergeNotes(undefined, [note(2, ['cup'])])
  const after = mergeNotes(before, [note(1, ['bowl']), note(2, ['cup'])])
  expect([sinceOf(after, 'bowl'), sinceOf(after, 'cup')]).toEqual([2, 1])
})

test('invalidates nothing when known notes are folded', () => {
  const before = mergeNotes(undefined, [note(1, ['cup']), note(2, ['bowl'])])
  const after = mergeNotes(before, [note(3, null, { notes: 2, is_folded: true }), note(4, ['mug'])])
  expect([sinceOf(after, 'cup'), sinceOf(after, 'bowl'), sinceOf(after, 'mug')]).toEqual([2, 2, 3])
})

test('invalidates everything when unseen notes were folded', () => {
  const before = mergeNotes(undefined, [note(1, ['cup'])])
  const after = mergeNotes(before, [note(3, null, { notes: 2, is_folded: true }), note(4, ['mug'])])
  expect([sinceOf(after, 'cup'), sinceOf(after, 'bowl')]).toEqual([3, 3])
})

test('invalidates everything when a change names no products', () => {
  const before = mergeNotes(undefined, [note(1, ['cup'])])
  expect(sinceOf(mergeNotes(before, [note(1, ['cup']), note(2, null)]), 'bowl')).toBe(2)
})

test('invalidates everything after a bulk change, but not after the next change', () => {
  const before = mergeNotes(undefined, [])
  const many = note(
    1,
    Array.from({ length: 6000 }, (_, index) => `product ${index}`),
  )
  const after = mergeNotes(before, [many])
  expect([sinceOf(after, 'cup'), after.products.size]).toEqual([1, 0])
  expect(sinceOf(mergeNotes(after, [many, note(2, ['mug'])]), 'cup')).toBe(1)
})
