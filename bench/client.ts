/**
 * The installed client: parsing a hundred products compared with their plain JSON, importing it compared with an empty
 * module, and its size on disk.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ApiKeyStrategy, createClient, products } from '@vitrine/client'
import { median, report } from './measure/report.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

const product = (index: number) => ({
  id: `product-${index}`,
  name: `Lamp ${index}`,
  description: 'Warm and dim. '.repeat(60),
  lastUpdated: '2026-01-02T03:04:05.678Z',
  createdDate: '2026-01-02T03:04:05.678Z',
  media: {
    items: Array.from({ length: 12 }, () => ({ image: { url: 'https://shop.test/media/lamp', width: 1, height: 1 } })),
  },
})
const answer = JSON.stringify({
  products: Array.from({ length: 100 }, (_, index) => product(index)),
  metadata: { count: 100, offset: 0, total: 100 },
})

const turns = 200
/** Returns CPU milliseconds per run, so that other processes don't count. */
const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  for (let turn = 0; turn < turns; turn++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / turns
}

const client = createClient({
  auth: ApiKeyStrategy({ apiKey: 'key' }),
  modules: { products },
  fetch: () => Promise.resolve(new Response(answer)),
})
/** Alternates the two, so that disturbances affect both. The first rounds warm up. */
const rounds: { json: number; ours: number }[] = []
for (let round = 0; round < 15; round++) {
  const json = await cpuOf(() => new Response(answer).json())
  rounds.push({ json, ours: await cpuOf(() => client.products.queryProducts().find()) })
}
const { json, ours } = rounds.slice(4).toSorted((a, b) => a.ours / a.json - b.ours / b.json)[5]!
report({
  name: 'reading 100 products, CPU',
  ours,
  baseline: json,
  against: 'Response.json()',
  unit: 'ms',
  limit: { ratio: 1.25 },
})

const folder = await mkdtemp(join(tmpdir(), 'vitrine-client-'))
await run(process.execPath, [join(root, 'packages/client/pack.mjs'), folder])
await writeFile(join(folder, 'nothing.js'), 'export {}')
const importing = async (file: string): Promise<number> => {
  const address = JSON.stringify(join(folder, file))
  const script = `const before = process.cpuUsage(); await import(${address}); const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000)`
  const times: number[] = []
  for (let turn = 0; turn < 15; turn++) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
    times.push(Number(stdout))
  }
  return median(times)
}
report({
  name: 'importing the client, CPU',
  ours: await importing('index.js'),
  baseline: await importing('nothing.js'),
  against: 'an empty module',
  unit: 'ms',
  limit: { ours: 15 },
})

const sizeOf = async (wanted: (name: string) => boolean): Promise<number> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => wanted(name) && name !== 'nothing.js')
  const files = (await Promise.all(names.map((name) => stat(join(folder, name))))).filter((file) => file.isFile())
  return files.reduce((sum, { size }) => sum + size, 0) / 1000
}
report({
  name: 'the installed client, one package',
  ours: await sizeOf(() => true),
  baseline: await sizeOf((name) => name.endsWith('.js')),
  against: 'of it JavaScript',
  unit: 'kB',
  limit: { ours: 1000 },
})
await rm(folder, { recursive: true, force: true })
