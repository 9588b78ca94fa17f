import type { InfoSection } from '@vitrine/contract/entities/catalog/info-section.ts'
import type {
  CategoryIndex,
  ProductV3,
  RequestableProductField,
} from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import { factsOf } from '@vitrine/domain/catalog/facts/product-facts.ts'
import { isVisibleInPos, variantPrices, variantsOf } from '@vitrine/domain/catalog/product.ts'
import { translateProduct, translationIn } from '@vitrine/domain/catalog/translation.ts'
import { readHtml } from '@vitrine/domain/rich-content/read-html.ts'
import { inventoryStatusOf, isPreorder, shareOf, type Stock } from '@vitrine/domain/stock/stock.ts'
import { presentTags } from '../../../ground/entity/tags.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { presentBundle } from '../read/present/present-bundle.ts'
import { presentSeo } from '../read/present/present-seo.ts'
import { stockReader, type ProductRow } from '../read/product-rows.ts'
import { presentMedia } from './present-media.ts'
import { presentModifiers, presentOptions } from './present-options.ts'
import { presentSubscriptionDetails } from './present-subscriptions.ts'
import { presentPricePerUnit } from './present-unit-price.ts'
import { presentVariant } from './present-variants.ts'
import { presentRange, type Presenting } from './presenting.ts'

/** The categories of a product: those that contain it, and with their parents. */
interface CategoriesOfProduct {
  readonly direct: readonly CategoryIndex[]
  readonly all: readonly CategoryIndex[]
}

interface PresentOptions {
  readonly site: Site
  /** The fields to include that are left out otherwise. */
  readonly fields: readonly RequestableProductField[]
  /** Info sections by ID, if their rich content is requested. */
  readonly sections?: ReadonlyMap<string, InfoSection>
  /** Categories of the product, if they are requested. */
  readonly categories?: CategoriesOfProduct | undefined
  /** The path to its main category, if it is requested. */
  readonly breadcrumbs?: ProductV3['breadcrumbsInfo']
  /** Whether to include the variants. */
  readonly withVariants: boolean
  /** Whether to include what shoppers don't see: private tags and hidden subscriptions. */
  readonly forMerchant: boolean
}

const presentPrices = (presenting: Presenting) => {
  const { record, includes } = presenting
  const variants = variantsOf(record)
  const shown = variants.filter(({ visible }) => visible)
  const prices = (shown.length > 0 ? shown : variants).map((variant) => variantPrices(record, variant))
  const struck = prices.flatMap(({ full, paid }) => (full > paid ? [full] : []))
  const costs = variants.flatMap((variant) => variant.cost ?? record.cost ?? [])
  return {
    actualPriceRange: presentRange(
      prices.map(({ paid }) => paid),
      presenting,
    ),
    compareAtPriceRange: presentRange(struck.length > 0 ? struck : [0], presenting),
    ...(includes('MERCHANT_DATA') && costs.length > 0 && { costRange: presentRange(costs, presenting) }),
  }
}

