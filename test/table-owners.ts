import { serverFiles, serverSources } from './server-sources.ts'

/** The room of a file: `orders/invoice/store.ts` is in `orders/invoice`. */
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** The room that declares each table. */
export const owners: ReadonlyMap<string, string> = new Map(
  serverFiles.flatMap(({ name, text }) =>
    [...text.matchAll(/interface Tables \{\n(.*?)\n {2}\}/gs)].flatMap(([, body]) =>
      [...body!.matchAll(/^ +(\w+): /gm)].map(([, table]) => [table!, roomOf(name)] as const),
    ),
  ),
)

const tables = [...owners.keys()].join('|')
/** A table named to the query builder. */
const built = new RegExp(
  `\\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\\w+Join\\w*)\\(\\s*\\[?\\s*['"\`](${tables})\\b`,
  'g',
)
/** A table named in SQL. */
const written = new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:only\\s+)?"?(${tables})\\b`, 'g')

const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '')

const tablesNamedIn = (text: string): ReadonlySet<string> => {
  const code = withoutComments(text)
  const statements = [...code.matchAll(/`[^`]*`/g)]
    .map(([statement]) => statement)
    .filter((statement) => /\b(select|insert|update|delete)\b/.test(statement))
  const found = [code.matchAll(built), ...statements.map((statement) => statement.matchAll(written))]
  return new Set(found.flatMap((matches) => [...matches].map(([, table]) => table!)))
}

/** Tables of other rooms that files of the server name in queries, by file. */
export const foreignTables: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  serverSources
    .filter(({ name }) => name.split('/').length > 2 && !name.startsWith('doors/http/walk/'))
    .map(({ name, text }) => {
      const foreign = [...tablesNamedIn(text)].filter((table) => owners.get(table) !== roomOf(name))
      return [name, foreign.toSorted()] as const
    })
    .filter(([, foreign]) => foreign.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
