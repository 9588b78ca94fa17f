import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../test/goods.ts'
import { atTheDoor, goodPassword } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openBrowserOf, openShopWithPages } from '../testing.ts'
import { words } from '../words/en.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let delivery: string
beforeAll(async () => {
  shop = await openShopWithPages()
  door = atTheDoor(shop)
  delivery = await addDelivery(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

/** A signed-in member's browser. */
const arrive = async () => {
  const person = await door.signIn()
  return { ...person, browser: openBrowserOf(shop, person) }
}

const buyMug = async (token: string): Promise<string> => {
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Blue mug' })
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  const path = `/ecom/v1/checkouts/${opened.body.checkoutId}`
  const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } }
  const checkout = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact, shippingInfo }
  await shop.send(`PATCH ${path}`, { token, body: { checkout } })
  const paymentToken = 'sandbox:pays'
  const { body } = await shop.send(`POST ${path}/create-order-and-charge`, { token, body: { paymentToken } })
  return String(body.orderId)
}

describe('the account requires a member', () => {
  test.each(['/hosted/account', '/hosted/account/orders', '/hosted/account/orders/detail?id=7'])(
    '%s asks visitors to sign in, then returns',
    async (path) => {
      const browser = openBrowser(shop)
      browser.cookies.set('vitrine_store', { value: shop.clientId, path: '/hosted' })
      const { status, location } = await browser.visit(path)
      expect([status, location]).toEqual([303, `/hosted/sign-in?${new URLSearchParams({ continue: path })}`])
      const { email } = await door.arrive()
      const signedIn = await browser.post(location!, { email, password: goodPassword })
      expect(signedIn.location).toBe(path)
    },
  )

  test('a form without a session changes nothing and asks to sign in', async () => {
    const { location } = await openBrowser(shop).post('/hosted/account', { intent: 'profile', firstName: 'Eve' })
    expect(location).toMatch(/^\/hosted\/sign-in\?/)
  })

  test('a made-up session is not accepted', async () => {
    const browser = openBrowser(shop)
    browser.cookies.set('vitrine_session', { value: 'x'.repeat(2000), path: '/' })
    expect((await browser.visit('/hosted/account')).location).toMatch(/^\/hosted\/sign-in\?/)
  })
})

