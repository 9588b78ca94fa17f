import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'

const run = promisify(execFile)
const preload = join(import.meta.dirname, 'preload.js')
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

interface Seen {
  readonly url: string
  readonly host: string
  readonly meantFor: string | undefined
  readonly port: number
}
const seen: Seen[] = []

/** Says back what it was sent; another tenant of the same machine for whoever names it wrongly. */
const echo: RequestListener = async (request: IncomingMessage, answer) => {
  const { host = '', 'x-vitrine-meant-for': meantFor } = request.headers
  seen.push({ url: request.url!, host, meantFor: meantFor as string | undefined, port: request.socket.remotePort! })
  const body = await buffer(request).catch(() => Buffer.alloc(0))
  answer.writeHead(/wix/.test(host) ? 421 : 200, { 'content-type': 'application/octet-stream' })
  answer.end(body.length > 0 ? body : JSON.stringify({ host, url: request.url }))
}

const listen = async <Listening extends Server>(server: Listening): Promise<number> => {
  server.listen(0)
  await once(server, 'listening')
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

let server: string
let bystander: string
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  ends.push(() => shop.close())
  server = `http://localhost:${await listen(createServer(echo))}`
  bystander = `http://localhost:${await listen(createServer((_request, answer) => answer.end('somebody else')))}`
})

/** Runs a program as a storefront's server runs, where names outside this machine cannot be looked up. */
const inStorefront = async (program: string, environment: Record<string, string> = {}): Promise<unknown> => {
  const script = `
    import dns from 'node:dns'
    const { lookup } = dns
    dns.lookup = (name, ...rest) => name === 'localhost' ? lookup(name, ...rest) : rest.at(-1)(new Error('looked up ' + name))
    const tell = (value) => console.log(JSON.stringify(value))
    ${program}`
  const env = { ...process.env, VITRINE_URL: server, BYSTANDER: bystander, ...environment }
  const flags = ['--import', preload, '--input-type=module', '-e', script]
  const { stdout } = await run(process.execPath, flags, { env, cwd: import.meta.dirname, maxBuffer: 1e8 })
  return JSON.parse(stdout)
}

const requests: readonly (readonly [string, string])[] = [
  ['the fetch of Node', `tell(await (await fetch('https://www.wixapis.com/a?b=1')).json())`],
  [
    'a fetch that a framework put in its place',
    `const undici = await import('undici')
     globalThis.fetch = undici.fetch
     tell(await (await fetch(new Request('https://www.wixapis.com/a?b=1').url)).json())`,
  ],
  [
    'node:https',
    `import { get } from 'node:https'
     import { json } from 'node:stream/consumers'
     get('https://www.wixapis.com/a?b=1', async (answer) => tell(await json(answer)))`,
  ],
  [
    'node:https, required, with an agent of its own',
    `import { createRequire } from 'node:module'
     import { json } from 'node:stream/consumers'
     const https = createRequire(import.meta.url)('https')
     const agent = new https.Agent({ keepAlive: true, ca: 'nobody' })
     const request = https.request({ host: 'www.wixapis.com', path: '/a?b=1', agent }, async (answer) => {
       tell(await json(answer))
       agent.destroy()
     })
     request.end()`,
  ],
  [
    'a socket, opened by port and name',
    `import { connect } from 'node:tls'
     const socket = connect(443, 'www.wixapis.com', { servername: 'www.wixapis.com' }, () => {
       if (!socket.authorized || !socket.encrypted) throw new Error('not secured')
       socket.write(Buffer.from('GET /a?b=1 HTTP/1.1\\r\\nhost: www.wixapis.com\\r\\nconnection: close\\r\\n\\r\\n'))
     })
     let text = ''
     socket.on('data', (data) => (text += data)).on('end', () => console.log(/{.*}/.exec(text)[0]))`,
  ],
  [
    'plain http',
    `import { get } from 'node:http'
     import { json } from 'node:stream/consumers'
     get('http://www.wixapis.com/a?b=1', async (answer) => tell(await json(answer)))`,
  ],
  [
    'a worker',
    `import { Worker } from 'node:worker_threads'
     const code = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(await (await fetch('https://www.wixapis.com/a?b=1')).json())"
     new Worker(code, { eval: true }).on('message', tell)`,
  ],
]

test.each(requests)(
  '%s reaches the server instead of the provider, under the name the server has',
  async (_, program) => {
    expect(await inStorefront(program)).toEqual({ host: new URL(server).host, url: '/a?b=1' })
  },
)

test('the server hears for which host a request was meant', async () => {
  await inStorefront(`await fetch('https://edge.wixapis.com/meant'); tell(null)`)
  expect(seen.find(({ url }) => url === '/meant')?.meantFor).toBe('edge.wixapis.com')
})

test('nobody else is led anywhere, by whatever name they are called', async () => {
  const program = `
    const names = ['wixapis.com.example.test', 'notwixapis.com', 'www.wix.com', 'wixstatic.com']
    const fates = await Promise.all(names.map((name) => fetch('https://' + name + '/').then(() => 'reached', ({ cause }) => cause.message)))
    tell([await (await fetch(process.env.BYSTANDER)).text(), ...fates])`
  expect(await inStorefront(program)).toEqual([
    'somebody else',
    'looked up wixapis.com.example.test',
    'looked up notwixapis.com',
    'looked up www.wix.com',
    'looked up wixstatic.com',
  ])
})

