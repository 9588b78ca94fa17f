import type { LabelRecord } from '@vitrine/domain/catalog/label.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { getOrCreateBrand } from '../../brand/api.ts'
import { getOrCreateRibbon } from '../../ribbon/api.ts'

export type Clock = Pick<Context, 'now' | 'newId'>

/** Gives the brand and ribbons of a product their IDs. Creates those that the store does not have. */
export const assignLabels = async (
  clock: Clock,
  db: Db,
  { siteId, record }: { readonly siteId: string; readonly record: ProductRecord },
): Promise<ProductRecord> => {
  const { brand, ribbon, additionalRibbons, ...others } = record
  const context = { ...clock, db }
  const ribbonOf = ({ id, name }: LabelRecord, path: string) =>
    id === undefined ? getOrCreateRibbon(context, db, { siteId, name, path }) : { id, name }
  const additional: LabelRecord[] = []
  for (const [index, one] of (additionalRibbons ?? []).entries())
    additional.push(await ribbonOf(one, `product.additionalRibbons[${index}].name`))
  return {
    ...others,
    ...(brand && {
      brand:
        brand.id === undefined
          ? await getOrCreateBrand(context, db, { siteId, name: brand.name, path: 'product.brand' })
          : brand,
    }),
    ...(ribbon && { ribbon: await ribbonOf(ribbon, 'product.ribbon') }),
    ...(additional.length > 0 && { additionalRibbons: additional }),
  }
}
