import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import type { Tampering } from '../../factor/passkey/testing-passkey.ts'
import { currentTotp } from '../../factor/testing-totp.ts'
import { signInAs, staffPassword } from '../testing-staff.ts'
import { pruneChallenges } from './challenges.ts'
import { passkeySteps } from './testing-passkeys.ts'

let shop: Shop
let steps: ReturnType<typeof passkeySteps>
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  steps = passkeySteps(shop)
})
afterAll(() => shop.close())

const mailTo = async (email: string): Promise<readonly string[]> => {
  const { body } = await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)
  return body.messages.map(({ text }: { text: string }) => text)
}

test('signs a person in with a passkey alone, whose options name nobody', async () => {
  const { send, beginSignIn, signIn, person } = steps
  const { authenticator, email, id } = await person()
  const options = await beginSignIn()
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
  const answer = await signIn(authenticator.get(options))
  expect([answer.status, answer.body]).toEqual([200, { access_token: expect.any(String), expires_in: 900 }])
  expect(answer.headers.get('set-cookie')).toContain('vitrine_owner=')
  const { account } = (await send(answer.body.access_token, 'GET /my-account')).body
  expect(account).toMatchObject({ id, email, hasPasskey: true, hasPassword: true, hasSecondFactor: false })
  const { passkeys } = (await send(answer.body.access_token, 'GET /my-account/passkeys')).body
  expect(passkeys).toMatchObject([{ name: 'Laptop', isSynced: false, lastUsedDate: shop.now().toISOString() }])
  expect((await mailTo(email))[0]).toContain('A passkey was added to your account in the back office: Laptop.')
})

test.each<[string, Tampering]>([
  ['for another challenge', { challenge: Buffer.from('another').toString('base64url') }],
  ['on a page of another origin', { origin: 'http://localhost:3000' }],
  ['on a look-alike page', { origin: 'https://localhost.evil.test' }],
  ['in a frame of another page', { crossOrigin: true }],
  ['for another site', { rpId: 'evil.test' }],
  ['without verification of the person', { isUnverified: true }],
  ['with the name of nobody', { userHandle: 'bm9ib2R5' }],
  ['with a lower counter', { counter: 0 }],
])('refuses to sign in with a passkey used %s', async (_, tampering) => {
  const { person, beginSignIn, signIn, codeOf } = steps
  const { authenticator } = await person()
  if (tampering.counter !== undefined) await signIn(authenticator.get(await beginSignIn()))
  const refused = await signIn(authenticator.get(await beginSignIn(), tampering))
  expect([refused.status, codeOf(refused)]).toEqual([403, 'PASSKEY_REFUSED'])
  expect((await signIn(authenticator.get(await beginSignIn()))).status).toBe(200)
})

test.each<[string, Tampering]>([
  ['for another challenge', { challenge: Buffer.from('another').toString('base64url') }],
  ['on a page of another origin', { origin: 'http://localhost:3000' }],
  ['for another site', { rpId: 'evil.test' }],
  ['without verification of the person', { isUnverified: true }],
  ['in a frame of another page', { crossOrigin: true }],
])('refuses to add a passkey created %s', async (_, tampering) => {
  const { begin, send, codeOf, newAuthenticator } = steps
  const { token } = await signInAs(shop.context, { siteId: shop.siteId, role: 'support' })
  const credential = newAuthenticator().create(await begin(token), tampering)
  const refused = await send(token, 'POST /my-account/passkeys', { credential })
  expect([refused.status, codeOf(refused)]).toEqual([400, 'credential'])
})

test('uses a challenge once, also at the same time, and only within five minutes', async () => {
  const { person, beginSignIn, signIn, codeOf, begin, send, newAuthenticator } = steps
  const { authenticator, token } = await person()
  const credential = authenticator.get(await beginSignIn())
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(credential)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
  expect(codeOf(await signIn(credential))).toBe('PASSKEY_REFUSED')

  const created = newAuthenticator().create(await begin(token))
  const added = await Promise.all([1, 2].map(() => send(token, 'POST /my-account/passkeys', { credential: created })))
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 400])

  const late = [await beginSignIn(), await begin(token)]
  shop.pass(5 * 60)
  expect(codeOf(await signIn(authenticator.get(late[0])))).toBe('PASSKEY_REFUSED')
  const lateCredential = newAuthenticator().create(late[1])
  expect(codeOf(await send(token, 'POST /my-account/passkeys', { credential: lateCredential }))).toBe('credential')
})

