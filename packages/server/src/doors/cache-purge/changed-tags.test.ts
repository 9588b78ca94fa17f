import { expect, test } from 'vitest'
import type { ChangeNote } from '../../catalog/product/api.ts'
import { changedTags, seenIn } from './changed-tags.ts'

const note = (id: number, more: Partial<ChangeNote> = {}): ChangeNote => ({
  id,
  notes: 1,
  product_ids: ['mug'],
  is_folded: false,
  is_stock: false,
  ...more,
})

test('purges a changed product with its lists, and stock changes without them', () => {
  const before = seenIn([note(1)])
  expect(changedTags(before, [note(1), note(2, { product_ids: ['bowl', 'mug'] })])).toEqual([
    'products',
    'product-bowl',
    'product-mug',
  ])
  expect(changedTags(before, [note(1), note(2, { is_stock: true })])).toEqual(['product-mug'])
  expect(changedTags(before, [note(1), note(3, { is_stock: true }), note(2, { product_ids: ['bowl'] })])).toEqual([
    'products',
    'product-mug',
    'product-bowl',
  ])
})

test('purges nothing if nothing changed, even when known notes were folded', () => {
  const seen = seenIn([note(1), note(2)])
  expect(changedTags(seen, [note(1), note(2)])).toEqual([])
  const folded = [note(3, { notes: 2, is_folded: true, product_ids: null })]
  expect(changedTags(seen, folded)).toEqual([])
  expect(changedTags(seen, [...folded, note(4)])).toEqual(['products', 'product-mug'])
})

test('purges every page if the change is unknown or affects every page', () => {
  const before = seenIn([note(1)])
  expect(changedTags(undefined, [note(1)])).toEqual(['store'])
  expect(changedTags(before, [note(1), note(2, { product_ids: null })])).toEqual(['store'])
  expect(changedTags(before, [note(1), note(2, { product_ids: [] })])).toEqual(['store'])
  expect(changedTags(before, [note(3, { notes: 3, is_folded: true, product_ids: null })])).toEqual(['store'])
  const many = Array.from({ length: 301 }, (_, at) => `product ${at}`)
  expect(changedTags(before, [note(1), note(2, { product_ids: many })])).toEqual(['store'])
})
