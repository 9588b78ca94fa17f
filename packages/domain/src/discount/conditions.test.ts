import { expect, test } from 'vitest'
import { decide, line, rule } from './testing.ts'
import type { Condition, DiscountRule } from './rule.ts'
import type { Weekday } from './purchase.ts'
import type { Purchase } from './purchase.ts'

const lines = [line('mug', 1000, { quantity: 2, collectionIds: ['cups'] }), line('bowl', 500)]

/** Why a rule with these conditions is not applied. */
const unmet = (
  conditions: readonly Condition[],
  more: Partial<Purchase> = {},
  match: DiscountRule['match'] = 'ALL',
) => {
  const [{ notApplied } = {}] = decide({ lines, rules: [rule({ conditions, match })], ...more }).outcomes
  return notApplied
}
const scopes = [{ id: 'cups', collectionIds: ['cups'] }]

test.each<[string, Condition, boolean]>([
  ['a minimum subtotal that is reached', { type: 'SUBTOTAL', from: 2500 }, true],
  ['a minimum subtotal that is not reached', { type: 'SUBTOTAL', from: 2501 }, false],
  ['a maximum subtotal that is reached exactly', { type: 'SUBTOTAL', to: 2500 }, true],
  ['a maximum subtotal that is exceeded', { type: 'SUBTOTAL', to: 2499 }, false],
  ['the subtotal of a collection', { type: 'SUBTOTAL', from: 2000, scopes }, true],
  ['a minimum subtotal of a collection that is not reached', { type: 'SUBTOTAL', from: 2001, scopes }, false],
  ['a minimum quantity that is reached', { type: 'QUANTITY', from: 3 }, true],
  ['a quantity within a range', { type: 'QUANTITY', from: 2, to: 3 }, true],
  ['a maximum quantity that is exceeded', { type: 'QUANTITY', to: 2 }, false],
  ['a product in the cart', { type: 'QUANTITY', from: 1, scopes: [{ id: 'p', productIds: ['bowl'] }] }, true],
  [
    'a product that is not in the cart',
    { type: 'QUANTITY', from: 1, scopes: [{ id: 'p', productIds: ['plate'] }] },
    false,
  ],
])('checks %s', (_what, condition, holds) => {
  expect(unmet([condition]) === undefined).toBe(holds)
})

test('reports what is missing only if buying more would help', () => {
  const subtotal = { type: 'SUBTOTAL', from: 3000 } as const
  expect(unmet([subtotal])).toEqual({ reason: 'CONDITION', unmet: { type: 'SUBTOTAL', missingAmount: 500 } })
  expect(unmet([{ type: 'QUANTITY', from: 5 }])).toMatchObject({ unmet: { missingQuantity: 2 } })
  const german = { type: 'COUNTRY', countries: ['DE'] } as const
  expect(unmet([subtotal, german], { country: 'FR' })).toEqual({ reason: 'CONDITION', unmet: { type: 'COUNTRY' } })
  expect(unmet([german, subtotal], { country: 'FR' }, 'ANY')).toMatchObject({ unmet: { missingAmount: 500 } })
  const five = { type: 'QUANTITY', from: 5 } as const
  expect(unmet([five, german], { country: 'FR' })).toEqual({ reason: 'CONDITION', unmet: { type: 'COUNTRY' } })
})

test.each<Condition>([
  { type: 'SUBTOTAL', to: 1 },
  { type: 'QUANTITY', to: 1 },
  { type: 'MEMBERS', memberIds: ['ann'] },
  { type: 'MEMBER_GROUPS', memberGroupIds: ['wholesale'] },
  { type: 'COUNTRY', countries: ['DE'] },
  { type: 'TIME', days: ['MON'], from: '08:00', to: '09:00' },
  { type: 'FIRST_ORDER' },
])('names the condition that is not met: $type', (condition) => {
  const reason = { reason: 'CONDITION', unmet: { type: condition.type } }
  expect(unmet([condition])).toEqual(reason)
  expect(unmet([condition, { type: 'COUNTRY', countries: [] }], {}, 'ANY')).toEqual(reason)
})

test('accepts a rule without conditions, whether all or any must be met', () => {
  expect(unmet([], {}, 'ALL')).toBeUndefined()
  expect(unmet([], {}, 'ANY')).toBeUndefined()
})

test('checks members, groups, countries and first orders only as far as they are known', () => {
  const members = { type: 'MEMBERS', memberIds: ['ann'] } as const
  const groups = { type: 'MEMBER_GROUPS', memberGroupIds: ['wholesale'] } as const
  const country = { type: 'COUNTRY', countries: ['DE', 'AT'] } as const
  const first = { type: 'FIRST_ORDER' } as const
  for (const condition of [members, groups, country, first]) expect(unmet([condition])).toBeDefined()
  expect(unmet([members], { memberId: 'ann' })).toBeUndefined()
  expect(unmet([members], { memberId: 'bob' })).toBeDefined()
  expect(unmet([groups], { memberGroupIds: ['press', 'wholesale'] })).toBeUndefined()
  expect(unmet([country], { country: 'AT' })).toBeUndefined()
  expect(unmet([first], { isFirstOrder: true })).toBeUndefined()
  expect(unmet([first], { isFirstOrder: false })).toBeDefined()
  expect(unmet([members, country], { country: 'AT' }, 'ANY')).toBeUndefined()
  expect(unmet([members, country], { country: 'AT' })).toBeDefined()
})

test.each<[Weekday, string, string, string, boolean]>([
  ['FRI', '17:00', '17:00', '19:00', true],
  ['FRI', '16:59', '17:00', '19:00', false],
  ['FRI', '19:00', '17:00', '19:00', false],
  ['SAT', '18:00', '17:00', '19:00', false],
  ['FRI', '17:29', '17:30', '19:00', false],
  ['FRI', '17:30', '17:30', '19:00', true],
  ['FRI', '22:00', '22:00', '02:00', true],
  ['FRI', '12:00', '10:00', '10:00', true],
  ['SAT', '09:59', '10:00', '10:00', true],
  ['FRI', '23:30', '22:00', '02:00', true],
  ['SAT', '01:59', '22:00', '02:00', true],
  ['FRI', '01:59', '22:00', '02:00', false],
  ['SAT', '02:00', '22:00', '02:00', false],
])('applies on Fridays: %s %s between %s and %s', (day, clock, from, to, holds) => {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const condition = { type: 'TIME', days: ['FRI'], from, to } as const
  expect(unmet([condition], { storeTime: () => ({ day, minutes }) }) === undefined).toBe(holds)
})
