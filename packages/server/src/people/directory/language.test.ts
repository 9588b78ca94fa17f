import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { words as de } from '../../ground/words/de.ts'
import { words as en } from '../../ground/words/en.ts'
import { words as es } from '../../ground/words/es.ts'
import { words as he } from '../../ground/words/he.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const reading = (language: string) => ({ 'accept-language': language })
const authentication = '/_api/iam/authentication/v2'

const login = async (email: string, language: string) => {
  const body = { loginId: { email }, password: goodPassword }
  const token = await shop.visitorToken()
  return (await shop.send(`POST ${authentication}/login`, { token, body, headers: reading(language) })).body
}
/** Creates an account and signs in with pages in these languages, one after the other. */
const arrive = async (...languages: string[]) => {
  const { memberId, email } = await door.arrive()
  let identity: { identityProfile: { language?: string } } | undefined
  for (const language of languages) identity = (await login(email, language)).identity
  return { memberId, email, language: identity?.identityProfile.language }
}
/** The owner reads Hebrew, which must not affect emails to members. */
const asOwner = (path: string, body: object = {}) =>
  shop.send(path, { token: shop.apiKey, body, headers: reading('he') })
const invite = (identityId: string, emailOptions: object = {}) =>
  asOwner('POST /_api/iam/recovery/v1/activation-email', { identityId, emailOptions })
const newest = async (email: string) => (await door.emailsTo(email))[0]!

describe("remembers the language of the pages of a member's last sign-in", () => {
  test.each([
    [['de-AT,en;q=0.5'], 'de-AT'],
    [['de', 'es'], 'es'],
    [['de', '*'], 'de'],
    [['de', 'tlh'], 'de'],
    [['tlh'], undefined],
  ] satisfies [string[], string | undefined][])('%o: %s', async (languages, language) => {
    expect((await arrive(...languages)).language).toBe(language)
  })
})

describe('emails caused by the owner', () => {
  test('invite a member in their language', async () => {
    const { memberId, email } = await arrive('de')
    await invite(memberId)
    expect((await newest(email)).subject).toBe(de.signIn.invitationSubject('Test shop'))
  })

  test('use a language that the owner names instead', async () => {
    const { memberId, email } = await arrive('de')
    await invite(memberId, { language: 'es' })
    expect((await newest(email)).subject).toBe(es.signIn.invitationSubject('Test shop'))
  })

  test('ask for a confirmation in the member’s language', async () => {
    const { memberId, email } = await arrive('es')
    await asOwner('POST /_api/iam/verification/v1/start', { target: 'EMAIL', identityId: memberId })
    expect((await newest(email)).text).toContain(es.signIn.addressText)
  })

  test('use the store’s language for a member without one', async () => {
    const { memberId, email } = await arrive('tlh')
    await invite(memberId)
    expect((await newest(email)).subject).toBe(en.signIn.invitationSubject('Test shop'))
  })

  test('confirm an approval in the language of the sign-up', async () => {
    const settings = (ownerApproval: string) =>
      asOwner('PATCH /vitrine/v1/site-settings', { siteSettings: { ownerApproval } })
    await settings('ON_SIGN_UP')
    const [email, token] = [newEmail(), await shop.visitorToken()]
    const body = { loginId: { email }, password: goodPassword, profile: { language: 'he' } }
    const signUp = await shop.send(`POST ${authentication}/register`, { token, body, headers: reading('*') })
    const code = /\b\d{6}\b/.exec((await newest(email)).text)![0]
    expect((await newest(email)).text).toContain(he.signIn.signUpText)
    const verify = { token, body: { stateToken: signUp.body.stateToken, code }, headers: reading('*') }
    const verified = await shop.send('POST /_api/iam/verification/v1/auth/verify', verify)
    expect(verified.body.state).toBe('REQUIRE_OWNER_APPROVAL')
    const { id } = await shop.context.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await asOwner(`POST /members/v1/members/${id}/approve`)
    await settings('OFF')
    expect((await newest(email)).subject).toBe(he.signIn.approvedSubject('Test shop'))
  })

  test('announce a gift card in the recipient’s language', async () => {
    const { email } = await arrive('de')
    await asOwner('POST /vitrine/v1/gift-cards', {
      giftCard: { initialValue: { amount: '20' }, recipientEmail: email.toUpperCase() },
    })
    expect((await newest(email)).subject).toBe(de.giftCard.subject('20,00\u00a0€', 'Test shop'))
  })
})

test('keep their language when someone signs in with a password but without the second factor', async () => {
  const { accessToken, email } = await door.signIn()
  const mailedCode = async () => /\b\d{6}\b/.exec((await newest(email)).text)![0]
  const factors = '/vitrine/v1/members/my/factors'
  const enrolling = { token: accessToken, body: { password: goodPassword, type: 'EMAIL' } }
  const { factor } = (await shop.send(`POST ${factors}`, enrolling)).body
  const activating = { token: accessToken, body: { code: await mailedCode() } }
  await shop.send(`POST ${factors}/${factor.id}/activate`, activating)
  const { stateToken } = await login(email, 'es')
  const token = await shop.visitorToken()
  const prove = (body: object = {}) =>
    shop.send(`POST ${authentication}/EMAIL/verify`, { token, body: { stateToken, ...body }, headers: reading('de') })
  const languageNow = async () =>
    (await shop.context.db.selectFrom('member').select('language').where('email', '=', email).executeTakeFirst())
      ?.language
  await prove()
  expect(await languageNow()).toBeNull()
  const { body } = await prove({ emailData: { code: await mailedCode() } })
  expect([body.state, await languageNow()]).toEqual(['SUCCESS', 'de'])
})

test('removes the language of a deleted account', async () => {
  const { memberId } = await arrive('de')
  expect((await shop.send(`DELETE /members/v1/members/${memberId}`, { token: shop.apiKey })).status).toBe(200)
  const row = await shop.context.db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst()
  expect(row).toMatchObject({ status: 'DELETED', language: null })
})
