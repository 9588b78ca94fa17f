import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'

/** Replaces parts of a schema, from the outside in. What `change` returns is not looked into. */
export const mapSchema = (schema: JsonSchema, change: (part: JsonSchema) => JsonSchema | undefined): JsonSchema => {
  const changed = change(schema)
  if (changed) return changed
  const { items, properties } = schema
  if (!items && !properties) return schema
  return {
    ...schema,
    ...(items && { items: mapSchema(items, change) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, mapSchema(one, change)])),
    }),
  }
}
