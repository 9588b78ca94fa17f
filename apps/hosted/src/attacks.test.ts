import { createOwner } from '@vitrine/server/people/owner/owner-create.ts'
import { createMember } from '@vitrine/server/people/member/create-member.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail, newPkce } from '../../../test/people.ts'
import type { Shop } from '../../../test/shop.ts'
import { routes } from './routes.ts'
import { openShopWithPages } from './testing.ts'

let shop: Shop
let cookie: string
beforeAll(async () => {
  shop = await openShopWithPages()
  cookie = `vitrine_session=${(await atTheDoor(shop).arrive()).sessionToken}`
})
afterAll(() => shop.close())

const paths = routes.map(({ path }) => `/hosted${path.replaceAll(/:\w+/g, 'x')}`)

test.each(paths)('%s cannot be framed and runs only its own scripts and styles', async (path) => {
  for (const headers of [{ cookie: '' }, { cookie }]) {
    const answer = await fetch(`${shop.url}${path}?clientId=${shop.clientId}`, { headers, redirect: 'manual' })
    if (answer.status >= 300 && answer.status < 400) continue
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    })
  }
})

const strangers: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost:4000.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
]

test.each(routes.filter(({ act }) => act).map(({ path }) => `/hosted${path.replaceAll(/:\w+/g, 'x')}`))(
  'a cross-site form changes nothing at %s, even with the cookie',
  async (path) => {
    for (const headers of strangers) {
      const answer = await fetch(`${shop.url}${path}?clientId=${shop.clientId}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, ...headers },
        body: new URLSearchParams({ firstName: 'Eve', email: 'eve@people.test', password: goodPassword }),
      })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  },
)

const securityHeaders = [
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'cache-control',
]

test('security headers match the reviewed snapshot', async () => {
  const securityHeadersOf = async (path: string) => {
    const { headers } = await fetch(`${shop.url}${path}`)
    return Object.fromEntries(
      securityHeaders.map((name) => [name, headers.get(name)?.replaceAll(/sha256-[^']+/g, 'sha256-…')]),
    )
  }
  expect(await securityHeadersOf(`/hosted/sign-in?clientId=${shop.clientId}`)).toMatchInlineSnapshot(`
    {
      "cache-control": "no-store",
      "content-security-policy": "default-src 'self'; script-src 'self' 'sha256-…'; style-src 'self'; style-src-attr 'none'; img-src 'self' data: https:; object-src 'none'; base-uri 'none'; form-action 'self' http://localhost:3000; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    }
  `)
  expect(await securityHeadersOf('/oauth2/authorize?client_id=nobody')).toMatchInlineSnapshot(`
    {
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'sha256-…'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": undefined,
    }
  `)
})

describe('cookies', () => {
  const email = newEmail()
  let secure: Shop
  beforeAll(async () => {
    secure = await openShopWithPages({ config: { publicUrl: 'https://shop.example' } })
    const { db } = secure.context
    await createMember(db, { siteId: secure.siteId, email, password: goodPassword })
    await createOwner(db, { siteId: secure.siteId, email: 'me@owner.test', password: goodPassword })
  })
  afterAll(() => secure.close())

  const cookiesOf = async (path: string, form: Record<string, string>): Promise<string[]> => {
    const isCall = path.startsWith('/vitrine')
    const answer = await fetch(secure.url + path.replace('CLIENT', secure.clientId), {
      method: 'POST',
      redirect: 'manual',
      headers: isCall ? { 'content-type': 'application/json' } : {},
      body: isCall ? JSON.stringify(form) : new URLSearchParams(form),
    })
    return answer.headers.getSetCookie()
  }

  test.each([
    ['vitrine_session', '/hosted/sign-in?clientId=CLIENT', { email, password: goodPassword }],
    ['vitrine_store', '/hosted/sign-in?clientId=CLIENT', { email, password: goodPassword }],
    ['vitrine_verification', '/hosted/sign-up?clientId=CLIENT', { email: newEmail(), password: goodPassword }],
    ['vitrine_recovery', '/hosted/forgot?clientId=CLIENT', { email }],
    ['vitrine_owner', '/vitrine/v1/owner/sign-in', { email: 'me@owner.test', password: goodPassword }],
  ])('%s is host-only, secure, HttpOnly and SameSite', async (...row) => {
    const [name, path, form] = row
    const cookies = await cookiesOf(path, form)
    expect(cookies.map((cookie) => cookie.split('=')[0])).toContain(`__Host-${name}`)
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-vitrine_\w+=[^; ]*; (Max-Age=\d+; )?Path=\/; (Max-Age=\d+; )?HttpOnly; (SameSite=Lax; Secure|Secure; SameSite=Strict)$/,
      )
  })

  test('a cookie planted under the plain name by a sibling host is ignored', async () => {
    const [session] = await cookiesOf('/hosted/sign-in?clientId=CLIENT', { email, password: goodPassword })
    const own = session!.split(';')[0]!
    const account = async (cookie: string) => {
      const answer = await fetch(`${secure.url}/hosted/account?clientId=${secure.clientId}`, {
        redirect: 'manual',
        headers: { cookie },
      })
      return answer.status
    }
    expect(await account(own)).toBe(200)
    expect(await account(own.replace('__Host-', ''))).toBe(303)
    const atTheServer = async (cookie: string) => {
      const address = atTheDoor(secure).authorizeAddress(newPkce(), { prompt: 'none' })
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
      return new URL(answer.headers.get('location')!).searchParams.get('error')
    }
    expect(await atTheServer(own)).toBeNull()
    expect(await atTheServer(own.replace('__Host-', ''))).toBe('login_required')
  })
})
