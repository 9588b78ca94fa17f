import type { BundleRecord } from '../bundle/bundle.ts'
import type { CatalogReference, ChoiceLine, Offer, Sellable, SellableImage } from '../cart/sellable.ts'
import type { ExtendedFields } from '@vitrine/contract/entities/common.ts'
import type { Product } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { RichContent } from '@vitrine/contract/entities/rich-content.ts'
import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { ProductFacts } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { giftTextFields, maxGiftCardsPerLine } from '../gift-card/gift.ts'
import { chooseModifiers, isModifier, isText, type ModifierRecord } from '../modifier/modifier.ts'
import type { TextField } from '../modifier/text-fields.ts'
import type { FocalPoint } from '../media/plan-picture.ts'
import type { Minor } from '../money.ts'
import type { InfoSectionRecord } from './info-section.ts'
import type { LabelRecord } from './label.ts'
import type { PackContent, PricePerUnitRecord } from './measures.ts'
import { chooseSentence, missingChoices } from './missing-choices.ts'
import { discounted, type DiscountRecord } from './own-discount.ts'
import { isSubscriptionOnly, type SubscribedProduct } from './subscription.ts'
import { atMost, type Stock } from '../stock/stock.ts'

/** The ID of the only variant of a product without options, in catalog V1. */
export const onlyVariantId = '00000000-0000-0000-0000-000000000000'

/**
 * Returns the ID of the only variant of a product without options, in catalog V3, where variant IDs are unique: the ID of
 * the product with version 8 (RFC 9562), which no product has.
 */
export const defaultVariantId = (productId: string): string => `${productId.slice(0, 14)}8${productId.slice(15)}`

export interface MediaRecord {
  /** ID of the media file. */
  readonly id: string
  readonly kind: 'image' | 'video' | 'model'
  readonly width: number
  readonly height: number
  readonly altText?: string
  readonly title?: string
  /** URL of an external image or video, or of the page of a video at its host. */
  readonly url?: string
  /** The point that stays visible when an image is cropped. */
  readonly focalPoint?: FocalPoint
  /** ID of the image that is shown before a video or 3D model is loaded. */
  readonly posterId?: string
  /** When a video or 3D model was added, in ISO 8601. */
  readonly addedDate?: string
  /** Size of a 3D model. */
  readonly bytes?: number
}

export interface ChoiceRecord {
  /** ID of the choice in the customization. Absent while the option has no customization. */
  readonly id?: string
  /** The choice in carts of catalog V3: its first name. Default: the description. */
  readonly key?: string
  /** Hex code of a color, otherwise the same as the description. */
  readonly value: string
  /** The text shown to buyers, which also identifies the choice in variants. */
  readonly description: string
  /** Media that show this choice. */
  readonly mediaIds?: readonly string[]
}

export interface OptionRecord {
  /** ID of the customization that products share. Absent while it has none. */
  readonly id?: string
  /** The option in carts of catalog V3: its first name. Default: the name. */
  readonly key?: string
  readonly type: 'color' | 'drop_down'
  readonly name: string
  readonly choices: readonly ChoiceRecord[]
}

/** Lengths as decimal text. */
export type DimensionsRecord = NonNullable<Product['productDimensions']>

export interface VariantRecord {
  readonly id: string
  /** Choice descriptions by option name. */
  readonly choices: Readonly<Record<string, string>>
  /** Overrides the product's price, and with it its reduced price. */
  readonly price?: Minor
  /** The price that is paid instead of `price`. Absent if the product has a discount. */
  readonly reducedPrice?: Minor
  readonly sku?: string
  /** As printed on the pack, with leading zeros. */
  readonly barcode?: string
  readonly weight?: number
  readonly cost?: Minor
  readonly productDimensions?: DimensionsRecord
  readonly packageDimensions?: DimensionsRecord
  /** What a pack contains, if it differs from that of the product. */
  readonly content?: PackContent
  /** The secure file of a digital product, if it differs from that of the product. */
  readonly digitalFileId?: string
  /** Media that show this variant. Absent if they are those of its choices. */
  readonly mediaIds?: readonly string[]
  readonly visible: boolean
}

