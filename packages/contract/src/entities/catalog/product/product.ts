import { measurementUnits } from '../../enumerations.ts'
import type { Static, TOptional, TString } from 'typebox'
import {
  described,
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
  localDate,
  optional,
  textMap,
  anyMap,
  colorHex,
} from '../../../schema.ts'
import { BulkActionMetadata, BulkResult } from '../../bulk-results.ts'
import { Image, Ribbon, Video } from '../../common.ts'
import { Bundle } from './bundle.ts'
import { productFactFields, productFactNames, type ProductFactName } from './product-facts.ts'
import { expectedDate } from '../stock/preorder.ts'
import { addedDate, describedMedia, MediaFocalPoint, modelFields, VideoEmbed } from './media.ts'

const WeightRange = entity(
  'WeightRange',
  {
    minValue: optional(number({ description: 'Minimum.' })),
    maxValue: optional(number({ description: 'Maximum.' })),
  },
  { description: 'A range of numbers.' },
)

export type ProductDimensions = Static<typeof ProductDimensions>
export const ProductDimensions = entity(
  'ProductDimensions',
  {
    length: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
    width: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
    height: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
    unit: optional(oneOf(['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'])),
  },
  { description: 'Dimensions of a product or package.' },
)

const ProductStock = entity(
  'ProductStock',
  {
    trackInventory: flag({ description: 'Whether the quantity in stock is tracked.' }),
    quantity: optional(integer({ maximum: 99999, description: 'Quantity in stock, of all variants together.' })),
    inventoryStatus: oneOf(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'], {
      description: '`PARTIALLY_OUT_OF_STOCK`: only some variants are in stock.',
    }),
    inStock: flag({ readOnly: true, description: 'Whether at least one variant is in stock.' }),
  },
  { description: 'Stock of a product.' },
)

const Formatted = entity(
  'Formatted',
  {
    price: optional(text()),
    discountedPrice: optional(text()),
    pricePerUnit: optional(text({ readOnly: true })),
    priorPrice: optional(text({ readOnly: true })),
  },
  { description: 'Prices formatted with their currency symbol.' },
)

export type PriceData = Static<typeof PriceData>
export const PriceData = entity(
  'PriceData',
  {
    currency: text({ readOnly: true, description: 'Currency of the prices. ISO 4217 code.' }),
    price: number({
      maximum: 999999999.99,
      money: 'store',
      description: "Price before the product's discount, in major units.",
    }),
    discountedPrice: number({
      readOnly: true,
      description: "Price after the product's discount. Same as `price` without a discount.",
    }),
    formatted: Formatted,
    pricePerUnit: optional(
      number({ readOnly: true, description: 'Price per unit of measurement, such as per kilogram.' }),
    ),
    priorPrice: optional(
      number({
        readOnly: true,
        description:
          'Lowest price of the 30 days before the reduction, if the store announces it: see `priorPrices` of its settings. Absent without a reduction, and for one that the product had from the beginning.',
      }),
    ),
  },
  { description: 'Prices of a product or variant.' },
)

const CostAndProfitData = entity(
  'CostAndProfitData',
  {
    itemCost: optional(
      number({ maximum: 999999999.99, money: 'store', description: 'Cost of one piece for the merchant.' }),
    ),
    formattedItemCost: optional(text({ readOnly: true })),
    profit: optional(number({ maximum: 999999999.99, readOnly: true, description: 'Price minus cost.' })),
    formattedProfit: optional(text({ readOnly: true })),
    profitMargin: optional(
      number({ maximum: 1, readOnly: true, description: 'Profit as a fraction of the price: `0.4` is 40 percent.' }),
    ),
  },
  { description: 'Cost and profit of a product or variant. Elevated callers only.' },
)

const PricePerUnitData = entity(
  'PricePerUnitData',
  {
    totalQuantity: optional(
      number({ minimum: 0.01, maximum: 999999999.99, description: 'Quantity in one piece of the product.' }),
    ),
    totalMeasurementUnit: optional(oneOf(measurementUnits)),
    baseQuantity: optional(
      number({
        minimum: 0.01,
        maximum: 999999999.99,
        description: 'Quantity to which the price per unit refers, such as 1 or 100.',
      }),
    ),
    baseMeasurementUnit: optional(oneOf(measurementUnits)),
  },
  { description: 'Quantities from which the price per unit is calculated.' },
)

