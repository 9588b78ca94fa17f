/**
 * A page of 24 products: CPU per request of our server, compared with a bare node:http server that runs the same SQL
 * and JSON.stringify. Each has its own embedded database in its process, so its CPU counts on both sides.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { Agent, createServer, request } from 'node:http'
import { sql } from 'kysely'
import { productColumns } from '@vitrine/server/catalog/product/api.ts'
import { openTestDatabase } from '@vitrine/server/ground/database/testing.ts'
import { createSite } from '@vitrine/server/desk/site/api.ts'
import type { Db, Tables } from '@vitrine/server/ground/database/tables.ts'
import { addProduct, colours, sizes } from '../test/goods.ts'
import { median, report } from './measure/report.ts'
import { serveVitrine } from './measure/serve-vitrine.ts'
import { inOtherWords } from './measure/in-other-words.ts'

const products = 500
const requests = 1500
const concurrency = 4
const siteId = 'b0000000-0000-4000-8000-000000000000'

const fill = async (db: Db): Promise<void> => {
  await createSite(db, { id: siteId, name: 'Bench', currency: 'EUR', language: 'en', demo: true })
  const description = `<p>${'Thrown in the studio and glazed in a colour of the shore. '.repeat(8)}</p>`
  const media = [1, 2, 3].map((n) => ({
    id: `p_${n}.webp`,
    kind: 'image' as const,
    width: 1000,
    height: 1000,
    altText: `View ${n}`,
  }))
  for (let n = 0; n < products; n += 1) {
    const options = n % 2 === 0 ? [colours, sizes] : []
    await addProduct(db, siteId, {
      name: `Product ${n}`,
      price: 1000 + n,
      stock: 5,
      options,
      record: { description, media },
    })
  }
}

const query = { filter: {}, sort: [{ fieldName: 'price', order: 'ASC' }], paging: { limit: 24, offset: 48 } }

let variation = 0
/** Returns the query, rephrased each time if the cache should be bypassed. */
const packedQuery = (isAnew: boolean): string => {
  if (isAnew) variation += 1
  const inWords = { ...query, filter: inOtherWords(query.filter, variation) }
  return Buffer.from(JSON.stringify({ query: inWords })).toString('base64url')
}

const serveOurs = async (): Promise<{ port: number; path: string; token: string }> => {
  const database = await openTestDatabase<Tables>()
  await fill(database.db)
  return { ...(await serveVitrine(database, siteId)), path: '/stores-reader/v1/products/query-platformized' }
}

/** The same statements for page and count, and nothing else. */
const serveBare = async (): Promise<{ port: number; path: string; token: string }> => {
  const database = await openTestDatabase<Tables>()
  await fill(database.db)
  const from = sql`from product p where p.site_id = ${siteId} and p.visible and true`
  const server = createServer((_request, response) => {
    void (async () => {
      const page =
        await sql`select ${productColumns} ${from} order by p.price asc, p.numeric_id asc limit ${24} offset ${48}`.execute(
          database.db,
        )
      const counted =
        await sql`select count(*)::int as count from (select 1 ${from} limit ${10_001}) as counted`.execute(database.db)
      const body = JSON.stringify({ products: page.rows, metadata: counted.rows[0] })
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, path: '/', token: '' }
}

type Message = { ready: { port: number; path: string; token: string } } | { cpuMs: number }

const beChild = async (mode: string): Promise<void> => {
  const ready = await (mode === 'vitrine' ? serveOurs() : serveBare())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!({ cpuMs: (user + system) / 1000 })
  })
  process.send!({ ready })
}

const nextMessage = (child: ChildProcess): Promise<Message> =>
  new Promise((resolve) => child.once('message', (message) => resolve(message as Message)))

const cpuOf = async (child: ChildProcess): Promise<number> => {
  const answer = nextMessage(child)
  child.send('cpu')
  return ((await answer) as { cpuMs: number }).cpuMs
}

const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
interface Target {
  readonly port: number
  readonly path: string
  readonly token: string
  readonly isAnew?: boolean
}

const get = ({ port, path, token, isAnew = false }: Target): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = token ? { authorization: token } : {}
    const question = token ? `?.r=${packedQuery(isAnew)}` : ''
    const sent = request({ port, path: path + question, host: '127.0.0.1', agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`status ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

const load = async (target: Target, count: number): Promise<void> => {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      await get(target)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

const beParent = async (): Promise<void> => {
  const start = async (mode: string) => {
    const child = fork(import.meta.filename, [mode], { execArgv: process.execArgv })
    const { ready } = (await nextMessage(child)) as { ready: { port: number; path: string; token: string } }
    await load(ready, 300)
    return { child, ready, bytes: await get(ready) }
  }
  const sides = { vitrine: await start('vitrine'), bare: await start('bare') }
  for (const [how, isAnew] of [
    ['the same page again', false],
    ['nothing kept', true],
  ] as const) {
    const perRequest: Record<string, number[]> = { vitrine: [], bare: [] }
    for (let round = 0; round < 5; round += 1) {
      for (const [name, { child, ready }] of Object.entries(sides)) {
        const before = await cpuOf(child)
        await load({ ...ready, isAnew }, requests / 5)
        perRequest[name]!.push(((await cpuOf(child)) - before) / (requests / 5))
      }
    }
    report({
      name: `page of 24 products, CPU a request, ${how}`,
      ours: median(perRequest.vitrine!),
      baseline: median(perRequest.bare!),
      against: 'bare node:http, same SQL',
      unit: 'ms',
      limit: { ratio: isAnew ? 2 : 1.5 },
    })
  }
  console.log(`  ${sides.vitrine.bytes} bytes a page, bare ${sides.bare.bytes}`)
  for (const { child } of Object.values(sides)) child.kill()
  agent.destroy()
}

const mode = process.argv[2]
await (mode === 'vitrine' || mode === 'bare' ? beChild(mode) : beParent())
