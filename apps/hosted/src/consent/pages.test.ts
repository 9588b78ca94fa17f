import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newPkce } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'
import { words } from '../words/en.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let clientId: Shop['clientId']
const app = { name: 'Forum <of> Friends', redirectUris: ['https://forum.example/signed-in'] }
beforeAll(async () => {
  shop = await openShopWithPages()
  door = atTheDoor(shop)
  const { body } = await shop.send('POST /vitrine/v1/third-party-apps', { token: shop.apiKey, body: { app } })
  clientId = body.app.clientId
})
afterAll(() => shop.close())

const shownName = 'Forum &lt;of&gt; Friends'

const authorizePath = (change: Record<string, string> = {}): string => {
  const params = { scope: 'openid email', redirect_uri: app.redirectUris[0], ...change }
  const { pathname, search } = new URL(door.authorizeAddress(newPkce(), params, clientId))
  return pathname + search
}

/** Without scripts, from the app's link through the sign-in to the consent page. */
const openConsent = async (path = authorizePath()) => {
  const { email } = await door.arrive()
  const browser = openBrowser(shop)
  const toSignIn = (await browser.visit(path)).location!
  const page = await browser.visit(toSignIn)
  expect(page.status).toBe(200)
  const signedIn = await browser.post(toSignIn, { email, password: goodPassword })
  const question = (await browser.visit(signedIn.location!)).location!
  expect(question).toMatch(/^\/hosted\/consent\?request=/)
  return { browser, email, question }
}

test('a member coming from a third-party app signs in, grants access and returns to it', async () => {
  const { browser, email, question } = await openConsent()
  const { html, headers } = await browser.visit(question)
  for (const text of [shownName, email, words.consentScopes.openid, words.consentScopes.email, 'forum.example'])
    expect(html).toContain(text)
  expect(html).not.toContain(words.consentScopes.profile)
  expect(html).not.toContain('Forum <of>')
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://forum.example")

  const allowed = await browser.post(question, { answer: 'allow' })
  const back = new URL((await browser.visit(allowed.location!)).location!)
  expect(back.origin + back.pathname).toBe('https://forum.example/signed-in')
  expect(back.searchParams.get('code')).not.toBeNull()
  expect((await browser.visit(authorizePath())).location).toContain('code=')
})

test('a refusal returns to the app with an error', async () => {
  const { browser, question } = await openConsent()
  const back = new URL((await browser.post(question, { answer: 'deny' })).location!)
  expect([back.origin, back.searchParams.get('error'), back.searchParams.get('state')]).toEqual([
    'https://forum.example',
    'access_denied',
    'the-state',
  ])
})

test('the security page lists connected apps and removes access after a confirmation', async () => {
  const { browser, question } = await openConsent()
  const path = '/hosted/account/security'
  expect((await browser.visit(path)).html).toContain(words.consentsNone)
  await browser.post(question, { answer: 'allow' })
  const shown = await browser.visit(path)
  expect(shown.html).toContain(shownName)
  expect(shown.html).toContain(words.consentScopes.email)
  expect((await browser.visit(`${path}?app=${clientId}`)).html).toContain(words.removeAccessTitle(shownName))

  const removed = await browser.post(path, { intent: 'remove-access', app: clientId })
  const after = await browser.visit(removed.location!)
  expect(after.html).toContain(words.accessRemoved)
  expect(after.html).toContain(words.consentsNone)
  expect((await browser.visit(authorizePath())).location).toContain('/hosted/consent')
  expect((await browser.post(path, { intent: 'remove-access', app: clientId })).status).toBe(303)
})

test('requests of others, made-up requests and cross-site posts are rejected', async () => {
  const [ann, eve] = [await openConsent(), await openConsent()]
  for (const path of [ann.question, '/hosted/consent?request=made-up', '/hosted/consent']) {
    for (const seen of [await eve.browser.visit(path), await eve.browser.post(path, { answer: 'allow' })]) {
      expect([seen.status, seen.html.includes(words.consentExpired)]).toEqual([400, true])
    }
  }
  const foreign = await ann.browser.post(ann.question, { answer: 'allow' }, { origin: 'https://forum.example' })
  expect(foreign.status).toBe(403)
  expect((await ann.browser.visit(authorizePath())).location).toContain('/hosted/consent')
  const nobody = await openBrowser(shop).visit(ann.question)
  expect(nobody.location).toMatch(/^\/hosted\/sign-in\?continue=%2Fhosted%2Fconsent/)
})
