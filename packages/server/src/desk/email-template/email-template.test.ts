import { emailKinds } from '@vitrine/contract/entities/store/email-templates.ts'
import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { siteInLanguage } from '../../ground/words/speech.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { sampleEmail } from './sample-emails.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const path = '/vitrine/v1/email-templates'
const ask = (route: string, body?: object, token = shop.apiKey) => shop.send(route, { token, ...(body && { body }) })
const setTexts = (kind: string, language: string, texts: object) =>
  ask(`PUT ${path}/${kind}/texts/${language}`, { texts })
const preview = async (kind: string, body: object = {}) => (await ask(`POST ${path}/${kind}/preview`, body)).body
const violationsOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.details.validationError.fieldViolations

test('lists every kind with its variables, and no texts of the store at first', async () => {
  const { templates } = (await ask(`GET ${path}`)).body
  expect(templates.map(({ kind }: { kind: string }) => kind)).toEqual(emailKinds)
  expect(templates.find(({ kind }: { kind: string }) => kind === 'ORDER_REFUNDED')).toEqual({
    kind: 'ORDER_REFUNDED',
    enabled: true,
    canBeDisabled: true,
    variables: ['orderNumber', 'firstName', 'amount', 'storeName'],
    languages: [],
  })
})

test('writes the default texts exactly as the emails do, in every language', async () => {
  const site = await requireSite(shop.context.sites, shop.siteId)
  const values = { storeName: site.name, orderNumber: '10000', productName: 'MUG', verificationCode: '123456' }
  for (const kind of ['ORDER_CONFIRMATION', 'ORDER_SHIPPED', 'DOWNLOADS', 'RETURN_APPROVED', 'SIGN_UP_CODE']) {
    const { texts } = (await ask(`GET ${path}/${kind}`)).body.template
    for (const { language, defaults } of texts) {
      const { subject, text } = await preview(kind, { language })
      const filled = (of: string) =>
        Object.entries(values).reduce((sum, [name, value]) => sum.replaceAll(`{${name}}`, value), of)
      expect(subject).toBe(filled(defaults.subject))
      for (const part of [defaults.heading, defaults.opening ?? '']) expect(text).toContain(filled(part))
    }
    expect(texts.map(({ language }: { language: string }) => language)).toEqual(supportedLanguages)
  }
})

test('every kind has a heading, and takes each text of the store once', async () => {
  const site = await requireSite(shop.context.sites, shop.siteId)
  const texts = { subject: 'SUBJECT', heading: 'HEADING', opening: 'OPENING\nLINE', closing: 'CLOSING {storeName}' }
  for (const kind of emailKinds) {
    const german = siteInLanguage(site, { chosen: 'de' })
    const { blocks } = sampleEmail(kind, german, new Date())
    expect([kind, blocks[0]?.type]).toEqual([kind, 'heading'])
    const custom = await preview(kind, { texts })
    expect([kind, custom.subject]).toEqual([kind, 'SUBJECT'])
    for (const part of ['HEADING', 'OPENING', `CLOSING ${site.name}`])
      expect([kind, part, custom.text.split(part).length - 1]).toEqual([kind, part, 1])
    expect(custom.html).toContain('OPENING<br>LINE')
    expect(custom.html).not.toContain('{')
  }
})

test('sends the store’s own texts with the buyer’s values, until they are reset', async () => {
  const texts = { subject: 'Order {orderNumber} is in, {firstName}', opening: 'Dear {firstName}', closing: 'Bye' }
  expect((await setTexts('ORDER_CONFIRMATION', 'en', texts)).status).toBe(200)
  await setTexts('ORDER_CONFIRMATION', 'de', { opening: 'Hallo' })
  const { order } = await desk.buy()
  const sent = async () => (await mailsOf(shop, order.buyerInfo.email)).at(-1)!
  const first = await sent()
  const { firstName } = order.billingInfo.contactDetails
  expect(first.subject).toBe(`Order ${order.number} is in, ${firstName}`)
  expect(first.text).toContain(`Thank you for your order\n\nDear ${firstName}\n`)
  expect(first.text).toContain('\n\nBye\n\nView your order')

  const reset = (await ask(`DELETE ${path}/ORDER_CONFIRMATION/texts/en`)).body.template
  expect(reset.languages).toEqual(['de'])
  await shop.context.db.deleteFrom('mail').where('site_id', '=', shop.siteId).execute()
  const { order: next } = await desk.buy()
  expect((await sent()).subject).toContain(`Your order ${next.number}`)
})

