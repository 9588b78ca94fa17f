import type { storesLocationCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { listLocationStocks } from './location-stocks.ts'
import { createLocations } from './locations.ts'

/** Creates the handlers for locations that keep stock. */
export const createLocationHandlers = (context: Context): Handlers<typeof storesLocationCalls> => {
  const locations = createLocations(context)
  return {
    getDefaultStoresLocation: async ({ siteId }) => ({ storesLocation: await locations.getDefault(siteId) }),

    getStoresLocation: async ({ siteId }, { params }) => ({
      storesLocation: await locations.get(siteId, params.storesLocationId),
    }),

    queryStoresLocations: ({ siteId }, { body }) => locations.query(siteId, body.query),

    listLocationStocks: async ({ siteId }) => ({ locationStocks: await listLocationStocks(context.db, siteId) }),

    createStoresLocation: async ({ siteId }, { body }) => ({
      storesLocation: await locations.create(siteId, body.storesLocation),
    }),

    updateStoresLocation: async ({ siteId }, { params, body }) => ({
      storesLocation: await locations.update(siteId, params.id, {
        sent: body.storesLocation,
        fieldMask: body.fieldMask,
      }),
    }),

    archiveStoresLocation: async ({ siteId }, { params, body }) => ({
      storesLocation: await locations.archive(siteId, params.storesLocationId, body.moveStockTo),
    }),
  }
}
