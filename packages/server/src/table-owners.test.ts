import { expect, test } from 'vitest'
import { foreignTablesToMove } from '../../../test/foreign-tables.ts'
import { foreignTables, owners } from '../../../test/table-owners.ts'

test('queries name tables of their own room only', () => {
  expect(owners.size).toBeGreaterThan(130)
  expect(foreignTables).toEqual(foreignTablesToMove)
})
