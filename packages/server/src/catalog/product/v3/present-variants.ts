import type { CatalogPrice, VariantChoice, VariantV3 } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import {
  defaultVariantId,
  hasOwnVariants,
  variantMeasures,
  variantMedia,
  variantPrices,
  type ReducedPrice,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { isInStock } from '@vitrine/domain/stock/stock.ts'
import { shownPriorPrice } from '../read/present/shown-prior-price.ts'
import { presentMediaItem } from './present-media.ts'
import { renderTypeOf } from './present-options.ts'
import { presentSubscriptionPrices } from './present-subscriptions.ts'
import { presentPricePerUnit } from './present-unit-price.ts'
import { presentAmount, type Presenting } from './presenting.ts'

const presentPrice = (variant: VariantRecord, { full, paid }: ReducedPrice, presenting: Presenting): CatalogPrice => {
  const prior = shownPriorPrice(presenting.record, variant, presenting.site)
  return {
    actualPrice: presentAmount(paid, presenting),
    ...(full > paid && { compareAtPrice: presentAmount(full, presenting) }),
    ...(prior !== undefined && { priorPrice: presentAmount(prior, presenting) }),
  }
}

const presentRevenue = (paid: Minor, cost: Minor | undefined, presenting: Presenting): VariantV3['revenueDetails'] => {
  if (cost === undefined || !presenting.includes('MERCHANT_DATA')) return undefined
  const profit = paid - cost
  return {
    cost: presentAmount(cost, presenting),
    profit: presentAmount(profit, presenting),
    profitMargin: paid === 0 ? 0 : Math.round((profit / paid) * 10_000) / 10_000,
  }
}

const presentPhysical = (variant: VariantRecord, paid: Minor, presenting: Presenting) => {
  const { record } = presenting
  const weight = variant.weight ?? record.weight
  const [measures, perUnit] = [variantMeasures(record, variant), presentPricePerUnit(variant, paid, presenting)]
  const [productDimensions, packageDimensions] = [
    variant.productDimensions ?? record.productDimensions,
    variant.packageDimensions ?? record.packageDimensions,
  ]
  return {
    ...(weight !== undefined && { weight }),
    ...(perUnit && {
      pricePerUnit: {
        settings: {
          quantity: measures!.totalQuantity,
          measurementUnit: measures!.totalMeasurementUnit,
        },
        ...perUnit,
      },
    }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
  }
}

const presentChoices = ({ choices }: VariantRecord, { record, includes }: Presenting): VariantChoice[] =>
  record.options.flatMap((option) => {
    const choiceName = choices[option.name]
    if (choiceName === undefined) return []
    const choiceId = option.choices.find(({ description }) => description === choiceName)?.id
    const optionChoiceNames = { optionName: option.name, choiceName, renderType: renderTypeOf(option) }
    return [
      {
        ...(option.id !== undefined &&
          choiceId !== undefined && { optionChoiceIds: { optionId: option.id, choiceId } }),
        ...(includes('VARIANT_OPTION_CHOICE_NAMES') && { optionChoiceNames }),
      },
    ]
  })

/** Presents a variant. The only variant of a product without options has an ID of its own. */
export const presentVariant = (variant: VariantRecord, presenting: Presenting): VariantV3 => {
  const { productId, record, stockOf } = presenting
  const prices = variantPrices(record, variant)
  const stock = stockOf(variant.id)
  const hasOptions = hasOwnVariants(record)
  const [sku, barcode] = [variant.sku ?? record.sku, variant.barcode ?? (hasOptions ? undefined : record.barcode)]
  const revenueDetails = presentRevenue(prices.paid, variant.cost ?? record.cost, presenting)
  const digitalFileId = variant.digitalFileId ?? record.digitalFileId
  const subscriptionPricesInfo = presentSubscriptionPrices(variant, prices.paid, presenting)
  const media = hasOptions ? variantMedia(record, variant) : undefined
  return {
    id: hasOptions ? variant.id : defaultVariantId(productId),
    visible: variant.visible,
    ...(sku && { sku }),
    ...(barcode && { barcode }),
    choices: presentChoices(variant, presenting),
    price: presentPrice(variant, prices, presenting),
    ...(revenueDetails && { revenueDetails }),
    ...(media && { media: presentMediaItem(media, presenting) }),
    ...(variant.mediaIds && { mediaIds: [...variant.mediaIds] }),
    ...(record.productType === 'physical'
      ? { physicalProperties: presentPhysical(variant, prices.paid, presenting) }
      : digitalFileId !== undefined && { digitalProperties: { digitalFile: { id: digitalFileId } } }),
    ...(subscriptionPricesInfo && { subscriptionPricesInfo }),
    inventoryStatus: { inStock: isInStock(stock), preorderEnabled: stock.preorder !== undefined },
  }
}
