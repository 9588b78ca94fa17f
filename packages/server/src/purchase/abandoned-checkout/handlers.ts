import type { abandonedCartCalls, abandonedCheckoutCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { presentOutcomes, runEach } from '../../ground/entity/bulk.ts'
import { redirectResponse } from '../../ground/page/redirect-response.ts'
import { readRestQuery } from '../../ground/query/rest-query.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { changeAbandoned, deleteAbandoned, withActivity } from './changes.ts'
import { readAnalytics } from './figures.ts'
import { restoreLink } from './restore/link.ts'
import { presentAbandoned, presentAbandonedCart } from './present.ts'
import { queryAbandoned, queryAbandonedCarts, searchAbandoned } from './query.ts'
import { requireAbandoned } from './restore/recovery.ts'
import { findAbandonedByCheckout, type StoredAbandoned } from './store.ts'

/** Creates the handlers for calls of the specification about abandoned checkouts. */
export const createAbandonedHandlers = (context: Context): Handlers<typeof abandonedCheckoutCalls> => {
  const { db, sites, now } = context

  const present = async (siteId: string, rows: readonly StoredAbandoned[]) => {
    const site = await requireSite(sites, siteId)
    return rows.map((row) => presentAbandoned(context, site, row))
  }
  const presentOne = async (row: StoredAbandoned) => ({
    abandonedCheckout: presentAbandoned(context, await requireSite(sites, row.site_id), row),
  })

  return {
    getAbandonedCheckout: async ({ siteId }, { params: { id } }) =>
      presentOne(await requireAbandoned(db, { siteId, id })),

    queryAbandonedCheckouts: async ({ siteId }, { body }) => {
      const { rows, metadata } = await queryAbandoned(db, siteId, body.query)
      const abandonedCheckouts = await present(siteId, rows)
      return { abandonedCheckouts, results: abandonedCheckouts, metadata }
    },

    searchAbandonedCheckouts: async ({ siteId }, { body }) => {
      const { rows, metadata } = await searchAbandoned(db, siteId, body.search)
      return { abandonedCheckouts: await present(siteId, rows), pagingMetadata: metadata }
    },

    deleteAbandonedCheckout: async ({ siteId }, { params: { id } }) =>
      transact(db, async (transaction) => {
        await deleteAbandoned(transaction, siteId, [await requireAbandoned(transaction, { siteId, id, hold: true })])
        return {}
      }),

    bulkDeleteAbandonedCheckouts: async ({ siteId }, { body: { abandonedCheckoutIds: ids } }) =>
      transact(db, async (transaction) => {
        const outcomes = await runEach(transaction, ids, async (id) => {
          const row = await requireAbandoned(transaction, { siteId, id, hold: true })
          await deleteAbandoned(transaction, siteId, [row])
          return row
        })
        return presentOutcomes(outcomes, { ids })
      }),

    addAbandonedCheckoutActivity: async ({ siteId }, { params: { id }, body: { activityType } }) => {
      const site = await requireSite(sites, siteId)
      const saved = await transact(db, async (transaction) => {
        const row = await requireAbandoned(transaction, { siteId, id, hold: true })
        const activities = withActivity(row.activities, activityType, now())
        return changeAbandoned(context, transaction, { site, row, change: { activities } })
      })
      return presentOne(saved)
    },

    getAbandonedCheckoutAnalytics: async ({ siteId }, { body }) =>
      readAnalytics(db, await requireSite(sites, siteId), body),

    redirectToCheckout: async (_caller, { params: { id }, query: { metasiteId } }) => {
      const site = await sites.find(metasiteId.toLowerCase())
      if (!site) throw new Refusal('NOT_FOUND', 'There is no such abandoned checkout.')
      const row = await requireAbandoned(db, { siteId: site.id, id })
      return redirectResponse(restoreLink(context, site, row))
    },
  }
}

/** Creates the handlers for calls of the legacy interface. */
export const createAbandonedCartHandlers = ({ db }: Context): Handlers<typeof abandonedCartCalls> => ({
  getAbandonedCart: async ({ siteId }, { params: { id } }) => {
    const row = await findAbandonedByCheckout(db, { siteId, id: id.toLowerCase() })
    if (!row) throw new Refusal('NOT_FOUND', 'There is no such abandoned cart.')
    return { abandonedCart: presentAbandonedCart(row) }
  },

  queryAbandonedCarts: async ({ siteId }, { body }) => {
    const { rows, total } = await queryAbandonedCarts(db, siteId, readRestQuery(body.query))
    return { abandonedCarts: rows.map(presentAbandonedCart), ...(total !== undefined && { totalResults: total }) }
  },
})