/** A product as stored, with prices in minor units and without stock. */
export interface ProductRecord extends Readonly<ProductFacts>, SubscribedProduct {
  readonly productType: 'physical' | 'digital'
  /** Whether it is sold at the point of sale. Default: true for physical products. */
  readonly visibleInPos?: boolean
  /** Whether each piece sold becomes a gift card worth its price. */
  readonly giftCard?: boolean
  /** As HTML. */
  readonly description: string
  /** The description as it was sent, if that was rich content. */
  readonly richDescription?: RichContent
  readonly sku?: string
  /** For products without variants. */
  readonly barcode?: string
  readonly weight?: number
  readonly price: Minor
  /** The price that is paid instead of `price`. Absent with a discount. */
  readonly reducedPrice?: Minor
  readonly pricePerUnit?: PricePerUnitRecord
  readonly productDimensions?: DimensionsRecord
  readonly packageDimensions?: DimensionsRecord
  readonly cost?: Minor
  readonly discount?: DiscountRecord
  /** The lowest prices of the 30 days before the reductions, in minor units by variant; see prior-price.ts. */
  readonly priorPrices?: Readonly<Record<string, Minor>>
  readonly ribbon?: LabelRecord
  /** Ribbons beside the main one. At most 4. */
  readonly additionalRibbons?: readonly LabelRecord[]
  readonly brand?: LabelRecord
  readonly infoSections: readonly InfoSectionRecord[]
  /** Modifiers in addition to options, including custom texts. */
  readonly modifiers?: readonly ModifierRecord[]
  readonly options: readonly OptionRecord[]
  /** The existing combinations of choices. Empty for products without options. */
  readonly variants: readonly VariantRecord[]
  readonly media: readonly MediaRecord[]
  readonly seo?: {
    /** For catalogs without SEO tags. */
    readonly title?: string
    readonly description?: string
    readonly tags?: NonNullable<Product['seoData']>['tags']
    readonly settings?: NonNullable<Product['seoData']>['settings']
  }
  /** The secure file that buyers of a digital product receive. */
  readonly digitalFileId?: string
  readonly tags?: Tags
  readonly extendedFields?: ExtendedFields
  /** The category that breadcrumbs lead to, while the product is in it. */
  readonly mainCategoryId?: string
  /** The products it consists of. A bundle has no options, modifiers or stock of its own. */
  readonly bundle?: BundleRecord
}

/** The identity of a product, stored outside its record. */
interface ProductIdentity {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
}

/** The fields of a product that offers depend on. */
export type OfferedProduct = Pick<
  ProductRecord,
  | 'productType'
  | 'giftCard'
  | 'sku'
  | 'weight'
  | 'price'
  | 'reducedPrice'
  | 'discount'
  | 'modifiers'
  | 'options'
  | 'variants'
  | 'media'
  | 'digitalFileId'
  | 'bundle'
  | keyof SubscribedProduct
>

/** Returns the variants of a product, or a single one without choices if it has none. */
export const variantsOf = ({ variants }: OfferedProduct): readonly VariantRecord[] =>
  variants.length > 0 ? variants : [{ id: onlyVariantId, choices: {}, visible: true }]

/** Whether a product is sold at the point of sale. */
export const isVisibleInPos = ({ visibleInPos, productType }: Pick<ProductRecord, 'visibleInPos' | 'productType'>) =>
  visibleInPos ?? productType === 'physical'

export const hasOwnVariants = ({ variants }: OfferedProduct): boolean => variants.length > 0

/** Prices before and after a reduction. */
export interface ReducedPrice {
  readonly full: Minor
  readonly paid: Minor
}

type PricedProduct = Pick<ProductRecord, 'price' | 'reducedPrice' | 'discount'>

/** Returns the prices of a product, which apply to variants without prices of their own. */
export const productPrices = ({ price, reducedPrice, discount }: PricedProduct): ReducedPrice => ({
  full: price,
  paid: discount ? discounted(price, discount) : (reducedPrice ?? price),
})

export const withoutReducedPrice = ({ reducedPrice: _reduced, ...variant }: VariantRecord): VariantRecord => variant

/** Returns the prices of a variant. */
export const variantPrices = (product: PricedProduct, { price, reducedPrice }: VariantRecord): ReducedPrice => {
  if (price === undefined) return productPrices(product)
  const { discount } = product
  return productPrices({ price, ...(discount && { discount }), ...(reducedPrice !== undefined && { reducedPrice }) })
}

