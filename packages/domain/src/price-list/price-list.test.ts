import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFor, listPriceOf, quantityPrices, type PriceBuyer, type PricedItem, type PriceList } from './price-list.ts'
import { roundPrice } from './rounding.ts'

const buyer: PriceBuyer = { memberGroupIds: ['trade'], country: 'DE', now: new Date('2026-06-15T12:00:00Z') }
const item: PricedItem = { variantId: 'red', price: 2000, quantity: 1, listed: {} }
const list = (more: Partial<PriceList> = {}): PriceList => ({ id: 'a', ...more })

describe('who a price list is for', () => {
  test.each<[string, Partial<PriceList>, boolean]>([
    ['everyone', {}, true],
    ['a group of theirs', { memberGroupIds: ['press', 'trade'] }, true],
    ['a group of others', { memberGroupIds: ['press'] }, false],
    ['nobody, once its only group is gone', { memberGroupIds: [] }, false],
    ['their country', { countries: ['AT', 'DE'] }, true],
    ['another country', { countries: ['CH'] }, false],
    ['whoever comes later', { starts: new Date('2026-06-15T12:00:01Z') }, false],
    ['whoever comes when it starts', { starts: new Date('2026-06-15T12:00:00Z') }, true],
    ['whoever came before it ended', { ends: new Date('2026-06-15T12:00:00Z') }, false],
  ])('%s', (_who, more, is) => expect(isFor(list(more), buyer)).toBe(is))

  test('a list for countries is not for a buyer whose country is unknown', () =>
    expect(isFor(list({ countries: ['DE'] }), { ...buyer, country: undefined })).toBe(false))
})

describe('what an item costs', () => {
  const cheap = { a: { '': [{ minQuantity: 1, price: 1500 }], red: [{ minQuantity: 3, price: 1200 }] } }

  test('a variant with prices of its own does not take those of the product', () => {
    expect(listPriceOf([list()], buyer, { ...item, listed: cheap })).toBeUndefined()
    expect(listPriceOf([list()], buyer, { ...item, listed: cheap, quantity: 3 })?.price).toBe(1200)
    expect(listPriceOf([list()], buyer, { ...item, listed: cheap, variantId: 'blue' })?.price).toBe(1500)
  })

  test('a typed price comes before the percentage of the same list, which is rounded', () => {
    const rounding = { step: 100, mode: 'UP', less: 1 } as const
    const lists = [list({ percent: '-12.5', rounding })]
    expect(listPriceOf(lists, buyer, item)?.price).toBe(1799)
    expect(listPriceOf(lists, buyer, { ...item, listed: cheap, quantity: 5 })?.price).toBe(1200)
    expect(listPriceOf([list({ percent: '10' })], buyer, item)?.price).toBe(2200)
  })

  test('the first list that says something holds, though a later one is cheaper', () => {
    const lists = [list({ id: 'silent' }), list({ id: 'first', percent: '-5' }), list({ id: 'then', percent: '-50' })]
    expect(listPriceOf(lists, buyer, item)).toMatchObject({ listId: 'first', price: 1900 })
    expect(listPriceOf([list({ id: 'silent' })], buyer, item)).toBeUndefined()
  })

  test('the prices of larger quantities are those that are then asked', () => {
    const listed = { a: { '': [10, 3, 5].map((minQuantity) => ({ minQuantity, price: 2000 - 50 * minQuantity })) } }
    expect(quantityPrices([list()], buyer, { ...item, listed })).toEqual([
      { minQuantity: 1, price: 2000 },
      { minQuantity: 3, price: 1850 },
      { minQuantity: 5, price: 1750 },
      { minQuantity: 10, price: 1500 },
    ])
    fc.assert(
      fc.property(
        fc.array(fc.record({ minQuantity: fc.integer({ min: 1, max: 9 }), price: fc.nat(3000) })),
        (tiers) => {
          const of = { ...item, listed: { a: { '': tiers } } }
          const shown = quantityPrices([list()], buyer, of)
          for (let quantity = 1; quantity < 12; quantity += 1) {
            const asked = listPriceOf([list()], buyer, { ...of, quantity })?.price ?? item.price
            expect(shown.findLast(({ minQuantity }) => minQuantity <= quantity)?.price).toBe(asked)
          }
        },
      ),
    )
  })
})

describe('rounding of prices', () => {
  test.each([
    [1234, { step: 100, mode: 'NEAREST', less: 1 }, 1199],
    [1250, { step: 100, mode: 'NEAREST', less: 0 }, 1300],
    [1201, { step: 100, mode: 'UP', less: 1 }, 1299],
    [1299, { step: 100, mode: 'UP', less: 1 }, 1299],
    [1298, { step: 5, mode: 'DOWN', less: 0 }, 1295],
    [3, { step: 100, mode: 'DOWN', less: 1 }, 99],
    [0, { step: 100, mode: 'UP', less: 1 }, 0],
  ] as const)('%i becomes a price that looks like one', (price, rule, rounded) =>
    expect(roundPrice(price, rule)).toBe(rounded),
  )

  test('never moves a price by more than a step, and never makes it free', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('NEAREST', 'UP', 'DOWN'),
        fc.integer({ min: 1, max: 1000 }).chain((step) => fc.tuple(fc.constant(step), fc.nat(step - 1))),
        (price, mode, [step, less]) => {
          const rounded = roundPrice(price, { step, mode, less })
          expect(rounded).toBeGreaterThan(0)
          expect(Math.abs(rounded - price)).toBeLessThanOrEqual(step)
          expect((rounded + less) % step).toBe(0)
        },
      ),
    ))
})
