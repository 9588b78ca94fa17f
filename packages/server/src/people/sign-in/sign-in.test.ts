import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../../../test/run-size.ts'
import { blockAccount } from '../member/testing.ts'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { createServer } from '../../server.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let visitor: string
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  door = atTheDoor(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

/** A sign-in from the given IP address. */
const loginFrom = (address: string, email: string, password: string): Promise<Answer> =>
  shop.send('POST /_api/iam/authentication/v2/login', {
    token: visitor,
    headers: { 'x-forwarded-for': address },
    body: { loginId: { email }, password },
  })
const codeOf = ({ body }: Answer): string => body.details?.applicationError?.code ?? body.state
const recoveryTo = async (email: string): Promise<string> => {
  const [letter] = await door.emailsTo(email)
  return new URL(/http\S+/.exec(letter!.text)![0]).searchParams.get('token')!
}
const askRecovery = (email: string, redirect?: object) =>
  shop.send('POST /_api/iam/recovery/v1/send-email', { token: visitor, body: { email, redirect } })
const recover = (recoveryToken: string, password: string) =>
  shop.send('POST /_api/iam/recovery/v1/recover', { token: visitor, body: { recoveryToken, password } })

test('ignores case in emails and keeps spaces in passwords', async () => {
  const { email } = await door.arrive()
  expect(codeOf(await door.login(` ${email.toUpperCase()}`.trim()))).toBe('SUCCESS')
  expect(codeOf(await door.login(email, `${goodPassword} `))).toBe('-19976')
})

test('delays repeated guesses, while the member can sign in from home', async () => {
  const { email } = await door.arrive()
  expect(codeOf(await loginFrom('192.0.2.1', email, goodPassword))).toBe('SUCCESS')
  const answers = []
  for (let count = 0; count < 30; count += 1) answers.push(await loginFrom('198.51.100.9', email, `guess ${count}`))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(20)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused[0]!.body.details.applicationError.data.retryAfterSeconds).toBeGreaterThan(0)
  // Even the right password has to wait there.
  expect((await loginFrom('198.51.100.9', email, goodPassword)).status).toBe(429)
  expect(codeOf(await loginFrom('192.0.2.1', email, goodPassword))).toBe('SUCCESS')
})

test('checks no more guesses when they are sent at the same time', async () => {
  const { email } = await door.arrive()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, count) => loginFrom('198.51.100.10', email, `guess ${count}`)),
  )
  expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(7)
})

test.runIf(isLongRun)(
  'allows a hundred guesses at an account from a thousand addresses, until a new password is set',
  async () => {
    const { email } = await door.arrive()
    await loginFrom('192.0.2.2', email, goodPassword)
    let checked = 0
    for (let count = 0; count < 140; count += 1) {
      const address = `203.0.${Math.trunc(count / 250)}.${count % 250}`
      if (codeOf(await loginFrom(address, email, `guess ${count}`)) === '-19976') checked += 1
    }
    expect(checked).toBeLessThanOrEqual(100)
    // Waiting does not help, but a new password does: it has a code of its own.
    expect(codeOf(await loginFrom('203.0.113.77', email, goodPassword))).toBe('-19973')
    expect(codeOf(await loginFrom('192.0.2.2', email, goodPassword))).toBe('SUCCESS')

    for (let count = 0; count < 110; count += 1) await loginFrom(`203.1.0.${count}`, email, `guess ${count}`)
    expect(codeOf(await loginFrom('203.0.113.78', email, goodPassword))).toBe('-19973')
    await askRecovery(email)
    expect(codeOf(await recover(await recoveryTo(email), 'a brand new lantern'))).toBe('SUCCESS')
    expect(codeOf(await loginFrom('203.0.113.78', email, 'a brand new lantern'))).toBe('SUCCESS')
  },
)

test('slows down one password tried on many accounts from one address', async () => {
  const answers = []
  for (let count = 0; count < 130; count += 1)
    answers.push(await loginFrom('198.51.100.11', newEmail(), 'summer 2026!'))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(15)
})

test('tells a member that they are blocked, but only after the right password', async () => {
  const { email, memberId } = await door.arrive()
  await blockAccount(shop.context.db, shop.siteId, memberId)
  expect(codeOf(await door.login(email, 'a wrong password'))).toBe('-19976')
  expect(codeOf(await door.login(email))).toBe('-19958')
  expect((await askRecovery(email)).status).toBe(200)
  expect(await door.emailsTo(email)).toHaveLength(0)
})

test('does not renew tokens of a blocked member', async () => {
  const member = await door.signIn()
  await blockAccount(shop.context.db, shop.siteId, member.memberId)
  expect((await door.refresh(member.refreshToken)).body.error).toBe('invalid_grant')
})

