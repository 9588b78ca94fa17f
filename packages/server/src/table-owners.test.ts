import { expect, test } from 'vitest'
import { readModels } from '../../../test/checks/foreign-tables.ts'
import { foreignTables, foreignWrites, owners } from '../../../test/checks/table-owners.ts'

test('queries name tables of their own room only, except those of read models', () => {
  expect(owners.size).toBeGreaterThan(130)
  const read = Object.entries(readModels).map(([file, { tables }]) => [file, tables] as const)
  expect(foreignTables).toEqual(Object.fromEntries(read))
})

test('nothing writes to a table of another room', () => {
  expect(foreignWrites).toEqual([])
})
