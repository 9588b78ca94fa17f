import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { queueJob } from '../../../ground/job/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { cardProvidersOf } from './methods.ts'
import type { Providers } from '../provider.ts'
import { deleteCustomers } from '../provider-payment-store.ts'

interface Forgotten {
  readonly siteId: string
  readonly memberId: string
}

const kind = 'forget-member'

/** Queues the deletion of a member's saved methods at the providers, once the deletion of the account commits. */
export const queueForgetting = (db: Db, { siteId, memberId }: Forgotten): Promise<void> =>
  queueJob(db, { siteId, kind, key: memberId })

/** Deletes a member at every provider of a store. */
const forget = async ({ db, sites }: Context, providers: Providers, { siteId, memberId }: Forgotten): Promise<void> => {
  for (const name of await cardProvidersOf(db, await requireSite(sites, siteId))) {
    const provider = await providers.find(db, { provider: name, site_id: siteId })
    await provider?.saved?.forget(siteId, memberId)
  }
}

/** Deletes the saved methods of deleted members at the providers. Jobs are keyed by member ID. */
export const forgetMemberJob = (context: Context, providers: Providers): JobHandler => ({
  kind,
  // Every ten minutes, for a week.
  retry: { firstSeconds: 600, maxSeconds: 600, attempts: 7 * 24 * 6 },
  run: async ({ siteId, key: memberId }) => {
    await forget(context, providers, { siteId, memberId })
    await deleteCustomers(context.db, { siteId, memberId })
    return undefined
  },
  onFailed: ({ siteId, key: memberId }) => deleteCustomers(context.db, { siteId, memberId }),
})
