import type { ProductTranslation } from '@vitrine/contract/calls/catalog/translations.ts'
import type {
  PriceData,
  Product,
  ProductChoice,
  ProductOption,
  Variant,
} from '@vitrine/contract/entities/catalog/product/product.ts'
import {
  hasOwnVariants,
  onlyVariantId,
  textFieldsOf,
  productPrices,
  variantMeasures,
  variantPrices,
  variantsOf,
  type OptionRecord,
  type ProductRecord,
  type ReducedPrice,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import {
  translateProduct,
  translatedChoice,
  translatedName,
  translatedTitle,
  translationIn,
} from '@vitrine/domain/catalog/translation.ts'
import { factsOf } from '@vitrine/domain/catalog/facts/product-facts.ts'
import type { LabelRecord } from '@vitrine/domain/catalog/label.ts'
import { pricePerUnit } from '@vitrine/domain/catalog/measures.ts'
import { toNumber, type Minor } from '@vitrine/domain/money.ts'
import { inventoryStatusOf, isInStock, isPreorder, type Stock } from '@vitrine/domain/stock/stock.ts'
import { createMoneyWriter, type MoneyWriter } from '../../../../ground/words/money-writer.ts'
import { withoutPriceRounding, type Site } from '../../../../ground/site/sites.ts'
import { presentBundle } from './present-bundle.ts'
import { presentDiscount } from './present-discount.ts'
import { allProductsId } from '@vitrine/contract/entities/catalog/category.ts'
import { presentSeo } from './present-seo.ts'
import { presentMedia } from './present-media.ts'
import { presentModifier } from './present-modifiers.ts'
import { shownPriorPrice } from './shown-prior-price.ts'
import { stockReader, type ProductRow } from '../product-rows.ts'

export { allProductsId }

export interface PresentOptions {
  readonly site: Site
  /** Whether to include costs and profit, which only the owner may see. */
  readonly merchantData: boolean
}

/** Prices of a product or variant: before and after its discount, and per unit. */
interface Prices {
  readonly full: Minor
  readonly now: Minor
  readonly perUnit: Minor | undefined
  /** The lowest of the 30 days before the discount. */
  readonly prior: Minor | undefined
}

const shownPricesOf = (
  { full, paid }: ReducedPrice,
  { measures, prior }: { readonly measures: ProductRecord['pricePerUnit']; readonly prior: Minor | undefined },
): Prices => ({
  full,
  now: paid,
  perUnit: measures && pricePerUnit(paid, measures),
  prior,
})

const priceData = (
  { full, now, perUnit, prior }: Prices,
  { currency, text }: Pick<MoneyWriter, 'currency' | 'text'>,
): PriceData => ({
  currency,
  price: toNumber(full, currency),
  discountedPrice: toNumber(now, currency),
  ...(perUnit !== undefined && { pricePerUnit: toNumber(perUnit, currency) }),
  ...(prior !== undefined && { priorPrice: toNumber(prior, currency) }),
  formatted: {
    price: text(full),
    discountedPrice: text(now),
    ...(perUnit !== undefined && { pricePerUnit: text(perUnit) }),
    ...(prior !== undefined && { priorPrice: text(prior) }),
  },
})

/** Returns the same prices in the buyer's display currency. */
const convertedPrices = ({ full, now, perUnit, prior }: Prices, { converted }: MoneyWriter): PriceData =>
  priceData(
    {
      full: converted.of(full),
      now: converted.of(now),
      perUnit: perUnit === undefined ? undefined : converted.of(perUnit),
      prior: prior === undefined ? undefined : converted.of(prior),
    },
    converted,
  )

const costAndProfit = (price: Minor, cost: Minor | undefined, money: MoneyWriter) => {
  if (cost === undefined) return undefined
  const profit = price - cost
  return {
    itemCost: toNumber(cost, money.currency),
    formattedItemCost: money.text(cost),
    profit: toNumber(profit, money.currency),
    formattedProfit: money.text(profit),
    profitMargin: price === 0 ? 0 : Math.round((profit / price) * 10_000) / 10_000,
  }
}

const presentPreorder = ({ remaining, message, expectedDate }: NonNullable<Stock['preorder']>) => ({
  ...(remaining !== Infinity && { quantity: remaining }),
  ...(message !== undefined && { message }),
  ...(expectedDate !== undefined && { expectedDate }),
})

/** Presents the stock of a variant. */
export const presentStock = (stock: Stock) => ({
  trackQuantity: stock.tracked,
  inStock: isInStock(stock),
  ...(stock.tracked && { quantity: stock.quantity }),
  ...(isPreorder(stock) && { preorder: presentPreorder(stock.preorder!) }),
})

/** Presents a variant. */
export const presentVariant = (
  variant: VariantRecord,
  {
    record,
    stock,
    money,
    site,
    merchantData,
  }: { record: ProductRecord; stock: Stock; money: MoneyWriter; site: Site; merchantData: boolean },
): Variant => {
  const prices = shownPricesOf(variantPrices(record, variant), {
    measures: variantMeasures(record, variant),
    prior: shownPriorPrice(record, variant, site),
  })
  const [productDimensions, packageDimensions] = [
    variant.productDimensions ?? record.productDimensions,
    variant.packageDimensions ?? record.packageDimensions,
  ]
  const [sku, weight] = [variant.sku ?? record.sku, variant.weight ?? record.weight]
  const barcode = variant.barcode ?? (hasOwnVariants(record) ? undefined : record.barcode)
  const costs = merchantData ? costAndProfit(prices.now, variant.cost ?? record.cost, money) : undefined
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData: priceData(prices, money),
      convertedPriceData: convertedPrices(prices, money),
      ...(costs && { costAndProfitData: costs }),
      ...(weight !== undefined && { weight }),
      ...(sku !== undefined && { sku }),
      ...(barcode !== undefined && { barcode }),
      visible: variant.visible,
      ...(variant.mediaIds && { mediaIds: [...variant.mediaIds] }),
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    },
    stock: presentStock(stock),
  }
}

