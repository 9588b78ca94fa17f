/** Someone at a browser, and everything that goes wrong on their screen. */
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { isLongRun } from '../run-size.ts'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Counts how far things have moved by themselves, by the browser's own measure, and notes which. What follows an input
 * within three seconds was asked for, and so is what comes when the page was busy with an answer: on a busy machine one
 * takes longer than the half second browsers allow.
 */
const watchShifts = () => {
  const patience = 3000
  let lastInput = -Infinity
  for (const type of ['pointerdown', 'keydown', 'input', 'change', 'submit'])
    addEventListener(type, () => (lastInput = performance.now()), { capture: true, passive: true })
  new MutationObserver((changes) => {
    const wasBusy = changes.some(({ oldValue }) => oldValue === 'true')
    if (wasBusy) lastInput = performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'], attributeOldValue: true })
  interface Shift {
    readonly value: number
    readonly startTime: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node?: { readonly textContent: string | null } | null }[]
  }
  const page = globalThis as unknown as { shifted: number; moved: string[] }
  page.shifted = 0
  page.moved = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      if (entry.hadRecentInput || entry.startTime - lastInput < patience) continue
      page.shifted += entry.value
      page.moved.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

interface InspectOptions {
  /** Rules of axe that are left out. */
  readonly except?: readonly string[]
  /** Whether a short run asks axe as well. */
  readonly inShortRun?: boolean
}

export interface Visitor {
  readonly page: Page
  /** Errors of the console and of scripts, and answers that should not have come; taken and forgotten. */
  readonly takeProblems: () => Promise<string[]>
  /**
   * Finds what does not fit the screen, what has moved by itself and, with axe, what some people cannot use. Axe takes
   * longer than most pages: a short run asks it about one page of each kind, in pages.test.ts.
   */
  readonly inspect: (options?: InspectOptions) => Promise<string[]>
  /** Finds text without enough contrast in dark. A short run looks at one page of each app, in pages.test.ts. */
  readonly inspectInDark: (options?: { readonly inShortRun?: boolean }) => Promise<string[]>
}

/** On a slow machine with much else to do; where a page is as it should be, nobody waits for it. */
const patienceMs = 30_000
/** After an answer a page may ask for more. */
const quietMs = 100

/** Gives a function that waits until every answer has come. */
const followAnswers = (page: Page) => {
  const awaited = new Set<Request>()
  page.on('request', (request) => awaited.add(request))
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  return async (): Promise<void> => {
    const end = Date.now() + patienceMs
    for (let quietSince = Date.now(); Date.now() - quietSince < quietMs;) {
      if (awaited.size > 0) quietSince = Date.now()
      if (Date.now() > end) throw new Error(`No answer: ${[...awaited].map((request) => request.url()).join(', ')}`)
      await pause(quietMs / 10)
    }
  }
}

/**
 * Until what moves or fades has come to rest; what moves for ever does not count, nor what never says that it has ended,
 * such as a drawer that slides in while colors change.
 */
const settle = async () => {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  const rest = Promise.allSettled(moving.map(({ finished }) => finished))
  await Promise.race([rest, new Promise((done) => setTimeout(done, 2000))])
}

interface Axe {
  readonly run: (
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
}

/** What axe finds; of all that it knows, or by some rules alone. */
const findFaults = async (page: Page, rules?: readonly string[], except: readonly string[] = []): Promise<string[]> => {
  await page.evaluate(settle)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ runOnly, off }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const left = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
      const options = { resultTypes: ['violations'], preload: false, rules: left, ...(runOnly && { runOnly }) }
      const found = await axe.run(options)
      return found.violations.map(
        ({ id, nodes }) =>
          `axe ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      )
    },
    { runOnly: rules && [...rules], off: [...except] },
  )
}

/** What does not fit the screen, or has moved by itself since the page was opened. */
const findMoved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const { shifted, moved } = globalThis as unknown as { shifted: number; moved: string[] }
    return [
      ...(scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} px too wide`] : []),
      ...(shifted > 0.02 ? [`it moved by itself (${shifted.toFixed(3)}): ${moved.join(', ')}`] : []),
    ]
  })

/** Someone with a browser of their own, until the test ends; what they saw last is told when it failed. */
export const enter = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const usual = {
    viewport: { width: 1280, height: 900 },
    reducedMotion: isLongRun ? 'no-preference' : 'reduce',
  } as const
  const context = await browser.newContext({ ...usual, ...options })
  await context.addInitScript(watchShifts)
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(page.url(), await page.locator('body').ariaSnapshot())
    await context.close()
  })
  const answersCame = followAnswers(page)
  /** A busy machine may be quiet between a script and what it asks for: a page is there when it says what it is. */
  const pageCame = async (): Promise<void> => {
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await answersCame()
  }
  let problems: string[] = []
  page.on('console', (message) => {
    // Answers are looked at below, with their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => problems.push(`script: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })

  return {
    page,
    takeProblems: async () => {
      await answersCame()
      const taken = problems
      problems = []
      return taken
    },
    inspect: async ({ except, inShortRun = false } = {}) => {
      await pageCame()
      const faults = inShortRun || isLongRun ? await findFaults(page, undefined, except) : []
      return [...faults, ...(await findMoved(page))]
    },
    inspectInDark: async ({ inShortRun = false } = {}) => {
      if (!inShortRun && !isLongRun) return []
      await pageCame()
      await page.emulateMedia({ colorScheme: 'dark' })
      const found = await findFaults(page, ['color-contrast'])
      await page.emulateMedia({ colorScheme: 'light' })
      return found.map((fault) => `in dark: ${fault}`)
    },
  }
}
