import { expect, test } from 'vitest'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('collections move by buttons, with the keyboard and by dragging, and an undo takes a move back', async () => {
  // The whole tree is visible, so that nothing scrolls while a row is dragged.
  const { page, inspect, takeProblems } = await openVisitor({ viewport: { width: 1280, height: 1600 } })
  await signInOwner(page, shop, 'collections')
  const names = () => page.getByRole('list', { name: 'Collections' }).getByRole('link').allTextContents()
  await page.getByRole('button', { name: 'Move Paper up' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('“Paper” moved').waitFor()
  const moved = await names()
  expect(moved.indexOf('Paper')).toBeLessThan(moved.indexOf('Textiles'))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Move Paper up')
  await readToast(page, '“Paper” moved')

  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  const parentOfDownloads = row('Downloads').getByText(/, in /)
  await page.getByRole('button', { name: 'Move Downloads into the collection above' }).click()
  await parentOfDownloads.waitFor({ state: 'attached' })
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await parentOfDownloads.waitFor({ state: 'detached' })

  await row('Downloads').dragTo(row('Tableware'), { targetPosition: { x: 200, y: 2 } })
  await expect.poll(async () => (await names())[0]).toBe('Downloads')
  expect(await inspect()).toEqual([])
  expect(await takeProblems()).toEqual([])
})

test('a brand is merged, a ribbon deleted and restored, and an info section formatted and shown by a product', async () => {
  const { page, inspect, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'brands')
  await page.getByRole('button', { name: 'Add brand' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kiln & Co')
  await page.getByRole('dialog').getByRole('button', { name: 'Add brand' }).click()
  await readToast(page, '“Kiln & Co” added')
  await page.getByRole('button', { name: 'Merge Varde Mill into another brand' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Kiln & Co' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await readToast(page, 'Merged into “Kiln & Co”')
  await page.getByRole('row', { name: /Kiln & Co 4/ }).waitFor()
  expect(await page.getByText('Varde Mill').count()).toBe(0)

  await openPage(page, 'Ribbons')
  await page.getByRole('button', { name: 'Add ribbon' }).first().click()
  await page.getByRole('dialog').getByLabel('Text').fill('Last pieces here')
  await page.getByRole('dialog').getByRole('button', { name: 'Add ribbon' }).click()
  await readToast(page, '“Last pieces here” added')
  await page.getByRole('button', { name: 'Delete Last pieces here' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Delete Last pieces here' }).waitFor()

  await page.goto(`${shop.platform}/back-office/info-sections/new`)
  await page.getByLabel('Title').fill('Care')
  await page.getByLabel('Internal name').fill('Care of wool')
  await page.getByRole('textbox', { name: 'Text' }).fill('Wash by hand')
  await page.keyboard.press('Control+A')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, '“Care of wool” added')
  await page.getByRole('textbox', { name: 'Text' }).locator('strong, b').getByText('Wash by hand').waitFor()
  expect(await inspect()).toEqual([])

  await page.goto(`${shop.platform}/back-office/products?q=Tide%20Mug`)
  await page.getByRole('link', { name: 'Tide Mug' }).first().click()
  const organization = page.getByRole('form', { name: 'Product' })
  await organization.getByLabel('Add an info section').selectOption('Care of wool')
  await organization.getByLabel('Main collection').selectOption('Cups & Mugs')
  await organization.getByLabel('Brand').fill('Kiln & Co')
  await organization.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  expect(await takeProblems()).toEqual([])
  const visitor = await openVisitor()
  await visitor.page.goto(`${shop.storefront}/product-page/tide-mug`)
  await visitor.page.getByText('Wash by hand').waitFor({ state: 'attached' })
})

test('the owner sets the day by which a preorder ships, which buyers see until it has passed', async () => {
  const { page, inspect, takeProblems } = await openVisitor()
  const setDay = async (day: string) => {
    await page.goto(`${shop.platform}/back-office/inventory?status=preorder`)
    await page
      .getByRole('link', { name: /^Details of Cap/ })
      .first()
      .click()
    await page.getByLabel('Expected to ship by').fill(day)
    await page.getByRole('form', { name: 'Pre-order' }).getByRole('button', { name: 'Save' }).click()
    await readToast(page, 'Saved')
  }
  const lamp = async () => {
    await page.goto(`${shop.storefront}/product-page/cap-portable-lamp`)
    return page.getByRole('main').innerText()
  }
  await signInOwner(page, shop, 'inventory')
  await setDay('2099-05-04')
  expect(await inspect()).toEqual([])
  await expect.poll(lamp).toContain('Expected to ship by May 4, 2099')
  await setDay('2020-05-04')
  await page.getByText('Pre-orders were expected to ship by May 4, 2020.').waitFor()
  expect(await inspect()).toEqual([])
  await page.goto(`${shop.platform}/back-office/inventory?status=preorder`)
  await page.getByText('Expected by May 4, 2020').waitFor()
  await expect.poll(lamp).not.toContain('Expected to ship')
  expect(await takeProblems()).toEqual([])
})
