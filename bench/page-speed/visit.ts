/** A first visit on a slow phone: empty cache, slow network and processor. */
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

const kilobit = 1000 / 8
/** The slow phone of Lighthouse. */
const line = { offline: false, latency: 150, downloadThroughput: 1600 * kilobit, uploadThroughput: 750 * kilobit }
const processorSlowdown = 4
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // Servers may treat a headless browser as a crawler.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
}
/** Hosts that only the provider's pages use, blocked so that a bench doesn't wait for them. */
const outside = ['*://*.shopify.com/*', '*://*.shopifysvc.com/*', '*://shop.app/*']
const quietMs = 500
const answerMs = 1500
const waitTimeout = 30_000

/** A page to visit, and an interaction on it. */
export interface Stop {
  readonly url: string
  readonly press: (page: Page) => Promise<void>
}

/** In milliseconds, bytes and, for layout shifts, fractions of the window. */
export interface Visit {
  /** Largest contentful paint. */
  readonly paint: number
  readonly element: string
  readonly firstPaint: number
  readonly firstByte: number
  /** Cumulative layout shift of the whole visit. */
  readonly moved: number
  /** From the click to the next frame. */
  readonly press: number
  readonly scripts: number
  readonly everything: number
}

interface Watched {
  readonly paint: number
  readonly element: string
  readonly moved: number
  readonly longest: number
}

/** Counts the transferred bytes, compressed. */
const countBytes = (session: CDPSession) => {
  /** Header bytes of each script that is loading. */
  const scripts = new Map<string, number>()
  const count = { scripts: 0, everything: 0 }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    count.everything += encodedDataLength
    const headers = scripts.get(requestId)
    if (headers !== undefined) count.scripts += encodedDataLength - headers
  })
  return count
}

const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable')
  // The same compression for both sides.
  await session.send('Network.setAcceptedEncodings' as never, { encodings: ['gzip'] } as never)
  await session.send('Network.setBlockedURLs', { urls: outside })
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

const watched = (page: Page) => page.evaluate<Watched>('({ ...globalThis.pageSpeed })')

const timesOf = (page: Page) =>
  page.evaluate<Pick<Visit, 'firstByte' | 'firstPaint'>>(`({
    firstByte: performance.getEntriesByType('navigation')[0].responseStart,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  })`)

const visitOnce = async (context: BrowserContext, { url, press }: Stop, isSlow: boolean): Promise<Visit> => {
  await context.addInitScript({ path: join(import.meta.dirname, 'watch.mjs') })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = countBytes(session)
  await (isSlow ? slowDown(session) : session.send('Network.enable'))
  const answer = await page.goto(url, { waitUntil: 'load', timeout: waitTimeout })
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
  await page.waitForLoadState('networkidle', { timeout: waitTimeout })
  await page.waitForTimeout(quietMs)
  const before = { ...(await watched(page)), ...(await timesOf(page)), ...bytes }
  await press(page)
  await page.waitForTimeout(answerMs)
  const { moved, longest } = await watched(page)
  if (longest === 0) throw new Error(`${url} noticed no press`)
  return { ...before, moved, press: longest }
}

/** Visits a page with an empty cache. */
export const visit = async (browser: Browser, stop: Stop, { isSlow = true } = {}): Promise<Visit> => {
  const context = await browser.newContext(phone)
  try {
    return await visitOnce(context, stop, isSlow)
  } finally {
    await context.close()
  }
}
