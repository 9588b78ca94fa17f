import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsOf } from '../../../../../../test/mails.ts'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { newEmail } from '../../../../../../test/people.ts'
import { lenient, openShop, type Shop } from '../../../../../../test/shop.ts'
import { words as de } from '../../../ground/words/de.ts'
import { words as en } from '../../../ground/words/en.ts'
import { words as he } from '../../../ground/words/he.ts'

let shop: Shop
let delivery: string
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  delivery = await addDelivery(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

const reading = (language: string | undefined): Record<string, string> =>
  language === undefined ? {} : { 'accept-language': language }

interface Buying {
  /** `Accept-Language` of each step; undefined if the storefront's server sends none. */
  readonly cart?: string
  readonly opening?: string
  readonly details?: string
  readonly paying?: string
  readonly quantity?: number
}

/** Fills a cart and opens its checkout, as the buyer's browser or the storefront does. */
const open = async ({ cart, opening, details, quantity = 3 }: Buying = {}) => {
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Mug' })
  const [token, email] = [await shop.visitorToken(), newEmail()]
  const lineItems = [{ catalogReference: referenceTo(mug), quantity }]
  const added = 'POST /ecom/v1/carts/current/add-to-cart'
  const filled = await shop.send(added, { token, body: { lineItems }, headers: reading(cart) })
  const begun = 'POST /ecom/v1/carts/current/create-checkout'
  const { body } = await shop.send(begun, { token, body: { channelType: 'WEB' }, headers: reading(opening) })
  const checkout = {
    buyerInfo: { email },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  const path = `/ecom/v1/checkouts/${body.checkoutId}`
  const detailed = await shop.send(`PATCH ${path}`, { token, body: { checkout }, headers: reading(details) })
  return { token, email, path, cart: filled.body.cart, checkout: detailed.body.checkout }
}

const buy = async ({ paying, ...buying }: Buying = {}) => {
  const { token, email, path } = await open(buying)
  const body = { paymentToken: 'sandbox:pays' }
  const paid = await shop.send(`POST ${path}/create-order-and-charge`, { token, body, headers: reading(paying) })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  const { order } = (await shop.send(`GET /ecom/v1/orders/${paid.body.orderId}`, { token })).body
  return { email, order }
}

/** The owner reads Spanish, which must not affect the buyer's emails. */
const owner = (body: object) => ({ token: shop.apiKey, body, headers: reading('es') })
const send = (order: { id: string }, fulfillment: object) =>
  shop.send(`POST /ecom/v1/fulfillments/orders/${order.id}/create-fulfillment`, owner({ fulfillment }))
const cancel = (order: { id: string }, body: object) =>
  shop.send(`POST /ecom/v1/orders/${order.id}/cancel`, owner(body))

const emailsTo = (email: string) => mailsOf(shop, email)

const inOwnLanguage = async (language: string, act: () => Promise<void>) => {
  const change = (to: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { language: to } } })
  await change(language)
  await act().finally(() => change('en'))
}

describe('a buyer who reads German', () => {
  test('gets German emails about the order and each shipment', async () => {
    const { email, order } = await buy({ opening: 'de-AT,en;q=0.5' })
    const [line] = order.lineItems
    const trackingInfo = { trackingNumber: '42', trackingLink: 'https://parcels.example/42', shippingProvider: 'DHL' }
    await send(order, { lineItems: [{ id: line.id, quantity: 1 }], trackingInfo })
    await send(order, {})

    const [placed, first, rest] = await emailsTo(email)
    expect(placed!.subject).toBe(`Ihre Bestellung ${order.number} bei Test shop`)
    expect(placed!.html).toContain('<html lang="de" dir="ltr">')
    expect(placed!.text.split('\n\n')).toEqual([
      'Vielen Dank für Ihre Bestellung',
      `Ihre Bestellnummer ist ${order.number}. Sie erhalten eine E-Mail, sobald Ihre Bestellung unterwegs ist.`,
      '3 × Mug  €\u00a057,00',
      'Zwischensumme  €\u00a057,00\nVersand  €\u00a04,90\nEnthaltene Steuern  €\u00a09,88\nGesamtsumme  €\u00a061,90',
      'Lieferadresse: Ann Lee, Invalidenstraße 1, 10115 Berlin, Deutschland',
      expect.stringMatching(/^Bestellung ansehen: http:\/\/localhost:4000\/hosted\/order\?token=[\w.-]+$/),
      'Test shop\n',
    ])
    expect(first!.subject).toBe(`Ein Teil Ihrer Bestellung ${order.number} bei Test shop ist unterwegs`)
    for (const text of [
      '1 × Mug',
      '2 weitere Artikel werden separat versandt.',
      'Sendungsnummer: DHL 42',
      'Sendung verfolgen: https://',
    ])
      expect(first!.text).toContain(text)
    expect(rest!.subject).toBe(`Ihre Bestellung ${order.number} bei Test shop ist unterwegs`)
    expect(rest!.text).toContain('2 × Mug')
    expect(rest!.text).not.toContain('folg')
  })

  test('gets a German cancellation email with the owner’s message', async () => {
    const { email, order } = await buy({ opening: 'de' })
    await cancel(order, { sendOrderCanceledEmail: true, customMessage: 'Der Ofen ist kaputt.' })
    const message = (await emailsTo(email))[1]!
    expect(message.subject).toBe(de.order.canceledSubject(order.number, 'Test shop'))
    for (const text of [de.order.canceledTitle, 'Der Ofen ist kaputt.', '3 × Mug', de.order.viewOrder])
      expect(message.text).toContain(text)
    expect(message.text).not.toContain('Geschenkkarte')
    await cancel(order, { sendOrderCanceledEmail: true })
    expect(await emailsTo(email)).toHaveLength(2)
  })

  test('gets no cancellation email if the owner turned it off', async () => {
    const { email, order } = await buy({ opening: 'de' })
    await cancel(order, {})
    expect(await emailsTo(email)).toHaveLength(1)
  })
})

