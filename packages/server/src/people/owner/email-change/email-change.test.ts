import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { passkeySteps } from '../passkeys/testing-passkeys.ts'
import { prune } from '../prune.ts'
import { signInAs, staffPassword } from '../testing-staff.ts'

let shop: Shop
let steps: ReturnType<typeof passkeySteps>
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  steps = passkeySteps(shop)
})
afterAll(() => shop.close())

const staff = () => signInAs(shop.context, { siteId: shop.siteId, role: 'support' })
const newEmail = () => `${randomUUID()}@staff.test`
const mailsTo = async (email: string): Promise<readonly string[]> => {
  const { body } = await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)
  return body.messages.map(({ text }: { text: string }) => text)
}
const linkOf = (text: string): string => /email-change#(\S+)/.exec(text)![1]!
/** The token of the latest link to an address. */
const tokenFor = async (email: string) => linkOf((await mailsTo(email)).find((text) => text.includes('email-change#'))!)

type Person = Awaited<ReturnType<typeof staff>>
const request = ({ token }: Pick<Person, 'token'>, email: string, password: string | undefined = staffPassword) =>
  steps.send(token, 'POST /my-account/email-change', { email, ...(password && { password }) })
const account = async ({ token }: Pick<Person, 'token'>) => (await steps.send(token, 'GET /my-account')).body.account
const show = (token: string) => steps.send('', 'POST /owner/email-change', { token })
const confirm = (token: string) => steps.send('', 'POST /owner/email-change/confirm', { token })
const stop = (token: string) => steps.send('', 'POST /owner/email-change/stop', { token })
const signIn = (email: string) => steps.send('', 'POST /owner/sign-in', { email, password: staffPassword })

