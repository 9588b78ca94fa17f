import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import { launchBrowser } from '../../browser.ts'
import { openOwnShop, openSharedShop, type LiveShop, type SharedShopOptions } from './live-shop.ts'
import type { PlatformOptions } from './platform.ts'
import { enter, type Visitor } from './visitor.ts'
import { within } from './within.ts'

let launching: Promise<Browser> | undefined

/** Opens visitors of a store in the worker's browser, each in an isolated context. */
const createVisitors = async ({ platform, clientId }: LiveShop) => {
  const browser = await within('Launching the browser', (launching ??= launchBrowser()))
  const version = browser.version().split('.')[0]
  // The shared storefront shows the store named by the user agent.
  const userAgent = `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36 client/${clientId}`
  return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const visitor = await enter(browser, { userAgent, ...options })
    // Platform pages without a store in their URL show the last one the browser signed in to.
    await visitor.page.context().addCookies([{ name: 'vitrine_store', value: clientId, url: `${platform}/hosted/` }])
    return visitor
  }
}

/** Opens a copy of the demo store for a test file, on the platform shared by all files of a worker. */
export const openStage = async (options: SharedShopOptions = {}) => {
  const shop = await openSharedShop(options)
  return { shop, openVisitor: await createVisitors(shop) }
}

/** Opens a platform for one test file, for journeys that kill it or start from scratch. */
export const openOwnStage = async (options: PlatformOptions) => {
  const shop = await openOwnShop(options)
  afterAll(shop.close)
  return { shop, openVisitor: await createVisitors(shop) }
}
