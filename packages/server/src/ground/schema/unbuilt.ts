import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import type { SchemaValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'

/** So deep may a value be nested that asks for nothing. */
const maxDepth = 8

/** Whether nobody could be disappointed: absent, null, `false`, or empty through and through. */
export const isEmptyDeep = (value: unknown, depth = 0): boolean => {
  if (value === undefined || value === null || value === false || value === '') return true
  if (typeof value !== 'object' || depth === maxDepth) return false
  return Object.values(value).every((inner) => isEmptyDeep(inner, depth + 1))
}

/** Leaves out what asks for nothing, so that nobody keeps a null or an empty object for a field of another type. */
export const dropEmptyUnbuilt: SchemaValidateFunction = (_why: string, value: unknown, _schema, context) => {
  if (!isEmptyDeep(value)) return false
  if (context) delete (context.parentData as Record<string | number, unknown>)[context.parentDataProperty]
  return true
}

/** A schema in which fields that are not served yet have no type: empty ones of any type pass. */
export const withoutUnbuilt = <T extends TSchema>(schema: T): T => {
  const { unbuilt, items, properties } = schema as JsonSchema
  if (unbuilt !== undefined) return { unbuilt } as unknown as T
  if (!items && !properties) return schema
  const inner = (one: JsonSchema) => withoutUnbuilt(one as unknown as TSchema)
  return {
    ...schema,
    ...(items && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)])),
    }),
  }
}
