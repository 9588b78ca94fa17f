import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { withCommaLists } from './comma-list.ts'
import { mapSchema } from './map-schema.ts'
import { withoutUnbuilt } from './unbuilt.ts'

/** Smaller parts are compiled again with each schema, which costs less than calling a function of their own. */
const minFields = 4

/**
 * Creates a function that prepares schemas for validation. Parts that several schemas have, such as an address, become
 * references to one definition, so that they are compiled once: without them, compiling the schemas of all calls takes
 * nearly three times as long.
 */
export const createSharedParts = (define: (id: string, part: JsonSchema) => void) => {
  const references = new WeakMap<JsonSchema, JsonSchema>()
  let count = 0

  const prepare = (schema: JsonSchema): JsonSchema =>
    mapSchema(
      schema,
      (part) => withoutUnbuilt(part) ?? withCommaLists(part) ?? (part === schema ? undefined : refer(part)),
    )

  const refer = (part: JsonSchema): JsonSchema | undefined => {
    if (Object.keys(part.properties ?? {}).length < minFields) return undefined
    const known = references.get(part)
    if (known) return known
    const id = `part-${(count += 1)}`
    const reference: object = { $ref: id }
    references.set(part, reference)
    define(id, prepare(part))
    return reference
  }

  return prepare
}
