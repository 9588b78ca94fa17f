import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { words as de } from '../../ground/words/de.ts'
import { words as he } from '../../ground/words/he.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let visitor: string
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  door = atTheDoor(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const my = '/vitrine/v1/members/my'
const password = goodPassword
/** The code of an authenticator app, a number of steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: shop.now().getTime() + steps * 30_000 })
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const enroll = (token: string, body: object) => shop.send(`POST ${my}/factors`, { token, body: { password, ...body } })
const activate = (token: string, id: string, body: object) =>
  shop.send(`POST ${my}/factors/${id}/activate`, { token, body })
const login = (email: string, more: object = {}) =>
  shop.send('POST /_api/iam/authentication/v2/login', {
    token: visitor,
    body: { loginId: { email }, password, ...more },
  })
const prove = (type: string, stateToken: string, body: object = {}) =>
  shop.send(`POST /_api/iam/authentication/v2/${type}/verify`, { token: visitor, body: { stateToken, ...body } })
const totp = (stateToken: string, code: string, more: object = {}) =>
  prove('TOTP', stateToken, { totpData: { code }, ...more })
const newestCode = async (to: string) => /\b\d{6}\b/.exec((await door.emailsTo(to))[0]!.text)![0]
const fieldOf = ({ body }: Answer): string => body.details.validationError.fieldViolations[0].field

/** A member with an authenticator app, whose first code was used an hour ago. */
const withApp = async () => {
  const member = await door.signIn()
  const { body: made } = await enroll(member.accessToken, { type: 'TOTP' })
  const { body } = await activate(member.accessToken, made.factor.id, { code: codeOf(made.secret) })
  shop.pass(3600)
  visitor = await shop.visitorToken()
  return { ...member, secret: made.secret as string, recoveryCodes: body.recoveryCodes as string[], id: made.factor.id }
}
test('emails the member which method was added, by name, in their language', async () => {
  const member = await door.signIn()
  const reading = { 'accept-language': 'de' }
  const emailAfterAdding = async (
    body: object,
    proof: (made: { secret: string }) => object = () => ({}),
  ): Promise<string> => {
    const { body: made } = await shop.send(`POST ${my}/factors`, {
      token: member.accessToken,
      body: { password, ...body },
      headers: reading,
    })
    const path = `POST ${my}/factors/${made.factor.id}/activate`
    const done = await shop.send(path, { token: member.accessToken, body: proof(made), headers: reading })
    expect(done.status).toBe(200)
    return (await door.emailsTo(member.email))[0]!.text
  }
  expect(await emailAfterAdding({ type: 'PUSH' })).toContain(de.signIn.changes.added(de.signIn.methods.PUSH))
  const app = { type: 'TOTP', label: 'Old phone' }
  expect(await emailAfterAdding(app, ({ secret }) => ({ code: codeOf(secret) }))).toContain(
    'Authenticator-App (Old phone).',
  )
})

const waiting = async (email: string): Promise<string> => (await login(email)).body.stateToken

test('sets up an authenticator app by QR code and requires it from then on', async () => {
  const member = await door.signIn()
  const { body: made } = await enroll(member.accessToken, { type: 'TOTP' })
  expect(made.qrCode).toContain('<svg')
  expect(made.otpauthUri).toContain(`secret=${made.secret}`)
  expect((await login(member.email)).body.state).toBe('SUCCESS')
  const wrong = await activate(member.accessToken, made.factor.id, { code: otherThan(codeOf(made.secret)) })
  expect(fieldOf(wrong)).toBe('code')
  const { body } = await activate(member.accessToken, made.factor.id, { code: codeOf(made.secret) })
  expect(body.factor).toMatchObject({ type: 'TOTP', status: 'ACTIVE' })
  expect(body.recoveryCodes).toHaveLength(10)

  const challenged = await login(member.email)
  expect(challenged.body).toEqual({
    state: 'REQUIRE_MFA',
    stateToken: expect.any(String),
    mfaChallengeData: {
      reason: 'USER_SETTINGS',
      availableFactors: [
        { factorType: 'TOTP', factorStatus: 'ENABLED' },
        { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
      ],
    },
  })
  shop.pass(30)
  const { body: success } = await totp(challenged.body.stateToken, codeOf(made.secret))
  expect(success).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
  expect(success.identity.id).toBe(member.memberId)
})

test('rejects a used code and earlier ones', async () => {
  const { email, secret } = await withApp()
  const [seen, earlier] = [codeOf(secret), codeOf(secret, -1)]
  expect((await totp(await waiting(email), seen)).body.state).toBe('SUCCESS')
  expect((await totp(await waiting(email), seen)).status).toBe(400)
  expect((await totp(await waiting(email), earlier)).status).toBe(400)
  shop.pass(30)
  expect((await totp(await waiting(email), codeOf(secret))).body.state).toBe('SUCCESS')
})

test('accepts a code once when five send it at the same time', async () => {
  const { email, secret } = await withApp()
  const tokens = await Promise.all(Array.from({ length: 5 }, () => waiting(email)))
  const answers = await Promise.all(tokens.map((token) => totp(token, codeOf(secret))))
  expect(answers.filter(({ body }) => body.state === 'SUCCESS')).toHaveLength(1)
})

test('accepts codes one time step off, but not two', async () => {
  const { email, secret } = await withApp()
  const stateToken = await waiting(email)
  expect((await totp(stateToken, codeOf(secret, -2))).status).toBe(400)
  expect((await totp(stateToken, codeOf(secret, 2))).status).toBe(400)
  expect((await totp(stateToken, codeOf(secret, -1))).body.state).toBe('SUCCESS')
  expect((await totp(await waiting(email), codeOf(secret, 1))).body.state).toBe('SUCCESS')
})

test('accepts at most five attempts per sign-in, concurrent or not, then rejects even the right code', async () => {
  const { email, secret } = await withApp()
  const stateToken = await waiting(email)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => totp(stateToken, otherThan(codeOf(secret)))))
  expect(guesses.filter((answer) => answer.status === 400 && fieldOf(answer) === 'totpData.code')).toHaveLength(5)
  expect((await totp(stateToken, codeOf(secret))).body.state).toBeUndefined()
})

