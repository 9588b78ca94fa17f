import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { currentTotp } from '../../factor/testing-totp.ts'
import { signInAs, staffPassword } from '../testing-staff.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
})
afterAll(() => shop.close())

const v1 = '/vitrine/v1'
const as = (role: string) => signInAs(shop.context, { siteId: shop.siteId, role })
const ask = (token: string, route: string, body?: object) => {
  const [method, path] = route.split(' ') as [string, string]
  return shop.send(`${method} ${v1}${path}`, { token, ...(body && { body }) })
}
const codeOf = ({ body }: Awaited<ReturnType<typeof ask>>): string => body.details?.applicationError?.code
const setRole = (token: string, id: string, role: string) => ask(token, `PATCH /staff/${id}`, { staffMember: { role } })
const mailTo = async (email: string): Promise<string> => {
  const { body } = await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)
  return body.messages[0]?.text ?? ''
}
const tokenIn = (text: string): string => /join#(\S+)/.exec(text)![1]!
const accept = (token: string, name = 'Ada') =>
  shop.send(`POST ${v1}/staff-invitations/accept`, { body: { token, name, password: staffPassword } })
const signIn = (email: string, more: object = {}) =>
  shop.send(`POST ${v1}/owner/sign-in`, { body: { email, password: staffPassword, ...more } })
const orders = (token: string) => shop.send('POST /ecom/v1/orders/search', { token, body: {} })

test('lets a person do what their role permits, and names the missing permission', async () => {
  const packer = await as('fulfillment')
  expect((await orders(packer.token)).status).toBe(200)
  const { status, body } = await shop.send('POST /stores/v1/products', {
    token: packer.token,
    body: { product: { name: 'Lamp' } },
  })
  expect([status, body.details.applicationError]).toMatchObject([
    403,
    { description: 'You do not have this permission: products.write.', data: { permission: 'products.write' } },
  ])
  await setRole(shop.apiKey, packer.id, 'marketing')
  const again = await shop.send('POST /stores/v1/products', {
    token: packer.token,
    body: { product: { name: 'Lamp', productType: 'physical', priceData: { price: 3 } } },
  })
  expect(again.status).toBe(200)
})

test('keeps one of two owners who demote each other at once', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [ann, bob] = [await as('owner'), await as('owner')]
    const others = (await ask(shop.apiKey, 'GET /staff')).body.staff.filter(
      (person: { id: string; role: string }) => person.role === 'owner' && person.id !== ann.id && person.id !== bob.id,
    )
    for (const { id } of others) await ask(shop.apiKey, `DELETE /staff/${id}`)
    const answers = await Promise.all([setRole(ann.token, bob.id, 'support'), setRole(bob.token, ann.id, 'support')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    const { staff } = (await ask(shop.apiKey, 'GET /staff')).body
    expect(staff.filter(({ role }: { role: string }) => role === 'owner')).toHaveLength(1)
  }
})

test('refuses to demote, deactivate or remove the last owner, by anyone', async () => {
  const { staff } = (await ask(shop.apiKey, 'GET /staff')).body
  for (const { id, role } of staff) if (role === 'owner') await ask(shop.apiKey, `DELETE /staff/${id}`)
  const last = (await ask(shop.apiKey, 'GET /staff')).body.staff.find((one: { role: string }) => one.role === 'owner')
  for (const refused of [
    await setRole(shop.apiKey, last.id, 'manager'),
    await ask(shop.apiKey, `POST /staff/${last.id}/deactivate`),
    await ask(shop.apiKey, `DELETE /staff/${last.id}`),
  ])
    expect([refused.status, codeOf(refused)]).toEqual([428, 'LAST_OWNER'])
})

