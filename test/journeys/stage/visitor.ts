/** A person at a browser, and all errors that occur there. */
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { isLongRun } from '../../run-size.ts'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Measures layout shifts with the browser's own metric and records the elements. Shifts within three seconds after an
 * input are expected, as are those right after a response: on a busy machine one takes longer than the half second that
 * browsers allow.
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
  /** axe rules to skip. */
  readonly except?: readonly string[]
  /** Whether a short run also uses axe. */
  readonly inShortRun?: boolean
}

export interface Visitor {
  readonly page: Page
  /** Returns console and script errors, and unexpected responses, and clears them. */
  readonly takeProblems: () => Promise<string[]>
  /**
   * Finds overflow, layout shifts and, with axe, accessibility violations. axe takes longer than most pages, so a short
   * run checks one page of each kind, in pages.test.ts.
   */
  readonly inspect: (options?: InspectOptions) => Promise<string[]>
  /** Finds text with too little contrast in dark mode. A short run checks one page of each app, in pages.test.ts. */
  readonly inspectInDark: (options?: { readonly inShortRun?: boolean }) => Promise<string[]>
}

/** For slow, busy machines; pages that are ready don't wait. */
const patienceMs = 30_000
/** A page may make further requests after a response. */
const quietMs = 100

/** Returns a function that waits for all pending responses. */
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
 * Waits until animations have ended. Infinite ones don't count, nor those that never report their end, such as a drawer
 * that slides in while colors change.
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

/** Returns the violations that axe finds, with all rules or some. */
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

/** Returns what overflows the screen, or has shifted since the page was opened. */
const findMoved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const { shifted, moved } = globalThis as unknown as { shifted: number; moved: string[] }
    return [
      ...(scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} px too wide`] : []),
      ...(shifted > 0.02 ? [`it moved by itself (${shifted.toFixed(3)}): ${moved.join(', ')}`] : []),
    ]
  })

/** Opens a browser for a person until the test ends. Reports what they saw last if it fails. */
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
  /** A busy machine may be idle between a script and its request, so wait until the page identifies itself. */
  const pageCame = async (): Promise<void> => {
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await answersCame()
  }
  let problems: string[] = []
  page.on('console', (message) => {
    // Failed responses are recorded below, with their URL.
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
