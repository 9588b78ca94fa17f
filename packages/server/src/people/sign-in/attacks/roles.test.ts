import { createClient, members, OAuthStrategy, type Tokens } from '@vitrine/client'
import { calls } from '@vitrine/contract'
import { elevated, type Call, type Role } from '@vitrine/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const all = Object.entries(calls as Readonly<Record<string, Call>>)

test('lets each elevated role use every elevated call within its scopes, except owner-only calls', () => {
  const forApps = all.filter(([, { roles }]) => (roles as readonly Role[]).includes('app'))
  expect(forApps.length).toBeGreaterThan(50)
  for (const [name, { roles, scope }] of forApps) {
    expect([name, elevated.filter((role) => !(roles as readonly Role[]).includes(role))]).toEqual([name, []])
    expect([name, scope]).not.toEqual([name, undefined])
  }
})

test('ignores roles written into stored tokens, before and after a renewal', async () => {
  const visitor = (await atTheDoor(shop).token({ clientId: shop.clientId, grantType: 'anonymous' })).body
  for (const role of ['member', 'owner', 'none'] as never[])
    for (const expiresAt of [4_000_000_000, 1]) {
      const tokens: Tokens = {
        accessToken: { value: visitor.access_token, expiresAt },
        refreshToken: { value: visitor.refresh_token, role },
      }
      const auth = OAuthStrategy({ clientId: shop.clientId, tokens })
      const client = createClient({ host: shop.url, auth, modules: { members } })
      expect(await client.members.getCurrentMember()).toEqual({})
      const token = auth.getActiveToken()
      expect(token === visitor.access_token).toBe(expiresAt !== 1)
      expect((await shop.send('GET /oauth2/user-info', { token })).status).toBe(403)
      expect((await shop.send('POST /stores/v1/products', { token, body: { product: { name: 'Mine' } } })).status).toBe(
        403,
      )
    }
})
