import { serverFiles } from './server-sources.ts'

/** A column as its room declares it. */
export interface DeclaredColumn {
  /** `table.column`. */
  readonly name: string
  readonly type: string
}

/** Row types by name. Small rooms declare their tables next to the migration. */
const rowTypes = new Map(
  serverFiles.flatMap(({ text }) =>
    [...text.matchAll(/^(?:export )?interface (\w+Table)(?:<\w+>)?(?: extends [^{]+)? \{\n(.*?)\n\}/gms)].map(
      ([, name, body]) => [name!, body!],
    ),
  ),
)

const tablesIn = (text: string): [table: string, rowType: string][] =>
  [...text.matchAll(/interface Tables \{\n(.*?)\n {2}\}/gs)].flatMap(([, body]) =>
    [...body!.matchAll(/(\w+): (\w+)/g)].map(([, table, rowType]): [string, string] => [table!, rowType!]),
  )

/** Every column of every table, as declared by the server's rooms. */
export const declaredColumns: readonly DeclaredColumn[] = serverFiles
  .flatMap(({ text }) => tablesIn(text))
  .flatMap(([table, rowType]) => {
    const body = rowTypes.get(rowType)
    if (body === undefined) throw new Error(`Nothing beside the table ${table} declares its rows.`)
    return [...body.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, column, type]) => ({
      name: `${table}.${column}`,
      type: type!,
    }))
  })
