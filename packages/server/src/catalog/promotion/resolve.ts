import type { PositionedPromotion } from '@vitrine/contract/entities/catalog/promotion.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { findShownCategoryPath } from '../product/api.ts'
import { createPromotions } from './promotions.ts'
import { listEnabledPromotions, type PromotionRow } from './store.ts'

/** Returns the position of a promotion in a category, from the nearest assignment. `path` ends with the category. */
const positionIn = ({ categories }: PromotionRow, path: readonly string[]): number | undefined => {
  const id = path.at(-1)
  const applying = categories.filter((one) => one.id === id || one.appliedToSubcategories)
  const nearest = path.toReversed().flatMap((step) => applying.find((one) => one.id === step) ?? [])
  return nearest[0]?.position
}

/** Returns the promotions that shoppers see in a category, by position. */
export const resolvePromotions = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'sites'>,
  siteId: string,
  categoryId: string,
): Promise<PositionedPromotion[]> => {
  const path = await findShownCategoryPath(context.db, siteId, categoryId)
  if (!path) throw new Refusal('CATEGORY_NOT_FOUND')
  const { present } = await createPromotions(context, siteId)
  const rows = await listEnabledPromotions(context.db, siteId, path)
  return rows
    .flatMap((row) => {
      const position = positionIn(row, path)
      return position === undefined ? [] : [{ promotion: present(row), position }]
    })
    .toSorted((one, other) => one.position - other.position)
}
