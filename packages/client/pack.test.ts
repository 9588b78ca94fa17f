import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../test/run-size.ts'

// In `npm test`, `package.test.ts` builds, imports and requires the package.

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
let app: string

beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'vitrine-app-'))
  const folder = join(app, 'node_modules/@vitrine/client')
  await mkdir(folder, { recursive: true })
  await run(process.execPath, [join(import.meta.dirname, 'pack.mjs'), folder], { cwd: root })
  await writeFile(join(app, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rm(app, { recursive: true, force: true }))

test.runIf(isLongRun)('an app that installs the package runs', async () => {
  await writeFile(
    join(app, 'app.js'),
    `import { createClient, OAuthStrategy, products, EMPTY_TOKENS } from '@vitrine/client'
     import { getProduct } from '@vitrine/client/products'
     const client = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { products, one: { getProduct } } })
     const { codeVerifier } = await client.auth.generateOAuthData()
     console.log(typeof client.products.queryProducts().eq('name', 'a').find, typeof client.one.getProduct, codeVerifier.length)`,
  )
  const { stdout } = await run(process.execPath, ['app.js'], { cwd: app })
  expect(stdout.trim()).toBe('function function 43')
})

test.runIf(isLongRun)('an app that installs the package compiles, with and without a bundler', async () => {
  await writeFile(
    join(app, 'app.ts'),
    `import { addToCart, createClient, OAuthStrategy, products, type Product } from '@vitrine/client'
     import { getProduct } from '@vitrine/client/products'
     const client = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { products, one: { getProduct } } })
     const found: Promise<{ product: Product }> = client.one.getProduct('id')
     // @ts-expect-error a bare call is one of the calls, and at the top no more than a type
     void addToCart
     // @ts-expect-error products cannot be found by this
     client.products.queryProducts().eq('nosuch', 'a')
     export { found }`,
  )
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc')
  const common = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable,esnext.disposable',
    '--types',
    '',
  ]
  const compile = (...module: string[]) =>
    run(process.execPath, [tsc, ...common, '--module', ...module, 'app.ts'], { cwd: app })
  await expect(compile('nodenext')).resolves.toMatchObject({ stdout: '' })
  await expect(compile('esnext', '--moduleResolution', 'bundler')).resolves.toMatchObject({ stdout: '' })
})

test.runIf(isLongRun)('the package has metadata and is not private', async () => {
  const manifest = JSON.parse(await readFile(join(app, 'node_modules/@vitrine/client/package.json'), 'utf8')) as object
  expect(manifest).toMatchObject({ name: '@vitrine/client', license: 'MIT', sideEffects: false, type: 'module' })
  expect(manifest).not.toHaveProperty('private')
  expect(manifest).not.toHaveProperty('dependencies')
})