test('limits guesses across sign-ins, while recovery codes still work', async () => {
  const { email, secret, recoveryCodes } = await withApp()
  let checked = 0
  for (let count = 0; count < 40; count += 1) {
    const answer = await totp(await waiting(email), otherThan(codeOf(secret)))
    if (answer.status === 400) checked += 1
  }
  expect(checked).toBeLessThanOrEqual(21)
  const refused = await totp(await waiting(email), codeOf(secret))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const code = { recoveryCodeData: { code: recoveryCodes[0] } }
  expect((await prove('RECOVERY_CODE', await waiting(email), code)).body.state).toBe('SUCCESS')
})

test('accepts a recovery code once, in any case and with spaces, for its own member only', async () => {
  const [one, other] = [await withApp(), await withApp()]
  const use = async (email: string, code: string) =>
    prove('RECOVERY_CODE', await waiting(email), { recoveryCodeData: { code } })
  const [code, next] = one.recoveryCodes as [string, string]
  expect((await use(other.email, code)).status).toBe(400)
  expect((await use(one.email, code.toLowerCase().replaceAll('-', ' '))).body.state).toBe('SUCCESS')
  expect((await use(one.email, code)).status).toBe(400)
  const tokens = [await waiting(one.email), await waiting(one.email)]
  const both = await Promise.all(tokens.map((t) => prove('RECOVERY_CODE', t, { recoveryCodeData: { code: next } })))
  expect(both.filter(({ body }) => body.state === 'SUCCESS')).toHaveLength(1)
})

test('replaces recovery codes, which requires the password', async () => {
  const { email, accessToken, recoveryCodes } = await withApp()
  const renew = (given: string) =>
    shop.send(`POST ${my}/recovery-codes`, { token: accessToken, body: { password: given } })
  expect((await renew('a wrong password')).body.details.applicationError.code).toBe('-19976')
  const { body } = await renew(password)
  const use = async (code: string) => prove('RECOVERY_CODE', await waiting(email), { recoveryCodeData: { code } })
  expect((await use(recoveryCodes[3]!)).status).toBe(400)
  expect((await use(body.recoveryCodes[0])).body.state).toBe('SUCCESS')
})