test('sets a new password by a link, once, and signs out everyone else', async () => {
  const member = await door.signIn()
  const redirect = { url: 'http://localhost:3000/account', clientId: shop.clientId }
  expect((await askRecovery(member.email, redirect)).body).toEqual({})
  const token = await recoveryTo(member.email)
  expect((await recover(token, 'password')).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 5 }, () => recover(token, 'an unused bicycle')))
  const [success, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toHaveLength(0)
  expect(success!.body).toMatchObject({
    state: 'SUCCESS',
    additionalData: {
      redirectUrl: { strValue: 'http://localhost:3000/account' },
      clientId: { strValue: shop.clientId },
    },
  })
  expect((await recover(token, 'an unused bicycle')).status).toBe(400)
  expect((await door.memberOf(member.accessToken)).status).toBe(401)
  expect((await door.refresh(member.refreshToken)).body.error).toBe('invalid_grant')
  expect(codeOf(await door.login(member.email, goodPassword))).toBe('-19976')
  expect(codeOf(await door.login(member.email, 'an unused bicycle'))).toBe('SUCCESS')
})

test('opens no lasting session with an old password while a new one is being set', async () => {
  const { email } = await door.arrive()
  await askRecovery(email)
  const token = await recoveryTo(email)
  const [set, ...logins] = await Promise.all([
    recover(token, 'an unused bicycle'),
    ...Array.from({ length: 5 }, () => door.login(email)),
  ])
  expect(codeOf(set!)).toBe('SUCCESS')
  const sessions = logins.flatMap(({ body }) => (body.sessionToken ? [body.sessionToken] : []))
  for (const sessionToken of sessions) {
    const answer = await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken } })
    expect(answer.status).toBe(401)
  }
})

test('rejects an expired password link and one of another shop', async () => {
  const { email } = await door.arrive()
  await askRecovery(email)
  const token = await recoveryTo(email)
  const stranger = await openShop()
  const foreign = await stranger.send('POST /_api/iam/recovery/v1/recover', {
    body: { recoveryToken: token, password: 'an unused bicycle' },
  })
  expect(foreign.status).toBe(400)
  await stranger.close()
  shop.pass(3601)
  expect((await recover(token, 'an unused bicycle')).status).toBe(400)
})

test('rejects URLs of other sites in a link request', async () => {
  const { email } = await door.arrive()
  for (const url of ['https://evil.example/', 'http://localhost:3000.evil.example', 'javascript:alert(1)']) {
    const answer = await askRecovery(email, { url, clientId: shop.clientId })
    expect(answer.body.details.validationError.fieldViolations[0].field).toBe('redirect.url')
  }
})

test('limits emails per mailbox', async () => {
  const { email } = await door.arrive()
  const answers = []
  for (let count = 0; count < 12; count += 1) answers.push(await askRecovery(email))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(6)
  expect((await door.emailsTo(email)).length).toBeLessThanOrEqual(6)
})

test('keeps the current session when a member changes the password, and ends all others', async () => {
  const here = await door.signIn()
  const { body: elsewhere } = await door.login(here.email)
  const change = (newPassword: string) =>
    shop.send('POST /_api/iam/authentication/v2/change-password', { token: here.accessToken, body: { newPassword } })
  expect((await change('password')).body.details.validationError.fieldViolations[0].field).toBe('newPassword')
  expect((await change('a different harbour')).status).toBe(200)
  expect((await door.memberOf(here.accessToken)).status).toBe(200)
  const other = { body: { sessionToken: elsewhere.sessionToken } }
  expect((await shop.send('POST /vitrine/v1/session/token', other)).status).toBe(401)
  expect(codeOf(await door.login(here.email, 'a different harbour'))).toBe('SUCCESS')
  const withoutToken = { token: visitor, body: { newPassword: 'a different harbour' } }
  expect((await shop.send('POST /_api/iam/authentication/v2/change-password', withoutToken)).status).toBe(403)
})

test('applies a sign-out in other processes on the same database, also those started later', async () => {
  const { context } = shop
  const options = { database: shop.database, config: context.config, log: context.log, now: context.now }
  const second = await createServer(options)
  const member = await door.signIn()
  const token = member.accessToken
  expect(await second.context.accessTokens.verify(token)).toMatchObject({ memberId: member.memberId })
  await shop.send('POST /oauth2/revoke', { body: { token: member.refreshToken } })
  await expect.poll(() => second.context.accessTokens.verify(token).catch(() => 'ended')).toBe('ended')
  const third = await createServer(options)
  await expect(third.context.accessTokens.verify(token)).rejects.toThrow('revoked')
  await Promise.all([second.stop(), third.stop()])
})

test('creates one signing key when two processes start on an empty database', async () => {
  const { database } = shop
  await database.db.deleteFrom('signing_key').execute()
  const { loadSigningKeys } = await import('../../ground/token/signer.ts')
  const loaded = await Promise.all(Array.from({ length: 5 }, () => loadSigningKeys(database.db)))
  expect(new Set(loaded.flat().map(({ id }) => id)).size).toBe(1)
})

test('deletes what has expired and keeps the rest', async () => {
  const { prune } = await import('../../pruning.ts')
  const member = await door.signIn()
  await askRecovery(newEmail())
  shop.pass(40 * 24 * 60 * 60)
  const fresh = await door.signIn()
  await prune(shop.context)
  const sessions = await shop.context.db.selectFrom('session').select('member_id').execute()
  const members = sessions.map(({ member_id }) => member_id)
  expect(members).toContain(fresh.memberId)
  expect(members).not.toContain(member.memberId)
  const forNobody = shop.context.db
    .selectFrom('mail')
    .select('id')
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', '')
  expect(await forNobody.execute()).toEqual([])
})
