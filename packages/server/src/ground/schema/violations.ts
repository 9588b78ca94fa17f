import type { TaxIdProblem } from '@vitrine/domain/tax-id/tax-id.ts'
import type { ViolationKind } from '@vitrine/contract/errors.ts'
import type { ErrorObject } from 'ajv'
import type { Violation } from '../base/refusal.ts'
import { decimalProblem } from './formats.ts'
import type { JsonProblem } from './json-bounds.ts'

/** The rule and message for each kind of problem; `limit` is the bound that was exceeded. */
const rules: Readonly<Record<string, { rule: ViolationKind; describe: (limit: unknown) => string }>> = {
  minLength: { rule: 'MIN_LENGTH', describe: (limit) => `must be at least ${limit} characters long` },
  maxLength: { rule: 'MAX_LENGTH', describe: (limit) => `must be at most ${limit} characters long` },
  minimum: { rule: 'MIN', describe: (limit) => `must be ${limit} or more` },
  maximum: { rule: 'MAX', describe: (limit) => `must be ${limit} or less` },
  minItems: { rule: 'MIN_SIZE', describe: (limit) => `must have at least ${limit} items` },
  maxItems: { rule: 'MAX_SIZE', describe: (limit) => `must have at most ${limit} items` },
  maxProperties: { rule: 'MAX_SIZE', describe: (limit) => `must have at most ${limit} entries` },
}

/** The rule and message where both bounds are the same, so that only one length or size is allowed. */
const exactRules: Readonly<Record<string, { rule: ViolationKind; describe: (limit: unknown) => string }>> = {
  minLength: { rule: 'EXACT_LENGTH', describe: (limit) => `must be exactly ${limit} characters long` },
  minItems: { rule: 'EXACT_SIZE', describe: (limit) => `must have exactly ${limit} ${limit === 1 ? 'item' : 'items'}` },
}
const otherBound: Readonly<Record<string, string>> = { maxLength: 'minLength', maxItems: 'minItems' }

const ruleOf = ({ keyword, parentSchema = {} }: ErrorObject) => {
  const least = otherBound[keyword] ?? keyword
  const most = least.replace('min', 'max')
  const isExact = least in exactRules && parentSchema[least] === parentSchema[most]
  return isExact ? exactRules[least] : rules[keyword]
}

/** Messages for formats whose name alone is not helpful. */
const formatWords: Readonly<Record<string, string>> = {
  email: 'value is not a valid email',
  language: 'is not a language code, such as en or de-AT',
}

/** `/lineItems/0/quantity` → `lineItems[0].quantity`. */
const fieldOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')

const violationOf = (error: ErrorObject): Violation => {
  const field = fieldOf(error.instancePath)
  const bound = ruleOf(error)
  if (bound) {
    const threshold = (error.params as { limit?: unknown }).limit
    return { field, description: bound.describe(threshold), violatedRule: bound.rule, data: { threshold } }
  }
  switch (error.keyword) {
    case 'required': {
      const missing = String((error.params as { missingProperty: string }).missingProperty)
      return {
        field: field ? `${field}.${missing}` : missing,
        description: 'must be set',
        violatedRule: 'REQUIRED_FIELD',
      }
    }
    case 'enum': {
      const { allowedValues } = error.params as { allowedValues: string[] }
      return {
        field,
        description: `must be one of ${allowedValues.join(', ')}`,
        violatedRule: 'INVALID_ENUM_VALUE',
        data: { allowedValues },
      }
    }
    case 'format': {
      const { format } = error.params as { format: string }
      return {
        field,
        description: formatWords[format] ?? `value is not a valid ${format.toUpperCase()}`,
        violatedRule: 'FORMAT',
        data: { type: format.replaceAll('-', '_').toUpperCase() },
      }
    }
    case 'decimal': {
      const problem = decimalProblem(String(error.data), error.schema as Record<string, number>)
      const words =
        problem?.bound === undefined
          ? 'must be a decimal number, such as "12.50"'
          : `is outside the limit ${problem.bound}`
      return { field, description: words, violatedRule: problem?.rule ?? 'FORMAT', data: { threshold: problem?.bound } }
    }
    case 'json': {
      const { rule, description, limit } = error.params as Omit<JsonProblem, 'pointer'>
      return { field, description, violatedRule: rule, data: { threshold: limit } }
    }
    case 'taxId': {
      const { problem } = error.params as { problem: TaxIdProblem }
      return { field, description: taxIdWords[problem], violatedRule: 'FORMAT', data: { type: problem } }
    }
    case 'unbuilt':
      return { field, description: String(error.schema), violatedRule: 'FIELD_NOT_ALLOWED' }
    case 'pattern':
      return { field, description: 'has characters that are not allowed', violatedRule: 'FORMAT' }
    case 'type':
      return {
        field,
        description: `must be ${String((error.params as { type: unknown }).type)}`,
        violatedRule: 'VALIDATION',
      }
    default:
      return { field, description: error.message ?? 'is not valid', violatedRule: 'OTHER' }
  }
}

const taxIdWords = {
  CPF: 'must be a valid CPF: 11 digits with the right check digits',
  CNPJ: 'must be a valid CNPJ: 14 characters with the right check digits',
  VAT_ID: 'must be a valid VAT ID of its country, such as DE136695976',
} as const satisfies Record<TaxIdProblem, string>

/** Converts validation errors to violations of the specification, sorted by field. */
export const violationsOf = (errors: readonly ErrorObject[]): Violation[] =>
  errors
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .map(violationOf)
    .toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
