import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { cardProvidersOf } from './methods.ts'
import type { Providers } from './provider.ts'
import { deleteCustomers } from './provider-payment-store.ts'

interface Forgotten {
  readonly siteId: string
  readonly memberId: string
}

/** A provider that does not answer is told again after so long, and no more after so many days. */
const againMs = 10 * 60_000
const mostDays = 7

/** Writes down, with the deletion of an account, that providers are to forget what its member has saved. */
export const noteForgotten = async (db: Db, { siteId, memberId }: Forgotten): Promise<void> => {
  await db
    .insertInto('forgotten_member')
    .values({ site_id: siteId, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const claim = (db: Db, now: Date) =>
  db
    .updateTable('forgotten_member')
    .set({ lease_date: new Date(now.getTime() + againMs) })
    .where((row) =>
      row.exists(
        row
          .selectFrom('forgotten_member as due')
          .select('due.member_id')
          .whereRef('due.site_id', '=', 'forgotten_member.site_id')
          .whereRef('due.member_id', '=', 'forgotten_member.member_id')
          .where('due.lease_date', '<=', now)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returningAll()
    .execute()

const end = async (db: Db, { siteId, memberId }: Forgotten): Promise<void> => {
  await deleteCustomers(db, { siteId, memberId })
  await db.deleteFrom('forgotten_member').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

/** Tells every provider of a store to forget a member. */
const tell = async ({ db, sites }: Context, providers: Providers, { siteId, memberId }: Forgotten): Promise<void> => {
  for (const name of await cardProvidersOf(db, await requireSite(sites, siteId))) {
    const provider = await providers.find(db, { provider: name, site_id: siteId })
    await provider?.saved?.forget(siteId, memberId)
  }
}

/** Has providers forget what members have saved whose accounts are deleted; what fails is said, and tried again. */
export const forgetMembers = async (context: Context, providers: Providers): Promise<void> => {
  const { db, now, log } = context
  for (const { site_id: siteId, member_id: memberId, created_date: since } of await claim(db, now())) {
    try {
      await tell(context, providers, { siteId, memberId })
      await end(db, { siteId, memberId })
    } catch (error) {
      const isLast = now().getTime() - since.getTime() > mostDays * 86_400_000
      log.error({ err: error, siteId, memberId, isLast }, 'a provider did not forget a member whose account is deleted')
      if (isLast) await end(db, { siteId, memberId })
    }
  }
}

export const createForgetting = (context: Context, providers: Providers): Worker =>
  createRepeating({
    work: () => forgetMembers(context, providers),
    everyMs: 5000,
    atOnce: true,
    log: context.log,
    failure: 'forgetting members at their payment providers failed',
  })
