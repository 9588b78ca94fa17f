import { serverSources } from './server-sources.ts'

/** A column as a `tables.ts` declares it. */
export interface DeclaredColumn {
  /** `table.column`. */
  readonly name: string
  readonly type: string
}

const declarations = serverSources.filter(({ name }) => name.endsWith('/tables.ts')).map(({ text }) => text)

const rowTypes = new Map(
  declarations.flatMap((text) =>
    [...text.matchAll(/export interface (\w+)(?:<\w+>)? \{\n(.*?)\n\}/gs)].map(([, name, body]) => [name!, body!]),
  ),
)

const tablesIn = (text: string): [table: string, rowType: string][] =>
  [...text.matchAll(/interface Tables \{\n(.*?)\n {2}\}/gs)].flatMap(([, body]) =>
    [...body!.matchAll(/(\w+): (\w+)/g)].map(([, table, rowType]): [string, string] => [table!, rowType!]),
  )

/** Every column of every table, as the server's rooms declare them. */
export const declaredColumns: readonly DeclaredColumn[] = declarations.flatMap(tablesIn).flatMap(([table, rowType]) => {
  const body = rowTypes.get(rowType)
  if (body === undefined) throw new Error(`No tables.ts declares the rows of ${table}.`)
  return [...body.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, column, type]) => ({
    name: `${table}.${column}`,
    type: type!,
  }))
})
