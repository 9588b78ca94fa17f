import type { Product } from '@vitrine/client'
import { expect, test } from 'vitest'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { exportColumns, rowsOf } from './export-rows.ts'

const price = (amount: number) => ({ price: amount, discountedPrice: amount - 1, currency: 'EUR', formatted: {} })
const product = {
  name: 'Cup',
  slug: 'cup',
  visible: true,
  priceData: price(12),
  brand: 'Kiln',
  countryOfOrigin: 'PT',
  media: {
    items: [
      { image: { url: 'https://shop.test/a.jpg' } },
      { image: { url: 'https://shop.test/b.jpg', altText: 'A cup\nfrom above' } },
      { video: { files: [], embed: { pageUrl: 'https://vimeo.com/76979871' } } },
      { video: { files: [{ url: 'https://shop.test/c.mp4' }] } },
    ],
  },
  pricePerUnitData: { totalQuantity: 250, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' },
  variants: [
    {
      choices: { Size: 'S' },
      variant: { priceData: price(12), sku: 'C-S', barcode: '0012345678905', visible: true },
      stock: { trackQuantity: true, quantity: 0, inStock: false, preorder: { expectedDate: '2026-05-04' } },
    },
    {
      choices: { Size: 'L' },
      variant: { priceData: price(15), visible: false, weight: 0.4 },
      stock: { trackQuantity: false, inStock: true },
    },
  ],
} as unknown as Product

test('formats each variant as a row and keeps leading zeros of barcodes', () => {
  const rows = rowsOf(product)
  expect(rows.map((row) => row.length)).toEqual([exportColumns.length, exportColumns.length])
  const [small, large] = rows.map((row) => Object.fromEntries(row.map((cell, at) => [exportColumns[at], cell])))
  expect(small).toMatchObject({
    Product: 'Cup',
    Variant: 'Size: S',
    SKU: 'C-S',
    Barcode: '0012345678905',
    Price: '11',
    'Quantity in stock': '0',
    Contents: '250 ML',
    'Country of origin': 'PT',
    'Image URLs': 'https://shop.test/a.jpg\nhttps://shop.test/b.jpg',
    'Preorder message': '',
    'Preorder date': '2026-05-04',
    'Image alt texts': '\nA cup from above',
    Videos: 'https://vimeo.com/76979871\nhttps://shop.test/c.mp4',
  })
  expect(large).toMatchObject({
    Barcode: '',
    Visible: 'false',
    'Quantity in stock': '',
    'In stock': 'true',
    Weight: '0.4',
  })
  expect(formatCsv(rows)).toContain(',0012345678905,')
})
