import { expect, test } from 'vitest'
import { learn, type Known, type Note } from './changes.ts'

const note = (id: number, products: readonly string[] | null, more: Partial<Note> = {}): Note => ({
  id,
  notes: 1,
  product_ids: products,
  is_folded: false,
  ...more,
})
const sinceOf = ({ products, others }: Known, id: string): number => products.get(id) ?? others

test('what changed is in doubt from then on, and nothing else', () => {
  const before = learn(undefined, [note(1, ['cup'])])
  const after = learn(before, [note(1, ['cup']), note(3, ['bowl'])])
  expect([sinceOf(after, 'cup'), sinceOf(after, 'bowl'), sinceOf(after, 'mug')]).toEqual([1, 2, 1])
})

test('a note with a lower number that is committed later counts', () => {
  const before = learn(undefined, [note(2, ['cup'])])
  const after = learn(before, [note(1, ['bowl']), note(2, ['cup'])])
  expect([sinceOf(after, 'bowl'), sinceOf(after, 'cup')]).toEqual([2, 1])
})

test('folding what is known puts nothing in doubt', () => {
  const before = learn(undefined, [note(1, ['cup']), note(2, ['bowl'])])
  const after = learn(before, [note(3, null, { notes: 2, is_folded: true }), note(4, ['mug'])])
  expect([sinceOf(after, 'cup'), sinceOf(after, 'bowl'), sinceOf(after, 'mug')]).toEqual([2, 2, 3])
})

test('what was folded before anyone looked puts everything in doubt', () => {
  const before = learn(undefined, [note(1, ['cup'])])
  const after = learn(before, [note(3, null, { notes: 2, is_folded: true }), note(4, ['mug'])])
  expect([sinceOf(after, 'cup'), sinceOf(after, 'bowl')]).toEqual([3, 3])
})

test('a change that names no products may be one of any', () => {
  const before = learn(undefined, [note(1, ['cup'])])
  expect(sinceOf(learn(before, [note(1, ['cup']), note(2, null)]), 'bowl')).toBe(2)
})

test('a change of many at once puts everything in doubt, and the next one no more', () => {
  const before = learn(undefined, [])
  const many = note(
    1,
    Array.from({ length: 6000 }, (_, index) => `product ${index}`),
  )
  const after = learn(before, [many])
  expect([sinceOf(after, 'cup'), after.products.size]).toEqual([1, 0])
  expect(sinceOf(learn(after, [many, note(2, ['mug'])]), 'cup')).toBe(1)
})
