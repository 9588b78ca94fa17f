import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { isLongRun } from '../../run-size.ts'
import { openStage } from '../stage/stage.ts'
import { accountPages, goToHostedSignIn, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const directionOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction])

test('a member picks Hebrew, reads from right to left, and signs in to the storefront', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await goToHostedSignIn(page, shop)
  await page.getByRole('button', { name: 'עברית' }).click()
  await page.getByRole('heading', { name: 'טוב לראות אותך שוב' }).waitFor()
  expect(await directionOf(page)).toEqual(['he', 'rtl'])
  expect(await inspect()).toEqual([])
  const email = page.getByLabel('אימייל')
  await email.fill(shop.member.email)
  expect(await email.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr')
  await page.getByLabel('סיסמה', { exact: true }).fill(shop.member.password)
  await page.getByRole('button', { name: 'כניסה', exact: true }).click()
  await page.waitForURL(`${shop.storefront}/account`)
  await page.goto(`${shop.platform}/hosted/account`)
  await page.getByRole('link', { name: 'הזמנות' }).waitFor()
  expect(await takeProblems()).toEqual([])
})

test('without scripts a member picks German, sees errors in German, and signs in', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false, locale: 'es-ES' })
  await page.goto(`${shop.platform}/hosted/sign-in`)
  await page.getByRole('heading', { name: 'Hola de nuevo' }).waitFor()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(shop.member.email)
  await page.getByLabel('Passwort', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText('E-Mail-Adresse oder Passwort ist falsch.').waitFor()
  await page.getByLabel('Passwort', { exact: true }).fill(shop.member.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('heading', { name: /^Hallo/ }).waitFor()
  expect(page.url()).toBe(`${shop.platform}/hosted/account`)
})

const pages = ['sign-in', 'sign-up', 'forgot', 'reset?token=x', 'approval-pending', 'nowhere']

test.runIf(isLongRun).each([
  { locale: 'de-DE', width: 360, colorScheme: 'light' },
  { locale: 'de-DE', width: 1280, colorScheme: 'dark' },
  { locale: 'es-ES', width: 360, colorScheme: 'dark' },
  { locale: 'he-IL', width: 360, colorScheme: 'dark' },
  { locale: 'he-IL', width: 1280, colorScheme: 'light' },
] as const)('in $locale every page fits on $width px and is accessible', async ({ locale, width, colorScheme }) => {
  const { page, takeProblems, inspect } = await openVisitor({
    locale,
    colorScheme,
    viewport: { width, height: 900 },
  })
  const faults: Record<string, string[]> = {}
  const inspectPage = async (path: string) => {
    await page.goto(`${shop.platform}/hosted/${path}`)
    const found = [...(await takeProblems()), ...(await inspect())].filter(
      (problem) => problem !== '404 /hosted/nowhere',
    )
    if (found.length > 0) faults[path] = found
  }
  for (const path of pages) await inspectPage(path)
  await page.goto(`${shop.platform}/hosted/sign-in`)
  await page.locator('#email').fill(shop.member.email)
  await page.locator('#password').fill(shop.member.password)
  await page.locator('main button[type=submit]').first().click()
  await page.waitForURL('**/hosted/account')
  for (const path of accountPages) await inspectPage(`account${path}`)
  expect(faults).toEqual({})
})

test('a page that arrives in chunks does not shift', async () => {
  const { page, inspect } = await openVisitor({ locale: 'es-ES', viewport: { width: 360, height: 900 } })
  await page.goto(`${shop.platform}/hosted/account/bookings`)
  await page.locator('#email').fill(shop.member.email)
  await page.locator('#password').fill(shop.member.password)
  await page.locator('main button[type=submit]').first().click()
  await page.waitForURL('**/hosted/account/bookings')
  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 50, downloadThroughput: 20_000, uploadThroughput: 20_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await page.reload()
  expect(await inspect()).toEqual([])
})

test.runIf(isLongRun)('the owner sets logo and color with a preview; members see both', async () => {
  const owner = await openVisitor({ viewport: { width: 360, height: 900 } })
  await signInOwner(owner.page, shop)
  // The old address of this page.
  await owner.page.goto(`${shop.platform}/back-office/appearance`)
  await owner.page.waitForURL('**/back-office/design')
  const preview = owner.page.frameLocator('iframe[title="Preview"]')
  await owner.page.getByText('Logo, colors, and fonts').click()
  await owner.page.getByLabel('Accent color').last().fill('#ffd400')
  await owner.page
    .locator('input[type=file]')
    .last()
    .setInputFiles(join(import.meta.dirname, '../../../demo/pictures/hero.webp'))
  await owner.page.getByText('Draft saved').waitFor()
  // On a narrow screen, the preview takes the place of the form.
  await owner.page.getByRole('button', { name: 'Preview', exact: true }).click()
  await preview.getByRole('img', { name: 'Ostrel', exact: true }).waitFor()
  expect(await owner.inspect()).toEqual([])
  await shoot(owner.page, 'desk-looks')
  await owner.page.getByRole('button', { name: 'Edit', exact: true }).click()
  const early = await openVisitor()
  await early.page.goto(`${shop.platform}/hosted/sign-in`)
  expect(await early.page.getByRole('img', { name: 'Ostrel' }).count()).toBe(0)
  await owner.page.getByRole('button', { name: 'Publish' }).click()
  await readToast(owner.page, 'Published. Your changes will be live within a minute.')
  expect(await owner.takeProblems()).toEqual([])

  const grounds: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, inspect, takeProblems } = await openVisitor({ colorScheme })
    await page.goto(`${shop.platform}/hosted/sign-in`)
    const logo = page.getByRole('img', { name: 'Ostrel' })
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const button = page.getByRole('button', { name: 'Sign in' })
    grounds.push(await button.evaluate((element) => getComputedStyle(element).backgroundColor))
    expect([...(await takeProblems()), ...(await inspect())]).toEqual([])
  }
  expect(grounds[0]).toBe('rgb(255, 212, 0)')
})
