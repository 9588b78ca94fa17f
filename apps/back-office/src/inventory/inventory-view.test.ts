import { expect, test } from 'vitest'
import { keptParams, readView, searchOf } from './inventory-view.ts'

const sizes = { threshold: 5, limit: 50 }

test('reads filters from the URL, and ignores unknown ones', () => {
  const view = readView(new URLSearchParams({ q: ' mug ', location: 'l', status: 'blue' }))
  expect(view).toEqual({ expression: 'mug', location: 'l', product: '', status: 'all', after: undefined })
  expect(keptParams(view)).toEqual({ q: 'mug', location: 'l' })
})

test.each([
  ['low', { quantity: { $lte: 5 } }, 'quantity'],
  ['out', { inStock: false }, 'product.name'],
  ['untracked', { trackQuantity: false }, 'product.name'],
])('finds items that are %s', (status, filter, fieldName) => {
  expect(searchOf(readView(new URLSearchParams({ status })), sizes)).toEqual({
    filter,
    sort: [{ fieldName, order: 'ASC' }],
    cursorPaging: { limit: 50 },
  })
})

test('leaves filter and order of later pages to the cursor', () => {
  const view = readView(new URLSearchParams({ q: 'mug', status: 'out', after: 'c' }))
  const search = { expression: 'mug', mode: 'AND' }
  expect(searchOf(view, sizes)).toEqual({ search, cursorPaging: { limit: 50, cursor: 'c' } })
})
