import { expect, test } from 'vitest'
import { foreignTablesToMove, readModels } from '../../../test/foreign-tables.ts'
import { foreignTables, owners } from '../../../test/table-owners.ts'

test('queries name tables of their own room only, except those of read models', () => {
  expect(owners.size).toBeGreaterThan(130)
  const read = Object.entries(readModels).map(([file, { tables }]) => [file, tables] as const)
  expect(foreignTables).toEqual({ ...foreignTablesToMove, ...Object.fromEntries(read) })
})
