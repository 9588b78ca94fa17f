import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const book = '/vitrine/v1/members/my/addresses'
const contact = '/vitrine/v1/members/my/contact'
const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Ring 1' }
const bonn = { country: 'DE', city: 'Bonn', addressLine: 'Rheinweg 2', addressLine2: 'left' }

const arrive = async () => {
  const { accessToken: token, ...person } = await door.signIn()
  const ask = (route: string, body?: unknown) => shop.send(route, { token, ...(body !== undefined && { body }) })
  const add = async (address: object, tag?: string) =>
    (await ask(`POST ${book}`, { address: { address, tag } })).body.addresses as { id: string; tag: string }[]
  const member = async () => (await door.memberOf(token)).body.member
  return { ...person, token, ask, add, member }
}

describe("a member's address book", () => {
  test("keeps addresses with their tags, in the member's order", async () => {
    const { ask, add, member } = await arrive()
    expect((await ask(`GET ${book}`)).body).toEqual({ addresses: [] })
    const [home] = await add(berlin, 'HOME')
    const [, other] = await add(bonn)
    expect((await ask(`GET ${book}`)).body.addresses).toEqual([
      { id: home!.id, tag: 'HOME', address: berlin },
      { id: other!.id, tag: 'UNTAGGED', address: bonn },
    ])
    const tagged = await ask(`PATCH ${book}/${other!.id}`, { address: { tag: 'BILLING' } })
    expect(tagged.body.addresses[1]).toEqual({ id: other!.id, tag: 'BILLING', address: bonn })
    const moved = { ...bonn, addressLine: 'Rheinweg 3' }
    const changed = await ask(`PATCH ${book}/${other!.id.toUpperCase()}`, { address: { address: moved } })
    expect(changed.body.addresses[1]).toEqual({ id: other!.id, tag: 'BILLING', address: moved })
    const first = await ask(`POST ${book}/${other!.id}/first`)
    expect(first.body.addresses.map(({ id }: { id: string }) => id)).toEqual([other!.id, home!.id])
    expect((await member()).contact.addresses[0]).toMatchObject({ id: other!.id, addressLine: 'Rheinweg 3' })
    expect((await ask(`DELETE ${book}/${other!.id}`)).body.addresses).toMatchObject([{ id: home!.id }])
  })

  test('loses no address when two tabs add at the same time', async () => {
    const { ask, add } = await arrive()
    await Promise.all(Array.from({ length: 8 }, (_, index) => add({ ...berlin, addressLine: `Ring ${index}` })))
    expect((await ask(`GET ${book}`)).body.addresses).toHaveLength(8)
  })

  test('names the missing or invalid field, and rejects addresses beyond the limit', async () => {
    const { ask, add } = await arrive()
    for (const [address, field] of [
      [{ ...berlin, city: ' ' }, 'address.address.city'],
      [{ ...berlin, country: undefined }, 'address.address.country'],
      [{ ...berlin, addressLine: '' }, 'address.address.addressLine'],
      [{ ...berlin, country: 'Germany' }, 'address.address.country'],
      [{ ...berlin, postalCode: 'x'.repeat(51) }, 'address.address.postalCode'],
      [undefined, 'address.address.country'],
    ] as const) {
      const { status, body } = await ask(`POST ${book}`, { address: { address } })
      expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
    }
    const wrongTag = await ask(`POST ${book}`, { address: { address: berlin, tag: 'CASTLE' } })
    expect(wrongTag.status).toBe(400)
    for (let count = 0; count < 50; count++) await add(berlin)
    const { body } = await ask(`POST ${book}`, { address: { address: berlin } })
    expect(body.details.validationError.fieldViolations).toMatchObject([{ violatedRule: 'MAX_SIZE' }])
  })

  test("hides a member's addresses from other members", async () => {
    const [ann, eve] = [await arrive(), await arrive()]
    const [home] = await ann.add(berlin)
    for (const route of [`PATCH ${book}/${home!.id}`, `POST ${book}/${home!.id}/first`, `DELETE ${book}/${home!.id}`])
      expect((await eve.ask(route, route.startsWith('PATCH') ? { address: { tag: 'WORK' } } : undefined)).status).toBe(
        404,
      )
    expect((await ann.ask(`GET ${book}`)).body.addresses).toMatchObject([{ tag: 'UNTAGGED' }])
    expect((await shop.send(`GET ${book}`, { token: await shop.visitorToken() })).status).toBe(403)
  })

  test('keeps the addresses from sign-up under stable IDs', async () => {
    const email = newEmail()
    const profile = { addresses: [{ address: berlin, tag: 'SHIPPING' }], firstName: 'Ann' }
    await shop.send('POST /_api/iam/authentication/v2/sign-on', {
      token: shop.apiKey,
      body: { loginId: { email }, profile },
    })
    const { id } = (
      await shop.send('POST /members/v1/members/query', {
        token: shop.apiKey,
        body: { query: { filter: { loginEmail: email } } },
      })
    ).body.members[0]
    const { body } = await door.token(
      { grant_type: 'authorized_client', member_id: id },
      { authorization: `,${shop.apiKey}` },
    )
    const read = async () => (await shop.send(`GET ${book}`, { token: body.access_token })).body.addresses
    const [first] = await read()
    expect(first).toMatchObject({ tag: 'SHIPPING', address: berlin })
    expect((await read())[0].id).toBe(first.id)
  })
})

