import type { Context } from '../../../ground/context/context.ts'
import type { Messenger, PhoneCode } from '../../../ground/context/messenger.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { queueJob } from '../../../ground/job/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'

const kind = 'phone-code'

interface QueuedCode extends Omit<PhoneCode, 'site'> {
  readonly type: 'SMS' | 'CALL'
}

/** Queues a code for a phone, in the caller's transaction. */
export const queuePhoneCode = (
  db: Db,
  { siteId, id, ...payload }: QueuedCode & { readonly siteId: string; readonly id: string },
): Promise<void> => queueJob(db, { siteId, kind, key: id, payload })

/** Delivers codes to phones. No transaction waits for that, and a code is stored no longer than somebody waits for it. */
export const phoneCodeJob = ({ sites }: Pick<Context, 'sites'>, messenger: Messenger): JobHandler<QueuedCode> => ({
  kind,
  run: async ({ siteId, payload: { type, ...code } }) => {
    const site = await requireSite(sites, siteId)
    await messenger[type === 'SMS' ? 'sendText' : 'call']({ ...code, site })
    return undefined
  },
  retry: { firstSeconds: 5, maxSeconds: 5, attempts: 5 },
  whenFailed: 'delete',
  deadlineMs: 10_000,
  concurrency: 4,
})
