import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDelivery, addProduct, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { openBrowser, openBrowserOf, openShopWithPages } from '../../testing.ts'
import { words } from '../../words/en.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShopWithPages()
  door = atTheDoor(shop)
  await addDelivery(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

/** A signed-in member's browser, without scripts. */
const arrive = async () => {
  const person = await door.signIn()
  const member = async () => (await door.memberOf(person.accessToken)).body.member
  return { ...person, browser: openBrowserOf(shop, person), member }
}

const book = '/hosted/account/addresses'
const berlin = { country: 'DE', addressLine: 'Ring 1', postalCode: '10115', city: 'Berlin' }

describe('a member’s addresses', () => {
  const addTo = (browser: ReturnType<typeof openBrowser>, address: Record<string, string>) =>
    browser.post(book, { intent: 'save', ...address })
  const idsIn = async (token: string): Promise<string[]> =>
    (await shop.send('GET /vitrine/v1/members/my/addresses', { token })).body.addresses.map(
      ({ id }: { id: string }) => id,
    )

  test('can be added, edited, made the default and deleted after a confirmation', async () => {
    const { browser, accessToken } = await arrive()
    const empty = await browser.visit(book)
    expect(empty.html).toContain(words.addressesNone)
    expect((await browser.visit(`${book}?new`)).html).toContain(words.addressNew)

    const saved = await addTo(browser, { ...berlin, tag: 'HOME' })
    expect(saved.location).toBe(`${book}?done=saved`)
    const first = await browser.visit(saved.location!)
    for (const text of [words.addressSaved, 'Ring 1', '10115 Berlin', 'Germany', words.labels.HOME])
      expect(first.html).toContain(text)
    await addTo(browser, { ...berlin, addressLine: 'Markt 2', tag: 'WORK' })

    const [home, work] = await idsIn(accessToken)
    const form = await browser.visit(`${book}?edit=${work}`)
    expect(form.html).toContain('value="Markt 2"')
    expect(form.html).toMatch(/<option value="WORK" selected/)
    await addTo(browser, { id: work!, ...berlin, addressLine: 'Markt 3', tag: 'BILLING' })
    expect((await browser.visit(book)).html).toContain('Markt 3')

    const moved = await browser.post(book, { intent: 'first', id: work! })
    expect((await browser.visit(moved.location!)).html).toContain(words.addressIsDefault)
    expect(await idsIn(accessToken)).toEqual([work, home])

    expect((await browser.visit(`${book}?delete=${home}`)).html).toContain(words.addressDeleteTitle)
    const deleted = await browser.post(book, { intent: 'delete', id: home! })
    expect((await browser.visit(deleted.location!)).html).toContain(words.addressDeleted)
    expect(await idsIn(accessToken)).toEqual([work])
  })

  test('show errors at their fields and keep the typed values', async () => {
    const { browser, accessToken } = await arrive()
    const refused = await addTo(browser, { ...berlin, city: '  ', tag: 'WORK' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(`${words.city}: ${words.fieldRequired}`)
    expect(refused.html).toContain('href="#city"')
    expect(refused.html).toContain('value="Ring 1"')
    expect(refused.html).toMatch(/<option value="WORK" selected/)
    const long = await addTo(browser, { ...berlin, postalCode: 'x'.repeat(60) })
    expect([long.status, long.html.includes(`${words.postalCode}: ${words.tooLong}`)]).toEqual([422, true])
    const odd = await addTo(browser, { ...berlin, country: 'XX' })
    expect(odd.status).toBe(422)
    expect(await idsIn(accessToken)).toEqual([])
  })

  test('warn about a postal code in an unusual format until it is confirmed', async () => {
    const { browser, accessToken } = await arrive()
    const odd = { ...berlin, postalCode: '123' }
    const doubted = await addTo(browser, odd)
    expect(doubted.status).toBe(422)
    expect(doubted.html).toContain(words.doubtfulPostalCode('Germany'))
    expect(doubted.html).toMatch(/<input type="checkbox"[^>]*name="confirmedCode"[^>]*value="DE 123"/)
    // Confirming one code does not confirm another.
    expect((await addTo(browser, { ...odd, postalCode: '124', confirmedCode: 'DE 123' })).status).toBe(422)
    expect(await idsIn(accessToken)).toEqual([])

    expect((await addTo(browser, { ...odd, confirmedCode: 'DE 123' })).location).toContain('done=saved')
    const [id] = await idsIn(accessToken)
    expect((await browser.visit(`${book}?edit=${id}`)).html).toMatch(
      /<input[^>]*checked=""[^>]*name="confirmedCode"|name="confirmedCode"[^>]*checked=""/,
    )
  })

  test('are stored in their country’s usual format', async () => {
    const { browser } = await arrive()
    await addTo(browser, { ...berlin, postalCode: 'D-10115', subdivision: 'Bavaria' })
    expect((await browser.visit(book)).html).toMatch(/10115 Berlin.*Bayern/s)
  })

  test('are private: addresses of other members cannot be edited', async () => {
    const [ann, eve] = [await arrive(), await arrive()]
    await addTo(ann.browser, berlin)
    const [id] = await idsIn(ann.accessToken)
    expect((await eve.browser.visit(`${book}?edit=${id}`)).html).not.toContain('Ring 1')
    for (const form of [
      { intent: 'save', id: id!, ...berlin, city: 'Eveville' },
      { intent: 'first', id: id! },
      { intent: 'delete', id: id! },
      { intent: 'delete', id: 'made up' },
    ]) {
      const { status, html } = await eve.browser.post(book, form)
      expect([status, html.includes(words.addressNotFound)]).toEqual([410, true])
    }
    expect((await ann.browser.visit(book)).html).toContain('Berlin')
  })

  test('are offered at checkout and fill its form', async () => {
    const { browser, accessToken, email } = await arrive()
    await browser.post('/hosted/account', { intent: 'profile', firstName: 'Ann', lastName: 'Lee', nickname: '' })
    await addTo(browser, berlin)
    await addTo(browser, { ...berlin, addressLine: 'Markt 2' })
    const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Blue mug' })
    const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
    await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: accessToken, body: { lineItems } })
    const { body } = await shop.send('POST /ecom/v1/carts/current/create-checkout', {
      token: accessToken,
      body: { channelType: 'WEB' },
    })
    const opened = await shop.send('POST /_api/redirects-api/v1/redirect-session', {
      token: accessToken,
      body: { ecomCheckout: { checkoutId: body.checkoutId } },
    })
    const { pathname, search } = new URL(opened.body.redirectSession.fullUrl)
    const page = await browser.visit(pathname + search)
    expect(page.html).toContain(words.savedAddresses)
    for (const known of ['Ring 1', email, 'Ann']) expect(page.html).toContain(`value="${known}"`)
    const [, other] = await idsIn(accessToken)
    expect(page.html).toMatch(new RegExp(`<button[^>]*value="${other}"`))
    const stranger = await openBrowser(shop).visit(pathname + search)
    expect(stranger.status).toBe(200)
    for (const own of ['Ring 1', 'Markt 2', email, 'Ann', words.savedAddresses])
      expect(stranger.html).not.toContain(own)

    const filled = await browser.post(pathname + search, { savedAddress: other!, email: 'ann@work.test' })
    expect(filled.html).toContain('value="Markt 2"')
    // Other typed values remain.
    expect(filled.html).toContain('value="ann@work.test"')
  })
})

describe('additional emails and phone numbers', () => {
  const contact = '/hosted/account/contact'

  test('are added with a tag and removed after a confirmation; the sign-in email stays', async () => {
    const { browser, email, member } = await arrive()
    const first = await browser.visit(contact)
    expect(first.html).toContain(email)
    expect(first.html).toContain(words.phonesNone)
    await browser.post(contact, { intent: 'email', email: 'ann+shop@work.test', tag: 'WORK' })
    const added = await browser.post(contact, { intent: 'phone', phone: '+49 30 1234567', tag: 'MOBILE' })
    const page = await browser.visit(added.location!)
    for (const text of [
      words.contactSaved,
      'ann+shop@work.test',
      words.labels.WORK,
      '+49 30 1234567',
      words.labels.MOBILE,
    ])
      expect(page.html).toContain(text)

    const question = await browser.visit(`${contact}?${new URLSearchParams({ email: 'ann+shop@work.test' })}`)
    expect(question.html).toContain(words.removeTitle('ann+shop@work.test'))
    expect((await browser.visit(`${contact}?${new URLSearchParams({ email })}`)).html).not.toContain(words.cancel)
    await browser.post(contact, { intent: 'remove', email })
    const removed = await browser.post(contact, { intent: 'remove', email: 'ann+shop@work.test' })
    expect((await browser.visit(removed.location!)).html).toContain(words.contactSaved)
    expect(await member()).toMatchObject({ loginEmail: email, contact: { emails: [], phones: ['+49 30 1234567'] } })
  })

  test('show errors and keep the typed values', async () => {
    const { browser, email } = await arrive()
    for (const [form, message] of [
      [{ intent: 'email', email: '' }, words.fieldRequired],
      [{ intent: 'email', email: 'nobody' }, words.wrongEmail],
      [{ intent: 'email', email }, words.emailUsedToSignIn],
      [{ intent: 'phone', phone: 'call me' }, words.wrongPhone],
    ] as const) {
      const { status, html } = await browser.post(contact, form)
      expect([status, html.includes(message)]).toEqual([422, true])
    }
    const { html } = await browser.post(contact, { intent: 'phone', phone: 'call me' })
    expect(html).toContain('value="call me"')
  })
})

describe('custom fields of the shop', () => {
  const settings = (siteSettings: object) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })
  beforeEach(async () => {
    const memberFields = [
      { key: 'size', label: 'Shoe size', type: 'NUMBER', onSignUp: true },
      { key: 'since', label: 'Runner since', type: 'DATE' },
      { key: 'club', label: 'Club', type: 'TEXT' },
    ]
    await settings({ memberFields })
  })

  test('are edited in the profile and can be emptied', async () => {
    const { browser, member } = await arrive()
    const form = { intent: 'profile', firstName: 'Ann', lastName: '', nickname: '' }
    const withFields = { ...form, 'field.size': '42,5', 'field.since': '2020-02-29', 'field.club': 'Owls' }
    await browser.post('/hosted/account', withFields)
    const { html } = await browser.visit('/hosted/account')
    for (const shown of ['Shoe size', 'value="42.5"', 'value="2020-02-29"', 'value="Owls"'])
      expect(html).toContain(shown)
    expect((await member()).contact.customFields).toEqual({
      size: { name: 'size', value: 42.5 },
      since: { name: 'since', value: '2020-02-29T00:00:00.000Z' },
      club: { name: 'club', value: 'Owls' },
    })
    await browser.post('/hosted/account', { ...form, 'field.size': '', 'field.since': '2020-02-29' })
    expect(Object.keys((await member()).contact.customFields)).toEqual(['club', 'since'])
  })

  test('show errors for invalid values', async () => {
    const { browser, member } = await arrive()
    const wrong = { intent: 'profile', 'field.size': 'large', 'field.since': '2021-02-29' }
    const { status, html } = await browser.post('/hosted/account', wrong)
    expect(status).toBe(422)
    expect(html).toContain(`Shoe size: ${words.wrongNumber}`)
    expect(html).toContain(`Runner since: ${words.wrongDate}`)
    expect(html).toContain('href="#field.size"')
    expect((await member()).contact.customFields).toBeUndefined()
  })

  test('are part of the sign-up if the owner wants it', async () => {
    await settings({ emailVerification: 'OFF' })
    const browser = openBrowser(shop)
    browser.cookies.set('vitrine_store', { value: shop.clientId, path: '/hosted' })
    const { html } = await browser.visit('/hosted/sign-up')
    expect(html).toContain('Shoe size')
    expect(html).not.toContain('>Runner since<')
    const form = { firstName: 'Ann', email: newEmail(), password: goodPassword }
    const refused = await browser.post('/hosted/sign-up', { ...form, 'field.size': 'large' })
    expect([refused.status, refused.html.includes(words.wrongNumber)]).toEqual([422, true])
    await browser.post('/hosted/sign-up', { ...form, 'field.size': '38' })
    expect((await browser.visit('/hosted/account')).html).toContain('value="38"')
    await settings({ emailVerification: 'ON_SIGN_UP' })
  })
})