test('rejects a proof that does not fit the state', async () => {
  const { email, secret, recoveryCodes } = await withApp()
  const stateToken = await waiting(email)
  // A factor that was not set up, the first factor again, and a code that was not sent.
  for (const type of ['SMS', 'CALL', 'PUSH', 'WEBAUTHN', 'PASSWORD', 'EMAIL'])
    expect(fieldOf(await prove(type, stateToken))).toBe('factorType')
  const emailDoor = await shop.send('POST /_api/iam/verification/v1/auth/verify', {
    token: visitor,
    body: { stateToken, code: codeOf(secret) },
  })
  expect(fieldOf(emailDoor)).toBe('stateToken')
  // The token of a sign-up that waits for its email code.
  const signUp = await shop.send('POST /_api/iam/authentication/v2/register', {
    token: visitor,
    body: { loginId: { email: newEmail() }, password },
  })
  expect((await totp(signUp.body.stateToken, codeOf(secret))).status).toBe(400)
  expect((await totp('made-up', codeOf(secret))).status).toBe(400)
  expect((await totp(stateToken, codeOf(secret))).body.state).toBe('SUCCESS')
  // It is finished, so the same token has no effect.
  const again = { recoveryCodeData: { code: recoveryCodes[0] } }
  expect((await prove('RECOVERY_CODE', stateToken, again)).status).toBe(400)
})

test('ends a pending sign-in after ten minutes, with a new password and when the member is blocked', async () => {
  const { email, secret, memberId, accessToken } = await withApp()
  const late = await waiting(email)
  shop.pass(601)
  visitor = await shop.visitorToken()
  expect(fieldOf(await totp(late, codeOf(secret)))).not.toBe('totpData.code')
  const old = await waiting(email)
  const newPassword = 'a different harbour'
  await shop.send('POST /_api/iam/authentication/v2/change-password', { token: accessToken, body: { newPassword } })
  expect((await totp(old, codeOf(secret))).body.state).toBeUndefined()
  const last = (await login(email, { password: newPassword })).body.stateToken
  await shop.send(`POST /members/v1/members/${memberId}/block`, { token: shop.apiKey, body: {} })
  expect((await totp(last, codeOf(secret))).body.state).toBeUndefined()
  expect((await door.memberOf(accessToken)).status).toBe(401)
})

test('rejects a sign-in of another shop', async () => {
  const { email, secret } = await withApp()
  const stateToken = await waiting(email)
  const stranger = await openShop()
  const answer = await stranger.send('POST /_api/iam/authentication/v2/TOTP/verify', {
    token: await stranger.visitorToken(),
    body: { stateToken, totpData: { code: codeOf(secret) } },
  })
  expect(answer.status).toBe(400)
  await stranger.close()
})

test('trusts a device for a month or until a new password, for its own member only', async () => {
  const [one, other] = [await withApp(), await withApp()]
  const { body } = await totp(await waiting(one.email), codeOf(one.secret), { rememberThisDevice: true })
  const deviceToken = body.additionalData.deviceToken.strValue
  const from = (email: string, more = {}) => login(email, { clientMetaData: { deviceToken }, ...more })
  expect((await from(one.email)).body.state).toBe('SUCCESS')
  expect((await login(one.email)).body.state).toBe('REQUIRE_MFA')
  expect((await from(other.email)).body.state).toBe('REQUIRE_MFA')
  shop.pass(31 * 24 * 3600)
  visitor = await shop.visitorToken()
  expect((await from(one.email)).body.state).toBe('REQUIRE_MFA')
  const again = await totp(await waiting(one.email), codeOf(one.secret), { rememberThisDevice: true })
  const next = { clientMetaData: { deviceToken: again.body.additionalData.deviceToken.strValue } }
  expect((await login(one.email, next)).body.state).toBe('SUCCESS')
  await shop.context.db.deleteFrom('trusted_device').where('member_id', '=', one.memberId).execute()
  expect((await login(one.email, next)).body.state).toBe('REQUIRE_MFA')
})

test('requires the second factor after a password reset', async () => {
  const { email, secret } = await withApp()
  await shop.send('POST /_api/iam/recovery/v1/send-email', { token: visitor, body: { email } })
  const [message] = await door.emailsTo(email)
  const recoveryToken = new URL(/http\S+/.exec(message!.text)![0]).searchParams.get('token')!
  const body = { recoveryToken, password: 'an unused bicycle' }
  const answer = await shop.send('POST /_api/iam/recovery/v1/recover', { token: visitor, body })
  expect(answer.body).toMatchObject({ state: 'REQUIRE_MFA' })
  expect(answer.body.sessionToken).toBeUndefined()
  expect((await totp(answer.body.stateToken, codeOf(secret))).body.state).toBe('SUCCESS')
})

test('requires the second factor after a code that the shop sent', async () => {
  const { email, memberId } = await withApp()
  const { body } = await shop.send('POST /_api/iam/verification/v1/start', {
    token: shop.apiKey,
    body: { identityId: memberId },
  })
  const code = await newestCode(email)
  const answer = await shop.send('POST /_api/iam/verification/v1/auth/verify', {
    token: visitor,
    body: { stateToken: body.verificationId, code },
  })
  expect(answer.body.state).toBe('REQUIRE_MFA')
})

