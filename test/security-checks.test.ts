import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Rows of the tables: what is tried, in which file, by which test. */
const rows = readFileSync(join(root, 'docs/security-checks.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, file, title] = /^\| (.+?) +\| `(\S+)` +\| (.+?) +\|$/.exec(line) ?? []
    return what && file && title ? [{ what, file, title }] : []
  })

/** A title as a test has it: the whole text, in quotation marks of one kind. */
const isTest = (source: string, title: string): boolean =>
  [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))

test('every test that the security checks name is there', () => {
  const missing = rows.filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !isTest(readFileSync(path, 'utf8'), title)
  })
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(80)
})

test('each check of sign-in and of money has its tests', () => {
  const numbers = [...Array.from({ length: 18 }, (_, index) => index + 1), 20, 21, 22, 23, 24, 25, 26, 27, 29]
  expect(numbers.filter((number) => !rows.some(({ what }) => what.startsWith(`${number}: `)))).toEqual([])
})

test('a test that was renamed would be missed', () => {
  expect(isTest("test('nobody gets in', () => {})", 'nobody gets')).toBe(false)
  expect(isTest("test('nobody gets in', () => {})", 'nobody gets in')).toBe(true)
})