test('gives nobody permissions that the giver lacks', async () => {
  const { body: made } = await ask(shop.apiKey, 'POST /staff-roles', {
    role: { name: 'Staffing', permissions: ['staff.write', 'orders.read'] },
  })
  const [hirer, packer] = [await as(made.role.id), await as('fulfillment')]
  const tooMuch = await setRole(hirer.token, packer.id, 'manager')
  expect([tooMuch.status, codeOf(tooMuch)]).toEqual([403, 'PERMISSION_DENIED'])
  expect((await setRole(hirer.token, hirer.id, 'owner')).status).toBe(403)
  const role = { name: 'More', permissions: ['products.write'] }
  expect((await ask(hirer.token, 'POST /staff-roles', { role })).status).toBe(403)
  expect(
    (await ask(hirer.token, 'POST /staff-invitations', { invitation: { email: 'x@y.test', role: 'owner' } })).status,
  ).toBe(403)
  const used = await ask(shop.apiKey, `DELETE /staff-roles/${made.role.id}`)
  expect([used.status, codeOf(used)]).toEqual([428, 'ROLE_IN_USE'])
  const coder = await as('developer')
  const key = { apiKey: { name: 'Ledger', permissions: ['staff.write'] } }
  expect((await ask(coder.token, 'POST /api-keys', key)).status).toBe(403)
  expect(
    (await ask(coder.token, 'POST /api-keys', { apiKey: { name: 'Ledger' } })).body.apiKey.permissions,
  ).not.toContain('orders.write')
})

