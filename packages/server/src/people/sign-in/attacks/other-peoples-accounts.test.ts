import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

const my = '/vitrine/v1/members/my'
const things = ['factors', 'addresses', 'sign-in-requests', 'saved-payment-methods'] as const
type Thing = (typeof things)[number]

interface Person extends Readonly<Record<Thing, string>> {
  readonly token: string
}

let shop: Shop
let people: readonly Person[]

beforeAll(async () => {
  shop = await openShop()
  people = await Promise.all([0, 1, 2].map(settleIn))
})
afterAll(() => shop.close())

/** Saves a card in the sandbox and returns its ID. */
const saveCard = async (memberId: string): Promise<string> => {
  const row = { site_id: shop.siteId, id: randomUUID(), member_id: memberId, created_date: shop.now() }
  const card = JSON.stringify({ behavior: 'pays', lastFour: '4242', month: 12, year: 2099 })
  await shop.context.db
    .insertInto('sandbox_saved')
    .values({ ...row, card })
    .execute()
  return `sandbox:${row.id}`
}

/** A member with an address, a saved card, a device that approves sign-ins, and a sign-in that waits for it. */
const settleIn = async (): Promise<Person> => {
  const door = atTheDoor(shop)
  const { accessToken: token, email } = await door.signIn()
  const send = async (route: string, body: object) => (await shop.send(route, { token, body })).body
  const address = { country: 'DE', city: 'Berlin', addressLine: 'Ring 1' }
  const { addresses } = await send(`POST ${my}/addresses`, { address: { address } })
  const { factor } = await send(`POST ${my}/factors`, { type: 'PUSH', password: goodPassword })
  await send(`POST ${my}/factors/${factor.id}/activate`, {})
  const { stateToken } = (await door.login(email)).body
  const challenged = await shop.send('POST /_api/iam/authentication/v2/PUSH/verify', {
    token: await shop.visitorToken(),
    body: { stateToken },
  })
  const { pushData } = challenged.body.mfaChallengeData.verificationChallengeData
  const { member } = (await shop.send('GET /members/v1/members/my', { token })).body
  return {
    token,
    addresses: addresses[0].id,
    factors: factor.id,
    'sign-in-requests': pushData.transactionId,
    'saved-payment-methods': await saveCard(member.id),
  }
}

/** Bodies with which each call works for its owner. */
const bodies: Readonly<Record<string, object>> = {
  activateFactor: {},
  removeFactor: { password: goodPassword },
  answerSignInRequest: { approve: true },
  updateMyAddress: { address: { tag: 'BILLING' } },
}

const doors = Object.entries(calls as Readonly<Record<string, Call>>)
  .filter(([, { path }]) => path.startsWith(`${my}/`) && path.includes('{id}'))
  .map(([name, call]) => [name, call, call.path.split('/')[5] as Thing] as const)

const ask = (name: string, call: Call, token: string, id: string) =>
  shop.send(`${call.method} ${call.path.replace('{id}', id)}`, {
    token,
    ...(call.method !== 'GET' && call.body && { body: bodies[name] }),
  })

const accountData = async () => {
  const lists = people.map(({ token }) =>
    Promise.all(things.map(async (thing) => (await shop.send(`GET ${my}/${thing}`, { token })).body)),
  )
  return Promise.all(lists)
}

test.each(doors)("%s finds nothing in another member's account", async (name, call, thing) => {
  const before = await accountData()
  for (const owner of people)
    for (const { token } of people.filter((one) => one !== owner)) {
      const foreign = await ask(name, call, token, owner[thing])
      const missing = await ask(name, call, token, randomUUID())
      expect([name, foreign.status]).toEqual([name, 404])
      expect(foreign.body).toEqual(missing.body)
    }
  expect(await accountData()).toEqual(before)
})

test('covers every resource of an account, each accessible to its owner', async () => {
  expect(new Set(doors.map(([, , thing]) => thing))).toEqual(new Set(things))
  const [{ token, ...own }] = people as [Person]
  for (const [name, call, thing] of doors.filter(([name]) => !/delete|remove|activate/.test(name)))
    expect([name, (await ask(name, call, token, own[thing])).status]).toEqual([name, 200])
})
