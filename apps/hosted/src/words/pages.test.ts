import { languages, type Language } from '@vitrine/domain/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../test/goods.ts'
import { atTheDoor, goodPassword, newEmail, newPkce } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'
import { pickedField, wordsOf } from './languages.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShopWithPages()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const all = Object.keys(languages) as Language[]
const signIn = () => `/hosted/sign-in?${new URLSearchParams({ clientId: shop.clientId })}`
const accepting = (language: string) => ({ 'accept-language': language })
const headOf = (html: string): string => /<html[^>]*>/.exec(html)![0].replace(' suppressHydrationWarning=""', '')
const languageOf = (html: string): string => / lang="([^"]*)"/.exec(headOf(html))![1]!
/** Escapes a text for HTML. */
const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
const pick = (browser: ReturnType<typeof openBrowser>, language: string, path = signIn()) =>
  browser.post(path, { [pickedField]: language })

test.each(all)('the sign-in pages follow a browser that prefers %s, including the text direction', async (language) => {
  const words = await wordsOf(language)
  const headings = {
    'sign-in': words.signInHint('Test shop'),
    'sign-up': words.signUpHint('Test shop'),
    forgot: words.forgotHint,
    reset: words.linkExpiredHint,
    verify: words.codeExpiredHint,
    factor: words.factorExpiredHint,
    'approval-pending': words.approvalHint,
    'signed-out': words.signedOutHint,
    'account-deleted': words.deletedHint,
    nowhere: words.notFoundHint,
  }
  for (const [page, sentence] of Object.entries(headings)) {
    const { html } = await openBrowser(shop).visit(`/hosted/${page}?clientId=${shop.clientId}`, accepting(language))
    expect([page, headOf(html)]).toEqual([page, `<html lang="${language}" dir="${languages[language].direction}">`])
    expect([page, html.includes(inHtml(sentence))]).toEqual([page, true])
  }
})

describe('a visitor who picks a language', () => {
  test('stays on the page and keeps the language, whatever the browser prefers', async () => {
    const browser = openBrowser(shop)
    const { status, location, headers } = await pick(browser, 'he')
    expect([status, location]).toEqual([303, signIn()])
    expect(headers.getSetCookie()).toEqual(['vitrine_language=he; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax'])
    for (const path of [signIn(), '/hosted/sign-up', '/hosted/nowhere'])
      expect(languageOf((await browser.visit(path, accepting('de'))).html)).toBe('he')
    await pick(browser, 'es')
    expect(languageOf((await browser.visit(signIn(), accepting('de'))).html)).toBe('es')
  })

  test('finds all languages on every page, by native name, with the current one marked', async () => {
    const { html } = await openBrowser(shop).visit(signIn(), accepting('de'))
    for (const { name } of Object.values(languages)) expect(html).toContain(`>${name}</button>`)
    expect(/<button[^>]*aria-current="true"[^>]*>([^<]*)/.exec(html)![1]).toBe('Deutsch')
  })

  test.each(['tlh', '', 'constructor', 'de; Path=/', '<b>'])('cannot pick “%s”', async (language) => {
    const { headers } = await pick(openBrowser(shop), language)
    expect(headers.getSetCookie().join()).not.toContain('vitrine_language')
  })

  test('picks it only on these pages: no cross-site form can', async () => {
    const form = { [pickedField]: 'he' }
    const { status, headers } = await openBrowser(shop).post(signIn(), form, { origin: 'https://evil.test' })
    expect([status, headers.getSetCookie()]).toEqual([403, []])
  })

  test('keeps the sign-in in progress and submits no form', async () => {
    const { sessionToken } = await door.signIn()
    const browser = openBrowser(shop)
    browser.cookies.set('vitrine_session', { value: sessionToken, path: '/' })
    const path = '/hosted/account/data?delete'
    expect((await pick(browser, 'de', path)).location).toBe(path)
    expect((await browser.visit(path)).html).toContain((await wordsOf('de')).deleteConfirm)
  })
})

