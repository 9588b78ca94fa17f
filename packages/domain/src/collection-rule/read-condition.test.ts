import { conditionFields, conditionOperators } from '@vitrine/contract/entities/catalog/collection-rule.ts'
import { expect, test } from 'vitest'
import { readCondition } from './read-condition.ts'
import { daysIn, hasValue, operatorsOf } from './rule.ts'

const values = { PRODUCT_TYPE: 'DIGITAL', PRICE: '19.90', WEIGHT: '0.25', CREATED: '30' } as const
const valueOf = (field: string): string => ({ ...values })[field as keyof typeof values] ?? ' Lamp '

test('each field takes its operators, and refuses all others', () => {
  for (const field of conditionFields)
    for (const operator of conditionOperators) {
      const isOwn = (operatorsOf[field] as readonly string[]).includes(operator)
      const value = hasValue(operator) ? { value: valueOf(field) } : {}
      const option = field === 'CHOICE' ? { option: 'Color' } : {}
      const read = readCondition({ field, operator, ...value, ...option }, { digits: 2 })
      expect(read, `${field} ${operator}`).toMatchObject(isOwn ? { ok: true } : { ok: false, field: 'operator' })
    }
})

test('each operator belongs to a field', () => {
  const used = new Set<string>(Object.values(operatorsOf).flat())
  expect(conditionOperators.filter((operator) => !used.has(operator))).toEqual([])
})

test('trims texts', () => {
  const sent = { field: 'CHOICE', operator: 'EQUALS', value: ' Red ', option: ' Color ' } as const
  expect(readCondition(sent, { digits: 2 })).toMatchObject({ condition: { value: 'Red', option: 'Color' } })
})

test('takes amounts with as many decimals as the currency has', () => {
  const price = (value: string, digits: number) =>
    readCondition({ field: 'PRICE', operator: 'AT_MOST', value }, { digits }).ok
  expect([price('1500', 0), price('1500.5', 0), price('1.50', 2), price('1.501', 2), price('1.501', 3)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

test('finds the ages that a rule depends on', () => {
  const condition = { field: 'CREATED', operator: 'WITHIN_DAYS', value: '30' } as const
  const named = { field: 'NAME', operator: 'CONTAINS', value: '30' } as const
  expect(daysIn({ match: 'ANY', conditions: [condition, named] })).toEqual([30])
})
