import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { passkeySteps } from '../passkeys/testing-passkeys.ts'
import { staffPassword } from '../testing-staff.ts'

let shop: Shop
let steps: ReturnType<typeof passkeySteps>
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  steps = passkeySteps(shop)
})
afterAll(() => shop.close())

const invite = async () => {
  const email = `${randomUUID()}@staff.test`
  await steps.send(shop.apiKey, 'POST /staff-invitations', { invitation: { email, role: 'support' } })
  const { body } = await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)
  return { email, token: /join#(\S+)/.exec(body.messages[0].text)![1]! }
}
const beginJoin = async (token: string) =>
  (await steps.send('', 'POST /staff-invitations/passkey', { token })).body.options
const accept = (body: object, headers: Record<string, string> = {}) =>
  steps.send('', 'POST /staff-invitations/accept', { name: 'Ada', ...body }, headers)

test('accepts an invitation with a passkey, which signs the person in', async () => {
  const { codeOf, send, beginSignIn, signIn, newAuthenticator } = steps
  const { email, token } = await invite()
  const authenticator = newAuthenticator()
  const options = await beginJoin(token)
  expect(options.user.name).toBe(email)
  const credential = authenticator.create(options)
  const joined = await accept({ token, credential })
  expect([joined.status, joined.body.email]).toEqual([200, email])
  expect(joined.headers.get('set-cookie')).toContain('vitrine_owner=')
  const { account } = (await send(joined.body.access_token, 'GET /my-account')).body
  expect(account).toMatchObject({ name: 'Ada', role: 'support', hasPassword: false, hasPasskey: true })
  expect(codeOf(await send('', 'POST /owner/sign-in', { email, password: staffPassword }))).toBe('-19976')
  expect((await signIn(authenticator.get(await beginSignIn()))).status).toBe(200)
  expect(codeOf(await accept({ token, credential }))).toBe('STAFF_INVITATION_EXPIRED')
  const { staff } = (await send(shop.apiKey, 'GET /staff')).body
  expect(staff.find((person: { email: string }) => person.email === email)).toMatchObject({ hasPasskey: true })
})

test('creates one account if an invitation is accepted twice at once', async () => {
  const { token } = await invite()
  const credential = steps.newAuthenticator().create(await beginJoin(token))
  const answers = await Promise.all([accept({ token, credential }), accept({ token, credential })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
})

test('requires a password or a passkey that was created for this invitation', async () => {
  const { codeOf, newAuthenticator } = steps
  const [one, other] = [await invite(), await invite()]
  const credential = newAuthenticator().create(await beginJoin(other.token))
  const { token } = one
  expect(codeOf(await accept({ token }))).toBe('password')
  expect(codeOf(await accept({ token, credential, password: staffPassword }))).toBe('password')
  expect(codeOf(await accept({ token, credential }))).toBe('credential')
  expect(codeOf(await accept({ token, credential: {} }))).toBe('credential')
  const foreign = await accept({ token: other.token, credential }, { origin: 'https://evil.example' })
  expect([foreign.status, codeOf(foreign)]).toEqual([403, 'PERMISSION_DENIED'])
  expect(codeOf(await steps.send('', 'POST /staff-invitations/passkey', { token: 'guess' }))).toBe(
    'STAFF_INVITATION_EXPIRED',
  )
  expect((await accept({ token, password: staffPassword })).body).toEqual({ email: one.email })
})
