import type { failedJobCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { deleteFailedJob, listFailedJobs, retryFailedJob, type JobKey } from '../../ground/job/store.ts'
import { presentFailedJobs } from './present.ts'

const unknownJob = (): Refusal =>
  new Refusal('NOT_FOUND', 'No failed job has this ID. It may have been retried already.')

const keyOf = (siteId: string, id: string): JobKey => {
  const [kind = '', ...key] = id.split(':')
  return { siteId, kind, key: key.join(':') }
}

export const createFailedJobHandlers = ({ db, now }: Context): Handlers<typeof failedJobCalls> => ({
  listFailedJobs: async ({ siteId }) => ({
    failedJobs: await presentFailedJobs(db, siteId, await listFailedJobs(db, siteId)),
  }),

  retryFailedJob: async ({ siteId }, { params: { id } }) => {
    const job = await retryFailedJob(db, keyOf(siteId, id), now())
    if (!job) throw unknownJob()
    const [failedJob] = await presentFailedJobs(db, siteId, [job])
    return { failedJob: failedJob! }
  },

  deleteFailedJob: async ({ siteId }, { params: { id } }) => {
    if (!(await deleteFailedJob(db, keyOf(siteId, id)))) throw unknownJob()
    return {}
  },
})
