import type { PaymentProvider } from '../provider.ts'
import type { SandboxCard } from '../tables.ts'
import type { BookKey, SandboxOptions } from './sandbox-book.ts'
import { visa } from './sandbox-cards.ts'

interface Key {
  readonly siteId: string
  readonly memberId: string
}

/** Cards saved by members with the sandbox. */
export const createSandboxSaved = ({ db, now }: SandboxOptions) => {
  const rows = ({ siteId, memberId }: Key) =>
    db.selectFrom('sandbox_saved').selectAll().where('site_id', '=', siteId).where('member_id', '=', memberId)
  const deletion = ({ siteId, memberId }: Key) =>
    db.deleteFrom('sandbox_saved').where('site_id', '=', siteId).where('member_id', '=', memberId)

  const shown: Omit<NonNullable<PaymentProvider['saved']>, 'charge'> = {
    list: async (siteId, memberId) =>
      (await rows({ siteId, memberId }).orderBy('created_date', 'desc').orderBy('id').execute()).map(
        ({ id, card: { lastFour, month, year } }) => ({
          reference: id,
          card: visa(lastFour),
          expires: { month, year },
        }),
      ),
    remove: async (siteId, memberId, reference) => {
      await deletion({ siteId, memberId }).where('id', '=', reference).execute()
    },
    forget: async (siteId, memberId) => {
      await deletion({ siteId, memberId }).execute()
    },
  }

  return {
    shown,
    find: async ({ reference, ...key }: Key & { reference: string }): Promise<SandboxCard | undefined> =>
      (await rows(key).where('id', '=', reference).executeTakeFirst())?.card,
    /** Saves the card of a paid charge once, if that was requested. */
    keep: async ({ siteId, attemptId }: BookKey): Promise<void> => {
      const charge = await db
        .selectFrom('sandbox_charge')
        .select(['outcome', 'moves'])
        .where('site_id', '=', siteId)
        .where('attempt_id', '=', attemptId)
        .executeTakeFirst()
      const { keeps } = charge?.moves ?? {}
      if (!charge || !keeps || charge.outcome.status === 'awaiting' || charge.outcome.status === 'declined') return
      const { memberId: member_id, card } = keeps
      const row = { id: attemptId, site_id: siteId, member_id, card: JSON.stringify(card), created_date: now() }
      await db
        .insertInto('sandbox_saved')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
