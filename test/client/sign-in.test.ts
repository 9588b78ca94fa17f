import { afterAll, beforeAll, expect, test } from 'vitest'
import { authentication, createClient, OAuthStrategy, recovery } from '@vitrine/client'
import { atTheDoor, callback, goodPassword, newEmail } from '../people.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const modules = { authentication, recovery }
const visit = () => createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules })

/** A client of a member who signed in on the hosted page. */
const memberVisit = async () => {
  const { accessToken, refreshToken, ...person } = await door.signIn()
  const client = visit()
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  client.auth.setTokens({
    accessToken: { value: accessToken, expiresAt },
    refreshToken: { value: refreshToken, role: 'member' },
  })
  return { client, ...person }
}

const codeTo = async (email: string): Promise<string> => /^(\d{6}) /.exec((await door.emailsTo(email))[0]!.subject)![1]!

/** A new member who has to verify their email. */
const signUp = async () => {
  const { auth, authentication } = visit()
  const email = newEmail()
  const result = await auth.register({ email, password: goodPassword })
  if (result.loginState !== 'EMAIL_VERIFICATION_REQUIRED') throw new Error(result.loginState)
  return { auth, authentication, email, result }
}

test('a visitor signs up, has the code resent, and signs in with it', async () => {
  const { auth, email, result } = await signUp()
  await auth.resendVerification(result.data.stateToken)
  const done = await auth.processVerification({ verificationCode: await codeTo(email) }, result)
  expect(done.loginState).toBe('SUCCESS')
  expect((await auth.login({ email, password: goodPassword })).loginState).toBe('SUCCESS')
})

test('a visitor signs up and verifies the code as a second factor', async () => {
  const { authentication, email, result } = await signUp()
  const body = { ...result.data, emailData: { code: await codeTo(email) } }
  const answer = await authentication.verify('EMAIL', body)
  expect(answer.state).toBe('SUCCESS')
})

test('a member resets a forgotten password by email and changes it later', async () => {
  const { client, email } = await memberVisit()
  await visit().auth.sendPasswordResetEmail(email, callback)
  const [letter] = await door.emailsTo(email)
  const token = new URL(/http\S+/.exec(letter!.text)![0]).searchParams.get('token')!
  expect((await visit().recovery.recover(token, { password: 'a new lighthouse' })).state).toBe('SUCCESS')
  expect((await visit().auth.login({ email, password: goodPassword })).loginState).toBe('FAILURE')
  // A new password ends earlier sessions.
  await expect(client.authentication.changePassword('another one')).rejects.toBeDefined()

  const again = await memberVisit()
  await again.client.authentication.changePassword('another lighthouse')
  expect((await door.login(again.email, 'another lighthouse')).body.state).toBe('SUCCESS')
})

test('a member signs out with one call and receives the redirect', async () => {
  const { client } = await memberVisit()
  const options = { postLogoutRedirectUri: callback, clientId: shop.clientId }
  const answer = await client.authentication.logout(options)
  expect(answer.headers).toContainEqual({ key: expect.stringMatching(/^location$/i), value: callback })
})

test('a visitor gets the sign-in page by GraphQL', async () => {
  const { data, errors } = await visit().graphql<{ createRedirectSession: { redirectSession: { fullUrl: string } } }>(
    'mutation { createRedirectSession(login: {}) { redirectSession { fullUrl } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.createRedirectSession.redirectSession.fullUrl).toContain('/hosted/sign-in?')
})
