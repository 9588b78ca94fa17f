import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const get = (id: string, token: string) => shop.send(`GET /members/v1/members/${id}`, { token })
const change = (id: string, member: object) =>
  shop.send(`PATCH /members/v1/members/${id}`, { token: shop.apiKey, body: { member } })
const create = (member: object) => shop.send('POST /members/v1/members', { token: shop.apiKey, body: { member } })

test('shows other members only the public profile, and nothing of a private one', async () => {
  const [ada, other] = [await door.signIn(), await door.signIn()]
  const contact = { firstName: 'Ada', phones: ['+49 40 123'], addresses: [{ city: 'Hamburg', country: 'DE' }] }
  await change(ada.memberId, { contact, profile: { nickname: 'ada', title: 'Countess' } })
  const visitor = await shop.visitorToken()
  for (const token of [visitor, other.accessToken]) {
    const hidden = await get(ada.memberId, token)
    expect([hidden.status, hidden.body]).toEqual([404, (await get(randomUUID(), token)).body])
  }
  await change(ada.memberId, { privacyStatus: 'PUBLIC' })
  for (const token of [visitor, other.accessToken]) {
    const { member } = (await get(ada.memberId, token)).body
    expect(member).toEqual({
      id: ada.memberId,
      status: 'APPROVED',
      profile: { nickname: 'ada', title: 'Countess', slug: expect.any(String) },
      privacyStatus: 'PUBLIC',
      activityStatus: 'ACTIVE',
    })
    const { members } = (await shop.send('GET /members/v1/members', { token })).body
    expect(members.map(({ id }: { id: string }) => id)).toEqual([ada.memberId])
    expect(JSON.stringify(members)).not.toMatch(/Hamburg|\+49|people\.test/)
  }
  for (const token of [ada.accessToken, shop.apiKey])
    expect((await get(ada.memberId, token)).body.member.contact.addresses).toMatchObject([{ city: 'Hamburg' }])
})

test('lists members in pages', async () => {
  const page = async (request: object) => {
    const packed = Buffer.from(JSON.stringify(request)).toString('base64url')
    return (await shop.send(`GET /members/v1/members?.r=${packed}`, { token: shop.apiKey })).body
  }
  const all = await page({})
  expect(all.metadata.total).toBe(all.members.length)
  const two = await page({ paging: { limit: 1, offset: 1 } })
  expect(two.members).toEqual([all.members[1]])
  const plain = await shop.send('GET /members/v1/members?paging.limit=1&paging.offset=1', { token: shop.apiKey })
  expect(plain.body).toEqual(two)
  expect((await shop.send('GET /members/v1/members?.r=%00', { token: shop.apiKey })).status).toBe(400)
  expect(two.metadata).toMatchObject({ count: 1, offset: 1, total: all.metadata.total })
})

test('lets the shop create an account, which the member opens by mail', async () => {
  const loginEmail = newEmail()
  const { body } = await create({ loginEmail, contact: { firstName: 'Grace', addresses: [{ city: 'Bremen' }] } })
  expect(body.member).toMatchObject({ loginEmail, loginEmailVerified: false, contact: { firstName: 'Grace' } })
  expect((await create({ loginEmail: loginEmail.toUpperCase() })).status).toBe(409)
  expect((await create({})).status).toBe(400)
  expect((await door.login(loginEmail)).body).not.toHaveProperty('sessionToken')
  await shop.send('POST /_api/iam/recovery/v1/activation-email', {
    token: shop.apiKey,
    body: { identityId: body.member.id },
  })
  expect(await door.emailsTo(loginEmail)).toHaveLength(1)
})

test('ends every session of a deleted account and removes all personal data', async () => {
  const member = await door.signIn()
  const { db } = shop.context
  await shop.send(`PATCH /members/v1/members/${member.memberId}`, {
    token: member.accessToken,
    body: { member: { contact: { firstName: 'Ada', lastName: 'Lovelace' }, profile: { nickname: 'ada' } } },
  })
  const mug = await addProduct(db, shop.siteId)
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token: member.accessToken,
    body: { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }] },
  })
  expect((await shop.send('DELETE /members/v1/members/my', { token: member.accessToken })).body).toEqual({})
  expect((await door.memberOf(member.accessToken)).status).toBe(401)
  expect((await door.refresh(member.refreshToken)).body.error).toBe('invalid_grant')
  expect((await door.login(member.email)).body.details.applicationError.code).toBe('-19976')
  expect((await get(member.memberId, shop.apiKey)).status).toBe(404)
  for (const filter of [{ id: member.memberId }, { status: 'DELETED' }]) {
    const found = await shop.send('POST /members/v1/members/query', { token: shop.apiKey, body: { query: { filter } } })
    expect(found.body.members).toEqual([])
  }
  expect((await change(member.memberId, { contact: { firstName: 'Eve' } })).status).toBe(404)
  const row = await db.selectFrom('member').selectAll().where('id', '=', member.memberId).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/\bAda\b|Lovelace|people\.test/i)
  expect(await db.selectFrom('cart').select('id').where('owner', '=', `member:${member.memberId}`).execute()).toEqual(
    [],
  )
  const events = await db
    .selectFrom('event')
    .select('type')
    .where('entity', '=', `member:${member.memberId}`)
    .orderBy('sequence')
    .execute()
  expect(events.at(-1)!.type).toBe('wix.members.v1.member_deleted')
  const again = await door.arrive(member.email)
  expect(again.memberId).not.toBe(member.memberId)
})

