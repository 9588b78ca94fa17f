import { isTimestamp, type JsonSchema } from '../json-schema.ts'

/** Where the moments stand in an answer: `{ order: { createdDate: true } }`. */
export type Moments = true | { readonly [name: string]: Moments }

/** Finds all moments of an answer; lists are stepped into and maps that a caller fills are left alone. */
export const momentsOf = (schema: JsonSchema): Moments | undefined => {
  if (isTimestamp(schema)) return true
  if (schema.items) return momentsOf(schema.items)
  const found = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const moments = momentsOf(property)
    return moments ? [[name, moments] as const] : []
  })
  return found.length ? Object.fromEntries(found) : undefined
}