export type AdditionalInfoSection = Static<typeof AdditionalInfoSection>
export const AdditionalInfoSection = entity(
  'AdditionalInfoSection',
  {
    title: optional(text({ maxLength: 50 })),
    description: optional(text({ maxLength: 16000, description: 'Text as HTML.' })),
  },
  { description: 'A section of additional information, such as care instructions.' },
)

const ProductImage = entity(
  'ProductImage',
  {
    url: webUrl(),
    width: optional(number({ description: 'Width in pixels.' })),
    height: optional(number({ description: 'Height in pixels.' })),
    format: optional(text()),
    altText: optional(text()),
    focalPoint: optional(MediaFocalPoint),
  },
  { description: 'An image or video file of a product.' },
)

const poster = optional(
  entity(
    'MediaPoster',
    { id: text(), url: webUrl(), format: text() },
    { description: 'The image that is shown before a video or 3D model is loaded.' },
  ),
)

const ProductVideo = entity(
  'ProductVideo',
  {
    files: optional(list(ProductImage, { description: 'The video in each available resolution.' })),
    stillFrameMediaId: optional(text({ description: 'ID of the preview image.' })),
    poster,
    embed: optional(described(VideoEmbed, 'Set instead of `files` for a video at YouTube or Vimeo.')),
    addedDate,
  },
  { description: 'A video of a product.' },
)

const ProductModel = entity('ProductModel', { ...modelFields, poster }, { description: 'A 3D model of a product.' })

export type MainMedia = Static<typeof MainMedia>
export const MainMedia = entity(
  'MainMedia',
  {
    image: optional(ProductImage),
    video: optional(ProductVideo),
    model: optional(ProductModel),
    altText: optional(text({ description: 'Alternative text of a video or 3D model.' })),
    thumbnail: optional(described(ProductImage, 'Small preview image.')),
    mediaType: optional(
      oneOf(['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip', 'model_3d'], {
        description: '`model_3d`: a 3D model, which only Vitrine has.',
      }),
    ),
    title: optional(text()),
    id: optional(text()),
  },
  { description: 'A media item of a product.' },
)

export type ProductMedia = Static<typeof ProductMedia>
export const ProductMedia = entity(
  'ProductMedia',
  {
    mainMedia: optional(described(MainMedia, 'Media item shown first.')),
    items: list(MainMedia, { description: 'All media items.' }),
  },
  { description: 'Media of a product.' },
)

const CustomTextField = entity(
  'CustomTextField',
  {
    title: optional(text({ maxLength: 100, description: 'Label of the field.' })),
    maxLength: optional(number({ maximum: 500, description: 'Maximum number of characters. At most 500.' })),
    mandatory: optional(flag({ description: 'Whether the buyer must enter a text.' })),
    translatedTitle: optional(text({ readOnly: true, description: 'Title in the requested language.' })),
  },
  { description: 'A text that the buyer can enter, such as an engraving.' },
)

export type ProductChoice = Static<typeof ProductChoice>
export const ProductChoice = entity(
  'ProductChoice',
  {
    value: text({ minLength: 1, maxLength: 50, description: 'Value of the choice; for a color, its hex value.' }),
    description: text({ minLength: 1, maxLength: 50, description: 'Name of the choice.' }),
    media: optional(described(ProductMedia, 'Media shown when the choice is selected.')),
    inStock: optional(flag({ readOnly: true, description: 'Whether a variant with this choice is in stock.' })),
    visible: optional(flag({ readOnly: true, description: 'Whether a variant with this choice is visible.' })),
    translatedDescription: optional(
      text({
        readOnly: true,
        description: 'Description in the requested language. Use `description` to add the choice to a cart.',
      }),
    ),
  },
  { description: 'A choice of a product option, such as "Large".' },
)

