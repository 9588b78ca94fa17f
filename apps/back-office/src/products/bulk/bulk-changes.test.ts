import type { ProductSheetEntry } from '@vitrine/client'
import { expect, test } from 'vitest'
import { changeOf, undoOf } from './bulk-changes.ts'

const entry: ProductSheetEntry = {
  id: 'p',
  revision: '4',
  name: 'Cup',
  status: 'DRAFT',
  productType: 'PHYSICAL' as never,
  brand: 'Kiln',
  collectionIds: ['c1'],
  variants: [
    { id: 'v1', label: 'S', price: '10.00', sku: 'C-S' },
    { id: 'v2', label: 'L', price: '12.99', compareAtPrice: '15.00', cost: '4.00', quantity: 3 },
  ],
}

test('adjusts prices of all variants, and restores them', () => {
  const adjustment = { type: 'PERCENT', percent: '-10' } as const
  const sale = changeOf(entry, { kind: 'price', adjustment, currency: 'EUR', isSale: true })
  expect(sale.variants).toEqual([
    { id: 'v1', price: '9.00', compareAtPrice: '10.00' },
    { id: 'v2', price: '11.69', compareAtPrice: '15.00' },
  ])
  expect(undoOf(entry, sale, '5')).toEqual({
    id: 'p',
    revision: '5',
    variants: [
      { id: 'v1', price: '10.00', compareAtPrice: '' },
      { id: 'v2', price: '12.99', compareAtPrice: '15.00' },
    ],
  })
  const lower = { type: 'AMOUNT', amount: -1500 } as const
  const floor = changeOf(entry, { kind: 'price', adjustment: lower, currency: 'EUR', isSale: false })
  expect(floor.variants?.map(({ price }) => price)).toEqual(['0.00', '0.00'])
})

test('changes what is different only, and restores status, labels and collections', () => {
  const moved = changeOf(entry, { kind: 'collections', add: ['c1', 'c2'], remove: ['c3'] })
  expect(moved).toEqual({ id: 'p', revision: '4', addCollectionIds: ['c2'], removeCollectionIds: [] })
  expect(undoOf(entry, moved, '5')).toMatchObject({ removeCollectionIds: ['c2'], addCollectionIds: [] })
  const shown = changeOf(entry, { kind: 'status', status: 'ACTIVE' })
  expect(undoOf(entry, shown, '5')).toEqual({ id: 'p', revision: '5', status: 'DRAFT' })
  const labeled = changeOf(entry, { kind: 'ribbon', name: 'Sale' })
  expect(undoOf(entry, labeled, '5')).toEqual({ id: 'p', revision: '5', ribbon: '' })
  const date = new Date(Date.now() + 100_000)
  const later = undoOf({ ...entry, status: 'SCHEDULED', publishDate: date }, shown, '5')
  expect(later).toMatchObject({ status: 'SCHEDULED', publishDate: date })
})
