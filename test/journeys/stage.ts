import type { BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { openLiveShop } from './live-shop.ts'
import { enter, type Visitor } from './visitor.ts'

/** A whole shop and a browser, for the journeys of one file. */
export const openStage = async (options?: Parameters<typeof openLiveShop>[0]) => {
  const [shop, browser] = await Promise.all([openLiveShop(options), launchBrowser()])
  afterAll(async () => {
    await browser.close()
    await shop.close()
  })
  return { shop, openVisitor: (options?: BrowserContextOptions): Promise<Visitor> => enter(browser, options) }
}
