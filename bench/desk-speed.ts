/**
 * Speed of the back office on a slow phone, with the demo store and its past of two years: the time from a page's data to
 * its first frame, and the longest answer to a press or key on it. Pages are opened as links do, without a new document.
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
import { median, report } from './measure/report.ts'
import { openRunningShop } from './measure/running-shop.ts'

const rounds = Number(process.env.VITRINE_BENCH_ROUNDS ?? '3')
/** The slow phone of Lighthouse. */
const processorSlowdown = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const limit = { ours: 100 }
const pastTimeout = 300_000
const quietMs = 400

/** Lists and forms; `first` opens the first entry of the list. */
const lists = {
  '/orders': 'first',
  '/orders/drafts': 'alone',
  '/orders/abandoned': 'first',
  '/orders/returns': 'alone',
  '/products': 'first',
  '/collections': 'first',
  '/inventory': 'first',
  '/inventory/waiting': 'alone',
  '/customers': 'first',
  '/customers/companies': 'alone',
  '/customers/segments': 'alone',
  '/reviews': 'alone',
  '/discounts': 'first',
  '/coupons': 'first',
  '/price-lists': 'alone',
  '/gift-cards': 'alone',
  '/reports': 'alone',
  '/finances': 'alone',
  '/design': 'alone',
  '/policies': 'alone',
  '/checkout': 'alone',
  '/settings': 'alone',
  '/delivery': 'alone',
  '/payments': 'alone',
  '/tax': 'alone',
  '/emails': 'alone',
  '/notifications': 'alone',
  '/staff': 'alone',
  '/audit-log': 'alone',
  '/account': 'alone',
} as const

const forms = [
  '/orders/new',
  '/products/new',
  '/products/import',
  '/collections/new',
  '/discounts/new',
  '/coupons/new',
  '/price-lists/new',
  '/gift-cards/new',
  '/customers/companies/new',
  '/delivery/new',
  '/staff/invite',
]

interface Desk {
  readonly page: Page
  readonly base: string
}

const signIn = async ({ page, base }: Desk): Promise<void> => {
  await page.goto(`${base}/back-office/sign-in`)
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-owner-1')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  const notice = page.getByText('sample orders are being added')
  await notice.waitFor()
  await notice.waitFor({ state: 'detached', timeout: pastTimeout })
}

const open = (page: Page, path: string): Promise<number> =>
  page.evaluate<number>(`globalThis.deskSpeed.open(${JSON.stringify(path)})`)

/** Types, chooses and marks something on a page, as far as it can be done. Returns the longest answer. */
const press = async (page: Page): Promise<number> => {
  await page.evaluate('globalThis.deskSpeed.takeLongest()')
  const main = page.locator('main')
  const text = main.locator('input[type=text], input[type=search], input:not([type]), textarea').first()
  if (await text.isVisible()) {
    await text.tap()
    await page.keyboard.type('tea', { delay: 60 })
  }
  const mark = main.locator('input[type=checkbox], input[type=radio]').first()
  if ((await mark.isVisible()) && (await mark.isEnabled())) await mark.tap({ force: true })
  await page.waitForTimeout(quietMs)
  return page.evaluate<number>('globalThis.deskSpeed.takeLongest()')
}

/** The address of the first entry of the list that is open. */
const firstEntry = async (page: Page, list: string): Promise<string | undefined> => {
  const links = page.locator(`main table a[href^="/back-office${list}/"], main li a[href^="/back-office${list}/"]`)
  const href = await links
    .first()
    .getAttribute('href', { timeout: 2000 })
    .catch(() => null)
  return href?.replace('/back-office', '')
}

interface Times {
  readonly drawn: number[]
  readonly pressed: number[]
}

const shop = await openRunningShop()
const browser = await launchBrowser()
const context = await browser.newContext(phone)
await context.addInitScript({ path: join(import.meta.dirname, 'desk-speed/watch.mjs') })
const page = await context.newPage()
// Leaves pages with unsaved changes.
page.on('dialog', (dialog) => void dialog.accept())
const base = shop.platform.url
await signIn({ page, base })

/** Every page in every list, and the page of its first entry. */
const addresses: string[] = []
for (const [list, kind] of Object.entries(lists)) {
  addresses.push(list)
  if (kind === 'alone') continue
  await open(page, list)
  const entry = await firstEntry(page, list)
  if (entry === undefined) throw new Error(`${list} has no entry`)
  addresses.push(entry)
}
addresses.push(...forms)

const session = await context.newCDPSession(page)
const times = new Map<string, Times>(addresses.map((path) => [path, { drawn: [], pressed: [] }]))
// The first round loads the files of the pages, and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  for (const path of addresses) {
    // Each begins on the overview, without anything typed.
    await page.goto(`${base}/back-office/`)
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    await page.waitForTimeout(quietMs)
    await open(page, path)
    await page.goBack()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    await page.waitForTimeout(quietMs)
    if (round === 0) continue
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    times.get(path)!.drawn.push(await open(page, path))
    await page.waitForTimeout(quietMs)
    times.get(path)!.pressed.push(await press(page))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

const isId = /\/[0-9a-f]{8}-[0-9a-f-]{20,}/
const medians = [...times].map(([path, { drawn, pressed }]) => ({
  path: path.replace(isId, '/:id'),
  drawn: median(drawn),
  pressed: median(pressed),
}))
for (const { path, drawn, pressed } of medians)
  console.log(`  ${path}: drawn ${drawn.toFixed(0)} ms after its data, answers in ${pressed.toFixed(0)} ms`)
const measures = { drawn: 'from the data to the first frame', pressed: 'answer to a press (INP)' } as const
for (const [measure, name] of Object.entries(measures)) {
  const by = medians.toSorted((one, other) => other[measure as 'drawn'] - one[measure as 'drawn'])
  const all = by.map((one) => one[measure as 'drawn'])
  const finding = { ours: all[0]!, baseline: median(all), against: 'the page in the middle', unit: 'ms', limit }
  report({ name: `back office, ${name}, slowest page (${by[0]!.path})`, ...finding })
}
await browser.close()
await shop.close()
