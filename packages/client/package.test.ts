import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { allCalls } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage } from './testing-package.ts'
import { weighIn } from './testing-weight.ts'

const run = promisify(execFile)
let built: Awaited<ReturnType<typeof buildPackage>>
let packed: string

beforeAll(async () => {
  built = await buildPackage()
  packed = await mkdtemp(join(tmpdir(), 'vitrine-packed-'))
}, 60_000)
afterAll(async () => {
  await built.remove()
  await rm(packed, { recursive: true, force: true })
})

interface Packed {
  readonly filename: string
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

const pack = async (folder: string): Promise<Packed & { readonly tarball: Buffer }> => {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', packed], { cwd: folder })
  const [about] = JSON.parse(stdout) as [Packed]
  return { ...about, tarball: await readFile(join(packed, about.filename)) }
}

const packages: readonly [string, () => string][] = [
  ['@vitrine/client', () => built.folder],
  ['@vitrine/redirect', () => join(import.meta.dirname, '../redirect')],
]

test.each(packages)('installing %s gives files and types that every resolver finds', async (_, folder) => {
  const { tarball } = await pack(folder())
  const bytes = new Uint8Array(tarball).buffer
  const { messages } = await publint({ pack: { tarball: bytes }, level: 'suggestion' })
  expect(messages).toEqual([])
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)))
  if (!analysis.types) throw new Error('The package has no types.')
  // Node.js can require ES modules since 20.19. Resolvers without `exports` support find the main entry only.
  const forModules = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  )
  expect(forModules).toEqual([])
})

/**
 * Size budget of the package. With 258 calls in 49 modules it had half a megabyte; each further call may add 1.5 kB and
 * each further module 1 kB. Included extras: refunds on cancelation (0.5 kB), orders from outside the store (3 kB), drafts
 * of orders (3 kB), product modifiers (1.5 kB), exclusions from the right of withdrawal and kinds of policies (1.5 kB),
 * the legacy format of orders (3.5 kB), descriptions of parameters (25 kB) and of entities and their fields (125 kB),
 * products, customizations and categories of catalog V3 (70 kB), its product groups (6 kB), preorders (1 kB),
 * imports and subscriptions (8 kB), facts about energy, safety and the digital product passport (5 kB), bundles (5 kB),
 * media of products (8 kB), transfers of stock (5 kB), abandoned checkouts and their emails (10 kB), answers, consents and
 * deposits of Cart V2 (1 kB), delivery solutions and settings of several areas in one call (5 kB), companies of orders and
 * checkouts (5 kB), and fields and operators of rules of collections (1 kB).
 */
const mostBytes = (modules: number): number =>
  795_000 + (Object.keys(allCalls).length - 258) * 1_500 + (modules - 49) * 1_000

test('the package is within its size budget and has an entry for each module', async () => {
  const { unpackedSize, files } = await pack(built.folder)
  const manifest = JSON.parse(await readFile(join(built.folder, 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest).not.toHaveProperty('dependencies')
  const sources = await Promise.all(
    ['index', 'modules'].map((name) => readFile(join(import.meta.dirname, `src/${name}.ts`), 'utf8')),
  )
  const modules = [...sources.join('').matchAll(/export \* as (\w+) from/g)].map(([, name]) => name!)
  expect(modules.length).toBeGreaterThan(40)
  expect(unpackedSize).toBeLessThan(mostBytes(modules.length))
  const paths = files.map(({ path }) => path)
  // Where names of files ignore case, one of two such files would be lost.
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  for (const name of modules) expect(paths).toEqual(expect.arrayContaining([`${name}.js`, `${name}.d.ts`]))
  const { exports } = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  expect(Object.keys(exports)).toEqual(expect.arrayContaining(modules.map((name) => `./${name}`)))
})

/** Returns a file of the package with the files it imports at once. */
const loadedWith = async (file: string, loaded = new Set<string>()): Promise<ReadonlySet<string>> => {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  const code = await readFile(join(built.folder, file), 'utf8')
  for (const [, next] of code.matchAll(/^(?:import|export) .*?from "\.\/(.+)";$/gm)) await loadedWith(next!, loaded)
  return loaded
}

test('importing the client loads few files, since each costs half a millisecond', async () => {
  const loaded = await loadedWith('index.js')
  expect(loaded.size).toBeGreaterThan(1)
  expect(loaded.size).toBeLessThanOrEqual(8)
})

test('a CommonJS program can require the package', async () => {
  const folder = join(packed, 'node_modules/@vitrine')
  await mkdir(folder, { recursive: true })
  await symlink(built.folder, join(folder, 'client'), 'dir')
  const program = `
    const { createClient, OAuthStrategy } = require('@vitrine/client')
    const { queryProducts } = require('@vitrine/client/products')
    const auth = OAuthStrategy({ clientId: 'c' })
    console.log(typeof createClient({ auth, modules: { products: { queryProducts } } }).products.queryProducts)`
  const { stdout } = await run(process.execPath, ['--input-type=commonjs', '-e', program], { cwd: packed })
  expect(stdout.trim()).toBe('function')
})

test('a bundle of the package is no larger than one of the sources', async () => {
  const entry = `
    import { createClient, OAuthStrategy } from './index.js'
    import { getProduct } from './products.js'
    globalThis.client = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { products: { getProduct } } })`
  expect(await weighIn(built.folder)(entry, true)).toBeLessThanOrEqual(4000)
})
