import type { catalogVersionCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { catalogVersionOf, requireSite } from '../../ground/site/sites.ts'

const createHandlers = ({ sites }: Context): Handlers<typeof catalogVersionCalls> => ({
  getCatalogVersion: async ({ siteId }) => ({ catalogVersion: catalogVersionOf(await requireSite(sites, siteId)) }),
})

/** The version of the catalog calls that storefronts should use, a setting of the store. */
export const catalogVersionRoom = defineRoom({ handlers: createHandlers })
