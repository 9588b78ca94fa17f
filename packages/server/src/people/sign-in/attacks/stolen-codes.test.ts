import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { runs } from '../../../../../../test/run-size.ts'
import { atTheDoor, callback, newPkce, type Pkce } from '../../../../../../test/people.ts'
import { openShop } from '../../../../../../test/shop.ts'
import { openAttackers } from './attackers.ts'

const tries = runs(60, 1000)

const shop = await openShop()
afterAll(() => shop.close())
const door = atTheDoor(shop)
const { neighbour, stranger } = await openAttackers(shop)

/** The victim signs in and the attacker intercepts the code. */
const stealCode = async () => {
  const victim = await door.arrive()
  const pkce = newPkce()
  return { code: await door.codeFor(victim.sessionToken, pkce), pkce, victim }
}

type Change = (stolen: { pkce: Pkce }) => Readonly<Record<string, unknown>>

const misuses: readonly (readonly [name: string, change: Change, error: string])[] = [
  ['without the verifier', () => ({ codeVerifier: undefined }), 'invalid_request'],
  ['with an empty verifier', () => ({ codeVerifier: '' }), 'invalid_request'],
  ['with a verifier of their own', () => ({ codeVerifier: newPkce().verifier }), 'invalid_grant'],
  [
    'with the challenge as verifier, as for the plain method',
    ({ pkce }) => ({ codeVerifier: pkce.challenge }),
    'invalid_grant',
  ],
  ['with a verifier of 42 characters', () => ({ codeVerifier: 'a'.repeat(42) }), 'invalid_request'],
  ['with a verifier of 129 characters', () => ({ codeVerifier: 'a'.repeat(129) }), 'invalid_request'],
  ['for another app of the store', () => ({ clientId: neighbour }), 'invalid_grant'],
  ['for an app of another store', () => ({ clientId: stranger }), 'invalid_grant'],
  ['for an unknown app', () => ({ clientId: randomUUID() }), 'invalid_client'],
  ['without an app', () => ({ clientId: undefined }), 'invalid_request'],
  ['for another redirect URI', () => ({ redirectUri: 'https://evil.example/callback' }), 'invalid_grant'],
  ['for a redirect URI with an additional slash', () => ({ redirectUri: `${callback}/` }), 'invalid_grant'],
  ['without a redirect URI', () => ({ redirectUri: undefined }), 'invalid_grant'],
  ['as a refresh token', () => ({ grantType: 'refresh_token' }), 'invalid_request'],
]

test.each(misuses)(
  'rejects a stolen code %s, which is then spent or still the victim’s',
  async (_name, change, error) => {
    const { code, pkce, victim } = await stealCode()
    const answer = await door.exchange(code, pkce, change({ pkce }))
    expect(answer.body).toMatchObject({ error })
    expect(answer.body).not.toHaveProperty('access_token')
    // Only the victim can sign in afterwards, as themselves.
    const after = await door.exchange(code, pkce)
    const isIn = after.status === 200
    const whose = isIn ? (await door.memberOf(after.body.access_token)).body.member.id : after.body.error
    expect([victim.memberId, 'invalid_grant']).toContain(whose)
  },
)

test('issues no token for guessed verifiers', async () => {
  const { sessionToken } = await door.arrive()
  const verifier = fc.string({ unit: fc.constantFrom(...'abcXYZ019-._~'), minLength: 40, maxLength: 132 })
  await fc.assert(
    fc.asyncProperty(verifier, async (codeVerifier) => {
      const pkce = newPkce()
      const { body } = await door.exchange(await door.codeFor(sessionToken, pkce), pkce, { codeVerifier })
      expect(['invalid_grant', 'invalid_request']).toContain(body.error)
      expect(body).not.toHaveProperty('access_token')
    }),
    { numRuns: tries },
  )
})

test('issues no code that could be redeemed without a verifier', async () => {
  const { sessionToken } = await door.arrive()
  const pkce = newPkce()
  for (const change of [
    { code_challenge: undefined, code_challenge_method: undefined },
    { code_challenge: '' },
    { code_challenge: pkce.verifier, code_challenge_method: 'plain' },
    { code_challenge_method: 'plain' },
    { code_challenge_method: undefined },
    { code_challenge_method: 's256' },
  ]) {
    const answer = await door.visit(door.authorizeAddress(pkce, change), { cookie: `vitrine_session=${sessionToken}` })
    const { searchParams } = new URL(answer.headers.get('location')!)
    expect(searchParams.get('error')).toBe('invalid_request')
    expect(searchParams.has('code')).toBe(false)
  }
})

test('ends everything issued from a code that is used twice, whoever was first', async () => {
  const { code, pkce } = await stealCode()
  const first = (await door.exchange(code, pkce)).body
  expect((await door.memberOf(first.access_token)).status).toBe(200)
  expect((await door.exchange(code, { ...pkce, verifier: newPkce().verifier })).body.error).toBe('invalid_grant')
  expect((await door.memberOf(first.access_token)).status).toBe(401)
  expect((await door.refresh(first.refresh_token)).body.error).toBe('invalid_grant')
})
