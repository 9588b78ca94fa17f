import type { Static } from 'typebox'
import { entity, text, integer, flag, optional, timestamp } from '../schema.ts'
import { ProductMedia } from './product.ts'

export type Collection = Static<typeof Collection>
export const Collection = entity('Collection', {
  id: text({ minLength: 35, maxLength: 36, readOnly: true }),
  name: text({ minLength: 1, maxLength: 50 }),
  media: optional(ProductMedia),
  numberOfProducts: optional(integer({ readOnly: true })),
  description: optional(text({ maxLength: 600 })),
  slug: text({ minLength: 1, maxLength: 100 }),
  visible: optional(flag()),
  lastUpdated: optional(timestamp({ readOnly: true })),
})
