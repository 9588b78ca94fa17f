import type { Context } from '../../ground/context/context.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { findDomain } from '../../ground/site/domain-store.ts'
import { checkDomain, domainJobKind, nextCheck } from './check-domain.ts'

/** Checks a verified domain every day until it is deleted. What its record proves is not taken back. */
export const dailyCheckJob = (context: Context): JobHandler => ({
  kind: domainJobKind,
  run: async ({ siteId, key: host }) => {
    const domain = await findDomain(context.db, { siteId, host })
    if (domain?.status !== 'VERIFIED') return undefined
    const checked = await checkDomain(context, domain)
    return checked && nextCheck(context.now())
  },
})