export type ProductOption = Static<typeof ProductOption>
export const ProductOption = entity(
  'ProductOption',
  {
    optionType: oneOf(['unspecified_option_type', 'drop_down', 'color'], {
      description: 'Default: `color` if the value of every choice is a color such as `#ffcc00`, otherwise `drop_down`.',
    }),
    name: text({ minLength: 1, maxLength: 50 }),
    choices: list(ProductChoice, { maxItems: 1000, description: 'Choices of the option. At most 1,000.' }),
    translatedName: optional(
      text({ readOnly: true, description: 'Name in the requested language. Use `name` to add the choice to a cart.' }),
    ),
  },
  { description: 'An option of a product, such as "Size".' },
)

const addedPrice = decimal(
  { gte: 0, lte: 999_999_999.99, maxScale: 3 },
  { description: 'Amount added to the price of each piece. Default: 0.' },
)
/** The added price as shown to the buyer, in the requested currency. */
const shownAddedPrice = {
  convertedAddedPrice: optional(decimal({}, { readOnly: true, description: 'Amount in the requested currency.' })),
  formattedAddedPrice: optional(
    text({ readOnly: true, description: 'Amount formatted with its currency symbol, such as `2.00 €`.' }),
  ),
}

export type ProductModifierChoice = Static<typeof ProductModifierChoice>
export const ProductModifierChoice = entity(
  'ProductModifierChoice',
  {
    choiceId: optional(
      text({ minLength: 1, maxLength: 36, description: 'ID of the choice. Send it to rename the choice.' }),
    ),
    key: optional(
      text({ minLength: 1, maxLength: 60, readOnly: true, description: 'Key of the choice, used in carts.' }),
    ),
    name: text({ minLength: 1, maxLength: 50 }),
    choiceType: optional(oneOf(['CHOICE_TEXT', 'ONE_COLOR'], { readOnly: true })),
    colorCode: optional(
      colorHex({ minLength: 3, maxLength: 20, description: 'Color of the choice. Only for `SWATCH_CHOICES`.' }),
    ),
    addedPrice: optional(addedPrice),
    ...shownAddedPrice,
    translatedName: optional(text({ readOnly: true, description: 'Name in the requested language.' })),
  },
  { description: 'A choice of a modifier.' },
)

export type ProductModifier = Static<typeof ProductModifier>
export const ProductModifier = entity(
  'ProductModifier',
  {
    id: optional(
      text({ minLength: 1, maxLength: 36, description: 'ID of the modifier. Send it to rename the modifier.' }),
    ),
    key: optional(
      text({
        minLength: 1,
        maxLength: 110,
        readOnly: true,
        description: 'Key of the modifier, used in carts: its first name, which does not change when it is renamed.',
      }),
    ),
    name: optional(
      text({
        minLength: 1,
        maxLength: 100,
        description: 'Name of the modifier. At most 50 characters if it has choices.',
      }),
    ),
    mandatory: optional(flag({ description: 'Whether the buyer must make a choice or enter a text.' })),
    modifierRenderType: oneOf(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'], {
      description: '`FREE_TEXT`: a text. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors.',
    }),
    freeTextSettings: optional(
      described(
        entity(
          'FreeTextSettings',
          {
            title: optional(text({ minLength: 1, maxLength: 100, description: 'Same as the name of the modifier.' })),
            key: optional(text({ minLength: 1, maxLength: 110, readOnly: true })),
            minCharCount: optional(integer({ minimum: 0, maximum: 500, description: 'Minimum number of characters.' })),
            maxCharCount: optional(
              integer({ minimum: 1, maximum: 500, description: 'Maximum number of characters. Default: 500.' }),
            ),
            defaultAddedPrice: optional(addedPrice),
            ...shownAddedPrice,
          },
          { description: 'Settings of a text that the buyer can enter.' },
        ),
        'Settings of a text. Only for `FREE_TEXT`.',
      ),
    ),
    choicesSettings: optional(
      described(
        entity(
          'ModifierChoicesSettings',
          {
            choices: list(ProductModifierChoice, { minItems: 1, maxItems: 1000 }),
          },
          { description: 'Choices of a modifier.' },
        ),
        'Choices. Only for `TEXT_CHOICES` and `SWATCH_CHOICES`.',
      ),
    ),
    translatedName: optional(text({ readOnly: true, description: 'Name in the requested language.' })),
  },
  { description: 'A modifier of a product: a choice or a text of the buyer that is not part of the variant.' },
)

