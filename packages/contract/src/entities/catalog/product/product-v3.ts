import type { Static } from 'typebox'
import { addedDate, describedMedia, MediaFocalPoint, modelFields, VideoEmbed } from './media.ts'
import {
  colorHex,
  currency,
  decimal,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  number,
  oneOf,
  optional,
  text,
  unbuilt,
  webUrl,
} from '../../../schema.ts'
import { ExtendedFields } from '../../common.ts'
import { later } from '../../later.ts'
import { measurementUnits } from '../../enumerations.ts'
import { productFactNames } from './product-facts.ts'
import { factFields, ProductDimensions, SeoData } from './product.ts'
import { recordFields } from '../../record-fields.ts'
import { RichContent } from '../../rich-content.ts'
import { Bundle } from './bundle.ts'
import { maxSubscriptions, SubscriptionDetails } from '../subscription-option.ts'
import { Tags } from '../../tags.ts'

const maxAmount = 999_999_999.99
const formattedAmount = optional(
  text({ maxLength: 20, readOnly: true, description: 'The amount with its currency symbol. On request: `CURRENCY`.' }),
)

export type CatalogAmount = Static<typeof CatalogAmount>
export const CatalogAmount = entity(
  'CatalogAmount',
  {
    amount: decimal({ gte: 0, lte: maxAmount, maxScale: 3 }, { description: 'In major units, such as `"12.50"`.' }),
    formattedAmount,
  },
  { description: "An amount in the store's currency." },
)

const readOnlyAmount = optional(described(CatalogAmount, 'Calculated by the server.', { readOnly: true }))

export type CatalogPrice = Static<typeof CatalogPrice>
export const CatalogPrice = entity(
  'CatalogPrice',
  {
    actualPrice: optional(described(CatalogAmount, 'What the buyer pays.')),
    compareAtPrice: optional(
      described(CatalogAmount, 'Price before a reduction. Must not be less than `actualPrice`. Default: none.'),
    ),
    priceAfterDiscount: optional(
      described(CatalogAmount, 'Price after automatic discounts. On request: `DISCOUNT_INFO`.', { readOnly: true }),
    ),
    priorPrice: optional(
      described(
        CatalogAmount,
        'Lowest price of the 30 days before the reduction, if the store announces it: see `priorPrices` of its settings.',
        { readOnly: true },
      ),
    ),
  },
  { description: 'The prices of a variant.' },
)

const CatalogPriceRange = entity(
  'CatalogPriceRange',
  { minValue: readOnlyAmount, maxValue: readOnlyAmount },
  { description: 'Lowest and highest amount of all visible variants.' },
)

export type CatalogImage = Static<typeof CatalogImage>
export const CatalogImage = entity(
  'CatalogImage',
  {
    id: optional(text({ maxLength: 400, description: 'ID of the image in the media library.' })),
    url: optional(
      text({ description: "An `http` or `https` URL. Requests of the provider's SDK have `wix:image://`." }),
    ),
    height: optional(number({ readOnly: true, description: 'Height in pixels.' })),
    width: optional(number({ readOnly: true, description: 'Width in pixels.' })),
    altText: optional(text({ maxLength: 200, description: 'Alternative text for screen readers.' })),
    focalPoint: optional(
      described(MediaFocalPoint, 'Point that stays visible when it is cropped.', { readOnly: true }),
    ),
    filename: optional(text({ maxLength: 200, readOnly: true, description: 'Original file name.' })),
  },
  { description: 'An image of a product or choice.' },
)

