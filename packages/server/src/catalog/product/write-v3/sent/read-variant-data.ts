import type { PackContent } from '@vitrine/domain/catalog/measures.ts'
import type { ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { exactMinor } from '../../../../ground/base/amounts.ts'
import { invalidField, required } from '../../../../ground/base/refusal.ts'
import { readPrices, type Prices } from './read-prices.ts'
import type { SentVariant } from './sent-product.ts'

/** The data of a variant, without its identity and prices. */
export type VariantData = Pick<
  VariantRecord,
  | 'visible'
  | 'sku'
  | 'barcode'
  | 'cost'
  | 'weight'
  | 'productDimensions'
  | 'packageDimensions'
  | 'digitalFileId'
  | 'content'
  | 'mediaIds'
>

export interface ReadOptions {
  /** The path of the variant in the request. */
  readonly path: string
  readonly currency: string
  readonly productType: ProductRecord['productType']
}

type SentPhysical = NonNullable<SentVariant['physicalProperties']>

const refuseOtherType = (
  { physicalProperties, digitalProperties }: SentVariant,
  { path, productType }: ReadOptions,
) => {
  const [field, isSent] =
    productType === 'digital'
      ? ['physicalProperties', Object.keys(physicalProperties ?? {}).length > 0]
      : ['digitalProperties', Object.keys(digitalProperties ?? {}).length > 0]
  if (!isSent) return
  const description = `is not for ${productType} products`
  throw invalidField(`${path}.${field}`, description, 'ONE_OF_ALIGNMENT', 'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED')
}

const readDimensions = (sent: SentPhysical['productDimensions'], field: string) =>
  sent && Object.keys(sent).length > 0 ? { ...sent, unit: required(sent.unit, `${field}.unit`) } : undefined

const readContent = ({ pricePerUnit }: SentPhysical, path: string): PackContent | undefined => {
  const { quantity, measurementUnit } = pricePerUnit?.settings ?? {}
  if (quantity === undefined && measurementUnit === undefined) return undefined
  const field = `${path}.pricePerUnit.settings`
  const unit = required(measurementUnit, `${field}.measurementUnit`)
  if (unit === 'UNSPECIFIED') throw invalidField(`${field}.measurementUnit`, 'must be a unit', 'INVALID_ENUM_VALUE')
  return { totalQuantity: required(quantity, `${field}.quantity`), totalMeasurementUnit: unit }
}

const readPhysical = (sent: SentPhysical, path: string) => {
  const productDimensions = readDimensions(sent.productDimensions, `${path}.productDimensions`)
  const packageDimensions = readDimensions(sent.packageDimensions, `${path}.packageDimensions`)
  const content = readContent(sent, path)
  return {
    ...(sent.weight !== undefined && { weight: sent.weight }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
    ...(content && { content }),
  }
}

/** Reads the fields of a variant that are sent, except its prices. */
export const readVariantFields = (sent: SentVariant, options: ReadOptions): Partial<VariantData> => {
  refuseOtherType(sent, options)
  const { path, currency } = options
  const { visible, sku, barcode, revenueDetails, physicalProperties = {}, digitalProperties, mediaIds } = sent
  const cost = revenueDetails?.cost?.amount
  const file = digitalProperties?.digitalFile
  return {
    ...(visible !== undefined && { visible }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(cost !== undefined && { cost: exactMinor(cost, { field: `${path}.revenueDetails.cost.amount`, currency }) }),
    ...readPhysical(physicalProperties, `${path}.physicalProperties`),
    ...(mediaIds && mediaIds.length > 0 && { mediaIds: [...new Set(mediaIds)] }),
    ...(file && { digitalFileId: required(file.id, `${path}.digitalProperties.digitalFile.id`) }),
  }
}

/** Reads a variant without its identity. Fields that are not sent are empty. */
export const readVariantData = (sent: SentVariant, options: ReadOptions): VariantData & Prices => ({
  visible: true,
  ...readVariantFields(sent, options),
  ...readPrices(sent, options.path, options.currency),
})
