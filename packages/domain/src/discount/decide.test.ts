import { expect, test } from 'vitest'
import { decide, line, now, rule } from './testing.ts'
import type { DiscountRule, Usage } from './rule.ts'
import { ruleStatus } from './rule.ts'

const lines = [line('mug', 1000, { collectionIds: ['cups'] }), line('bowl', 500)]
const moment = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const reasonOf = (more: Partial<DiscountRule>, usage?: Usage) =>
  decide({ lines, rules: [rule(more)], ...(usage && { usages: { rule: usage } }) }).outcomes[0]?.notApplied?.reason

test.each<[string, Partial<DiscountRule>, Usage | undefined, string | undefined]>([
  ['applies', {}, undefined, undefined],
  ['is turned off', { active: false }, undefined, 'OFF'],
  ['starts later', { starts: moment(1) }, undefined, 'NOT_STARTED'],
  ['starts now', { starts: now }, undefined, undefined],
  ['has ended', { ends: now }, undefined, 'ENDED'],
  ['has one use left', { limits: { uses: 2 } }, { uses: 1, given: 0 }, undefined],
  ['is used up', { limits: { uses: 2 } }, { uses: 2, given: 0 }, 'USED_UP'],
  [
    'the customer has used up',
    { limits: { perCustomer: 1 } },
    { uses: 9, given: 0, byCustomer: 1 },
    'USED_UP_BY_CUSTOMER',
  ],
  ['uses exactly the rest of its budget', { limits: { budget: 1000 } }, { uses: 9, given: 850 }, undefined],
  ['exceeds its budget by a cent', { limits: { budget: 1000 } }, { uses: 9, given: 851 }, 'BUDGET_SPENT'],
  [
    'has spent its budget and would take nothing off',
    { limits: { budget: 1000 }, effect: { type: 'FIXED_PRICE', price: 5000 } },
    { uses: 9, given: 1000 },
    'BUDGET_SPENT',
  ],
  ['exceeds its whole budget at once', { limits: { budget: 100 } }, undefined, 'BUDGET_SPENT'],
  ['takes nothing off', { effect: { type: 'FIXED_PRICE', price: 5000 } }, undefined, 'TAKES_NOTHING'],
  [
    'is for items not in the cart',
    { effect: { type: 'PERCENT', percentage: '5', scopes: [{ id: 's', productIds: ['x'] }] } },
    undefined,
    'NO_ITEMS',
  ],
])('decides about a discount that %s', (_what, more, usage, reason) => {
  expect(reasonOf(more, usage)).toBe(reason)
})

test('derives whether a rule is pending, live or expired from its dates', () => {
  expect(ruleStatus({ starts: moment(1) }, now)).toBe('PENDING')
  expect(ruleStatus({ starts: now, ends: moment(1) }, now)).toBe('LIVE')
  expect(ruleStatus({ ends: now }, now)).toBe('EXPIRED')
})

test('applies item discounts first, then order discounts, then delivery, each to what is left', () => {
  const { discounts } = decide({
    lines,
    rules: [
      rule({ id: 'ship', effect: { type: 'FREE_DELIVERY' }, priority: 9 }),
      rule({ id: 'all', effect: { type: 'PERCENT', percentage: '10' }, priority: 5 }),
      rule({
        id: 'cups',
        effect: { type: 'PERCENT', percentage: '50', scopes: [{ id: 's', collectionIds: ['cups'] }] },
      }),
    ],
  })
  expect(discounts.map(({ id, scope }) => [id, scope])).toEqual([
    ['cups', 'SPECIFIC_ITEMS'],
    ['all', 'GLOBAL'],
    ['ship', 'SHIPPING'],
  ])
  expect(discounts[1]?.shares).toEqual({ mug: 50, bowl: 50 })
})

const given = (decision: ReturnType<typeof decide>) => decision.discounts.map(({ id }) => id)

