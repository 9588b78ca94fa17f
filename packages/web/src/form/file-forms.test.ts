import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxFormBytes, acceptFileForms } from './file-forms.ts'

const app = Fastify()
let port = 0
beforeAll(async () => {
  acceptFileForms(app, { acceptsFiles: (path) => path === '/review', comingMs: 2000 })
  app.post('/*', async ({ body }) => ({ bytes: Buffer.isBuffer(body) ? body.length : 0 }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const type = 'multipart/form-data; boundary=x'

/** Starts a form upload of a given length without its content. */
const begin = (length: number | undefined, path = '/review'): ClientRequest => {
  const headers = {
    'content-type': type,
    ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
  }
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent: false })
  sending.on('error', () => undefined)
  sending.flushHeaders()
  return sending
}
const statusOf = async (sending: ClientRequest): Promise<number | undefined> => {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  sending.destroy()
  return answer.statusCode
}

test('accepts a form with files on a page that takes files', async () => {
  const sent = { method: 'POST', headers: { 'content-type': type }, body: '--x--' }
  const accepted = await fetch(`http://127.0.0.1:${port}/review?a=b`, sent)
  expect([accepted.status, await accepted.json()]).toEqual([200, { bytes: 5 }])
  expect((await fetch(`http://127.0.0.1:${port}/cart`, sent)).status).toBe(415)
})

test('rejects a form that is too large or has no length before reading it', async () => {
  expect(await statusOf(begin(maxFormBytes + 1))).toBe(413)
  expect(await statusOf(begin(10 * maxFormBytes))).toBe(413)
  expect(await statusOf(begin(undefined))).toBe(411)
})

test('reads at most four large forms at once; an aborted one frees its slot', async () => {
  const large = 2 * 1024 * 1024
  const four = [large, large, large, large].map((length) => begin(length))
  await Promise.all(four.map((sending) => once(sending, 'socket')))
  await expect.poll(() => statusOf(begin(large)), { timeout: 5000 }).toBe(503)
  const small = begin(5)
  small.end('--x--')
  expect(await statusOf(small)).toBe(200)
  four[0]!.destroy()
  const next = async () => {
    const sending = begin(large)
    sending.end(Buffer.alloc(large))
    return statusOf(sending)
  }
  await expect.poll(next, { timeout: 5000 }).toBe(200)
  // Idle uploads are aborted.
  const areClosed = () => four.every(({ destroyed }) => destroyed)
  await expect.poll(areClosed, { timeout: 5000 }).toBe(true)
})