const CatalogVideo = entity(
  'CatalogVideo',
  {
    id: optional(text({ maxLength: 400, description: 'ID of the video in the media library.' })),
    resolutions: optional(
      list(
        entity(
          'CatalogVideoResolution',
          {
            url: optional(webUrl()),
            height: optional(number({ description: 'Height in pixels.' })),
            width: optional(number({ description: 'Width in pixels.' })),
            format: optional(text({ maxLength: 200, description: 'File format, such as `mp4`.' })),
          },
          { description: 'A file of a video in one resolution.' },
        ),
        { maxItems: 100 },
      ),
    ),
    filename: optional(text({ maxLength: 200, description: 'Original file name.' })),
    embed: optional(described(VideoEmbed, 'Set instead of `resolutions` for a video at YouTube or Vimeo.')),
    addedDate,
  },
  { description: 'A video of a product.' },
)

const CatalogModel = entity('CatalogModel', modelFields, { description: 'A 3D model of a product.' })

export type CatalogMedia = Static<typeof CatalogMedia>
export const CatalogMedia = entity(
  'CatalogMedia',
  {
    id: optional(text({ minLength: 1, maxLength: 200, description: 'ID in the media library. Send it or `url`.' })),
    url: optional(
      webUrl({
        description: 'URL of an external picture or video, or of a video’s page at YouTube or Vimeo. Send it or `id`.',
      }),
    ),
    image: optional(described(CatalogImage, 'Only for `IMAGE`.', { readOnly: true })),
    video: optional(described(CatalogVideo, 'Only for `VIDEO`.', { readOnly: true })),
    model: optional(described(CatalogModel, 'Only for `MODEL_3D`.', { readOnly: true })),
    altText: optional(text({ minLength: 1, maxLength: 1000, description: 'Alternative text for screen readers.' })),
    displayName: optional(text({ maxLength: 80, description: 'Name shown to the merchant.' })),
    mediaType: optional(
      oneOf(['IMAGE', 'VIDEO', 'MODEL_3D'], {
        readOnly: true,
        description: '`MODEL_3D`: a 3D model, which only Vitrine has.',
      }),
    ),
    ...describedMedia,
    posterUrl: optional(webUrl({ readOnly: true, description: 'URL of the image with the ID `posterId`.' })),
    thumbnail: optional(
      described(
        entity(
          'CatalogThumbnail',
          {
            url: webUrl(),
            height: number({ description: 'Height in pixels.' }),
            width: number({ description: 'Width in pixels.' }),
            altText: optional(text({ minLength: 1, maxLength: 1000 })),
          },
          { description: 'A small image of a media item.' },
        ),
        'On request: `THUMBNAIL`.',
        { readOnly: true },
      ),
    ),
    uploadId: optional(guid({ readOnly: true })),
  },
  { description: 'An image or video of a product.' },
)

export type ProductMediaV3 = Static<typeof ProductMediaV3>
export const ProductMediaV3 = entity(
  'ProductMediaV3',
  {
    main: optional(described(CatalogMedia, 'The first item.', { readOnly: true })),
    itemsInfo: optional(
      described(
        entity(
          'CatalogMediaItems',
          { items: list(CatalogMedia, { maxItems: 50 }) },
          { description: 'The media of a product.' },
        ),
        'All media in their order. On request: `MEDIA_ITEMS_INFO`.',
      ),
    ),
  },
  { description: 'The images and videos of a product.' },
)

const choiceFields = {
  choiceId: optional(guid({ description: 'ID of the choice in the customization. Without it, `name` is looked up.' })),
  choiceType: optional(oneOf(['CHOICE_TEXT', 'ONE_COLOR'], { description: '`ONE_COLOR`: has a `colorCode`.' })),
  key: optional(text({ minLength: 1, maxLength: 50, readOnly: true, description: 'The choice in carts.' })),
  name: optional(text({ minLength: 1, maxLength: 50, description: 'Name shown to buyers.' })),
  colorCode: optional(colorHex({ minLength: 3, maxLength: 20 })),
  displayImage: optional(described(CatalogImage, 'On request: `PRODUCT_CHOICES_DISPLAY_IMAGE`.')),
  linkedMedia: optional(
    list(CatalogMedia, { maxItems: 15, description: 'Older form of `media`. Items are referred to by ID or URL.' }),
  ),
  media: optional(
    described(
      entity(
        'ChoiceMedia',
        {
          items: optional(
            list(
              entity(
                'ChoiceMediaReference',
                {
                  mediaId: optional(text({ minLength: 1, maxLength: 200 })),
                  url: optional(webUrl()),
                },
                { description: 'A media item of the product, by its ID or URL.' },
              ),
              { maxItems: 15 },
            ),
          ),
        },
        { description: 'The media of the product that show a choice.' },
      ),
      'On request: `PRODUCT_CHOICES_MEDIA_REFERENCES`.',
    ),
  ),
}

