import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../../test/people.ts'
import { lenient, openShop } from '../../../../../../test/shop.ts'
import { openAttackers } from './attackers.ts'

const shop = await openShop({ hasOwnServer: true })
afterAll(() => shop.close())
const door = atTheDoor(shop)
const { neighbour, stranger } = await openAttackers(shop)

const isIn = async (token: string) => (await door.memberOf(token)).status === 200

test('ends the sign-in once a stolen refresh token was used by both thief and member, whoever was first', async () => {
  const { refreshToken: stolen } = await door.signIn()
  const first = (await door.refresh(stolen)).body
  const next = (await door.refresh(first.refresh_token)).body
  shop.pass(11)
  expect((await door.refresh(stolen)).body.error).toBe('invalid_grant')
  for (const { access_token, refresh_token } of [first, next]) {
    expect(await isIn(access_token)).toBe(false)
    expect((await door.refresh(refresh_token)).body.error).toBe('invalid_grant')
  }
})

test('gives a thief no second family within the grace period for two tabs', async () => {
  const { refreshToken, memberId } = await door.signIn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => door.refresh(refreshToken)))
  const families = await shop.context.db
    .selectFrom('refresh_family')
    .select('id')
    .where('member_id', '=', memberId)
    .execute()
  expect(families).toHaveLength(1)
  shop.pass(11)
  expect((await door.refresh(refreshToken)).body.error).toBe('invalid_grant')
  for (const { body } of answers) expect(await isIn(body.access_token)).toBe(false)
})

test.each([
  ['another app of the store', () => neighbour],
  ['an app of another store', () => stranger],
  ['an unknown app', () => randomUUID()],
])('rejects a refresh token from %s', async (_name, clientIdOf) => {
  const { refreshToken } = await door.signIn()
  const answer = await door.refresh(refreshToken, { clientId: clientIdOf() })
  expect(['invalid_grant', 'invalid_client']).toContain(answer.body.error)
  expect((await door.refresh(refreshToken)).status).toBe(200)
})

test('rejects a renewal from a page of another site', async () => {
  const { refreshToken } = await door.signIn()
  const body = { clientId: shop.clientId, refreshToken, grantType: 'refresh_token' }
  const answer = await door.token(body, { origin: 'https://evil.example' })
  expect(answer.body.error).toBe('unauthorized_client')
})

test('renews a member’s token with its own rights only, whatever role or scope is requested', async () => {
  const { refreshToken, memberId } = await door.signIn()
  const requested = {
    scope: 'openid profile email owner',
    role: 'owner',
    member_id: randomUUID(),
    siteId: randomUUID(),
  }
  const { body } = await door.refresh(refreshToken, requested, lenient)
  const info = (await shop.send('POST /oauth2/token-info', { body: { token: body.access_token } })).body
  expect(info).toMatchObject({ subjectType: 'MEMBER', subjectId: memberId, siteId: shop.siteId })
  expect(body).not.toHaveProperty('id_token')
})
