import { isDay } from '@vitrine/domain/time/day.ts'
import { dayOfText, startOfDayText } from '../../clock/read-dates.ts'

/** How the value of a rule is entered. */
export type RuleKind = 'money' | 'number' | 'date' | 'country' | 'tag' | 'language' | 'consent' | 'account'

/** Fields of rules, with the operators that make sense for each. */
const ruleFields = {
  spent: { kind: 'money', operators: ['$gte', '$lte'] },
  averageSpent: { kind: 'money', operators: ['$gte', '$lte'] },
  orderCount: { kind: 'number', operators: ['$gte', '$lte', '$eq'] },
  firstOrderDate: { kind: 'date', operators: ['$gte', '$lt'] },
  lastOrderDate: { kind: 'date', operators: ['$gte', '$lt'] },
  lastSeenDate: { kind: 'date', operators: ['$gte', '$lt'] },
  country: { kind: 'country', operators: ['$eq', '$ne'] },
  tags: { kind: 'tag', operators: ['$hasSome', '$ne'] },
  language: { kind: 'language', operators: ['$eq', '$ne'] },
  emailConsent: { kind: 'consent', operators: ['$eq', '$ne'] },
  smsConsent: { kind: 'consent', operators: ['$eq', '$ne'] },
  hasAccount: { kind: 'account', operators: ['$eq'] },
} as const satisfies Record<string, { readonly kind: RuleKind; readonly operators: readonly Operator[] }>

export type RuleField = keyof typeof ruleFields
export type Operator = '$gte' | '$lte' | '$lt' | '$eq' | '$ne' | '$hasSome'
export const ruleFieldNames = Object.keys(ruleFields) as readonly RuleField[]

/** A rule as it is edited. Dates are days in the time zone of the store. */
export interface Rule {
  readonly field: RuleField
  readonly operator: Operator
  readonly value: string
}

export const operatorsOf = (field: RuleField): readonly Operator[] => ruleFields[field].operators
export const kindOf = (field: RuleField): RuleKind => ruleFields[field].kind

/** A new rule of a field, without a value. */
export const emptyRule = (field: RuleField): Rule => ({
  field,
  operator: operatorsOf(field)[0]!,
  value: kindOf(field) === 'consent' ? 'SUBSCRIBED' : kindOf(field) === 'account' ? 'true' : '',
})

/** Whether a rule has a value that makes sense. */
export const isComplete = ({ field, value }: Rule): boolean => {
  const kind = kindOf(field)
  if (kind === 'money') return /^\d{1,9}([.,]\d{1,3})?$/.test(value.trim())
  if (kind === 'number') return /^\d{1,7}$/.test(value.trim())
  return kind === 'date' ? isDay(value) : value.trim() !== ''
}

const operandOf = ({ field, operator, value }: Rule, timeZone: string): unknown => {
  const kind = kindOf(field)
  if (kind === 'money') return value.trim().replace(',', '.')
  if (kind === 'number') return Number(value)
  if (kind === 'date') return startOfDayText(value, timeZone)
  if (kind === 'account') return value === 'true'
  return operator === '$hasSome' ? [value.trim()] : value.trim()
}

/** The filter of complete rules, all of which customers must match. */
export const filterOfRules = (rules: readonly Rule[], timeZone: string): Record<string, unknown> => ({
  $and: rules.map((rule) => ({ [rule.field]: { [rule.operator]: operandOf(rule, timeZone) } })),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueOf = (kind: RuleKind, operand: unknown, timeZone: string): string | undefined => {
  const [only, ...more] = Array.isArray(operand) ? (operand as readonly unknown[]) : [operand]
  if (more.length > 0 || !['string', 'number', 'boolean'].includes(typeof only)) return undefined
  return kind === 'date' ? dayOfText(String(only), timeZone) : String(only)
}

const ruleOf = (condition: unknown, timeZone: string): Rule | undefined => {
  if (!isObject(condition)) return undefined
  const [entry, ...others] = Object.entries(condition)
  const field = ruleFieldNames.find((name) => name === entry?.[0])
  if (!entry || others.length > 0 || field === undefined || !isObject(entry[1])) return undefined
  const [comparison, ...more] = Object.entries(entry[1])
  const operator = operatorsOf(field).find((one) => one === comparison?.[0])
  const value = comparison && valueOf(kindOf(field), comparison[1], timeZone)
  return operator === undefined || more.length > 0 || value === undefined ? undefined : { field, operator, value }
}

/** Reads the rules of a filter. `undefined` if it has conditions that rules can’t express. */
export const rulesOfFilter = (filter: unknown, timeZone: string): readonly Rule[] | undefined => {
  if (!isObject(filter) || Object.keys(filter).join() !== '$and' || !Array.isArray(filter['$and'])) return undefined
  const rules = filter['$and'].map((condition) => ruleOf(condition, timeZone))
  return rules.every((rule) => rule !== undefined) ? rules : undefined
}
