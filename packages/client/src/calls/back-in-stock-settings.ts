// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, BackInStockSettings } from '../generated.ts'

/** Returns the catalogs for which the store collects back-in-stock requests. */
export const getBackInStockSettings: ElevatedEndpoint<{}, { settings: BackInStockSettings }> = {
  route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings',
  repeatable: true,
  elevated: true,
}

/** Starts collecting back-in-stock requests for the products of an app's catalog. */
export const startCollectingRequests: ElevatedEndpoint<{ body: { appId: string } }, { settings: BackInStockSettings }> =
  {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
    repeatable: true,
    elevated: true,
  }

/** Stops collecting new back-in-stock requests. Existing requests are still notified. */
export const stopCollectingRequests: ElevatedEndpoint<{ body: { appId: string } }, { settings: BackInStockSettings }> =
  {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
    repeatable: true,
    elevated: true,
  }
