import { maxGroupMembers } from '@vitrine/contract/entities/catalog/product/product-group.ts'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { onlyChoiceOf } from '@vitrine/domain/product-group/members.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockEntities } from '../../ground/entity/store.ts'
import { findProductChoices, lockExistingProducts } from '../product/api.ts'
import { createGroups } from './groups.ts'
import type { GroupView } from './request.ts'
import { countMembers, type ProductGroupRow } from './store.ts'

/** The maximum number of products in all groups of a store. A search may read all of them. */
const maxStoreMembers = 20_000

/** Products to assign to a group, or to unassign. */
interface Assignment {
  readonly groupId: string
  readonly productIds: readonly string[]
}

/** Decides which products a locked group has. */
type Decide = (db: Db, group: ProductGroupRow) => Promise<readonly string[]>

const refuseIfAny = (code: ErrorCode, productIds: readonly string[]): void => {
  if (productIds.length > 0) throw new Refusal(code, undefined, { productIds })
}

/** Changes the products of a group. Without a difference, its revision stays. Returns false if the group does not exist. */
const changeMembers = (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  view: GroupView,
  { groupId, decide }: { readonly groupId: string; readonly decide: Decide },
): Promise<boolean> =>
  transact(context.db, async (transaction) => {
    const [group] = (await lockEntities(transaction, 'product_group', {
      siteId: view.site.id,
      ids: [groupId],
    })) as ProductGroupRow[]
    if (!group) return false
    const productIds = await decide(transaction, group)
    const isSame =
      productIds.length === group.product_ids.length && productIds.every((id) => group.product_ids.includes(id))
    if (isSame) return true
    await createGroups(context, view).editLocked(transaction, group, { columnsOf: () => ({ product_ids: productIds }) })
    return true
  })

const requireChange = async (change: Promise<boolean>): Promise<void> => {
  if (!(await change)) throw new Refusal('NOT_FOUND', 'The product group was not found.')
}

const presentResults = (productIds: readonly string[]) => ({
  results: productIds.map((productId) => ({ productId, success: true })),
})

/** Refuses more products than a group or a store can have. */
const requireRoom = async (
  db: Db,
  siteId: string,
  { before, members }: { readonly before: number; readonly members: number },
): Promise<void> => {
  const refuse = (max: number) => new Refusal('MEMBER_LIMIT_EXCEEDED', undefined, { max })
  if (members > maxGroupMembers) throw refuse(maxGroupMembers)
  if (members > before && (await countMembers(db, siteId)) + members - before > maxStoreMembers)
    throw refuse(maxStoreMembers)
}

/** Adds products to a group: all, or none if one is refused. */
export const assignProducts = async (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  view: GroupView,
  { groupId, productIds: sent }: Assignment,
) => {
  const { site } = view
  const ids = [...new Set(sent)]
  const decide: Decide = async (db, { product_ids: before, grouping_customization_id: customizationId }) => {
    const added = ids.filter((id) => !before.includes(id))
    // They cannot be deleted until the transaction ends.
    const existing = await lockExistingProducts(db, site.id, [...before, ...added])
    refuseIfAny(
      'PRODUCTS_NOT_FOUND',
      ids.filter((id) => !existing.has(id)),
    )
    const products = await findProductChoices(db, site, { ids: added, customizationIds: [customizationId] })
    refuseIfAny(
      'PRODUCTS_MISSING_CUSTOMIZATION',
      added.filter((id) => !onlyChoiceOf(products.get(id)!, customizationId)),
    )
    const members = [...before.filter((id) => existing.has(id)), ...added]
    await requireRoom(db, site.id, { before: before.length, members: members.length })
    return members
  }
  await requireChange(changeMembers(context, view, { groupId, decide }))
  return presentResults(ids)
}

/** Removes products from a group: all, or none if one is refused. */
export const unassignProducts = async (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  view: GroupView,
  { groupId, productIds: sent }: Assignment,
) => {
  const ids = [...new Set(sent)]
  const decide: Decide = async (db, { product_ids: before }) => {
    const others = ids.filter((id) => !before.includes(id))
    const existing = await lockExistingProducts(db, view.site.id, others)
    refuseIfAny(
      'PRODUCTS_NOT_FOUND',
      others.filter((id) => !existing.has(id)),
    )
    refuseIfAny('PRODUCTS_NOT_IN_GROUP', others)
    return before.filter((id) => !ids.includes(id))
  }
  await requireChange(changeMembers(context, view, { groupId, decide }))
  return presentResults(ids)
}

/** Removes deleted products from a group. */
export const removeDeletedMembers = async (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  view: GroupView,
  groupId: string,
): Promise<void> => {
  const decide: Decide = async (db, { product_ids: before }) => {
    const existing = await lockExistingProducts(db, view.site.id, before)
    return before.filter((id) => existing.has(id))
  }
  await changeMembers(context, view, { groupId, decide })
}
