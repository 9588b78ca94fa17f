import { referenceTables } from '../ground/database/reference-tables.ts'

const tablePattern = /create table (\w+) \(\n(.*?)\n\);/gs

/**
 * Returns the SQL of a schema with every table of a site partitioned by `site_id`. PostgreSQL then refuses every primary,
 * unique or foreign key without it, as a PostgreSQL that is distributed over several machines does.
 */
export const partitionBySite = (schema: string): string =>
  schema.replaceAll(tablePattern, (statement, table: string, columns: string) => {
    if (table in referenceTables || !/^ {2}site_id /m.test(columns)) return statement
    const distributed = statement.replace(/;$/, ' partition by hash (site_id);')
    const parts = [0, 1].map(
      (part) =>
        `create table ${table}_part_${part} partition of ${table} for values with (modulus 2, remainder ${part});`,
    )
    return [distributed, ...parts].join('\n')
  })