test('sends codes by email, text message and call to the registered address, each for its own sign-in', async () => {
  const member = await door.signIn()
  const { accessToken, email } = member
  const phone = `+4930${String(Date.now()).slice(-8)}`
  const addresses = { EMAIL: email, SMS: phone, CALL: phone } as const
  for (const [type, to] of Object.entries(addresses)) {
    const { body } = await enroll(accessToken, { type, phone: phone.replace('+49', '+49 ') })
    expect(body.factor.label).toContain(type === 'EMAIL' ? '@people.test' : phone.slice(-3))
    expect(JSON.stringify(body)).not.toContain(phone)
    const activated = await activate(accessToken, body.factor.id, { code: await newestCode(to) })
    expect(activated.body.factor.status).toBe('ACTIVE')
  }
  for (const [type, to] of Object.entries(addresses)) {
    const field = `${type.toLowerCase()}Data`
    const [mine, theirs] = [await waiting(email), await waiting(email)]
    const begun = await prove(type, mine)
    expect(begun.body).toMatchObject({ state: 'MFA_CHALLENGE', mfaChallengeData: { factorType: type } })
    const code = await newestCode(to)
    expect((await prove(type, theirs, { [field]: { code } })).status).toBe(400)
    expect((await prove(type, mine, { [field]: { code: otherThan(code) } })).status).toBe(400)
    expect((await prove(type, mine, { [field]: { code } })).body.state).toBe('SUCCESS')
    expect((await prove(type, mine, { [field]: { code } })).status).toBe(400)
  }
})

test('sends phone codes in the language of the request', async () => {
  const member = await door.signIn()
  const phone = `+4930${String(Date.now()).slice(-8)}`
  const headers = { 'accept-language': 'he' }
  const body = { password, type: 'SMS', phone }
  await shop.send(`POST ${my}/factors`, { token: member.accessToken, body, headers })
  const [text] = await door.emailsTo(phone)
  const code = await newestCode(phone)
  expect(text!.text).toContain(he.phone.code(code, 'Test shop'))
  expect(text!.subject).toBe(`${he.phone.textTo(phone)}: ${code}`)
})

test('does not accept a phone code as an email code, and only the newest one', async () => {
  const { accessToken, email } = await door.signIn()
  const phone = `+4930${String(Date.now()).slice(-8)}`
  for (const type of ['EMAIL', 'SMS']) {
    const { body } = await enroll(accessToken, { type, phone })
    await activate(accessToken, body.factor.id, { code: await newestCode(type === 'SMS' ? phone : email) })
  }
  const stateToken = await waiting(email)
  await prove('SMS', stateToken)
  const text = await newestCode(phone)
  expect((await prove('EMAIL', stateToken, { emailData: { code: text } })).status).toBe(400)
  await prove('EMAIL', stateToken)
  expect((await prove('SMS', stateToken, { smsData: { code: text } })).status).toBe(400)
  expect((await prove('EMAIL', stateToken, { emailData: { code: await newestCode(email) } })).body.state).toBe(
    'SUCCESS',
  )
})

test('limits codes per phone, and a new code grants no new attempts', async () => {
  const { accessToken, email } = await door.signIn()
  const { body } = await enroll(accessToken, { type: 'EMAIL' })
  await activate(accessToken, body.factor.id, { code: await newestCode(email) })
  const stateToken = await waiting(email)
  const wrong = async () => prove('EMAIL', stateToken, { emailData: { code: otherThan(await newestCode(email)) } })
  let checked = 0
  for (let count = 0; count < 4; count += 1) {
    await prove('EMAIL', stateToken)
    for (let guess = 0; guess < 2; guess += 1) {
      const answer = await wrong()
      if (answer.status === 400 && fieldOf(answer) === 'emailData.code') checked += 1
    }
  }
  expect(checked).toBe(5)
  const many = await waiting(email)
  const sent = []
  for (let count = 0; count < 8; count += 1) sent.push((await prove('EMAIL', many)).status)
  expect(sent.at(-1)).toBe(429)
})

