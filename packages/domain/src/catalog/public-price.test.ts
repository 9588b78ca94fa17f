import { expect, test } from 'vitest'
import {
  lowestPaid,
  paidPriceAt,
  priorPublicPrice,
  publicDiscount,
  shownPriceAt,
  type PriceHistory,
  type PublicItem,
  type RulePeriod,
} from './public-price.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)
const item = (more: Partial<PublicItem> = {}): PublicItem => ({
  variantId: 'v',
  productId: 'p',
  collectionIds: ['c'],
  price: 1000,
  listed: {},
  created: day(0),
  quantity: 1,
  ...more,
})
const list = (percent: string, since: number, more: object = {}, until?: number): RulePeriod => ({
  since: day(since),
  ...(until !== undefined && { until: day(until) }),
  rule: { kind: 'LIST', position: 0, list: { id: 'l', percent, ...more } },
})
const discount = (percentage: string, since: number, until: number, productIds?: string[]): RulePeriod => ({
  since: day(since),
  until: day(until),
  rule: {
    kind: 'DISCOUNT',
    effect: { type: 'PERCENT', percentage, ...(productIds && { scopes: [{ id: 's', productIds }] }) },
  },
})
const history = (more: Partial<PriceHistory> = {}): PriceHistory => ({ catalog: [], listed: [], rules: [], ...more })
const everybody = { country: 'DE' }
const prior = (one: PublicItem, of: PriceHistory, now = 100) =>
  priorPublicPrice(one, of, { ...everybody, now: day(now) })

test.each<[string, PublicItem, PriceHistory, number | undefined]>([
  ['the catalog price before a list', item(), history({ rules: [list('-20', 90)] }), 1000],
  [
    'nothing for a product that begins with its list',
    item({ created: day(95) }),
    history({ rules: [list('-20', 90)] }),
    undefined,
  ],
  ['nothing without a change', item(), history(), undefined],
  [
    'the lowest of the 30 days before, of all changes of the catalog',
    item(),
    history({
      catalog: [
        { price: 500, ended: day(50) },
        { price: 900, ended: day(70) },
        { price: 1200, ended: day(80) },
      ],
      rules: [list('-20', 90)],
    }),
    900,
  ],
  [
    'the price of a sale that everybody got shortly before',
    item(),
    history({ rules: [discount('30', 70, 75), discount('60', 40, 45), list('-20', 90)] }),
    700,
  ],
  [
    'nothing of a sale of other products',
    item(),
    history({ rules: [discount('30', 70, 75, ['other']), list('-20', 90)] }),
    1000,
  ],
  [
    'the price before it was planned to begin',
    item(),
    history({ rules: [list('-20', 10, { starts: day(95) })] }),
    1000,
  ],
  ['that of an earlier, lower list', item(), history({ rules: [list('-40', 60, {}, 80), list('-20', 80)] }), 600],
  [
    'the same after a change that keeps the price',
    item(),
    history({ rules: [list('-20', 90, {}, 95), list('-20', 95)] }),
    1000,
  ],
  [
    'the price of a product in a list before another one',
    item({ listed: { l: { v: [{ minQuantity: 1, price: 600 }] } } }),
    history({
      listed: [
        { listId: 'l', variantId: 'v', tiers: [], ended: day(70) },
        { listId: 'l', variantId: 'v', tiers: [{ minQuantity: 1, price: 800 }], ended: day(90) },
      ],
      rules: [{ since: day(1), rule: { kind: 'LIST', position: 0, list: { id: 'l' } } }],
    }),
    800,
  ],
])('the prior price is %s', (_name, one, of, expected) => {
  expect(prior(one, of)).toBe(expected)
})

test('a list for another country, and one that has ended, change nothing', () => {
  const rules = [list('-20', 10, { countries: ['FR'] }), list('-30', 10, { ends: day(50) })]
  const of = history({ rules })
  expect(shownPriceAt(item(), of, { ...everybody, at: day(60) })).toBe(1000)
  expect(shownPriceAt(item(), of, { country: 'FR', at: day(60) })).toBe(800)
  expect(shownPriceAt(item(), of, { ...everybody, at: day(40) })).toBe(700)
})

test('an item has no lowest price before it was sold', () => {
  expect(
    lowestPaid(item({ created: day(50) }), history(), { ...everybody, from: day(0), until: day(50) }),
  ).toBeUndefined()
  expect(lowestPaid(item({ created: day(50) }), history(), { ...everybody, from: day(0), until: day(51) })).toBe(1000)
})

test('of several discounts, the one that reduces the price most counts', () => {
  const of = history({ rules: [discount('10', 1, 9), discount('25', 1, 9, ['p'])] })
  expect(paidPriceAt(item(), of, { ...everybody, at: day(5) })).toBe(750)
})

test('discounts with conditions, for each customer once, or off the order are not for everybody', () => {
  const effect = { type: 'PERCENT', percentage: '10' } as const
  const rule = { active: true, conditions: [], effect, limits: {} }
  expect(publicDiscount(rule)).toEqual({ kind: 'DISCOUNT', effect })
  expect(publicDiscount({ ...rule, conditions: [{ type: 'FIRST_ORDER' }] })).toBeUndefined()
  expect(publicDiscount({ ...rule, limits: { perCustomer: 1 } })).toBeUndefined()
  expect(publicDiscount({ ...rule, active: false })).toBeUndefined()
  expect(publicDiscount({ ...rule, effect: { type: 'FREE_DELIVERY' } })).toBeUndefined()
})