export type ConnectedOptionChoice = Static<typeof ConnectedOptionChoice>
export const ConnectedOptionChoice = entity(
  'ConnectedOptionChoice',
  {
    ...choiceFields,
    inStock: optional(flag({ readOnly: true, description: 'Whether a visible variant with it is in stock.' })),
    visible: optional(flag({ readOnly: true, description: 'Whether a variant with it is visible.' })),
  },
  { description: 'A choice of an option of a product.' },
)

export type ConnectedOption = Static<typeof ConnectedOption>
export const ConnectedOption = entity(
  'ConnectedOption',
  {
    id: optional(text({ minLength: 1, maxLength: 36, description: 'ID of the customization.' })),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    key: optional(text({ minLength: 1, maxLength: 50, readOnly: true, description: 'The option in carts.' })),
    optionRenderType: optional(
      oneOf(['TEXT_CHOICES', 'SWATCH_CHOICES'], { description: '`SWATCH_CHOICES`: choices are shown as colors.' }),
    ),
    choicesSettings: optional(
      entity(
        'ConnectedOptionChoices',
        { choices: optional(list(ConnectedOptionChoice, { minItems: 1, maxItems: 1000 })) },
        { description: 'The choices of an option.' },
      ),
    ),
  },
  { description: 'An option of a product. Each combination of choices is a variant.' },
)

export type ConnectedModifier = Static<typeof ConnectedModifier>
export const ConnectedModifier = entity(
  'ConnectedModifier',
  {
    id: optional(text({ minLength: 1, maxLength: 36, description: 'ID of the customization.' })),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    key: optional(text({ minLength: 1, maxLength: 50, readOnly: true, description: 'The modifier in carts.' })),
    modifierRenderType: optional(
      oneOf(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'], {
        description: '`FREE_TEXT`: a text. `TEXT_CHOICES`: choices. `SWATCH_CHOICES`: colors.',
      }),
    ),
    mandatory: optional(flag({ description: 'Whether the buyer must make a choice or enter a text.' })),
    freeTextSettings: optional(
      entity(
        'ConnectedFreeText',
        {
          title: optional(text({ minLength: 1, maxLength: 150, description: 'Label of the field.' })),
          key: optional(text({ minLength: 1, maxLength: 150, readOnly: true })),
          minCharCount: optional(integer({ minimum: 0, description: 'Minimum number of characters.' })),
          maxCharCount: optional(integer({ minimum: 1, maximum: 500, description: 'Maximum number of characters.' })),
          defaultAddedPrice: optional(
            decimal(
              { gte: 0, lte: maxAmount, maxScale: 3 },
              { description: 'Amount added to the price if it is used.' },
            ),
          ),
        },
        { description: 'Settings of a text that the buyer can enter.' },
      ),
    ),
    choicesSettings: optional(
      entity(
        'ConnectedModifierChoices',
        {
          choices: optional(
            list(
              entity(
                'ConnectedModifierChoice',
                {
                  ...choiceFields,
                  addedPrice: optional(
                    decimal({ gte: 0, lte: maxAmount, maxScale: 3 }, { description: 'Amount added to the price.' }),
                  ),
                },
                { description: 'A choice of a modifier of a product.' },
              ),
              { minItems: 1, maxItems: 1000 },
            ),
          ),
        },
        { description: 'The choices of a modifier.' },
      ),
    ),
  },
  { description: 'A choice or text of the buyer that is not part of the variant.' },
)