test('accepts a challenge only for its purpose and its person', async () => {
  const { person, beginSignIn, signIn, codeOf, begin, send, newAuthenticator } = steps
  const [ann, bob] = [await person(), await person()]
  const confirmation = (await send(ann.token, 'POST /my-account/confirmation/begin')).body.options
  expect(confirmation.allowCredentials).toHaveLength(1)
  expect(codeOf(await signIn(ann.authenticator.get(confirmation)))).toBe('PASSKEY_REFUSED')
  const confirm = (token: string, credential: unknown) => send(token, 'POST /my-account/confirmation', { credential })
  for (const refused of [
    await confirm(ann.token, ann.authenticator.get(await beginSignIn())),
    await confirm(ann.token, bob.authenticator.get(confirmation)),
    await confirm(bob.token, ann.authenticator.get(confirmation)),
    await confirm(bob.token, bob.authenticator.get(confirmation)),
  ])
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PASSKEY_REFUSED'])
  const options = await begin(ann.token)
  const stolen = await send(bob.token, 'POST /my-account/passkeys', { credential: newAuthenticator().create(options) })
  expect([stolen.status, codeOf(stolen)]).toEqual([400, 'credential'])
  // One person cannot present another person's passkey as their own.
  const { response, ...rest } = bob.authenticator.get(await beginSignIn())
  const { userHandle } = ann.authenticator.get(await beginSignIn()).response
  expect(codeOf(await signIn({ ...rest, response: { ...response, userHandle } }))).toBe('PASSKEY_REFUSED')
})

test('refuses a passkey whose counter went back, and warns the person', async () => {
  const { person, beginSignIn, signIn, codeOf } = steps
  const { authenticator, email } = await person()
  expect((await signIn(authenticator.get(await beginSignIn(), { counter: 9 }))).status).toBe(200)
  expect(codeOf(await signIn(authenticator.get(await beginSignIn(), { counter: 9 })))).toBe('PASSKEY_REFUSED')
  expect((await mailTo(email))[0]).toContain('another device seems to have a copy of it: Laptop.')
  expect((await signIn(authenticator.get(await beginSignIn(), { counter: 10 }))).status).toBe(200)
})

test('accepts synced passkeys, which always count 0', async () => {
  const { person, beginSignIn, signIn } = steps
  const { authenticator } = await person()
  for (let use = 0; use < 2; use += 1)
    expect((await signIn(authenticator.get(await beginSignIn(), { counter: 0 }))).status).toBe(200)
})

test('replaces the code after the password, and is refused if it is not right', async () => {
  const { person, beginSignIn, codeOf, send } = steps
  const { authenticator, email, token } = await person()
  const { secret } = (await send(token, 'POST /my-account/second-factor', { password: staffPassword })).body
  await send(token, 'POST /my-account/second-factor/confirm', { code: currentTotp(secret, shop.now()) })
  const signIn = (more: object) => send('', 'POST /owner/sign-in', { email, password: staffPassword, ...more })
  const without = await signIn({})
  expect([codeOf(without), without.body.details.applicationError.data]).toEqual([
    'SECOND_FACTOR_REQUIRED',
    { hasPasskey: true },
  ])
  const options = await beginSignIn()
  const credential = authenticator.get(options)
  const wrong = await send('', 'POST /owner/sign-in', { email, password: 'wrong', credential })
  expect(codeOf(wrong)).toBe('-19976')
  expect((await signIn({ credential })).status).toBe(200)
  expect(codeOf(await signIn({ credential }))).toBe('PASSKEY_REFUSED')
  const stranger = await person()
  const other = stranger.authenticator.get(await beginSignIn())
  expect(codeOf(await signIn({ credential: other }))).toBe('PASSKEY_REFUSED')
})

test('needs a proof of identity to add and remove passkeys: the password, or a passkey within five minutes', async () => {
  const { person, codeOf, send, newAuthenticator } = steps
  const { authenticator, token, passkeyId, email } = await person()
  expect(codeOf(await send(token, 'POST /my-account/passkeys/begin', {}))).toBe('password')
  expect(codeOf(await send(token, 'POST /my-account/passkeys/begin', { password: 'wrong' }))).toBe('-19976')
  const remove = (body: object) => send(token, `POST /my-account/passkeys/${passkeyId}/remove`, body)
  expect(codeOf(await remove({}))).toBe('password')
  const confirm = async () => {
    const { options } = (await send(token, 'POST /my-account/confirmation/begin')).body
    return send(token, 'POST /my-account/confirmation', { credential: authenticator.get(options) })
  }
  const until = new Date(shop.now().getTime() + 5 * 60_000).toISOString()
  expect((await confirm()).body).toEqual({ confirmedUntil: until })
  const { options } = (await send(token, 'POST /my-account/passkeys/begin', {})).body
  const credential = newAuthenticator().create(options)
  const second = (await send(token, 'POST /my-account/passkeys', { credential })).body.passkey
  expect(second.name).not.toBe('')
  shop.pass(5 * 60)
  expect(codeOf(await remove({}))).toBe('password')
  await confirm()
  expect((await remove({})).status).toBe(200)
  expect((await mailTo(email))[0]).toContain('A passkey was removed from your account in the back office: Laptop.')
  expect((await send(token, 'GET /my-account/passkeys')).body.passkeys).toMatchObject([{ id: second.id }])
})

