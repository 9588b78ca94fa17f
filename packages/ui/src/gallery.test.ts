import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../../../test/browser.ts'
import { isLongRun } from '../../../test/run-size.ts'

const configFile = fileURLToPath(new URL('../gallery/vite.config.ts', import.meta.url))
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const phone = { width: 360, height: 780 }
const desk = { width: 1280, height: 900 }

let outDir: string
let server: PreviewServer
let browser: Browser
let address: string
let strayErrors: string[]
let pages: Page[]
let shared: Page | undefined

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'vitrine-gallery-'))
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  address = server.resolvedUrls!.local[0]!
  browser = await launchBrowser()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  if (outDir) await rm(outDir, { recursive: true, force: true })
})

beforeEach(() => {
  strayErrors = []
  pages = []
})

afterEach(async () => {
  for (const page of pages) await page.context().close()
  if (strayErrors.length > 0) throw new Error(`Stray errors in the console: ${strayErrors.join('; ')}`)
})

const appearances = [
  { theme: 'light', size: phone },
  { theme: 'light', size: desk },
  { theme: 'dark', size: phone },
  { theme: 'dark', size: desk },
]
/** `npm test` checks each theme and width once, and overlays in one of them. */
const pageAppearances = isLongRun ? appearances : appearances.slice(1, 3)
const overlayAppearances = isLongRun ? appearances : appearances.slice(2, 3)

/** `npm test` checks a light accent in light mode and a medium one in dark mode. */
const moreAccents = isLongRun ? ['#b4472e', '#1d4ed8', '#000000', '#f6f4f0', '#00c2a8'] : []
const accents = [
  { theme: 'light', colors: ['#ffd400', ...moreAccents] },
  { theme: 'dark', colors: ['#767676', ...moreAccents] },
]

