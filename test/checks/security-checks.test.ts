import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Rows of the tables: the attack, the file and the test. */
const rows = readFileSync(join(root, 'docs/security-checks.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, file, title] = /^\| (.+?) +\| `(\S+)` +\| (.+?) +\|$/.exec(line) ?? []
    return what && file && title ? [{ what, file, title }] : []
  })

/** Whether a source has a test with exactly this title. */
const isTest = (source: string, title: string): boolean =>
  [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))

test('every test named in the security checks exists', () => {
  const missing = rows.filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !isTest(readFileSync(path, 'utf8'), title)
  })
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(80)
})

test('each check of sign-in and payments has its tests', () => {
  const numbers = [...Array.from({ length: 18 }, (_, index) => index + 1), 20, 21, 22, 23, 24, 25, 26, 27, 29]
  expect(numbers.filter((number) => !rows.some(({ what }) => what.startsWith(`${number}: `)))).toEqual([])
})

test('detects a renamed test', () => {
  expect(isTest("test('nobody gets in', () => {})", 'nobody gets')).toBe(false)
  expect(isTest("test('nobody gets in', () => {})", 'nobody gets in')).toBe(true)
})
