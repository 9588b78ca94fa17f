import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const [{ readAdjustment }, { readQuantity }, { reorderRow }] = await Promise.all([
  import('./adjust-form.tsx'),
  import('./quantity-cell.tsx'),
  import('./export-reorder.ts'),
]).finally(() => vi.unstubAllGlobals())

test.each([
  ['5', 5],
  ['+5', 5],
  [' -2 ', -2],
  ['−2', -2],
  ['0', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['123456', undefined],
])('reads the adjustment %j', (typed, units) => {
  expect(readAdjustment(typed)).toBe(units)
})

test.each([
  ['7', 0, 7],
  ['-1', 0, undefined],
  ['-1', -3, -1],
  ['99999', 0, 99_999],
  ['100000', 0, undefined],
  ['x', 0, undefined],
])('reads the quantity %j with a minimum of %d', (typed, min, quantity) => {
  expect(readQuantity(typed, min)).toBe(quantity)
})

test('exports how many units to reorder', () => {
  const locations = [{ id: 'l', name: 'Harbour', revision: '1', defaultLocation: true }]
  const product = { name: 'Mug', variantName: 'Blue', variantSku: 'M-1' }
  const item = { productId: 'p', variantId: 'v', locationId: 'l', quantity: 2, preorderInfo: { counter: 3 }, product }
  expect(reorderRow(item as never, { locations: locations as never, threshold: 5, location: '' })).toEqual([
    'Mug',
    'Blue',
    'M-1',
    'Harbour',
    '2',
    '3',
    '5',
    '7',
  ])
})
