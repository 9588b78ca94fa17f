import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectPage } from './index.js'
import { createMarkupChanger, createMediaNames } from './media.js'

const base = 'https://shop.test'
const picture = 'media/11062b_abc~mv2.jpg/v1/fill/w_20,h_20/file.webp'
const theirs = `https://static.wixstatic.com/${picture}`
const ours = `${base}/${picture}`
const page = `<p title="ü">${theirs}</p><img src="${theirs}" srcSet='${theirs} 1x, ${theirs} 2x' data-of="${theirs}">`
const changed = `<p title="ü">${theirs}</p><img src="${ours}" srcSet='${ours} 1x, ${ours} 2x' data-of="${theirs}">`

/** A storefront's server, answering each path in one of the ways that frameworks answer. */
const storefront = `
  import { createServer } from 'node:http'
  import { gzipSync } from 'node:zlib'
  const page = ${JSON.stringify(page)}
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  const length = Buffer.byteLength(page)
  const ways = {
    '/whole': (answer) => { answer.setHeader('content-type', html['Content-Type']); answer.setHeader('content-length', length); answer.end(page) },
    '/bytes': (answer) => answer.writeHead(200, { ...html, 'Content-Length': length }).end(Buffer.from(page)),
    '/list': (answer) => answer.writeHead(200, 'Fine', ['content-type', 'text/html', 'set-cookie', 'a=1', 'set-cookie', 'b=2', 'content-length', String(length)]).end(page),
    '/pairs': (answer) => answer.writeHead(200, [['content-type', 'text/html'], ['content-length', String(length)]]).end(page),
    '/pieces': (answer) => {
      answer.writeHead(200, html)
      for (const byte of Buffer.from(page)) answer.write(Buffer.from([byte]))
      answer.end()
    },
    '/waiting': (answer) => {
      answer.setHeader('content-type', 'text/html')
      const next = (at) => at < page.length ? answer.write(page.slice(at, at + 7), 'utf8', () => next(at + 7)) : answer.end(() => {})
      next(0)
    },
    '/links': (answer) => { answer.setHeader('link', '<${theirs}>; rel=preload; as=image'); answer.writeHead(200, html).end() },
    '/data': (answer) => answer.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(page),
    '/packed': (answer) => answer.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(page)),
    '/nothing': (answer) => answer.writeHead(304, html).end(),
    '/wish': (answer, request) => answer.end(String(request.headers['accept-encoding'])),
  }
  const server = createServer((request, answer) => ways[request.url](answer, request))
  server.listen(0, 'localhost', () => console.log(server.address().port))`

let url: string
let stop: () => void
beforeAll(async () => {
  const env = { ...process.env, VITRINE_URL: 'http://localhost:9', VITRINE_PUBLIC_URL: base }
  const flags = ['--import', join(import.meta.dirname, 'preload.js'), '--input-type=module', '-e', storefront]
  const child = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  stop = () => child.kill()
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  url = `http://localhost:${port}`
})
afterAll(() => stop())

const ask = async (
  path: string,
  headers: Record<string, string> = { accept: 'text/html', 'accept-encoding': 'gzip' },
) => {
  const [answer] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  return { status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() }
}

test.each(['/whole', '/bytes', '/list', '/pairs', '/pieces', '/waiting'])(
  'a page shows pictures from the server before its scripts run, and keeps its data: sent as %s',
  async (path) => {
    const answer = await ask(path)
    expect(answer.text).toBe(changed)
  },
)

test('headers of a page stay, but for its length, and lead to the server', async () => {
  const { headers } = await ask('/list')
  expect(headers).toMatchObject({ 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] })
  expect(headers).not.toHaveProperty('content-length')
  expect((await ask('/links')).headers.link).toBe(`<${ours}>; rel=preload; as=image`)
  expect((await ask('/nothing')).status).toBe(304)
})

test('what is no page, or is packed already, goes out as it was', async () => {
  const data = await ask('/data')
  expect([data.text, data.headers['content-length']]).toEqual([page, String(Buffer.byteLength(page))])
  const packed = await ask('/packed')
  expect(gunzipSync(packed.bytes).toString()).toBe(page)
})

test('pages are asked for unpacked, scripts and styles as browsers ask', async () => {
  expect((await ask('/wish')).text).toBe('undefined')
  expect((await ask('/wish', { accept: '*/*', 'accept-encoding': 'gzip' })).text).toBe('gzip')
})

test('it does not matter where the pieces of a page end', () => {
  const { markupToServer } = createMediaNames(base)
  fc.assert(
    fc.property(fc.array(fc.nat(page.length)), (ends) => {
      const borders = [0, ...ends.toSorted((one, other) => one - other), page.length]
      const changer = createMarkupChanger(markupToServer)
      const pieces = borders.slice(1).map((end, index) => changer.push(page.slice(borders[index], end)))
      expect(pieces.join('') + changer.end()).toBe(changed)
    }),
  )
})

test.each([
  [
    `<video poster="${theirs}" src="https://video.wixstatic.com/video/a/file">`,
    `<video poster="${ours}" src="${base}/video/a/file">`,
  ],
  [`<div style="background: url(${theirs})">`, `<div style="background: url(${ours})">`],
  [`<meta property="og:image" content="${theirs}">`, `<meta property="og:image" content="${ours}">`],
  [`<link rel="preload" imagesrcset = '${theirs} 1x'>`, `<link rel="preload" imagesrcset = '${ours} 1x'>`],
  [
    '<img src="https://static.wixstatic.com.evil.test/media/a">',
    '<img src="https://static.wixstatic.com.evil.test/media/a">',
  ],
  [
    `<astro-island props="{&quot;src&quot;:&quot;${theirs}&quot;}">`,
    `<astro-island props="{&quot;src&quot;:&quot;${theirs}&quot;}">`,
  ],
  [`<script>push("${theirs}")</script>`, `<script>push("${theirs}")</script>`],
])('in %s only what is shown is changed', (markup, expected) => {
  expect(createMediaNames(base).markupToServer(markup)).toBe(expected)
})

test('at the edge a page is changed where it is answered, and nothing else is', async () => {
  const pieces = new Blob([page]).stream()
  const headers = { 'content-type': 'text/html', 'content-length': '9', 'set-cookie': 'a=1' }
  const answer = redirectPage(new Response(pieces, { status: 201, headers }), base)
  expect([answer.status, ...answer.headers]).toEqual([201, ['content-type', 'text/html'], ['set-cookie', 'a=1']])
  expect(await answer.text()).toBe(changed)
  const packed = new Response('', { headers: { ...headers, 'content-encoding': 'br' } })
  for (const other of [Response.json({ page }), new Response(null, { headers }), packed]) {
    expect(redirectPage(other, base)).toBe(other)
  }
})