test('writes Hebrew emails right to left and keeps numbers and names intact', async () => {
  const { email, order } = await buy({ opening: 'he-IL' })
  await send(order, { trackingInfo: { trackingNumber: 'RR 42' } })
  const [placed, sent] = await emailsTo(email)
  for (const message of [placed!, sent!]) expect(message.html).toContain('<html lang="he" dir="rtl">')
  expect(placed!.subject).toBe(he.order.placedSubject(order.number, 'Test shop'))
  expect(placed!.text).toContain(`${he.order.line('3', 'Mug')}  `)
  expect(placed!.text).toContain('\u206810115 Berlin\u2069, \u2068גרמניה\u2069')
  expect(sent!.text).toContain('מספר מעקב: \u2066RR 42\u2069')
})

describe('uses the language that the buyer sent last', () => {
  test.each<[string, Buying, string]>([
    ['by the browser that filled the cart', { cart: 'de' }, 'de'],
    ['by the storefront that opened the checkout', { cart: 'de', opening: 'es-MX' }, 'es-MX'],
    ['on the pages of the checkout', { cart: 'de', opening: 'de', details: 'he' }, 'he'],
    ['with the payment', { opening: 'de', details: 'de', paying: 'es' }, 'es'],
    ['ignoring a server that sends none', { cart: 'de', opening: '*', paying: '*' }, 'de'],
  ])('%s', async (_title, buying, language) => {
    expect((await buy(buying)).order).toMatchObject({ buyerLanguage: language, siteLanguage: 'en' })
  })

  test('and returns it with the cart and the checkout', async () => {
    const { cart, checkout } = await open({ cart: 'de', details: 'he' })
    expect([cart.buyerLanguage, checkout.buyerLanguage]).toEqual(['de', 'he'])
  })

  test('and not the language of an owner who edits the checkout', async () => {
    const { path } = await open({ opening: 'de' })
    const answer = await shop.send(`PATCH ${path}`, owner({ checkout: { buyerNote: 'By telephone' } }))
    expect(answer.body.checkout).toMatchObject({ buyerNote: 'By telephone', buyerLanguage: 'de' })
  })
})

describe('a buyer whose language is not supported', () => {
  test('gets emails in the store’s language, with amounts in its format', async () => {
    await inOwnLanguage('de-CH', async () => {
      const { email, order } = await buy({ cart: 'tlh', opening: 'tlh' })
      expect(order.buyerLanguage).toBe('de-CH')
      const [message] = await emailsTo(email)
      expect(message!.subject).toBe(de.order.placedSubject(order.number, 'Test shop'))
      expect(message!.text).toContain('EUR')
    })
  })

  test('gets English emails if the store’s language is not supported either', async () => {
    await inOwnLanguage('tlh', async () => {
      const { email, order } = await buy()
      expect((await emailsTo(email))[0]!.subject).toBe(en.order.placedSubject(order.number, 'Test shop'))
    })
  })
})

test('ignores a language in the request body', async () => {
  const { token, email, path } = await open({ opening: 'de' })
  const body = { paymentToken: 'sandbox:pays', buyerLanguage: 'es', checkoutId: 'of someone else' }
  await shop.send(`POST ${path}/create-order-and-charge`, { token, body, headers: lenient })
  expect((await emailsTo(email))[0]!.text).toContain(de.order.placedTitle)
})
