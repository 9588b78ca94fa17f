import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { atTheDoor, goodPassword, newEmail } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { rateLimits } from '../../../ground/rate-limit/rate-limit-store.ts'

/** `sign-in.test.ts` tests the same with hundreds of guesses in every run. */
const guesses = 10_000

let shop: Shop
let door: ReturnType<typeof atTheDoor>
const visitor = { token: '', made: 0 }
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

/** The attacker renews the visitor token as days go by. */
const visitorToken = async (): Promise<string> => {
  if (shop.now().getTime() - visitor.made < 3_600_000) return visitor.token
  visitor.token = await shop.visitorToken()
  visitor.made = shop.now().getTime()
  return visitor.token
}

const login = async (address: string, email: string, password: string) => {
  const answer = await shop.server.fetchFrom(address)(`${shop.url}/_api/iam/authentication/v2/login`, {
    method: 'POST',
    headers: { authorization: await visitorToken(), 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: { email }, password }),
  })
  const body = (await answer.json()) as { state?: string; details?: { applicationError: { code: string } } }
  return { code: body.details?.applicationError.code ?? body.state, retryAfter: answer.headers.get('retry-after') }
}

const wrongPassword = '-19976'
const onlyANewPasswordHelps = '-19973'

/** The owner can still sign in from home. */
const expectHomeIsOpen = async (email: string) =>
  expect((await login('192.0.2.200', email, goodPassword)).code).toBe('SUCCESS')

/** A new password lets the owner in from elsewhere. */
const expectNewPasswordHelps = async (email: string) => {
  await shop.send('POST /_api/iam/recovery/v1/send-email', { token: await visitorToken(), body: { email } })
  const [message] = await door.emailsTo(email)
  const recoveryToken = new URL(/http\S+/.exec(message!.text)![0]).searchParams.get('token')!
  const body = { recoveryToken, password: 'an unused bicycle' }
  await shop.send('POST /_api/iam/recovery/v1/recover', { token: await visitorToken(), body })
  expect((await login('192.0.2.201', email, 'an unused bicycle')).code).toBe('SUCCESS')
}

const arrive = async (): Promise<string> => {
  const { email } = await door.arrive()
  await expectHomeIsOpen(email)
  return email
}

test.runIf(isLongRun)(
  'checks a hundred of ten thousand guesses from one address, however long the attacker waits',
  async () => {
    const email = await arrive()
    let checked = 0
    let code: string | undefined
    for (let count = 0; count < guesses; count += 1) {
      const answer = await login('198.51.100.7', email, `guess ${count}`)
      code = answer.code
      if (code === wrongPassword) checked += 1
      if (code === 'TOO_MANY_REQUESTS') shop.pass(Number(answer.retryAfter))
    }
    expect(checked).toBeGreaterThan(20)
    expect(checked).toBeLessThanOrEqual(rateLimits.account.free)
    expect(code).toBe(onlyANewPasswordHelps)
    await expectNewPasswordHelps(email)
  },
  600_000,
)

test.runIf(isLongRun)(
  'checks a hundred of ten thousand guesses from a thousand addresses',
  async () => {
    const email = await arrive()
    let checked = 0
    for (let count = 0; count < guesses; count += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const from = (count + index) % 1000
          return login(`10.${from >> 8}.${from & 255}.1`, email, `guess ${count + index}`)
        }),
      )
      checked += answers.filter(({ code }) => code === wrongPassword).length
    }
    expect(checked).toBe(rateLimits.account.free)
    await expectHomeIsOpen(email)
    await expectNewPasswordHelps(email)
  },
  600_000,
)

test.runIf(isLongRun)(
  'checks one password on ten thousand accounts a hundred times per address, then only occasionally',
  async () => {
    const began = shop.now().getTime()
    let checked = 0
    for (let count = 0; count < guesses; count += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => login('198.51.100.8', newEmail(), 'summer 2026!')),
      )
      checked += answers.filter(({ code }) => code === wrongPassword).length
    }
    const seconds = (shop.now().getTime() - began) / 1000
    const { free, maxPauseSeconds } = rateLimits.address
    // Pauses double from a second to half a minute.
    expect(checked).toBeLessThanOrEqual(free + 6 + seconds / maxPauseSeconds)
    expect(checked).toBeGreaterThanOrEqual(free)
  },
  600_000,
)