const presentCategories = ({ direct, all }: CategoriesOfProduct, { includes }: Presenting) => ({
  ...(includes('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: { categories: [...direct] } }),
  ...(includes('ALL_CATEGORIES_INFO') && { allCategoriesInfo: { categories: [...all] } }),
})

const presentInfoSections = (
  { record, includes }: Presenting,
  sections: ReadonlyMap<string, InfoSection> = new Map(),
): NonNullable<ProductV3['infoSections']> =>
  record.infoSections.flatMap(({ id, uniqueName, title, description: plainDescription }) => {
    if (id === undefined) return []
    const description = sections.get(id)?.description
    return [
      {
        id,
        ...(includes('INFO_SECTION') && { ...(uniqueName && { uniqueName }), title }),
        ...(includes('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription }),
        ...(description && { description }),
      },
    ]
  })

const presentPhysical = (presenting: Presenting): ProductV3['physicalProperties'] => {
  const { record, site, includes } = presenting
  const variants = variantsOf(record)
  const weights = variants.flatMap((variant) => variant.weight ?? record.weight ?? [])
  const perUnit = variants
    .flatMap((variant) => presentPricePerUnit(variant, variantPrices(record, variant).paid, presenting) ?? [])
    .toSorted((one, other) => Number(one.value) - Number(other.value))
  return {
    ...(record.pricePerUnit && {
      pricePerUnit: {
        quantity: record.pricePerUnit.baseQuantity,
        measurementUnit: record.pricePerUnit.baseMeasurementUnit,
      },
      pricePerUnitRange: { minValue: perUnit[0]!, maxValue: perUnit.at(-1)! },
    }),
    ...(weights.length > 0 && {
      shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) },
    }),
    ...(includes('WEIGHT_MEASUREMENT_UNIT_INFO') && {
      weightMeasurementUnitInfo: { weightMeasurementUnit: site.settings.weightUnit },
    }),
  }
}

const preorderStatus = { ALL: 'ENABLED', SOME: 'PARTIALLY_ENABLED', NONE: 'DISABLED' } as const
const preorderAvailability = { ALL: 'ALL_VARIANTS', SOME: 'SOME_VARIANTS', NONE: 'NO_VARIANTS' } as const

/** Presents the stock of all variants. */
const presentInventory = (stocks: readonly Stock[]): ProductV3['inventory'] => ({
  availabilityStatus: inventoryStatusOf(stocks),
  preorderStatus: preorderStatus[shareOf(stocks, ({ preorder }) => preorder !== undefined)],
  preorderAvailability: preorderAvailability[shareOf(stocks, isPreorder)],
})

/** Returns the main category of a product, while the product is in it. */
export const mainCategoryOf = ({
  record: { mainCategoryId: id },
  collection_ids: ids,
}: ProductRow): string | undefined => (id !== undefined && ids.includes(id) ? id : undefined)

/** Presents a product (catalog V3) in the reader's language. */
export const presentProductV3 = (
  stored: ProductRow,
  { site, fields, sections, categories, breadcrumbs, withVariants, forMerchant }: PresentOptions,
): ProductV3 => {
  const translation = translationIn(stored.translations, site.reading)
  const row = translation ? translateProduct(stored, translation) : stored
  const { record } = row
  const requested = new Set(fields)
  const presenting: Presenting = {
    productId: row.id,
    record,
    stockOf: stockReader(row),
    site,
    money: createMoneyWriter(site),
    includes: (field) => requested.has(field),
    forMerchant,
  }
  const { includes } = presenting
  const variants = variantsOf(record)
  const relativePath = `/product-page/${row.slug}`
  const subscriptionDetails = presentSubscriptionDetails(presenting)
  const mainCategoryId = mainCategoryOf(row)
  const bundle = presentBundle(row, { site, forMerchant })
  const cheapest = variants
    .filter(({ visible }) => visible)
    .toSorted((one, other) => variantPrices(record, one).paid - variantPrices(record, other).paid)[0]
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.created_date.toISOString(),
    updatedDate: row.last_updated.toISOString(),
    name: row.name,
    slug: row.slug,
    ...(includes('URL') && { url: { relativePath, url: `${site.storefrontUrl}${relativePath}` } }),
    ...(includes('DESCRIPTION') && {
      description: record.richDescription ?? { nodes: readHtml(record.description).map((node) => ({ ...node })) },
    }),
    ...(includes('PLAIN_DESCRIPTION') && { plainDescription: record.description }),
    visible: row.visible,
    visibleInPos: isVisibleInPos(record),
    media: presentMedia(presenting),
    ...(record.seo && { seoData: presentSeo(record.seo) }),
    options: presentOptions(presenting),
    modifiers: presentModifiers(presenting),
    ...(bundle && { bundle }),
    ...(record.brand && { brand: record.brand }),
    ...(record.ribbon && { ribbon: record.ribbon }),
    additionalRibbons: [...(record.additionalRibbons ?? [])],
    infoSections: presentInfoSections(presenting, sections),
    inventory: presentInventory(variants.map(({ id }) => presenting.stockOf(id))),
    productType: record.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    ...(row.handle !== null && { handle: row.handle }),
    ...(includes('CURRENCY') && { currency: site.currency }),
    ...presentPrices(presenting),
    ...(record.productType === 'physical' && { physicalProperties: presentPhysical(presenting) }),
    ...(withVariants && { variantsInfo: { variants: variants.map((one) => presentVariant(one, presenting)) } }),
    variantSummary: {
      variantCount: variants.length,
      ...(cheapest && includes('MIN_PRICE_VARIANT') && { minPriceVariant: presentVariant(cheapest, presenting) }),
    },
    ...(categories && presentCategories(categories, presenting)),
    ...(mainCategoryId !== undefined && { mainCategoryId }),
    ...(breadcrumbs && { breadcrumbsInfo: breadcrumbs }),
    ...(subscriptionDetails && { subscriptionDetails }),
    ...(record.tags && { tags: presentTags(record.tags, forMerchant) }),
    ...(record.extendedFields && { extendedFields: record.extendedFields }),
    ...factsOf(record),
  }
}
