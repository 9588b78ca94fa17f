import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printed, printValues, readValues, unreached } from './values.ts'

test('each value names a test that is there', () => {
  expect(readValues().length).toBeGreaterThan(100)
  expect(unreached()).toEqual([])
})

test('the page of values is printed from their lists', () => {
  expect(readFileSync(printed, 'utf8')).toBe(printValues())
})
