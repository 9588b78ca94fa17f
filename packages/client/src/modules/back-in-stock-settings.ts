/** Whether a store takes requests to hear of what is sold out. Elevated. */
import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../generated-product-page.ts'
import type { BackInStockSettings } from '../generated.ts'

/**
 * Reads for which catalogs the store takes requests.
 *
 * @example
 * const { settings } = await owner.backInStockSettings.getSettings()
 */
export const getSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<{ settings: BackInStockSettings }>) =>
  bind(send, calls.getBackInStockSettings, '')

/**
 * Takes requests for the products of an app's catalog.
 *
 * @example
 * await owner.backInStockSettings.startCollectingRequests(catalogReference.appId)
 */
export const startCollectingRequests = (
  send: ElevatedSend,
): ((appId: string, call?: CallOptions) => Promise<{ settings: BackInStockSettings }>) =>
  bind(send, calls.startCollectingRequests, 'appId')

/**
 * Takes no more requests; who waits already is still written to.
 *
 * @example
 * const { settings } = await owner.backInStockSettings.stopCollectingRequests(catalogReference.appId)
 * await owner.backInStockSettings.startCollectingRequests(catalogReference.appId)
 */
export const stopCollectingRequests = (
  send: ElevatedSend,
): ((appId: string, call?: CallOptions) => Promise<{ settings: BackInStockSettings }>) =>
  bind(send, calls.stopCollectingRequests, 'appId')