test('applies the higher priority of two rules that do not combine, and explains why the other does not apply', () => {
  const low = rule({ id: 'low', combinesWithRules: false, effect: { type: 'PERCENT', percentage: '50' } })
  const high = rule({ id: 'high', priority: 1 })
  const decision = decide({ lines, rules: [low, high] })
  expect(given(decision)).toEqual(['high'])
  expect(decision.outcomes.find(({ rule: { id } }) => id === 'low')?.notApplied).toEqual({
    reason: 'NOT_COMBINED',
    with: 'high',
  })
  expect(given(decide({ lines, rules: [rule({ id: 'alone', combinesWithRules: false, priority: 2 }), high] }))).toEqual(
    ['alone'],
  )
  expect(given(decide({ lines, rules: [high, rule({ id: 'other', excludes: ['high'] })] }))).toEqual(['high'])
})

test('lets other rules apply if one takes nothing off or exceeds its budget', () => {
  const alone = rule({ id: 'alone', combinesWithRules: false, priority: 2 })
  const other = rule({ id: 'other' })
  const nothing = { ...alone, effect: { type: 'FIXED_PRICE', price: 9999 } as const }
  expect(given(decide({ lines, rules: [nothing, other] }))).toEqual(['other'])
  const poor = { ...alone, limits: { budget: 100 } }
  expect(given(decide({ lines, rules: [poor, other], usages: { alone: { uses: 0, given: 0 } } }))).toEqual(['other'])
})

test('applies a code before rules that do not combine with codes, and those rules if the code is refused', () => {
  const coupon = rule({ id: 'code', source: 'COUPON', effect: { type: 'PERCENT', percentage: '5' } })
  const without = rule({ id: 'without', combinesWithCodes: false, priority: 9 })
  const decision = decide({ lines, rules: [without, rule({ id: 'beside' })], coupon })
  expect(given(decision)).toEqual(['code', 'beside'])
  expect(given(decide({ lines, rules: [without], coupon: { ...coupon, active: false } }))).toEqual(['without'])
  expect(
    given(decide({ lines, rules: [rule({ id: 'beside' })], coupon: { ...coupon, combinesWithRules: false } })),
  ).toEqual(['code'])
})

test('applies a first-order discount once per customer', () => {
  const first = rule({ conditions: [{ type: 'FIRST_ORDER' }] })
  const of = (byCustomer: number) =>
    given(
      decide({
        lines,
        rules: [first],
        isFirstOrder: true,
        usages: { rule: { uses: byCustomer, given: 0, byCustomer } },
      }),
    )
  expect(of(0)).toEqual(['rule'])
  expect(of(1)).toEqual([])
})

const files = [line('file', 1000, { physical: false })]

test('applies free delivery only to physical goods, but keeps a code for it', () => {
  const delivery = rule({ effect: { type: 'FREE_DELIVERY' } })
  const coupon = rule({ id: 'code', source: 'COUPON', effect: { type: 'FREE_DELIVERY' } })
  expect(decide({ lines: files, rules: [delivery] }).outcomes[0]?.notApplied).toEqual({ reason: 'NO_ITEMS' })
  expect(given(decide({ lines: [...files, ...lines], rules: [delivery] }))).toEqual(['rule'])
  expect(given(decide({ lines: files, coupon }))).toEqual(['code'])
  expect(given(decide({ lines: files, rules: [rule()] }))).toEqual(['rule'])
})

test('returns line shares, free delivery, or nothing for a code', () => {
  const common = { source: 'RULE', name: 'Rule', reductions: [] }
  const coupon = rule({ id: 'code', source: 'COUPON', effect: { type: 'FIXED_PRICE', price: 5000 } })
  const rules = [rule({ id: 'tenth' }), rule({ id: 'delivery', effect: { type: 'FREE_DELIVERY' } })]
  expect(decide({ lines, rules, coupon }).discounts).toStrictEqual([
    { ...common, source: 'COUPON', id: 'code', scope: 'SPECIFIC_ITEMS' },
    { ...common, id: 'tenth', scope: 'GLOBAL', shares: { mug: 100, bowl: 50 } },
    { ...common, id: 'delivery', scope: 'SHIPPING', freeDelivery: true },
  ])
})
