import type { ProductOptionsAvailability } from '@vitrine/contract/entities/catalog/product/product.ts'
import { variantMedia, variantsOf, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { isInStock, isPreorder } from '@vitrine/domain/stock/stock.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { presentMedia } from './present/present-media.ts'
import { presentProduct, presentVariant } from './present/present-product.ts'
import { stockReader, type ProductRow } from './product-rows.ts'

type Choices = Readonly<Record<string, string>>

/** Returns the choices that remain selectable, and the variant once every option is chosen. */
export const optionsAvailability = (row: ProductRow, chosen: Choices, site: Site): ProductOptionsAvailability => {
  const { record } = row
  const stockOf = stockReader(row)
  const isSold = (variant: VariantRecord) => variant.visible && isInStock(stockOf(variant.id))
  const canBeBought = (variant: VariantRecord) =>
    isSold(variant) || (variant.visible && isPreorder(stockOf(variant.id)))
  const fits = (variant: VariantRecord, but?: string) =>
    Object.entries(chosen).every(([name, value]) => name === but || variant.choices[name] === value)

  const product = presentProduct(row, { site, merchantData: false })
  const productOptions = product.productOptions.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => {
      const variants = record.variants.filter(
        (variant) => fits(variant, option.name) && variant.choices[option.name] === choice.description,
      )
      return { ...choice, inStock: variants.some(isSold), visible: variants.some(({ visible }) => visible) }
    }),
  }))

  const isComplete = record.options.every(({ name }) => chosen[name] !== undefined)
  const selected = isComplete ? (record.variants.find((variant) => fits(variant)) ?? undefined) : undefined
  if (!selected) {
    const isSimple = record.variants.length === 0
    return {
      productOptions,
      media: product.media,
      availableForPurchase: isSimple && row.visible && variantsOf(record).some(canBeBought),
    }
  }
  const stock = stockOf(selected.id)
  const { variant } = presentVariant(selected, {
    record,
    stock,
    money: createMoneyWriter(site),
    site,
    merchantData: false,
  })
  const picture = variantMedia(record, selected)
  return {
    productOptions,
    media: picture
      ? presentMedia([picture, ...record.media.filter((media) => media !== picture)], site)
      : product.media,
    availableForPurchase: row.visible && canBeBought(selected),
    selectedVariant: {
      price: variant.priceData,
      convertedPriceData: variant.convertedPriceData,
      ...(variant.weight !== undefined && { weight: variant.weight }),
      ...(variant.sku !== undefined && { sku: variant.sku }),
      ...(stock.tracked && { quantity: stock.quantity }),
      inStock: isInStock(stock),
      visible: selected.visible,
      ...(variant.productDimensions && { productDimensions: variant.productDimensions }),
      ...(variant.packageDimensions && { packageDimensions: variant.packageDimensions }),
    },
  }
}
