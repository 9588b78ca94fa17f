import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const most = 20

/** A generated file for each module of the client. */
const generated = new Set(['packages/client/src/calls', 'packages/client/src/modules'])

const isCode = (name: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(name) && !/\.(test|d)\.\w+$/.test(name)

/** Returns the folders below one, and their numbers of files that are no tests. */
const foldersIn = (folder: string): [string, number][] => {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const below = entries
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
    .flatMap(({ name }) => foldersIn(`${folder}/${name}`))
  return [[folder, entries.filter((entry) => entry.isFile() && isCode(entry.name)).length], ...below]
}

test(`a folder has at most ${most} files, without tests, so that a reader finds one in it`, () => {
  const folders = ['packages', 'apps', 'test', 'scripts', 'conformance', 'demo', 'platform'].flatMap(foldersIn)
  expect(folders.length).toBeGreaterThan(300)
  expect(folders.filter(([name, count]) => count > most && !generated.has(name))).toEqual([])
})
