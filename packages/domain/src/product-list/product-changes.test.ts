import { expect, test } from 'vitest'
import { productChanges } from './product-changes.ts'
import type { ProductRecord } from '../catalog/product.ts'

const record: ProductRecord = {
  productType: 'physical',
  description: 'A cup.',
  price: 1000,
  infoSections: [],
  options: [{ type: 'drop_down', name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
  variants: [{ id: 'v1', choices: { Size: 'S' }, visible: true, price: 1000, sku: 'C-S' }],
  media: [],
}
const before = { name: 'Cup', slug: 'cup', visible: false, record }

test('names what changed, with values where they are short', () => {
  const after = {
    ...before,
    name: 'x'.repeat(300),
    visible: true,
    record: {
      ...record,
      description: 'Another cup.',
      brand: { name: 'Kiln' },
      variants: [{ ...record.variants[0]!, price: 1200, reducedPrice: 900 }],
    },
  }
  expect(productChanges(before, after)).toEqual([
    { field: 'name', before: 'Cup', after: `${'x'.repeat(199)}…` },
    { field: 'visible', before: false, after: true },
    { field: 'brand', after: 'Kiln' },
    { field: 'price', variant: 'S', before: 1000, after: 900 },
    { field: 'compareAtPrice', variant: 'S', after: 1200 },
    { field: 'description' },
  ])
  const reordered = {
    ...record,
    options: [{ choices: [{ description: 'S', value: 'S' }], name: 'Size', type: 'drop_down' }],
  }
  expect(productChanges(before, { ...before, record: reordered as ProductRecord })).toEqual([])
})

test('names at most 50 changes', () => {
  const variants = Array.from({ length: 60 }, (_one, index) => ({ ...record.variants[0]!, id: `v${index}` }))
  const many = { ...before, record: { ...record, variants } }
  const raised = variants.map((variant) => ({ ...variant, price: 2000 }))
  expect(productChanges(many, { ...many, record: { ...record, variants: raised } })).toHaveLength(50)
})
