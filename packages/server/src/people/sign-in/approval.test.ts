import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, backOffice, createClient, members } from '@vitrine/client'
import { createMember } from '../member/create-member.ts'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let visitor: string
const owner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { members, backOffice } })
beforeAll(async () => {
  shop = await openShop({ config: { trustProxy: 1 } })
  door = atTheDoor(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const settings = (change: Parameters<ReturnType<typeof owner>['backOffice']['updateSiteSettings']>[0]) =>
  owner().backOffice.updateSiteSettings(change)
const from = (address: string, userAgent = 'Firefox Linux') => ({
  'x-forwarded-for': address,
  'user-agent': userAgent,
})
const register = (email: string, more: object = {}) =>
  shop.send('POST /_api/iam/authentication/v2/register', {
    token: visitor,
    body: { loginId: { email }, password: goodPassword, ...more },
  })
const login = (
  email: string,
  {
    headers = from('192.0.2.1'),
    password = goodPassword,
    ...more
  }: { headers?: Record<string, string>; password?: string; captchaTokens?: object[] } = {},
) =>
  shop.send('POST /_api/iam/authentication/v2/login', {
    token: visitor,
    headers,
    body: { loginId: { email }, password, ...more },
  })
const codeOf = ({ body }: Answer): string => body.details?.applicationError?.code ?? body.state
const mailedCode = async (email: string) => /\b\d{6}\b/.exec((await door.emailsTo(email))[0]!.text)![0]
const waiting = async () =>
  (await owner().members.queryMembers({ filter: { status: 'PENDING' } })).members.map(({ loginEmail }) => loginEmail)

test('lets a shop that approves members list, approve and block them', async () => {
  await settings({ ownerApproval: 'ON_SIGN_UP' })
  const [one, other] = [newEmail(), newEmail()]
  for (const email of [one, other]) {
    const { stateToken } = (await register(email)).body
    expect(await waiting()).not.toContain(email)
    const code = await mailedCode(email)
    const verified = await shop.send('POST /_api/iam/verification/v1/auth/verify', {
      token: visitor,
      body: { stateToken, code },
    })
    expect(verified.body).toEqual({ state: 'REQUIRE_OWNER_APPROVAL' })
    expect(await waiting()).toContain(email)
    expect((await login(email)).body).toEqual({ state: 'REQUIRE_OWNER_APPROVAL' })
  }
  const found = await owner().members.queryMembers({
    filter: { loginEmail: { $in: [one, other] } },
    sort: [{ fieldName: 'createdDate' }],
  })
  const [first, second] = found.members as [{ id: string }, { id: string }]
  expect(found.metadata).toMatchObject({ count: 2, total: 2 })
  expect((await owner().members.approveMember(first.id)).status).toBe('APPROVED')
  expect((await door.emailsTo(one))[0]!.subject).toContain('has been approved')
  expect(codeOf(await login(one))).toBe('SUCCESS')
  expect((await owner().members.blockMember(second.id)).status).toBe('BLOCKED')
  expect(codeOf(await login(other))).toBe('-19958')
  expect(await waiting()).toEqual([])
  await owner().members.approveMember(second.id)
  expect(codeOf(await login(other))).toBe('SUCCESS')
  await settings({ ownerApproval: 'OFF' })
})

test('keeps a pending member out after another sign-up, a new password or an email code', async () => {
  await settings({ ownerApproval: 'ON_SIGN_UP', emailVerification: 'OFF' })
  const email = newEmail()
  expect((await register(email)).body).toEqual({ state: 'REQUIRE_OWNER_APPROVAL' })
  expect(codeOf(await register(email))).toBe('-19995')
  await shop.send('POST /_api/iam/recovery/v1/send-email', { token: visitor, body: { email } })
  const recoveryToken = /token=([\w-]+)/.exec((await door.emailsTo(email))[0]!.text)![1]
  const body = { recoveryToken, password: 'an unused bicycle' }
  const recovered = await shop.send('POST /_api/iam/recovery/v1/recover', { token: visitor, body })
  expect(recovered.body).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' })
  expect(recovered.body.sessionToken).toBeUndefined()
  expect(await waiting()).toContain(email)
  await settings({ ownerApproval: 'OFF', emailVerification: 'ON_SIGN_UP' })
  expect((await login(email, { password: 'an unused bicycle' })).body).toEqual({ state: 'REQUIRE_OWNER_APPROVAL' })
})

test('signs a blocked member out, and lets only the shop block and list members', async () => {
  const [one, other] = [await door.signIn(), await door.signIn()]
  for (const path of [`${one.memberId}/block`, `${one.memberId}/approve`, 'query'])
    for (const token of [visitor, other.accessToken])
      expect((await shop.send(`POST /members/v1/members/${path}`, { token, body: {} })).status).toBe(403)
  await owner().members.blockMember(one.memberId)
  expect((await door.memberOf(one.accessToken)).status).toBe(401)
  expect((await door.memberOf(other.accessToken)).status).toBe(200)
})

/** Solves a captcha as a browser does. */
const solve = async (siteKey: string): Promise<string> => {
  const { body } = await shop.send('POST /vitrine/v1/captcha/challenge', { body: { siteKey } })
  const solution = await solveChallenge({ challenge: body.challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: body.challenge, solution })).toString('base64')
}
const arrive = async () => {
  const email = newEmail()
  const { db } = shop.context
  await createMember(db, { siteId: shop.siteId, email, password: goodPassword })
  return email
}

test('accepts each captcha once when the shop requires them', async () => {
  const { body } = await shop.send(`GET /vitrine/v1/site?siteId=${shop.siteId}`)
  const { captchaVisibleSiteKey: visible, captchaInvisibleSiteKey: invisible } = body.site
  await settings({ captcha: 'ALWAYS' })
  const email = await arrive()
  const missing = await register(newEmail())
  expect(codeOf(missing)).toBe('-19971')
  expect(missing.body.details.applicationError.data).toEqual({ captcha: 'INVISIBLE' })
  const token = await solve(invisible)
  const unseen = (answer: string) => ({ captchaTokens: [{ InvisibleRecaptcha: answer }] })
  expect(codeOf(await register(newEmail(), unseen('nonsense')))).toBe('-19970')
  expect(codeOf(await register(newEmail(), unseen(token)))).toBe('REQUIRE_EMAIL_VERIFICATION')
  expect(codeOf(await register(newEmail(), unseen(token)))).toBe('-19970')
  // A sign-in from an unknown place and device needs the visible captcha.
  const first = await login(email)
  expect(first.body.details.applicationError).toMatchObject({ code: '-19971', data: { captcha: 'VISIBLE' } })
  expect(codeOf(await login(email, unseen(await solve(invisible))))).toBe('-19971')
  const seen = async () => ({ captchaTokens: [{ Recaptcha: await solve(visible) }] })
  expect(codeOf(await login(email, { captchaTokens: [{ Recaptcha: await solve(invisible) }] }))).toBe('-19970')
  expect(codeOf(await login(email, await seen()))).toBe('SUCCESS')
  // From then on the place is known.
  expect(codeOf(await login(email, unseen(await solve(invisible))))).toBe('SUCCESS')
  await settings({ captcha: 'OFF' })
})

test('rejects captchas of another shop, altered ones and expired ones', async () => {
  await settings({ captcha: 'ALWAYS' })
  const { body } = await shop.send(`GET /vitrine/v1/site?siteId=${shop.siteId}`)
  const token = await solve(body.site.captchaInvisibleSiteKey)
  const answer = JSON.parse(Buffer.from(token, 'base64').toString())
  const pack = (value: object) => ({
    captchaTokens: [{ InvisibleRecaptcha: Buffer.from(JSON.stringify(value)).toString('base64') }],
  })
  const { parameters } = answer.challenge
  for (const bent of [
    { ...answer, challenge: { ...answer.challenge, parameters: { ...parameters, cost: 1 } } },
    { ...answer, challenge: { ...answer.challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } } },
    { ...answer, solution: { ...answer.solution, counter: answer.solution.counter + 1, derivedKey: '00' } },
    { ...answer, challenge: { parameters } },
    {},
  ])
    expect(codeOf(await register(newEmail(), pack(bent)))).toBe('-19970')
  const unknown = { body: { siteKey: 'visible:nobody' } }
  expect((await shop.send('POST /vitrine/v1/captcha/challenge', unknown)).status).toBe(400)
  shop.pass(601)
  expect(codeOf(await register(newEmail(), pack(answer)))).toBe('-19970')
  await settings({ captcha: 'OFF' })
})

test('requires risk-based captchas only for unusual sign-ins, without revealing who is a member', async () => {
  const email = await arrive()
  expect(codeOf(await login(email))).toBe('SUCCESS')
  await settings({ captcha: 'ON_RISK' })
  expect(codeOf(await login(email))).toBe('SUCCESS')
  const strange = { headers: from('198.51.100.7', 'Chrome Windows') }
  const [known, unknown] = [await login(email, strange), await login(newEmail(), strange)]
  expect(known.body).toEqual(unknown.body)
  expect(codeOf(known)).toBe('-19971')
  await settings({ captcha: 'OFF' })
})

test('requires an email code for sign-ins from a new device and place, if enabled', async () => {
  const email = await arrive()
  await settings({ highRiskLogin: 'REQUIRE_MFA' })
  expect(codeOf(await login(email))).toBe('SUCCESS')
  const strange = { headers: from('198.51.100.8', 'Chrome Windows') }
  const challenged = await login(email, strange)
  expect(challenged.body).toMatchObject({
    state: 'REQUIRE_MFA',
    mfaChallengeData: { reason: 'HIGH_RISK_LOGIN', availableFactors: [{ factorType: 'EMAIL' }] },
  })
  const prove = (body: object) =>
    shop.send('POST /_api/iam/authentication/v2/EMAIL/verify', {
      token: visitor,
      body: { stateToken: challenged.body.stateToken, ...body },
    })
  await prove({})
  // Knowing the password alone does not make a place known.
  expect(codeOf(await login(email, strange))).toBe('REQUIRE_MFA')
  expect(codeOf(await prove({ emailData: { code: await mailedCode(email) } }))).toBe('SUCCESS')
  expect(codeOf(await login(email, strange))).toBe('SUCCESS')
  await settings({ highRiskLogin: 'ALLOW' })
})