describe('accessibility', () => {
  it.each(pageAppearances)('axe finds no violations in $theme at $size.width px', async ({ theme, size }) => {
    const page = await openGallery({ theme, size })
    expect(await findViolations(page)).toEqual([])
  })

  it.each(overlayAppearances)(
    'axe finds no violations in overlays in $theme at $size.width px',
    async ({ theme, size }) => {
      const page = await openGallery({ theme, size })
      await press(page, 'Show the errors')
      expect(await findViolations(page, '.v-alert')).toEqual([])
      await press(page, 'Actions for 10481')
      await page.getByRole('menu').waitFor()
      expect(await findViolations(page, '[role="menu"]')).toEqual([])
      await page.keyboard.press('Escape')
      await press(page, 'Open the dialog')
      expect(await findViolations(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await press(page, 'Open the cart')
      await page.getByRole('button', { name: 'Remove' }).first().click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      expect(await findViolations(page, 'dialog[open]')).toEqual([])
    },
  )

  it.each(accents)('any accent color stays readable in $theme', async ({ theme, colors }) => {
    const page = await openGallery({ theme, size: desk })
    for (const accent of colors) {
      await page.evaluate((color) => document.documentElement.style.setProperty('--site-accent', color), accent)
      const violations = await findViolations(page, 'body', { runOnly: ['color-contrast'] })
      expect({ accent, violations }).toEqual({ accent, violations: [] })
    }
  })
})

describe('the page', () => {
  it.each([
    { theme: 'light', dir: 'ltr' },
    { theme: 'light', dir: 'rtl' },
  ])('never scrolls sideways on a phone ($dir)', async ({ theme, dir }) => {
    const page = await openGallery({ theme, dir, size: phone })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })

  it('touch targets are at least 44 px, even in the dense back office', async () => {
    const page = await openGallery({ theme: 'light', size: phone, touch: true })
    const targets =
      '.v-button, .v-icon-button, .v-control, .v-quantity > *, .v-option, .v-choice, summary, .v-tab, .v-table-sort, .v-theme-toggle > label, .v-breadcrumbs a, .v-page-link'
    const tooSmall = await page.locator(targets).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // Inline links may be narrower.
        .filter(({ element, box }) => box.height < 43.9 || box.width < (element.matches('.v-link') ? 24 : 43.9))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`),
    )
    expect(tooSmall).toEqual([])
  })

  it('keeps the chosen theme and applies it before any script of the app', async () => {
    const page = await openGallery({ size: desk })
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await page.evaluate(() => localStorage.getItem('vitrine-theme'))).toBe('dark')
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    strayErrors = []
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  })
})

describe('keyboard', () => {
  it('reaches every control', async () => {
    const page = await openGallery({ theme: 'light', size: desk })
    const expected = await page.evaluate(markReachable)
    const reached = new Set<string>()
    for (let step = 0; step < expected.length + 60; step += 1) {
      await page.keyboard.press('Tab')
      const mark = await page.evaluate(() => document.activeElement?.getAttribute('data-mark'))
      if (mark) reached.add(mark)
    }
    expect(expected.filter((mark) => !reached.has(mark))).toEqual([])
    expect(expected.length).toBeGreaterThan(70)
  })

  it('finds the skip link first', async () => {
    const page = await openGallery({ theme: 'light', size: desk })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  })

  it.each(['Open the dialog', 'Open the cart', 'Open the navigation'])(
    '“%s” traps the focus until Escape, then restores it',
    async (name) => {
      const page = await sharedGallery()
      const opener = page.getByRole('button', { name, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.locator('dialog[open]').waitFor()
      expect(await page.evaluate(isFocusInDialog)).toBe(true)
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(isFocusOutsideDialog)).toBe(false)
      }
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )

  it('navigates a menu and returns to its button', async () => {
    const page = await openGallery({ theme: 'light', size: desk })
    const opener = page.getByRole('button', { name: 'Actions for 10482' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    // The menu takes the focus once it is open; keys before that go to the button.
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const items = await page.getByRole('menuitem').allTextContents()
    await expect.poll(focused).toBe(items[0])
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe(items[1])
    await page.keyboard.press('Enter')
    await page.getByText('Slip of 10482 printed').waitFor()
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('arrow keys reach all choices, including unavailable ones', async () => {
    const page = await sharedGallery()
    const size = page.getByRole('group', { name: 'Size' })
    await size.getByRole('radio', { name: '1.5 l' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    expect(await size.getByRole('radio', { name: '3 l, unavailable' }).isChecked()).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await size.getByRole('radio', { name: '0.5 l' }).isChecked()).toBe(true)
  })
})

describe('shopping', () => {
  it('an unavailable choice is announced and can be selected', async () => {
    const page = await sharedGallery()
    for (const name of ['Moss, unavailable', '3 l, unavailable']) {
      const choice = page.getByRole('radio', { name })
      await choice.click({ force: true })
      expect(await choice.isChecked()).toBe(true)
    }
    await page.getByRole('radio', { name: 'Ink' }).click()
    await page.getByRole('group', { name: 'Color Ink' }).waitFor()
  })

  it('the stepper stops at its bounds and keeps the focus', async () => {
    const page = await sharedGallery()
    const more = page.getByRole('button', { name: 'Increase Quantity', exact: true })
    for (let step = 0; step < 6; step += 1) await more.click({ force: true })
    const quantity = page.getByRole('spinbutton', { name: 'Quantity', exact: true })
    expect(await quantity.inputValue()).toBe('5')
    expect(await more.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('an incomplete or out-of-range quantity is corrected', async () => {
    const page = await openGallery({ theme: 'light', size: desk })
    const quantity = page.getByRole('spinbutton', { name: 'Quantity', exact: true })
    for (const typed of ['', '99', '0']) {
      await quantity.fill(typed)
      expect(await quantity.inputValue()).toBe(typed)
      await quantity.blur()
      expect(await quantity.inputValue()).toBe('2')
    }
    await quantity.fill('4')
    await quantity.blur()
    expect(await quantity.inputValue()).toBe('4')
  })

  it('an item removed in the open cart drawer can be restored there', async () => {
    const page = await openGallery({ theme: 'light', size: desk })
    await press(page, 'Open the cart')
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByText('Removed').count()).toBe(0)
  })

  it('a busy button keeps its width and ignores clicks', async () => {
    const page = await sharedGallery()
    const busy = page.getByRole('button', { name: 'Place order' }).first()
    expect(await busy.getAttribute('aria-busy')).toBe('true')
    expect(await busy.getAttribute('aria-disabled')).toBe('true')
    expect((await busy.boundingBox())!.width).toBeGreaterThan(100)
  })

  it('an error in the summary links to its field', async () => {
    const page = await sharedGallery()
    await press(page, 'Show the errors')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    await page.getByRole('link', { name: 'The postal code is missing' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('shipping.postalCode')
  })
})

interface GalleryView {
  size: { width: number; height: number }
  theme?: string
  dir?: string
  touch?: boolean
}

/** One page for all tests that don't change it, or only use their own component. */
async function sharedGallery(): Promise<Page> {
  shared ??= await openGallery({ theme: 'light', size: desk })
  pages = pages.filter((page) => page !== shared)
  return shared
}

async function openGallery({ size, touch, ...params }: GalleryView): Promise<Page> {
  const options: BrowserContextOptions = { viewport: size, reducedMotion: 'reduce', hasTouch: touch, isMobile: touch }
  const context = await browser.newContext(options)
  const page = await context.newPage()
  pages.push(page)
  page.on('pageerror', (error) => strayErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') strayErrors.push(message.text())
  })
  await page.goto(`${address}?${new URLSearchParams(params as Record<string, string>)}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Returns rule and element of each violation, readable in a failure message. */
async function findViolations(page: Page, within = 'body', options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(axeSource)
  const results = await page.evaluate<AxeResults, { within: string; options: RunOptions }>(
    // axe was injected into the page; the test's compiler doesn't know it.
    ({ within, options }) => (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(within, options),
    { within, options: { resultTypes: ['violations'], preload: false, ...options } },
  )
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/** Marks what the Tab key must reach: of a radio group, the selected one or the first. */
function markReachable(): string[] {
  const candidates = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
  const seen = new Set<string>()
  const isReachable = (element: HTMLElement) => {
    if (!element.checkVisibility() || element.matches(':disabled') || element.tabIndex < 0) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = candidates.filter((other) => other instanceof HTMLInputElement && other.name === element.name)
    const chosen = group.some((radio) => radio instanceof HTMLInputElement && radio.checked)
    if (chosen) return element.checked
    if (seen.has(element.name)) return false
    seen.add(element.name)
    return true
  }
  return candidates.filter(isReachable).map((element, index) => {
    const mark = `${index} ${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
    element.setAttribute('data-mark', mark)
    return mark
  })
}

function isFocusInDialog(): boolean {
  return document.activeElement?.closest('dialog[open]') !== null
}

/** The browser's own UI may briefly take the focus (`body` is active then), but not the page behind. */
function isFocusOutsideDialog(): boolean {
  const active = document.activeElement
  return active !== null && active !== document.body && active.closest('dialog[open]') === null
}
