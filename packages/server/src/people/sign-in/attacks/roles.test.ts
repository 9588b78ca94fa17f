import { randomUUID } from 'node:crypto'
import { createClient, members, OAuthStrategy, type Tokens } from '@vitrine/client'
import { calls } from '@vitrine/contract'
import type { Call, Role } from '@vitrine/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { registerApp } from '../../../ground/event/apps.ts'
import { createAppTokens } from '../../installation/app-tokens.ts'
import { offerApp } from '../../installation/credentials.ts'
import { upsertInstallation } from '../../installation/store.ts'

let shop: Shop
let tokens: Readonly<Record<Role, string>>

beforeAll(async () => {
  shop = await openShop()
  const { accessToken } = await atTheDoor(shop).signIn()
  tokens = {
    anyone: '',
    visitor: await shop.visitorToken(),
    member: accessToken,
    owner: shop.apiKey,
    app: await tokenOfAppWithoutScopes(),
  }
})
afterAll(() => shop.close())

/** An app that the owner let in and allowed nothing. */
const tokenOfAppWithoutScopes = async (): Promise<string> => {
  const { db } = shop.context
  const appId = randomUUID()
  await registerApp(db, { siteId: shop.siteId, appId, name: 'Nosy' })
  await offerApp(db, { appId, redirectUrls: [], scopes: [] })
  const row = { site_id: shop.siteId, instance_id: randomUUID(), app_id: appId, scopes: [] }
  return createAppTokens(shop.context).sign(await upsertInstallation(db, row))
}

const addressOf = ({ path }: Call): string => path.replaceAll(/\{(\w+)\}/g, () => randomUUID())

const ask = (call: Call, token: string) =>
  shop.send(`${call.method} ${addressOf(call)}`, { token, ...(call.body && call.encoding !== 'r' && { body: {} }) })

const guarded = Object.entries(calls as Readonly<Record<string, Call>>).filter(
  ([, { roles }]) => !roles.includes('anyone'),
)
const strangersTo = ({ roles }: Call) =>
  (['visitor', 'member', 'owner'] as const).filter((role) => !roles.includes(role))

test.each(guarded)('nobody reaches %s but those whom the contract names', async (_name, call) => {
  expect((await ask(call, tokens.anyone)).status).toBe(401)
  for (const role of strangersTo(call)) {
    const { status, body } = await ask(call, tokens[role])
    expect([role, status]).toEqual([role, 403])
    expect(body.details.applicationError.code).toBe('PERMISSION_DENIED')
  }
  // An app that the owner let in and allowed nothing, reaches nothing either.
  expect((await ask(call, tokens.app)).status).toBe(403)
})

test('who writes into the kept tokens that they are a member or the owner is none, before and after a renewal', async () => {
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
