import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { openTestDatabase } from '@vitrine/server/ground/database/testing.ts'
import { owner } from './owner.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const guides = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })]
  .filter((path) => path.endsWith('.md') && !path.startsWith('decisions/'))
  .map((path) => (path === 'README.md' ? path : `docs/${path}`))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }

/** Commands of the storefronts' own folders. */
const elsewhere = new Set(['build', 'dev'])

let database: Database<Tables>
beforeAll(async () => {
  database = await openTestDatabase<Tables>()
})
afterAll(() => database.close())

test('finds every command that the README and the guides mention', () => {
  const named = guides.flatMap((path) =>
    [...read(path).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => `${path}: ${name}`),
  )
  expect(named.length).toBeGreaterThan(20)
  const unknown = named.filter((one) => {
    const name = one.split(': ')[1]!
    return !(name in scripts) && !elsewhere.has(name)
  })
  expect(unknown).toEqual([])
})

test('creates a store with the command in the README', async () => {
  const [, line = ''] = /^npm run owner -- (.+)$/m.exec(read('README.md')) ?? []
  // Splits the command line into words, without the quotation marks around values.
  const args = [...line.matchAll(/(?:[^\s"]+|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''))
  const config = {
    publicUrl: 'http://localhost:4000',
    storefrontUrl: 'http://localhost:3000',
    trustProxy: false as const,
    mailFrom: 'shop@test.invalid',
    mediaFolder: '/nowhere',
  }
  await owner({ database, config, print: () => undefined }, args)
  const sites = await database.db.selectFrom('site').select(['name', 'currency']).execute()
  expect(sites).toEqual([{ name: 'My shop', currency: 'EUR' }])
})
