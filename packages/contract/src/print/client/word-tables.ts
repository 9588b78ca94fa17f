/**
 * Tables of moments in the form that costs a bundle the least: the words that are moments, and the words that hold
 * some, at whatever depth they stand. Calls whose answers have most words in common share one.
 */
import type { JsonSchema } from '../json-schema.ts'
import { isTimestamp } from '../json-schema.ts'
import { momentsOf, type Moments } from './timestamps.ts'

export interface WordTable {
  readonly moments: ReadonlySet<string>
  readonly holders: ReadonlySet<string>
}

/** The part of the holders of a table that another must have, to be one with it. */
const enough = 0.75

/** Shorter tables are written where they are needed. */
const worthWords = 8

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

const together = (one: WordTable, other: WordTable): WordTable => ({
  moments: new Set([...one.moments, ...other.moments]),
  holders: new Set([...one.holders, ...other.holders]),
})

const allWords = ({ moments, holders }: WordTable): readonly string[] => [...moments, ...holders]

/** What a table makes moments of in an answer, and where it comes into something whose fields nobody knows. */
const madeBy = (table: WordTable, schema: JsonSchema, path = ''): string[] => {
  if (schema.items) return madeBy(table, schema.items, path)
  if (schema.patternProperties ?? schema.type === undefined) return [`${path} is free`]
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}.${name}`
    if (table.moments.has(name)) return [at]
    return table.holders.has(name) ? madeBy(table, field, at) : []
  })
}

const momentPaths = (schema: JsonSchema, path = ''): string[] => {
  if (schema.items) return momentPaths(schema.items, path)
  if (isTimestamp(schema)) return [path]
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => momentPaths(field, `${path}.${name}`))
}

/** Whether a table finds all moments of an answer and touches nothing else. */
const fits = (table: WordTable, schema: JsonSchema): boolean =>
  madeBy(table, schema).join() === momentPaths(schema).join()

interface Group {
  table: WordTable
  readonly schemas: JsonSchema[]
}

/** Whether most of what holds moments in the one holds some in the other. */
const isNear = ({ holders: one }: WordTable, { holders: other }: WordTable): boolean =>
  [...one].filter((word) => other.has(word)).length >= enough * Math.min(one.size, other.size)

/** The table of each answer that is worth one. */
export const wordTables = (answers: readonly JsonSchema[]): ReadonlyMap<JsonSchema, WordTable> => {
  const groups: Group[] = []
  for (const schema of answers) {
    const moments = momentsOf(schema)
    const table = moments && wordsOf(moments)
    if (!table || allWords(table).length < worthWords) continue
    const group = groups.find((one) => {
      const merged = together(one.table, table)
      return isNear(one.table, table) && [...one.schemas, schema].every((each) => fits(merged, each))
    })
    if (group) group.table = together(group.table, table)
    else if (fits(table, schema)) groups.push({ table, schemas: [] })
    else continue
    ;(group ?? groups.at(-1)!).schemas.push(schema)
  }
  return new Map(groups.flatMap(({ table, schemas }) => schemas.map((schema) => [schema, table] as const)))
}
