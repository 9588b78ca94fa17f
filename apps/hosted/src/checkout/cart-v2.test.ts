import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo } from '../../../../test/goods.ts'
import { atTheDoor } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openBrowserOf, openShopWithPages, pageCalls } from '../testing.ts'

let shop: Shop
let delivery: string
beforeAll(async () => {
  shop = await openShopWithPages()
  const { db } = shop.context
  delivery = await addDelivery(db, shop.siteId)
  await addDelivery(db, shop.siteId, { title: 'By bicycle' })
  await addTestCoupon(db, shop.siteId)
  await addTestCoupon(db, shop.siteId, { code: 'HALF', effect: { type: 'PERCENT_OFF', percent: '50' } })
  const checkoutFields = {
    subscriptionCheckbox: { visible: true },
    questions: [{ title: 'Engraving' }],
    giftCardRedeemEnabled: true,
  }
  const body = { checkoutSettings: { checkoutFields } }
  await shop.send('PATCH /ecom/v1/checkout-settings', { token: shop.apiKey, body })
})
afterAll(() => shop.close())
beforeEach(() => {
  pageCalls.length = 0
})

const contact = {
  intent: 'contact',
  email: buyer.email,
  firstName: 'Ann',
  lastName: 'Lee',
  company: 'Ann & Co.',
  country: 'DE',
  addressLine: 'Invalidenstraße 1',
  city: 'Berlin',
  postalCode: '10115',
  'question-0': 'For Ann',
  newsShown: 'on',
  news: 'on',
}
const card = { intent: 'pay', cardNumber: '4242 4242 4242 4242', expiry: '04 / 35', securityCode: '123' }
const pricesIn = (html: string): string => /name="prices" value="([^"]*)"/.exec(html)?.[1] ?? ''

/** A storefront's cart with a mug, at its checkout page. */
const arrive = async (token: string, browser = openBrowser(shop)) => {
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 1000, stock: 50 })
  const items = { catalogItems: [{ catalogReference: referenceTo(mug), quantity: 1 }] }
  const { cart } = (await shop.send('POST /ecom/v2/carts/current', { token, body: items })).body
  const url = (await shop.send(`POST /ecom/v2/carts/${cart.id}/get-checkout-url`, { token, body: {} })).body.checkoutUrl
  const path = url.slice(new URL(url).origin.length)
  const addFrom = (tab: object) => shop.send(`POST /ecom/v2/carts/${cart.id}/add-line-items`, { token, body: tab })
  return {
    addAnother: async () => addFrom(items),
    read: async () => (await shop.send(`GET /ecom/v2/carts/${cart.id}`, { token })).body.cart,
    orderOf: async (location: string | undefined) => {
      const id = new URL(location!, shop.url).searchParams.get('orderId')
      return (await shop.send(`GET /ecom/v1/orders/${id}`, { token: shop.apiKey })).body.order
    },
    see: () => browser.visit(path),
    post: (form: Record<string, string>) => browser.post(path, form),
  }
}

test('saves everything to the cart of the storefront, and clears what the buyer removes', async () => {
  const { post, read } = await arrive(await shop.visitorToken())
  await post({ ...contact, note: 'Ring twice' })
  const billingContact = { firstName: 'Ann', lastName: 'Lee', company: 'Ann & Co.' }
  expect(await read()).toMatchObject({
    note: 'Ring twice',
    customerInfo: { email: buyer.email, ...billingContact },
    deliveryInfo: { address: { city: 'Berlin' }, method: { code: delivery } },
    paymentInfo: { billingAddress: { city: 'Berlin' }, billingContact },
    customFields: [{ title: 'Engraving', value: 'For Ann' }],
    marketingConsent: { email: true, sms: false },
  })
  await post({ ...contact, company: '', note: '' })
  const { customerInfo, paymentInfo, note } = await read()
  expect([customerInfo.company, paymentInfo.billingContact.company, note]).toEqual([undefined, undefined, ''])
})

