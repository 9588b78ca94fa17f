import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner changes the store’s design with a preview and publishes it', async () => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: 'Storefront design' }).click()
  await page.getByRole('heading', { name: 'Storefront design' }).waitFor()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await preview.getByRole('heading', { level: 1 }).waitFor()
  const first = await preview.getByRole('heading', { level: 1 }).innerText()

  await page.getByText(`Hero image: ${first}`).click()
  await page.getByLabel('Title').first().fill('Made by hand')
  // Saved automatically, and previewed.
  await preview.getByRole('heading', { level: 1, name: 'Made by hand' }).waitFor()
  await page.getByText('Draft saved').waitFor()
  await page.getByText('Not published yet').waitFor()
  await page.getByLabel('Add section').selectOption('Banner')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByText('Logo, colors, and fonts').click()
  await page.getByLabel('Background color').last().fill('#203040')
  await page.getByText('Too dark for readable text').waitFor()
  await page.getByText('Pages', { exact: true }).click()
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByText('New page').first().click()
  await page.getByLabel('Title').last().fill('Our story')
  await page.getByLabel('Hidden from visitors').uncheck()
  await page.getByText('The page is at /pages/our-story.').waitFor()
  await page.getByText('Draft saved').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'desk-design')

  const visitor = await openVisitor()
  await visitor.page.goto(shop.storefront)
  expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toBe(first)
  await page.getByRole('button', { name: 'Publish' }).click()
  await readToast(page, 'Published. Your changes will be live within a minute.')
  await visitor.page.goto(shop.storefront)
  await visitor.page.getByRole('heading', { level: 1, name: 'Made by hand' }).waitFor()
  expect(await visitor.inspect()).toEqual([])
  await visitor.page.goto(`${shop.storefront}/pages/our-story`)
  await visitor.page.getByRole('heading', { name: 'Our story' }).waitFor()

  // A broken link is reported beside its field, which keeps its value.
  await page.getByText('Announcement', { exact: true }).first().click()
  await page.getByLabel('Announcement').fill('Sale')
  await page.locator('details', { hasText: 'A line of text above every page' }).getByLabel(/^Link/).fill('collections')
  await page.getByText('Not saved. Check the marked fields.').waitFor()
  expect((await takeProblems()).filter((fault) => !fault.startsWith('400 '))).toEqual([])
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await readToast(page, 'Changes discarded.')
  expect(await page.getByLabel('Announcement').inputValue()).toBe('')
})
