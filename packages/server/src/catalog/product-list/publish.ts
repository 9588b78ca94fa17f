import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { queueJob } from '../../ground/job/store.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { editListedProduct, lockEdited } from '../product/api.ts'
import { findPublishDate } from './store.ts'

/** The kind of job that shows a scheduled product. The key is the ID of the product. */
const publishJob = 'publish-product'

interface Publishing {
  readonly siteId: string
  readonly id: string
  readonly publishDate: Date
}

/** Queues a product to become active. If it is queued for an earlier date already, that run queues it again. */
export const queuePublishing = (db: Db, { siteId, id, publishDate }: Publishing): Promise<void> =>
  queueJob(db, { siteId, kind: publishJob, key: id, due: publishDate })

/** Shows a product whose date has come. Its schedule may have been changed or removed in the meantime. */
export const publishHandler = (context: Pick<Context, 'db' | 'now' | 'newId' | 'sites'>): JobHandler<undefined> => ({
  kind: publishJob,
  run: async ({ siteId, key: id }) => {
    const { db, now, sites } = context
    const publishDate = await findPublishDate(db, siteId, id)
    if (!publishDate) return undefined
    if (publishDate > now()) return publishDate
    const site = await requireSite(sites, siteId)
    await transact(db, async (transaction) => {
      const edit = { id, visible: true }
      await lockEdited(transaction, siteId, [edit])
      const date = await findPublishDate(transaction, siteId, id)
      if (!date || date > now()) return
      await editListedProduct(context, transaction, { site, edit, path: 'product' })
    })
    return undefined
  },
})
