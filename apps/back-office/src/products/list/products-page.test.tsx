import type { ListedProduct } from '@vitrine/client'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { readProductListView } from './product-view.ts'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { ProductsPage } = await import('./products-page.tsx').finally(() => vi.unstubAllGlobals())

const show = (page: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)

const product: ListedProduct = {
  id: '7e6b6e9c-0000-4000-8000-000000000000',
  revision: '3',
  name: 'Teapot',
  slug: 'teapot',
  status: 'SCHEDULED',
  publishDate: new Date('2026-12-20T12:00:00Z'),
  productType: 'physical',
  brand: 'Kiln & Sons',
  sku: 'TP-900',
  variantCount: 2,
  collectionIds: ['c1', 'unknown'],
  price: '12.00',
  highestPrice: '15.50',
  stock: { status: 'PARTIALLY_OUT_OF_STOCK', isTracked: true, quantity: 1200, isLow: false },
  createdDate: new Date('2026-01-20T12:00:00Z'),
  updatedDate: new Date('2026-01-20T12:00:00Z'),
}
const data = (query: string) => ({
  view: readProductListView(new URLSearchParams(query)),
  columns: ['status', 'stock', 'price', 'brand', 'sku', 'collections'] as const,
  products: [product],
  next: 'abc',
  isFirst: true,
  count: 1,
  counts: { all: 1, active: 0, draft: 0, scheduled: 1, archived: 0 },
  views: [
    {
      id: 'v1',
      revision: '1',
      name: 'Teapots',
      query: 'stock=low&q=tea',
      createdDate: new Date(),
      updatedDate: new Date(),
    },
  ],
  collections: [{ value: 'c1', label: 'Tea time' }],
  ruledIds: new Set<string>(),
  brands: [],
  ribbons: [],
  currency: 'EUR',
  weightUnit: 'KG' as const,
})

test('lists products with the chosen columns, filters and saved views', () => {
  const html = show(<ProductsPage data={data('q=tea&stock=low')} />)
  const texts = ['Teapot', '2 variants', 'Scheduled', '1,200 in stock', '€12.00', '€15.50', 'Kiln &amp; Sons', 'TP-900']
  for (const text of [...texts, 'Tea time', 'Remove filter Inventory: Low stock', '1 product', 'Delete view'])
    expect(html).toContain(text)
  expect(html).toMatch(/aria-current="page"[^>]*>Teapots/)
  expect(show(<ProductsPage data={data('q=tea')} />)).toContain('Save view')
})

test('shows products while they are still being counted', () => {
  const html = show(<ProductsPage data={{ ...data('stock=low'), count: new Promise<number>(() => undefined) }} />)
  expect(html).toContain('Teapot')
  expect(html).not.toContain('1 product<')
  expect(show(<ProductsPage data={data('stock=low')} />)).toContain('1 product<')
})

test('says why the list is empty', () => {
  expect(show(<ProductsPage data={{ ...data('show=draft'), products: [] }} />)).toContain('No matching products')
  const counts = { all: 0, active: 0, draft: 0, scheduled: 0, archived: 0 }
  const html = show(<ProductsPage data={{ ...data(''), products: [], counts }} />)
  expect(html).toContain('No products yet')
  expect(html).not.toContain('Save view')
})
