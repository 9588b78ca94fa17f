import type { Static } from 'typebox'
import { entity, integer, optional, text } from '../schema.ts'
import { recordFields } from './record-fields.ts'

export type Brand = Static<typeof Brand>
export const Brand = entity(
  'Brand',
  {
    ...recordFields,
    name: optional(text({ minLength: 1, maxLength: 50 })),
    assignedProductsCount: optional(integer({ readOnly: true })),
  },
  { description: 'The brand of a product. Only in events.' },
)
