import {
  providerPendingStates,
  decideAttempt,
  newAttempt,
  openStates,
  type AttemptEvent,
  type AttemptRefusal,
  type AttemptTask,
} from '@vitrine/domain/payment/attempt.ts'
import { sql, type Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../ground/database/tables.ts'
import { writeBehind } from '../../../ground/database/transact.ts'
import type { ClientAction, DeclineReason, PaymentRef } from '../provider.ts'
import type { PaymentAttemptTable } from '../tables.ts'

export type Attempt = Selectable<PaymentAttemptTable>

/** The reference that identifies an attempt's payment to its provider. */
export const refOf = ({ id, site_id, method, amount, currency }: Attempt): PaymentRef => ({
  attemptId: id,
  siteId: site_id,
  method,
  amount: Number(amount),
  currency,
})

type NewAttempt = Omit<Attempt, 'state' | 'response_secret' | 'client_action' | 'reason' | 'saved'> &
  Partial<Pick<Attempt, 'saved'>>

/** Inserts an attempt before its provider is called. */
export const insertAttempt = async (db: Db, begun: NewAttempt): Promise<Attempt> => {
  const fresh = { state: newAttempt, response_secret: randomUUID(), client_action: null, reason: null } as const
  const attempt = { ...begun, saved: begun.saved ?? null, ...fresh }
  const row = { ...attempt, draft: JSON.stringify(attempt.draft), holds: JSON.stringify(attempt.holds) }
  await writeBehind(db, db.insertInto('payment_attempt').values(row))
  return attempt
}

const find = (db: Db, siteId: string, id: string) =>
  db.selectFrom('payment_attempt').selectAll().where('site_id', '=', siteId).where('id', '=', id)

export const findAttempt = (db: Db, siteId: string, id: string): Promise<Attempt | undefined> =>
  find(db, siteId, id).executeTakeFirst()

/** Finds an attempt by ID in any store: IDs are random, and webhooks carry nothing else. */
export const findAttemptOf = (db: Db, provider: string, id: string): Promise<Attempt | undefined> =>
  db.selectFrom('payment_attempt').selectAll().where('id', '=', id).where('provider', '=', provider).executeTakeFirst()

export const lockAttempt = (db: Db, siteId: string, id: string): Promise<Attempt | undefined> =>
  find(db, siteId, id).forUpdate().executeTakeFirst()

/** Locks the open attempt of an order. The order must be locked, so that no other attempt starts. */
export const lockOpenAttemptOfOrder = (db: Db, siteId: string, orderId: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst()

/** Whether an attempt to pay an order is in progress. */
export const isBeingPaid = async (db: Db, siteId: string, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', 'in', openStates)
    .executeTakeFirst()) !== undefined

const ofCheckout = (db: Db, siteId: string, checkoutId: string) =>
  db.selectFrom('payment_attempt').selectAll().where('site_id', '=', siteId).where('checkout_id', '=', checkoutId)

/** Locks the open attempt of a checkout. The checkout must be locked, so that no other attempt starts. */
export const lockOpenAttempt = (db: Db, siteId: string, checkoutId: string): Promise<Attempt | undefined> =>
  ofCheckout(db, siteId, checkoutId).where('state', 'in', openStates).forUpdate().executeTakeFirst()

export const findCompletedAttempt = (db: Db, siteId: string, checkoutId: string): Promise<Attempt | undefined> =>
  ofCheckout(db, siteId, checkoutId).where('state', '=', 'completed').executeTakeFirst()

/** Finds the attempt of a checkout that awaits the buyer who started it. */
export const findAwaiting = (
  db: Db,
  { siteId, checkoutId, owner }: { siteId: string; checkoutId: string; owner: string },
): Promise<Attempt | undefined> =>
  ofCheckout(db, siteId, checkoutId).where('state', '=', 'awaiting').where('owner', '=', owner).executeTakeFirst()

/** Finds the attempt of a checkout whose provider is being called. */
export const findBeingCharged = (
  db: Db,
  { siteId, checkoutId, owner }: { siteId: string; checkoutId: string; owner: string },
): Promise<Attempt | undefined> =>
  ofCheckout(db, siteId, checkoutId)
    .where('state', 'in', providerPendingStates)
    .where('owner', '=', owner)
    .executeTakeFirst()

/**
 * Locks the attempts of a buyer or checkout that await the buyer, newest first. Skips locked ones, which are just being
 * confirmed or given up.
 */
export const lockAwaiting = (
  db: Db,
  siteId: string,
  of: { readonly owner: string } | { readonly checkoutId: string } | { readonly ownerOfCheckout: string },
): Promise<Attempt[]> => {
  const awaiting = db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '=', 'awaiting')
  const meant = awaiting.where((one) => {
    if ('owner' in of) return one('owner', '=', of.owner)
    if ('checkoutId' in of) return one('checkout_id', '=', of.checkoutId)
    const cart = one.selectFrom('cart').where('cart.site_id', '=', siteId)
    return one('owner', '=', cart.where('cart.id', '=', of.ownerOfCheckout).select('cart.owner'))
  })
  return meant.orderBy('created_date', 'desc').forUpdate().skipLocked().execute()
}

/** Locks one attempt of any store whose buyer did not act in time. */
export const lockLapsed = (db: Db, now: Date): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('state', '=', 'awaiting')
    .where('lease_date', '<=', now)
    .orderBy('lease_date')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Counts the attempts from an address that await their buyers. */
export const countAwaitingFrom = async (db: Db, siteId: string, address: string): Promise<number> => {
  const { count } = await db
    .selectFrom('payment_attempt')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('address', '=', address)
    .where('state', '=', 'awaiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Claims orphaned attempts, and those that must be voided at the provider. Concurrent servers claim different ones;
 * after the lease expires, another server may claim an attempt again.
 */
export const claimAttempts = (db: Db, { now, lease }: { now: Date; lease: Date }): Promise<Attempt[]> =>
  db
    .with('orphan', (query) =>
      query
        .selectFrom('payment_attempt')
        .select(['site_id', 'id'])
        .where('state', 'in', [...providerPendingStates, 'voiding'])
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

/** Claims one attempt to void at the provider; `undefined` if another server has it. */
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

export interface Happening {
  readonly event: AttemptEvent
  readonly reason?: DeclineReason
  readonly lease?: Date
  readonly clientAction?: ClientAction
}

export type Moved =
  | { readonly ok: true; readonly attempt: Attempt; readonly tasks: readonly AttemptTask[] }
  | { readonly ok: false; readonly attempt: Attempt; readonly code: AttemptRefusal }

/**
 * Applies an event to a locked attempt. Only the state machine changes its state. Clears the address of an ended
 * attempt. Has no effect if the claim was lost.
 */
export const moveAttempt = async (
  db: Db,
  attempt: Attempt,
  { event, reason, lease, clientAction }: Happening,
): Promise<Moved> => {
  const decision = decideAttempt(attempt.state, event)
  if (!decision.ok) return { ...decision, attempt }
  const { state, tasks } = decision
  const moved = await db
    .updateTable('payment_attempt')
    .set({
      state,
      ...(reason !== undefined && { reason }),
      // The provider has responded after all.
      ...(event === 'SUCCEEDED' && { reason: null }),
      ...(lease && { lease_date: lease }),
      ...(clientAction && { client_action: JSON.stringify(clientAction) }),
      ...(!openStates.some((open) => open === state) && { address: null, client_action: null }),
    })
    .where('site_id', '=', attempt.site_id)
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .where('lease_date', '=', attempt.lease_date)
    .returningAll()
    .executeTakeFirst()
  if (moved) return { ok: true, attempt: moved, tasks }
  return { ok: false, attempt, code: 'ALREADY_OVER' }
}

/** Marks an attempt as unanswered by its provider, unless it has ended meanwhile. */
export const noteUnanswered = async (
  db: Db,
  { site_id: siteId, id }: Pick<Attempt, 'site_id' | 'id'>,
): Promise<void> => {
  await db
    .updateTable('payment_attempt')
    .set({ reason: 'unanswered' satisfies DeclineReason })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', 'in', providerPendingStates)
    .execute()
}

/** Deletes the payment attempts of checkouts of any sites. */
export const deleteAttemptsOfCheckouts = async (
  db: Db,
  checkouts: readonly { readonly siteId: string; readonly id: string }[],
): Promise<void> => {
  const [siteIds, ids] = [checkouts.map(({ siteId }) => siteId), checkouts.map(({ id }) => id)]
  await sql`
    delete from payment_attempt where (site_id, checkout_id) in (
      select * from unnest(${siteIds}::text[], ${ids}::text[]))`.execute(db)
}
