import type { Page } from 'playwright-core'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage({ hasOwnClock: true })
const pictures = ['front', 'detail', 'set'].map((name) =>
  join(import.meta.dirname, `../../../demo/pictures/brook-carafe-${name}.webp`),
)
const dayMs = 24 * 60 * 60 * 1000

await shop.call('POST /stores/v3/info-sections', {
  infoSection: { title: 'Care', uniqueName: 'Care of bowls', plainDescription: '<p>Safe in the dishwasher</p>' },
})

/** Price, compare-at price, cost, stock, SKU and barcode of each variant. */
const variants = [
  ['24', '30', '11', '5', 'BOWL-SAND-S', '4006381333931'],
  ['32', '', '14', '2', 'BOWL-SAND-L', '0012345678905'],
  ['26', '', '12', '4', 'BOWL-SLATE-S', '0036000291452'],
  ['36', '45', '15', '3', 'BOWL-SLATE-L', '5901234123457'],
]

/** Types the variants row by row, with the Tab key. Their weights and visibility follow in each row. */
const typeVariants = async (page: Page): Promise<void> => {
  await page.getByLabel('Price (EUR), Sand / Small', { exact: true }).focus()
  for (const cells of variants) {
    for (const cell of cells) {
      await page.keyboard.type(cell)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  }
}

const addPictures = async (page: Page): Promise<void> => {
  for (const [index, picture] of pictures.entries()) {
    await page.getByLabel('Choose files').setInputFiles(picture)
    await page.getByRole('button', { name: `Remove Image ${index + 1}` }).waitFor()
  }
  // The last one becomes the first.
  await page.getByRole('button', { name: 'Move Image 3 forward' }).click()
  await page.getByRole('button', { name: 'Move Image 2 forward' }).click()
}

const addOption = async (page: Page, name: string, choices: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add option' }).click()
  const option = page.getByRole('group', { name: 'Option', exact: true })
  await option.getByLabel('Option name').fill(name)
  await page.getByLabel(`Add a choice of ${name}`).fill(choices)
  await page.keyboard.press('Enter')
}

/** Describes an image, and shows it for the variants of a choice. */
const describe = async (page: Page, name: string, { altText, of }: { altText: string; of?: string }): Promise<void> => {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit media' })
  await dialog.getByLabel('Alternative text', { exact: true }).fill(altText)
  if (of !== undefined) {
    for (const size of ['Small', 'Large']) await dialog.getByLabel(`${of} / ${size}`, { exact: true }).check()
  }
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const organize = async (page: Page): Promise<void> => {
  await page.getByLabel('Brand').fill('Harbor Kiln')
  await page.getByLabel('Ribbon').fill('Small batch')
  await page.getByLabel('Add an info section').selectOption('Care of bowls')
}

const writeSearchTexts = async (page: Page): Promise<void> => {
  const preview = page.getByRole('figure', { name: 'Preview' })
  await preview.getByText('harbor-bowl').waitFor()
  await preview.getByText('A bowl for every day.').waitFor()
  await page.getByLabel('Title in search results').fill('Harbor Bowl, thrown by hand')
  await page.getByLabel('Description in search results').fill('Four stoneware bowls in two glazes.')
  await page.getByLabel('Slug').fill('stoneware-bowl')
  await preview.getByText('stoneware-bowl').waitFor()
  await preview.getByText('Harbor Bowl, thrown by hand').waitFor()
  await preview.getByText('Four stoneware bowls in two glazes.').waitFor()
}

const save = async (page: Page, message = 'Saved'): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, message)
}

test('the owner fills in a product with variants and saves it once, and buyers see all of it', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'products/new')
  await page.getByLabel('Name', { exact: true }).fill('Harbor Bowl')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('A bowl for every day.')
  await addPictures(page)
  await addOption(page, 'Glaze', 'Sand, Slate')
  await addOption(page, 'Size', 'Small, Large')
  await page.getByLabel('Track quantity').check()
  await typeVariants(page)
  await page
    .getByRole('row', { name: /^Sand \/ Small/ })
    .getByText('54%')
    .waitFor()
  await describe(page, 'Image 1', { altText: 'A set of bowls' })
  await describe(page, 'Image 2', { altText: 'A bowl in sand', of: 'Sand' })
  await describe(page, 'Image 3', { altText: 'A bowl in slate', of: 'Slate' })
  await organize(page)
  await writeSearchTexts(page)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'product-editor')
  await save(page, '“Harbor Bowl” added')
  await page.getByRole('heading', { level: 1, name: 'Harbor Bowl' }).waitFor()
  expect(await page.getByLabel('Barcode, Slate / Large').inputValue()).toBe('5901234123457')
  expect(await page.getByLabel('Cost per item, Sand / Large').inputValue()).toMatch(/^14/)
  expect(await takeProblems()).toEqual([])

  const visitor = await openVisitor()
  await visitor.page.goto(`${shop.storefront}/product-page/stoneware-bowl?Glaze=Slate&Size=Large`)
  expect(await visitor.page.title()).toBe('Harbor Bowl, thrown by hand')
  const main = visitor.page.getByRole('main')
  for (const text of ['Small batch', 'Harbor Kiln', '€36.00', '€45.00', 'A bowl for every day.'])
    await main.getByText(text).first().waitFor()
  await main.getByText('Safe in the dishwasher').waitFor({ state: 'attached' })
  const alts = () =>
    main.getByRole('img', { name: /bowl/ }).evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  expect(new Set(await alts())).toEqual(new Set(['A bowl in slate', 'A set of bowls']))
  await main.getByRole('radio', { name: 'Sand' }).check()
  await main.getByText('€32.00').first().waitFor()
  await expect.poll(async () => new Set(await alts())).toEqual(new Set(['A bowl in sand', 'A set of bowls']))
  const data = (await visitor.page.locator('script[type="application/ld+json"]').allTextContents()).join('\n')
  for (const text of ['BOWL-SLATE-S', '5901234123457']) expect(data).toContain(text)
  expect(await visitor.inspect()).toEqual([])
  await shoot(visitor.page, 'product-of-editor')
  expect(await visitor.takeProblems()).toEqual([])
})

test('a copy of a product is archived, then scheduled, and is in the store on its day', async () => {
  const { page, inspect, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'products?q=Orbit%20Vase')
  await page.getByRole('link', { name: 'Orbit Vase', exact: true }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { level: 1, name: 'Copy of Orbit Vase' }).waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Orbit Vase, second firing')
  await page.getByLabel('Slug').fill('second-vase')
  await page.getByRole('radio', { name: 'Archived' }).check()
  await save(page)
  await openPage(page, 'Products')
  await page.getByRole('link', { name: /^Archived/ }).click()
  await page.getByRole('link', { name: 'Orbit Vase, second firing' }).click()

  await page.getByRole('radio', { name: 'Scheduled' }).check()
  const day = new Date(shop.now().getTime() + 2 * dayMs).toISOString().slice(0, 16)
  await page.getByLabel('Publish on').fill(day)
  expect(await inspect()).toEqual([])
  await save(page)
  const visitor = await openVisitor()
  const address = `${shop.storefront}/product-page/second-vase`
  expect((await visitor.page.goto(address))?.status()).toBe(404)
  await shop.skipAhead(2 * dayMs)
  await expect.poll(async () => (await visitor.page.goto(address))?.status(), { timeout: 20_000 }).toBe(200)
  await visitor.page.getByRole('heading', { name: 'Orbit Vase, second firing' }).waitFor()
  expect(await takeProblems()).toEqual([])
})
