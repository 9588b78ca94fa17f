import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import type { SchemaValidateFunction } from 'ajv'

/** The maximum depth of an empty value. */
const maxDepth = 8

/** Returns whether a value requests nothing: absent, null, `false`, or deeply empty. */
export const isEmptyDeep = (value: unknown, depth = 0): boolean => {
  if (value === undefined || value === null || value === false || value === '') return true
  if (typeof value !== 'object' || depth === maxDepth) return false
  return Object.values(value).every((inner) => isEmptyDeep(inner, depth + 1))
}

/**
 * Removes empty values of unsupported fields, so that nothing stores a null or an empty object for a field of another
 * type.
 */
export const dropEmptyUnbuilt: SchemaValidateFunction = (_why: string, value: unknown, _schema, context) => {
  if (!isEmptyDeep(value)) return false
  if (context) delete (context.parentData as Record<string | number, unknown>)[context.parentDataProperty]
  return true
}

/** Returns a schema for an unsupported field that has no type, so that empty values of any type pass. */
export const withoutUnbuilt = ({ unbuilt }: JsonSchema): JsonSchema | undefined =>
  unbuilt === undefined ? undefined : { unbuilt }
