import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { words as deWords } from '../../ground/words/de.ts'
import { words as enWords } from '../../ground/words/en.ts'
import { words as esWords } from '../../ground/words/es.ts'
import { words as heWords } from '../../ground/words/he.ts'

const [de, en, es, he] = [deWords.signIn, enWords.signIn, esWords.signIn, heWords.signIn]

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const reading = (language: string) => ({ 'accept-language': language })
const ownLanguage = (language: string) =>
  shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { language } } })

const signUp = async (headers: Record<string, string>, email = newEmail()) => {
  const body = { loginId: { email }, password: goodPassword }
  const token = await shop.visitorToken()
  const answer = await shop.send('POST /_api/iam/authentication/v2/register', { token, body, headers })
  expect(answer.status).toBe(200)
  return { email, stateToken: String(answer.body.stateToken) }
}
const newest = async (email: string) => (await door.emailsTo(email))[0]!

describe('emails about signing in', () => {
  test.each([
    ['de-AT,en;q=0.5', de, '<html lang="de" dir="ltr">'],
    ['es-MX', es, '<html lang="es" dir="ltr">'],
    ['he', he, '<html lang="he" dir="rtl">'],
    ['tlh', en, '<html lang="en" dir="ltr">'],
  ])('are written for a browser in %s', async (language, words, html) => {
    const { email } = await signUp(reading(language))
    const message = await newest(email)
    const code = /\b\d{6}\b/.exec(message.text)![0]
    expect(message.subject).toBe(words.codeSubject(code, 'Test shop'))
    for (const text of [words.confirmTitle, words.signUpText, words.ignore]) expect(message.text).toContain(text)
    expect(message.html).toContain(html)
    expect(message.html).toContain(`<span dir="ltr">${code}</span>`)
  })

  test('use the store’s language if the request has none', async () => {
    await ownLanguage('de-CH')
    const { email } = await signUp({})
    expect((await newest(email)).text).toContain(de.signUpText)
    await ownLanguage('en')
  })

  test("use the language that a storefront requests, not its server's", async () => {
    const { email } = await door.arrive()
    await shop.send('POST /_api/iam/recovery/v1/send-email', {
      token: await shop.visitorToken(),
      body: { email, language: 'es' },
      headers: reading('de'),
    })
    expect((await newest(email)).subject).toBe(es.recoverySubject('Test shop'))
  })

  test('use the same language when they are sent again', async () => {
    const { email, stateToken } = await signUp(reading('he'))
    await shop.send('POST /_api/iam/verification/v1/auth/resend', {
      token: await shop.visitorToken(),
      body: { stateToken },
      headers: reading('he'),
    })
    const messages = await door.emailsTo(email)
    expect(messages.map(({ text }) => text.includes(he.signUpText))).toEqual([true, true])
  })

  test('do not use the owner’s language when the owner acts on a member', async () => {
    const { memberId, email } = await door.arrive()
    const body = { identityId: memberId, emailOptions: { language: 'de' } }
    const path = 'POST /_api/iam/recovery/v1/activation-email'
    await shop.send(path, { token: shop.apiKey, body, headers: reading('he') })
    expect((await newest(email)).text).toContain(de.invitationText)
    await shop.send(path, { token: shop.apiKey, body: { identityId: memberId }, headers: reading('he') })
    expect((await newest(email)).text).toContain(en.invitationText)
  })

  test('use their own language each when many are requested at once', async () => {
    const languages = Array.from({ length: 12 }, (_, index) => [de, es, he, en][index % 4]!)
    const codes = new Map<typeof en, string>([
      [de, 'de'],
      [es, 'es'],
      [he, 'he'],
      [en, 'en'],
    ])
    const sent = await Promise.all(languages.map((words) => signUp(reading(codes.get(words)!))))
    const messages = await Promise.all(sent.map(({ email }) => newest(email)))
    for (const [index, { text }] of messages.entries())
      expect([de, es, he, en].filter((words) => text.includes(words.signUpText))).toEqual([languages[index]])
  })
})
