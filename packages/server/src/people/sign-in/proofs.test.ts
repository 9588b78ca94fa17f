import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, authentication, createClient, recovery, verification } from '@vitrine/client'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let visitor: string
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  door = atTheDoor(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const owner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { authentication, recovery, verification },
  })
const call = (path: string, body: object, token = visitor) => shop.send(`POST /_api/iam/${path}`, { token, body })
const register = (email: string) =>
  call('authentication/v2/register', { loginId: { email }, password: goodPassword, profile: { nickname: 'ada' } })
const start = (token: string, body: object = {}) => call('verification/v1/start', body, token)
const verify = (stateToken: string, code: string) => call('verification/v1/auth/verify', { stateToken, code })
const codeTo = async (email: string): Promise<string> => /^(\d{6}) /.exec((await door.emailsTo(email))[0]!.subject)![1]!
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const rowOf = (email: string) =>
  shop.context.db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test("verifies a member's address with an email code, once", async () => {
  const { email, accessToken } = await door.signIn()
  await shop.context.db.updateTable('member').set({ email_verified: false }).where('email', '=', email).execute()
  const { body } = await start(accessToken, { target: 'EMAIL' })
  const code = await codeTo(email)
  expect((await verify(body.verificationId, wrong(code))).status).toBe(400)
  expect((await rowOf(email)).email_verified).toBe(false)
  const answer = await verify(body.verificationId, code)
  expect(answer.body).toMatchObject({ state: 'SUCCESS', identity: { email: { address: email, isVerified: true } } })
  expect((await verify(body.verificationId, code)).status).toBe(400)
  expect((await door.login(email)).body.state).toBe('SUCCESS')
})

test('accepts a code once when five send it at the same time', async () => {
  const { email, accessToken } = await door.signIn()
  const { body } = await start(accessToken)
  const code = await codeTo(email)
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(body.verificationId, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('sends a code to any member for the shop, to themselves for members, and to nobody for visitors', async () => {
  const [one, other] = [await door.signIn(), await door.signIn()]
  const { verificationId } = await owner().verification.start({ identityId: one.memberId })
  expect((await verify(verificationId, await codeTo(one.email))).body.identity.id).toBe(one.memberId)
  expect((await start(other.accessToken, { identityId: one.memberId })).status).toBe(404)
  expect((await start(visitor)).status).toBe(403)
  expect((await start(shop.apiKey)).status).toBe(400)
  expect((await start(shop.apiKey, { identityId: randomUUID() })).status).toBe(404)
})

test('opens no account with a password from an unfinished sign-up when the shop sends a code', async () => {
  const email = newEmail()
  await register(email)
  const { id } = await rowOf(email)
  const { verificationId } = await owner().verification.start({ identityId: id })
  expect((await verify(verificationId, await codeTo(email))).body.state).toBe('SUCCESS')
  expect((await door.login(email)).status).toBe(403)
})

test('limits emails with codes per address', async () => {
  const { accessToken } = await door.signIn()
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1) statuses.push((await start(accessToken)).status)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})

test("completes a sign-up with an email code sent as an older client's proof, and rejects other proofs", async () => {
  const email = newEmail()
  const { stateToken } = (await register(email)).body
  const prove = (factor: string, body: object) => call(`authentication/v2/${factor}/verify`, { stateToken, ...body })
  const code = await codeTo(email)
  expect((await prove('EMAIL', { emailData: { code: wrong(code) } })).status).toBe(400)
  const missing = await prove('EMAIL', {})
  expect(missing.body.details.validationError.fieldViolations[0].field).toBe('emailData.code')
  expect((await prove('SMS', { smsData: { code } })).status).toBe(400)
  expect((await prove('CARRIER_PIGEON', { emailData: { code } })).status).toBe(400)
  const proved = await prove('EMAIL', { emailData: { code }, rememberThisDevice: true })
  expect(proved.body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
})

test('invites a member, who sets a password within a week and is signed in', async () => {
  const email = newEmail()
  const signedOn = await owner().authentication.signOn({ email })
  const redirect = { url: 'http://localhost:3000/welcome', clientId: shop.clientId }
  await owner().recovery.sendActivationEmail(signedOn.identity.id, { emailOptions: { redirect } })
  const [message] = await door.emailsTo(email)
  expect(message!.text).toContain(`clientId=${shop.clientId}`)
  const recoveryToken = /reset\?token=([\w-]+)/.exec(message!.text)![1]!
  shop.pass(6 * 24 * 60 * 60)
  const token = await shop.visitorToken()
  const set = await call('recovery/v1/recover', { recoveryToken, password: goodPassword }, token)
  expect(set.body).toMatchObject({ state: 'SUCCESS', additionalData: { redirectUrl: { strValue: redirect.url } } })
  expect((await door.login(email)).body.state).toBe('SUCCESS')
})

test('invites members of the shop only, with links to its own pages', async () => {
  const invite = (body: object, token = shop.apiKey) => call('recovery/v1/activation-email', body, token)
  const { memberId } = await door.arrive()
  const to = (redirect: object) => ({ identityId: memberId, emailOptions: { redirect } })
  expect((await invite({ identityId: memberId }, await shop.visitorToken())).status).toBe(403)
  expect((await invite({ identityId: randomUUID() })).status).toBe(404)
  expect((await invite({})).status).toBe(400)
  expect((await invite(to({ url: 'https://evil.test/' }))).status).toBe(400)
  expect((await invite(to({ clientId: randomUUID() }))).status).toBe(400)
  expect((await invite(to({ url: 'http://localhost:3000/welcome' }))).status).toBe(200)
})
