import type { Static } from 'typebox'
import { described, entity, flag, guid, integer, list, oneOf, optional, text } from '../../../schema.ts'

/** The most components of a bundle. */
export const maxComponents = 20
/** The most pieces of a component in one bundle. */
export const maxComponentQuantity = 100

const BundleChoice = entity(
  'BundleChoice',
  {
    description: text({ description: 'Name of the choice, as carts take it.' }),
    translatedDescription: optional(text({ description: 'Name in the requested language.' })),
    colorCode: optional(text({ description: 'Color as a CSS hex value. Only of color options.' })),
    inStock: flag({ description: 'Whether a variant with this choice is in stock.' }),
  },
  { description: 'A choice of an option of a component.' },
)

const BundleImage = entity(
  'BundleImage',
  {
    id: text({ description: 'ID of the image in the media library.' }),
    url: text(),
    width: integer({ description: 'In pixels.' }),
    height: integer({ description: 'In pixels.' }),
    altText: optional(text({ description: 'Alternative text for screen readers.' })),
  },
  { description: 'An image of a component.' },
)

export type BundleOption = Static<typeof BundleOption>
const BundleOption = entity(
  'BundleOption',
  {
    name: text({ description: 'Name of the option, as carts take it.' }),
    translatedName: optional(text({ description: 'Name in the requested language.' })),
    choices: list(BundleChoice),
  },
  { description: 'An option by which the buyer chooses the variant of a component.' },
)

export type BundleComponent = Static<typeof BundleComponent>
export const BundleComponent = entity(
  'BundleComponent',
  {
    id: optional(
      guid({
        description:
          'Identifies the component in carts. Default: the ID of an equal component before the change, or a new one.',
      }),
    ),
    productId: text({ minLength: 1, maxLength: 36, description: 'The product, which is not a bundle or gift card.' }),
    variantId: optional(
      text({
        minLength: 1,
        maxLength: 36,
        description: 'The variant. Default: the only one, or the one that the buyer chooses by its options.',
      }),
    ),
    quantity: optional(
      integer({ minimum: 1, maximum: maxComponentQuantity, description: 'Pieces in one bundle. Default: 1.' }),
    ),
    status: optional(
      oneOf(['AVAILABLE', 'OUT_OF_STOCK', 'HIDDEN', 'DELETED', 'VARIANT_MISSING', 'NOT_ALLOWED'], {
        readOnly: true,
        description:
          'Whether it can be sold. `NOT_ALLOWED`: it has become a bundle, is only sold by subscription, or needs a text or modifier.',
      }),
    ),
    name: optional(text({ readOnly: true, description: "Name of the product in the reader's language." })),
    slug: optional(text({ readOnly: true, description: 'Slug of the product. Absent if it is hidden or deleted.' })),
    image: optional(described(BundleImage, 'Image of the product, or of the variant.', { readOnly: true })),
    choices: optional(
      list(text(), { readOnly: true, description: "Choices of a fixed variant in the reader's language." }),
    ),
    options: optional(
      list(BundleOption, { readOnly: true, description: 'Options by which the buyer chooses the variant.' }),
    ),
  },
  { description: 'A product in a bundle.' },
)

export type ComponentStatus = NonNullable<BundleComponent['status']>

export type Bundle = Static<typeof Bundle>
export const Bundle = entity(
  'Bundle',
  {
    components: list(BundleComponent, {
      maxItems: maxComponents,
      description: 'Its products. An empty list makes it an ordinary product again.',
    }),
  },
  {
    description:
      'The products that a bundle consists of. Its price is its own; stock, weight, tax and delivery are those of its components.',
  },
)

export type OrderedBundle = Static<typeof OrderedBundle>
export const OrderedBundle = entity(
  'OrderedBundle',
  {
    id: guid({ description: 'Same for all line items of one bundle.' }),
    name: text({ maxLength: 200, description: "Name of the bundle in the store's language." }),
    translatedName: optional(text({ maxLength: 400, description: "Name in the buyer's language." })),
    productId: text({ minLength: 1, maxLength: 36, description: 'The product that was bought.' }),
    quantity: integer({ minimum: 1, maximum: 100_000, description: 'Number of bundles.' }),
  },
  { description: 'The bundle that a line item of an order was bought in.' },
)
