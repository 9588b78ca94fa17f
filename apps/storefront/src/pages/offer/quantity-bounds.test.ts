import { expect, test } from 'vitest'
import { boundsOf } from './quantity-bounds.ts'

test.each([
  ['nothing', undefined, undefined, { min: 1, step: 1 }],
  ['no terms', undefined, 7, { min: 1, max: 7, step: 1 }],
  ['a minimum of three', { minQuantity: 3 }, 7, { min: 3, max: 7, step: 1 }],
  ['packs of six', { multipleOf: 6 }, 20, { min: 6, max: 18, step: 6 }],
  [
    'packs of six, at least ten, at most forty',
    { multipleOf: 6, minQuantity: 10, maxQuantity: 40 },
    undefined,
    { min: 12, max: 36, step: 6 },
  ],
  ['a minimum above the stock', { minQuantity: 10 }, 4, { min: 10, max: 10, step: 1 }],
])('quantity bounds with %s', (_what, terms, inStock, bounds) => expect(boundsOf(terms, inStock)).toEqual(bounds))
