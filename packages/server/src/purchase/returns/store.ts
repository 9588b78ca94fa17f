import type { Decided } from '@vitrine/domain/machine.ts'
import {
  decideReturn,
  type ReturnEvent,
  type ReturnRefusal,
  type ReturnStatus,
} from '@vitrine/domain/returns/states.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { compileFilter, type ConditionOptions } from '../../ground/query/conditions.ts'
import type { OrderReturnTable, ReturnRecord } from './tables.ts'

export type StoredReturn = Selectable<OrderReturnTable>

/** Adds a step to the history of a return. */
const withStep = (body: ReturnRecord, status: ReturnStatus, date: Date): ReturnRecord => ({
  ...body,
  history: [...(body.history ?? []), { status, date: date.toISOString() }],
})

export const insertReturn = (
  db: Db,
  {
    status,
    ...made
  }: Omit<StoredReturn, 'refund_id' | 'exchange_draft_id' | 'exchange_order_id' | 'status'> & {
    readonly status: Decided<ReturnStatus>
  },
): Promise<StoredReturn> =>
  db
    .insertInto('order_return')
    .values({ ...made, body: JSON.stringify(withStep(made.body, status, made.created_date)), status })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findReturn = (db: Db, siteId: string, id: string): Promise<StoredReturn | undefined> =>
  db.selectFrom('order_return').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Lists the returns of an order, oldest first. */
export const listReturns = (db: Db, order: { site_id: string; id: string }): Promise<StoredReturn[]> =>
  db
    .selectFrom('order_return')
    .selectAll()
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.id)
    .orderBy('created_date')
    .orderBy('id')
    .execute()

/** Sets the exchange draft of a return whose order is locked. */
export const linkDraft = (db: Db, { site_id, id }: StoredReturn, draftId: string, now: Date): Promise<StoredReturn> =>
  db
    .updateTable('order_return')
    .set({ exchange_draft_id: draftId, updated_date: now })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Maximum count of returns. */
const maxCounted = 1000

/** Counts the returns that match a filter, up to 1000, and whether there are more. */
export const countReturns = async (
  db: Db,
  filter: unknown,
  { siteId, ...options }: ConditionOptions & { siteId: string },
): Promise<{ count: number; hasMore: boolean }> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select from order_return where site_id = ${siteId} and ${compileFilter(filter, options)}
      limit ${maxCounted + 1}) as counted`.execute(db)
  const count = Number(rows[0]!.count)
  return { count: Math.min(count, maxCounted), hasMore: count > maxCounted }
}

export type MovedReturn =
  | { readonly ok: true; readonly moved: StoredReturn }
  | { readonly ok: false; readonly code: ReturnRefusal }

export interface ReturnMove {
  readonly event: ReturnEvent
  readonly body: ReturnRecord
  readonly refundId?: string
  /** The exchange order. */
  readonly exchangeOrderId?: string
  readonly now: Date
}

/** Applies an event to a return whose order is locked. Its status is changed only here. */
export const moveReturn = async (
  db: Db,
  known: StoredReturn,
  { event, body, refundId, exchangeOrderId, now }: ReturnMove,
): Promise<MovedReturn> => {
  const decision = decideReturn(known.status, event)
  if (!decision.ok) return decision
  const moved = await db
    .updateTable('order_return')
    .set({
      status: decision.state,
      body: JSON.stringify(withStep(body, decision.state, now)),
      updated_date: now,
      ...(refundId !== undefined && { refund_id: refundId }),
      ...(exchangeOrderId !== undefined && { exchange_order_id: exchangeOrderId }),
    })
    .where('site_id', '=', known.site_id)
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ok: true, moved }
}