/** Returns the content of a variant's pack and the base quantity of its unit price, if the product has one. */
export const variantMeasures = (
  { pricePerUnit }: Pick<ProductRecord, 'pricePerUnit'>,
  { content }: VariantRecord,
): PricePerUnitRecord | undefined => pricePerUnit && { ...pricePerUnit, ...content }

/** Returns the choices shown on a line, in the order of the product's options. */
const choiceLines = ({ options }: OfferedProduct, { choices }: VariantRecord): ChoiceLine[] =>
  options.flatMap(({ name, type, choices: known }) => {
    const value = choices[name]
    if (value === undefined) return []
    const choice = known.find(({ description }) => description === value)
    return [{ name, value, ...(type === 'color' && choice && { colorCode: choice.value }) }]
  })

type ShownProduct = Pick<ProductRecord, 'options' | 'media'>
type ShownVariant = Pick<VariantRecord, 'choices' | 'mediaIds'>

/** Returns the media that show a variant: its own, or those of its first choice that has some. */
const ownMedia = (
  { options, media }: ShownProduct,
  { choices, mediaIds = [] }: ShownVariant,
): readonly MediaRecord[] => {
  const lists = [
    mediaIds,
    ...options.map(
      ({ name, choices: known }) => known.find(({ description }) => description === choices[name])?.mediaIds ?? [],
    ),
  ]
  for (const ids of lists) {
    const found = ids.flatMap((id) => media.find((item) => item.id === id) ?? [])
    if (found.length > 0) return found
  }
  return []
}

/** Returns an image of a media item: itself, or the poster of a video or 3D model. */
const imageOfMedia = (media: MediaRecord): MediaRecord | undefined => {
  if (media.kind === 'image') return media
  const { posterId, altText } = media
  return posterId === undefined
    ? undefined
    : { id: posterId, kind: 'image', width: 0, height: 0, ...(altText !== undefined && { altText }) }
}

/** Returns the first image of media, or else the first poster. */
export const firstImage = (media: readonly MediaRecord[]): MediaRecord | undefined =>
  media.find(({ kind }) => kind === 'image') ?? media.map(imageOfMedia).find((image) => image !== undefined)

/** Returns the media item that shows a variant: its own, that of a choice, or the product's first image. */
export const variantMedia = (product: ShownProduct, variant: ShownVariant): MediaRecord | undefined =>
  ownMedia(product, variant)[0] ?? product.media.find(({ kind }) => kind === 'image')

/** Returns the image of a variant: its own, that of a choice, or the product's first. */
export const variantImage = (product: ShownProduct, variant: ShownVariant): MediaRecord | undefined =>
  firstImage(ownMedia(product, variant)) ?? firstImage(product.media)

/** Returns whether choices match a variant. Options and choices can be given by name or key, colors by hex code. */
const matchesChoices = (
  product: OfferedProduct,
  variant: VariantRecord,
  chosenOptions: Readonly<Record<string, string>>,
): boolean =>
  product.options.every(({ name, key = name, choices }) => {
    const value = chosenOptions[name] ?? chosenOptions[key]
    const own = variant.choices[name]
    return (
      value === own ||
      choices.some((choice) => choice.description === own && (choice.value === value || choice.key === value))
    )
  })

/** Finds the variant of a reference by ID or choices. The only variant has an ID in each catalog version. */
export const findVariant = (
  productId: string,
  product: OfferedProduct,
  { options }: Pick<CatalogReference, 'options'>,
): VariantRecord | undefined => {
  if (!hasOwnVariants(product)) {
    const named = options?.variantId
    const isOnly = named === undefined || named === onlyVariantId || named === defaultVariantId(productId)
    return isOnly ? variantsOf(product)[0] : undefined
  }
  const { variantId, options: chosenOptions } = options ?? {}
  if (variantId !== undefined && variantId !== onlyVariantId) return product.variants.find(({ id }) => id === variantId)
  return chosenOptions && product.variants.find((variant) => matchesChoices(product, variant, chosenOptions))
}

export interface Offering {
  readonly identity: ProductIdentity
  readonly product: OfferedProduct
  readonly stockOf: (variantId: string) => Stock
  readonly collectionIds: readonly string[]
  readonly taxGroupId?: string | undefined
  readonly deliveryProfileId?: string | undefined
  readonly imageOf: (media: MediaRecord) => SellableImage
}

