import { isTimestamp, type JsonSchema } from './json-schema.ts'

/**
 * The paths of all moments in an answer, such as `orders.lineItems.serviceProperties.scheduledDate`; lists are
 * stepped into and maps that a caller fills are left alone.
 */
export const timestampPaths = (schema: JsonSchema, path: readonly string[] = []): string[] => {
  if (isTimestamp(schema)) return [path.join('.')]
  if (schema.items) return timestampPaths(schema.items, path)
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    timestampPaths(property, [...path, name]),
  )
}
