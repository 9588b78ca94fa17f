import type { Static } from 'typebox'
import { entity, text, integer, flag, optional, timestamp } from '../../schema.ts'
import { ProductMedia } from './product/product.ts'

export type Collection = Static<typeof Collection>
export const Collection = entity(
  'Collection',
  {
    id: text({ minLength: 35, maxLength: 36, readOnly: true }),
    name: text({ minLength: 1, maxLength: 50 }),
    media: optional(ProductMedia),
    numberOfProducts: optional(integer({ readOnly: true })),
    description: optional(text({ maxLength: 600 })),
    slug: text({
      minLength: 1,
      maxLength: 100,
      description: 'Part of the URL that identifies the collection, such as `new-arrivals`.',
    }),
    visible: optional(flag({ description: 'Whether shoppers see the collection.' })),
    lastUpdated: optional(timestamp({ readOnly: true, description: 'When the collection was last updated.' })),
  },
  { description: 'A collection of products.' },
)
