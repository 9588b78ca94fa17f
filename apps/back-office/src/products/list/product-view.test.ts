import { expect, test } from 'vitest'
import { productListAddress, productQueryOf, readProductListView } from './product-view.ts'

const read = (query: string) => readProductListView(new URLSearchParams(query))

test('keeps search, filters, order and columns in the address', () => {
  const query = 'show=draft&q=tea+pot&sort=newest&collection=c1&stock=low&columns=status%2Cprice'
  expect(productListAddress(read(query))).toBe(`/products?${query}`)
  expect(productListAddress(read('sort=unknown&show=nothing&columns=status,weight'))).toBe('/products?columns=status')
  expect(productListAddress(read(''))).toBe('/products')
})

test('compiles a view to a query, with days in the time zone of the store', () => {
  expect(productQueryOf(read('show=active&q=tea+pot&stock=out&type=bundle&changed=2026-05-04'), 'Asia/Tokyo')).toEqual({
    filter: {
      $and: [
        { status: 'ACTIVE' },
        { stockStatus: 'OUT_OF_STOCK' },
        { isBundle: true },
        { updatedDate: { $gte: new Date('2026-05-03T15:00:00Z') } },
        { searchText: { $contains: 'tea' } },
        { searchText: { $contains: 'pot' } },
      ],
    },
    sort: [{ fieldName: 'name', order: 'ASC' }],
  })
  expect(productQueryOf(read('stock=toString&changed=soon'), 'UTC').filter).toEqual({})
})
