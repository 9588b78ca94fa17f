import type { Tokens } from '@vitrine/client'
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../entry-server.tsx'

/** A normal run uses a few members, the long run all of them. */
const [people, visitsEach] = [50, 20]

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const origin = 'http://localhost:3000'
const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }
const password = 'a quiet lighthouse'

/** Text that only one member's cart and profile contain. */
const keepsakeOf = (index: number): string => `Keepsake ${index}.`
const emailOf = (index: number): string => `person-${index}@people.test`

const signIn = async (index: number): Promise<{ memberId: string; tokens: Tokens }> => {
  const { memberId } = await shop.addMember({ email: emailOf(index), password })
  const answer = await fetch(`${shop.url}/oauth2/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${await visitorToken()},${shop.apiKey}`,
    },
    body: JSON.stringify({ grant_type: 'authorized_client', member_id: memberId }),
  })
  const { access_token, refresh_token } = (await answer.json()) as { access_token: string; refresh_token: string }
  return {
    memberId,
    tokens: {
      accessToken: { value: access_token, expiresAt: 4_000_000_000 },
      refreshToken: { value: refresh_token, role: 'member' },
    },
  }
}
const visitorToken = async (): Promise<string> =>
  (await shop.openVisitor().auth.generateVisitorTokens()).accessToken.value

const claimsOf = (accessToken: string): { mid: string; sub: string } =>
  JSON.parse(Buffer.from(accessToken.split('.').at(-2)!, 'base64url').toString())

/** One member's browser: requests one page after another with the latest cookie. */
const openBrowser = (tokens: Tokens) => {
  const state = { tokens }
  const send = async (path: string, form?: Record<string, string>) => {
    const cookie = `vitrine-session=${encodeURIComponent(JSON.stringify(state.tokens))}`
    const request = new Request(origin + path, {
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const config = { platformUrl: shop.url, clientId: shop.clientId, origin }
    const answer = await render(request, { config, assets })
    const [line] = answer.headers.getSetCookie()
    if (line) state.tokens = JSON.parse(decodeURIComponent(line.split(/[=;]/)[1]!)) as Tokens
    return { status: answer.status, html: await answer.text(), renewed: line !== undefined }
  }
  return { state, send }
}

test(`pages of ${people} members, rendered concurrently by one process, never leak another member’s data`, async () => {
  const members = await Promise.all(Array.from({ length: people }, (_, index) => signIn(index)))
  const products = await Promise.all(
    members.map((_, index) => shop.addProduct({ name: keepsakeOf(index), price: 1 + index })),
  )
  const seen = { carts: 0, renewals: 0, pages: 0 }

  const live = async (index: number): Promise<void> => {
    const { memberId, tokens } = members[index]!
    const strangers = members.filter((one) => one.memberId !== memberId)
    const { state, send } = openBrowser(tokens)
    await send(`/product-page/${products[index]!.slug}`, { quantity: '1' })
    for (let visit = 1; visit < visitsEach; visit += 1) {
      // Now and then the token has expired and is renewed by the page.
      if (visit % 4 === index % 4)
        state.tokens = { ...state.tokens, accessToken: { ...state.tokens.accessToken, expiresAt: 1 } }
      const path = visit % 2 === 0 ? '/account' : '/cart'
      const { status, html, renewed } = await send(path)
      expect(status).toBe(200)
      const names = new Set(html.match(/Keepsake \d+\./g))
      const emails = new Set(html.match(/person-\d+@people\.test/g))
      expect([...names].filter((name) => name !== keepsakeOf(index))).toEqual([])
      expect([...emails].filter((email) => email !== emailOf(index))).toEqual([])
      if (names.has(keepsakeOf(index))) seen.carts += 1
      expect(claimsOf(state.tokens.accessToken.value).mid).toBe(memberId)
      for (const stranger of strangers) expect(html).not.toContain(stranger.tokens.refreshToken.value)
      if (renewed) seen.renewals += 1
      seen.pages += 1
    }
  }
  await Promise.all(members.map((_, index) => live(index)))
  expect(seen.pages).toBe(people * (visitsEach - 1))
  expect(seen.carts).toBeGreaterThanOrEqual(people * Math.floor(visitsEach / 2))
  expect(seen.renewals).toBeGreaterThanOrEqual(people)
}, 300_000)
