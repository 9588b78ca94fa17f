/**
 * Tables of timestamps in the smallest form for bundles: names of fields that are timestamps, and names of fields that
 * contain some, at any depth. Calls whose responses have most names in common share a table.
 */
import type { JsonSchema } from '../json-schema.ts'
import { isTimestamp } from '../json-schema.ts'
import { momentsOf, type Moments } from './timestamps.ts'

export interface WordTable {
  readonly moments: ReadonlySet<string>
  readonly holders: ReadonlySet<string>
}

/** Share of the holders that two tables must have in common to be merged. */
const minOverlap = 0.75

/** Shorter tables are printed inline. */
const minNames = 8

const wordsOf = (moments: Moments): WordTable => {
  const [names, holders] = [new Set<string>(), new Set<string>()]
  const visit = (inner: Moments): void => {
    if (inner === true) return
    for (const [name, next] of Object.entries(inner)) {
      ;(next === true ? names : holders).add(name)
      visit(next)
    }
  }
  visit(moments)
  return { moments: names, holders }
}

const merge = (one: WordTable, other: WordTable): WordTable => ({
  moments: new Set([...one.moments, ...other.moments]),
  holders: new Set([...one.holders, ...other.holders]),
})

const allWords = ({ moments, holders }: WordTable): readonly string[] => [...moments, ...holders]

/** Returns the paths that a table converts to timestamps, and those where it reaches unknown fields. */
const convertedPaths = (table: WordTable, schema: JsonSchema, path = ''): string[] => {
  if (schema.items) return convertedPaths(table, schema.items, path)
  if (schema.patternProperties ?? schema.type === undefined) return [`${path} is free`]
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}.${name}`
    if (table.moments.has(name)) return [at]
    return table.holders.has(name) ? convertedPaths(table, field, at) : []
  })
}

const momentPaths = (schema: JsonSchema, path = ''): string[] => {
  if (schema.items) return momentPaths(schema.items, path)
  if (isTimestamp(schema)) return [path]
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => momentPaths(field, `${path}.${name}`))
}

/** Whether a table finds all timestamps in a response and nothing else. */
const fits = (table: WordTable, schema: JsonSchema): boolean =>
  convertedPaths(table, schema).join() === momentPaths(schema).join()

interface Group {
  table: WordTable
  readonly schemas: JsonSchema[]
}

/** Whether two tables have most holders in common. */
const isNear = ({ holders: one }: WordTable, { holders: other }: WordTable): boolean =>
  [...one].filter((word) => other.has(word)).length >= minOverlap * Math.min(one.size, other.size)

/** Creates the table of each response that is long enough for one. */
export const wordTables = (answers: readonly JsonSchema[]): ReadonlyMap<JsonSchema, WordTable> => {
  const groups: Group[] = []
  for (const schema of answers) {
    const moments = momentsOf(schema)
    const table = moments && wordsOf(moments)
    if (!table || allWords(table).length < minNames) continue
    const group = groups.find((one) => {
      const merged = merge(one.table, table)
      return isNear(one.table, table) && [...one.schemas, schema].every((each) => fits(merged, each))
    })
    if (group) group.table = merge(group.table, table)
    else if (fits(table, schema)) groups.push({ table, schemas: [] })
    else continue
    ;(group ?? groups.at(-1)!).schemas.push(schema)
  }
  return new Map(groups.flatMap(({ table, schemas }) => schemas.map((schema) => [schema, table] as const)))
}
