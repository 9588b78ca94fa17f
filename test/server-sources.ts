import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const server = join(import.meta.dirname, '../packages/server/src')
const isSource = (name: string) => name.endsWith('.ts') && !/\.(type)?test\.ts$|migration\.ts$|\/testing/.test(name)

/** The server's own files, without tests and steps of the schema: for rules that are read off them. */
export const serverSources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter(isSource)
  .map((name) => ({ name, text: readFileSync(join(server, name), 'utf8') }))

/** Names of the files in which something stands. */
export const filesWith = (pattern: RegExp): string[] =>
  serverSources.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])).toSorted()

/** Where rows of a table are put in or changed, by the builder or in SQL. */
export const writersOf = (table: string): string[] =>
  filesWith(new RegExp(`(insertInto|updateTable)\\('${table}'\\)|(insert into|update) ${table}\\b`))
