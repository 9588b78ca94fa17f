/**
 * A real cache in front of the storefront: Varnish, configured as in `docs/storefront.md`. For `npm run conformance --
 * --cache`. Requires `varnishd` and its module `xkey`.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiKeyStrategy, createClient, products } from '@vitrine/client'
import { expect, onTestFinished, test } from 'vitest'
import { endProgram, freePort, openProgram, platformProgram, root } from '../../test/journeys/stage/programs.ts'

const key = 'a key for purges'
const patience = { timeout: 10_000, interval: 100 }

/** The configuration from the docs, with these ports. */
const writeConfiguration = async (folder: string, port: string): Promise<string> => {
  const docs = await readFile(join(root, 'docs/storefront.md'), 'utf8')
  const [, vcl] = /```vcl\n(.*?)```/s.exec(docs)!
  const file = join(folder, 'shop.vcl')
  await writeFile(file, vcl!.replace('"3000"', `"${port}"`).replace('CHANGE-ME', key))
  return file
}

const openVarnish = async (folder: string, port: string, storefrontPort: string): Promise<void> => {
  const args = ['-F', '-j', 'none', '-n', join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,32m']
  const child = spawn('varnishd', [...args, '-f', await writeConfiguration(folder, storefrontPort)])
  const words: string[] = []
  child.stderr.on('data', (data) => words.push(String(data)))
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () => reject(new Error('Varnish is missing: install varnish and varnish-modules.')))
    child.once('exit', (code) => reject(new Error(`Varnish ended (${code}):\n${words.join('')}`)))
  })
  failed.catch(() => {})
  onTestFinished(() => void child.kill())
  const answers = () =>
    fetch(`http://localhost:${port}/robots.txt`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await Promise.race([answers(), failed]))) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** A shop with Varnish in front of its storefront. */
const openShop = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cache-'))
  const [port, storefrontPort, cachePort] = [await freePort(), await freePort(), await freePort()].map(String)
  const cache = `http://localhost:${cachePort}`
  const environment = {
    PORT: port!,
    STOREFRONT_PORT: storefrontPort!,
    STOREFRONT_URL: cache,
    VITRINE_DATA: join(folder, 'data'),
    CACHE_PURGE_URL: `${cache}/purge`,
    CACHE_PURGE_HEADER: `x-purge-key: ${key}`,
  }
  const platform = await openProgram(platformProgram, environment)
  const storefront = await openProgram('apps/storefront/dist/serve.mjs', environment)
  onTestFinished(async () => {
    await endProgram(storefront, 'SIGTERM')
    await endProgram(platform, 'SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })
  await openVarnish(folder, cachePort!, storefrontPort!)
  const owner = createClient({
    host: `http://localhost:${port}`,
    modules: { products },
    auth: ApiKeyStrategy({ apiKey: 'vitrine-demo-key' }),
  })
  const visit = async (path: string, cookie = '') => {
    const answer = await fetch(cache + path, { headers: { cookie } })
    // On a hit, the header has two IDs: of this request and of the one that filled the cache.
    const isCached = answer.headers.get('x-varnish')!.includes(' ')
    return { status: answer.status, isCached, html: await answer.text(), cookie: answer.headers.get('set-cookie') }
  }
  return { cache, owner, visit }
}

test('pages are cached, and purged as soon as their content changes', { timeout: 90_000 }, async () => {
  const { cache, owner, visit } = await openShop()
  const warm = async (path: string): Promise<void> => {
    await expect.poll(async () => (await visit(path)).isCached, patience).toBe(true)
  }
  const [mug, other, list] = ['/product-page/tide-mug', '/accessibility', '/collections/all-products']
  // After a start, the server purges the cache once, since it doesn't know its state.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  for (const path of [mug, other, list, '/sitemap.xml']) await warm(path)
  // Visitors with a session get the same page.
  expect(await visit(mug, 'vitrine-session=%7B%7D')).toMatchObject({ isCached: true, cookie: null })
  for (const path of ['/cart', '/account']) {
    await visit(path)
    expect((await visit(path)).isCached).toBe(false)
  }

  const { items } = await owner.products.queryProducts().eq('slug', 'tide-mug').find()
  await owner.products.updateProduct(items[0]!.id, { name: 'Tide Mug, new' })
  await expect.poll(async () => (await visit(mug)).html, patience).toContain('Tide Mug, new')
  await expect.poll(async () => (await visit(list)).html, patience).toContain('Tide Mug, new')
  expect((await visit(other)).isCached).toBe(true)

  expect((await fetch(`${cache}/purge`, { method: 'POST', headers: { 'surrogate-key': 'store' } })).status).toBe(403)
  expect((await visit(other)).isCached).toBe(true)
})
