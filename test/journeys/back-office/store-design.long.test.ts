import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner changes the store’s design with a preview and publishes it', async () => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  // Clicks wait for the script that follows them, which is slow.
  await page.route('**/follow-editor*', async (route) => {
    await pause(1500)
    await route.continue()
  })
  await signInOwner(page, shop)
  await openPage(page, 'Storefront design')
  await page.getByRole('heading', { name: 'Storefront design' }).waitFor()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await preview.getByRole('heading', { level: 1 }).waitFor()
  const first = await preview.getByRole('heading', { level: 1 }).innerText()

  // A click in the preview opens the fields of a section. The mouse is moved by hand, because the frame is scaled.
  const title = page.getByLabel('Title').first()
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await preview.getByRole('heading', { level: 1 }).boundingBox())!
      await page.mouse.click(x + width / 2, y + height / 2)
      return title.isVisible()
    })
    .toBe(true)
  await page.getByLabel('Title').first().fill('Made by hand')
  // Saved automatically, and previewed.
  await preview.getByRole('heading', { level: 1, name: 'Made by hand' }).waitFor()
  await page.getByText('Draft saved').waitFor()
  await page.getByText('Not published yet').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await preview.getByRole('heading', { level: 1, name: first }).waitFor()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await preview.getByRole('heading', { level: 1, name: 'Made by hand' }).waitFor()

  // The first section is dragged below the second one, and moved back with the keyboard.
  const handles = page.getByRole('button', { name: /drag it, or use the arrow keys/ })
  const names = () => handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const before = await names()
  await page.getByText('Hero image: Made by hand').click()
  const [from, to] = [await handles.first().boundingBox(), await handles.nth(2).boundingBox()]
  await page.mouse.move(from!.x + 10, from!.y + 10)
  await page.mouse.down()
  await page.mouse.move(to!.x + 10, to!.y - 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)])
  await handles.nth(1).press('ArrowUp')
  await expect.poll(names).toEqual(before)
  await page.getByLabel('Add section').selectOption('Banner')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByText('Logo, colors, and fonts').click()
  await page.getByRole('button', { name: 'Use the look Warm' }).click()
  expect(await page.getByLabel('Background color').last().inputValue()).toBe('#fbf3ea')
  await page.getByLabel('Background color').last().fill('#203040')
  await page.getByText('Too dark for readable text').waitFor()
  await page.getByText('Pages', { exact: true }).click()
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByText('New page').first().click()
  await page.getByLabel('Title').last().fill('Our story')
  await page.getByLabel('Hidden from visitors').last().uncheck()
  await page.getByText('The page is at /pages/our-story.').waitFor()
  await page.getByText('Draft saved').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'desk-design')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await preview.getByRole('heading', { level: 1, name: 'Made by hand' }).dispatchEvent('click')
  await page.getByLabel('Title').first().waitFor()
  await shoot(page, 'desk-design-phone')
  await page.setViewportSize({ width: 1280, height: 800 })

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
  const announced = await page.getByLabel('Announcement').inputValue()
  await page.getByLabel('Announcement').fill('Sale')
  await page.locator('details', { hasText: 'A line of text above every page' }).getByLabel(/^Link/).fill('collections')
  await page.getByText('Not saved. Check the marked fields.').waitFor()
  expect((await takeProblems()).filter((fault) => !fault.startsWith('400 '))).toEqual([])
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await readToast(page, 'Changes discarded.')
  expect(await page.getByLabel('Announcement').inputValue()).toBe(announced)
})
