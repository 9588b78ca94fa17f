import type { Call, Calls } from '../../call.ts'
import type { JsonSchema } from '../json-schema.ts'
import { createMomentsPrinter } from './moments.ts'
import { momentsOf } from './timestamps.ts'
import { wordTables, type WordTable } from './word-tables.ts'

/** Tables of timestamps in a shared file. */
export interface SharedTables {
  readonly constants: readonly string[]
  readonly names: readonly string[]
  readonly nameOf: (call: Call) => string | undefined
}

const printTable = (name: string, { moments, holders }: WordTable): string => {
  const fields = [...[...moments].map((word) => `${word}: true`), ...[...holders].map((word) => `${word}: false`)]
  return `export const ${name} = { ${fields.join(', ')} } as const\n`
}

/** Creates the tables that responses share, each named after the first call that uses it. */
export const shareTables = (calls: Calls): SharedTables => {
  const tables = wordTables(Object.values(calls).map(({ response }) => response as JsonSchema))
  const names = new Map<WordTable, string>()
  for (const [name, { response }] of Object.entries(calls)) {
    const table = tables.get(response as JsonSchema)
    if (table && !names.has(table)) names.set(table, `${name}Moments`)
  }
  return {
    constants: [...names].map(([table, name]) => printTable(name, table)),
    names: [...names.values()],
    nameOf: ({ response }) => names.get(tables.get(response as JsonSchema)!),
  }
}

/** Prints where the timestamps are in the responses of the calls of a file. */
export const createDates = (chosen: readonly Call[], { nameOf }: SharedTables) => {
  const momentsIn = ({ response }: Call) => momentsOf(response as JsonSchema)
  const printer = createMomentsPrinter(chosen.flatMap((call) => (nameOf(call) ? [] : (momentsIn(call) ?? []))))
  const of = (call: Call, name: string): string | undefined => {
    const moments = momentsIn(call)
    return moments && (nameOf(call) ?? printer.print(moments, name))
  }
  return { of, constants: printer.constants }
}