test('requests that follow each other share a connection', async () => {
  await inStorefront(`
    import { Agent, get } from 'node:https'
    import { text } from 'node:stream/consumers'
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (turn) => new Promise((done) => get('https://www.wixapis.com/kept?' + turn, { agent }, (answer) => done(text(answer))))
    await Promise.all([1, 2, 3].map(ask))
    agent.destroy()
    tell(null)`)
  const kept = seen.filter(({ url }) => url.startsWith('/kept'))
  expect(kept.map(({ host }) => host)).toEqual(Array(3).fill(new URL(server).host))
  expect(new Set(kept.map(({ port }) => port)).size).toBe(1)
})

test('large bodies arrive whole in both directions, and what looks like a request in them stays', async () => {
  const program = `
    import { createHash } from 'node:crypto'
    const line = 'POST /a HTTP/1.1\\r\\nhost: www.example.test\\r\\n\\r\\n'
    const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')
    const large = Buffer.concat([Buffer.from(line), Buffer.alloc(20_000_000, 'ab')])
    const ask = async (body) => hash(Buffer.from(await (await fetch('https://www.wixapis.com/echo', { method: 'POST', body, duplex: 'half' })).arrayBuffer()))
    const pieces = new ReadableStream({ start(out) { for (let at = 0; at < large.length; at += 1e6) out.enqueue(large.subarray(at, at + 1e6)); out.close() } })
    tell([await ask(large) === hash(large), await ask(pieces) === hash(large), await ask(line) === hash(line)])`
  expect(await inStorefront(program)).toEqual([true, true, true])
})

test('who gives up is heard, and a server that is not there is named', async () => {
  const program = `
    const failure = (signal) => fetch('https://www.wixapis.com/', { signal }).catch(({ name, cause }) => cause?.code ?? name)
    tell([await failure(AbortSignal.abort()), await failure()])`
  const closed = createServer()
  const port = await listen(closed)
  closed.close()
  expect(await inStorefront(program, { VITRINE_URL: `http://localhost:${port}` })).toEqual([
    'AbortError',
    'ECONNREFUSED',
  ])
})

test('the official calls of a storefront are answered by a shop', async () => {
  const program = `
    const body = JSON.stringify({ clientId: '${shop.clientId}', grantType: 'anonymous' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('https://www.wixapis.com/oauth2/token', { method: 'POST', headers, body })
    tell([answer.status, typeof (await answer.json()).access_token])`
  expect(await inStorefront(program, { VITRINE_URL: shop.url })).toEqual([200, 'string'])
})

test('a picture that stayed with the provider is fetched from there, and the way does not end where it began', async () => {
  const address = 'https://static.wixstatic.com/media/11062b_1d5b5a3c9f0e4b6a8c7d2e1f0a9b8c7d~mv2.jpg'
  const program = `tell(await fetch('${address}').then(() => 'fetched', ({ cause }) => cause.message))`
  expect(await inStorefront(program, { VITRINE_URL: shop.url })).toBe('looked up static.wixstatic.com')
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** A server with TLS under a name; gives its port, and the certificate by which it is known. */
const openSecure = async (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tls-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  spawnSync('openssl', ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', cert])
  return { cert, port: await listen(createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, echo)) }
}

test.skipIf(!hasOpenssl)('a server with TLS is asked by its own name, and its certificate counts', async () => {
  const { cert, port } = await openSecure('localhost')
  const VITRINE_URL = `https://localhost:${port}`
  const program = `
    const failure = ({ cause }) => cause.code
    tell(await fetch('https://www.wixapis.com/a').then((answer) => answer.json(), failure))`
  const { host } = new URL(VITRINE_URL)
  expect(await inStorefront(program, { VITRINE_URL, NODE_EXTRA_CA_CERTS: cert })).toEqual({ host, url: '/a' })
  expect(await inStorefront(program, { VITRINE_URL })).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
})

test.skipIf(!hasOpenssl)('whoever is sent on to the provider meets it as everyone does', async () => {
  const { cert, port } = await openSecure('static.wixstatic.com')
  const program = `
    dns.lookup = (name, options, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
    const answer = await fetch('https://static.wixstatic.com.:${port}/media/a')
    tell([answer.status, await answer.text()])`
  await inStorefront(program, { NODE_EXTRA_CA_CERTS: cert })
  const request = { url: '/media/a', host: `static.wixstatic.com:${port}`, meantFor: undefined }
  expect(seen.at(-1)).toMatchObject(request)
})

test('the address of the server may stand in the file that frameworks read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-storefront-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), `VITRINE_URL=${server}\n`)
  const { VITRINE_URL: _, ...env } = process.env
  const program = "console.log(await (await fetch('https://www.wixapis.com/settled')).text())"
  const flags = ['--import', preload, '--input-type=module', '-e', program]
  const { stdout } = await run(process.execPath, flags, { env, cwd: folder })
  expect(JSON.parse(stdout)).toEqual({ host: new URL(server).host, url: '/settled' })
})

test.each(['', 'localhost:4000', 'https://shop.test/below', 'ftp://shop.test'])(
  'who names the server “%s” is told what is missing',
  async (VITRINE_URL) => {
    await expect(inStorefront('tell(null)', { VITRINE_URL })).rejects.toThrow(
      'VITRINE_URL must be the scheme, host and port',
    )
  },
)