test('keeps one way to sign in: the last passkey or the password', async () => {
  const { person, codeOf, send } = steps
  const { authenticator, token, passkeyId, email } = await person()
  const remove = () => send(token, `POST /my-account/passkeys/${passkeyId}/remove`, {})
  expect(codeOf(await send(token, 'POST /my-account/password/remove'))).toBe('password')
  const { options } = (await send(token, 'POST /my-account/confirmation/begin')).body
  await send(token, 'POST /my-account/confirmation', { credential: authenticator.get(options) })
  expect((await send(token, 'POST /my-account/password/remove')).status).toBe(200)
  expect((await send(token, 'GET /my-account')).body.account.hasPassword).toBe(false)
  expect(codeOf(await send('', 'POST /owner/sign-in', { email, password: staffPassword }))).toBe('-19976')
  expect(codeOf(await send(token, 'POST /my-account/password', { password: 'x', newPassword: 'y' }))).toBe('-19976')
  expect(codeOf(await remove())).toBe('LAST_PASSKEY')
  const newPassword = 'a louder lighthouse'
  expect((await send(token, 'POST /my-account/password', { newPassword })).status).toBe(200)
  expect((await remove()).status).toBe(200)
  expect((await send('', 'POST /owner/sign-in', { email, password: newPassword })).status).toBe(200)
})

test('renames passkeys, and hides those of others and from programs', async () => {
  const { person, codeOf, send } = steps
  const [ann, bob] = [await person(), await person()]
  const rename = (token: string, passkey: object) =>
    send(token, `PATCH /my-account/passkeys/${ann.passkeyId}`, { passkey })
  expect((await rename(ann.token, { name: ' Old phone ' })).body.passkey.name).toBe('Old phone')
  expect(codeOf(await rename(ann.token, { name: ' ' }))).toBe('passkey.name')
  expect(codeOf(await rename(ann.token, {}))).toBe('passkey.name')
  expect(codeOf(await rename(bob.token, { name: 'Mine' }))).toBe('NOT_FOUND')
  const route = `POST /my-account/passkeys/${ann.passkeyId}/remove`
  expect(codeOf(await send(bob.token, route, { password: staffPassword }))).toBe('NOT_FOUND')
  expect(codeOf(await send(shop.apiKey, 'GET /my-account/passkeys'))).toBe('PERMISSION_DENIED')
})

test('stops at twenty passkeys, also when two are added at once', async () => {
  const { person, begin, codeOf, send, newAuthenticator } = steps
  const { token } = await person()
  const add = async () => {
    const credential = newAuthenticator().create(await begin(token))
    return () => send(token, 'POST /my-account/passkeys', { credential })
  }
  for (let count = 1; count < 19; count += 1) await (await add())()
  const both = [await add(), await add()]
  const answers = await Promise.all(both.map((next) => next()))
  expect(answers.map(codeOf).toSorted()).toEqual(['PASSKEY_LIMIT_EXCEEDED', undefined])
  const full = await send(token, 'POST /my-account/passkeys/begin', { password: staffPassword })
  expect(codeOf(full)).toBe('PASSKEY_LIMIT_EXCEEDED')
})

test('ends with the account, and does not sign in deactivated people', async () => {
  const { person, beginSignIn, signIn, codeOf, send } = steps
  const { authenticator, id } = await person()
  await send(shop.apiKey, `POST /staff/${id}/deactivate`)
  expect(codeOf(await signIn(authenticator.get(await beginSignIn())))).toBe('PASSKEY_REFUSED')
  await send(shop.apiKey, `POST /staff/${id}/reactivate`)
  expect((await signIn(authenticator.get(await beginSignIn()))).status).toBe(200)
  await send(shop.apiKey, `DELETE /staff/${id}`)
  expect(codeOf(await signIn(authenticator.get(await beginSignIn())))).toBe('PASSKEY_REFUSED')
  const left = shop.context.db.selectFrom('owner_passkey').select('id').where('owner_id', '=', id)
  expect(await left.execute()).toEqual([])
})

