import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { findFreePort } from '../../testing/open-shop.ts'

const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const openShopBehind = async (trustProxy: number | readonly string[]): Promise<Shop> => {
  const shop = await openShop({ isClockStill: true, config: { trustProxy } })
  ends.push(() => shop.close())
  return shop
}

/** A proxy that appends the client's address, as proxies do by default. */
const openProxy = async (target: string): Promise<string> => {
  const proxy: Server = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const chain = [before, incoming.socket.remoteAddress].filter(Boolean).join(', ')
    const headers = { ...incoming.headers, 'x-forwarded-for': chain }
    const onward = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  const port = await findFreePort()
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  ends.push(() => proxy.close())
  return `http://127.0.0.1:${port}`
}

const isInstalled = (program: string) => spawnSync(program, ['-v']).status === 0

/** A real nginx, configured as in its manual. */
const openNginx = async (target: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr error; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass ${target}; proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } } }`,
  )
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  ends.push(async () => {
    nginx.kill()
    await once(nginx, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return url
}

interface Guess {
  readonly url: string
  readonly token: string
  /** The client's address as the proxy sees it. */
  readonly from: string
  /** The address the client claims. */
  readonly claimed: string
}

const guessPassword = async ({ url, token, from, claimed }: Guess): Promise<number> => {
  const sent = request(`${url}/_api/iam/authentication/v2/login`, {
    method: 'POST',
    localAddress: from,
    headers: { authorization: token, 'content-type': 'application/json', 'x-forwarded-for': claimed },
  })
  sent.end(JSON.stringify({ loginId: { email: newEmail() }, password: 'Summer2026!' }))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode!
}

/** How many guesses at as many accounts were checked, each sent with another claimed address. */
const spray = async (place: Pick<Guess, 'url' | 'token' | 'from'>, guesses: number): Promise<number> => {
  let checked = 0
  for (let guess = 0; guess < guesses; guess += 1) {
    const status = await guessPassword({ ...place, claimed: `203.0.113.${guess}` })
    if (status !== 429) checked += 1
  }
  return checked
}

const proxies = [
  ['an appending proxy', openProxy],
  ...(isInstalled('nginx') ? [['nginx', openNginx] as const] : []),
] as const

describe.each(proxies)('behind %s', (_name, open) => {
  test.each([
    ['by their number', 1],
    ['by their addresses', ['127.0.0.1/32']],
  ])(
    'counts password spraying behind a proxy known %s as one address, without delaying others',
    async (_how, trustProxy) => {
      const shop = await openShopBehind(trustProxy)
      const [url, token] = [await open(shop.url), await shop.visitorToken()]
      expect(await spray({ url, token, from: '127.0.0.2' }, 130)).toBeLessThanOrEqual(100)
      expect(await guessPassword({ url, token, from: '127.0.0.3', claimed: '203.0.113.1' })).toBe(403)
    },
  )
})
