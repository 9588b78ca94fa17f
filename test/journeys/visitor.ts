/** Someone at a browser, and everything that goes wrong on their screen. */
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Counts how far things have moved by themselves, by the browser's own measure. */
const watchShifts = () => {
  const page = globalThis as unknown as { shifted: number }
  page.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) page.shifted += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export interface Visitor {
  readonly page: Page
  /** Errors of the console and of scripts, and answers that should not have come; taken and forgotten. */
  readonly takeProblems: () => string[]
  /** What is wrong with the page as it stands: for readers of all kinds, for narrow screens, for the eye. */
  readonly inspect: () => Promise<string[]>
  readonly leave: () => Promise<void>
}

export const openVisitor = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  await context.addInitScript(watchShifts)
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  let problems: string[] = []
  page.on('console', (message) => {
    // Answers are looked at below, with their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => problems.push(`script: ${String(error)}`))
  page.on('response', (response) => {
    // A member or visitor without a cart is told so.
    if (response.status() === 404 && response.url().endsWith('/ecom/v1/carts/current')) return
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })

  return {
    page,
    takeProblems: () => {
      const taken = problems
      problems = []
      return taken
    },
    inspect: async () => {
      await page.evaluate(axeSource)
      return page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: {
            run: (
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
          }
        }
        const found = await axe.run({ resultTypes: ['violations'] })
        const faults = found.violations.map(
          ({ id, nodes }) =>
            `axe ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
        )
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth > clientWidth) faults.push(`it is ${scrollWidth - clientWidth} px too wide`)
        const { shifted } = globalThis as unknown as { shifted: number }
        if (shifted > 0.02) faults.push(`it moved by itself (${shifted.toFixed(3)})`)
        return faults
      })
    },
    leave: () => context.close(),
  }
}

export const buyer = {
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  street: 'Invalidenstraße 1',
  postalCode: '10115',
  city: 'Berlin',
}

export const fillContact = async (page: Page, person: typeof buyer = buyer): Promise<void> => {
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Street and number').fill(person.street)
  await page.getByLabel('Postal code').fill(person.postalCode)
  await page.getByLabel('City').fill(person.city)
}

/** Walks through the first two steps of the checkout. */
export const fillCheckout = async (page: Page, person: typeof buyer = buyer): Promise<void> => {
  await page.waitForURL('**/hosted/checkout**')
  await fillContact(page, person)
  await page.getByRole('button', { name: 'On to delivery' }).click()
  await page.waitForURL('**step=delivery**')
  await page.getByRole('button', { name: 'On to payment' }).click()
  await page.waitForURL('**step=payment**')
}

export const fillCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Valid until').fill('04 / 35')
  await page.getByLabel('Security code').fill('123')
}

/** Signs the owner of the demo shop in, at the door of the back office. */
export const signInOwner = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-owner-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}