test('uses a new address only after it is confirmed, once, and tells the address before', async () => {
  const [person, email] = [await staff(), newEmail()]
  const requested = await request(person, email.toUpperCase())
  const expiresDate = new Date(shop.now().getTime() + 86_400_000).toISOString()
  expect(requested.body.account).toMatchObject({ email: person.email, pendingEmail: { email, expiresDate } })
  expect(await account(person)).toEqual(requested.body.account)
  expect([(await signIn(email)).status, (await signIn(person.email)).status]).toEqual([403, 200])

  const token = await tokenFor(email)
  // A program that opens the links of emails changes nothing.
  for (let count = 0; count < 2; count += 1)
    expect((await show(token)).body).toMatchObject({ action: 'CONFIRM', email, storeName: expect.any(String) })
  const answers = await Promise.all([confirm(token), confirm(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect(answers.find(({ status }) => status === 200)!.body).toEqual({ email })
  expect(steps.codeOf(await show(token))).toBe('EMAIL_CHANGE_EXPIRED')

  expect(await account(person)).toMatchObject({ email })
  expect((await account(person)).pendingEmail).toBeUndefined()
  expect([(await signIn(email)).status, (await signIn(person.email)).status]).toEqual([200, 403])
  const [changed, notice] = await mailsTo(person.email)
  for (const text of [changed, notice]) expect(text).toContain(email)
  expect(changed).toContain('was changed')
})

test('needs the password, or a passkey that was just used, and another address', async () => {
  const person = await steps.person()
  const email = newEmail()
  expect(steps.codeOf(await request(person, email, 'wrong'))).toBe('-19976')
  expect(steps.codeOf(await request(person, email, ''))).toBe('password')
  expect(steps.codeOf(await request(person, person.email.toUpperCase()))).toBe('email')
  expect((await request(person, 'no address')).status).toBe(400)
  expect(await mailsTo(email)).toEqual([])
  const { options } = (await steps.send(person.token, 'POST /my-account/confirmation/begin')).body
  await steps.send(person.token, 'POST /my-account/confirmation', { credential: person.authenticator.get(options) })
  expect((await request(person, email, '')).body.account.pendingEmail.email).toBe(email)
  expect((await steps.send(shop.apiKey, 'POST /my-account/email-change', { email })).status).toBe(403)
})

test('lets the current address stop the change, which ends all sessions', async () => {
  const [person, email] = [await staff(), newEmail()]
  await request(person, email)
  const [token, stopToken] = [await tokenFor(email), await tokenFor(person.email)]
  expect((await show(stopToken)).body).toMatchObject({ action: 'STOP', email })
  // Each link does only one of the two.
  for (const answer of [await confirm(stopToken), await stop(token)])
    expect(steps.codeOf(answer)).toBe('EMAIL_CHANGE_EXPIRED')
  expect((await stop(stopToken)).status).toBe(200)
  for (const answer of [await stop(stopToken), await confirm(token), await confirm('guess')])
    expect(steps.codeOf(answer)).toBe('EMAIL_CHANGE_EXPIRED')
  expect((await steps.send(person.token, 'GET /my-account')).status).toBe(401)
  expect((await signIn(person.email)).status).toBe(200)
})

test('replaces an earlier request, also if both arrive at once', async () => {
  const [person, first, second] = [await staff(), newEmail(), newEmail()]
  await request(person, first)
  const [token, stopToken] = [await tokenFor(first), await tokenFor(person.email)]
  expect((await request(person, second)).body.account.pendingEmail.email).toBe(second)
  for (const answer of [await confirm(token), await stop(stopToken)])
    expect(steps.codeOf(answer)).toBe('EMAIL_CHANGE_EXPIRED')

  const emails = [newEmail(), newEmail(), newEmail()]
  const answers = await Promise.all(emails.map((email) => request(person, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { email: last } = (await account(person)).pendingEmail
  expect(emails).toContain(last)
  for (const email of emails) expect((await confirm(await tokenFor(email))).status).toBe(email === last ? 200 : 410)
})

test('sends the link again, and cancels the change', async () => {
  const [person, email] = [await staff(), newEmail()]
  const resend = () => steps.send(person.token, 'POST /my-account/email-change/resend')
  const cancel = () => steps.send(person.token, 'DELETE /my-account/email-change')
  expect(steps.codeOf(await resend())).toBe('EMAIL_CHANGE_EXPIRED')
  await request(person, email)
  const [older, stopToken] = [await tokenFor(email), await tokenFor(person.email)]
  shop.pass(600)
  const { pendingEmail } = (await resend()).body.account
  expect(pendingEmail.expiresDate).toBe(new Date(shop.now().getTime() + 86_400_000).toISOString())
  const token = await tokenFor(email)
  expect(steps.codeOf(await confirm(older))).toBe('EMAIL_CHANGE_EXPIRED')
  expect((await show(stopToken)).status).toBe(200)
  for (let count = 0; count < 2; count += 1) {
    const canceled = await cancel()
    expect([canceled.status, canceled.body.account.pendingEmail]).toEqual([200, undefined])
  }
  expect(steps.codeOf(await confirm(token))).toBe('EMAIL_CHANGE_EXPIRED')
  expect(steps.codeOf(await resend())).toBe('EMAIL_CHANGE_EXPIRED')
})

test('reveals nothing about addresses of other accounts, except to their mailbox', async () => {
  const [person, other] = [await staff(), await staff()]
  const taken = await request(person, other.email)
  const free = await request(person, newEmail())
  expect([taken.status, Object.keys(taken.body.account)]).toEqual([200, Object.keys(free.body.account)])
  expect(taken.body.account.pendingEmail.email).toBe(other.email)
  const [text, ...more] = await mailsTo(other.email)
  expect([text!.includes('another account already has it'), text!.includes('#'), more]).toEqual([true, false, []])
})

test('refuses an address that another account got since', async () => {
  const [first, second, email] = [await staff(), await staff(), newEmail()]
  const tokens = []
  for (const person of [first, second]) {
    await request(person, email)
    tokens.push(await tokenFor(email))
  }
  const answers = await Promise.all(tokens.map(confirm))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.findIndex(({ status }) => status === 409)
  expect(steps.codeOf(answers[refused]!)).toBe('STAFF_EMAIL_TAKEN')
  const person = [first, second][refused]!
  expect((await account(person)).email).toBe(person.email)
})

test('ends links after a day, with a new password and with a deactivation', async () => {
  const [late, lateEmail] = [await staff(), newEmail()]
  await request(late, lateEmail)
  const lateTokens = [await tokenFor(lateEmail), await tokenFor(late.email)]
  shop.pass(86_400)
  for (const answer of [await confirm(lateTokens[0]!), await stop(lateTokens[1]!)])
    expect(steps.codeOf(answer)).toBe('EMAIL_CHANGE_EXPIRED')

  const [recovered, deactivated, changed] = [await staff(), await staff(), await staff()]
  const emails = [newEmail(), newEmail(), newEmail()] as const
  await request(recovered, emails[0])
  await request(deactivated, emails[1])
  await request(changed, emails[2])
  const tokens = await Promise.all(emails.map(tokenFor))
  await steps.send('', 'POST /owner/recovery', { email: recovered.email })
  const recovery = /recover#(\S+)/.exec((await mailsTo(recovered.email))[0]!)![1]
  await steps.send('', 'POST /owner/recovery/password', { token: recovery, password: 'a louder lighthouse' })
  await steps.send(shop.apiKey, `POST /staff/${deactivated.id}/deactivate`)
  const password = { password: staffPassword, newPassword: 'a louder lighthouse' }
  expect((await steps.send(changed.token, 'POST /my-account/password', password)).status).toBe(200)
  for (const token of tokens) expect(steps.codeOf(await confirm(token))).toBe('EMAIL_CHANGE_EXPIRED')
})

test('ends links to set a new password that went to the address before', async () => {
  const [person, email] = [await staff(), newEmail()]
  await steps.send('', 'POST /owner/recovery', { email: person.email })
  const token = /recover#(\S+)/.exec((await mailsTo(person.email))[0]!)![1]
  await request(person, email)
  expect((await confirm(await tokenFor(email))).status).toBe(200)
  const recovery = await steps.send('', 'POST /owner/recovery/password', { token, password: 'a louder lighthouse' })
  expect(steps.codeOf(recovery)).toBe('token')
})

test('limits the emails of a person, and those to an address', async () => {
  const person = await staff()
  const answers = []
  for (let count = 0; count < 8; count += 1) answers.push(steps.codeOf(await request(person, newEmail())))
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS')
  const email = newEmail()
  const toOne = []
  for (let count = 0; count < 8; count += 1) toOne.push(steps.codeOf(await request(await staff(), email)))
  expect(toOne.at(-1)).toBe('TOO_MANY_REQUESTS')
})

test('deletes expired changes', async () => {
  const { db, now } = shop.context
  const [person, kept] = [await staff(), await staff()]
  await request(person, newEmail())
  shop.pass(86_401)
  await request({ token: (await signIn(kept.email)).body.access_token }, newEmail())
  await prune(db, now())
  const rows = await db.selectFrom('owner_email_change').select('owner_id').where('site_id', '=', shop.siteId).execute()
  const ids = rows.map(({ owner_id }) => owner_id)
  expect([ids.includes(person.id), ids.includes(kept.id)]).toEqual([false, true])
})
