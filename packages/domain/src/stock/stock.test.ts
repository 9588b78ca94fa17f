import { expect, test } from 'vitest'
import { availabilityOf, inventoryStatusOf, isInStock, quantityAvailable, type Stock } from './stock.ts'

const counted = (quantity: number): Stock => ({ tracked: true, quantity })
const uncounted = (inStock: boolean): Stock => ({ tracked: false, inStock })

test.each<[string, Stock, boolean, number]>([
  ['some are left', counted(3), true, 3],
  ['none are left', counted(0), false, 0],
  ['more were sold than there were', counted(-2), false, 0],
  ['untracked and in stock', uncounted(true), true, Infinity],
  ['untracked and out of stock', uncounted(false), false, 0],
])('returns the stock if %s', (_what, stock, inStock, available) => {
  expect(isInStock(stock)).toBe(inStock)
  expect(quantityAvailable(stock)).toBe(available)
})

test.each([
  [3, 2, 'AVAILABLE'],
  [3, 3, 'AVAILABLE'],
  [3, 4, 'PARTIALLY_AVAILABLE'],
  [1, 2, 'PARTIALLY_AVAILABLE'],
  [0, 1, 'NOT_AVAILABLE'],
])('returns with %i in stock for %i requested: %s', (quantity, requested, expected) => {
  expect(availabilityOf(counted(quantity), requested)).toBe(expected)
})

test.each<[string, Stock[], string]>([
  ['all variants are in stock', [counted(1), uncounted(true)], 'IN_STOCK'],
  ['one is sold out', [counted(1), counted(0)], 'PARTIALLY_OUT_OF_STOCK'],
  ['all are sold out', [counted(0), uncounted(false)], 'OUT_OF_STOCK'],
  ['there are no variants', [], 'OUT_OF_STOCK'],
])('derives the status of a product if %s', (_what, variants, expected) => {
  expect(inventoryStatusOf(variants)).toBe(expected)
})