test('lets another signed-in device approve a sign-in, once and for its own member', async () => {
  const [member, stranger] = [await door.signIn(), await door.signIn()]
  const { body: made } = await enroll(member.accessToken, { type: 'PUSH' })
  await activate(member.accessToken, made.factor.id, {})
  const ask = async () => {
    const stateToken = await waiting(member.email)
    const { body } = await prove('PUSH', stateToken)
    const { pushData, hint } = body.mfaChallengeData.verificationChallengeData
    const proof = { pushData: { transactionId: pushData.transactionId } }
    return { hint, id: pushData.transactionId, go: () => prove('PUSH', stateToken, proof) }
  }
  const answer = (token: string, id: string, approve: boolean) =>
    shop.send(`POST ${my}/sign-in-requests/${id}`, { token, body: { approve } })

  const first = await ask()
  expect((await first.go()).body.state).toBe('MFA_CHALLENGE')
  const list = await shop.send(`GET ${my}/sign-in-requests`, { token: member.accessToken })
  expect(list.body.signInRequests).toMatchObject([{ transactionId: first.id, number: first.hint }])
  expect((await shop.send(`GET ${my}/sign-in-requests`, { token: stranger.accessToken })).body.signInRequests).toEqual(
    [],
  )
  expect((await answer(stranger.accessToken, first.id, true)).status).toBe(404)
  expect((await first.go()).body.state).toBe('MFA_CHALLENGE')
  expect((await answer(member.accessToken, first.id, true)).status).toBe(200)
  expect((await first.go()).body.state).toBe('SUCCESS')
  expect((await first.go()).status).toBe(400)

  const second = await ask()
  expect((await answer(member.accessToken, second.id, false)).status).toBe(200)
  expect((await answer(member.accessToken, second.id, true)).status).toBe(404)
  expect((await second.go()).status).toBe(400)
})

test('removes a factor with the password, and recovery codes and trust with the last one', async () => {
  const { accessToken, email, id, secret } = await withApp()
  const trusted = await totp(await waiting(email), codeOf(secret), { rememberThisDevice: true })
  expect(trusted.body.state).toBe('SUCCESS')
  const remove = (body: object, token = accessToken) => shop.send(`POST ${my}/factors/${id}/remove`, { token, body })
  expect(fieldOf(await remove({}))).toBe('password')
  expect((await remove({ password: 'a wrong password' })).status).toBe(403)
  const stranger = await door.signIn()
  expect((await remove({ password }, stranger.accessToken)).status).toBe(404)
  expect((await remove({ password })).status).toBe(200)
  expect((await login(email)).body.state).toBe('SUCCESS')
  const { body } = await shop.send(`GET ${my}/factors`, { token: accessToken })
  expect(body).toMatchObject({ factors: [], recoveryCodesLeft: 0, trustedDevices: 0, hasPassword: true })
})

test('adds no factor without the password', async () => {
  const { accessToken } = await door.signIn()
  const without = await shop.send(`POST ${my}/factors`, { token: accessToken, body: { type: 'TOTP' } })
  expect(fieldOf(without)).toBe('password')
  const wrong = await enroll(accessToken, { type: 'TOTP', password: 'a wrong password' })
  expect(wrong.body.details.applicationError.code).toBe('-19976')
  expect((await enroll(await shop.visitorToken(), { type: 'TOTP' })).status).toBe(403)
})

test('returns secrets once, and stores and shows none in plain text', async () => {
  const { accessToken, secret, recoveryCodes, memberId } = await withApp()
  const { body } = await shop.send(`GET ${my}/factors`, { token: accessToken })
  expect(JSON.stringify(body)).not.toContain(secret)
  expect(body.recoveryCodesLeft).toBe(10)
  const { db } = shop.context
  const rows = [
    await db.selectFrom('factor').selectAll().where('member_id', '=', memberId).execute(),
    await db.selectFrom('recovery_code').selectAll().where('member_id', '=', memberId).execute(),
  ]
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code)
  const plain = recoveryCodes[0]!.replaceAll('-', '')
  expect(stored).toContain(createHash('sha256').update(plain).digest('hex'))
})

test('does not decrypt a secret that was moved to another member’s row', async () => {
  const [one, other] = [await withApp(), await withApp()]
  const { db } = shop.context
  const { sealed_secret } = await db.selectFrom('factor').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow()
  const { unseal } = await import('../../ground/token/seal.ts')
  const of = (memberId: string, id: string) => `totp ${shop.siteId} ${memberId} ${id}`
  expect(await unseal(db, sealed_secret!, of(one.memberId, one.id))).toBe(one.secret)
  await expect(unseal(db, sealed_secret!, of(other.memberId, other.id))).rejects.toThrow('authenticate')
})