test('invites a person by email, once, until the link expires or is replaced or revoked', async () => {
  const email = `${randomUUID()}@staff.test`
  const invite = () => ask(shop.apiKey, 'POST /staff-invitations', { invitation: { email, role: 'support' } })
  const { id } = (await invite()).body.invitation
  expect((await invite()).status).toBe(400)
  const first = tokenIn(await mailTo(email))
  await ask(shop.apiKey, `POST /staff-invitations/${id}/resend`)
  const second = tokenIn(await mailTo(email))
  expect([codeOf(await accept(first)), second === first]).toEqual(['STAFF_INVITATION_EXPIRED', false])
  const shown = await shop.send(`POST ${v1}/staff-invitations/show`, { body: { token: second } })
  expect(shown.body).toEqual({ email, role: 'support', roleName: 'Support', storeName: 'Test shop' })
  const answers = await Promise.all([accept(second), accept(second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  const { access_token: token } = (await signIn(email)).body
  expect((await ask(token, 'GET /my-account')).body.account).toMatchObject({ name: 'Ada', role: 'support' })
  expect(codeOf(await invite())).toBe('STAFF_EMAIL_TAKEN')

  const other = `${randomUUID()}@staff.test`
  const invitation = { email: other, role: 'manager' }
  const { body } = await ask(shop.apiKey, 'POST /staff-invitations', { invitation })
  const late = tokenIn(await mailTo(other))
  shop.pass(7 * 24 * 60 * 60 + 1)
  expect(codeOf(await accept(late))).toBe('STAFF_INVITATION_EXPIRED')
  await ask(shop.apiKey, `POST /staff-invitations/${body.invitation.id}/resend`)
  const fresh = tokenIn(await mailTo(other))
  await ask(shop.apiKey, `DELETE /staff-invitations/${body.invitation.id}`)
  expect(codeOf(await accept(fresh))).toBe('STAFF_INVITATION_EXPIRED')
})

test('signs out a person at once who is deactivated or removed, in every session', async () => {
  const person = await as('support')
  const { body } = await signIn(person.email)
  for (const token of [person.token, body.access_token]) expect((await orders(token)).status).toBe(200)
  await ask(shop.apiKey, `POST /staff/${person.id}/deactivate`)
  for (const token of [person.token, body.access_token]) expect((await orders(token)).status).toBe(401)
  expect((await signIn(person.email)).status).toBe(403)
  await ask(shop.apiKey, `POST /staff/${person.id}/reactivate`)
  expect((await orders(person.token)).status).toBe(401)
  const again = (await signIn(person.email)).body.access_token
  await ask(shop.apiKey, `DELETE /staff/${person.id}`)
  expect((await orders(again)).status).toBe(401)
})

test('lists sessions with device and place, and ends one or all others', async () => {
  const person = await as('support')
  const { access_token: second } = (await signIn(person.email)).body
  const { sessions } = (await ask(person.token, 'GET /my-account/sessions')).body
  expect(sessions).toHaveLength(2)
  expect(sessions.find((one: { isCurrent: boolean }) => one.isCurrent)).toMatchObject({
    id: person.sessionId,
    device: 'Firefox on Linux',
    ipAddress: '192.0.2.7',
  })
  expect((await ask(second, 'POST /my-account/sessions/end-others')).status).toBe(200)
  expect((await orders(person.token)).status).toBe(401)
  const [left] = (await ask(shop.apiKey, `GET /staff/${person.id}/sessions`)).body.sessions
  expect((await ask(shop.apiKey, `DELETE /staff/${person.id}/sessions/${left.id}`)).status).toBe(200)
  expect((await orders(second)).status).toBe(401)
})

test('transfers the ownership to another person at once', async () => {
  const [owner, heir] = [await as('owner'), await as('manager')]
  const route = `POST /staff/${heir.id}/transfer-ownership`
  expect(codeOf(await ask(owner.token, route, { password: 'wrong' }))).toBe('-19976')
  expect((await ask(heir.token, route, { password: staffPassword })).status).toBe(403)
  expect((await ask(owner.token, route, { password: staffPassword })).body.staffMember.role).toBe('owner')
  expect((await ask(owner.token, 'GET /my-account')).body.account.role).toBe('manager')
})

test('asks for a second factor at sign-in, whose codes count once', async () => {
  const person = await as('support')
  const { secret } = (await ask(person.token, 'POST /my-account/second-factor', { password: staffPassword })).body
  const code = () => currentTotp(secret, shop.now())
  expect((await ask(person.token, 'POST /my-account/second-factor/confirm', { code: '000000' })).status).toBe(400)
  const { recoveryCodes } = (await ask(person.token, 'POST /my-account/second-factor/confirm', { code: code() })).body
  expect(recoveryCodes).toHaveLength(10)
  const without = await signIn(person.email)
  expect([without.status, codeOf(without)]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  expect((await signIn(person.email, { code: code() })).status).toBe(400)
  shop.pass(30)
  expect((await signIn(person.email, { code: code() })).status).toBe(200)
  expect((await signIn(person.email, { code: recoveryCodes[0] })).status).toBe(200)
  expect((await signIn(person.email, { code: recoveryCodes[0] })).status).toBe(400)
  expect((await ask(person.token, 'GET /my-account')).body.account).toMatchObject({
    hasSecondFactor: true,
    recoveryCodesLeft: 9,
  })
  await ask(person.token, 'POST /my-account/second-factor/remove', { password: staffPassword })
  expect((await signIn(person.email)).status).toBe(200)
})

test('keeps the language of a person', async () => {
  const { token } = await as('support')
  const change = async (language: string) => ask(token, 'PATCH /my-account', { account: { language } })
  expect((await ask(token, 'GET /my-account')).body.account.language).toBeUndefined()
  for (const language of ['en', 'de', 'es', 'he']) {
    expect((await change(language)).body.account.language).toBe(language)
    expect((await ask(token, 'GET /my-account')).body.account.language).toBe(language)
  }
  expect((await change('fr')).status).toBe(400)
  expect((await ask(token, 'GET /my-account')).body.account.language).toBe('he')
})

test('changes name and password of one’s account, the latter with the password', async () => {
  const person = await as('support')
  const { access_token: other } = (await signIn(person.email)).body
  const account = '/my-account'
  const changed = { account: { name: 'Grace' } }
  expect((await ask(person.token, `PATCH ${account}`, changed)).body.account).toMatchObject({ name: 'Grace' })
  const newPassword = 'a louder lighthouse'
  await ask(person.token, `POST ${account}/password`, { password: staffPassword, newPassword })
  expect((await orders(other)).status).toBe(401)
  expect((await orders(person.token)).status).toBe(200)
  expect((await signIn(person.email, { password: newPassword })).status).toBe(200)
  expect((await ask(shop.apiKey, `GET ${account}`)).status).toBe(403)
})

test('limits API keys to permissions and an expiry, and notes their last use by the hour', async () => {
  const expiresDate = new Date(shop.now().getTime() + 60_000).toISOString()
  const apiKey = { name: 'Packing', permissions: ['fulfillment.write', 'orders.read'], expiresDate }
  const { key } = (await ask(shop.apiKey, 'POST /api-keys', { apiKey })).body
  expect((await orders(key)).status).toBe(200)
  expect((await ask(key, 'GET /api-keys')).status).toBe(403)
  await expect
    .poll(async () =>
      (await ask(shop.apiKey, 'GET /api-keys')).body.apiKeys.find((one: { name: string }) => one.name === 'Packing'),
    )
    .toMatchObject({ ...apiKey, lastUsedDate: expect.stringMatching(/:00:00\.000Z$/) })
  shop.pass(61)
  const expired = await orders(key)
  expect([expired.status, codeOf(expired)]).toEqual([401, 'API_KEY_EXPIRED'])
})
