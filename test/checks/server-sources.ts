import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const server = join(import.meta.dirname, '../../packages/server/src')
const isFile = (name: string) => name.endsWith('.ts') && !/\.(type)?test\.ts$|\/testing/.test(name)

/** Files of the server, without tests. */
export const serverFiles = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter(isFile)
  .map((name) => ({ name, text: readFileSync(join(server, name), 'utf8') }))

/** The same without migrations, for rules that are checked by their text. */
export const serverSources = serverFiles.filter(({ name }) => !/(migration|\/schema)\.ts$/.test(name))

/** Returns the names of files that match a pattern. */
export const filesWith = (pattern: RegExp): string[] =>
  serverSources.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])).toSorted()

/** Returns where rows of a table are inserted or updated, by query builder or SQL. */
export const writersOf = (table: string): string[] =>
  filesWith(new RegExp(`(insertInto|updateTable)\\('${table}'\\)|(insert into|update) ${table}\\b`))
