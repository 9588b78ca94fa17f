import type { ProductGroupMember } from '@vitrine/contract/entities/catalog/product/product-group.ts'
import { memberStatus, onlyChoiceOf, sortMembers } from '@vitrine/domain/product-group/members.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findProductChoices, type ProductChoices } from '../product/api.ts'
import type { GroupView } from './request.ts'
import type { ProductGroupRow } from './store.ts'

type Grouped = Pick<ProductGroupRow, 'grouping_customization_id' | 'choice_order' | 'product_ids'>

const memberOf = (product: ProductChoices, customizationId: string): ProductGroupMember => {
  const choice = onlyChoiceOf(product, customizationId)
  return {
    productId: product.id,
    productName: product.name,
    slug: product.slug,
    ...(choice && { choice }),
    inventoryAvailabilityStatus: product.availability,
    status: memberStatus(choice, product),
  }
}

/** Reads the members of groups, in their order. Shoppers get active ones only. */
export const findMembers = async (
  db: Db,
  groups: readonly Grouped[],
  { site, hidden }: GroupView,
): Promise<(group: Grouped) => ProductGroupMember[]> => {
  const products = await findProductChoices(db, site, {
    ids: [...new Set(groups.flatMap((group) => group.product_ids))],
    customizationIds: [...new Set(groups.map((group) => group.grouping_customization_id))],
  })
  return ({ product_ids: ids, grouping_customization_id: customizationId, choice_order: choiceOrder }) => {
    const members = ids
      .flatMap((id) => products.get(id) ?? [])
      .map((product) => memberOf(product, customizationId))
      .filter(({ status }) => hidden || status === 'ACTIVE')
    return sortMembers(members, choiceOrder)
  }
}
