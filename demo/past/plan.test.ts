import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, planPast } from './plan.ts'
import type { Goods, RareGoods } from './planned.ts'

const until = new Date('2026-03-01T12:00:00Z')
const goods: Goods[] = Array.from({ length: 12 }, (_, index) => ({
  productId: `product ${index >> 1}`,
  variantId: `variant ${index & 1}`,
  isTracked: index % 3 > 0,
}))
const one = (productId: string): Goods => ({ productId, variantId: 'only', isTracked: false })
const rare: RareGoods = {
  downloads: [one('booklet'), one('pattern')],
  bundles: [
    {
      ...one('set'),
      parts: [
        { ...goods[1]!, quantity: 2 },
        { ...goods[3]!, quantity: 1 },
      ],
      components: {},
    },
  ],
  giftCards: [one('card')],
}
const options = { seed: 7, goods, rare, until, months: 24, staff: 3 }

test('plans the same past for the same options', () => {
  expect(planPast(options)).toEqual(planPast(options))
  expect(planPast({ ...options, seed: 8 })).not.toEqual(planPast(options))
})

test('plans a store that grows, with every fate of an order, and more sales before Christmas', () => {
  const { orders, abandoned } = planPast(options)
  expect(new Set(orders.map(({ fate }) => fate)).size).toBeGreaterThanOrEqual(5)
  expect(abandoned).toHaveLength(6)
  const during = (from: string, to: string) =>
    orders.filter(({ placed }) => placed >= new Date(from) && placed < new Date(to)).length
  expect(during('2025-03-01', '2026-03-01')).toBeGreaterThan(during('2024-03-01', '2025-03-01'))
  expect(during('2025-12-01', '2026-01-01')).toBeGreaterThan(during('2025-07-01', '2025-08-01'))
})

test('plans files, bundles and gift cards, most of which are redeemed later', () => {
  const { orders } = planPast(options)
  const having = (productId: string) => orders.filter(({ lines }) => lines.some((line) => line.productId === productId))
  expect(having('booklet').length + having('pattern').length).toBeGreaterThan(8)
  const sets = having('set')
  expect(sets.length).toBeGreaterThan(4)
  expect(sets.filter(({ fate }) => fate === 'RETURNED').length).toBeGreaterThan(0)
  const cards = having('card')
  expect(cards.length).toBeGreaterThan(4)
  const paid = orders.filter(({ isPaidWithGiftCard }) => isPaidWithGiftCard)
  expect(paid.length).toBeGreaterThan(3)
  for (const { buyer, placed } of paid) {
    const got = cards.filter(({ gift }) => gift!.recipient.email === buyer.email)
    expect(got.some((card) => card.placed < placed)).toBe(true)
  }
  for (const { buyer, gift } of cards) expect(gift!.recipient).not.toEqual(buyer)
})

test('plans nothing after the end, in the order of time, and the arrival of all that is sold before it is', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 24 }), (seed, months) => {
      const { orders, deliveries, abandoned } = planPast({ ...options, seed, months })
      const dates = orders.map(({ placed }) => placed.getTime())
      expect(dates).toEqual(dates.toSorted((one, other) => one - other))
      for (const date of [...dates, ...abandoned.map(({ left }) => left.getTime())])
        expect(date).toBeLessThan(until.getTime())
      const stock = new Map<string, number>()
      const moves = [
        ...deliveries.flatMap(({ arrived, items }) => items.map((item) => ({ ...item, at: arrived.getTime() }))),
        ...orders.flatMap(({ placed, lines }) =>
          lines
            .flatMap(piecesOf)
            .filter(({ isTracked }) => isTracked)
            .map((line) => ({ ...line, quantity: -line.quantity, at: placed.getTime() })),
        ),
      ].toSorted((one, other) => one.at - other.at)
      for (const { productId, variantId, quantity } of moves) {
        const left = (stock.get(`${productId} ${variantId}`) ?? 0) + quantity
        expect(left).toBeGreaterThanOrEqual(0)
        stock.set(`${productId} ${variantId}`, left)
      }
      expect([...stock.values()].filter((left) => left !== 0)).toEqual([])
    }),
    { numRuns: 30 },
  )
})