describe('additional emails and phones', () => {
  test('are stored with their tags, and removed one by one', async () => {
    const { ask, member, token } = await arrive()
    await ask(`POST ${contact}/emails`, { email: 'Ann@Work.test', tag: 'WORK' })
    await ask(`POST ${contact}/phones`, { phone: '+49 30 1234567', tag: 'MOBILE' })
    await ask(`POST ${contact}/phones`, { phone: '+49 30 7654321' })
    const retagged = await ask(`POST ${contact}/phones`, { phone: '+49 30 7654321', tag: 'FAX' })
    expect(retagged.body).toEqual({
      emails: [{ email: 'ann@work.test', tag: 'WORK' }],
      phones: [
        { phone: '+49 30 1234567', tag: 'MOBILE' },
        { phone: '+49 30 7654321', tag: 'FAX' },
      ],
    })
    expect((await ask(`GET ${contact}`)).body).toEqual(retagged.body)
    expect((await member()).contact).toMatchObject({
      emails: ['ann@work.test'],
      phones: ['+49 30 1234567', '+49 30 7654321'],
    })
    const exported = await shop.send('GET /vitrine/v1/members/my/export', { token })
    expect(exported.body.export.identity.identityProfile.phonesV2[1]).toEqual({ phone: '+49 30 7654321', tag: 'FAX' })

    await ask(`POST ${contact}/phones/remove`, { phone: '+49 30 7654321' })
    const left = await ask(`POST ${contact}/emails/remove`, { email: 'ann@work.test' })
    expect(left.body).toEqual({ emails: [], phones: [{ phone: '+49 30 1234567', tag: 'MOBILE' }] })
    const back = await ask(`POST ${contact}/phones`, { phone: '+49 30 7654321' })
    expect(back.body.phones[1].tag).toBe('UNTAGGED')
  })

  test('reject the sign-in email, invalid values and more than the limit', async () => {
    const { ask, email, member } = await arrive()
    const own = await ask(`POST ${contact}/emails`, { email: email.toUpperCase() })
    expect(own.body.details.validationError.fieldViolations[0].field).toBe('email')
    expect((await ask(`POST ${contact}/emails`, { email: 'not an email' })).status).toBe(400)
    expect((await ask(`POST ${contact}/phones`, { phone: 'call me' })).status).toBe(400)
    expect((await ask(`POST ${contact}/phones`, { phone: '+49 30 1', tag: 'CASTLE' })).status).toBe(400)
    for (let count = 0; count < 20; count++) await ask(`POST ${contact}/phones`, { phone: `+49 30 ${count}` })
    expect((await ask(`POST ${contact}/phones`, { phone: '+49 30 99' })).status).toBe(400)
    expect((await ask(`POST ${contact}/phones`, { phone: '+49 30 1', tag: 'HOME' })).status).toBe(200)
    expect((await member()).loginEmail).toBe(email)
  })
})

