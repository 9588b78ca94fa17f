import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { goodPassword } from '../../../../../test/credentials.ts'
import { openBrowserOf, openShopWithPages } from '../../testing.ts'
import { words } from '../../words/en.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShopWithPages()
  await addDelivery(shop.context.db, shop.siteId)
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const unescape = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const openCheckout = async (token: string): Promise<string> => {
  const mug = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { body } = await shop.send('POST /ecom/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
  const redirect = { ecomCheckout: { checkoutId: body.checkout.id } }
  const session = await shop.send('POST /headless/v1/redirect-session', { token, body: redirect })
  const { pathname, search } = new URL(session.body.redirectSession.fullUrl)
  return pathname + search
}

const inputsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      unescape(value!),
    ]),
  )

test('a member signed out in another tab signs in again and continues with the typed values; nobody else can', async () => {
  const person = await door.signIn()
  const browser = openBrowserOf(shop, person)
  const path = await openCheckout(person.accessToken)
  expect((await browser.visit(path)).html).toContain(words.contactInformation)
  await browser.visit((await browser.post('/hosted/account/sign-out', {})).location!)

  const seen = await browser.visit(path)
  expect([seen.status, seen.html.includes(words.sessionEnded)]).toEqual([401, true])
  const typed = { email: 'other@people.test', firstName: 'Zoë', country: 'DE', note: 'Ring "twice"' }
  const form = { ...typed, cardNumber: '4242 4242 4242 4242', securityCode: '123', intent: 'pay' }
  const answer = await browser.post(path, form)
  // Part of the number may be in an ID.
  expect(answer.html).not.toMatch(/4242.?4242/)
  const ended = JSON.parse((await browser.post(path, form, { accept: 'application/json' })).html)
  expect(ended).toMatchObject({
    page: 'session-ended',
    title: words.sessionEnded,
    data: { text: words.sessionEndedHint },
  })

  const stranger = openBrowserOf(shop, await door.signIn())
  const refused = await stranger.post(path, form)
  expect([refused.status, refused.html.includes(words.otherAccount), refused.html.includes('Zoë')]).toEqual([
    403,
    true,
    false,
  ])

  const signIn = unescape(/href="(\/hosted\/sign-in[^"]+)"/.exec(answer.html)![1]!)
  const back = await browser.post(signIn, { email: person.email, password: goodPassword })
  expect(back.location).toBe(path)
  expect((await browser.visit(path)).status).toBe(200)
  const resumed = await browser.post(path, inputsIn(answer.html))
  expect(resumed.status).toBe(200)
  for (const value of ['other@people.test', 'Zoë', 'Ring &quot;twice&quot;']) expect(resumed.html).toContain(value)
})
