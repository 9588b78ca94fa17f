import { mayMove } from '@vitrine/domain/order/states.ts'
import { attemptMoves, openStates, type AttemptState } from '@vitrine/domain/payment/attempt.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { PaymentAttemptTable } from './tables.ts'

export type Attempt = Selectable<PaymentAttemptTable>

export const insertAttempt = async (
  db: Db,
  attempt: Omit<Attempt, 'draft' | 'stock' | 'response_secret'> & { draft: string; stock: string },
): Promise<Attempt> => db.insertInto('payment_attempt').values(attempt).returningAll().executeTakeFirstOrThrow()

const find = (db: Db, siteId: string, id: string) =>
  db.selectFrom('payment_attempt').selectAll().where('site_id', '=', siteId).where('id', '=', id)

export const findAttempt = (db: Db, siteId: string, id: string): Promise<Attempt | undefined> =>
  find(db, siteId, id).executeTakeFirst()

export const lockAttempt = (db: Db, siteId: string, id: string): Promise<Attempt | undefined> =>
  find(db, siteId, id).forUpdate().executeTakeFirst()

/** Holds the attempt that a checkout has under way; the checkout must be held, so that none begins meanwhile. */
export const lockOpenAttempt = (db: Db, siteId: string, checkoutId: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('checkout_id', '=', checkoutId)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst()

export const findPaidAttempt = (db: Db, siteId: string, checkoutId: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'paid')
    .executeTakeFirst()

/**
 * Holds the challenges of a buyer or of a checkout, newest first. One that someone else holds is passed over: it is
 * being answered or given up at this moment.
 */
export const lockChallenges = (
  db: Db,
  siteId: string,
  of: { readonly owner: string } | { readonly checkoutId: string },
): Promise<Attempt[]> => {
  const challenges = db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '=', 'challenge')
  const meant =
    'owner' in of ? challenges.where('owner', '=', of.owner) : challenges.where('checkout_id', '=', of.checkoutId)
  return meant.orderBy('created_date', 'desc').forUpdate().skipLocked().execute()
}

/** Holds one challenge that was not answered in time, of whatever store. */
export const lockLapsedChallenge = (db: Db, now: Date): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('state', '=', 'challenge')
    .where('lease_date', '<=', now)
    .orderBy('lease_date')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** How many challenges are held from an address. */
export const countChallengesFrom = async (db: Db, siteId: string, address: string): Promise<number> => {
  const { count } = await db
    .selectFrom('payment_attempt')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('address', '=', address)
    .where('state', '=', 'challenge')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Takes over attempts that nobody works on any more, and those that the provider is to be told of. Of several servers
 * each takes others; whoever dies with one leaves it to the next when the lease is over.
 */
export const claimAttempts = (db: Db, { now, lease }: { now: Date; lease: Date }): Promise<Attempt[]> =>
  db
    .with('orphan', (query) =>
      query
        .selectFrom('payment_attempt')
        .select(['site_id', 'id'])
        .where('state', 'in', ['started', 'confirming', 'voiding'])
        .where('lease_date', '<=', now)
        .orderBy('lease_date')
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment_attempt')
    .from('orphan')
    .set({ lease_date: lease })
    .whereRef('payment_attempt.site_id', '=', 'orphan.site_id')
    .whereRef('payment_attempt.id', '=', 'orphan.id')
    .returningAll('payment_attempt')
    .execute()

/** Takes over one attempt that the provider is to be told of; nothing where another server has it. */
export const claimVoided = (
  db: Db,
  { site_id: siteId, id }: Attempt,
  { now, lease }: { now: Date; lease: Date },
): Promise<Attempt | undefined> =>
  db
    .updateTable('payment_attempt')
    .set({ lease_date: lease })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'voiding')
    .where('lease_date', '<=', now)
    .returningAll()
    .executeTakeFirst()

interface Move {
  readonly state: AttemptState
  readonly reason?: string
  readonly lease?: Date
}

/** Moves an attempt that is held. What is over keeps no address. */
export const moveAttempt = (db: Db, attempt: Attempt, { state, reason, lease }: Move): Promise<Attempt> => {
  if (!mayMove<AttemptState>(attemptMoves, attempt.state, state)) {
    throw new Error(`A payment attempt that is ${attempt.state} must not become ${state}.`)
  }
  return db
    .updateTable('payment_attempt')
    .set({
      state,
      ...(reason !== undefined && { reason }),
      ...(lease && { lease_date: lease }),
      ...(!openStates.some((open) => open === state) && { address: null }),
    })
    .where('site_id', '=', attempt.site_id)
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes that the provider was told of a void; not where a late charge has asked for another one meanwhile. */
export const releaseVoided = async (db: Db, claimed: Attempt): Promise<void> => {
  await db
    .updateTable('payment_attempt')
    .set({ state: 'released' })
    .where('site_id', '=', claimed.site_id)
    .where('id', '=', claimed.id)
    .where('state', '=', 'voiding')
    .where('lease_date', '=', claimed.lease_date)
    .execute()
}
