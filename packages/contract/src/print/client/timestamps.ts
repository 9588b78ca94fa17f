import { isTimestamp, type JsonSchema } from '../json-schema.ts'

/** Where timestamps are in a response: `{ order: { createdDate: true } }`. */
export type Moments = true | { readonly [name: string]: Moments }

/** Finds all timestamps in a response. Lists are searched too; maps with keys of the caller are not. */
export const momentsOf = (schema: JsonSchema): Moments | undefined => {
  if (isTimestamp(schema)) return true
  if (schema.items) return momentsOf(schema.items)
  const found = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const moments = momentsOf(property)
    return moments ? [[name, moments] as const] : []
  })
  return found.length ? Object.fromEntries(found) : undefined
}