test('deletes an account whose last payment was declined', async () => {
  const member = await door.signIn()
  const { db } = shop.context
  const delivery = await addDelivery(db, shop.siteId)
  const mug = await addProduct(db, shop.siteId)
  const body = {
    lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }],
    channelType: 'WEB',
    checkoutInfo: {
      buyerInfo: { email: buyer.email },
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    },
  }
  const opened = await shop.send('POST /ecom/v1/checkouts', { token: member.accessToken, body })
  const { id } = opened.body.checkout
  const route = `POST /ecom/v1/checkouts/${id}/create-order-and-charge`
  await shop.send(route, { token: member.accessToken, body: { paymentToken: 'sandbox:declines' } })
  const attempts = () => db.selectFrom('payment_attempt').select('state').where('checkout_id', '=', id).execute()
  expect(await attempts()).toEqual([{ state: 'declined' }])
  expect((await shop.send('DELETE /members/v1/members/my', { token: member.accessToken })).status).toBe(200)
  expect(await attempts()).toEqual([])
})

test('lets the shop delete any account, and a member only their own', async () => {
  const [one, other] = [await door.signIn(), await door.signIn()]
  const remove = (token: string) => shop.send(`DELETE /members/v1/members/${other.memberId}`, { token })
  expect((await remove(one.accessToken)).status).toBe(403)
  expect((await remove(shop.apiKey)).status).toBe(200)
  expect((await remove(shop.apiKey)).status).toBe(404)
  expect((await door.memberOf(other.accessToken)).status).toBe(401)
  const vouched = await door.token(
    { grant_type: 'authorized_client', member_id: other.memberId },
    { authorization: `,${shop.apiKey}` },
  )
  expect(vouched.body.error).toBe('invalid_grant')
})

test.each(['addresses', 'emails', 'phones'])("removes a member's %s for that member only", async (part) => {
  const [one, other] = [await door.signIn(), await door.signIn()]
  const full = { addresses: [{ city: 'Hamburg' }], emails: ['a@people.test'], phones: ['+49 40 123'], firstName: 'Ada' }
  await change(one.memberId, { contact: full })
  const remove = (token: string) => shop.send(`DELETE /members/v1/members/${one.memberId}/${part}`, { token })
  expect((await remove(other.accessToken)).status).toBe(404)
  const { contact } = (await remove(one.accessToken)).body.member
  const others = ['addresses', 'emails', 'phones'].filter((name) => name !== part)
  expect(contact[part]).toEqual([])
  for (const name of others) expect(contact[name]).toHaveLength(1)
  expect(contact.firstName).toBe('Ada')
})

test('lets a member choose their profile slug, and gives a contested one to a single member', async () => {
  const [one, two] = [await door.signIn(), await door.signIn()]
  const choose = (token: string, slug: string) =>
    shop.send('POST /members/v1/members/my/slug', { token, body: { slug } })
  expect((await choose(one.accessToken, 'Ada-Lovelace')).body.member.profile.slug).toBe('ada-lovelace')
  expect((await choose(two.accessToken, 'ada-lovelace')).status).toBe(409)
  for (const slug of ['a b', '../x', '-a', 'a--b', 'a/b', 'a%2fb', '<b>', ''])
    expect((await choose(two.accessToken, slug)).status).toBe(400)
  const byShop = await shop.send(`POST /members/v1/members/${two.memberId}/slug`, {
    token: shop.apiKey,
    body: { slug: 'countess' },
  })
  expect(byShop.body.member.profile.slug).toBe('countess')
})

test('returns the tags, dates and numbers sent at sign-up', async () => {
  const email = newEmail()
  const profile = {
    firstName: 'Ada',
    phonesV2: [{ phone: '+49 40 123', tag: 'WORK' }],
    secondaryEmails: [{ email: 'ada@work.test', tag: 'HOME' }],
    addresses: [
      { address: { city: 'Hamburg', country: 'DE' }, tag: 'SHIPPING' },
      { address: { city: 'London', country: 'GB' }, tag: 'BILLING' },
    ],
    customFields: [
      { name: 'motto', value: { strValue: 'weave' } },
      { name: 'news', value: { boolValue: false } },
      { name: 'since', value: { dateValue: '2026-01-02T03:04:05.000Z' } },
      { name: 'size', value: { numValue: 42.5 } },
    ],
  }
  const { body } = await shop.send('POST /_api/iam/authentication/v2/sign-on', {
    token: shop.apiKey,
    body: { loginId: { email }, profile, verifyEmail: true },
  })
  expect(body.identity).toMatchObject({ status: { name: 'ACTIVE', reasons: [] }, identityProfile: profile })
  const { member } = (await get(body.identity.id, shop.apiKey)).body
  expect(member.contact).toMatchObject({
    phones: ['+49 40 123'],
    emails: ['ada@work.test'],
    addresses: [{ city: 'Hamburg' }, { city: 'London' }],
    customFields: { size: { name: 'size', value: 42.5 } },
  })
  expect(JSON.stringify(member)).not.toContain('SHIPPING')
  await change(member.id, { contact: { addresses: [{ city: 'Bremen', country: 'DE' }] } })
  const again = await shop.send('POST /_api/iam/authentication/v2/sign-on', {
    token: shop.apiKey,
    body: { loginId: { email } },
  })
  expect(again.body.identity.identityProfile.addresses).toEqual([
    { address: { city: 'Bremen', country: 'DE' }, tag: 'SHIPPING' },
  ])
})

