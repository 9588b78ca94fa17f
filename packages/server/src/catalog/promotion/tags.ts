import type { Context } from '../../ground/context/context.ts'
import { recordTagEvents, tagEdits } from '../../ground/entity/tag-updates.ts'
import type { TagEdit } from '../../ground/entity/tags.ts'
import { createPromotions, promotionFields } from './promotions.ts'
import type { PromotionRow } from './store.ts'

export interface TagUpdate extends TagEdit {
  readonly ids: readonly string[]
  readonly returnEntity?: boolean | undefined
}

/** Changes the tags of promotions, with an event for each. */
export const updateTags = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'sites'>,
  siteId: string,
  { ids, returnEntity, ...changes }: TagUpdate,
) => {
  const { promotions, present } = await createPromotions(context, siteId)
  const recordEdits = recordTagEvents<PromotionRow>(changes, {
    type: 'wix.stores.catalog.v3.promotion_tags_modified',
    entity: 'promotion',
    bodyOf: async (_transaction, row) => ({ promotion: present(row) }),
  })
  return promotions.editEach(siteId, tagEdits<PromotionRow>(ids, changes), { returnEntity, recordEdits })
}

/** What changes the tags of promotions by filter. */
export const taggedPromotions = {
  job: 'update-promotion-tags',
  table: 'promotion',
  fields: promotionFields,
  update: updateTags,
} as const
