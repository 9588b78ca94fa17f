import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { openLiveShop } from './live-shop.ts'
import { enter, type Visitor } from './visitor.ts'

let browser: Promise<Browser> | undefined

/** A whole shop for the journeys of one file, in a browser that goes with this process: visitors share nothing in it. */
export const openStage = async (options?: Parameters<typeof openLiveShop>[0]) => {
  const [shop, opened] = await Promise.all([openLiveShop(options), (browser ??= launchBrowser())])
  afterAll(shop.close)
  return { shop, openVisitor: (options?: BrowserContextOptions): Promise<Visitor> => enter(opened, options) }
}
