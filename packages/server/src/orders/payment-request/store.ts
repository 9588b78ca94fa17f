import {
  decidePaymentRequest,
  newPaymentRequest,
  type PaymentRequestEvent,
  type PaymentRequestRefusal,
  type PaymentRequestTask,
} from '@vitrine/domain/payment-request/states.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { queueJob } from '../../ground/job/store.ts'
import type { Namespaces, OrderPaymentRequestTable } from './tables.ts'

export type StoredPaymentRequest = Selectable<OrderPaymentRequestTable>

/** Jobs that expire a payment request, keyed by its ID. */
export const expiryKind = 'payment-request'

export const insertPaymentRequest = async (
  db: Db,
  request: Omit<StoredPaymentRequest, 'status' | 'payment_id'>,
): Promise<StoredPaymentRequest> => {
  const inserted = await db
    .insertInto('order_payment_request')
    .values({ ...request, namespaces: JSON.stringify(request.namespaces), status: newPaymentRequest })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { site_id: siteId, id: key, expiration_date: due } = inserted
  if (due) await queueJob(db, { siteId, kind: expiryKind, key, due })
  return inserted
}

const find = (db: Db, siteId: string, id: string) =>
  db.selectFrom('order_payment_request').selectAll().where('site_id', '=', siteId).where('id', '=', id)

export const findPaymentRequest = (db: Db, siteId: string, id: string): Promise<StoredPaymentRequest | undefined> =>
  find(db, siteId, id).executeTakeFirst()

/** Locks a payment request. If its order is needed too, lock the order first. */
export const lockPaymentRequest = (db: Db, siteId: string, id: string): Promise<StoredPaymentRequest | undefined> =>
  find(db, siteId, id).forUpdate().executeTakeFirst()

/** Finds the newest payment request of an order that can still be paid. */
export const findOpenRequest = (
  db: Db,
  { siteId, orderId, now, except = [] }: { siteId: string; orderId: string; now: Date; except?: readonly string[] },
): Promise<StoredPaymentRequest | undefined> =>
  db
    .selectFrom('order_payment_request')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'UNPAID')
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .where(({ eb, or }) => or([eb('expiration_date', 'is', null), eb('expiration_date', '>', now)]))
    .orderBy('created_date', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Fields of an unpaid payment request that can be updated. */
export type PaymentRequestChange = Partial<Pick<StoredPaymentRequest, 'title' | 'description' | 'blocks_manual'>>

export const changePaymentRequest = (
  db: Db,
  { site_id: siteId, id }: StoredPaymentRequest,
  { change, now }: { change: PaymentRequestChange; now: Date },
): Promise<StoredPaymentRequest> =>
  db
    .updateTable('order_payment_request')
    .set({ ...change, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const saveNamespaces = (
  db: Db,
  { site_id: siteId, id }: StoredPaymentRequest,
  { namespaces, now }: { namespaces: Namespaces; now: Date },
): Promise<StoredPaymentRequest> =>
  db
    .updateTable('order_payment_request')
    .set({ namespaces: JSON.stringify(namespaces), updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deletePaymentRequest = async (db: Db, { site_id: siteId, id }: StoredPaymentRequest): Promise<void> => {
  await db.deleteFrom('order_payment_request').where('site_id', '=', siteId).where('id', '=', id).execute()
}

export type MovedRequest =
  | { readonly ok: true; readonly request: StoredPaymentRequest; readonly tasks: readonly PaymentRequestTask[] }
  | { readonly ok: false; readonly code: PaymentRequestRefusal }

/** Applies an event to a locked payment request. Only the state machine changes its status. */
export const movePaymentRequest = async (
  db: Db,
  request: StoredPaymentRequest,
  { event, now, paymentId }: { event: PaymentRequestEvent; now: Date; paymentId?: string },
): Promise<MovedRequest> => {
  const decision = decidePaymentRequest(request.status, event)
  if (!decision.ok) return decision
  const { state, tasks } = decision
  const known: string = request.status
  if (state === known) return { ok: true, request, tasks }
  const moved = await db
    .updateTable('order_payment_request')
    .set({ status: state, updated_date: now, ...(paymentId !== undefined && { payment_id: paymentId }) })
    .where('site_id', '=', request.site_id)
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ok: true, request: moved, tasks }
}
