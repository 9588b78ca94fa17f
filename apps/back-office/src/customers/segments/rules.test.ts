import { expect, test } from 'vitest'
import { emptyRule, filterOfRules, isComplete, ruleFieldNames, rulesOfFilter, type Rule } from './rules.ts'

const timeZone = 'Pacific/Auckland'

test('writes rules as a filter and reads them back', () => {
  const rules: readonly Rule[] = [
    { field: 'spent', operator: '$gte', value: '99.50' },
    { field: 'orderCount', operator: '$eq', value: '3' },
    { field: 'lastOrderDate', operator: '$lt', value: '2026-03-01' },
    { field: 'tags', operator: '$hasSome', value: 'VIP' },
    { field: 'hasAccount', operator: '$eq', value: 'false' },
    { field: 'country', operator: '$ne', value: 'NZ' },
  ]
  const filter = filterOfRules(rules, timeZone)
  expect(filter).toMatchObject({
    $and: [
      { spent: { $gte: '99.50' } },
      { orderCount: { $eq: 3 } },
      { lastOrderDate: { $lt: '2026-02-28T11:00:00.000Z' } },
      {},
      { hasAccount: { $eq: false } },
      {},
    ],
  })
  expect(rulesOfFilter(filter, timeZone)).toEqual(rules)
})

test('does not edit a filter that rules cannot express', () => {
  const others = [
    { spent: 1 },
    { $and: [{ $or: [] }] },
    { $and: [{ spent: { $gte: 1, $lte: 2 } }] },
    { $and: [{ note: { $eq: 'x' } }] },
  ]
  for (const filter of others) expect(rulesOfFilter(filter, timeZone)).toBe(undefined)
})

test('knows which rules still lack a value', () => {
  const complete = ruleFieldNames.filter((field) => isComplete(emptyRule(field)))
  expect(complete).toEqual(['emailConsent', 'smsConsent', 'hasAccount'])
  expect(isComplete({ field: 'spent', operator: '$gte', value: 'much' })).toBe(false)
})
