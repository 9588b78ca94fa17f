import { conditionFields } from '@vitrine/contract/entities/catalog/collection-rule.ts'
import { operatorsOf } from '@vitrine/domain/collection-rule/rule.ts'
import { expect, test } from 'vitest'
import { blankCondition, draftOfRule, readRule, requireRule, withField } from './rule-draft.ts'

const draft = (...conditions: Parameters<typeof withField>[0][]) =>
  ({ mode: 'RULE', match: 'ALL', conditions }) as const

test('reads the rule that it was made of', () => {
  const conditions = [
    { field: 'PRICE', operator: 'AT_MOST', value: '19.90' },
    { field: 'CHOICE', operator: 'EQUALS', value: 'Red', option: 'Color' },
    { field: 'IN_STOCK', operator: 'IS_TRUE' },
  ] as const
  const rule = { collectionId: '1', match: 'ANY', conditions: [...conditions], status: 'UP_TO_DATE' } as const
  expect(readRule(draftOfRule(rule), 'EUR')).toEqual({ rule: { match: 'ANY', conditions }, violations: [] })
})

test('saves no rule for products that are added by hand', () => {
  expect(requireRule(draftOfRule(undefined), 'EUR')).toBeUndefined()
})

test('keeps the comparison and the text of a condition where another field has them', () => {
  const named = { ...blankCondition(3), operator: 'STARTS_WITH', value: 'Kiln' } as const
  expect(withField(named, 'BRAND')).toMatchObject({ key: 3, operator: 'STARTS_WITH', value: 'Kiln' })
  expect(withField(named, 'PRICE')).toMatchObject({ operator: 'AT_MOST', value: '' })
  expect(withField(named, 'PRODUCT_TYPE')).toMatchObject({ operator: 'EQUALS', value: 'PHYSICAL' })
  for (const field of conditionFields) expect(operatorsOf[field]).toContain(withField(named, field).operator)
})

test('reads amounts and weights with a comma', () => {
  const price = { ...withField(blankCondition(0), 'PRICE'), value: '1.234,50' }
  const weight = { ...withField(blankCondition(1), 'WEIGHT'), value: '0,125' }
  const { rule, violations } = readRule(draft(price, weight), 'EUR')
  expect(violations).toEqual([])
  expect(rule.conditions.map(({ value }) => value)).toEqual(['1234.50', '0.125'])
})

test('names the fields that are missing or malformed', () => {
  const price = { ...withField(blankCondition(0), 'PRICE'), value: '12.3456' }
  const choice = { ...withField(blankCondition(1), 'CHOICE'), value: 'Red' }
  const { violations } = readRule(draft(price, choice, blankCondition(2)), 'EUR')
  expect(violations).toEqual([
    { field: 'rule.conditions[0].value', description: 'Enter an amount, such as 20.00.' },
    { field: 'rule.conditions[1].option', description: 'Enter the name of the option.' },
    { field: 'rule.conditions[2].value', description: 'Enter a text.' },
  ])
  expect(() => requireRule(draft(price), 'EUR')).toThrow('Enter an amount')
})
