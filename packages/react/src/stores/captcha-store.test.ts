import { backOffice, calls, createClient, OAuthStrategy, ApiKeyStrategy, type SiteInfo } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail } from '../../../../test/people.ts'
import { openShop, type Shop } from '../../../../test/shop.ts'
import { createCaptchaStore } from './captcha-store.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

/** A storefront's form, in the browser of someone with an account. */
const openForm = async (captcha: SiteInfo['captcha']) => {
  const owner = createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { backOffice } })
  // They have signed in from here before, so nothing is suspicious yet.
  await owner.backOffice.updateSiteSettings({ captcha: 'OFF' })
  const { email } = await door.arrive()
  await owner.backOffice.updateSiteSettings({ captcha })
  const client = createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), retries: 0 })
  const { site } = await client.send(calls.getSite, { query: { clientId: shop.clientId } })
  const form = createCaptchaStore(client.send, site)
  let sent = 0
  const signIn = (password: string = goodPassword) =>
    form.send((captchaTokens) => {
      sent++
      return client.auth.login({ email, password, captchaTokens })
    })
  return { form, client, email, signIn, sentTimes: () => sent }
}

/** Ticks the box and waits for the solution. */
const tick = async ({ form }: Awaited<ReturnType<typeof openForm>>): Promise<void> => {
  form.tick(true)
  await expect.poll(() => form.get().status).toBe('done')
}

test('without captchas, the form is sent as is', async () => {
  const { form, signIn, sentTimes } = await openForm('OFF')
  expect((await signIn()).loginState).toBe('SUCCESS')
  expect([sentTimes(), form.get()]).toEqual([1, { isVisible: false, status: 'idle' }])
})

test('an invisible captcha is solved before signing in or up', async () => {
  const { form, client, signIn, sentTimes } = await openForm('ALWAYS')
  expect((await signIn()).loginState).toBe('SUCCESS')
  expect(sentTimes()).toBe(1)
  const opened = await form.send((captchaTokens) =>
    client.auth.register({ email: newEmail(), password: goodPassword, captchaTokens }),
  )
  expect(opened.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
})

test('a suspicious sign-in solves an invisible captcha first and later shows the box', async () => {
  const opened = await openForm('ON_RISK')
  const { form, signIn } = opened
  let result = await signIn('a wrong lighthouse')
  for (let tries = 0; tries < 12 && !form.get().isVisible; tries++) {
    shop.pass(3600)
    result = await signIn('a wrong lighthouse')
  }
  expect(result).toMatchObject({ loginState: 'USER_CAPTCHA_REQUIRED', errorCode: 'missingCaptchaToken' })
  expect(form.get()).toEqual({ isVisible: true, status: 'idle' })
  shop.pass(3600)
  expect((await signIn()).loginState).toBe('USER_CAPTCHA_REQUIRED')

  await tick(opened)
  expect((await signIn()).loginState).toBe('SUCCESS')
  expect(form.get()).toEqual({ isVisible: false, status: 'idle' })
})

test('unticking discards the solution, and each solution counts once', async () => {
  const opened = await openForm('ALWAYS')
  const { form, signIn } = opened
  await tick(opened)
  form.tick(false)
  expect(form.get().status).toBe('idle')
  await tick(opened)
  expect((await signIn()).loginState).toBe('SUCCESS')
  expect((await signIn()).loginState).toBe('SUCCESS')
})

test('a failed box says so', async () => {
  const { client } = await openForm('ALWAYS')
  const { site } = await client.send(calls.getSite, { query: { clientId: shop.clientId } })
  const form = createCaptchaStore(client.send, { ...site, captchaVisibleSiteKey: 'visible:no-such-store' })
  form.tick(true)
  await expect.poll(() => form.get().status).toBe('failed')
})
