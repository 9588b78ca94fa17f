import type { Static } from 'typebox'
import { described, entity, flag, guid, integer, list, oneOf, optional, text, webUrl } from '../../schema.ts'
import { ExtendedFields } from '../common.ts'
import { recordFields } from '../record-fields.ts'
import { Tags } from '../tags.ts'
import { categoryId } from './category.ts'
import { CatalogImage } from './product/product-v3.ts'

const PromotionMedia = entity(
  'PromotionMedia',
  {
    id: optional(text({ minLength: 1, maxLength: 200, description: 'ID of an image in the media library.' })),
    url: optional(webUrl({ description: 'URL of an image. Ignored if `id` is sent as well.' })),
    image: optional(described({ ...CatalogImage, readOnly: true }, 'The image.')),
    altText: optional(text({ minLength: 1, maxLength: 1000, description: 'Alternative text for screen readers.' })),
    displayName: optional(text({ maxLength: 80, description: 'Name shown to the merchant.' })),
    mediaType: optional(oneOf(['IMAGE'], { readOnly: true })),
    uploadId: optional(guid({ readOnly: true })),
  },
  { description: 'The image of a promotion. Send its `id` or `url`.' },
)

const PromotionCategory = entity(
  'PromotionCategory',
  {
    id: categoryId('ID of the category.'),
    position: integer({ minimum: 1, maximum: 1_000_000, description: 'Place among the items, starting at 1.' }),
    appliedToSubcategories: optional(
      flag({ description: 'Whether its subcategories show the promotion as well. Default: false.' }),
    ),
  },
  { description: 'A category that shows a promotion.' },
)

export type Promotion = Static<typeof Promotion>
export const Promotion = entity(
  'Promotion',
  {
    ...recordFields,
    name: text({ minLength: 1, maxLength: 50, description: 'Name shown to the merchant.' }),
    media: PromotionMedia,
    destinationUrl: optional(webUrl({ description: 'Where a click on the promotion leads.' })),
    categories: optional(list(PromotionCategory, { maxItems: 1000, description: 'Categories that show it.' })),
    enabled: optional(flag({ description: 'Whether shoppers see it. Default: false.' })),
    extendedFields: optional(ExtendedFields),
    tags: optional(Tags),
  },
  { description: 'An image with a link, shown among the products of categories.' },
)

export type PositionedPromotion = Static<typeof PositionedPromotion>
export const PositionedPromotion = entity(
  'PositionedPromotion',
  { promotion: Promotion, position: integer({ minimum: 1, description: 'Place among the items, starting at 1.' }) },
  { description: 'A promotion and where a category shows it.' },
)