test('refuses malformed and oversized responses by name, without an internal error', async () => {
  const { person, beginSignIn, signIn, send, begin, newAuthenticator } = steps
  const { authenticator, token } = await person()
  const right = authenticator.get(await beginSignIn())
  const created = newAuthenticator().create(await begin(token))
  const deep = Buffer.concat([Buffer.alloc(20_000, 0x81), Buffer.from([0])]).toString('base64url')
  for (const credential of [
    {},
    null,
    [],
    'text',
    { id: right.id },
    { ...right, id: 'x'.repeat(30_000) },
    { ...right, response: null },
    { ...right, response: { ...right.response, clientDataJSON: 'bnVsbA' } },
    { ...right, response: { ...right.response, clientDataJSON: '{' } },
    { ...right, response: { ...right.response, authenticatorData: deep } },
    { ...right, response: { ...right.response, signature: 'x'.repeat(30_000) } },
    { ...right, response: { ...right.response, userHandle: { a: 1 } } },
    { ...right, response: { ...right.response, clientDataJSON: 'x'.repeat(70_000) } },
  ]) {
    const { status } = await signIn(credential)
    expect([JSON.stringify(credential).slice(0, 80), status]).toEqual([
      expect.any(String),
      expect.toBeOneOf([400, 403]),
    ])
  }
  for (const response of [
    {},
    { ...created.response, attestationObject: deep },
    { ...created.response, attestationObject: '' },
    { ...created.response, transports: 'usb' },
    { ...created.response, transports: [{}, 'x'.repeat(99)] },
  ]) {
    const { status } = await send(token, 'POST /my-account/passkeys', { credential: { ...created, response } })
    expect([200, 400]).toContain(status)
  }
})

test('slows down guesses from an address, and not the people of other addresses', async () => {
  const { person, beginSignIn, signIn, codeOf } = steps
  const { authenticator } = await person()
  const guess = authenticator.get(await beginSignIn(), { isUnverified: true })
  const here = { 'x-forwarded-for': '198.51.100.77' }
  const guesses = await Promise.all(Array.from({ length: 20 }, () => signIn(guess, here)))
  expect(guesses.filter((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS').length).toBeGreaterThan(10)
  expect((await signIn(authenticator.get(await beginSignIn()))).status).toBe(200)
})

test('refuses sign-ins from pages of other origins, and records changes of passkeys without secrets', async () => {
  const { person, beginSignIn, signIn, codeOf, send } = steps
  const { authenticator, id } = await person('owner')
  const credential = authenticator.get(await beginSignIn())
  const foreign = await signIn(credential, { origin: 'https://evil.example' })
  expect([foreign.status, codeOf(foreign)]).toEqual([403, 'PERMISSION_DENIED'])
  const { entries } = (await send(shop.apiKey, `GET /audit-log?actorId=${id}`)).body
  const added = entries.find(({ call }: { call: string }) => call === 'addMyPasskey')
  expect(added.request).toEqual({ credential: '•••', name: 'Laptop' })
})

test('keeps one of two passkeys that are removed at once, without a password', async () => {
  const { person, begin, codeOf, send, newAuthenticator } = steps
  const { authenticator, token, passkeyId } = await person()
  const credential = newAuthenticator().create(await begin(token))
  const second = (await send(token, 'POST /my-account/passkeys', { credential })).body.passkey.id
  const { options } = (await send(token, 'POST /my-account/confirmation/begin')).body
  await send(token, 'POST /my-account/confirmation', { credential: authenticator.get(options) })
  await send(token, 'POST /my-account/password/remove')
  const remove = (id: string) => send(token, `POST /my-account/passkeys/${id}/remove`, {})
  const answers = await Promise.all([remove(passkeyId), remove(second)])
  expect(answers.map(codeOf).toSorted()).toEqual(['LAST_PASSKEY', undefined])
  expect((await send(token, 'GET /my-account/passkeys')).body.passkeys).toHaveLength(1)
})

test('forgets used challenges once they have expired', async () => {
  const { person, beginSignIn, signIn } = steps
  const { authenticator } = await person()
  await signIn(authenticator.get(await beginSignIn()))
  /** Counts what pruning leaves. It is undone, as other tests on this server have earlier clocks. */
  const countAfterPruning = async (now: Date): Promise<number> => {
    const transaction = await shop.context.db.startTransaction().execute()
    await pruneChallenges(transaction, now)
    const left = await transaction
      .selectFrom('used_passkey_challenge')
      .select('expires_date')
      .where('site_id', '=', shop.siteId)
      .execute()
    await transaction.rollback().execute()
    return left.length
  }
  expect(await countAfterPruning(shop.now())).toBeGreaterThan(0)
  expect(await countAfterPruning(new Date(shop.now().getTime() + 301_000))).toBe(0)
})
