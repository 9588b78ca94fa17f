// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, BackInStockSettings } from '../generated.ts'

/** Reads for which catalogs the store takes requests. */
export const getBackInStockSettings: ElevatedEndpoint<{}, { settings: BackInStockSettings }> = {
  route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings',
  repeatable: true,
  elevated: true,
}

/** Takes requests for the products of an app's catalog. */
export const startCollectingRequests: ElevatedEndpoint<{ body: { appId: string } }, { settings: BackInStockSettings }> =
  {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
    repeatable: true,
    elevated: true,
  }

/** Stops taking new requests; existing ones are still notified. */
export const stopCollectingRequests: ElevatedEndpoint<{ body: { appId: string } }, { settings: BackInStockSettings }> =
  {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
    repeatable: true,
    elevated: true,
  }