describe('a member', () => {
  test('shows and edits the profile', async () => {
    const { browser, accessToken, email } = await arrive()
    expect((await browser.visit('/hosted/account')).html).toContain(email)
    const profile = { firstName: ' Ann ', lastName: 'Lee', nickname: 'annie' }
    const saved = await browser.post('/hosted/account', { intent: 'profile', ...profile })
    expect(saved.location).toBe('/hosted/account?saved=profile')
    const page = await browser.visit(saved.location!)
    expect(page.html).toContain(words.saved)
    expect(page.html).toContain(words.hello('Ann'))
    const { member } = (await door.memberOf(accessToken)).body
    expect(member).toMatchObject({
      contact: { firstName: 'Ann', lastName: 'Lee' },
      profile: { nickname: 'annie' },
    })
  })

  test('changes the password with the current one and signs out other devices only', async () => {
    const { browser, email, accessToken } = await arrive()
    const elsewhere = (await door.login(email)).body.sessionToken as string
    const newPassword = 'another quiet lighthouse'
    const wrong = await browser.post('/hosted/account', { intent: 'password', currentPassword: 'no', newPassword })
    expect([wrong.status, wrong.html.includes('id="password"')]).toEqual([422, true])
    expect(wrong.html).toContain(words.wrongCurrentPassword)
    expect((await door.login(email)).status).toBe(200)

    const form = { intent: 'password', currentPassword: goodPassword, newPassword }
    expect((await browser.post('/hosted/account', form)).location).toBe('/hosted/account?saved=password')
    expect((await door.login(email, newPassword)).status).toBe(200)
    expect((await door.login(email, goodPassword)).status).toBe(403)
    expect((await door.memberOf(accessToken)).body.member.loginEmail).toBe(email)
    const other = openBrowser(shop)
    other.cookies.set('vitrine_session', { value: elsewhere, path: '/' })
    expect((await other.visit('/hosted/account')).status).toBe(303)
  })

  test('reports an invalid new password', async () => {
    const { browser } = await arrive()
    const form = { intent: 'password', currentPassword: goodPassword, newPassword: 'a' }
    const { status, html } = await browser.post('/hosted/account', form)
    expect([status, html.includes(words.passwordShort(8))]).toEqual([422, true])
  })

  test('downloads the stored data and says who sees the profile', async () => {
    const { browser, accessToken, email } = await arrive()
    const order = await buyMug(accessToken)
    const file = await browser.visit('/hosted/account/data/export')
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const exported = JSON.parse(file.html)
    expect([exported.member.loginEmail, exported.orders[0].id]).toEqual([email, order])
    const saved = await browser.post('/hosted/account/data', { intent: 'privacy', privacy: 'PUBLIC' })
    expect((await browser.visit(saved.location!)).html).toContain(words.saved)
    expect((await door.memberOf(accessToken)).body.member.privacyStatus).toBe('PUBLIC')
  })

  test('deletes the account after a confirmation with the password', async () => {
    const { browser, email } = await arrive()
    expect((await browser.visit('/hosted/account/data?delete')).html).toContain(words.deleteConfirm)
    for (const [password, message] of [
      ['', words.fieldRequired],
      ['not the password', words.wrongCurrentPassword],
    ] as const) {
      const { status, html } = await browser.post('/hosted/account/data?delete', { intent: 'delete', password })
      expect([status, html.includes(message)]).toEqual([422, true])
    }
    const done = await browser.post('/hosted/account/data?delete', { intent: 'delete', password: goodPassword })
    expect(done.location).toBe('/hosted/account-deleted')
    expect((await browser.visit(done.location!)).html).toContain(words.deletedTitle)
    expect((await browser.visit('/hosted/account')).status).toBe(303)
    expect((await door.login(email, goodPassword)).status).toBe(403)
  })

  test('signing out ends the session and its tokens and clears the cookie', async () => {
    const { browser, accessToken, sessionToken } = await arrive()
    const out = await browser.post('/hosted/account/sign-out', {})
    expect([out.status, out.location]).toEqual([303, '/hosted/signed-out'])
    expect(browser.cookies.has('vitrine_session')).toBe(false)
    expect((await browser.visit('/hosted/signed-out')).html).toContain(words.signedOutTitle)
    expect((await door.memberOf(accessToken)).status).toBe(401)
    const stolen = openBrowser(shop)
    stolen.cookies.set('vitrine_session', { value: sessionToken, path: '/' })
    expect((await stolen.visit('/hosted/account')).status).toBe(303)
  })

  test('a link or a form of another page cannot sign a member out', async () => {
    const { browser } = await arrive()
    await browser.visit('/hosted/account/sign-out')
    const foreign = await browser.post('/hosted/account/sign-out', {}, { origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    expect((await browser.visit('/hosted/account')).status).toBe(200)
  })
})

describe('orders', () => {
  test('says that there are none yet', async () => {
    const { browser } = await arrive()
    expect((await browser.visit('/hosted/account/orders')).html).toContain(words.noOrders)
  })

  test('show a member items, totals and shipments', async () => {
    const { browser, accessToken } = await arrive()
    const id = await buyMug(accessToken)
    const list = await browser.visit('/hosted/account/orders')
    expect(list.html).toContain(words.orderPreparing)
    const link = `/hosted/account/orders/detail?id=${id}`
    expect(list.html).toContain(`href="${link}"`)
    const before = await browser.visit(link)
    for (const text of ['Blue mug', '42.90', words.paid, words.notShippedYet, 'Invalidenstraße 1', 'Germany'])
      expect(before.html).toContain(text)

    const trackingInfo = {
      trackingNumber: 'TRACK-77',
      shippingProvider: 'dhl',
      trackingLink: 'https://track.example/77',
    }
    const sent = await shop.send(`POST /ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
      token: `,${shop.apiKey}`,
      body: { fulfillment: { trackingInfo } },
    })
    expect(sent.status).toBe(200)
    const after = await browser.visit(link)
    for (const text of ['DHL TRACK-77', 'href="https://track.example/77"', words.orderShipped, words.shipment(1)])
      expect(after.html).toContain(text)
  })

  test('of other members look like unknown orders', async () => {
    const [ann, eve] = [await arrive(), await arrive()]
    const id = await buyMug(ann.accessToken)
    const missing = crypto.randomUUID()
    const answers = [
      await eve.browser.visit(`/hosted/account/orders/detail?id=${id}`),
      await eve.browser.visit(`/hosted/account/orders/detail?id=${missing}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    for (const { html } of answers) expect(html).toContain(words.orderNotFound)
    expect(answers[0]!.html).not.toContain('Blue mug')
    expect((await eve.browser.visit('/hosted/account/orders')).html).not.toContain(id)
  })

  test.each(['', 'abc', '../../x', "' or 1=1"])('an unknown id “%s” shows no order', async (id) => {
    const { browser } = await arrive()
    const { status } = await browser.visit(`/hosted/account/orders/detail?${new URLSearchParams({ id })}`)
    expect(status).toBe(404)
  })
})

describe('bookings, tickets and subscriptions', () => {
  const sell = async (token: string, customLineItems: object[]) => {
    const trusted = `${token},${shop.apiKey}`
    await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: trusted, body: { customLineItems } })
    const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', {
      token,
      body: { channelType: 'WEB' },
    })
    const path = `/ecom/v1/checkouts/${opened.body.checkoutId}`
    const checkout = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact }
    await shop.send(`PATCH ${path}`, { token, body: { checkout } })
    const { body } = await shop.send(`POST ${path}/create-order-and-charge`, {
      token,
      body: { paymentToken: 'sandbox:pays' },
    })
    return String(body.orderId)
  }
  const lesson = (name: string, scheduledDate: string) => ({
    productName: { original: name },
    price: '40',
    itemType: { preset: 'SERVICE' },
    serviceProperties: { scheduledDate, numberOfParticipants: 2 },
  })

  test('bookings are listed by date, upcoming first, with links to their orders', async () => {
    const { browser, accessToken } = await arrive()
    const empty = await browser.visit('/hosted/account/bookings')
    expect(empty.html).toContain(words.noHoldings.bookings)
    const id = await sell(accessToken, [
      lesson('Glaze evening', '2099-03-01T18:00:00Z'),
      lesson('First throw', '2099-02-01T18:00:00Z'),
      lesson('Long ago', '2001-02-01T18:00:00Z'),
    ])
    const { html } = await browser.visit('/hosted/account/bookings')
    expect(['First throw', 'Glaze evening', 'Long ago'].map((name) => html.indexOf(name))).toEqual(
      ['First throw', 'Glaze evening', 'Long ago'].map((name) => html.indexOf(name)).toSorted((a, b) => a - b),
    )
    expect(html).toContain('2099-02-01T18:00:00.000Z')
    expect(html).toContain(`/hosted/account/orders/detail?id=${id}`)
    await shop.send(`POST /ecom/v1/orders/${id}/cancel`, { token: shop.apiKey, body: {} })
    expect((await browser.visit('/hosted/account/bookings')).html).toContain(words.noHoldings.bookings)
  })

  test('tickets are listed as events, not bookings', async () => {
    const { browser, accessToken } = await arrive()
    const catalogReference = { appId: '140603ad-af8d-84a5-2c80-a0f60cb47351', catalogItemId: 'fair' }
    await sell(accessToken, [{ ...lesson('Autumn fair', '2099-10-01T10:00:00Z'), catalogReference }])
    expect((await browser.visit('/hosted/account/events')).html).toContain('Autumn fair')
    expect((await browser.visit('/hosted/account/bookings')).html).not.toContain('Autumn fair')
    expect((await browser.visit('/hosted/account/subscriptions')).html).toContain(words.noHoldings.subscriptions)
  })

  test('only the server can set the link back', async () => {
    const { browser } = await arrive()
    const back = '/oauth2/return?request=abc'
    const { html } = await browser.visit(`/hosted/account/events?${new URLSearchParams({ return: back })}`)
    expect(html).toContain(back)
    const evil = await browser.visit(
      `/hosted/account/events?${new URLSearchParams({ return: 'https://evil.example' })}`,
    )
    expect(evil.html).not.toContain('evil.example"')
  })
})