const ProductPageUrl = entity(
  'ProductPageUrl',
  {
    base: optional(text({ description: 'URL of the site.' })),
    path: optional(text({ description: 'Path of the page.' })),
  },
  { description: 'The URL of a product page, in two parts.' },
)

export type ProductDiscount = Static<typeof ProductDiscount>
export const ProductDiscount = entity(
  'ProductDiscount',
  {
    type: optional(oneOf(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'])),
    value: optional(number({ description: 'Amount or percentage to take off, depending on the type.' })),
  },
  { description: "A discount on a product's price." },
)

const VariantData = entity(
  'VariantData',
  {
    priceData: optional(described(PriceData, "Prices in the store's currency.")),
    convertedPriceData: optional(described(PriceData, 'Prices in the requested currency.')),
    costAndProfitData: optional(CostAndProfitData),
    weight: optional(number({ description: "Weight in the store's weight unit." })),
    sku: optional(text({ description: 'Stock keeping unit.' })),
    barcode: optional(text({ description: 'Barcode (GTIN) with its leading zeros.' })),
    visible: optional(flag({ description: 'Whether shoppers see the variant.' })),
    mediaIds: optional(
      list(text(), {
        readOnly: true,
        description: 'IDs of media that show the variant. Absent if they are those of its choices.',
      }),
    ),
    productDimensions: optional(ProductDimensions),
    packageDimensions: optional(ProductDimensions),
  },
  { description: 'Data of a variant.' },
)

const VariantPreorder = entity(
  'VariantPreorder',
  {
    quantity: optional(integer({ description: 'Number of units that can still be preordered. Absent if unlimited.' })),
    message: optional(text({ maxLength: 250, description: 'Message for buyers.' })),
    expectedDate: optional(
      localDate({
        description:
          "Day by which it is expected to ship, in the store's time zone. Do not show a day that has passed.",
      }),
    ),
  },
  { description: 'How a variant that is out of stock can be preordered.', readOnly: true },
)

const VariantStock = entity(
  'VariantStock',
  {
    trackQuantity: flag({ description: 'Whether the quantity in stock is tracked.' }),
    quantity: optional(integer({ maximum: 99999, description: 'Quantity in stock.' })),
    inStock: flag(),
    preorder: optional(
      described(VariantPreorder, 'Set if the variant is out of stock and can be preordered.', { readOnly: true }),
    ),
  },
  { description: 'Stock of a variant.' },
)

export type Variant = Static<typeof Variant>
export const Variant = entity(
  'Variant',
  {
    id: guid(),
    choices: described(textMap(), "Choice of each option, such as `{ Size: 'Large' }`."),
    variant: VariantData,
    stock: VariantStock,
  },
  { description: 'A variant of a product: a combination of choices.' },
)

const ProductTag = entity(
  'ProductTag',
  {
    type: optional(text({ description: 'Type of the tag, such as `title` or `meta`.' })),
    props: optional(described(anyMap(), 'Attributes of the tag.')),
    meta: optional(described(anyMap(), 'Additional data of the tag.')),
    children: optional(text({ maxLength: 20_000, description: 'Content of the tag.' })),
    custom: optional(flag({ description: 'Whether the tag was added by the merchant.' })),
    disabled: optional(flag({ description: 'Whether the tag is left out of the page.' })),
  },
  { description: 'An SEO tag of a page, such as a `meta` tag.' },
)

const ProductKeyword = entity(
  'ProductKeyword',
  {
    term: optional(text()),
    isMain: optional(flag({ description: 'Whether this is the main keyword.' })),
    origin: optional(text({ maxLength: 1000 })),
  },
  { description: 'A keyword for search engines.' },
)

const ProductSettings = entity(
  'ProductSettings',
  {
    preventAutoRedirect: optional(flag({ description: 'Whether no redirect is created when the slug changes.' })),
    keywords: optional(list(ProductKeyword)),
  },
  { description: 'SEO settings of a page.' },
)

export type SeoData = Static<typeof SeoData>
export const SeoData = entity(
  'SeoData',
  {
    tags: optional(list(ProductTag)),
    settings: optional(ProductSettings),
  },
  { description: 'SEO data of a page.' },
)

/** Returns fields for facts about a product. An empty text removes a fact. */
export const factFields = <Name extends ProductFactName>(names: readonly Name[]) => {
  const fields = names.map((name) => {
    const { description, maxLength } = productFactFields[name]
    return [name, optional(text({ maxLength, description: `${description} An empty string removes it.` }))]
  })
  return Object.fromEntries(fields) as { readonly [N in Name]: TOptional<TString> }
}

export type Product = Static<typeof Product>
export const Product = entity(
  'Product',
  {
    id: text({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 80 }),
    slug: text({ maxLength: 100, description: 'Part of the URL that identifies the product, such as `blue-mug`.' }),
    visible: flag({ description: 'Whether shoppers see the product.' }),
    productType: oneOf(['unspecified_product_type', 'physical', 'digital'], {
      description: 'Whether the product is shipped (`physical`) or downloaded (`digital`).',
    }),
    giftCard: optional(
      flag({
        description: 'Whether each piece becomes a gift card worth its price once it is paid. Cannot be changed.',
      }),
    ),
    description: optional(text({ maxLength: 8000, description: 'Description as HTML.' })),
    sku: optional(
      text({ maxLength: 40, description: 'Stock keeping unit, if the product has no variants of its own.' }),
    ),
    barcode: optional(
      text({
        maxLength: 40,
        description: 'Barcode (GTIN) with its leading zeros. Only without variants. An empty string removes it.',
      }),
    ),
    weight: optional(number({ maximum: 999999999.99, description: "Weight in the store's weight unit." })),
    weightRange: optional(described(WeightRange, 'Lowest and highest weight of all variants.')),
    productDimensions: optional(described(ProductDimensions, 'Dimensions of the product itself.')),
    packageDimensions: optional(described(ProductDimensions, 'Dimensions of its package.')),
    stock: described(ProductStock, 'Stock of all variants together.'),
    priceData: described(PriceData, "Prices in the store's currency."),
    convertedPriceData: optional(described(PriceData, 'Prices in the requested currency.')),
    priceRange: optional(described(WeightRange, 'Lowest and highest price of all variants, after the discount.')),
    costAndProfitData: optional(described(CostAndProfitData, 'Cost and profit. Elevated callers only.')),
    costRange: optional(described(WeightRange, 'Lowest and highest cost of all variants. Elevated callers only.')),
    pricePerUnitData: optional(described(PricePerUnitData, 'Quantities from which the price per unit is calculated.')),
    additionalInfoSections: list(AdditionalInfoSection),
    media: ProductMedia,
    customTextFields: optional(
      list(CustomTextField, { description: 'Modifiers that are texts. Setting them does not change other modifiers.' }),
    ),
    modifiers: optional(
      list(ProductModifier, {
        maxItems: 10,
        description: 'Modifiers in their order. Setting them replaces all modifiers.',
      }),
    ),
    bundle: optional(
      described(Bundle, 'The products it consists of, if it is a bundle. Then it has no options, modifiers or stock.'),
    ),
    manageVariants: flag({ description: 'Whether each variant has its own price, stock and other data.' }),
    productOptions: list(ProductOption),
    productPageUrl: optional(ProductPageUrl),
    numericId: text({ readOnly: true, description: 'Numeric ID.' }),
    inventoryItemId: optional(text({ readOnly: true, description: 'ID of the inventory item. Same as `id`.' })),
    discount: described(ProductDiscount, 'Discount on the price.'),
    collectionIds: list(text(), { description: 'IDs of the collections that contain the product.' }),
    variants: list(Variant, { maxItems: 1000, description: 'Variants of the product. At most 1,000.' }),
    lastUpdated: timestamp({ readOnly: true, description: 'When the product was last updated.' }),
    createdDate: timestamp({ readOnly: true }),
    seoData: optional(SeoData),
    ribbon: optional(text({ maxLength: 30, description: 'Text of the ribbon, such as "New".' })),
    brand: optional(text({ minLength: 1, maxLength: 50 })),
    ...factFields(productFactNames),
    price: described(PriceData, 'Same as `priceData`.'),
    ribbons: list(Ribbon, { description: 'Ribbons of the product.' }),
  },
  { description: 'A product.' },
)

const StoreVariantMedia = entity(
  'StoreVariantMedia',
  {
    image: optional(Image),
    video: optional(Video),
  },
  { description: 'Media of a variant.' },
)

export type PreorderInfo = Static<typeof PreorderInfo>
export const PreorderInfo = entity(
  'PreorderInfo',
  {
    enabled: optional(flag()),
    message: optional(
      text({ minLength: 1, maxLength: 250, description: 'Message shown to the buyer, such as the expected date.' }),
    ),
    expectedDate: optional(expectedDate),
    limit: optional(integer({ maximum: 100000, description: 'Maximum number of preorders.' })),
  },
  { description: 'Preorder settings of an item.' },
)

export type StoreVariant = Static<typeof StoreVariant>
export const StoreVariant = entity(
  'StoreVariant',
  {
    id: optional(text({ description: 'Product ID and variant ID, separated by a hyphen.' })),
    variantId: optional(guid()),
    productId: optional(text()),
    variantName: optional(text({ minLength: 1, maxLength: 80 })),
    productName: optional(text({ minLength: 1, maxLength: 80 })),
    managedVariant: optional(flag({ description: 'Whether the variant has its own price, stock and other data.' })),
    sku: optional(text({ maxLength: 40, description: 'Stock keeping unit.' })),
    stock: optional(VariantStock),
    choices: optional(described(textMap(), "Choice of each option, such as `{ Size: 'Large' }`.")),
    collectionIds: optional(list(text(), { description: 'IDs of the collections that contain the product.' })),
    media: optional(StoreVariantMedia),
    preorderInfo: optional(PreorderInfo),
  },
  { description: 'A variant with data of its product.' },
)

const { convertedPriceData, weight, sku, visible, productDimensions, packageDimensions } = VariantData.properties

const SelectedVariant = entity(
  'SelectedVariant',
  {
    price: optional(PriceData),
    convertedPriceData,
    weight,
    sku,
    quantity: optional(integer({ description: 'Quantity in stock.' })),
    inStock: optional(flag()),
    visible,
    productDimensions,
    packageDimensions,
  },
  { description: 'The variant that matches the selected choices.' },
)

export type ProductOptionsAvailability = Static<typeof ProductOptionsAvailability>
export const ProductOptionsAvailability = entity(
  'ProductOptionsAvailability',
  {
    selectedVariant: optional(described(SelectedVariant, 'Matching variant. Absent until every option has a choice.')),
    media: optional(described(ProductMedia, 'Media of the product, with the item of the selected variant first.')),
    productOptions: optional(list(ProductOption, { description: 'Options with the availability of their choices.' })),
    availableForPurchase: optional(flag({ description: 'Whether the selected variant can be bought.' })),
  },
  { description: "The availability of a product's choices for the choices selected so far." },
)

export type SetValue = Static<typeof SetValue>
export const SetValue = entity(
  'SetValue',
  {
    price: optional(number({ maximum: 999999999.99, money: 'store' })),
    cost: optional(
      number({ maximum: 999999999.99, money: 'store', description: 'Cost of one piece for the merchant.' }),
    ),
    weight: optional(number({ maximum: 999999999.99, description: "Weight in the store's weight unit." })),
    ribbon: optional(text({ maxLength: 30 })),
    brand: optional(text({ maxLength: 50 })),
  },
  { description: 'A value to set on each product. One of the fields is set.' },
)

const AdjustPercentage = entity(
  'AdjustPercentage',
  {
    roundToInt: optional(flag({ description: 'Whether to round the result to a whole number.' })),
    rate: optional(number({ minimum: -100, maximum: 1000, description: 'Percentage to add. Negative values reduce.' })),
  },
  { description: 'A change by a percentage.' },
)

export type AdjustPrice = Static<typeof AdjustPrice>
export const AdjustPrice = entity(
  'AdjustPrice',
  {
    percentage: optional(AdjustPercentage),
    amount: optional(
      number({ minimum: -999999999.99, maximum: 999999999.99, description: 'Amount to add. Negative values reduce.' }),
    ),
  },
  { description: 'A change by a percentage or an amount.' },
)

export type AdjustValue = Static<typeof AdjustValue>
export const AdjustValue = entity(
  'AdjustValue',
  {
    price: optional(AdjustPrice),
    cost: optional(AdjustPrice),
    weight: optional(AdjustPrice),
  },
  { description: 'A value to adjust on each product. One of the fields is set.' },
)

const NewChoice = entity(
  'NewChoice',
  {
    option: optional(text({ minLength: 1, maxLength: 50, description: 'Name of the option.' })),
    choice: optional(text({ minLength: 1, maxLength: 50, description: 'Name of the choice.' })),
  },
  { description: 'A choice of an option.' },
)

export type MediaDataForWrite = Static<typeof MediaDataForWrite>
export const MediaDataForWrite = entity(
  'MediaDataForWrite',
  {
    mediaId: optional(text({ description: 'ID of the item in the media library.' })),
    url: optional(
      webUrl({
        description:
          'URL of a picture, of a video (`https`, `.mp4` or `.webm`), or of a video’s page at YouTube or Vimeo.',
      }),
    ),
    choice: optional(described(NewChoice, 'Choice for which the item is shown.')),
    altText: optional(text({ maxLength: 1000, description: 'Alternative text for screen readers.' })),
    title: optional(text({ maxLength: 80, description: 'Name shown to the merchant, and of a video.' })),
    ...describedMedia,
  },
  { description: 'A media item to add to a product, by ID or URL.' },
)

export type VariantOverride = Static<typeof VariantOverride>
export const VariantOverride = entity(
  'VariantOverride',
  {
    choices: optional(described(textMap(), 'Choices of the variants. Variants with other choices are not changed.')),
    variantIds: optional(list(text(), { maxItems: 1000 })),
    price: optional(
      number({
        maximum: 999999999.99,
        money: 'store',
        description: "Price of the variant before the product's discount.",
      }),
    ),
    cost: optional(
      number({ maximum: 999999999.99, money: 'store', description: 'Cost of one piece for the merchant.' }),
    ),
    weight: optional(number({ maximum: 999999999.99, description: "Weight in the store's weight unit." })),
    sku: optional(text({ maxLength: 40, description: 'Stock keeping unit.' })),
    barcode: optional(text({ maxLength: 40, description: 'Barcode (GTIN). An empty string removes it.' })),
    visible: optional(flag({ description: 'Whether shoppers see the variant.' })),
    productDimensions: optional(ProductDimensions),
    packageDimensions: optional(ProductDimensions),
  },
  { description: 'Data to set on the variants with the given choices or IDs.' },
)

export type MediaAssignmentToChoice = Static<typeof MediaAssignmentToChoice>
export const MediaAssignmentToChoice = entity(
  'MediaAssignmentToChoice',
  {
    option: optional(text({ minLength: 1, maxLength: 50, description: 'Name of the option.' })),
    choice: optional(text({ minLength: 1, maxLength: 50, description: 'Name of the choice.' })),
    mediaIds: optional(list(text())),
  },
  { description: 'Media to show for a choice.' },
)

export type BulkUpdateProductsResult = Static<typeof BulkUpdateProductsResult>
export const BulkUpdateProductsResult = entity(
  'BulkUpdateProductsResult',
  {
    results: optional(list(BulkResult)),
    bulkActionMetadata: optional(BulkActionMetadata),
  },
  { description: 'Results of a bulk update of products.' },
)