describe('a storefront requests a language', () => {
  test('in its redirect session, for all pages of the visit, until the visitor picks another', async () => {
    const { body } = await shop.send('POST /_api/redirects-api/v1/redirect-session', {
      token: await shop.visitorToken(),
      body: { login: {}, preferences: { additionalQueryParameters: { lang: 'es' } } },
    })
    const { pathname, search } = new URL(body.redirectSession.fullUrl)
    const browser = openBrowser(shop)
    const first = await browser.visit(pathname + search, accepting('de'))
    expect(languageOf(first.html)).toBe('es')
    expect(languageOf((await browser.visit('/hosted/sign-up', accepting('de'))).html)).toBe('es')
    await pick(browser, 'he')
    expect(languageOf((await browser.visit(pathname + search, accepting('de'))).html)).toBe('he')
  })

  test('as standard clients do, with ui_locales', async () => {
    const browser = openBrowser(shop)
    const { pathname, search } = new URL(door.authorizeAddress(newPkce(), { ui_locales: 'de-AT fr' }))
    const { location } = await browser.visit(pathname + search)
    expect(languageOf((await browser.visit(location!, accepting('es'))).html)).toBe('de')
  })

  test.each(['../../x', 'de;x', '%0d%0aset-cookie:a=b', 'x'.repeat(500)])('“%s” is not a language', async (lang) => {
    const { html, headers } = await openBrowser(shop).visit(`${signIn()}&lang=${lang}`)
    expect([languageOf(html), headers.getSetCookie()]).toEqual(['en', []])
  })
})

test('falls back to the store’s language', async () => {
  const setLanguage = (language: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { language } } })
  await setLanguage('de-CH')
  expect(languageOf((await openBrowser(shop).visit(signIn(), accepting('tlh'))).html)).toBe('de')
  expect(languageOf((await openBrowser(shop).visit(signIn(), accepting('es'))).html)).toBe('es')
  await setLanguage('en')
})

test('concurrent requests never mix languages', async () => {
  const sentences = new Map(
    await Promise.all(
      all.map(async (language) => [language, (await wordsOf(language)).signInHint('Test shop')] as const),
    ),
  )
  const sample = Array.from({ length: 60 }, (_, index) => all[(index * 7) % all.length]!)
  const answers = await Promise.all(
    sample.map(async (language, index) => {
      const wrong = { email: 'nobody@people.test', password: '' }
      const browser = openBrowser(shop)
      return index % 3 === 0
        ? browser.post(signIn(), wrong, accepting(language))
        : browser.visit(signIn(), accepting(language))
    }),
  )
  for (const [index, { html }] of answers.entries()) {
    const language = sample[index]!
    expect(languageOf(html)).toBe(language)
    const spoken = all.filter((one) => html.includes(sentences.get(one)!))
    expect(spoken).toEqual([language])
  }
})

describe('errors are in the reader’s language', () => {
  test.each(['de', 'es', 'he'] as const)(
    'a wrong password, a missing field and a short password: in %s',
    async (language) => {
      const words = await wordsOf(language)
      const { email } = await door.arrive()
      const browser = openBrowser(shop)
      const answerTo = async (page: string, form: Record<string, string>) =>
        (await browser.post(`/hosted/${page}?clientId=${shop.clientId}`, form, accepting(language))).html
      expect(await answerTo('sign-in', { email, password: 'not this one' })).toContain(words.wrongPassword)
      expect(await answerTo('sign-in', { email: '', password: '' })).toContain(words.fieldRequired)
      expect(await answerTo('sign-up', { email: 'x@people.test', password: 'abc' })).toContain(words.passwordShort(8))
      expect(await answerTo('forgot', { email: 'nonsense' })).toContain(words.wrongEmail)
    },
  )

  test('an unknown page and an expired checkout link', async () => {
    const words = await wordsOf('he')
    const { html } = await openBrowser(shop).visit('/hosted/checkout?token=abc', accepting('he'))
    expect(html).toContain(words.checkoutExpired)
  })
})

const addMug = (stock?: number) =>
  addProduct(shop.context.db, shop.siteId, { name: 'Blue mug', ...(stock !== undefined && { stock }) })
type Mug = Awaited<ReturnType<typeof addMug>>

const checkOut = async (token: string, mug: Mug, quantity = 2): Promise<string> => {
  const lineItems = [{ catalogReference: referenceTo(mug), quantity }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  return String(opened.body.checkoutId)
}

/** A checkout of two mugs, opened by its link. */
const openCheckout = async (mug?: Mug): Promise<string> => {
  const token = await shop.visitorToken()
  await addDelivery(shop.context.db, shop.siteId)
  const checkoutId = await checkOut(token, mug ?? (await addMug(5)))
  const { body } = await shop.send('POST /_api/redirects-api/v1/redirect-session', {
    token,
    body: { ecomCheckout: { checkoutId } },
  })
  const { pathname, search } = new URL(body.redirectSession.fullUrl)
  return pathname + search
}

const buy = async (token: string, mug: Mug, quantity?: number): Promise<string> => {
  const delivery = await addDelivery(shop.context.db, shop.siteId)
  const path = `/ecom/v1/checkouts/${await checkOut(token, mug, quantity)}`
  const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } }
  const checkout = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact, shippingInfo }
  await shop.send(`PATCH ${path}`, { token, body: { checkout } })
  const paid = await shop.send(`POST ${path}/create-order-and-charge`, {
    token,
    body: { paymentToken: 'sandbox:pays' },
  })
  return String(paid.body.orderId)
}

