import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newPkce } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { prune } from '../../pruning.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const tokenOf = async (sessionToken: string): Promise<string> =>
  (await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken, clientId: shop.clientId } })).body
    .access_token

const happened = async (token: string) =>
  (await shop.send('GET /vitrine/v1/members/my/activity', { token })).body.activity as readonly {
    type: string
    device?: string
    ipAddress?: string
  }[]
const typesOf = async (token: string) => (await happened(token)).map(({ type }) => type)

test('shows sign-ins with device and address, and password changes, to the member and the owner', async () => {
  const { email, memberId, sessionToken } = await door.arrive()
  await door.login(email)
  const token = await tokenOf(sessionToken)
  const [latest] = await happened(token)
  expect(latest).toMatchObject({ type: 'SIGNED_IN', ipAddress: '127.0.0.1', device: expect.any(String) })
  const newPassword = 'a second lighthouse'
  await shop.send('POST /_api/iam/authentication/v2/change-password', { token, body: { newPassword } })
  const all = await typesOf(token)
  expect(all.slice(0, 2)).toEqual(['PASSWORD_CHANGED', 'SIGNED_IN'])
  const response = await shop.send(`GET /vitrine/v1/members/${memberId}/activity`, { token: shop.apiKey })
  expect(response.body.activity.map(({ type }: { type: string }) => type)).toEqual(all)
})

test('records a reused refresh token and the sign-in that it ended', async () => {
  const { email, sessionToken } = await door.arrive()
  const pkce = newPkce()
  const { body } = await door.exchange(await door.codeFor(sessionToken, pkce), pkce)
  await door.refresh(body.refresh_token)
  shop.pass(11)
  expect((await door.refresh(body.refresh_token)).status).toBe(400)
  const { sessionToken: later } = (await door.login(email, goodPassword)).body
  expect((await typesOf(await tokenOf(later))).slice(0, 2)).toEqual(['SIGNED_IN', 'REFRESH_TOKEN_REUSED'])
})

test('hides activity from other members, and deletes it with the account and after a year', async () => {
  const [one, other] = [await door.arrive(), await door.arrive()]
  const token = await tokenOf(one.sessionToken)
  const path = `GET /vitrine/v1/members/${other.memberId}/activity`
  expect((await shop.send(path, { token })).status).toBe(403)
  const exported = await shop.send('GET /vitrine/v1/members/my/export', { token })
  expect(exported.body.export.activity).toEqual(await happened(token))

  const { db } = shop.context
  const countActivity = async (memberId: string) =>
    (await db.selectFrom('account_activity').select('id').where('member_id', '=', memberId).execute()).length
  await shop.send(`DELETE /members/v1/members/${one.memberId}`, { token: shop.apiKey })
  expect(await countActivity(one.memberId)).toBe(0)
  expect(await countActivity(other.memberId)).toBeGreaterThan(0)
  shop.pass(366 * 24 * 60 * 60)
  await prune(shop.context)
  expect(await countActivity(other.memberId)).toBe(0)
})
