import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const server = join(import.meta.dirname, '../packages/server/src')
const isFile = (name: string) => name.endsWith('.ts') && !/\.(type)?test\.ts$|\/testing/.test(name)

/** The server's own files, without tests. */
export const serverFiles = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter(isFile)
  .map((name) => ({ name, text: readFileSync(join(server, name), 'utf8') }))

/** The same without steps of the schema: for rules that are read off them. */
export const serverSources = serverFiles.filter(({ name }) => !/(migration|\/schema)\.ts$/.test(name))

/** Names of the files in which something stands. */
export const filesWith = (pattern: RegExp): string[] =>
  serverSources.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])).toSorted()

/** Where rows of a table are put in or changed, by the builder or in SQL. */
export const writersOf = (table: string): string[] =>
  filesWith(new RegExp(`(insertInto|updateTable)\\('${table}'\\)|(insert into|update) ${table}\\b`))
