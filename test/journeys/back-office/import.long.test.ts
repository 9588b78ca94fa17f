import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const file = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Price,Variant Tax Code',
  'import-cup,Große Tasse,Size,S,IMP-S,4006381333931,12,PC040',
  'import-jug,Jug,,,,0012345678905,cheap,',
  `import-cup,,,L,${'LONG-SKU-'.repeat(5)},,15,`,
  'import-bowl,Bowl,,,,0036000291452,9,',
].join('\r\n')

test('an owner checks a file, imports it, and finds its products by barcode', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'products')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: 'Import products' }).waitFor()
  const choose = async (content: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'catalog.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content, 'latin1'),
    })
  await choose(file)
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  const report = page.getByRole('status').filter({ hasText: 'Products skipped' })
  const text = await report.textContent()
  expect(text).toContain('Windows-1252')
  expect(text).toContain('“cheap” is not a number.')
  expect(text).toContain('has 45 characters. At most 40 are allowed.')
  expect(await report.getByRole('table', { name: 'Problems' }).getByRole('row').count()).toBe(3)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await shoot(page, 'import')
  await page.setViewportSize({ width: 1280, height: 800 })

  await choose(file.replace('LONG-SKU-'.repeat(5), 'IMP-L'))
  await page.getByLabel('Validate only').uncheck()
  await page.getByRole('button', { name: 'Import products' }).click()
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
  await page.goto(`${shop.platform}/back-office/products?q=4006381333931`)
  await page.getByRole('link', { name: 'Große Tasse' }).click()
  expect(await page.getByLabel('Barcode, S').inputValue()).toBe('4006381333931')
  await page.getByLabel('Barcode, L').fill('0012345678905')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  expect(await inspect()).toEqual([])
  await shoot(page, 'barcodes')
  await page.goto(`${shop.platform}/back-office/products?q=0012345678905`)
  await page.getByRole('link', { name: 'Große Tasse' }).waitFor()

  await page.goto(`${shop.platform}/back-office/products?q=0036000291452`)
  await page.getByRole('link', { name: 'Bowl' }).click()
  expect(await page.getByRole('textbox', { name: /^Barcode/ }).inputValue()).toBe('0036000291452')
  await page.goto(`${shop.platform}/back-office/products`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const exported = await readFile(await (await saved).path(), 'utf8')
  expect(exported).toContain('Size,S,,,,,IMP-S,4006381333931,')
  expect(exported).toContain('L,,,,,IMP-L,0012345678905,')
  expect(await inspect()).toEqual([])
  await shoot(page, 'products')
  expect(await takeProblems()).toEqual([])
})

test('a long import shows its progress, goes on while its page is left, and is stopped', async () => {
  const { page, inspect, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'products/import')
  const rows = Array.from({ length: 20_000 }, (_one, index) => `many-${index},Cup ${index},,5`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'many.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Handle,Title,Option1 Value,Variant Price', ...rows].join('\r\n')),
  })
  await page.getByRole('button', { name: 'Check file' }).click()
  const progress = page.getByRole('progressbar', { name: 'many.csv' })
  const processed = async () => Number(await progress.getAttribute('value'))
  await expect.poll(processed, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(await inspect()).toEqual([])
  await shoot(page, 'import-running')
  const before = await processed()
  await page.goto(`${shop.platform}/back-office/orders`)
  await page.goto(`${shop.platform}/back-office/products/import`)
  await expect.poll(processed, { timeout: 60_000 }).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText(/^Stopped after [\d,]+ products\./).waitFor()
  const [first] = await page
    .getByRole('table', { name: 'Latest imports' })
    .getByRole('row')
    .filter({ hasText: 'many.csv' })
    .all()
  expect(await first!.textContent()).toContain('Stopped')
  expect([await inspect(), await takeProblems()]).toEqual([[], []])
})
