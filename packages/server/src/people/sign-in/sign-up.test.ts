import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let visitor: string
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, name: 'Sea shop' })
  door = atTheDoor(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const call = (path: string, body: object) => shop.send(`POST /_api/iam/${path}`, { token: visitor, body })
const register = (email: string, password = goodPassword, profile?: object) =>
  call('authentication/v2/register', { loginId: { email }, password, profile })
const verify = (stateToken: string, code: string) => call('verification/v1/auth/verify', { stateToken, code })
const resend = (stateToken: string) => call('verification/v1/auth/resend', { stateToken })

const codeTo = async (email: string): Promise<string> => {
  const [letter] = await door.emailsTo(email)
  return /^(\d{6}) /.exec(letter!.subject)![1]!
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('signs up with the code from the email', async () => {
  const email = newEmail()
  const begun = await register(email.toUpperCase(), goodPassword, { firstName: 'Ada', nickname: 'ada' })
  expect(begun.body).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
  const { body } = await verify(begun.body.stateToken, await codeTo(email))
  expect(body).toMatchObject({
    state: 'SUCCESS',
    sessionToken: expect.any(String),
    identity: { email: { address: email, isVerified: true }, status: { name: 'ACTIVE' } },
  })
  const { body: own } = await shop.send('POST /vitrine/v1/session/token', {
    body: { sessionToken: body.sessionToken },
  })
  expect((await door.memberOf(own.access_token)).body.member).toMatchObject({
    loginEmail: email,
    loginEmailVerified: true,
    status: 'APPROVED',
    contact: { firstName: 'Ada' },
    profile: { nickname: 'ada' },
  })
  expect((await door.login(email)).body.state).toBe('SUCCESS')
})

test.each(['ON_SIGN_UP', 'OFF'] as const)(
  'shows a profile that is made public at sign-up, with email check %s',
  async (emailVerification) => {
    const open = await openShop({ settings: { emailVerification } })
    const token = await open.visitorToken()
    const statusOf = async (privacyStatus?: string) => {
      const [email, profile] = [newEmail(), { nickname: 'ada', ...(privacyStatus && { privacyStatus }) }]
      const body = { loginId: { email }, password: goodPassword, profile }
      const begun = await open.send('POST /_api/iam/authentication/v2/register', { token, body })
      const { stateToken } = begun.body
      if (stateToken) {
        const [letter] = await atTheDoor(open).emailsTo(email)
        const code = /^(\d{6}) /.exec(letter!.subject)![1]!
        await open.send('POST /_api/iam/verification/v1/auth/verify', { token, body: { stateToken, code } })
      }
      const query = { filter: { loginEmail: email } }
      const { members } = (await open.send('POST /members/v1/members/query', { token: open.apiKey, body: { query } }))
        .body
      return members[0].privacyStatus
    }
    expect(await statusOf('PUBLIC')).toBe('PUBLIC')
    for (const hidden of ['PRIVATE', 'UNDEFINED', undefined]) expect(await statusOf(hidden)).toBe('PRIVATE')
    await open.close()
  },
)

test('accepts a code once, and for its own sign-up only', async () => {
  const [email, otherEmail] = [newEmail(), newEmail()]
  const [one, other] = [(await register(email)).body, (await register(otherEmail)).body]
  const code = await codeTo(email)
  const mixed = await verify(other.stateToken, code)
  expect(mixed.status).toBe(400)
  expect((await verify(one.stateToken, code)).body.state).toBe('SUCCESS')
  expect((await verify(one.stateToken, code)).status).toBe(400)
  const racing = await codeTo(otherEmail)
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(other.stateToken, racing)))
  expect(answers.filter(({ body }) => body.state === 'SUCCESS')).toHaveLength(1)
})

test('limits codes to five attempts and ten minutes, and a new email allows five more', async () => {
  const email = newEmail()
  const { stateToken } = (await register(email)).body
  const code = await codeTo(email)
  for (let count = 0; count < 5; count += 1) {
    const answer = await verify(stateToken, wrong(code))
    expect(answer.body.details.validationError.fieldViolations[0].field).toBe('code')
  }
  expect(await verify(stateToken, code)).toMatchObject({
    status: 429,
    body: { details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } },
  })
  expect((await resend(stateToken)).body).toEqual({})
  const second = await codeTo(email)
  expect((await verify(stateToken, wrong(second))).status).toBe(400)
  expect((await verify(stateToken, second)).body.state).toBe('SUCCESS')

  const late = newEmail()
  const begun = (await register(late)).body
  shop.pass(601)
  expect((await verify(begun.stateToken, await codeTo(late))).status).toBe(400)
})

test('limits guesses across several sign-ups', async () => {
  const email = newEmail()
  let tried = 0
  let slowed = false
  for (let round = 0; round < 12 && !slowed; round += 1) {
    const { status, body } = await register(email)
    if (status === 429) {
      shop.pass(Number(body.details.applicationError.data.retryAfterSeconds))
      continue
    }
    const code = await codeTo(email)
    for (let count = 0; count < 5; count += 1) {
      const answer = await verify(body.stateToken, wrong(code))
      if (answer.status === 429) slowed = true
      else tried += 1
    }
  }
  expect(slowed).toBe(true)
  expect(tried).toBeLessThanOrEqual(26)
})

