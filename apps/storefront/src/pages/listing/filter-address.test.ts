import { expect, test } from 'vitest'
import { hasFilter, readFilter, writeFilter } from './filter-address.ts'

const read = (text: string) => readFilter(new URLSearchParams(text))

test('filters survive a round trip through the URL', () => {
  const text = 'from=10&to=50&brand=Ostrel&brand=Nord&in=c1&o.Color=Blue&o.Color=Sage&o.Size=S&stock=IN_STOCK&sale=1'
  const filter = read(text)
  expect(filter).toEqual({
    price: { from: 10, to: 50 },
    brands: ['Ostrel', 'Nord'],
    collectionIds: ['c1'],
    options: [
      { name: 'Color', choices: ['Blue', 'Sage'] },
      { name: 'Size', choices: ['S'] },
    ],
    availability: ['IN_STOCK'],
    onSale: true,
  })
  expect(new URLSearchParams(writeFilter(filter)).toString()).toBe(text)
  expect(hasFilter(filter)).toBe(true)
})

test.each([
  ['', {}],
  ['from=&to=&brand=&o.=x&o.Size=', {}],
  ['from=-1&to=abc&sale=yes&stock=GONE', {}],
  [`brand=${'x'.repeat(101)}`, {}],
  ['from=50&to=10', { price: { from: 10, to: 50 } }],
  ['brand=A&brand=A', { brands: ['A'] }],
])('reads “%s” as %o', (text, filter) => {
  expect(read(text)).toEqual(filter)
})
