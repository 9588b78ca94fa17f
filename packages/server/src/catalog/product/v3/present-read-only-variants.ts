import type {
  ReadOnlyVariant,
  RequestableVariantField,
} from '@vitrine/contract/entities/catalog/product/read-only-variant.ts'
import {
  defaultVariantId,
  hasOwnVariants,
  isVisibleInPos,
  variantsOf,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import { translateProduct, translationIn } from '@vitrine/domain/catalog/translation.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { findShownProducts, stockReader, type ProductRow } from '../read/product-rows.ts'
import { presentVariant } from './present-variants.ts'
import type { Presenting } from './presenting.ts'

interface VariantsView {
  readonly site: Site
  /** Whether hidden products and variants are included. */
  readonly hidden: boolean
  readonly fields: readonly RequestableVariantField[]
}

const presentProductData = (row: ProductRow, { site, fields }: VariantsView): ReadOnlyVariant['productData'] => ({
  productId: row.id,
  name: row.name,
  slug: row.slug,
  revision: String(row.revision),
  visible: row.visible,
  visibleInPos: isVisibleInPos(row.record),
  productType: row.record.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
  ...(fields.includes('CURRENCY') && { currency: site.currency }),
  ...(row.record.productType === 'physical' &&
    fields.includes('WEIGHT_MEASUREMENT_UNIT_INFO') && {
      physicalProperties: { weightMeasurementUnitInfo: { weightMeasurementUnit: site.settings.weightUnit } },
    }),
})

const presentOne = (row: ProductRow, variant: VariantRecord, view: VariantsView): ReadOnlyVariant => {
  const { site, fields } = view
  const presenting: Presenting = {
    productId: row.id,
    record: row.record,
    stockOf: stockReader(row),
    site,
    money: createMoneyWriter(site),
    includes: (field) => field === 'VARIANT_OPTION_CHOICE_NAMES' || fields.some((one) => one === field),
    forMerchant: view.hidden,
  }
  const { choices, physicalProperties, ...presented } = presentVariant(variant, presenting)
  const { weight, pricePerUnit } = physicalProperties ?? {}
  return {
    ...presented,
    id: presented.id!,
    variantId: presented.id!,
    optionChoices: choices ?? [],
    ...(physicalProperties && {
      physicalProperties: {
        ...(weight !== undefined && fields.includes('WEIGHT_MEASUREMENT_UNIT_INFO') && { weight }),
        ...(pricePerUnit && { pricePerUnit }),
      },
    }),
    productData: presentProductData(row, view),
  }
}

/** Reads and presents variants, in this order. Deleted ones are left out, and hidden ones for shoppers. */
export const presentReadOnlyVariants = async (
  db: Db,
  keys: readonly { readonly productId: string; readonly variantId: string }[],
  view: VariantsView,
): Promise<ReadOnlyVariant[]> => {
  const { site, hidden } = view
  const stored = await findShownProducts(db, site.id, [...new Set(keys.map(({ productId }) => productId))])
  const rows = new Map(
    stored.map((row) => {
      const translation = translationIn(row.translations, site.reading)
      return [row.id, translation ? translateProduct(row, translation) : row]
    }),
  )
  return keys.flatMap(({ productId, variantId }) => {
    const row = rows.get(productId)
    if (!row || (!row.visible && !hidden)) return []
    const idOf = ({ id }: VariantRecord) => (hasOwnVariants(row.record) ? id : defaultVariantId(productId))
    const variant = variantsOf(row.record).find((one) => idOf(one) === variantId)
    return variant && (variant.visible || hidden) ? [presentOne(row, variant, view)] : []
  })
}
