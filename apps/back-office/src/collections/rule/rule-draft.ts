import type { CollectionRule, CollectionRuleConditions } from '@vitrine/client'
import { readCondition } from '@vitrine/domain/collection-rule/read-condition.ts'
import { hasValue, operatorsOf } from '@vitrine/domain/collection-rule/rule.ts'
import { currencyDigits, toDecimal } from '@vitrine/domain/money.ts'
import { FieldErrors } from '../../form/field-errors.ts'
import { readDecimal } from '../../form/read-fields.ts'
import { words } from '../../words/words.ts'

const { collectionRules: texts } = words

type SentCondition = CollectionRuleConditions['conditions'][number]
export type ConditionField = SentCondition['field']

/** A condition as the form has it: texts stay while another field or comparison is chosen. */
export interface ConditionDraft {
  /** Identifies the row. */
  readonly key: number
  readonly field: ConditionField
  readonly operator: SentCondition['operator']
  readonly value: string
  readonly option: string
}

/** How products get into a collection, as the form has it. */
export interface RuleDraft {
  readonly mode: 'HAND' | 'RULE'
  readonly match: CollectionRuleConditions['match']
  readonly conditions: readonly ConditionDraft[]
}

export const blankCondition = (key: number): ConditionDraft => ({
  key,
  field: 'NAME',
  operator: 'CONTAINS',
  value: '',
  option: '',
})

export const draftOfRule = (rule: CollectionRule | undefined): RuleDraft => ({
  mode: rule ? 'RULE' : 'HAND',
  match: rule?.match ?? 'ALL',
  conditions: rule?.conditions.map((one, key) => ({ value: '', option: '', ...one, key })) ?? [blankCondition(0)],
})

/** The comparison that a field begins with, if that is not its first one. */
const usualOperators: Partial<Record<ConditionField, ConditionDraft['operator']>> = {
  NAME: 'CONTAINS',
  PRICE: 'AT_MOST',
  WEIGHT: 'AT_MOST',
}
const textFields: ReadonlySet<ConditionField> = new Set(['NAME', 'BRAND', 'RIBBON', 'SKU', 'CHOICE'])

const valueIn = (draft: ConditionDraft, field: ConditionField): string => {
  if (field === 'PRODUCT_TYPE') return 'PHYSICAL'
  return textFields.has(field) && textFields.has(draft.field) ? draft.value : ''
}

/** Changes the field of a condition. The comparison and a text stay if the other field has them, too. */
export const withField = (draft: ConditionDraft, field: ConditionField): ConditionDraft => {
  const operators: readonly ConditionDraft['operator'][] = operatorsOf[field]
  const operator = operators.includes(draft.operator) ? draft.operator : (usualOperators[field] ?? operators[0]!)
  return { ...draft, field, operator, value: valueIn(draft, field), option: '' }
}

/** Decimals of weights. With so many, a dot before three digits does not group thousands. */
const weightDigits = 3

/** Reads a value as it was typed, such as an amount with a comma. What is no number stays, and is refused later. */
const typedValue = ({ field, value }: ConditionDraft, digits: number): string => {
  if (field === 'PRICE') return readDecimal(value, digits) ?? value.trim()
  return field === 'WEIGHT' ? (readDecimal(value, weightDigits) ?? value.trim()) : value.trim()
}

const sentOf = (draft: ConditionDraft, digits: number): SentCondition => {
  const { field, operator, option } = draft
  return {
    field,
    operator,
    ...(hasValue(operator) && { value: typedValue(draft, digits) }),
    ...(field === 'CHOICE' && { option: option.trim() }),
  }
}

const problemText = (field: ConditionField, currency: string): string => {
  switch (field) {
    case 'PRICE':
      return texts.problems.price(toDecimal(20 * 10 ** currencyDigits(currency), currency))
    case 'WEIGHT':
      return texts.problems.weight
    case 'CREATED':
      return texts.problems.days
    case 'NAME':
    case 'BRAND':
    case 'RIBBON':
    case 'SKU':
    case 'CHOICE':
    case 'PRODUCT_TYPE':
    case 'REDUCED':
    case 'IN_STOCK':
      return texts.problems.text
  }
}

/** The name of a field of a condition in the API call. */
export const nameOf = (index: number, field: 'operator' | 'value' | 'option'): string =>
  `rule.conditions[${index}].${field}`

/** Reads a rule, with what is wrong with its conditions. */
export const readRule = ({ match, conditions }: RuleDraft, currency: string) => {
  const digits = currencyDigits(currency)
  const sent = conditions.map((one) => sentOf(one, digits))
  const violations = sent.flatMap((one, index) => {
    const read = readCondition(one, { digits })
    if (read.ok) return []
    const description = read.field === 'option' ? texts.problems.option : problemText(one.field, currency)
    return [{ field: nameOf(index, read.field), description }]
  })
  return { rule: { match, conditions: sent } satisfies CollectionRuleConditions, violations }
}

/** Reads the rule to save; `undefined` if products are added by hand. Throws the errors of its fields. */
export const requireRule = (draft: RuleDraft, currency: string): CollectionRuleConditions | undefined => {
  if (draft.mode === 'HAND') return undefined
  const { rule, violations } = readRule(draft, currency)
  if (violations.length > 0) throw new FieldErrors(violations)
  return rule
}
