import type { RuleCondition } from '@vitrine/contract/entities/catalog/collection-rule.ts'
import { hasMoreDecimals } from '../money.ts'
import { hasValue, operatorsOf, productTypes, type Condition } from './rule.ts'

/** What is wrong with a condition, by the name of its field. */
interface ConditionProblem {
  readonly field: 'operator' | 'value' | 'option'
  readonly description: string
}

type Read = { readonly ok: true; readonly condition: Condition } | ({ readonly ok: false } & ConditionProblem)

const refuse = (field: ConditionProblem['field'], description: string): Read => ({ ok: false, field, description })

const decimalPattern = /^\d{1,9}(\.\d{1,6})?$/
const daysPattern = /^[1-9]\d{0,3}$/
const maxDays = 3650
/** Decimals of a weight. */
const weightDigits = 6

/** Returns what is wrong with the value of a condition whose operator has one. */
const valueProblem = ({ field, value = '' }: RuleCondition, digits: number): string | undefined => {
  switch (field) {
    case 'NAME':
    case 'BRAND':
    case 'RIBBON':
    case 'SKU':
    case 'CHOICE':
      return value.trim() === '' ? 'must be set' : undefined
    case 'PRODUCT_TYPE':
      return (productTypes as readonly string[]).includes(value) ? undefined : `must be ${productTypes.join(' or ')}`
    case 'PRICE':
      if (!decimalPattern.test(value)) return 'must be an amount, such as 12.50'
      return hasMoreDecimals(value, digits) ? `must have at most ${digits} decimals` : undefined
    case 'WEIGHT':
      return decimalPattern.test(value) ? undefined : `must be a number with at most ${weightDigits} decimals`
    case 'CREATED':
      return daysPattern.test(value) && Number(value) <= maxDays ? undefined : `must be a number from 1 to ${maxDays}`
  }
}

/** Reads a condition of a request. `digits` is the number of decimals of the store's currency. */
export const readCondition = (sent: RuleCondition, { digits }: { readonly digits: number }): Read => {
  const { field, operator, value, option } = sent
  const operators: readonly string[] = operatorsOf[field]
  if (!operators.includes(operator)) return refuse('operator', `must be one of ${operators.join(', ')} for ${field}`)
  if (field === 'CHOICE' && !option?.trim()) return refuse('option', 'must be set for CHOICE')
  if (field !== 'CHOICE' && option !== undefined) return refuse('option', 'is only for CHOICE')
  if (!hasValue(operator) && value !== undefined) return refuse('value', `must be absent for ${operator}`)
  const problem = hasValue(operator) ? valueProblem(sent, digits) : undefined
  if (problem !== undefined) return refuse('value', problem)
  const condition = {
    field,
    operator,
    ...(option !== undefined && { option: option.trim() }),
    ...(value !== undefined && { value: value.trim() }),
  }
  // The checks above are those of the union, which the compiler cannot follow.
  return { ok: true, condition: condition as Condition }
}
