import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { isLongRun } from '../../run-size.ts'
import { openStage } from '../stage/stage.ts'
import { orderMug, readToast, signIn, waitForScripts } from '../stage/steps.ts'

// Two sites, as in production: the hosted pages must recognize the member by themselves.
const { shop, openVisitor } = await openStage({ storefrontHost: '127.0.0.1' })

const sections = (page: Page) => page.getByRole('navigation', { name: 'Account sections' })
const more = (page: Page) => page.getByRole('navigation', { name: 'More of your account' })
const signInHere = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/sign-in`)
  await signIn(page, shop.member)
  await page.waitForURL(`${shop.storefront}/account`)
}

const own = ['Orders', 'Wish list', 'Addresses', 'Profile'] as const
/** Links of the storefront's account, and the section of the hosted account that each opens. */
const hosted = [
  ['Store credit', 'Store credit'],
  ['Payment methods', 'Payment methods'],
  ['Contact information', 'Contact information'],
  ['Account details and password', 'Account details'],
  ['Sign-in and security', 'Sign-in and security'],
  ['Data and privacy', 'Data and privacy'],
] as const

test('a member reaches every account page in one step and signs in once', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInHere(page)
  await orderMug(page, shop)
  await page.goto(`${shop.storefront}/account`)
  for (const name of own) {
    await sections(page).getByRole('link', { name, exact: true }).click()
    await expect
      .poll(() => sections(page).getByRole('link', { name, exact: true }).getAttribute('aria-current'), {
        timeout: 10_000,
      })
      .toBe('page')
    expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
    await shoot(page, `account-${name.toLowerCase().replace(' ', '-')}`)
  }
  for (const [name, section] of isLongRun ? hosted : hosted.slice(0, 2)) {
    await page.goto(`${shop.storefront}/account`)
    await more(page).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`${shop.platform}/hosted/account**`)
    const current = sections(page).locator('[aria-current=page]')
    expect([name, await current.textContent()]).toEqual([name, section])
  }
  await page.goto(`${shop.storefront}/account`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('heading', { name: /^Order \d/ }).waitFor()
  await page.getByText('Tide Mug').first().waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'account-order')
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)('a member edits addresses and their name, also without scripts', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(`${shop.storefront}/account/addresses`)
  await page.getByRole('button', { name: 'Sign in on the secure page' }).click()
  await signIn(page, shop.member)
  await page.waitForURL(`${shop.storefront}/account/addresses`)
  const add = async (street: string, postalCode: string) => {
    await page.getByRole('link', { name: 'Add address' }).click()
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('Address', { exact: true }).fill(street)
    await page.getByLabel('City').fill('Hamburg')
    await page.getByLabel('Postal code').fill(postalCode)
    await page.getByRole('button', { name: 'Save' }).click()
  }
  const missing = { form: { intent: 'save', country: 'DE', addressLine: 'Kai 9', city: '' } }
  const refused = await page.request.post(`${shop.storefront}/account/addresses`, missing)
  expect([refused.status(), await refused.text()]).toEqual([422, expect.stringContaining('This field is required.')])
  // An unusual postal code causes a warning and is saved once confirmed.
  await add('Kai 1', '2045')
  await page.getByText('This does not look like a postal code').first().waitFor()
  await page.getByLabel('Keep this postal code').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Address saved.').waitFor()
  await add('Kai 2', '20457')
  await page.getByRole('button', { name: /Set as default: Kai 2/ }).click()
  await page.getByText('Default address changed.').waitFor()
  await page.getByRole('link', { name: /Edit: Kai 2/ }).click()
  await page.getByLabel('Label').selectOption('WORK')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Work', { exact: true }).waitFor()
  await page.getByRole('link', { name: /Delete: Kai 1/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Address deleted.').waitFor()
  expect(await page.getByText('Kai 1').count()).toBe(0)

  await sections(page).getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Nickname').fill('Mi')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  expect(await page.getByLabel('Nickname').inputValue()).toBe('Mi')
})

const saveButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Save for later.*${name}`) })
const expectOn = async (page: Page, name: string, isOn: boolean): Promise<void> => {
  const pressed = () => saveButton(page, name).getAttribute('aria-pressed')
  await expect.poll(pressed, { timeout: 30_000 }).toBe(String(isOn))
}

test.runIf(isLongRun)(
  'saved products move to the member’s wish list, are the same in another browser, and do not stay after signing out',
  async () => {
    const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
    await page.goto(`${shop.storefront}/product-page/tide-mug`)
    await saveButton(page, 'Tide Mug').click()
    await signInHere(page)
    await page.getByRole('link', { name: 'Wish list' }).first().click()
    await page.waitForURL('**/account/wish-list')
    await page.getByRole('link', { name: 'Tide Mug' }).waitFor()
    expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
    await shoot(page, 'account-wishes')

    // Other tabs update at once.
    await page.goto(`${shop.storefront}/product-page/orbit-vase`)
    const tab = await page.context().newPage()
    await tab.goto(`${shop.storefront}/product-page/orbit-vase`)
    await Promise.all([page, tab].map(waitForScripts))
    await saveButton(tab, 'Orbit Vase').click()
    await expectOn(page, 'Orbit Vase', true)
    await tab.close()

    const elsewhere = await openVisitor()
    await signInHere(elsewhere.page)
    await elsewhere.page.goto(`${shop.storefront}/product-page/tide-mug`)
    await expectOn(elsewhere.page, 'Tide Mug', true)
    await elsewhere.page.goto(`${shop.storefront}/product-page/dune-bowl`)
    // The button shows it before the server has it.
    const saved = elsewhere.page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
    await saveButton(elsewhere.page, 'Dune Bowl').click()
    await expectOn(elsewhere.page, 'Dune Bowl', true)
    await saved

    const unscripted = await openVisitor({ javaScriptEnabled: false })
    await unscripted.page.goto(`${shop.storefront}/account/wish-list`)
    await unscripted.page.getByRole('button', { name: 'Sign in on the secure page' }).click()
    await signIn(unscripted.page, shop.member)
    await unscripted.page.waitForURL('**/account/wish-list')
    await unscripted.page.getByRole('link', { name: 'Dune Bowl' }).waitFor()
    await unscripted.page.getByRole('button', { name: 'Remove Tide Mug' }).click()
    await expect.poll(() => unscripted.page.getByRole('link', { name: 'Tide Mug' }).count()).toBe(0)

    await page.goto(`${shop.storefront}/product-page/dune-bowl`)
    await expectOn(page, 'Dune Bowl', true)
    await page.goto(`${shop.storefront}/product-page/tide-mug`)
    await expectOn(page, 'Tide Mug', false)

    await page.goto(`${shop.storefront}/account`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${shop.storefront}/`)
    await page.goto(`${shop.storefront}/wish-list`)
    await page.getByRole('heading', { name: 'Your wish list is empty' }).waitFor()
    expect([...(await takeProblems()), ...(await elsewhere.takeProblems())]).toEqual([])
  },
)

test.runIf(isLongRun)('a wish list change that fails is rolled back with a message', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInHere(page)
  await page.goto(`${shop.storefront}/product-page/ridge-pitcher`)
  await expectOn(page, 'Ridge Pitcher', false)
  await page.waitForLoadState('networkidle')
  await page.route('**/my/wish-list/products', (route) => route.abort())
  await saveButton(page, 'Ridge Pitcher').click()
  await readToast(page, 'Can’t reach the store. Check your connection and try again.')
  await expectOn(page, 'Ridge Pitcher', false)
  expect((await takeProblems()).filter((problem) => !problem.includes('wish-list'))).toEqual([])
})
