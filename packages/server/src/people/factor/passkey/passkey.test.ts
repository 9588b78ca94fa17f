import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createPasskey, type Tampering } from './testing-passkey.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const here = { origin: 'http://localhost:4000', rpId: 'localhost' }
const factors = '/vitrine/v1/members/my/factors'

const begin = async (token: string) => {
  const body = { type: 'WEBAUTHN', password: goodPassword }
  const answer = await shop.send(`POST ${factors}`, { token, body })
  const options = JSON.parse(answer.body.publicKeyCredentialCreationOptionsJson)
  return { id: answer.body.factor.id as string, challenge: options.challenge as string, options }
}
const activate = (token: string, id: string, credential: unknown) =>
  shop.send(`POST ${factors}/${id}/activate`, { token, body: { credential } })
const prove = (stateToken: string, webauthnData?: unknown) =>
  shop.send('POST /_api/iam/authentication/v2/WEBAUTHN/verify', {
    token: visitor,
    body: { stateToken, ...(webauthnData !== undefined && { webauthnData }) },
  })

const withPasskey = async () => {
  const member = await door.signIn()
  const passkey = createPasskey(here)
  const { id, challenge } = await begin(member.accessToken)
  expect((await activate(member.accessToken, id, passkey.make(challenge, { counter: 1 }))).status).toBe(200)
  return { ...member, passkey }
}
/** A sign-in with a passkey challenge. */
const beginSignIn = async (email: string) => {
  const { body } = await door.login(email, goodPassword, visitor)
  const begun = await prove(body.stateToken)
  const { webauthnData } = begun.body.mfaChallengeData.verificationChallengeData
  const options = JSON.parse(webauthnData.publicKeyCredentialRequestOptionsJson)
  return { stateToken: body.stateToken as string, challenge: options.challenge as string, options }
}

test('creates a passkey and signs in with it', async () => {
  const { email, passkey } = await withPasskey()
  const { stateToken, challenge, options } = await beginSignIn(email)
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] })
  const { body } = await prove(stateToken, passkey.show(challenge, { counter: 2 }))
  expect(body.state).toBe('SUCCESS')
})

test.each<[string, Tampering]>([
  ['created on another page', { origin: 'http://localhost:4001' }],
  ['created for another site', { rpId: 'evil.test' }],
  ['created with another challenge', { challenge: Buffer.from('another').toString('base64url') }],
])('rejects a passkey that was %s', async (_, bent) => {
  const { accessToken } = await door.signIn()
  const { id, challenge } = await begin(accessToken)
  const answer = await activate(accessToken, id, createPasskey(here).make(challenge, bent))
  expect(answer.body.details.validationError.fieldViolations[0].field).toBe('credential')
})

test.each<[string, Tampering]>([
  ['on a look-alike page', { origin: 'https://localhost.evil.test' }],
  ['for another site', { rpId: 'evil.test' }],
  ['with another challenge', { challenge: Buffer.from('another').toString('base64url') }],
  ['with an unchanged counter', { counter: 1 }],
  ['with a lower counter', { counter: 0 }],
])('rejects a passkey used %s', async (_, bent) => {
  const { email, passkey } = await withPasskey()
  const { stateToken, challenge } = await beginSignIn(email)
  expect((await prove(stateToken, passkey.show(challenge, { counter: 2, ...bent }))).status).toBe(400)
})

test('rejects a replayed passkey response, in the same and in another sign-in', async () => {
  const { email, passkey } = await withPasskey()
  const first = await beginSignIn(email)
  const answer = passkey.show(first.challenge, { counter: 2 })
  expect((await prove(first.stateToken, answer)).body.state).toBe('SUCCESS')
  expect((await prove(first.stateToken, answer)).status).toBe(400)
  const second = await beginSignIn(email)
  expect((await prove(second.stateToken, answer)).status).toBe(400)
  // The second sign-in's challenge was used up by the wrong answer.
  expect((await prove(second.stateToken, passkey.show(second.challenge, { counter: 3 }))).status).toBe(400)
  const third = await beginSignIn(email)
  expect((await prove(third.stateToken, passkey.show(third.challenge, { counter: 3 }))).body.state).toBe('SUCCESS')
})

test('rejects another member’s passkey, and malformed responses without an internal error', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()]
  const { stateToken, challenge } = await beginSignIn(one.email)
  expect((await prove(stateToken, other.passkey.show(challenge, { counter: 2 }))).status).toBe(400)
  for (const nonsense of [{}, { id: one.passkey.id }, { id: one.passkey.id, response: { clientDataJSON: '{' } }, [1]])
    expect((await prove((await beginSignIn(one.email)).stateToken, nonsense)).status).toBe(400)
})