test('exports all data of a member to that member only', async () => {
  const [one, other] = [await door.signIn(), await door.signIn()]
  const { export: exported } = (await shop.send('GET /vitrine/v1/members/my/export', { token: one.accessToken })).body
  expect(exported).toMatchObject({
    member: { id: one.memberId, loginEmail: one.email },
    identity: { id: one.memberId, status: { name: 'ACTIVE' } },
    orders: [],
    signIns: [{ createdDate: expect.any(String) }],
    providers: [],
  })
  expect(JSON.stringify(exported)).not.toContain(other.memberId)
  expect(JSON.stringify(exported)).not.toMatch(/argon2|hash/i)
  expect((await shop.send('GET /vitrine/v1/members/my/export', { token: shop.apiKey })).status).toBe(403)
})

test('shows status and tags to the owner and the member only', async () => {
  const [one, other] = [await door.signIn(), await door.signIn()]
  const path = `/vitrine/v1/members/${one.memberId}/identity`
  await shop.send('POST /vitrine/v1/members/my/contact/phones', {
    token: one.accessToken,
    body: { phone: '+49 30 1', tag: 'MOBILE' },
  })
  const streetAddress = { name: 'Ring', number: '1' }
  await change(one.memberId, { contact: { addresses: [{ country: 'DE', city: 'Berlin', streetAddress }] } })
  for (const token of [shop.apiKey, one.accessToken]) {
    const { identity } = (await shop.send(`GET ${path}`, { token })).body
    expect(identity).toMatchObject({
      id: one.memberId,
      status: { name: 'ACTIVE', reasons: [] },
      identityProfile: {
        phonesV2: [{ phone: '+49 30 1', tag: 'MOBILE' }],
        addresses: [{ address: { addressLine: 'Ring 1', city: 'Berlin' }, tag: 'UNTAGGED' }],
        privacyStatus: 'PRIVATE',
      },
    })
  }
  expect((await shop.send(`GET ${path}`, { token: other.accessToken })).status).toBe(404)
  await shop.send(`POST /members/v1/members/${one.memberId}/block`, { token: shop.apiKey })
  expect((await shop.send(`GET ${path}`, { token: shop.apiKey })).body.identity.status.name).toBe('BLOCKED')
  const { member } = (await create({ loginEmail: newEmail() })).body
  const opened = await shop.send(`GET /vitrine/v1/members/${member.id}/identity`, { token: shop.apiKey })
  expect(opened.body.identity.status.name).toBe('OFFLINE')
})

test('lists unfinished sign-ups separately, and sends a mail to finish one', async () => {
  const [email, member] = [newEmail(), await door.signIn()]
  const token = await shop.visitorToken()
  const signUp = { loginId: { email }, password: goodPassword }
  await shop.send('POST /_api/iam/authentication/v2/register', { token, body: signUp })
  const find = (path: string, asker = shop.apiKey) =>
    shop.send(`POST ${path}`, { token: asker, body: { query: { filter: { loginEmail: email } } } })
  const unconfirmed = '/vitrine/v1/members/unconfirmed'
  expect((await find('/members/v1/members/query')).body.members).toEqual([])
  const [begun] = (await find(unconfirmed)).body.members
  expect(begun).toMatchObject({ loginEmail: email, loginEmailVerified: false, status: 'PENDING' })
  expect((await find(unconfirmed, member.accessToken)).status).toBe(403)
  const all = await shop.send(`POST ${unconfirmed}`, { token: shop.apiKey, body: {} })
  expect(all.body.members.map(({ loginEmail }: { loginEmail: string }) => loginEmail)).not.toContain(member.email)

  const body = { identityId: begun.id }
  await shop.send('POST /_api/iam/recovery/v1/activation-email', { token: shop.apiKey, body })
  const link = /http\S+/.exec((await door.emailsTo(email))[0]!.text)![0]
  const password = 'another quiet lighthouse'
  const recoveryToken = new URL(link).searchParams.get('token')
  await shop.send('POST /_api/iam/recovery/v1/recover', { token, body: { recoveryToken, password } })
  expect((await find(unconfirmed)).body.members).toEqual([])
  expect((await find('/members/v1/members/query')).body.members).toMatchObject([{ status: 'APPROVED' }])
})
