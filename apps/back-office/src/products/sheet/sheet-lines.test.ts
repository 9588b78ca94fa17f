import type { ProductSheetEntry } from '@vitrine/client'
import { expect, test } from 'vitest'
import { cellOfField, lineKey, linesOf, sheetChanges, withLineChanges } from './sheet-lines.ts'

const entries = [
  {
    id: 'p1',
    revision: '4',
    name: 'Cup',
    status: 'ACTIVE',
    productType: 'physical',
    collectionIds: [],
    variants: [
      { id: 'v1', label: 'S', price: '10.00' },
      { id: 'v2', label: 'L', price: '12.00', sku: 'C-L', quantity: 3 },
    ],
  },
  {
    id: 'p2',
    revision: '1',
    name: 'Jug',
    status: 'DRAFT',
    productType: 'physical',
    collectionIds: [],
    variants: [{ id: 'v3', label: '', price: '30.00' }],
  },
] satisfies ProductSheetEntry[]

test('sends changed cells only, and numbers in common notations', () => {
  const lines = linesOf(entries)
  expect(sheetChanges(entries, lines)).toEqual([])
  const edited = withLineChanges(lines, [
    { row: 'p1/v2', column: 'price', value: ' 1.234,50 ' },
    { row: 'p1/v2', column: 'sku', value: '' },
    { row: 'p1/v1', column: 'name', value: 'Mug' },
    { row: 'p2/v3', column: 'active', value: 'true' },
    { row: 'p2/v3', column: 'cost', value: 'cheap' },
  ])
  expect(edited.map(({ values }) => values.name)).toEqual(['Mug', 'Mug', 'Jug'])
  const changes = sheetChanges(entries, edited)
  expect(changes).toEqual([
    { id: 'p1', revision: '4', name: 'Mug', variants: [{ id: 'v2', price: '1234.50', sku: '' }] },
    { id: 'p2', revision: '1', status: 'ACTIVE', variants: [{ id: 'v3', cost: 'cheap' }] },
  ])
  const cellOf = (field: string) => cellOfField(field, changes, edited)
  expect(cellOf('products[0].variants[0].price')).toEqual({ row: 'p1/v2', column: 'price' })
  expect(cellOf('products[1].status')).toEqual({ row: lineKey(lines[2]!), column: 'active' })
  expect(cellOf('products[1].revision')).toBe(undefined)
})

test('keeps lines without changes as they are', () => {
  const lines = linesOf(entries)
  const edited = withLineChanges(lines, [{ row: 'p1/v1', column: 'price', value: '9' }])
  expect(edited[0]).not.toBe(lines[0])
  expect(edited[1]).toBe(lines[1])
})
