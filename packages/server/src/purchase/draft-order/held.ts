import type { DraftOrderRefusal } from '@vitrine/domain/draft-order/states.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockDraft, saveDraft, type StoredDraft } from './store.ts'

export const unknownDraft = (): Refusal => new Refusal('DRAFT_ORDER_DOES_NOT_EXIST')

export const alreadyCommitted = ({ id, order_id: orderId }: StoredDraft): Refusal =>
  new Refusal('DRAFT_ORDER_ALREADY_COMMITTED', undefined, { draftOrderId: id, ...(orderId !== null && { orderId }) })

/** Locks an open draft. Refuses a revision other than the current one. */
export const holdDraft = async (
  db: Db,
  { siteId, id, revision }: { siteId: string; id: string; revision?: number | undefined },
): Promise<StoredDraft> => {
  const draft = await lockDraft(db, siteId, id)
  if (!draft) throw unknownDraft()
  if (draft.status === 'COMMITTED') throw alreadyCommitted(draft)
  if (revision !== undefined && revision !== draft.revision) {
    throw new Refusal('CONFLICT', 'The draft was changed in the meantime. Read it again.', {
      revision: draft.revision,
    })
  }
  return draft
}

/** Saves a locked draft, or throws the refusal. */
export const saveOrRefuse = async (
  db: Db,
  draft: StoredDraft,
  saving: Parameters<typeof saveDraft>[2],
): Promise<StoredDraft> => {
  const saved = await saveDraft(db, draft, saving)
  if (saved.ok) return saved.draft
  switch (saved.code) {
    case 'DRAFT_ORDER_ALREADY_COMMITTED':
      throw alreadyCommitted(draft)
    default:
      throw new Error(
        `The draft ${draft.id} must not move: ${saved.code satisfies Exclude<DraftOrderRefusal, 'DRAFT_ORDER_ALREADY_COMMITTED'>}.`,
      )
  }
}
