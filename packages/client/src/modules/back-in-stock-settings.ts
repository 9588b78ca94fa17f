// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { BackInStockSettings } from '../generated.ts'

/**
 * Returns the catalogs for which the store collects back-in-stock requests. Elevated.
 *
 * @example
 * const { settings } = await owner.backInStockSettings.getSettings()
 */
export const getSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<{ settings: BackInStockSettings }>) =>
  bind(send, {
    route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings',
    repeatable: true,
    elevated: true,
  })

/**
 * Starts collecting back-in-stock requests for the products of an app's catalog. Elevated.
 *
 * @example
 * await owner.backInStockSettings.startCollectingRequests(catalogReference.appId)
 */
export const startCollectingRequests = (
  send: ElevatedSend,
): ((appId: string, call?: CallOptions) => Promise<{ settings: BackInStockSettings }>) =>
  bind(send, {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting appId',
    repeatable: true,
    elevated: true,
  })

/**
 * Stops collecting new back-in-stock requests. Existing requests are still notified. Elevated.
 *
 * @example
 * const { settings } = await owner.backInStockSettings.stopCollectingRequests(catalogReference.appId)
 * await owner.backInStockSettings.startCollectingRequests(catalogReference.appId)
 */
export const stopCollectingRequests = (
  send: ElevatedSend,
): ((appId: string, call?: CallOptions) => Promise<{ settings: BackInStockSettings }>) =>
  bind(send, {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting appId',
    repeatable: true,
    elevated: true,
  })
