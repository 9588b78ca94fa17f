import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { passkeySteps } from '../passkeys/testing-passkeys.ts'
import { signInAs, staffPassword } from '../testing-staff.ts'

let shop: Shop
let steps: ReturnType<typeof passkeySteps>
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  steps = passkeySteps(shop)
})
afterAll(() => shop.close())

const newPassword = 'a louder lighthouse'
const mailsTo = async (email: string): Promise<readonly string[]> => {
  const { body } = await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)
  return body.messages.map(({ text }: { text: string }) => text)
}
const request = (email: string) => steps.send('', 'POST /owner/recovery', { email })
const requestLink = async (email: string): Promise<string> => {
  await request(email)
  return /recover#(\S+)/.exec((await mailsTo(email))[0]!)![1]!
}
const recover = (token: string, password = newPassword) =>
  steps.send('', 'POST /owner/recovery/password', { token, password })
const signIn = (email: string, password: string) => steps.send('', 'POST /owner/sign-in', { email, password })
const staff = () => signInAs(shop.context, { siteId: shop.siteId, role: 'support' })

test('sets a new password by an emailed link, once, and ends all sessions', async () => {
  const { email, token: session } = await staff()
  const [older, token] = [await requestLink(email), await requestLink(email)]
  expect(steps.codeOf(await recover(token, 'short'))).toBe('password')
  const answers = await Promise.all([recover(token), recover(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 200)!.body).toEqual({ email })
  for (const used of [token, older, 'guess']) expect(steps.codeOf(await recover(used))).toBe('token')
  expect((await steps.send(session, 'GET /my-account')).status).toBe(401)
  expect([(await signIn(email, staffPassword)).status, (await signIn(email, newPassword)).status]).toEqual([403, 200])
  expect((await mailsTo(email))[0]).toContain('Your password was changed')
})

test('gives people without a password one, and keeps their passkeys', async () => {
  const { person, send, signIn: useTo, beginSignIn } = steps
  const { authenticator, token, email } = await person()
  const { options } = (await send(token, 'POST /my-account/confirmation/begin')).body
  await send(token, 'POST /my-account/confirmation', { credential: authenticator.get(options) })
  await send(token, 'POST /my-account/password/remove')
  expect((await recover(await requestLink(email))).status).toBe(200)
  expect((await signIn(email, newPassword)).status).toBe(200)
  expect((await useTo(authenticator.get(await beginSignIn()))).status).toBe(200)
})

test('gives the same response for unknown and deactivated people, and sends them nothing', async () => {
  const { email, id } = await staff()
  await steps.send(shop.apiKey, `POST /staff/${id}/deactivate`)
  const [unknown, deactivated] = [await request('nobody@staff.test'), await request(email)]
  expect([unknown.status, unknown.body]).toEqual([200, {}])
  expect([deactivated.status, deactivated.body]).toEqual([200, {}])
  expect([await mailsTo('nobody@staff.test'), await mailsTo(email)]).toEqual([[], []])
})

test('ends links after an hour, and when the password changes', async () => {
  const first = await staff()
  const late = await requestLink(first.email)
  shop.pass(60 * 60)
  expect(steps.codeOf(await recover(late))).toBe('token')

  const second = await staff()
  const before = await requestLink(second.email)
  await steps.send(second.token, 'POST /my-account/password', { password: staffPassword, newPassword })
  expect(steps.codeOf(await recover(before, 'an even louder one'))).toBe('token')
})

test('limits emails per mailbox, also for unknown addresses', async () => {
  const { email } = await staff()
  for (const address of [email, 'unknown@staff.test']) {
    const answers = []
    for (let count = 0; count < 8; count += 1) answers.push(steps.codeOf(await request(address)))
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS')
  }
})
