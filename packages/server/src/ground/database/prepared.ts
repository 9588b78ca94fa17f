import type { CompiledQuery, Kysely, QueryResult, RawBuilder } from 'kysely'

/** Stands in a statement where a value will be. */
interface Place {
  readonly place: number
}

/**
 * A statement that is put together once and then only filled in: for what is asked so often that making its text
 * would cost more than sending it. `build` gets places instead of values and may do nothing with them but pass them on.
 */
export const prepared = <Row, Values extends readonly unknown[]>(
  build: (...values: Values) => RawBuilder<Row>,
): (<Tables>(db: Kysely<Tables>, ...values: Values) => Promise<QueryResult<Row>>) => {
  let made: CompiledQuery<Row> | undefined
  return (db, ...values) => {
    made ??= build(...(values.map((_value, place): Place => ({ place })) as unknown as Values)).compile(db)
    const parameters = (made.parameters as readonly Place[]).map(({ place }) => values[place])
    return db.executeQuery({ ...made, parameters })
  }
}
