/** Finds the test files that do more in the long run than in `npm test`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** Knows whether a run is long. */
const sizes = join(root, 'test/run-size.ts')

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)]
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => existsSync(path))

/** Whether a file imports the sizes, itself or by another file of tests. */
const createUsesSizes = () => {
  const known = new Map([[sizes, true]])
  const usesSizes = (file) => {
    if (known.has(file)) return known.get(file)
    known.set(file, false)
    known.set(file, importsOf(file).some(usesSizes))
    return known.get(file)
  }
  return usesSizes
}

const isOutside = (path) => /(^|\/)(node_modules|dist|journeys)(\/|$)/.test(path)

const listFiles = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (isOutside(path)) return []
    return entry.isDirectory() ? listFiles(path) : [path]
  })

/** Returns the files of unit tests that are only in the long run, or do more there. */
export const listLongTests = () => {
  const usesSizes = createUsesSizes()
  const folders = [
    'packages',
    'apps',
    'demo',
    'platform',
    'scripts',
    'test',
    'conformance/storefronts',
    'conformance/fields',
  ]
  return folders
    .flatMap(listFiles)
    .filter((path) => /\.long\.test\.tsx?$/.test(path) || (/\.test\.tsx?$/.test(path) && usesSizes(join(root, path))))
    .toSorted()
}
