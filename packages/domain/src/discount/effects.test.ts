import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../test/run-size.ts'
import { decide, line, rule } from './testing.ts'
import type { DiscountableLine } from './purchase.ts'
import type { Effect } from './effects.ts'

const mugs = line('mug', 1000, { quantity: 3, collectionIds: ['cups'] })
const bowl = line('bowl', 700)
const cups = [{ id: 'cups', collectionIds: ['cups'] }]
const bowls = [{ id: 'bowl', productIds: ['bowl'] }]

/** What an effect takes off each line. `undefined` if it does not apply. */
const off = (effect: Effect, lines: readonly DiscountableLine[] = [mugs, bowl]) =>
  decide({ lines, rules: [rule({ effect })] }).discounts[0]?.shares

test.each<[string, Effect, Record<string, number> | undefined]>([
  ['10 % of everything', { type: 'PERCENT', percentage: '10' }, { mug: 300, bowl: 70 }],
  ['10 % of a collection', { type: 'PERCENT', percentage: '10', scopes: cups }, { mug: 300, bowl: 0 }],
  ['an amount off the order', { type: 'AMOUNT', amount: 370 }, { mug: 300, bowl: 70 }],
  ['an amount larger than the items cost', { type: 'AMOUNT', amount: 9999, scopes: bowls }, { mug: 0, bowl: 700 }],
  ['an amount off each', { type: 'AMOUNT_EACH', amount: 100 }, { mug: 300, bowl: 100 }],
  ['an amount off each larger than its price', { type: 'AMOUNT_EACH', amount: 800 }, { mug: 2400, bowl: 700 }],
  ['a price for each', { type: 'FIXED_PRICE', price: 900 }, { mug: 300, bowl: 0 }],
  ['a fixed price that is not lower', { type: 'FIXED_PRICE', price: 1000 }, undefined],
  [
    'two for a fixed price, the most expensive first',
    { type: 'BUNDLE', quantity: 2, price: 1500 },
    { mug: 568, bowl: 132 },
  ],
  [
    'three of a collection for a fixed price',
    { type: 'BUNDLE', quantity: 3, price: 2500, scopes: cups },
    { mug: 500, bowl: 0 },
  ],
  ['sets that are not cheaper', { type: 'BUNDLE', quantity: 2, price: 2000 }, undefined],
  ['too few items for a set', { type: 'BUNDLE', quantity: 5, price: 100 }, undefined],
  [
    'buy two, get the cheapest free',
    { type: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 1, percentage: '100' },
    { mug: 0, bowl: 700 },
  ],
  [
    'buy one cup, get a bowl at half price',
    { type: 'BUY_X_GET_Y', buyQuantity: 1, getQuantity: 1, percentage: '50', scopes: cups, getScopes: bowls },
    { mug: 0, bowl: 350 },
  ],
  [
    'buy one, get one free, twice',
    { type: 'BUY_X_GET_Y', buyQuantity: 1, getQuantity: 1, percentage: '100' },
    { mug: 1000, bowl: 700 },
  ],
  [
    'buy one, get one free, at most once',
    { type: 'BUY_X_GET_Y', buyQuantity: 1, getQuantity: 1, percentage: '100', most: 1 },
    { mug: 0, bowl: 700 },
  ],
  [
    'too few items to get one free',
    { type: 'BUY_X_GET_Y', buyQuantity: 4, getQuantity: 1, percentage: '100' },
    undefined,
  ],
  [
    'the highest quantity step that is reached',
    {
      type: 'QUANTITY_STEPS',
      steps: [
        { from: 2, reduction: { percentage: '5' } },
        { from: 4, reduction: { percentage: '10' } },
        { from: 5, reduction: { percentage: '50' } },
      ],
    },
    { mug: 300, bowl: 70 },
  ],
  [
    'a step with a fixed price',
    { type: 'QUANTITY_STEPS', steps: [{ from: 3, reduction: { priceEach: 800 } }], scopes: cups },
    { mug: 600, bowl: 0 },
  ],
  [
    'a step with an amount off each',
    { type: 'QUANTITY_STEPS', steps: [{ from: 3, reduction: { amountEach: 50 } }], scopes: cups },
    { mug: 150, bowl: 0 },
  ],
  [
    'no quantity step that is reached',
    { type: 'QUANTITY_STEPS', steps: [{ from: 9, reduction: { percentage: '5' } }] },
    undefined,
  ],
])('takes off: %s', (_what, effect, shares) => {
  expect(off(effect)).toEqual(shares)
})

