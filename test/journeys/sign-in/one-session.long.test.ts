import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from '../stage/stage.ts'
import { openCheckout, signIn } from '../stage/steps.ts'

// Two sites, as in production: cookies of one are only sent to the other by navigation.
const { shop, openVisitor } = await openStage({ storefrontHost: '127.0.0.1' })

const more = 'Account details and password'
const seeHostedAccount = (page: Page) => page.getByRole('navigation', { name: 'Account sections' }).waitFor()

const signInAtStorefront = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/sign-in`)
  await signIn(page, shop.member)
  await page.waitForURL(`${shop.storefront}/account`)
}

test('signing in with the storefront’s form opens the whole account, and signing out ends both sessions', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInAtStorefront(page)
  expect(await inspect()).toEqual([])
  await page.getByRole('link', { name: more }).click()
  await page.waitForURL(`${shop.platform}/hosted/account**`)
  await seeHostedAccount(page)
  // Other pages of the platform know them as well.
  await page.goto(`${shop.platform}/hosted/account/addresses`)
  await seeHostedAccount(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(`${shop.storefront}/account`)
  await page.waitForURL(`${shop.storefront}/sign-in?prompted=1**`)
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  // The storefront finds out by itself that its token has ended.
  expect((await takeProblems()).filter((problem) => !problem.startsWith('401 '))).toEqual([])
})

test('a member signed in at the platform is not asked again by the storefront', async () => {
  const { page, takeProblems } = await openVisitor()
  await page.goto(`${shop.platform}/hosted/account`)
  await signIn(page, shop.member)
  await seeHostedAccount(page)
  await page.goto(shop.storefront)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.waitForURL(`${shop.storefront}/account`)
  await page.getByRole('heading', { level: 1, name: 'Hello, Mika' }).waitFor()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${shop.storefront}/`)
  await page.goto(`${shop.platform}/hosted/account`)
  await page.getByLabel('Email').waitFor()
  expect(await takeProblems()).toEqual([])
})

test('without scripts a member signs in at the platform and has both accounts', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(`${shop.storefront}/account`)
  await page.getByRole('button', { name: 'Sign in on the secure page' }).click()
  await signIn(page, shop.member)
  await page.waitForURL(`${shop.storefront}/account`)
  await page.getByRole('link', { name: more }).click()
  await seeHostedAccount(page)
  expect(page.url()).toContain(`${shop.platform}/hosted/account`)
})

test('a browser without a platform session asks the storefront only', async () => {
  const { page, takeProblems } = await openVisitor()
  await signInAtStorefront(page)
  await page.context().clearCookies({ domain: 'localhost' })
  await page.getByRole('link', { name: more }).click()
  await seeHostedAccount(page)
  expect(page.url()).not.toMatch(/code|challenge/)
  expect(await takeProblems()).toEqual([])
})

test('the checkout offers the addresses of a member signed in at the storefront', async () => {
  const { page } = await openVisitor()
  await signInAtStorefront(page)
  await openCheckout(page, shop)
  expect(await page.getByLabel('Email').inputValue()).toBe(shop.member.email)
})
