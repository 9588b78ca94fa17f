import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { presentDraft } from './present.ts'
import type { StoredDraft } from './store.ts'
import type { DraftView } from './view.ts'

const types = {
  created: 'wix.ecom.v1.draft_order_created',
  updated: 'wix.ecom.v1.draft_order_updated',
  deleted: 'wix.ecom.v1.draft_order_deleted',
} as const

/** Records an event about a draft. */
export const recordDraftEvent = async (
  db: Db,
  what: keyof typeof types,
  { draft, view, actor }: { draft: StoredDraft; view: DraftView; actor: Actor },
): Promise<void> => {
  const event = { siteId: draft.site_id, entity: 'draft_order', entityId: draft.id, actor, type: types[what] }
  const entity = presentDraft(draft, view)
  await recordEvent(db, { ...event, body: what === 'updated' ? { currentEntity: entity } : { entity } })
}