describe('a checkout', () => {
  test('formats prices and countries for the reader’s locale', async () => {
    const path = await openCheckout()
    const shown = async (language: string) => (await openBrowser(shop).visit(path, accepting(language))).html
    expect(await shown('de')).toMatch(/38,00\s€/)
    expect(await shown('de')).toContain('>Deutschland</option>')
    expect(await shown('en')).toContain('€38.00')
    expect(await shown('es')).toContain('>Alemania</option>')
    expect(await shown('he')).toContain('>גרמניה</option>')
  })

  test('reports sold-out items in German', async () => {
    const words = await wordsOf('de')
    const mug = await addMug(3)
    const path = await openCheckout(mug)
    const problem = async () => (await openBrowser(shop).visit(path, accepting('de'))).html
    await buy(await shop.visitorToken(), mug, 2)
    expect(await problem()).toContain(words.onlyLeft(1, 'Blue mug'))
    await buy(await shop.visitorToken(), mug, 1)
    expect(await problem()).toContain(words.unavailable('Blue mug'))
  })

  test('reports missing fields in German', async () => {
    const words = await wordsOf('de')
    const form = { intent: 'contact', email: 'nonsense', firstName: '' }
    const { html } = await openBrowser(shop).post(await openCheckout(), form, accepting('de'))
    for (const sentence of [words.wrongEmail, words.fieldRequired, words.ui.errorsTitle])
      expect(html).toContain(sentence)
  })
})

test('orders show localized dates and amounts', async () => {
  const { sessionToken, accessToken } = await door.signIn()
  const orderId = await buy(accessToken, await addMug())
  const browser = openBrowser(shop)
  browser.cookies.set('vitrine_session', { value: sessionToken, path: '/' })
  const { html } = await browser.visit(`/hosted/account/orders/detail?id=${orderId}`, accepting('de'))
  const words = await wordsOf('de')
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(shop.now())
  for (const text of [words.orderPreparing, words.paid, 'Deutschland', day]) expect(html).toContain(text)
  expect(html).toMatch(/\d+,\d{2}\s€/)
})

test('the right password signs in, whatever the language', async () => {
  const { email } = await door.arrive()
  const { location } = await openBrowser(shop).post(signIn(), { email, password: goodPassword }, accepting('he'))
  expect(location).toBe('/hosted/account')
})

test('the sign-up email is in the language picked on its page', async () => {
  const browser = openBrowser(shop)
  const [path, email] = [`/hosted/sign-up?clientId=${shop.clientId}`, newEmail()]
  await pick(browser, 'he', path)
  await browser.post(path, { email, password: goodPassword }, accepting('de'))
  const [letter] = await door.emailsTo(email)
  expect(letter!.html).toContain('<html lang="he" dir="rtl">')
})

test('an invalid language cookie is ignored', async () => {
  for (const value of ['é', '"', '%0d%0ax: y', 'x'.repeat(3000)]) {
    const browser = openBrowser(shop)
    browser.cookies.set('vitrine_language', { value: encodeURIComponent(value), path: '/' })
    browser.cookies.set('vitrine_asked_language', { value: encodeURIComponent(value), path: '/' })
    const { status, html } = await browser.visit(signIn(), accepting('de'))
    expect([status, languageOf(html)]).toEqual([200, 'de'])
  }
})

test('default names of verification methods are translated', async () => {
  const { sessionToken, accessToken } = await door.signIn()
  const body = { type: 'PUSH', password: goodPassword }
  const begun = await shop.send('POST /vitrine/v1/members/my/factors', { token: accessToken, body })
  await shop.send(`POST /vitrine/v1/members/my/factors/${begun.body.factor.id}/activate`, {
    token: accessToken,
    body: {},
  })
  const browser = openBrowser(shop)
  browser.cookies.set('vitrine_session', { value: sessionToken, path: '/' })
  const { html } = await browser.visit('/hosted/account/security', accepting('de'))
  const words = await wordsOf('de')
  expect(html).toContain(
    words.factorAdded(new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' }).format(shop.now())),
  )
  expect(html).toContain(words.methodPush)
  expect(html).not.toContain(begun.body.factor.label)
})
