import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  appliesTo,
  listPriceOf,
  quantityPrices,
  type PriceBuyer,
  type PricedItem,
  type PriceList,
} from './price-list.ts'
import { roundPrice } from './rounding.ts'

const buyer: PriceBuyer = { memberGroupIds: ['trade'], country: 'DE', now: new Date('2026-06-15T12:00:00Z') }
const item: PricedItem = { variantId: 'red', price: 2000, quantity: 1, listed: {} }
const list = (more: Partial<PriceList> = {}): PriceList => ({ id: 'a', ...more })

describe('a price list', () => {
  test.each<[string, Partial<PriceList>, boolean]>([
    ['applies to everyone', {}, true],
    ['applies to a member of its groups', { memberGroupIds: ['press', 'trade'] }, true],
    ['does not apply to other groups', { memberGroupIds: ['press'] }, false],
    ['applies to nobody once its only group is deleted', { memberGroupIds: [] }, false],
    ['applies in its countries', { countries: ['AT', 'DE'] }, true],
    ['does not apply in other countries', { countries: ['CH'] }, false],
    ['does not apply before its start', { starts: new Date('2026-06-15T12:00:01Z') }, false],
    ['applies from its start', { starts: new Date('2026-06-15T12:00:00Z') }, true],
    ['does not apply from its end', { ends: new Date('2026-06-15T12:00:00Z') }, false],
  ])('%s', (_who, more, is) => expect(appliesTo(list(more), buyer)).toBe(is))

  test('does not apply to an unknown country if it is limited to countries', () =>
    expect(appliesTo(list({ countries: ['DE'] }), { ...buyer, country: undefined })).toBe(false))
})

describe('the price of an item', () => {
  const cheap = { a: { '': [{ minQuantity: 1, price: 1500 }], red: [{ minQuantity: 3, price: 1200 }] } }

  test('prefers prices of the variant to those of the product', () => {
    expect(listPriceOf([list()], buyer, { ...item, listed: cheap })).toBeUndefined()
    expect(listPriceOf([list()], buyer, { ...item, listed: cheap, quantity: 3 })?.price).toBe(1200)
    expect(listPriceOf([list()], buyer, { ...item, listed: cheap, variantId: 'blue' })?.price).toBe(1500)
  })

  test('prefers a fixed price to a percentage of the same list, which is rounded', () => {
    const rounding = { step: 100, mode: 'UP', less: 1 } as const
    const lists = [list({ percent: '-12.5', rounding })]
    expect(listPriceOf(lists, buyer, item)?.price).toBe(1799)
    expect(listPriceOf(lists, buyer, { ...item, listed: cheap, quantity: 5 })?.price).toBe(1200)
    expect(listPriceOf([list({ percent: '10' })], buyer, item)?.price).toBe(2200)
  })

  test('comes from the first list that has a price, even if a later one is cheaper', () => {
    const lists = [list({ id: 'silent' }), list({ id: 'first', percent: '-5' }), list({ id: 'then', percent: '-50' })]
    expect(listPriceOf(lists, buyer, item)).toMatchObject({ listId: 'first', price: 1900 })
    expect(listPriceOf([list({ id: 'silent' })], buyer, item)).toBeUndefined()
  })

  test('decreases for larger quantities as listed', () => {
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
            const requested = listPriceOf([list()], buyer, { ...of, quantity })?.price ?? item.price
            expect(shown.findLast(({ minQuantity }) => minQuantity <= quantity)?.price).toBe(requested)
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
  ] as const)('rounds %i as configured', (price, rule, rounded) => expect(roundPrice(price, rule)).toBe(rounded))

  test('changes a price by at most a step, and never makes it free', () =>
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
