import type { backOfficeCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { salesSummary } from './sales.ts'
import { presentSettings, updateSettings } from './settings.ts'

const defaultDays = 30

type DeskCalls = Pick<typeof backOfficeCalls, 'getSiteSettings' | 'updateSiteSettings' | 'getSalesSummary'>

/** Creates the handlers for calls of the back office in addition to the shop's own. */
export const createDeskHandlers = (context: Context): Handlers<DeskCalls> => ({
  getSiteSettings: async ({ siteId }) => ({ siteSettings: presentSettings(await requireSite(context.sites, siteId)) }),

  updateSiteSettings: async ({ siteId }, { body }) => ({
    siteSettings: presentSettings(await updateSettings(context, siteId, body.siteSettings)),
  }),

  getSalesSummary: async ({ siteId }, { query }) =>
    salesSummary(context, await requireSite(context.sites, siteId), query.days ?? defaultDays),
})