describe('custom fields of members', () => {
  const memberFields = [
    { key: 'shoe-size', label: 'Shoe size', type: 'NUMBER', onSignUp: true },
    { key: 'since', label: 'Runner since', type: 'DATE' },
    { key: 'club', label: ' Club ', type: 'TEXT' },
  ]
  const settings = (siteSettings: object) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })

  test('are defined by the owner and listed for everyone', async () => {
    const { body } = await settings({ memberFields })
    const expected = [
      memberFields[0],
      { ...memberFields[1], onSignUp: false },
      { ...memberFields[2], label: 'Club', onSignUp: false },
    ]
    expect(body.siteSettings.memberFields).toEqual(expected)
    expect((await shop.send(`GET /vitrine/v1/site?clientId=${shop.clientId}`)).body.site.memberFields).toEqual(expected)
    for (const wrong of [
      [{ label: 'No key', type: 'TEXT' }],
      [{ key: 'x', type: 'TEXT' }],
      [{ key: 'x', label: ' ', type: 'TEXT' }],
      [{ key: 'x', label: 'X' }],
      [{ key: 'Not a key!', label: 'X', type: 'TEXT' }],
      [{ key: 'x', label: 'X', type: 'PICTURE' }],
      [memberFields[0], memberFields[0]],
    ])
      expect((await settings({ memberFields: wrong })).status).toBe(400)
  })

  test('keep numbers and dates typed wherever they are read', async () => {
    await settings({ memberFields })
    const { ask, memberId, member, token } = await arrive()
    const customFields = {
      'shoe-size': 42.5,
      since: '2020-02-29',
      club: { name: 'club', value: 'Owls' },
      other: 'kept',
    }
    const saved = await ask(`PATCH /members/v1/members/${memberId}`, { member: { contact: { customFields } } })
    expect(saved.status).toBe(200)
    expect((await member()).contact.customFields).toEqual({
      'shoe-size': { name: 'shoe-size', value: 42.5 },
      since: { name: 'since', value: '2020-02-29T00:00:00.000Z' },
      club: { name: 'club', value: 'Owls' },
      other: { name: 'other', value: 'kept' },
    })
    const { body } = await shop.send('GET /vitrine/v1/members/my/export', { token })
    expect(body.export.identity.identityProfile.customFields).toEqual([
      { name: 'club', value: { strValue: 'Owls' } },
      { name: 'other', value: { strValue: 'kept' } },
      { name: 'shoe-size', value: { numValue: 42.5 } },
      { name: 'since', value: { dateValue: '2020-02-29T00:00:00.000Z' } },
    ])
    for (const [key, value] of [
      ['shoe-size', 'large'],
      ['since', '2021-02-29'],
      ['club', 7],
    ] as const) {
      const refused = await ask(`PATCH /members/v1/members/${memberId}`, {
        member: { contact: { customFields: { [key]: value } } },
      })
      expect(refused.status).toBe(400)
      expect(refused.body.details.validationError.fieldViolations[0].field).toBe(`member.contact.customFields.${key}`)
    }
  })

  test('are accepted at sign-up, up to a size that the error states', async () => {
    await settings({ memberFields, emailVerification: 'OFF' })
    const signUp = async (value: object) =>
      shop.send('POST /_api/iam/authentication/v2/register', {
        token: await shop.visitorToken(),
        body: {
          loginId: { email: newEmail() },
          password: goodPassword,
          profile: { customFields: [{ name: 'shoe-size', value }] },
        },
      })
    const { body } = await signUp({ numValue: 38 })
    expect(body.identity.identityProfile.customFields).toEqual([{ name: 'shoe-size', value: { numValue: 38 } }])
    const refused = await signUp({ strValue: 'small' })
    expect(refused.body.details.validationError.fieldViolations[0].field).toBe('profile.customFields.shoe-size')
  })
})
