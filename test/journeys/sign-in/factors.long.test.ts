import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goodPassword, newEmail } from '../../credentials.ts'
import { plugInAuthenticator } from '../stage/authenticator.ts'
import { openStage } from '../stage/stage.ts'
import { confirmEmail, holdScripts, signIn, signUp } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const at = (path: string) => `${shop.platform}/hosted/${path}`

const arrive = async (page: Page): Promise<string> => {
  const email = newEmail()
  await page.goto(at('sign-up'))
  await signUp(page, email)
  await confirmEmail(page, shop, email)
  await page.waitForURL('**/hosted/account')
  return email
}
const signInAgain = async (page: Page, email: string): Promise<void> => {
  await page.goto(at('sign-in'))
  await signIn(page, { email })
}
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/hosted/account'))
}
const add = async (page: Page, kind: string): Promise<void> => {
  await page.goto(at('account/security'))
  await page.getByRole('radio', { name: kind }).check()
  await page.getByLabel('Current password').first().fill(goodPassword)
  await page.getByRole('button', { name: 'Add verification method' }).click()
}

test('a member creates a passkey and signs in with it; a recovery code works without the device', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await plugInAuthenticator(page)
  const email = await arrive(page)
  await add(page, 'Passkey')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  const code = await page.locator('code').first().innerText()
  expect(await inspect()).toEqual([])
  await page.getByRole('link', { name: 'I’ve saved them' }).click()
  await page.getByText('You have 10 recovery codes left.').waitFor()
  expect(await inspect()).toEqual([])

  await signOut(page)
  await signInAgain(page, email)
  await page.waitForURL('**/hosted/factor**')
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Passkey' }).click()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await page.waitForURL('**/hosted/account')

  await signOut(page)
  await signInAgain(page, email)
  await page.getByRole('link', { name: 'Recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('**/hosted/account')
  expect(await takeProblems()).toEqual([])
})

test('a sign-in is approved on another device and continues automatically', async () => {
  const [home, away] = [await openVisitor(), await openVisitor()]
  const email = await arrive(home.page)
  await add(home.page, 'Approval on another device')
  await home.page.getByRole('button', { name: 'Finish setup' }).click()
  await home.page.getByRole('heading', { name: 'Recovery codes' }).waitFor()

  await signInAgain(away.page, email)
  await away.page.getByRole('button', { name: 'Approval on another device' }).click()
  const number = await away.page.getByText(/^\d\d$/).innerText()
  await home.page.goto(at('account/security'))
  await home.page.getByText(`number ${number}.`).waitFor()
  expect(await home.inspect()).toEqual([])
  await home.page.getByRole('button', { name: 'Approve' }).click()
  await home.page.getByText('Your answer was sent.').waitFor()
  await away.page.waitForURL('**/hosted/account')
  expect([...(await home.takeProblems()), ...(await away.takeProblems())]).toEqual([])
})

test('a shop with captchas: one is solved invisibly, the other by ticking a box', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  const email = await arrive(page)
  await signOut(page)
  const change = (siteSettings: object) =>
    fetch(`${shop.platform}/vitrine/v1/site-settings`, {
      method: 'PATCH',
      headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ siteSettings }),
    })
  expect((await change({ captcha: 'ALWAYS' })).status).toBe(200)
  await page.goto(at('sign-in'))
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=unseenCaptcha]')!.value !== '')
  await signIn(page, { email })
  await page.waitForURL('**/hosted/account')
  await signOut(page)

  // The shop doesn't know this visitor. Ticking the box before hydration counts.
  await page.goto(at('sign-in'))
  const releaseScripts = await holdScripts(page)
  await signIn(page, { email: newEmail() })
  await page.getByText('check the box if there is one').waitFor()
  await page.getByRole('checkbox', { name: 'I’m not a robot' }).check()
  releaseScripts()
  await page.getByText('Verified').waitFor()
  expect(await inspect()).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Incorrect email or password.').waitFor()
  await change({ captcha: 'OFF' })
  expect(await takeProblems()).toEqual(['422 /hosted/sign-in', '422 /hosted/sign-in'])
})
