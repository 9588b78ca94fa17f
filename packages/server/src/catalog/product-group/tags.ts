import type { Context } from '../../ground/context/context.ts'
import { recordTagEvents, tagEdits } from '../../ground/entity/tag-updates.ts'
import type { TagEdit } from '../../ground/entity/tags.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { createGroups, groupFields } from './groups.ts'
import type { ProductGroupRow } from './store.ts'

/** Changes the tags of product groups, with an event for each. */
export const updateTags = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'sites'>,
  siteId: string,
  { ids, ...changes }: TagEdit & { readonly ids: readonly string[] },
) => {
  const view = { site: await requireSite(context.sites, siteId), hidden: true }
  const groups = createGroups(context, view)
  const recordEdits = recordTagEvents<ProductGroupRow>(changes, {
    type: 'wix.stores.catalog.v3.product_group_tags_modified',
    entity: 'product_group',
    bodyOf: async (transaction, row) => ({ productGroup: (await groups.presentAll(transaction, [row]))[0] }),
  })
  return groups.editEach(siteId, tagEdits<ProductGroupRow>(ids, changes), { recordEdits })
}

/** What changes the tags of product groups by filter. */
export const taggedGroups = {
  job: 'update-product-group-tags',
  table: 'product_group',
  fields: groupFields,
  update: updateTags,
} as const