const unitPrice = {
  quantity: number({ minimum: 0.01, maximum: maxAmount, description: 'Base quantity, such as 1 for a price per KG.' }),
  measurementUnit: oneOf(measurementUnits, { description: 'Unit of the base quantity.' }),
}

const VariantPhysicalProperties = entity(
  'VariantPhysicalProperties',
  {
    weight: optional(number({ minimum: 0, maximum: maxAmount, description: "Weight in the store's weight unit." })),
    pricePerUnit: optional(
      entity(
        'VariantPricePerUnit',
        {
          settings: optional(
            entity('VariantUnitQuantity', unitPrice, { description: 'The quantity that a variant contains.' }),
          ),
          value: optional(decimal({ gte: 0, lte: maxAmount, maxScale: 3 }, { readOnly: true })),
          description: optional(
            text({ maxLength: 100, readOnly: true, description: 'Such as `€12.00 / 1 kg`. On request: `CURRENCY`.' }),
          ),
          priceAfterDiscount: readOnlyAmount,
        },
        { description: 'The price per unit of measurement of a variant.' },
      ),
    ),
    productDimensions: optional(described(ProductDimensions, 'Dimensions of the variant itself.')),
    packageDimensions: optional(described(ProductDimensions, 'Dimensions of its package.')),
  },
  { description: 'Properties of a variant that is shipped.' },
)

const VariantDigitalProperties = entity(
  'VariantDigitalProperties',
  {
    digitalFile: optional(
      entity(
        'VariantDigitalFile',
        {
          id: text({ minLength: 1, maxLength: 100, description: 'ID of the secure file.' }),
          fileName: optional(text({ minLength: 1, maxLength: 1000, readOnly: true })),
          fileSize: optional(decimal({ maxScale: 0 }, { readOnly: true, description: 'Size in bytes.' })),
          fileType: optional(
            oneOf(
              [
                'UNSPECIFIED',
                'SECURE_PICTURE',
                'SECURE_VIDEO',
                'SECURE_DOCUMENT',
                'SECURE_MUSIC',
                'SECURE_ARCHIVE',
                'SECURE_RAW',
              ],
              { readOnly: true },
            ),
          ),
        },
        { description: 'The file that buyers of a variant receive.' },
      ),
    ),
  },
  { description: 'Properties of a variant that is downloaded.' },
)

export type VariantChoice = Static<typeof VariantChoice>
export const VariantChoice = entity(
  'VariantChoice',
  {
    optionChoiceIds: optional(
      entity(
        'OptionChoiceIds',
        {
          optionId: optional(text({ minLength: 1, maxLength: 36 })),
          choiceId: optional(guid()),
        },
        { description: 'IDs of an option and its choice.' },
      ),
    ),
    optionChoiceNames: optional(
      described(
        entity(
          'OptionChoiceNames',
          {
            optionName: optional(text({ minLength: 1 })),
            choiceName: optional(text({ minLength: 1 })),
            renderType: optional(oneOf(['TEXT_CHOICES', 'SWATCH_CHOICES'])),
          },
          { description: 'Names of an option and its choice.' },
        ),
        'On request: `VARIANT_OPTION_CHOICE_NAMES`.',
      ),
    ),
  },
  { description: 'The choice of an option that a variant has.' },
)

const RevenueDetails = entity(
  'RevenueDetails',
  {
    cost: optional(described(CatalogAmount, 'Cost of one piece for the merchant.')),
    profit: optional(described(CatalogAmount, 'Actual price minus cost.', { readOnly: true })),
    profitMargin: optional(
      number({ maximum: 1, readOnly: true, description: 'Profit as a fraction of the actual price.' }),
    ),
  },
  { description: 'Cost and profit of a variant.' },
)

const PricePerUnit = entity(
  'PricePerUnit',
  {
    value: decimal({ gte: 0, lte: maxAmount, maxScale: 3 }, { readOnly: true }),
    description: optional(text({ maxLength: 100, readOnly: true })),
  },
  { description: 'A price per unit of measurement.' },
)