test('an item added in another tab is shown with the new total before anything is charged', async () => {
  const { post, see, read, addAnother, orderOf } = await arrive(await shop.visitorToken())
  await post(contact)
  const seen = pricesIn((await see()).html)
  await addAnother()
  const refused = await post({ ...contact, ...card, prices: seen })
  expect([refused.status, (await read()).orderPlaced]).toEqual([422, false])
  expect(refused.html).toContain('A price changed while you were checking out')
  expect(refused.html).toContain('Pay €24.90')
  const { location } = await post({ ...contact, ...card, prices: pricesIn(refused.html) })
  expect((await orderOf(location)).priceSummary.total.amount).toBe('24.90')
})

test('two tabs that pay at once, and one that comes late, show the same order', async () => {
  const { post, see, orderOf } = await arrive(await shop.visitorToken())
  await post(contact)
  const form = { ...contact, ...card, prices: pricesIn((await see()).html) }
  const answers = await Promise.all([post(form), post(form), post({ ...contact, city: 'Bonn' })])
  const orders = await Promise.all(
    [...answers.slice(0, 2), await post(form), await see()].map(({ location }) => orderOf(location)),
  )
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(orders[0].paymentStatus).toBe('PAID')
})

test('a code replaces one that another tab has applied, and the same code applies once', async () => {
  const { post, read } = await arrive(await shop.visitorToken())
  const apply = (couponCode: string) => post({ code: 'coupon', couponCode })
  const codes = async () => (await read()).coupons.map(({ code }: { code: string }) => code)
  await apply('welcome10')
  expect([(await apply('HALF')).status, await codes()]).toEqual([200, ['HALF']])
  expect([(await apply('half')).status, await codes()]).toEqual([200, ['HALF']])
  expect([(await apply('no-such-code')).status, await codes()]).toEqual([422, ['HALF']])
  // Removed in one tab, and then in the other.
  const removals = [await post({ code: 'remove-coupon' }), await post({ code: 'remove-coupon' })]
  expect(removals.map(({ status }) => status)).toEqual([200, 200])
  expect(await codes()).toEqual([])

  const createCard = async () => {
    const body = { giftCard: { initialValue: { amount: '5' } } }
    return String((await shop.send('POST /vitrine/v1/gift-cards', { token: shop.apiKey, body })).body.code)
  }
  const [one, other] = [await createCard(), await createCard()]
  const redeem = (giftCardCode: string) => post({ code: 'gift-card', giftCardCode })
  // Codes are typed as they are read: in groups, in small letters.
  await redeem(one.toLowerCase().replaceAll('-', ' - '))
  expect((await read()).paymentInfo.giftCards[0].obfuscatedCode).toContain(one.slice(-4))
  expect((await redeem(other)).status).toBe(200)
  expect((await read()).paymentInfo.giftCards[0].obfuscatedCode).toContain(other.slice(-4))
  expect((await redeem('short')).html).toContain('This gift card code isn’t valid.')
  await post({ code: 'remove-gift-card' })
  expect((await read()).paymentInfo.giftCards).toEqual([])
})

test('a page reads the cart once, and makes few calls', async () => {
  const countOf = async (page: Promise<{ status: number }>): Promise<number> => {
    pageCalls.length = 0
    expect((await page).status).toBeLessThan(400)
    return pageCalls.length
  }
  const guest = await arrive(await shop.visitorToken())
  expect(await countOf(guest.see())).toBe(6)
  expect(pageCalls.filter((one) => /\/(carts|checkouts)\/[\da-f-]+$/.test(one))).toHaveLength(1)
  expect([await countOf(guest.post(contact)), await countOf(guest.post({ ...contact, city: 'Bonn' }))]).toEqual([7, 6])
  const person = await atTheDoor(shop).signIn()
  const member = await arrive(person.accessToken, openBrowserOf(shop, person))
  expect(await countOf(member.see())).toBe(11)
})
