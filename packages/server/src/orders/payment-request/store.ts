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

/** Jobs that end a payment request on its expiration date, by its ID. */
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

/** Holds a payment request; where its order is needed, that is held before. */
export const lockPaymentRequest = (db: Db, siteId: string, id: string): Promise<StoredPaymentRequest | undefined> =>
  find(db, siteId, id).forUpdate().executeTakeFirst()

/** What the buyer of an order can still pay, the newest; nothing where they are asked for nothing. */
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

/** What may change of a payment request that can still be paid. */
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

/** Moves a payment request that is held by what has happened, as its machine decides: nothing else writes its state. */
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
