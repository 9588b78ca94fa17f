import { serverFiles, serverSources } from './server-sources.ts'

/** Returns the room of a file: `orders/invoice/store.ts` is in `orders/invoice`. */
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** The room that declares each table. */
export const owners: ReadonlyMap<string, string> = new Map(
  serverFiles.flatMap(({ name, text }) =>
    [...text.matchAll(/interface Tables \{\n(.*?)\n {2}\}/gs)].flatMap(([, body]) =>
      [...body!.matchAll(/^ +(\w+): /gm)].map(([, table]) => [table!, roomOf(name)] as const),
    ),
  ),
)

/** Files of rooms, without those that assemble the server and those that prepare stores for tests. */
const roomSources = serverSources.filter(
  ({ name }) => name.split('/').length > 2 && !name.startsWith('doors/http/walk/'),
)

const tables = [...owners.keys()].join('|')
/** A table named in the query builder. */
const built = new RegExp(
  `\\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\\w+Join\\w*)\\(\\s*\\[?\\s*['"\`](${tables})\\b`,
  'g',
)
/** A table written to. */
const changed = new RegExp(
  `\\b(?:(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*\\[?\\s*['"\`]|insert into |update |delete from |merge into )(${tables})\\b`,
  'g',
)
/** A table named in SQL. */
const written = new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:only\\s+)?"?(${tables})\\b`, 'g')

const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '')

const tablesNamedIn = (text: string): ReadonlySet<string> => {
  const code = withoutComments(text)
  const statements = [...code.matchAll(/`[^`]*`/g)]
    .map(([statement]) => statement)
    .filter((statement) => /\b(select|insert|update|delete|from)\b/.test(statement))
  const found = [code.matchAll(built), ...statements.map((statement) => statement.matchAll(written))]
  return new Set(found.flatMap((matches) => [...matches].map(([, table]) => table!)))
}

/** Tables of other rooms that files of the server query, by file. */
export const foreignTables: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  roomSources
    .map(({ name, text }) => {
      const foreign = [...tablesNamedIn(text)].filter((table) => owners.get(table) !== roomOf(name))
      return [name, foreign.toSorted()] as const
    })
    .filter(([, foreign]) => foreign.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

/** Tables of other rooms that files of the server write to, as `file: table`. */
export const foreignWrites: readonly string[] = roomSources.flatMap(({ name, text }) =>
  [...withoutComments(text).matchAll(changed)]
    .map(([, table]) => table!)
    .filter((table) => owners.get(table) !== roomOf(name))
    .map((table) => `${name}: ${table}`),
)
