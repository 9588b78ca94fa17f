import type { Static } from 'typebox'
import { colorHex, described, entity, guid, list, number, oneOf, optional, text, webUrl } from '../../../schema.ts'
import { ExtendedFields } from '../../common.ts'
import { recordFields, updateFields } from '../../record-fields.ts'
import { Tags } from '../../tags.ts'
import { CatalogImage } from './product-v3.ts'

/** Maximum number of products in a group. */
export const maxGroupMembers = 100

const MemberChoice = entity(
  'ProductGroupChoice',
  {
    id: guid(),
    key: text({ minLength: 1, maxLength: 50, description: 'The choice in carts.' }),
    name: text({ minLength: 1, maxLength: 50, description: 'Name shown to buyers.' }),
    choiceType: oneOf(['CHOICE_TEXT', 'ONE_COLOR']),
    colorCode: optional(colorHex({ minLength: 3, maxLength: 20, description: 'Only for `ONE_COLOR`.' })),
  },
  { description: 'The choice that distinguishes a product from the others of its group.' },
)

export type ProductGroupMember = Static<typeof ProductGroupMember>
export const ProductGroupMember = entity(
  'ProductGroupMember',
  {
    productId: text({ minLength: 1, maxLength: 36 }),
    productName: text({ description: "In the reader's language." }),
    slug: text({ minLength: 1, maxLength: 200 }),
    choice: optional(described(MemberChoice, 'Absent if the status is `OUT_OF_SYNC`.')),
    inventoryAvailabilityStatus: oneOf(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']),
    status: oneOf(['ACTIVE', 'HIDDEN', 'OUT_OF_SYNC'], {
      description:
        '`HIDDEN`: shoppers do not see the product. `OUT_OF_SYNC`: it no longer has exactly one choice of the grouping customization. Shoppers get `ACTIVE` members only.',
    }),
  },
  { description: 'A product of a group.' },
)

const GroupingCustomization = entity(
  'GroupingCustomization',
  {
    id: text({ minLength: 1, maxLength: 36 }),
    key: text({ minLength: 1, maxLength: 50, description: 'The customization in carts.' }),
    name: text({ minLength: 1, maxLength: 50 }),
    customizationType: oneOf(['PRODUCT_OPTION', 'MODIFIER']),
    customizationRenderType: oneOf(['TEXT_CHOICES', 'SWATCH_CHOICES']),
  },
  { description: 'The option or modifier by whose choices the products of a group differ.' },
)

const GroupThumbnail = entity(
  'ProductGroupThumbnail',
  { url: webUrl(), height: number(), width: number(), altText: optional(text()) },
  { description: 'A small image, 50 by 50 pixels at most.' },
)

const ProductGroupMedia = entity(
  'ProductGroupMedia',
  {
    id: optional(text({ minLength: 1, maxLength: 200, description: 'ID of an image in the media library.' })),
    image: optional(described({ ...CatalogImage, readOnly: true }, 'The image.')),
    altText: optional(text({ minLength: 1, maxLength: 1000, description: 'Alternative text for screen readers.' })),
    displayName: optional(text({ maxLength: 80, description: 'Name shown to the merchant.' })),
    mediaType: optional(oneOf(['IMAGE'], { readOnly: true })),
    thumbnail: optional(described({ ...GroupThumbnail, readOnly: true }, 'On request: `THUMBNAIL`.')),
  },
  { description: 'The image of a product group. An empty object removes it.' },
)

const groupFields = {
  name: text({ minLength: 1, maxLength: 100 }),
  groupingCustomizationId: text({
    minLength: 1,
    maxLength: 36,
    description: 'ID of an option or modifier with choices. The products of the group differ by it. Cannot be changed.',
  }),
  choiceOrder: optional(
    list(guid(), {
      maxItems: 100,
      description:
        'IDs of choices of the grouping customization. Members are in this order; those with other choices follow by name of the choice.',
    }),
  ),
  handle: optional(
    text({
      minLength: 1,
      maxLength: 100,
      description: 'ID for other systems, unique in the store. Default: a random one. Cannot be changed.',
    }),
  ),
  media: optional(ProductGroupMedia),
  extendedFields: optional(ExtendedFields),
  tags: optional(Tags),
}

export type ProductGroup = Static<typeof ProductGroup>
export const ProductGroup = entity(
  'ProductGroup',
  {
    ...recordFields,
    ...groupFields,
    members: list(ProductGroupMember, {
      maxItems: maxGroupMembers,
      readOnly: true,
      description: 'Its products, in their order. Calls of their own assign and unassign them.',
    }),
    groupingCustomization: optional(
      described({ ...GroupingCustomization, readOnly: true }, 'On request: `GROUPING_CUSTOMIZATION`.'),
    ),
  },
  { description: 'Products that differ by a choice, such as their color, and are shown together.' },
)

export const ProductGroupUpdate = entity(
  'ProductGroupUpdate',
  { ...ProductGroup.properties, ...updateFields },
  { description: 'Changes of a product group.' },
)
