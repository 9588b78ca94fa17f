import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const titles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/'fault (\d\d)\b|"fault (\d\d)\b/g),
  ])
  .map(([, single, double]) => single ?? double)

test('each of the 32 faults has a test with its number', () => {
  const all = Array.from({ length: 32 }, (_, index) => String(index + 1).padStart(2, '0'))
  expect(all.filter((id) => !titles.includes(id))).toEqual([])
})
