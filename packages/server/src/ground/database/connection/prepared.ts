import type { CompiledQuery, Kysely, QueryResult, RawBuilder } from 'kysely'

/** A placeholder for a value. */
interface Placeholder {
  readonly place: number
}

/**
 * Builds a statement once and only fills in values afterwards, for frequent statements whose SQL would take longer to
 * build than to send. `build` gets placeholders instead of values and may only pass them on.
 */
export const prepared = <Row, Values extends readonly unknown[]>(
  build: (...values: Values) => RawBuilder<Row>,
): (<Tables>(db: Kysely<Tables>, ...values: Values) => Promise<QueryResult<Row>>) => {
  let compiled: CompiledQuery<Row> | undefined
  return (db, ...values) => {
    compiled ??= build(...(values.map((_value, place): Placeholder => ({ place })) as unknown as Values)).compile(db)
    const parameters = (compiled.parameters as readonly Placeholder[]).map(({ place }) => values[place])
    return db.executeQuery({ ...compiled, parameters })
  }
}