test('gives the same response whether an account exists or not, and emails its owner', async () => {
  const { email } = await door.arrive()
  const [known, unknown] = [await register(email), await register(newEmail())]
  const shapeOf = ({ status, body }: typeof known) => ({ status, ...body, stateToken: typeof body.stateToken })
  expect(shapeOf(known)).toEqual(shapeOf(unknown))
  const [letter] = await door.emailsTo(email)
  expect(letter!.subject).toContain('already have a')
  expect(letter!.text).not.toMatch(/\b\d{6}\b/)
  expect(letter!.text).toContain(`http://localhost:4000/hosted/forgot?clientId=${shop.clientId}`)
  for (const code of ['000000', '123456']) expect((await verify(known.body.stateToken, code)).status).toBe(400)
  expect((await resend(known.body.stateToken)).status).toBe(200)
  expect((await door.login(email)).body.state).toBe('SUCCESS')
})

test('gives no power over an address by signing up with it first', async () => {
  const email = newEmail()
  const attacker = 'the attacker’s words'
  const theirs = (await register(email, attacker)).body
  const own = (await register(email, goodPassword)).body
  const code = await codeTo(email)
  await register(email, attacker)
  expect((await verify(theirs.stateToken, code)).status).toBe(400)
  expect((await verify(own.stateToken, code)).body.state).toBe('SUCCESS')
  expect((await door.login(email, attacker)).body.details.applicationError.code).toBe('-19976')
  expect((await door.login(email, goodPassword)).body.state).toBe('SUCCESS')
})

test('asks for the code at the next sign-in after an unfinished sign-up', async () => {
  const email = newEmail()
  await register(email)
  const { body } = await door.login(email)
  expect(body).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
  expect((await verify(body.stateToken, await codeTo(email))).body.state).toBe('SUCCESS')
})

test('rejects a common password by field', async () => {
  const email = newEmail()
  for (const [password, rule] of [
    ['short', 'MIN_LENGTH'],
    ['password123', 'VALIDATION'],
    ['PASSWORD', 'VALIDATION'],
    ['aaaaaaaaaa', 'VALIDATION'],
    [email, 'VALIDATION'],
    [`${email.split('@')[0]}!`, 'VALIDATION'],
    ['Sea shop', 'VALIDATION'],
    ['SeaShop2026!', 'VALIDATION'],
    ['1sea-shop', 'VALIDATION'],
    ['x'.repeat(257), 'MAX_LENGTH'],
  ] as const) {
    const answer = await register(email, password)
    expect(answer.body.details.validationError.fieldViolations).toMatchObject([
      { field: 'password', violatedRule: rule },
    ])
  }
  expect((await register('not an address')).body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'loginId.email',
    data: { type: 'EMAIL' },
  })
})

test('accepts long passwords of any characters, and stores argon2id only', async () => {
  const passwords = [
    'harbours',
    'x y '.repeat(16),
    'ключ от маяка',
    '灯台の鍵を持つ人',
    '🗝️🚪🏠🔒🔑🧱🪟🛖',
    `${'long '.repeat(51)}!`,
  ]
  for (const password of passwords) {
    const email = newEmail()
    const { stateToken } = (await register(email, password)).body
    expect((await verify(stateToken, await codeTo(email))).body.state).toBe('SUCCESS')
    expect((await door.login(email, password)).body.state).toBe('SUCCESS')
    expect((await door.login(email, password.slice(0, -1))).body.state).toBeUndefined()
    const { password_hash } = await shop.context.db
      .selectFrom('member')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[^$]{22}\$[^$]{43}$/)
    // What OWASP recommends; tests hash at the least cost.
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
    expect(hash).toHaveBeenLastCalledWith(password.normalize('NFC'), expect.objectContaining(cost))
  }
})

test('signs newcomers in immediately without email verification, where existing accounts are reported', async () => {
  const open = await openShop({ settings: { emailVerification: 'OFF', passwordMinLength: 12 } })
  const token = await open.visitorToken()
  const join = (password: string) =>
    open.send('POST /_api/iam/authentication/v2/register', {
      token,
      body: { loginId: { email: 'ada@people.test' }, password },
    })
  expect((await join('eleven char')).status).toBe(400)
  expect((await join(goodPassword)).body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
  expect((await join(goodPassword)).body.details.applicationError.code).toBe('-19995')
  await open.close()
})

test('creates one account when twenty sign-ups use one address at once', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(email)))
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
  const members = await shop.context.db.selectFrom('member').select('id').where('email', '=', email).execute()
  expect(members).toHaveLength(1)
})

test('lets unverified members sign in when the owner turns verification off', async () => {
  const email = newEmail()
  await register(email)
  const settings = { emailVerification: 'OFF' }
  const token = shop.apiKey
  const set = (siteSettings: object) => shop.send('PATCH /vitrine/v1/site-settings', { token, body: { siteSettings } })
  expect((await set(settings)).status).toBe(200)
  await expect.poll(async () => (await door.login(email)).body.state).toBe('SUCCESS')
  await set({ emailVerification: 'ON_SIGN_UP' })
})