type ProductWords = ProductTranslation | undefined

const spread = <Key extends string>(key: Key, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: string }

interface PresentingOption {
  readonly record: ProductRecord
  readonly stockOf: (variantId: string) => Stock
  readonly site: Site
  readonly translation: ProductWords
}

const presentOption = (
  option: OptionRecord,
  { record, stockOf, site, translation }: PresentingOption,
): ProductOption => ({
  optionType: option.type,
  name: option.name,
  ...spread('translatedName', translatedName(translation, option.name)),
  choices: option.choices.map(({ value, description, mediaIds = [] }): ProductChoice => {
    const variants = record.variants.filter(({ choices }) => choices[option.name] === description)
    const media = mediaIds.flatMap((id) => record.media.find((one) => one.id === id) ?? [])
    return {
      value,
      description,
      ...(media.length > 0 && { media: presentMedia(media, site) }),
      inStock: variants.some(({ id, visible }) => visible && isInStock(stockOf(id))),
      visible: variants.some(({ visible }) => visible),
      ...spread('translatedDescription', translatedChoice(translation, option.name, description)),
    }
  }),
})

const presentTextFields = (record: ProductRecord, translation: ProductWords) =>
  textFieldsOf(record).map((field) => ({
    ...field,
    ...spread('translatedTitle', translatedTitle(translation, field.title)),
  }))

const ribbonsOf = ({ ribbon, additionalRibbons = [] }: ProductRecord): readonly LabelRecord[] =>
  ribbon ? [ribbon, ...additionalRibbons] : additionalRibbons

const rangeOf = (values: readonly number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) })

/** Presents a product (catalog v1) in the reader's language. */
export const presentProduct = (stored: ProductRow, { site, merchantData }: PresentOptions): Product => {
  const translation = translationIn(stored.translations, site.reading)
  const row = translation ? translateProduct(stored, translation) : stored
  const { record } = row
  const money = createMoneyWriter(record.giftCard ? withoutPriceRounding(site) : site)
  const stockOf = stockReader(row)
  const variants = variantsOf(record)
  const stocks = variants.map(({ id }) => stockOf(id))
  const tracked = stocks.filter((stock) => stock.tracked)
  const inventoryStatus = inventoryStatusOf(stocks)
  const prices = shownPricesOf(productPrices(record), {
    measures: record.pricePerUnit,
    prior: shownPriorPrice(record, { id: onlyVariantId }, site),
  })
  const shownPrices = priceData(prices, money)
  const range = rangeOf(variants.map((variant) => toNumber(variantPrices(record, variant).paid, site.currency)))
  const costs = merchantData ? costAndProfit(prices.now, record.cost, money) : undefined
  const itemCosts = merchantData ? variants.flatMap((variant) => variant.cost ?? record.cost ?? []) : []
  const weights = variants.flatMap((variant) => variant.weight ?? record.weight ?? [])
  const bundle = presentBundle(row, { site, forMerchant: merchantData })
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    visible: row.visible,
    productType: record.productType,
    ...(record.giftCard && { giftCard: true }),
    description: record.description,
    ...(record.sku !== undefined && { sku: record.sku }),
    ...(record.barcode !== undefined && { barcode: record.barcode }),
    ...(record.weight !== undefined && { weight: record.weight }),
    ...(weights.length > 0 && { weightRange: rangeOf(weights) }),
    stock: {
      trackInventory: tracked.length > 0,
      ...(tracked.length > 0 && { quantity: tracked.reduce((sum, stock) => sum + stock.quantity, 0) }),
      inStock: inventoryStatus !== 'OUT_OF_STOCK',
      inventoryStatus,
    },
    price: shownPrices,
    priceData: shownPrices,
    convertedPriceData: convertedPrices(prices, money),
    priceRange: range,
    ...(costs && { costAndProfitData: costs }),
    ...(itemCosts.length > 0 && { costRange: rangeOf(itemCosts.map((cost) => toNumber(cost, site.currency))) }),
    ...(record.pricePerUnit && { pricePerUnitData: record.pricePerUnit }),
    ...(record.productDimensions && { productDimensions: record.productDimensions }),
    ...(record.packageDimensions && { packageDimensions: record.packageDimensions }),
    additionalInfoSections: record.infoSections.map(({ title, description }) => ({ title, description })),
    ribbons: ribbonsOf(record).map(({ name: text }) => ({ text })),
    ribbon: record.ribbon?.name ?? '',
    ...(record.brand && { brand: record.brand.name }),
    ...factsOf(record),
    media: presentMedia(record.media, site),
    customTextFields: presentTextFields(record, translation),
    ...(record.modifiers && {
      modifiers: record.modifiers.map((one) => presentModifier(one, { site, money, translation })),
    }),
    ...(bundle && { bundle }),
    manageVariants: hasOwnVariants(record),
    productOptions: record.options.map((option) => presentOption(option, { record, stockOf, site, translation })),
    productPageUrl: { base: `${site.storefrontUrl}/`, path: `/product-page/${row.slug}` },
    numericId: String(row.numeric_id),
    inventoryItemId: row.id,
    discount: presentDiscount(record, site.currency),
    collectionIds: [allProductsId, ...row.collection_ids],
    variants: variants.map((variant, index) =>
      presentVariant(variant, { record, stock: stocks[index]!, money, site, merchantData }),
    ),
    lastUpdated: row.last_updated.toISOString(),
    createdDate: row.created_date.toISOString(),
    ...(record.seo && { seoData: presentSeo(record.seo) }),
  }
}
