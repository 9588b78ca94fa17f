/** Cost of the redirect for a storefront's server: a redirected request, and a rewritten page. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { median, report } from './measure/report.ts'

const answer = JSON.stringify({ products: Array.from({ length: 20 }, (_, id) => ({ id, name: 'Lamp '.repeat(20) })) })
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
})
server.listen(0, 'localhost')
await once(server, 'listening')
const url = `http://localhost:${(server.address() as AddressInfo).port}`

const openStorefront = async (target: string, flags: readonly string[]): Promise<ChildProcess> => {
  const env = { ...process.env, VITRINE_URL: url, TARGET_URL: target }
  const execArgv = [...flags, '--import', 'tsx']
  const child = fork(join(import.meta.dirname, 'measure/redirected.ts'), [], { execArgv, env })
  await once(child, 'message')
  return child
}
const preload = join(import.meta.dirname, '../packages/redirect/preload.js')
const plain = await openStorefront(`${url}/stores/v1/products/query`, [])
const redirected = await openStorefront('https://www.wixapis.com/stores/v1/products/query', ['--import', preload])

const measure = async (storefront: ChildProcess, what: 'request' | 'page'): Promise<number> => {
  storefront.send(what)
  const [cpu] = (await once(storefront, 'message')) as [number]
  return cpu
}
for (const [what, name] of [
  ['request', 'a request that the redirect leads, CPU added'],
  ['page', 'a page of forty pictures that it changes, CPU added'],
] as const) {
  /** Alternates the two, so that disturbances affect both. The first rounds warm up. */
  const rounds: { before: number; added: number }[] = []
  for (let round = 0; round < 11; round++) {
    const before = await measure(plain, what)
    rounds.push({ before, added: (await measure(redirected, what)) - before })
  }
  const counted = rounds.slice(2)
  report({
    name,
    ours: Math.max(0, median(counted.map(({ added }) => added))),
    baseline: median(counted.map(({ before }) => before)),
    against: 'without the redirect',
    unit: 'ms',
    limit: { ours: 0.2 },
  })
}
plain.kill()
redirected.kill()
server.close()