const SubscriptionPricesInfo = entity(
  'SubscriptionPricesInfo',
  {
    subscriptionPrices: list(
      entity(
        'SubscriptionPrice',
        { subscriptionId: guid(), price: CatalogAmount, pricePerUnit: optional(PricePerUnit) },
        { description: 'The price of each charge of a subscription.' },
      ),
      { maxItems: maxSubscriptions },
    ),
  },
  { description: 'The prices of a variant by subscription.' },
)

export type VariantV3 = Static<typeof VariantV3>
export const VariantV3 = entity(
  'VariantV3',
  {
    id: optional(guid()),
    visible: optional(flag({ description: 'Whether shoppers see the variant. Default: true.' })),
    sku: optional(text({ minLength: 1, maxLength: 40, description: 'Stock keeping unit.' })),
    barcode: optional(text({ minLength: 1, maxLength: 40, description: 'Barcode (GTIN) with its leading zeros.' })),
    choices: optional(list(VariantChoice, { maxItems: 6, description: 'Its choice of each option.' })),
    price: optional(CatalogPrice),
    revenueDetails: optional(described(RevenueDetails, 'Elevated callers only, on request: `MERCHANT_DATA`.')),
    media: optional(described(CatalogMedia, 'Media that show the variant or its choices.', { readOnly: true })),
    mediaIds: optional(
      list(text({ minLength: 1, maxLength: 200 }), {
        maxItems: 15,
        description: 'IDs of media of the product that show the variant, before those of its choices.',
      }),
    ),
    physicalProperties: optional(described(VariantPhysicalProperties, 'Only for `PHYSICAL` products.')),
    digitalProperties: optional(described(VariantDigitalProperties, 'Only for `DIGITAL` products.')),
    subscriptionPricesInfo: optional(
      described(SubscriptionPricesInfo, 'On request: `SUBSCRIPTION_PRICES_INFO`.', { readOnly: true }),
    ),
    inventoryStatus: optional(
      entity(
        'VariantInventoryStatus',
        {
          inStock: flag({ description: 'Whether it can be bought now.' }),
          preorderEnabled: flag({ description: 'Whether it can be ordered in advance.' }),
        },
        { description: 'Availability of a variant.', readOnly: true },
      ),
    ),
  },
  { description: 'A variant of a product: a combination of choices. Every product has at least one.' },
)

const ProductBrand = entity(
  'ProductBrand',
  {
    id: optional(guid()),
    name: optional(
      text({ maxLength: 50, description: 'Without an ID, the brand with this name is found or created.' }),
    ),
  },
  { description: 'The brand of a product.' },
)

const ProductRibbon = entity(
  'ProductRibbon',
  {
    id: optional(text({ minLength: 1, maxLength: 36 })),
    name: optional(
      text({ maxLength: 30, description: 'Without an ID, the ribbon with this name is found or created.' }),
    ),
  },
  { description: 'A ribbon of a product, such as "New".' },
)

const ProductInfoSection = entity(
  'ProductInfoSection',
  {
    id: optional(guid()),
    uniqueName: optional(
      text({
        maxLength: 100,
        description:
          'Name of the section for the merchant. Without an ID, the section with this name is found or created. On request: `INFO_SECTION`.',
      }),
    ),
    title: optional(text({ minLength: 1, maxLength: 50, readOnly: true, description: 'On request: `INFO_SECTION`.' })),
    description: optional(described(RichContent, 'On request: `INFO_SECTION_DESCRIPTION`.', { readOnly: true })),
    plainDescription: optional(
      text({
        maxLength: 16_000,
        description: 'As HTML, for a new section. On request: `INFO_SECTION_PLAIN_DESCRIPTION`.',
      }),
    ),
  },
  { description: 'A section of information of a product, which products share.' },
)

