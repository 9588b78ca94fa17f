import type { Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

// The storefront's footer has a form to subscribe.
const { state } = await shop.call('GET /vitrine/v1/store-design/draft')
const design = { ...state.draft, footer: { ...state.draft.footer, newsletter: true } }
const { revision } = (await shop.call('PUT /vitrine/v1/store-design/draft', { design, revision: state.revision })).state
await shop.call('POST /vitrine/v1/store-design/publish', { revision })

const columns = 'First Name;Last Name;Email;Phone;Email Marketing;Tags;Address Line;City;Postal Code;Country'
const rows = [
  'Ada;Müller;ada@files.test;;Subscribed;"Press, VIP";Dock 2;Köln;50667;DE',
  'Bo;Å;not an email;;;;;;;',
  '',
  'Cy;Ö;;;;;;;;',
  `Mika;Demo;${shop.member.email};;;;;;;`,
]
/** As spreadsheets of Western Europe save it: with semicolons, in Windows-1252. */
const file = (lines: readonly string[]) => ({
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines].join('\r\n'), 'latin1'),
})

const choose = (page: Page, lines: readonly string[]) => page.locator('input[type=file]').setInputFiles(file(lines))

/** Downloads the list as a file. Its lines, without the columns. */
const exportList = async (page: Page): Promise<string[]> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(header).toContain('Email Marketing,Email Marketing Date')
  return lines
}

const subscribe = async (email: string): Promise<void> => {
  const { page, takeProblems, inspect } = await openVisitor()
  await page.goto(shop.storefront)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email' }).fill(email)
  expect(await inspect()).toEqual([])
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const { text } = await shop.mailTo(email, 'Confirm your subscription')
  await page.goto(/http\S+newsletter\S+/.exec(text)![0])
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'You’re subscribed' }).waitFor()
  expect(await takeProblems()).toEqual([])
}

test('the owner imports customers, corrects the rows that are refused, and exports subscribers with their consent', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  const inspected = async () => [...(await inspect()), ...(await inspectInDark())]
  await signInOwner(page, shop, 'customers')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await choose(page, rows)
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('heading', { name: 'Result of the check' }).waitFor()
  const problems = page.getByRole('table', { name: 'Rows that are not imported' })
  expect(await problems.getByRole('rowheader').allTextContents()).toEqual(['Row 3', 'Row 5'])
  await problems
    .getByRole('row', { name: /^Row 3/ })
    .getByRole('cell', { name: 'Email', exact: true })
    .waitFor()
  const count = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd').innerText()
  expect([await count('New'), await count('Exists already'), await count('Not imported')]).toEqual(['1', '1', '2'])
  expect(await inspected()).toEqual([])
  await shoot(page, 'import-customers')
  const { count: before } = await shop.call('POST /vitrine/v1/customers/count', { filter: { email: 'ada@files.test' } })
  expect(before).toBe(0)

  const corrected = rows.with(1, 'Bo;Å;bo@files.test;;;;;;;').with(3, 'Cy;Ö;cy@files.test;;;;;;;')
  await choose(page, corrected)
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: 'Imported' }).waitFor()
  expect([await count('New'), await count('Not imported')]).toEqual(['3', '0'])

  await page.goto(`${shop.platform}/back-office/customers?q=${encodeURIComponent('müller')}`)
  await page.getByRole('link', { name: 'Ada Müller' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada Müller' }).waitFor()
  for (const text of ['Köln', 'Press', 'VIP', 'Imported']) await page.getByText(text).first().waitFor()
  expect(await inspected()).toEqual([])
  await page.goto(`${shop.platform}/back-office/customers?q=files.test`)
  await page.getByText('3 customers', { exact: true }).waitFor()
  const exported = await exportList(page)
  expect(exported.map((line) => line.split(',').slice(0, 4).join(',')).toSorted()).toEqual([
    'Ada,Müller,,ada@files.test',
    'Bo,Å,,bo@files.test',
    'Cy,Ö,,cy@files.test',
  ])

  await subscribe('reader@files.test')
  await page.goto(`${shop.platform}/back-office/customers`)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Email marketing').selectOption('Subscribed')
  await page.getByRole('link', { name: 'Remove filter Email marketing: Subscribed' }).waitFor()
  await page.getByRole('rowheader', { name: /reader@files\.test/ }).waitFor()
  expect(await inspected()).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  const subscribers = (await exportList(page)).filter((line) => line.includes('files.test'))
  expect(subscribers.toSorted()).toEqual([
    expect.stringContaining(`,reader@files.test,,en,SUBSCRIBED,${today},`),
    expect.stringContaining(`Ada,Müller,,ada@files.test,,,SUBSCRIBED,${today},`),
  ])
  await page.getByRole('rowheader').getByRole('link', { name: 'reader@files.test' }).click()
  await page.getByText(/with the newsletter form/).waitFor()
  expect(await takeProblems()).toEqual([])
})
