import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { withTags, type TagEdit } from '../../ground/entity/tags.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { createPromotions } from './promotions.ts'
import type { PromotionRow } from './store.ts'

export interface TagUpdate extends TagEdit {
  readonly ids: readonly string[]
  readonly returnEntity?: boolean | undefined
}

/** Changes the tags of promotions, with an event for each. */
export const updateTags = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'sites'>,
  siteId: string,
  { ids, returnEntity, assignTags, unassignTags }: TagUpdate,
) => {
  const { promotions, present } = await createPromotions(context, siteId)
  const changes = { assignTags, unassignTags }
  const recordEdits = async (transaction: Db, rows: readonly PromotionRow[]): Promise<void> => {
    for (const row of rows) {
      const body = {
        promotion: present(row),
        ...(assignTags && { assignedTags: assignTags }),
        ...(unassignTags && { unassignedTags: unassignTags }),
      }
      const about = { siteId, entity: 'promotion', entityId: row.id } as const
      await recordEvent(transaction, { ...about, type: 'wix.stores.catalog.v3.promotion_tags_modified', body })
    }
  }
  const edits = ids.map((id) => ({
    id,
    columnsOf: (row: PromotionRow) => ({ tags: JSON.stringify(withTags(row.tags ?? undefined, changes)) }),
  }))
  return promotions.editEach(siteId, edits, { returnEntity, recordEdits })
}
