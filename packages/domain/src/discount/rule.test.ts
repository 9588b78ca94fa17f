import { expect, test } from 'vitest'
import { discountsAppId } from './app.ts'
import { discountScope } from './effects.ts'
import { isLimited, limitsOf, type Limits } from './rule.ts'
import type { Effect } from './effects.ts'
import { rule } from './testing.ts'

const some = { id: 'some', productIds: ['mug'] }
const all = { id: 'all' }

test.each<[Effect, ReturnType<typeof discountScope>]>([
  [{ type: 'PERCENT', percentage: '10' }, 'GLOBAL'],
  [{ type: 'AMOUNT', amount: 1 }, 'GLOBAL'],
  [{ type: 'AMOUNT', amount: 1, scopes: [] }, 'GLOBAL'],
  [{ type: 'AMOUNT', amount: 1, scopes: [all] }, 'GLOBAL'],
  [{ type: 'AMOUNT', amount: 1, scopes: [some, all] }, 'GLOBAL'],
  [{ type: 'AMOUNT', amount: 1, scopes: [some] }, 'SPECIFIC_ITEMS'],
  [{ type: 'PERCENT', percentage: '10', scopes: [{ id: 'cups', collectionIds: ['cups'] }] }, 'SPECIFIC_ITEMS'],
  [{ type: 'AMOUNT_EACH', amount: 1 }, 'SPECIFIC_ITEMS'],
  [{ type: 'FREE_DELIVERY' }, 'SHIPPING'],
])('determines that %j applies to %s', (effect, scope) => {
  expect(discountScope(effect)).toBe(scope)
})

test('limits a rule to one use per customer only if it requires a first order', () => {
  const first = { type: 'FIRST_ORDER' } as const
  const german = { type: 'COUNTRY', countries: ['DE'] } as const
  expect(limitsOf(rule({ conditions: [german, first], limits: { uses: 5 } }))).toEqual({ uses: 5, perCustomer: 1 })
  expect(limitsOf(rule({ conditions: [german], limits: { uses: 5 } }))).toEqual({ uses: 5 })
  expect(limitsOf(rule({ conditions: [german, first], match: 'ANY' }))).toEqual({})
})

test.each<[Limits, boolean]>([
  [{}, false],
  [{ uses: 0 }, true],
  [{ perCustomer: 1 }, true],
  [{ budget: 1 }, true],
])('returns for %j whether it is limited: %s', (limits, isOne) => {
  expect(isLimited(limits)).toBe(isOne)
})

test("keeps the ID that stored rules use for the store's own triggers and filters", () => {
  expect(discountsAppId).toBe('5c1f2b7e-0a4d-4f0e-9b7a-3d6e8c2a9f41')
})
