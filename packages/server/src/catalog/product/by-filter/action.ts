import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { createCategoryItems } from '../category/category-items.ts'
import { removeAll, updateAll } from '../write-v3/bulk-writer.ts'
import {
  editAll,
  findSectionsToAdd,
  sectionAddition,
  sectionRemoval,
  tagEdit,
  type RecordEdit,
} from '../write-v3/edit-each.ts'
import type { SentProduct, SentVariant } from '../write-v3/sent/sent-product.ts'
import type { TagEdit } from '../../../ground/entity/tags.ts'
import { changeVariants } from '../write-v3/variants-record.ts'
import { adjustVariant, type PriceAdjustments } from './adjust-prices.ts'
import { updateVariant } from './update-variants.ts'

/** A change of all products that match a filter, as the payload of a job. */
export type Action =
  | { readonly kind: 'update'; readonly sent: SentProduct; readonly fieldMask?: readonly string[] | undefined }
  | { readonly kind: 'updateVariants'; readonly variant: SentVariant }
  | { readonly kind: 'adjust'; readonly adjustments: PriceAdjustments }
  | { readonly kind: 'categories'; readonly change: 'added' | 'removed'; readonly categoryIds: readonly string[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'tags'; readonly change: TagEdit }
  | { readonly kind: 'addSections'; readonly ids: readonly string[] }
  | { readonly kind: 'removeSections'; readonly ids: readonly string[] }

export type ActionContext = Pick<Context, 'db' | 'now' | 'newId' | 'sites' | 'findProducts'>

type CategoryAction = Extract<Action, { kind: 'categories' }>
type EditAction = Exclude<Action, { kind: 'update' | 'categories' | 'delete' }>

const fieldOf = () => 'variant.physicalProperties.pricePerUnit'

const editOf = async (db: Db, { id: siteId, currency }: Site, action: EditAction): Promise<RecordEdit> => {
  switch (action.kind) {
    case 'tags':
      return tagEdit(action.change)
    case 'addSections':
      return sectionAddition(await findSectionsToAdd(db, siteId, action.ids))
    case 'removeSections':
      return sectionRemoval(action.ids)
    case 'adjust':
      return (record) => changeVariants(record, (one) => adjustVariant(one, action.adjustments, currency), fieldOf)
    case 'updateVariants':
      return (record) => {
        const { productType } = record
        const change = (one: Parameters<typeof updateVariant>[0]) =>
          updateVariant(one, action.variant, { currency, productType })
        return changeVariants(record, change, fieldOf)
      }
  }
}

/** Adds products to categories or removes them. This can be repeated, so each category has a transaction of its own. */
export const changeCategories = async (
  { db }: Pick<Context, 'db'>,
  siteId: string,
  { ids, change, categoryIds }: CategoryAction & { readonly ids: readonly string[] },
): Promise<void> => {
  const items = ids.map((catalogItemId) => ({ catalogItemId, appId: storesAppId }))
  for (const categoryId of categoryIds) await createCategoryItems({ db }).change(siteId, { categoryId, items, change })
}

/** Applies an action to products, in the caller's transaction. Products that it cannot change are left out. */
export const applyAction = async (
  context: ActionContext,
  transaction: Db,
  {
    site,
    ids,
    action,
  }: { readonly site: Site; readonly ids: readonly string[]; readonly action: Exclude<Action, CategoryAction> },
): Promise<void> => {
  if (action.kind === 'update') {
    const { sent, fieldMask } = action
    const items = ids.map((id) => ({ sent: { ...sent, id }, fieldMask, path: 'product', isAnyRevision: true }))
    await updateAll(context, transaction, { site, items })
  } else if (action.kind === 'delete') await removeAll(transaction, { site, items: ids })
  else {
    const products = ids.map((id) => ({ id }))
    await editAll(context, transaction, { site, products, edit: await editOf(transaction, site, action) })
  }
}
