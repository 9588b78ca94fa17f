import {
  decideDraftOrder,
  newDraftOrder,
  type DraftOrderEvent,
  type DraftOrderRefusal,
} from '@vitrine/domain/draft-order/states.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { DraftOrderRecord, DraftOrderTable } from './tables.ts'

export type StoredDraft = Selectable<DraftOrderTable>

export const insertDraft = (
  db: Db,
  draft: Pick<StoredDraft, 'site_id' | 'id' | 'order_id' | 'total' | 'body'>,
  now: Date,
): Promise<StoredDraft> =>
  db
    .insertInto('draft_order')
    .values({
      ...draft,
      body: JSON.stringify(draft.body),
      status: newDraftOrder,
      revision: 1,
      created_date: now,
      updated_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const find = (db: Db, siteId: string, id: string) =>
  db.selectFrom('draft_order').selectAll().where('site_id', '=', siteId).where('id', '=', id)

export const findDraft = (db: Db, siteId: string, id: string): Promise<StoredDraft | undefined> =>
  find(db, siteId, id).executeTakeFirst()

/** Locks a draft. If the order is needed too, lock the order first. */
export const lockDraft = (db: Db, siteId: string, id: string): Promise<StoredDraft | undefined> =>
  find(db, siteId, id).forUpdate().executeTakeFirst()

/** Locks the open edit of a locked order. */
export const lockOpenEdit = (db: Db, siteId: string, orderId: string): Promise<StoredDraft | undefined> =>
  db
    .selectFrom('draft_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'DRAFT')
    .forUpdate()
    .executeTakeFirst()

interface Saving {
  readonly event: Exclude<DraftOrderEvent, 'DELETE'>
  readonly body: DraftOrderRecord
  readonly total: number
  readonly orderId?: string
  readonly now: Date
}

export type Saved =
  | { readonly ok: true; readonly draft: StoredDraft }
  | { readonly ok: false; readonly code: DraftOrderRefusal }

/** Saves a locked draft. Its status is changed only here. */
export const saveDraft = async (
  db: Db,
  draft: StoredDraft,
  { event, body, total, orderId, now }: Saving,
): Promise<Saved> => {
  const decision = decideDraftOrder(draft.status, event)
  if (!decision.ok) return decision
  const saved = await db
    .updateTable('draft_order')
    .set({
      status: decision.state,
      body: JSON.stringify(body),
      total,
      revision: draft.revision + 1,
      ...(orderId !== undefined && { order_id: orderId }),
      updated_date: now,
    })
    .where('site_id', '=', draft.site_id)
    .where('id', '=', draft.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ok: true, draft: saved }
}

export const deleteDraft = async (db: Db, { site_id: siteId, id }: StoredDraft): Promise<void> => {
  await db.deleteFrom('draft_order').where('site_id', '=', siteId).where('id', '=', id).execute()
}

/** Deletes the open drafts for a member. */
export const deleteOpenDraftsOf = async (db: Db, siteId: string, memberId: string): Promise<void> => {
  await db
    .deleteFrom('draft_order')
    .where('site_id', '=', siteId)
    .where('status', '=', 'DRAFT')
    .where(sql<boolean>`body -> 'buyerInfo' ->> 'memberId' = ${memberId}`)
    .execute()
}
