import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../..')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.test\.ts$|migration\.ts$|testing/.test(name),
)
const filesWith = (pattern: RegExp): string[] =>
  sources.filter((name) => pattern.test(readFileSync(join(server, name), 'utf8'))).toSorted()

test('members are written in one file, and their accounts move by their machine alone', () => {
  expect(filesWith(/(insertInto|updateTable)\('member'\)|(insert into|update) member\b/)).toEqual([
    'people/member/store.ts',
  ])
  expect(filesWith(/\bdecideAccount\(/)).toEqual(['people/member/store.ts'])
  const store = readFileSync(join(server, 'people/member/store.ts'), 'utf8')
  expect(store.match(/\.\.\.columnsOf\[decision\.state\]/g)).toHaveLength(1)
  expect(store.match(/waits_for_approval:/g)).toHaveLength(5)
})
