import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '../../../../test/run-size.ts'
import { endedPrices, priorPriceOf, priorPricesAfter, showsPriorPrices, startsReduction } from './prior-price.ts'
import { onlyVariantId, type VariantRecord } from './product.ts'

const variant = (id: string, price?: number, reducedPrice?: number): VariantRecord => ({
  id,
  choices: {},
  visible: true,
  ...(price !== undefined && { price }),
  ...(reducedPrice !== undefined && { reducedPrice }),
})
const product = (price: number, reducedPrice?: number, variants: readonly VariantRecord[] = []) => ({
  price,
  variants,
  ...(reducedPrice !== undefined && { reducedPrice }),
})

describe('a reduction', () => {
  test('is compared with the lowest price of the days before it', () => {
    const [before, after] = [product(1000), product(1000, 800)]
    expect(startsReduction(before, after)).toBe(true)
    expect(priorPricesAfter({ before, after, lowest: { [onlyVariantId]: 900 } })).toEqual({ [onlyVariantId]: 900 })
    expect(priorPricesAfter({ before, after, lowest: {} })).toEqual({ [onlyVariantId]: 1000 })
  })

  test('from a price that was raised before is compared with the lower one', () => {
    const prior = priorPricesAfter({
      before: product(1500),
      after: product(1500, 1000),
      lowest: { [onlyVariantId]: 1000 },
    })
    expect(prior).toEqual({ [onlyVariantId]: 1000 })
  })

  test('keeps its prior price while it goes on, also when the full price changes', () => {
    const before = { ...product(1000, 800), priorPrices: { [onlyVariantId]: 900 } }
    for (const after of [product(1000, 800), product(1200, 800)]) {
      expect(startsReduction(before, after)).toBe(false)
      expect(priorPricesAfter({ before, after, lowest: {} })).toEqual({ [onlyVariantId]: 900 })
    }
  })

  test('has none when it ends, and when the product began with it', () => {
    const before = { ...product(1000, 800), priorPrices: { [onlyVariantId]: 900 } }
    expect(priorPricesAfter({ before, after: product(1000), lowest: {} })).toBe(undefined)
    expect(priorPricesAfter({ before: product(1000, 800), after: product(1000, 800), lowest: {} })).toBe(undefined)
  })

  test('only claimed by a higher price to compare with shows what was paid before', () => {
    const prior = priorPricesAfter({ before: product(1000), after: product(1400, 1000), lowest: {} })
    expect(prior).toEqual({ [onlyVariantId]: 1000 })
  })
})

describe('a variant', () => {
  test('with a price of its own has a prior price of its own; others have that of the product', () => {
    const before = product(1000, undefined, [variant('a'), variant('b', 2000)])
    const after = product(1000, 700, [variant('a'), variant('b', 2000, 1500)])
    const priorPrices = priorPricesAfter({ before, after, lowest: {} })!
    expect(priorPrices).toEqual({ [onlyVariantId]: 1000, b: 2000 })
    expect(after.variants.map((one) => priorPriceOf({ priorPrices }, one))).toEqual([1000, 2000])
  })

  test('that gets a price of its own is compared with that of the product; a new one with nothing', () => {
    const before = product(1000, undefined, [variant('a')])
    const after = product(1000, undefined, [variant('a', 1200, 900), variant('new', 1200, 900)])
    expect(priorPricesAfter({ before, after, lowest: {} })).toEqual({ a: 1000 })
  })
})

test('lists the prices that a change ends', () => {
  const before = product(1000, 900, [variant('a'), variant('b', 2000), variant('gone', 10)])
  const after = product(1000, 900, [variant('a', 500), variant('b', 2100)])
  expect(endedPrices(before, after)).toEqual([
    { variantId: 'b', price: 2000 },
    { variantId: 'gone', price: 10 },
  ])
  expect(endedPrices(before, before)).toEqual([])
})

test('no prior price is above what was paid right before the reduction', () => {
  const price = fc.integer({ min: 0, max: 5000 })
  const property = fc.property(price, price, price, price, (old, full, paid, lowest) => {
    const prior = priorPricesAfter({
      before: product(old),
      after: product(full, Math.min(full, paid)),
      lowest: { [onlyVariantId]: lowest },
    })
    const shown = prior?.[onlyVariantId]
    expect(shown).toBe(paid < full ? Math.min(old, lowest) : undefined)
  })
  fc.assert(property, { numRuns: propertyRuns })
})

test.each([
  [undefined, undefined, true],
  ['BY_COUNTRY', 'DE', true],
  ['BY_COUNTRY', 'NO', true],
  ['BY_COUNTRY', 'US', false],
  ['ALWAYS', 'US', true],
  ['NEVER', 'DE', false],
] as const)('setting %s in %s shows prior prices: %s', (choice, country, isShown) => {
  expect(showsPriorPrices(choice, country)).toBe(isShown)
})
