import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import type { SchemaValidateFunction } from 'ajv'

/** Splits a text with commas into a list. Runs before the schema of the list. */
export const splitCommas: SchemaValidateFunction = (_isOn: true, value: unknown, _schema, context) => {
  if (typeof value !== 'string' || !context) return true
  const names = value.split(',').map((name) => name.trim())
  const { parentData, parentDataProperty } = context
  ;(parentData as Record<string | number, unknown>)[parentDataProperty] = names.filter((name) => name !== '')
  return true
}

/** Returns a schema that also accepts a `commaSeparated` list as text. */
export const withCommaLists = (part: JsonSchema): object | undefined => {
  const { commaSeparated, ...list } = part
  return commaSeparated && { splitCommas: true, allOf: [list] }
}