export type CategoryIndex = Static<typeof CategoryIndex>
const CategoryIndex = entity(
  'CategoryIndex',
  {
    id: guid(),
    index: optional(
      integer({ maximum: 200, description: 'Position of the product in the category, if it is arranged.' }),
    ),
  },
  { description: 'A category of a product.' },
)

const ProductCategories = entity(
  'ProductCategories',
  { categories: list(CategoryIndex, { maxItems: 2000 }) },
  { description: 'The categories of a product.' },
)

const ProductPhysicalProperties = entity(
  'ProductPhysicalProperties',
  {
    pricePerUnit: optional(
      entity('ProductUnitPrice', unitPrice, { description: 'The base quantity of the price per unit.' }),
    ),
    shippingWeightRange: optional(
      entity(
        'ShippingWeightRange',
        { minValue: number(), maxValue: number() },
        { description: "Lowest and highest weight of all variants, in the store's weight unit.", readOnly: true },
      ),
    ),
    pricePerUnitRange: optional(
      entity(
        'PricePerUnitRange',
        {
          minValue: PricePerUnit,
          maxValue: PricePerUnit,
        },
        { description: 'Lowest and highest price per unit of all variants.', readOnly: true },
      ),
    ),
    weightMeasurementUnitInfo: optional(
      entity(
        'WeightMeasurementUnitInfo',
        { weightMeasurementUnit: oneOf(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'], { readOnly: true }) },
        { description: "The store's weight unit. On request: `WEIGHT_MEASUREMENT_UNIT_INFO`.", readOnly: true },
      ),
    ),
    deliveryProfileId: optional(unbuilt(guid(), later.deliveryProfile)),
    fulfillerId: optional(unbuilt(guid(), later.fulfiller)),
  },
  { description: 'Properties of a product that is shipped.' },
)

export type ProductV3 = Static<typeof ProductV3>
export const ProductV3 = entity(
  'ProductV3',
  {
    ...recordFields,
    id: optional(text({ minLength: 1, maxLength: 36, readOnly: true })),
    name: optional(text({ minLength: 1, maxLength: 80 })),
    slug: optional(
      text({ minLength: 1, maxLength: 300, description: 'Part of the URL. Default: derived from the name.' }),
    ),
    url: optional(
      entity(
        'ProductUrl',
        {
          relativePath: optional(text({ description: 'Path of the product page.' })),
          url: optional(text({ description: 'URL of the product page.' })),
        },
        { description: 'The page of a product. On request: `URL`.', readOnly: true },
      ),
    ),
    description: optional(described(RichContent, 'On request: `DESCRIPTION`.')),
    plainDescription: optional(
      text({
        maxLength: 16_000,
        description: 'Description as HTML. Ignored if `description` is sent too. On request: `PLAIN_DESCRIPTION`.',
      }),
    ),
    visible: optional(flag({ description: 'Whether shoppers see the product. Default: true.' })),
    visibleInPos: optional(flag({ description: 'Whether it is sold at the point of sale. Default: true.' })),
    media: optional(ProductMediaV3),
    seoData: optional(SeoData),
    taxGroupId: optional(unbuilt(guid(), later.taxGroup)),
    options: optional(list(ConnectedOption, { maxItems: 6 })),
    modifiers: optional(list(ConnectedModifier, { maxItems: 10 })),
    bundle: optional(
      described(Bundle, 'The products it consists of, if it is a bundle. Then it has no options, modifiers or stock.'),
    ),
    brand: optional(ProductBrand),
    infoSections: optional(list(ProductInfoSection, { maxItems: 20 })),
    ribbon: optional(described(ProductRibbon, 'The main ribbon.')),
    additionalRibbons: optional(list(ProductRibbon, { maxItems: 4, description: 'Other ribbons.' })),
    directCategoriesInfo: optional(
      described(ProductCategories, 'Categories that contain it. On request: `DIRECT_CATEGORIES_INFO`.', {
        readOnly: true,
      }),
    ),
    allCategoriesInfo: optional(
      described(ProductCategories, 'Those categories and their parents. On request: `ALL_CATEGORIES_INFO`.', {
        readOnly: true,
      }),
    ),
    mainCategoryId: optional(
      guid({ description: 'The category that its breadcrumbs lead to. Setting it adds the product to the category.' }),
    ),
    costRange: optional(
      described(CatalogPriceRange, 'Lowest and highest cost. Elevated callers only, on request: `MERCHANT_DATA`.', {
        readOnly: true,
      }),
    ),
    inventory: optional(
      entity(
        'ProductInventory',
        {
          availabilityStatus: oneOf(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'], {
            description: '`PARTIALLY_OUT_OF_STOCK`: only some variants are in stock.',
          }),
          preorderStatus: oneOf(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED']),
          preorderAvailability: oneOf(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS']),
        },
        { description: 'Availability of a product.', readOnly: true },
      ),
    ),
    productType: optional(
      oneOf(['PHYSICAL', 'DIGITAL'], { description: '`PHYSICAL`: shipped. `DIGITAL`: downloaded. Cannot be changed.' }),
    ),
    handle: optional(text({ minLength: 1, maxLength: 100, readOnly: true, description: 'Identifies it in imports.' })),
    currency: optional(currency({ readOnly: true, description: "The store's currency. On request: `CURRENCY`." })),
    breadcrumbsInfo: optional(
      entity(
        'ProductBreadcrumbs',
        {
          breadcrumbs: list(
            entity(
              'ProductBreadcrumb',
              {
                categoryId: guid(),
                categoryName: text({ minLength: 1, maxLength: 80 }),
                categorySlug: text({ minLength: 1, maxLength: 100 }),
              },
              { description: 'A category on the way to a product.' },
            ),
            { maxItems: 5 },
          ),
        },
        {
          description: 'The categories from the top level to the main category. On request: `BREADCRUMBS_INFO`.',
          readOnly: true,
        },
      ),
    ),
    actualPriceRange: optional(
      described(CatalogPriceRange, 'Lowest and highest actual price of all variants.', { readOnly: true }),
    ),
    compareAtPriceRange: optional(
      described(CatalogPriceRange, 'Lowest and highest price before a reduction. Zero without reductions.', {
        readOnly: true,
      }),
    ),
    physicalProperties: optional(described(ProductPhysicalProperties, 'Only for `PHYSICAL` products.')),
    variantsInfo: optional(
      entity(
        'ProductVariants',
        { variants: list(VariantV3, { minItems: 1, maxItems: 1000 }) },
        { description: 'The variants of a product.' },
      ),
    ),
    purchaseEligibility: optional(
      unbuilt(
        entity(
          'PurchaseEligibility',
          {
            userCriteria: optional(
              oneOf(['MEMBERS_ONLY'], { description: '`MEMBERS_ONLY`: only members can buy it.' }),
            ),
          },
          { description: 'Who can buy a product.' },
        ),
        later.membersOnly,
      ),
    ),
    subscriptionDetails: optional(
      described(
        SubscriptionDetails,
        'Subscriptions that are sent replace all before. Carts refuse them: see `createSubscriptionOption`.',
      ),
    ),
    tags: optional(described(Tags, 'Shoppers do not see private tags.')),
    extendedFields: optional(ExtendedFields),
    ...factFields(productFactNames),
    variantSummary: optional(
      entity(
        'VariantSummary',
        {
          variantCount: integer({ description: 'Number of variants.' }),
          minPriceVariant: optional(described(VariantV3, 'On request: `MIN_PRICE_VARIANT`.')),
        },
        { description: 'A summary of the variants of a product.', readOnly: true },
      ),
    ),
  },
  { description: 'A product of catalog V3.' },
)

/** Fields of a product that responses contain only on request. */
export const requestableProductFields = [
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
] as const
export type RequestableProductField = (typeof requestableProductFields)[number]
