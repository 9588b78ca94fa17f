import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openOwnStage } from '../stage/stage.ts'
import { openPage, readToast } from '../stage/steps.ts'

const { shop, openVisitor } = await openOwnStage({ isEmpty: true, isEmbedded: true })

const picture = join(import.meta.dirname, '../../../demo/pictures/hero.webp')
const uploads = '**/vitrine/v1/media?*'

const fillForm = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('you@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet lighthouse')
  await page.getByLabel('Name of the store').fill('Kiln')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Language').selectOption('en')
}

/** Chooses a logo, after a file that is no image, and colors, one of which is too pale. */
const chooseLook = async (page: Page): Promise<void> => {
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no image') })
  await page.getByText('This image can’t be read. Choose another one.').waitFor()
  await file.setInputFiles(picture)
  await page.getByText('hero.webp').waitFor()
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.locator('button:focus', { hasText: 'Choose logo' }).waitFor()
  await file.setInputFiles(picture)
  await page.getByRole('radio', { name: 'Another color' }).check()
  await page.getByLabel('Choose your color').fill('#ffe08a')
  await page.getByText('hardly stand out from the page').waitFor()
  await page.getByRole('radio', { name: 'Plum' }).check()
  await page.getByText('stays readable in light and dark mode').waitFor()
}

test('an owner gives a new store a logo and a color, and publishes the policies drafted for its country', async () => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await page.goto(shop.announced().setUpUrl!)
  await fillForm(page)
  await chooseLook(page)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'set-up')

  // The upload fails, after the store was created.
  await page.route(uploads, (route) => route.abort())
  await page.getByRole('button', { name: 'Create the store' }).click()
  await page.getByRole('heading', { name: 'Your store is ready' }).waitFor()
  await page.getByText('The logo or color could not be saved').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'set-up-look-failed')
  await page.unroute(uploads)
  await takeProblems()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Get ready to sell' }).waitFor()
  await page.getByText('Make it yours, Done').waitFor()
  await shoot(page, 'set-up-checklist')

  await shop.restartStorefront(shop.announced().storefrontClientId!)
  const visitor = await openVisitor()
  await visitor.page.goto(shop.storefront)
  await visitor.page.locator('header img').first().waitFor()
  expect(await visitor.page.locator('html').getAttribute('style')).toContain('#8a3b5c')

  await page.goto(`${shop.platform}/back-office/`)
  for (const step of ['Add your first product', 'Set up delivery', 'Accept payments'])
    await page.getByRole('button', { name: `Skip “${step}”` }).click()
  await page.getByText('5 drafts for your country are ready.').waitFor()
  await shoot(page, 'set-up-drafts')
  await page.getByRole('link', { name: 'Review drafts' }).click()
  await page
    .getByRole('row', { name: /Legal notice/ })
    .getByText('Draft')
    .waitFor()
  expect(await page.getByText('Draft', { exact: true }).count()).toBe(5)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'set-up-policies')
  await openPage(page, 'General')
  await page.getByLabel('Legal name').fill('Kiln GmbH')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await openPage(page, 'Policies')
  await page.getByRole('link', { name: /Legal notice/ }).click()
  const text = page.getByLabel('Text', { exact: true })
  expect(await text.inputValue()).toContain('[Name of your business]')
  await page.getByRole('button', { name: 'Fill in from your settings' }).click()
  await shoot(page, 'set-up-policy')
  expect(await text.inputValue()).toContain('Kiln GmbH\n')
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await readToast(page, 'Policy published')
  await page.getByRole('link', { name: 'View in store' }).waitFor()
  const readImprint = async () => {
    await visitor.page.goto(`${shop.storefront}/policies/imprint`)
    return visitor.page.getByRole('main').innerText()
  }
  await expect.poll(readImprint, { timeout: 60_000 }).toContain('Kiln GmbH')
  expect(await takeProblems()).toEqual([])
})
