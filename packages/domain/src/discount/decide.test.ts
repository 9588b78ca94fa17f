import { expect, test } from 'vitest'
import { decide, line, now, rule } from './testing.ts'
import type { DiscountRule, Usage } from './rule.ts'
import { ruleStatus } from './rule.ts'

const lines = [line('mug', 1000, { collectionIds: ['cups'] }), line('bowl', 500)]
const moment = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const reasonOf = (more: Partial<DiscountRule>, usage?: Usage) =>
  decide({ lines, rules: [rule(more)], ...(usage && { usages: { rule: usage } }) }).outcomes[0]?.notGiven?.reason

test.each<[string, Partial<DiscountRule>, Usage | undefined, string | undefined]>([
  ['is given', {}, undefined, undefined],
  ['is off', { active: false }, undefined, 'OFF'],
  ['begins later', { starts: moment(1) }, undefined, 'NOT_STARTED'],
  ['begins now', { starts: now }, undefined, undefined],
  ['has ended', { ends: now }, undefined, 'ENDED'],
  ['has one use left', { limits: { uses: 2 } }, { uses: 1, given: 0 }, undefined],
  ['is used up', { limits: { uses: 2 } }, { uses: 2, given: 0 }, 'USED_UP'],
  [
    'was used by its customer',
    { limits: { perCustomer: 1 } },
    { uses: 9, given: 0, byCustomer: 1 },
    'USED_UP_BY_CUSTOMER',
  ],
  ['has just so much left of its budget', { limits: { budget: 1000 } }, { uses: 9, given: 850 }, undefined],
  ['has a cent too little left', { limits: { budget: 1000 } }, { uses: 9, given: 851 }, 'BUDGET_SPENT'],
  [
    'has spent its budget, and would take nothing',
    { limits: { budget: 1000 }, effect: { type: 'FIXED_PRICE', price: 5000 } },
    { uses: 9, given: 1000 },
    'BUDGET_SPENT',
  ],
  ['takes more than its budget the first time', { limits: { budget: 100 } }, undefined, 'BUDGET_SPENT'],
  ['takes nothing', { effect: { type: 'FIXED_PRICE', price: 5000 } }, undefined, 'TAKES_NOTHING'],
  [
    'is for what nobody buys',
    { effect: { type: 'PERCENT', percentage: '5', scopes: [{ id: 's', productIds: ['x'] }] } },
    undefined,
    'NO_ITEMS',
  ],
])('a discount that %s', (_what, more, usage, reason) => {
  expect(reasonOf(more, usage)).toBe(reason)
})

test('a rule is pending, live and expired by its time', () => {
  expect(ruleStatus({ starts: moment(1) }, now)).toBe('PENDING')
  expect(ruleStatus({ starts: now, ends: moment(1) }, now)).toBe('LIVE')
  expect(ruleStatus({ ends: now }, now)).toBe('EXPIRED')
})

test('items come first, then the whole, then delivery, each on what is left', () => {
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

test('of two that do not stand beside each other the higher priority is given, and the other says why', () => {
  const low = rule({ id: 'low', combinesWithRules: false, effect: { type: 'PERCENT', percentage: '50' } })
  const high = rule({ id: 'high', priority: 1 })
  const decision = decide({ lines, rules: [low, high] })
  expect(given(decision)).toEqual(['high'])
  expect(decision.outcomes.find(({ rule: { id } }) => id === 'low')?.notGiven).toEqual({
    reason: 'NOT_COMBINED',
    with: 'high',
  })
  expect(given(decide({ lines, rules: [rule({ id: 'alone', combinesWithRules: false, priority: 2 }), high] }))).toEqual(
    ['alone'],
  )
  expect(given(decide({ lines, rules: [high, rule({ id: 'other', excludes: ['high'] })] }))).toEqual(['high'])
})

test('one that takes nothing or is over its budget makes room for the one it would exclude', () => {
  const alone = rule({ id: 'alone', combinesWithRules: false, priority: 2 })
  const other = rule({ id: 'other' })
  const nothing = { ...alone, effect: { type: 'FIXED_PRICE', price: 9999 } as const }
  expect(given(decide({ lines, rules: [nothing, other] }))).toEqual(['other'])
  const poor = { ...alone, limits: { budget: 100 } }
  expect(given(decide({ lines, rules: [poor, other], usages: { alone: { uses: 0, given: 0 } } }))).toEqual(['other'])
})

test('a code counts before rules that do not go with codes, and one that is not given leaves them', () => {
  const coupon = rule({ id: 'code', source: 'COUPON', effect: { type: 'PERCENT', percentage: '5' } })
  const without = rule({ id: 'without', combinesWithCodes: false, priority: 9 })
  const decision = decide({ lines, rules: [without, rule({ id: 'beside' })], coupon })
  expect(given(decision)).toEqual(['code', 'beside'])
  expect(given(decide({ lines, rules: [without], coupon: { ...coupon, active: false } }))).toEqual(['without'])
  expect(
    given(decide({ lines, rules: [rule({ id: 'beside' })], coupon: { ...coupon, combinesWithRules: false } })),
  ).toEqual(['code'])
})

test('a first order is one a customer has once', () => {
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

test('delivery is free only where something is delivered; a code for it stays, since its buyer asked for it', () => {
  const delivery = rule({ effect: { type: 'FREE_DELIVERY' } })
  const coupon = rule({ id: 'code', source: 'COUPON', effect: { type: 'FREE_DELIVERY' } })
  expect(decide({ lines: files, rules: [delivery] }).outcomes[0]?.notGiven).toEqual({ reason: 'NO_ITEMS' })
  expect(given(decide({ lines: [...files, ...lines], rules: [delivery] }))).toEqual(['rule'])
  expect(given(decide({ lines: files, coupon }))).toEqual(['code'])
  expect(given(decide({ lines: files, rules: [rule()] }))).toEqual(['rule'])
})

test('says what is given: the shares of lines, free delivery, or nothing of a code', () => {
  const common = { source: 'RULE', name: 'Rule', reductions: [] }
  const coupon = rule({ id: 'code', source: 'COUPON', effect: { type: 'FIXED_PRICE', price: 5000 } })
  const rules = [rule({ id: 'tenth' }), rule({ id: 'delivery', effect: { type: 'FREE_DELIVERY' } })]
  expect(decide({ lines, rules, coupon }).discounts).toStrictEqual([
    { ...common, source: 'COUPON', id: 'code', scope: 'SPECIFIC_ITEMS' },
    { ...common, id: 'tenth', scope: 'GLOBAL', shares: { mug: 100, bowl: 50 } },
    { ...common, id: 'delivery', scope: 'SHIPPING', freeDelivery: true },
  ])
})
