import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword } from '../../../test/people.ts'
import type { Shop } from '../../../test/shop.ts'
import { routes } from './routes.ts'
import { openBrowser, openShopWithPages } from './testing.ts'

let shop: Shop
let cookie: string
beforeAll(async () => {
  shop = await openShopWithPages()
  cookie = `vitrine_session=${(await atTheDoor(shop).arrive()).sessionToken}`
})
afterAll(() => shop.close())

const paths = routes.map(({ path }) => `/hosted${path.replaceAll(/:\w+/g, 'x')}`)

test.each(paths)(
  'no page of strangers frames %s, and no script or style in it runs that is not its own',
  async (path) => {
    for (const headers of [{ cookie: '' }, { cookie }]) {
      const answer = await fetch(`${shop.url}${path}?clientId=${shop.clientId}`, { headers, redirect: 'manual' })
      if (answer.status >= 300 && answer.status < 400) continue
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("style-src 'self';")
      expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
      })
    }
  },
)

const strangers: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost:4000.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
]

test.each(routes.filter(({ act }) => act).map(({ path }) => `/hosted${path.replaceAll(/:\w+/g, 'x')}`))(
  'a form of strangers changes nothing at %s, though the browser sends the cookie along',
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

test('no script reads the cookies of a sign-in, and no other site sends them with a form', async () => {
  const { email } = await atTheDoor(shop).arrive()
  const browser = openBrowser(shop)
  const form = { email, password: goodPassword }
  const { headers } = await browser.post(`/hosted/sign-in?clientId=${shop.clientId}`, form)
  const cookies = headers.getSetCookie()
  expect(cookies.join()).toContain('vitrine_session=')
  for (const one of cookies) {
    expect(one).toMatch(/; HttpOnly/)
    expect(one).toMatch(/; SameSite=(Lax|Strict)/)
    expect(one).not.toMatch(/; Domain=/i)
  }
})
