import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, newPkce } from '../../test/people.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { rotateKeys } from './rotate-keys.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
const printed: string[] = []
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const run = (...args: string[]) =>
  rotateKeys({ database: shop.database, config: shop.context.config, print: (text) => void printed.push(text) }, args)
const keyIds = async (): Promise<string[]> =>
  (await shop.send('GET /oauth2/jwks')).body.keys.map(({ kid }: { kid: string }) => kid)
const keyOf = (token: string): string => JSON.parse(Buffer.from(token.split('.').at(-3)!, 'base64url').toString()).kid

test('rotates keys of a running store without signing anybody out', async () => {
  const visitor = (await door.token({ clientId: shop.clientId, grantType: 'anonymous' })).body
  const member = await door.signIn()
  const [old] = await keyIds()
  await run()
  expect(printed.join()).toContain('Nobody is signed out')
  // The running server is notified.
  await expect.poll(keyIds).toHaveLength(2)
  const fresh = (await keyIds()).find((kid) => kid !== old)!
  expect((await door.memberOf(member.accessToken)).body.member.id).toBe(member.memberId)

  shop.pass(11 * 60)
  expect((await door.memberOf(member.accessToken)).status).toBe(200)
  const renewed = (await door.refresh(member.refreshToken)).body
  expect(keyOf(renewed.access_token)).toBe(fresh)
  expect((await door.memberOf(renewed.access_token)).status).toBe(200)
  expect(keyOf((await door.refresh(visitor.refresh_token)).body.access_token)).toBe(fresh)
  const pkce = newPkce()
  const { body } = await door.exchange(await door.codeFor(member.sessionToken, pkce), pkce)
  expect((await door.memberOf(body.access_token)).body.member.id).toBe(member.memberId)
})

test('takes no arguments', async () => {
  await expect(run('now')).rejects.toThrow('npm run rotate-keys')
  await expect(run('--all')).rejects.toThrow('Unknown option --all')
})
