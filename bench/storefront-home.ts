/**
 * The storefront's home page for a returning visitor, built and started as by `npm start`: CPU of the storefront's
 * process per page, compared with a bare node:http server that makes the same requests and sends the same HTML,
 * prerendered.
 */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { median, report } from './measure/report.ts'
import { openRunningShop, startProgram, type Program, type Recorded } from './measure/running-shop.ts'

const rounds = 5
const requestsARound = 200
const warmUp = 200
const concurrency = 4

const read = async (url: string, cookie: string): Promise<{ html: string; cookie: string }> => {
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const given = response.headers.getSetCookie().map((line) => line.split(';')[0]!)
  return { html: await response.text(), cookie: given.join('; ') || cookie }
}

const load = async (url: string, cookie: string, count: number): Promise<void> => {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      await read(url, cookie)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

/** Makes the storefront's requests and sends its HTML. */
const beBare = async (): Promise<void> => {
  const { requests, html } = JSON.parse(process.env.BENCH_PAGE!) as { requests: readonly Recorded[]; html: string }
  const server = createServer((_request, response) => {
    const send = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
      response.end(body)
    }
    const answers = requests.map(async ({ url, ...init }) => (await fetch(url, init)).json() as Promise<unknown>)
    Promise.all(answers).then(
      () => send(200, html),
      (error: unknown) => {
        console.error('the bare server could not fetch', error)
        send(502, '')
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  process.send!({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` })
}

const cpuOfRound = async (program: Program, visit: () => Promise<void>): Promise<number> => {
  const before = await program.cpuMs()
  await visit()
  return ((await program.cpuMs()) - before) / requestsARound
}

const beParent = async (): Promise<void> => {
  const { platform, storefront, close } = await openRunningShop()
  const home = `${storefront.url}/`
  const { cookie } = await read(home, '')
  let html = ''
  const requests = await storefront.recording(async () => {
    html = (await read(home, cookie)).html
  })
  const page = JSON.stringify({ requests, html })
  const bare = await startProgram(import.meta.filename, { args: ['bare'], env: { BENCH_PAGE: page } })
  await load(home, cookie, warmUp)
  await load(bare.url, '', warmUp)

  const cpu = { storefront: [] as number[], bare: [] as number[], platform: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const platformBefore = await platform.cpuMs()
    cpu.storefront.push(await cpuOfRound(storefront, () => load(home, cookie, requestsARound)))
    cpu.platform.push(((await platform.cpuMs()) - platformBefore) / requestsARound)
    cpu.bare.push(await cpuOfRound(bare, () => load(bare.url, '', requestsARound)))
  }
  report({
    name: 'home page, CPU a render',
    ours: median(cpu.storefront),
    baseline: median(cpu.bare),
    against: `bare node:http, same ${requests.length} fetches, same HTML`,
    unit: 'ms',
    limit: { ours: 10 },
  })
  console.log(
    `  the platform spends ${median(cpu.platform).toFixed(2)} ms beside it; the page has ${Buffer.byteLength(html)} bytes`,
  )
  await bare.stop()
  await close()
}

await (process.argv[2] === 'bare' ? beBare() : beParent())
