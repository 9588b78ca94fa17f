import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../owner/owner-create.ts'
import { createMember } from '../member/create-member.ts'
import { createServer } from '../../server.ts'
import { insertApiKey } from '../../ground/site/api-key-store.ts'
import { reloadKeys, rotateKeys } from './key-rotation.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const day = 24 * 60 * 60
const keyOf = (token: string): string => JSON.parse(Buffer.from(token.split('.').at(-3)!, 'base64url').toString()).kid
const keys = async (): Promise<{ kid: string; d?: string }[]> => (await shop.send('GET /oauth2/jwks')).body.keys
const rotate = async () => {
  const isNew = await rotateKeys(shop.context)
  await reloadKeys(shop.context)
  return isNew
}

test('rotates keys every three months without signing anyone out', async () => {
  expect(await rotate()).toBe(false)
  const visitor = (await door.token({ clientId: shop.clientId, grantType: 'anonymous' })).body
  shop.pass(91 * day)
  const member = await door.signIn()
  const [old] = await keys()
  expect(keyOf(member.accessToken)).toBe(old!.kid)
  expect(await rotate()).toBe(true)
  expect(await rotate()).toBe(false)

  const [fresh, ...others] = await keys()
  expect(others).toEqual([old])
  expect(fresh).not.toHaveProperty('d')
  // A new key is published before it is used, so that clients with cached keys know it in time.
  expect(keyOf((await door.refresh(visitor.refresh_token)).body.access_token)).toBe(old!.kid)
  shop.pass(11 * 60)
  expect((await door.memberOf(member.accessToken)).status).toBe(200)
  const renewed = (await door.refresh(visitor.refresh_token)).body
  expect(keyOf(renewed.access_token)).toBe(fresh!.kid)
  expect((await door.memberOf(renewed.access_token)).status).toBe(200)
  const again = (await door.refresh(member.refreshToken)).body
  expect(keyOf(again.access_token)).toBe(fresh!.kid)
  expect((await door.memberOf(again.access_token)).body.member.id).toBe(member.memberId)
})

test('deletes a key when everything it signed has expired', async () => {
  const before = await keys()
  shop.pass(500 * day)
  await rotate()
  const after = (await keys()).map(({ kid }) => kid)
  expect(after).not.toContain(before.at(-1)!.kid)
})

test('keeps authenticator apps working after the key that encrypted their secret is deleted', async () => {
  const member = await door.signIn()
  const { body: made } = await shop.send('POST /vitrine/v1/members/my/factors', {
    token: member.accessToken,
    body: { type: 'TOTP', password: goodPassword },
  })
  const codeNow = () => TOTP.generate({ secret: Secret.fromBase32(made.secret), timestamp: shop.now().getTime() })
  await shop.send(`POST /vitrine/v1/members/my/factors/${made.factor.id}/activate`, {
    token: member.accessToken,
    body: { code: codeNow() },
  })
  const sealedWith = async () =>
    (await shop.context.db.selectFrom('factor').select('sealed_secret').execute())[0]!.sealed_secret!.split('.')[0]!
  const before = await sealedWith()
  for (let change = 0; change < 2; change += 1) {
    shop.pass(402 * day)
    await rotate()
  }
  shop.pass(402 * day)
  await rotate()
  expect((await keys()).map(({ kid }) => kid)).not.toContain(before)
  expect(await sealedWith()).not.toBe(before)
  const { stateToken } = (await door.login(member.email)).body
  const proof = await shop.send('POST /_api/iam/authentication/v2/TOTP/verify', {
    token: await shop.visitorToken(),
    body: { stateToken, totpData: { code: codeNow() } },
  })
  expect(proof.body.state).toBe('SUCCESS')
})

test('rotates once when ten processes rotate at the same time', async () => {
  shop.pass(100 * day)
  const done = await Promise.all(Array.from({ length: 10 }, () => rotateKeys(shop.context)))
  expect(done.filter(Boolean)).toHaveLength(1)
})

const knownToAll: Readonly<Record<string, (open: Shop) => Promise<unknown>>> = {
  'the demo’s API key': ({ context: { db }, siteId }) =>
    insertApiKey(db, { siteId, key: 'vitrine-demo-key', name: 'demo' }),
  'the demo’s owner': ({ context: { db }, siteId }) =>
    createOwner(db, { siteId, email: 'owner@demo.test', password: goodPassword }),
  'the demo’s member': ({ context: { db }, siteId }) =>
    createMember(db, { siteId, email: 'member@demo.test', password: goodPassword }),
}

test.each(Object.entries(knownToAll))(
  'refuses to start a public server with %s, which is publicly known',
  async (_name, add) => {
    const fresh = await openShop({ hasOwnServer: true })
    const { database, context } = fresh
    const startAs = async (publicUrl: string) => {
      const server = await createServer({ database, config: { ...context.config, publicUrl }, log: context.log })
      await server.start(0).finally(() => server.stop())
    }
    await startAs('https://shop.example')
    await add(fresh)
    await startAs('http://localhost:4000')
    await expect(startAs('https://shop.example')).rejects.toThrow('are public')
    await expect(startAs('http://192.168.1.7:4000')).rejects.toThrow('are public')
    await fresh.close()
  },
)
