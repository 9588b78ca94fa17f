import type { customerHistoryCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireCustomer } from '../../people/customer/api.ts'
import { deleteCustomer } from './delete.ts'
import { exportCustomer } from './export.ts'
import { readTimeline } from './timeline.ts'

/** Creates the handlers for calls about the history and the data of customers. */
export const createCustomerHistoryHandlers = (context: Context): Handlers<typeof customerHistoryCalls> => {
  const { db, sites } = context
  return {
    deleteCustomer: async ({ siteId }, { params }) => {
      await deleteCustomer(context, siteId, params.id)
      return {}
    },

    getCustomerTimeline: async ({ siteId }, { params }) => {
      const site = await requireSite(sites, siteId)
      return { entries: await readTimeline(db, site, await requireCustomer(db, siteId, params.id)) }
    },

    exportCustomerData: async ({ siteId }, { params }) => {
      const site = await requireSite(sites, siteId)
      return { data: await exportCustomer(context, site, await requireCustomer(db, siteId, params.id)) }
    },
  }
}
