import type { demoPastCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { isOpenDemo } from '../../ground/site/site-store.ts'
import { demoPastChannel, presentDemoPast, readDemoPast, writeDemoPast, type DemoPastState } from './demo-past-state.ts'
import { demoSite } from './demo-site.ts'

/** Handles the calls about the past of the demo store. For all other stores, there is none. */
export const createDemoPastHandlers = ({ db, database, now }: Context): Handlers<typeof demoPastCalls> => {
  const read = async (siteId: string): Promise<DemoPastState | undefined> => {
    if (siteId !== demoSite.siteId || !(await isOpenDemo(db, siteId))) return undefined
    return readDemoPast(db)
  }

  /** Returns the state after a failure, or the one that a request repeats: `repeated`. */
  const requireFailed = async (siteId: string, repeated: DemoPastState['status']): Promise<DemoPastState> => {
    const state = await read(siteId)
    const isFailed = presentDemoPast(state, now())?.status === 'FAILED'
    if (state && (isFailed || state.status === repeated)) return isFailed ? { ...state, status: 'FAILED' } : state
    throw new Refusal('NOT_FOUND', 'Adding past orders to this store has not failed.')
  }

  return {
    getDemoPast: async ({ siteId }) => {
      const demoPast = presentDemoPast(await read(siteId), now())
      return { ...(demoPast && { demoPast }) }
    },

    resumeDemoPast: async ({ siteId }) => {
      const { status, added, planned } = await requireFailed(siteId, 'ADDING')
      if (status === 'FAILED') {
        await writeDemoPast(db, { status: 'ADDING', added, ...(planned !== undefined && { planned }), now: now() })
        await database.notify(demoPastChannel, siteId)
      }
      const demoPast = { addedOrders: added, ...(planned !== undefined && { plannedOrders: planned }) }
      return { demoPast: { status: 'ADDING', ...demoPast } }
    },

    dismissDemoPast: async ({ siteId }) => {
      const { status, added } = await requireFailed(siteId, 'DISMISSED')
      if (status === 'FAILED') await writeDemoPast(db, { status: 'DISMISSED', added, now: now() })
      return {}
    },
  }
}