test('does not send a kind that is turned off, and only turns off what nobody needs', async () => {
  const turn = (kind: string, enabled: boolean) => ask(`PATCH ${path}/${kind}`, { template: { enabled } })
  const refused = await turn('ORDER_CONFIRMATION', false)
  expect(violationsOf(refused)).toMatchObject([
    { field: 'template.enabled', description: 'must be true: buyers need this email' },
  ])
  const fulfill = async () => {
    const bought = await desk.buy()
    const before = (await mailsOf(shop, bought.order.buyerInfo.email)).length
    const lineItems = bought.order.lineItems.map(({ id }: { id: string }) => ({ id, quantity: 1 }))
    const response = await ask(`POST /ecom/v1/fulfillments/orders/${bought.orderId}/create-fulfillment`, {
      fulfillment: { lineItems, trackingInfo: { trackingNumber: 'A1', shippingProvider: 'dhl' } },
    })
    expect(response.status).toBe(200)
    return (await mailsOf(shop, bought.order.buyerInfo.email)).length - before
  }
  expect((await turn('ORDER_SHIPPED', false)).body.template.enabled).toBe(false)
  expect(await fulfill()).toBe(0)
  expect((await turn('ORDER_SHIPPED', true)).body.template.enabled).toBe(true)
  expect(await fulfill()).toBe(1)
})

test('refuses unknown variables, languages and kinds, line breaks in subjects and long texts', async () => {
  const refused = async (texts: object) => violationsOf(await setTexts('GIFT_CARD', 'en', texts))[0]
  expect(await refused({ opening: 'For {name}' })).toMatchObject({
    field: 'texts.opening',
    description: 'contains “{name}”; use {amount}, {firstName}, {senderName}, {storeName}',
  })
  expect(await refused({ subject: 'a\nb' })).toMatchObject({ field: 'texts.subject', description: 'must be one line' })
  expect(await refused({ closing: 'a'.repeat(20_000) })).toMatchObject({ field: 'texts.closing' })
  expect(violationsOf(await setTexts('GIFT_CARD', 'fr', {}))[0]).toMatchObject({
    field: 'language',
    description: `must be one of ${supportedLanguages.join(', ')}`,
  })
  expect((await ask(`GET ${path}/NO_SUCH_KIND`)).status).toBe(400)
  expect((await ask(`POST ${path}/GIFT_CARD/preview`, { texts: { heading: '{name}' } })).status).toBe(400)
})

test('sends a test to the person who asks for it, also while the kind is turned off', async () => {
  const email = 'editor@emails.test'
  // Other owners do not get it.
  await createOwner(shop.context.db, {
    siteId: shop.siteId,
    email: 'other@emails.test',
    password: 'a quiet lighthouse',
  })
  await createOwner(shop.context.db, { siteId: shop.siteId, email, password: 'a quiet lighthouse' })
  const signedIn = await shop.send('POST /vitrine/v1/owner/sign-in', {
    body: { email, password: 'a quiet lighthouse' },
  })
  const token: string = signedIn.body.access_token
  await ask(`PATCH ${path}/STORE_CREDIT`, { template: { enabled: false } })
  const body = { language: 'de', texts: { heading: 'Guthaben: {amount}' } }
  const sent = await ask(`POST ${path}/STORE_CREDIT/test`, body, token)
  expect(sent.body).toEqual({ recipients: [email] })
  const [mail] = await mailsOf(shop, email)
  expect(mail!.subject).toMatch(/^Test: /)
  expect(mail!.text).toMatch(/^Guthaben: \d/)
})
