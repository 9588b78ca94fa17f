import { measurementUnits } from './enumerations.ts'
import type { Static } from 'typebox'
import {
  entity,
  text,
  number,
  integer,
  flag,
  guid,
  webUrl,
  timestamp,
  decimal,
  oneOf,
  list,
  optional,
  textMap,
  anyMap,
  colorHex,
} from '../schema.ts'
import { Image, Ribbon, Video } from './common.ts'

export type WeightRange = Static<typeof WeightRange>
export const WeightRange = entity('WeightRange', {
  minValue: optional(number()),
  maxValue: optional(number()),
})

export type ProductDimensions = Static<typeof ProductDimensions>
export const ProductDimensions = entity('ProductDimensions', {
  length: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  width: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  height: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  unit: optional(oneOf(['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'])),
})

export type ProductStock = Static<typeof ProductStock>
export const ProductStock = entity('ProductStock', {
  trackInventory: flag(),
  quantity: optional(integer({ maximum: 99999 })),
  inventoryStatus: oneOf(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']),
  inStock: flag({ readOnly: true }),
})

export type Formatted = Static<typeof Formatted>
export const Formatted = entity('Formatted', {
  price: optional(text()),
  discountedPrice: optional(text()),
  pricePerUnit: optional(text({ readOnly: true })),
})

export type PriceData = Static<typeof PriceData>
export const PriceData = entity('PriceData', {
  currency: text({ readOnly: true }),
  price: number({ maximum: 999999999.99, money: 'store' }),
  discountedPrice: number({ readOnly: true }),
  formatted: Formatted,
  pricePerUnit: optional(number({ readOnly: true })),
})

export type CostAndProfitData = Static<typeof CostAndProfitData>
export const CostAndProfitData = entity('CostAndProfitData', {
  itemCost: optional(number({ maximum: 999999999.99, money: 'store' })),
  formattedItemCost: optional(text({ readOnly: true })),
  profit: optional(number({ maximum: 999999999.99, readOnly: true })),
  formattedProfit: optional(text({ readOnly: true })),
  profitMargin: optional(number({ maximum: 1, readOnly: true })),
})

export type PricePerUnitData = Static<typeof PricePerUnitData>
export const PricePerUnitData = entity('PricePerUnitData', {
  totalQuantity: optional(number({ minimum: 0.01, maximum: 999999999.99 })),
  totalMeasurementUnit: optional(oneOf(measurementUnits)),
  baseQuantity: optional(number({ minimum: 0.01, maximum: 999999999.99 })),
  baseMeasurementUnit: optional(oneOf(measurementUnits)),
})

export type AdditionalInfoSection = Static<typeof AdditionalInfoSection>
export const AdditionalInfoSection = entity('AdditionalInfoSection', {
  title: optional(text({ maxLength: 50 })),
  description: optional(text({ maxLength: 16000 })),
})

export type ProductImage = Static<typeof ProductImage>
export const ProductImage = entity('ProductImage', {
  url: webUrl(),
  width: optional(number()),
  height: optional(number()),
  format: optional(text()),
  altText: optional(text()),
})

export type ProductVideo = Static<typeof ProductVideo>
export const ProductVideo = entity('ProductVideo', {
  files: optional(list(ProductImage)),
  stillFrameMediaId: optional(text()),
})

export type MainMedia = Static<typeof MainMedia>
export const MainMedia = entity('MainMedia', {
  image: optional(ProductImage),
  video: optional(ProductVideo),
  thumbnail: optional(ProductImage),
  mediaType: optional(oneOf(['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'])),
  title: optional(text()),
  id: optional(text()),
})

export type ProductMedia = Static<typeof ProductMedia>
export const ProductMedia = entity('ProductMedia', {
  mainMedia: optional(MainMedia),
  items: list(MainMedia),
})

export type CustomTextField = Static<typeof CustomTextField>
export const CustomTextField = entity('CustomTextField', {
  title: optional(text({ maxLength: 100 })),
  maxLength: optional(number({ maximum: 500 })),
  mandatory: optional(flag()),
  translatedTitle: optional(text({ readOnly: true, description: 'The title in the language that was asked for.' })),
})

export type ProductChoice = Static<typeof ProductChoice>
export const ProductChoice = entity('ProductChoice', {
  value: text({ minLength: 1, maxLength: 50 }),
  description: text({ minLength: 1, maxLength: 50 }),
  media: optional(ProductMedia),
  inStock: optional(flag({ readOnly: true })),
  visible: optional(flag({ readOnly: true })),
  translatedDescription: optional(
    text({
      readOnly: true,
      description: 'The description in the language that was asked for; carts take the `description` itself.',
    }),
  ),
})

export type ProductOption = Static<typeof ProductOption>
export const ProductOption = entity('ProductOption', {
  optionType: oneOf(['unspecified_option_type', 'drop_down', 'color'], {
    description: 'Where it is not sent, an option whose choices are all colors such as `#ffcc00` is of type `color`.',
  }),
  name: text({ minLength: 1, maxLength: 50 }),
  choices: list(ProductChoice, { maxItems: 1000 }),
  translatedName: optional(
    text({ readOnly: true, description: 'The name in the language that was asked for; carts take the `name` itself.' }),
  ),
})

const addedPrice = decimal(
  { gte: 0, lte: 999_999_999.99, maxScale: 3 },
  { description: 'Put on the price of each piece; nothing unless told.' },
)
/** The same as buyers read it, in the currency that was asked for. */
const addedAsShown = {
  convertedAddedPrice: optional(decimal({}, { readOnly: true, description: 'In the currency that was asked for.' })),
  formattedAddedPrice: optional(text({ readOnly: true, description: 'The same as text, such as `2.00 €`.' })),
}

export type ProductModifierChoice = Static<typeof ProductModifierChoice>
export const ProductModifierChoice = entity('ProductModifierChoice', {
  choiceId: optional(text({ minLength: 1, maxLength: 36, description: 'Keeps the choice when it is renamed.' })),
  key: optional(text({ minLength: 1, maxLength: 60, readOnly: true, description: 'What carts call it.' })),
  name: text({ minLength: 1, maxLength: 50 }),
  choiceType: optional(oneOf(['CHOICE_TEXT', 'ONE_COLOR'], { readOnly: true })),
  colorCode: optional(colorHex({ minLength: 3, maxLength: 20, description: 'For SWATCH_CHOICES.' })),
  addedPrice: optional(addedPrice),
  ...addedAsShown,
  translatedName: optional(text({ readOnly: true, description: 'The name in the language that was asked for.' })),
})

export type ProductModifier = Static<typeof ProductModifier>
export const ProductModifier = entity(
  'ProductModifier',
  {
    id: optional(text({ minLength: 1, maxLength: 36, description: 'Keeps the modifier when it is renamed.' })),
    key: optional(
      text({
        minLength: 1,
        maxLength: 110,
        readOnly: true,
        description: 'What carts call it: its first name, which stays when it is renamed.',
      }),
    ),
    name: optional(text({ minLength: 1, maxLength: 100, description: 'At most 50 characters for choices.' })),
    mandatory: optional(flag()),
    modifierRenderType: oneOf(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES']),
    freeTextSettings: optional(
      entity('FreeTextSettings', {
        title: optional(text({ minLength: 1, maxLength: 100, description: 'The same as the name.' })),
        key: optional(text({ minLength: 1, maxLength: 110, readOnly: true })),
        minCharCount: optional(integer({ minimum: 0, maximum: 500 })),
        maxCharCount: optional(integer({ minimum: 1, maximum: 500, description: '500 unless told.' })),
        defaultAddedPrice: optional(addedPrice),
        ...addedAsShown,
      }),
    ),
    choicesSettings: optional(
      entity('ModifierChoicesSettings', {
        choices: list(ProductModifierChoice, { minItems: 1, maxItems: 1000 }),
      }),
    ),
    translatedName: optional(text({ readOnly: true, description: 'The name in the language that was asked for.' })),
  },
  { description: 'What a buyer can have with a product beside its variant: a choice, or a text of their own.' },
)

export type ProductPageUrl = Static<typeof ProductPageUrl>
export const ProductPageUrl = entity('ProductPageUrl', {
  base: optional(text()),
  path: optional(text()),
})

export type ProductDiscount = Static<typeof ProductDiscount>
export const ProductDiscount = entity('ProductDiscount', {
  type: optional(oneOf(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'])),
  value: optional(number()),
})

export type VariantData = Static<typeof VariantData>
export const VariantData = entity('VariantData', {
  priceData: optional(PriceData),
  convertedPriceData: optional(PriceData),
  costAndProfitData: optional(CostAndProfitData),
  weight: optional(number()),
  sku: optional(text()),
  barcode: optional(text({ description: 'As it is printed on the pack, with its leading zeros.' })),
  visible: optional(flag()),
  productDimensions: optional(ProductDimensions),
  packageDimensions: optional(ProductDimensions),
})

export type VariantStock = Static<typeof VariantStock>
export const VariantStock = entity('VariantStock', {
  trackQuantity: flag(),
  quantity: optional(integer({ maximum: 99999 })),
  inStock: flag(),
})

export type Variant = Static<typeof Variant>
export const Variant = entity('Variant', {
  id: guid(),
  choices: textMap(),
  variant: VariantData,
  stock: VariantStock,
})

export type ProductTag = Static<typeof ProductTag>
export const ProductTag = entity('ProductTag', {
  type: optional(text()),
  props: optional(anyMap()),
  meta: optional(anyMap()),
  children: optional(text({ maxLength: 20_000 })),
  custom: optional(flag()),
  disabled: optional(flag()),
})

export type ProductKeyword = Static<typeof ProductKeyword>
export const ProductKeyword = entity('ProductKeyword', {
  term: optional(text()),
  isMain: optional(flag()),
  origin: optional(text({ maxLength: 1000 })),
})

export type ProductSettings = Static<typeof ProductSettings>
export const ProductSettings = entity('ProductSettings', {
  preventAutoRedirect: optional(flag()),
  keywords: optional(list(ProductKeyword)),
})

export type SeoData = Static<typeof SeoData>
export const SeoData = entity('SeoData', {
  tags: optional(list(ProductTag)),
  settings: optional(ProductSettings),
})

export type Product = Static<typeof Product>
export const Product = entity('Product', {
  id: text({ readOnly: true }),
  name: text({ minLength: 1, maxLength: 80 }),
  slug: text({ maxLength: 100 }),
  visible: flag(),
  productType: oneOf(['unspecified_product_type', 'physical', 'digital']),
  giftCard: optional(
    flag({ description: 'Each piece that is paid for becomes a gift card worth its price. Set when it is created.' }),
  ),
  description: optional(text({ maxLength: 8000 })),
  sku: optional(text({ maxLength: 40 })),
  barcode: optional(
    text({
      maxLength: 40,
      description:
        'As it is printed on the pack, with its leading zeros; an empty text removes it. Of a product without variants: each variant has its own.',
    }),
  ),
  weight: optional(number({ maximum: 999999999.99 })),
  weightRange: optional(WeightRange),
  productDimensions: optional(ProductDimensions),
  packageDimensions: optional(ProductDimensions),
  stock: ProductStock,
  priceData: PriceData,
  convertedPriceData: optional(PriceData),
  priceRange: optional(WeightRange),
  costAndProfitData: optional(CostAndProfitData),
  costRange: optional(WeightRange),
  pricePerUnitData: optional(PricePerUnitData),
  additionalInfoSections: list(AdditionalInfoSection),
  media: ProductMedia,
  customTextFields: optional(
    list(CustomTextField, { description: 'The texts among the modifiers. Setting them leaves the other modifiers.' }),
  ),
  modifiers: optional(
    list(ProductModifier, { maxItems: 10, description: 'In their order; what is not sent again is removed.' }),
  ),
  manageVariants: flag(),
  productOptions: list(ProductOption),
  productPageUrl: optional(ProductPageUrl),
  numericId: text({ readOnly: true }),
  inventoryItemId: optional(text({ readOnly: true })),
  discount: ProductDiscount,
  collectionIds: list(text()),
  variants: list(Variant, { maxItems: 1000 }),
  lastUpdated: timestamp({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  seoData: optional(SeoData),
  ribbon: optional(text({ maxLength: 30 })),
  brand: optional(text({ minLength: 1, maxLength: 50 })),
  price: PriceData,
  ribbons: list(Ribbon),
})

export type StoreVariantMedia = Static<typeof StoreVariantMedia>
export const StoreVariantMedia = entity('StoreVariantMedia', {
  image: optional(Image),
  video: optional(Video),
})

export type PreorderInfo = Static<typeof PreorderInfo>
export const PreorderInfo = entity('PreorderInfo', {
  enabled: optional(flag()),
  message: optional(text({ minLength: 1, maxLength: 250 })),
  limit: optional(integer({ maximum: 100000 })),
})

export type StoreVariant = Static<typeof StoreVariant>
export const StoreVariant = entity('StoreVariant', {
  id: optional(text()),
  variantId: optional(guid()),
  productId: optional(text()),
  variantName: optional(text({ minLength: 1, maxLength: 80 })),
  productName: optional(text({ minLength: 1, maxLength: 80 })),
  managedVariant: optional(flag()),
  sku: optional(text({ maxLength: 40 })),
  stock: optional(VariantStock),
  choices: optional(textMap()),
  collectionIds: optional(list(text())),
  media: optional(StoreVariantMedia),
  preorderInfo: optional(PreorderInfo),
})

const { convertedPriceData, weight, sku, visible, productDimensions, packageDimensions } = VariantData.properties

export type SelectedVariant = Static<typeof SelectedVariant>
export const SelectedVariant = entity('SelectedVariant', {
  price: optional(PriceData),
  convertedPriceData,
  weight,
  sku,
  quantity: optional(integer()),
  inStock: optional(flag()),
  visible,
  productDimensions,
  packageDimensions,
})

export type ProductOptionsAvailability = Static<typeof ProductOptionsAvailability>
export const ProductOptionsAvailability = entity('ProductOptionsAvailability', {
  selectedVariant: optional(SelectedVariant),
  media: optional(ProductMedia),
  productOptions: optional(list(ProductOption)),
  availableForPurchase: optional(flag()),
})

export type SetValue = Static<typeof SetValue>
export const SetValue = entity('SetValue', {
  price: optional(number({ maximum: 999999999.99, money: 'store' })),
  cost: optional(number({ maximum: 999999999.99, money: 'store' })),
  weight: optional(number({ maximum: 999999999.99 })),
  ribbon: optional(text({ maxLength: 30 })),
  brand: optional(text({ maxLength: 50 })),
})

export type AdjustPercentage = Static<typeof AdjustPercentage>
export const AdjustPercentage = entity('AdjustPercentage', {
  roundToInt: optional(flag()),
  rate: optional(number({ minimum: -100, maximum: 1000 })),
})

export type AdjustPrice = Static<typeof AdjustPrice>
export const AdjustPrice = entity('AdjustPrice', {
  percentage: optional(AdjustPercentage),
  amount: optional(number({ minimum: -999999999.99, maximum: 999999999.99 })),
})

export type AdjustValue = Static<typeof AdjustValue>
export const AdjustValue = entity('AdjustValue', {
  price: optional(AdjustPrice),
  cost: optional(AdjustPrice),
  weight: optional(AdjustPrice),
})

export type NewChoice = Static<typeof NewChoice>
export const NewChoice = entity('NewChoice', {
  option: optional(text({ minLength: 1, maxLength: 50 })),
  choice: optional(text({ minLength: 1, maxLength: 50 })),
})

export type MediaDataForWrite = Static<typeof MediaDataForWrite>
export const MediaDataForWrite = entity('MediaDataForWrite', {
  mediaId: optional(text()),
  url: optional(webUrl()),
  choice: optional(NewChoice),
})

export type VariantOverride = Static<typeof VariantOverride>
export const VariantOverride = entity('VariantOverride', {
  choices: optional(textMap()),
  variantIds: optional(list(text(), { maxItems: 1000 })),
  price: optional(number({ maximum: 999999999.99, money: 'store' })),
  cost: optional(number({ maximum: 999999999.99, money: 'store' })),
  weight: optional(number({ maximum: 999999999.99 })),
  sku: optional(text({ maxLength: 40 })),
  barcode: optional(text({ maxLength: 40, description: 'An empty text removes it.' })),
  visible: optional(flag()),
  productDimensions: optional(ProductDimensions),
  packageDimensions: optional(ProductDimensions),
})

export type MediaAssignmentToChoice = Static<typeof MediaAssignmentToChoice>
export const MediaAssignmentToChoice = entity('MediaAssignmentToChoice', {
  option: optional(text({ minLength: 1, maxLength: 50 })),
  choice: optional(text({ minLength: 1, maxLength: 50 })),
  mediaIds: optional(list(text())),
})

export type BulkError = Static<typeof BulkError>
export const BulkError = entity('BulkError', {
  code: optional(text()),
  description: optional(text()),
  data: optional(anyMap()),
})

export type ItemMetadata = Static<typeof ItemMetadata>
export const ItemMetadata = entity('ItemMetadata', {
  id: optional(text()),
  originalIndex: optional(number()),
  success: optional(flag()),
  error: optional(BulkError),
})

export type BulkResult = Static<typeof BulkResult>
export const BulkResult = entity('BulkResult', {
  itemMetadata: optional(ItemMetadata),
})

export type BulkActionMetadata = Static<typeof BulkActionMetadata>
export const BulkActionMetadata = entity('BulkActionMetadata', {
  totalSuccesses: optional(number()),
  totalFailures: optional(number()),
  undetailedFailures: optional(number()),
})

export type BulkUpdateProductsResult = Static<typeof BulkUpdateProductsResult>
export const BulkUpdateProductsResult = entity('BulkUpdateProductsResult', {
  results: optional(list(BulkResult)),
  bulkActionMetadata: optional(BulkActionMetadata),
})
