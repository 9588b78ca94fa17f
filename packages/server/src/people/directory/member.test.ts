import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../test/people.ts'
import { addListener } from '../../../../../test/listener.ts'
import { lenient, openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const update = (token: string, id: string, member: object, headers?: Record<string, string>) =>
  shop.send(`PATCH /members/v1/members/${id}`, { token, body: { id, member }, headers })

test('returns the account of a member, and none for a visitor', async () => {
  const { memberId, email, accessToken } = await door.signIn()
  const { body } = await shop.send('GET /members/v1/members/my?fieldsets=FULL', { token: accessToken })
  expect(body.member).toMatchObject({
    id: memberId,
    contactId: memberId,
    loginEmail: email,
    loginEmailVerified: true,
    status: 'APPROVED',
    contact: { phones: [], emails: [], addresses: [] },
    profile: { slug: expect.stringMatching(/^member-/) },
    privacyStatus: 'PRIVATE',
    activityStatus: 'ACTIVE',
  })
  for (const date of ['createdDate', 'updatedDate', 'lastLoginDate'])
    expect(new Date(body.member[date]).getTime()).toBeGreaterThan(0)
  expect((await door.memberOf(await shop.visitorToken())).body).toEqual({})
  expect((await shop.send('GET /members/v1/members/my')).status).toBe(401)
})

test('keeps an address ID when the address before it is removed', async () => {
  const { memberId, accessToken } = await door.signIn()
  const addresses = [{ city: 'Bremen' }, { city: 'Kiel' }]
  const { body } = await update(accessToken, memberId, { contact: { addresses } })
  const [, kiel] = body.member.contact.addresses
  const fewer = await update(accessToken, memberId, { contact: { addresses: [kiel] } })
  expect(fewer.body.member.contact.addresses).toEqual([kiel])
})

test('updates the sent fields of a contact and keeps the others', async () => {
  const { memberId, accessToken } = await door.signIn()
  const address = { addressLine: 'Hafenstraße 1', city: 'Hamburg', country: 'DE', postalCode: '20359' }
  await update(accessToken, memberId, { contact: { firstName: 'Ada', phones: ['+49 40 123'], addresses: [address] } })
  const { body } = await update(accessToken, memberId, { contact: { lastName: 'L.' }, profile: { nickname: 'ada' } })
  expect(body.member.contact).toMatchObject({ firstName: 'Ada', lastName: 'L.', phones: ['+49 40 123'] })
  expect(body.member.contact.addresses).toMatchObject([{ ...address, id: expect.any(String) }])
  const { addresses } = body.member.contact
  const moved = await update(accessToken, memberId, {
    contact: { addresses: [{ ...addresses[0], city: 'Bremen' }], phones: [] },
  })
  expect(moved.body.member.contact).toMatchObject({ phones: [], addresses: [{ id: addresses[0].id, city: 'Bremen' }] })
  expect((await door.memberOf(accessToken)).body).toEqual(moved.body)
  const event = await shop.context.db
    .selectFrom('event')
    .select('type')
    .where('entity', '=', `member:${memberId}`)
    .orderBy('sequence')
    .execute()
  expect(event.map(({ type }) => type)).toEqual([
    'wix.members.v1.member_created',
    ...Array.from({ length: 3 }, () => 'wix.members.v1.member_updated'),
  ])
})

test('reports the account of another member as not found, like one that never existed', async () => {
  const [one, other] = [await door.signIn(), await door.signIn()]
  const foreign = await update(one.accessToken, other.memberId, { contact: { firstName: 'Eve' } })
  const missing = await update(one.accessToken, randomUUID(), { contact: { firstName: 'Eve' } })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(missing.body)
  const visitor = await update(await shop.visitorToken(), one.memberId, { contact: { firstName: 'Eve' } })
  expect(visitor.status).toBe(403)
  const owner = await update(shop.apiKey, other.memberId, { contact: { firstName: 'Grace' } })
  expect(owner.body.member.contact.firstName).toBe('Grace')
})

test('rejects attempts to set the verified flag, another ID or oversized data', async () => {
  const { memberId, accessToken, email } = await door.signIn()
  const sent = {
    id: randomUUID(),
    status: 'BLOCKED',
    loginEmailVerified: false,
    contactId: randomUUID(),
    loginEmail: email,
    role: 'owner',
    contact: JSON.parse('{"__proto__": {"admin": true}, "firstName": "Ada"}'),
  }
  const { body } = await update(accessToken, memberId, sent, lenient)
  expect(body.member).toMatchObject({ id: memberId, contactId: memberId, status: 'APPROVED', loginEmailVerified: true })
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
  const stolen = await update(accessToken, memberId, { loginEmail: 'eve@people.test' })
  expect(stolen.body.details.validationError.fieldViolations[0].violatedRule).toBe('FIELD_NOT_ALLOWED')
  const huge = await update(accessToken, memberId, { contact: { firstName: 'a'.repeat(100_000) } })
  expect(huge.status).toBe(400)
})

test('rejects text that the database cannot store as a client error', async () => {
  const { memberId, accessToken } = await door.signIn()
  for (const firstName of ['a\u0000b', '\ud800', '\udc00 x'])
    expect((await update(accessToken, memberId, { contact: { firstName } })).status).toBe(400)
  expect((await door.token({ clientId: 'a\u0000', grantType: 'anonymous' })).status).toBe(400)
  expect((await door.login('a\u0000@people.test')).status).toBe(400)
  expect((await door.visit(`${shop.url}/oauth2/authorize?client_id=%00`)).status).toBe(400)
  expect((await door.memberOf(accessToken)).body.member.contact).not.toHaveProperty('firstName')
})