const anyLines = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      cup: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ price, quantity, cup }, index) =>
      line(`l${index}`, price, { quantity, collectionIds: cup ? ['cups'] : [] }),
    ),
  )
const anyScopes = fc.constantFrom({}, { scopes: cups })
const percentage = fc.constantFrom('0.1', '10', '33.3333', '100')
const money = fc.integer({ min: 0, max: 50_000 })
const count = fc.integer({ min: 1, max: 5 })
const anyEffect: fc.Arbitrary<Effect> = fc
  .oneof(
    fc.record({ type: fc.constant('PERCENT' as const), percentage }),
    fc.record({ type: fc.constant('AMOUNT' as const), amount: money }),
    fc.record({ type: fc.constant('AMOUNT_EACH' as const), amount: money }),
    fc.record({ type: fc.constant('FIXED_PRICE' as const), price: money }),
    fc.record({ type: fc.constant('BUNDLE' as const), quantity: fc.integer({ min: 2, max: 6 }), price: money }),
    fc.record({ type: fc.constant('BUY_X_GET_Y' as const), buyQuantity: count, getQuantity: count, percentage }),
    fc.record({
      type: fc.constant('QUANTITY_STEPS' as const),
      steps: fc.array(fc.record({ from: count, reduction: fc.record({ amountEach: money }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  )
  .chain((effect) => anyScopes.map((scopes) => ({ ...effect, ...scopes })))

test('never reduces a line below zero, and takes off whole minor units', () => {
  fc.assert(
    fc.property(anyLines, fc.array(anyEffect, { minLength: 1, maxLength: 5 }), (lines, effects) => {
      const { discounts, outcomes } = decide({
        lines,
        rules: effects.map((effect, index) => rule({ id: `r${index}`, effect })),
      })
      const left = Object.fromEntries(lines.map(({ id, price, quantity }) => [id, price * quantity]))
      for (const { id, shares = {} } of discounts) {
        for (const [lineId, share] of Object.entries(shares)) {
          expect(Number.isSafeInteger(share) && share >= 0).toBe(true)
          left[lineId]! -= share
          expect(left[lineId]).toBeGreaterThanOrEqual(0)
        }
        const given = outcomes.find((one) => one.rule.id === id)
        const sum = Object.values(shares).reduce((all, share) => all + share, 0)
        expect(given).toMatchObject({ given: sum })
      }
    }),
    { numRuns: propertyRuns },
  )
})

/** Handles every piece on its own, the way a person would. */
const bundlesByHand = (lines: readonly DiscountableLine[], quantity: number, price: number): number => {
  const pieces = lines.flatMap((one) => Array.from({ length: one.quantity }, () => one.price)).toSorted((a, b) => b - a)
  let off = 0
  for (let start = 0; start + quantity <= pieces.length; start += quantity) {
    const cost = pieces.slice(start, start + quantity).reduce((sum, one) => sum + one, 0)
    if (cost <= price) break
    off += cost - price
  }
  return off
}

test('computes bundles like laying out the pieces one by one', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 2, max: 6 }), money, (lines, quantity, price) => {
      const shares = off({ type: 'BUNDLE', quantity, price }, lines) ?? {}
      const sum = Object.values(shares).reduce((all, share) => all + share, 0)
      expect(sum).toBe(bundlesByHand(lines, quantity, price))
    }),
    { numRuns: propertyRuns },
  )
})

test('frees the cheapest y pieces for each x bought when both come from the same items', () => {
  fc.assert(
    fc.property(anyLines, count, count, (lines, buyQuantity, getQuantity) => {
      const shares = off({ type: 'BUY_X_GET_Y', buyQuantity, getQuantity, percentage: '100' }, lines) ?? {}
      const pieces = lines
        .flatMap((one) => Array.from({ length: one.quantity }, () => one.price))
        .toSorted((a, b) => a - b)
      const free = Math.floor(pieces.length / (buyQuantity + getQuantity)) * getQuantity
      const sum = Object.values(shares).reduce((all, share) => all + share, 0)
      expect(sum).toBe(pieces.slice(0, free).reduce((all, one) => all + one, 0))
    }),
    { numRuns: propertyRuns },
  )
})

test('does not free items that must be bought, even if they are the cheapest', () => {
  const lines = [100, 200, 300].map((price) => line(`cup-${price}`, price, { collectionIds: ['cups'] }))
  const effect: Effect = { type: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 2, percentage: '100' }
  const shares = off({ ...effect, scopes: cups, getScopes: [...cups, ...bowls] }, [...lines, bowl])
  expect(shares).toEqual({ 'cup-100': 100, 'cup-200': 0, 'cup-300': 0, bowl: 700 })
})

test.each<[string, readonly DiscountableLine[], Record<string, number>]>([
  [
    'a set that already costs the bundle price',
    [line('expensive', 1000, { quantity: 2 }), line('cheap', 500, { quantity: 2 })],
    { expensive: 1000, cheap: 0 },
  ],
  [
    'the rest of a line whose sets already cost the bundle price',
    [line('expensive', 2000), line('cheap', 500, { quantity: 5 })],
    { expensive: 1200, cheap: 300 },
  ],
])('does not make a bundle of %s', (_what, lines, shares) => {
  expect(off({ type: 'BUNDLE', quantity: 2, price: 1000 }, lines)).toEqual(shares)
})

test('frees pieces of the first line if several cost the same', () => {
  const effect: Effect = { type: 'BUY_X_GET_Y', buyQuantity: 1, getQuantity: 1, percentage: '100' }
  expect(off(effect, [line('first', 700), line('second', 700)])).toEqual({ first: 700, second: 0 })
})

const isCup = ({ collectionIds }: DiscountableLine) => collectionIds.includes('cups')
const isGlass = ({ collectionIds }: DiscountableLine) => collectionIds.includes('glasses')

/** Items of two collections, some in both. None is free. */
const overlappingLines = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 9999 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      both: fc.boolean(),
      cup: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((all) =>
    all.map(({ price, quantity, both, cup }, index) =>
      line(`l${index}`, price, { quantity, collectionIds: both ? ['cups', 'glasses'] : [cup ? 'cups' : 'glasses'] }),
    ),
  )

/**
 * The prices of the cheapest glasses to free while this many sets of cups stay paid for. `undefined` if there are too
 * few.
 */
const freePrices = (pieces: readonly DiscountableLine[], { paid, free }: { paid: number; free: number }) => {
  let spareCups = pieces.filter(isCup).length - paid
  if (spareCups < 0) return undefined
  const freeable = pieces.filter(isGlass).filter((piece) => !isCup(piece) || spareCups-- > 0)
  return freeable.length < free ? undefined : freeable.slice(0, free).map(({ price }) => price)
}

test('never frees items that must be bought, even if some items count as both bought and free', () => {
  fc.assert(
    fc.property(overlappingLines, count, count, (lines, buyQuantity, getQuantity) => {
      const scopes = { scopes: cups, getScopes: [{ id: 'glasses', collectionIds: ['glasses'] }] }
      const shares = off({ type: 'BUY_X_GET_Y', buyQuantity, getQuantity, percentage: '100', ...scopes }, lines) ?? {}
      const pieces = lines
        .flatMap((one) => Array.from({ length: one.quantity }, () => one))
        .toSorted((a, b) => a.price - b.price)
      let best: readonly number[] = []
      for (let sets = 1; ; sets++) {
        const prices = freePrices(pieces, { paid: sets * buyQuantity, free: sets * getQuantity })
        if (!prices) break
        best = prices
      }
      expect(Object.values(shares).reduce((all, share) => all + share, 0)).toBe(best.reduce((all, one) => all + one, 0))
    }),
    { numRuns: 500 },
  )
})