/** Returns the text fields of a product. Those of gift cards are the same everywhere, and validated at purchase. */
export const textFieldsOf = ({
  giftCard,
  modifiers = [],
}: Pick<OfferedProduct, 'giftCard' | 'modifiers'>): readonly TextField[] =>
  giftCard
    ? giftTextFields
    : modifiers.filter(isText).map(({ name: title, maxLength, mandatory }) => ({ title, maxLength, mandatory }))

const kindOf = ({ giftCard, productType }: OfferedProduct): Sellable['kind'] => {
  if (giftCard) return 'GIFT_CARD'
  return productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'
}

/** Returns the offer for a reference to this product: the variant, or why it is not for sale. */
export const offerOf = (offering: Offering, reference: CatalogReference): Offer => {
  const { identity, product, stockOf, collectionIds, taxGroupId, deliveryProfileId, imageOf } = offering
  const refuse = (reason: string): Offer => ({ state: 'not-for-sale', productId: identity.id, reason })
  if (!identity.visible) return refuse(`“${identity.name}” is not available.`)
  if (isSubscriptionOnly(product)) return refuse(`“${identity.name}” is only sold by subscription.`)

  const variant = findVariant(identity.id, product, reference)
  if (!variant) return refuse(missingChoicePrompt(product, reference) ?? `“${identity.name}” has no such choice.`)
  if (!variant.visible) return refuse(`This variant of “${identity.name}” is not available.`)
  const modifiers = product.giftCard ? [] : (product.modifiers ?? [])
  const chosen = chooseModifiers(modifiers, reference.options)
  if (!chosen.ok) return refuse(chosen.reason)

  const { full, paid } = variantPrices(product, variant)
  if (product.giftCard && full === 0) return refuse(`“${identity.name}” has no value yet.`)
  const image = variantImage(product, variant)
  const [sku, weight] = [variant.sku ?? product.sku, variant.weight ?? product.weight]
  const digitalFileId = variant.digitalFileId ?? product.digitalFileId
  const sellable: Sellable = {
    productId: identity.id,
    variantId: variant.id,
    name: identity.name,
    slug: identity.slug,
    kind: kindOf(product),
    price: paid,
    fullPrice: full,
    choices: choiceLines(product, variant),
    ...(chosen.groups.length > 0 && { modifiers: chosen.groups }),
    ...(image && { image: imageOf(image) }),
    ...(sku !== undefined && { sku }),
    ...(weight !== undefined && { weight }),
    stock: product.giftCard ? atMost(stockOf(variant.id), maxGiftCardsPerLine) : stockOf(variant.id),
    collectionIds,
    ...(taxGroupId !== undefined && { taxGroupId }),
    ...(deliveryProfileId !== undefined && { deliveryProfileId }),
    ...(digitalFileId !== undefined && { digitalFileId }),
  }
  return { state: 'sold', sellable }
}

/** Returns an option or text field in a reference that the product does not have, if any. */
export const findUnknownOption = (product: OfferedProduct, { options = {} }: CatalogReference): string | undefined => {
  const { modifiers = [], giftCard } = product
  const isOption = (word: string) =>
    product.options.some(({ name, key }) => name === word || key === word) || isModifier(modifiers, 'CHOICES', word)
  const isTextField = (word: string) =>
    giftCard ? giftTextFields.some(({ title }) => title === word) : isModifier(modifiers, 'TEXT', word)
  const isKnown = { options: isOption, customTextFields: isTextField }
  for (const kind of ['options', 'customTextFields'] as const) {
    const name = Object.keys(options[kind] ?? {}).find((word) => !isKnown[kind](word))
    if (name !== undefined) return `${kind}.${name}`
  }
  return undefined
}

/** Returns which options of a product still have to be chosen, if any. */
export const missingChoicePrompt = (
  { options }: OfferedProduct,
  { options: given }: Pick<CatalogReference, 'options'>,
): string | undefined => {
  const isNamed = given?.variantId !== undefined && given.variantId !== onlyVariantId
  const missing = isNamed ? [] : missingChoices(options, given?.options ?? {})
  return missing.length === 0 ? undefined : `${chooseSentence(missing)}.`
}
