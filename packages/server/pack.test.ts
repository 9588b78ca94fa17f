import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../test/run-size.ts'
import { findFreePort } from './src/testing/open-shop.ts'

// Packing and installing the server takes minutes; `npm test` builds one package, the client.

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
let app: string

/** Packs a package as it would be published, into the folder of the app. */
const pack = async (name: string): Promise<string> => {
  const folder = join(app, 'packed', name)
  await mkdir(folder, { recursive: true })
  await run(process.execPath, [join(root, 'packages', name, 'pack.mjs'), folder], { cwd: root })
  await run('npm', ['pack', '--pack-destination', app], { cwd: folder })
  return (await readdir(app)).find((file) => file.startsWith(`vitrine-${name}-`) && file.endsWith('.tgz'))!
}

// An app of its own, with what npm installs from the two tarballs, and no repository around.
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'vitrine-installed-'))
  const tarballs = await Promise.all([pack('server'), pack('client')])
  await writeFile(join(app, 'package.json'), '{ "type": "module", "private": true }')
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--engine-strict']
  await run('npm', ['install', ...options, ...tarballs.map((file) => `./${file}`)], { cwd: app })
}, 600_000)
afterAll(() => rm(app, { recursive: true, force: true }))

const answers = async (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  )

test.runIf(isLongRun)('describes its calls as OpenAPI', async () => {
  const text = await readFile(join(app, 'node_modules/@vitrine/server/openapi.json'), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', paths: { '/ecom/v1/carts/current': {} } })
})

test.runIf(isLongRun)(
  'one command starts the shop, its pages and its pictures, and Ctrl-C ends it',
  async () => {
    const port = await findFreePort()
    const env = { ...process.env, PORT: String(port), NODE_ENV: '' }
    const shop = spawn('npx', ['--no-install', 'vitrine'], {
      cwd: app,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    let output = ''
    shop.stdout.on('data', (chunk) => (output += String(chunk)))
    await expect.poll(() => output, { timeout: 180_000 }).toMatch(/Ctrl-C to stop/)
    const url = `http://localhost:${port}`
    expect(output).toContain(url)
    expect(
      await Promise.all(['/health', '/hosted/sign-in', '/back-office', '/dev/mail'].map((path) => answers(url + path))),
    ).toEqual([200, 200, 200, 200])
    const token = await fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: 'd0000000-0000-4000-8000-000000000001', grantType: 'anonymous' }),
    })
    const { access_token: authorization } = (await token.json()) as { access_token: string }
    const found = await fetch(`${url}/stores-reader/v1/products/query-platformized`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    })
    const { products } = (await found.json()) as { products: { media: { mainMedia: { image: { url: string } } } }[] }
    expect(products.length).toBeGreaterThan(20)
    expect(await answers(products[0]!.media.mainMedia.image.url)).toBe(200)
    // The whole group, as a terminal does.
    process.kill(-shop.pid!, 'SIGINT')
    await ended
    expect(await answers(`${url}/health`)).toBe(0)
  },
  240_000,
)

test.runIf(isLongRun)(
  'the other commands are there, and a mistake is explained',
  async () => {
    const vitrine = (...words: string[]) => run('npx', ['--no-install', 'vitrine', ...words], { cwd: app })
    expect((await vitrine('--help')).stdout).toContain('vitrine owner')
    await expect(vitrine('sell')).rejects.toMatchObject({ stderr: expect.stringContaining('Unknown command “sell”') })
  },
  180_000,
)

test.runIf(isLongRun)(
  'a test of the app opens a whole shop, and its types hold',
  async () => {
    await writeFile(
      join(app, 'shop.ts'),
      `import { createTestShop, type TestShop } from '@vitrine/server/testing'
     const shop: TestShop = await createTestShop()
     const mug = await shop.addProduct({ name: 'Mug', price: 12, quantity: 3 })
     const { items } = await shop.openVisitor().products.queryProducts().find()
     console.log(items[0]!.name === mug.name, (await shop.mailbox.messages()).length)
     // @ts-expect-error a price is a number
     void (() => shop.addProduct({ name: 'Mug', price: '12' }))
     await shop.close()`,
    )
    const tsc = join(root, 'node_modules/@typescript/native/bin/tsc')
    const libraries = ['--lib', 'es2022,dom,dom.iterable,esnext.disposable', '--types', '']
    const check = ['--strict', '--target', 'es2022', '--module', 'nodenext', ...libraries, 'shop.ts']
    await run(process.execPath, [tsc, ...check], { cwd: app })
    expect((await run(process.execPath, ['shop.js'], { cwd: app })).stdout.trim()).toBe('true 0')
  },
  60_000,
)

test.runIf(isLongRun)(
  'who installs the packed folders themselves has a whole shop, too',
  async () => {
    const linked = await mkdtemp(join(tmpdir(), 'vitrine-linked-'))
    await writeFile(join(linked, 'package.json'), '{ "type": "module", "private": true }')
    const folders = ['server', 'client'].map((name) => join(app, 'packed', name))
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...folders], { cwd: linked })
    await writeFile(
      join(linked, 'shop.js'),
      `import { createTestShop } from '@vitrine/server/testing'
     import { createClient, OAuthStrategy, products } from '@vitrine/client'
     const shop = await createTestShop()
     await shop.addProduct({ name: 'Mug', price: 12, quantity: 3 })
     const auth = OAuthStrategy({ clientId: shop.clientId })
     const client = createClient({ host: shop.url, auth, modules: { products } })
     console.log((await client.products.queryProducts().find()).items[0].name)
     await shop.close()`,
    )
    expect((await run(process.execPath, ['shop.js'], { cwd: linked })).stdout.trim()).toBe('Mug')
    expect((await run('npx', ['--no-install', 'vitrine', '--help'], { cwd: linked })).stdout).toContain('vitrine owner')
    await rm(linked, { recursive: true, force: true })
  },
  120_000,
)
