import type {
  ConnectedOption,
  InventoryItemV3,
  Product,
  ProductV3,
  ProductSheetEntry,
  PurchaseTerms,
  SecureFile,
  VariantV3,
} from '@vitrine/client'
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { seoTextsOf } from '@vitrine/domain/catalog/seo-texts.ts'
import { allProductsId } from '@vitrine/contract/entities/catalog/category.ts'
import { momentToText } from '../../../clock/read-dates.ts'
import { blankDraft, blankFacts, blankVariant } from './blank-draft.ts'
import { componentDraftsOf } from './bundle-drafts.ts'
import { mediaDraftOf } from './media-drafts.ts'
import { modifierDraftsOf } from './modifier-drafts.ts'
import { termsDraftOf } from './read-terms.ts'
import type { ChoiceDraft, OptionDraft, ProductDraft, VariantDraft } from './product-draft.ts'

/** What the server has of a product. */
export interface SavedProduct {
  readonly product: ProductV3
  /** The same product in the first generation, with what the second one has elsewhere. */
  readonly v1: Product
  readonly items: readonly InventoryItemV3[]
  readonly terms: PurchaseTerms
  readonly taxGroupId: string
  readonly deliveryProfileId: string
  readonly file: SecureFile | null
  /** The products of a bundle that exist. */
  readonly contents: readonly Product[]
  readonly listing: Pick<ProductSheetEntry, 'status' | 'publishDate'>
  /** Collections of the store whose products a rule decides. */
  readonly ruledIds: ReadonlySet<string>
}

type SentChoice = NonNullable<NonNullable<ConnectedOption['choicesSettings']>['choices']>[number]

const choiceDraftOf = ({ choiceId, name = '', colorCode, media }: SentChoice): ChoiceDraft => ({
  key: choiceId ?? name,
  ...(choiceId !== undefined && { choiceId }),
  name,
  color: colorCode ?? '#8a8277',
  mediaKeys: (media?.items ?? []).flatMap(({ mediaId }) => mediaId ?? []),
})

const optionDraftOf = ({ id, name = '', optionRenderType, choicesSettings }: ConnectedOption): OptionDraft => ({
  key: id ?? name,
  ...(id !== undefined && { id }),
  name,
  kind: optionRenderType ?? 'TEXT_CHOICES',
  choices: (choicesSettings?.choices ?? []).map(choiceDraftOf),
})

const choicesOf = ({ choices = [] }: VariantV3, options: readonly OptionDraft[]): VariantDraft['choices'] =>
  Object.fromEntries(
    choices.flatMap(({ optionChoiceNames: { optionName, choiceName } = {} }) => {
      const option = options.find(({ name }) => name === optionName)
      const choice = option?.choices.find(({ name }) => name === choiceName)
      return option && choice ? [[option.key, choice.key]] : []
    }),
  )

const stockOf = (items: readonly InventoryItemV3[]) => ({
  stock: Object.fromEntries(
    items.flatMap(({ locationId, trackQuantity, quantity = 0 }) =>
      locationId !== undefined && trackQuantity ? [[locationId, String(quantity)]] : [],
    ),
  ),
  inStock: items.length === 0 || items.some(({ availabilityStatus }) => availabilityStatus !== 'OUT_OF_STOCK'),
})

const variantDraftOf = (variant: VariantV3, { items }: SavedProduct, options: readonly OptionDraft[]): VariantDraft => {
  const {
    id,
    visible = true,
    sku = '',
    barcode = '',
    price,
    revenueDetails,
    physicalProperties,
    mediaIds = [],
  } = variant
  return {
    ...blankVariant,
    ...(id !== undefined && { id }),
    choices: choicesOf(variant, options),
    visible,
    price: price?.actualPrice?.amount ?? '',
    comparePrice: price?.compareAtPrice?.amount ?? '',
    cost: revenueDetails?.cost?.amount ?? '',
    sku,
    barcode,
    weight: physicalProperties?.weight ? String(physicalProperties.weight) : '',
    mediaKeys: mediaIds,
    ...stockOf(items.filter(({ variantId }) => variantId === id)),
  }
}

/** IDs of the collections with the product: those that were chosen by hand, and those that chose it by a rule. */
export const collectionsOf = ({ product, ruledIds }: Pick<SavedProduct, 'product' | 'ruledIds'>) => {
  const ids = (product.directCategoriesInfo?.categories ?? []).map(({ id }) => id)
  const isByHand = (id: string) => id !== allProductsId && !ruledIds.has(id)
  return { byHand: ids.filter(isByHand), byRule: ids.filter((id) => ruledIds.has(id)) }
}

/** Returns the form of a product. */
export const draftOf = (saved: SavedProduct): ProductDraft => {
  const { product, v1, terms, taxGroupId, deliveryProfileId, contents, file, listing } = saved
  const options = (product.options ?? []).map(optionDraftOf)
  const seo = seoTextsOf(product.seoData?.tags)
  return {
    ...blankDraft,
    name: product.name ?? '',
    description: product.plainDescription ?? '',
    status: listing.status,
    publishDate: momentToText(listing.publishDate),
    productType: product.productType ?? 'PHYSICAL',
    slug: product.slug ?? '',
    seoTitle: seo.title,
    seoDescription: seo.description,
    media: (product.media?.itemsInfo?.items ?? []).map(mediaDraftOf),
    brand: product.brand?.name ?? '',
    ribbon: product.ribbon?.name ?? '',
    categoryIds: collectionsOf(saved).byHand,
    mainCategoryId: product.mainCategoryId ?? '',
    sectionIds: (product.infoSections ?? []).flatMap(({ id }) => id ?? []),
    facts: { ...blankFacts, ...Object.fromEntries(productFactNames.map((name) => [name, product[name] ?? ''])) },
    options,
    variants: (product.variantsInfo?.variants ?? []).map((variant) => variantDraftOf(variant, saved, options)),
    isTracked: v1.stock.trackInventory,
    modifiers: modifierDraftsOf(product.modifiers),
    components: componentDraftsOf(v1, contents),
    file,
    terms: termsDraftOf(terms),
    taxGroupId,
    deliveryProfileId,
  }
}
