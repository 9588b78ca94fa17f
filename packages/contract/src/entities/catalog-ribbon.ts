import type { Static } from 'typebox'
import { entity, integer, optional, text } from '../schema.ts'
import { recordFields } from './record-fields.ts'

export type CatalogRibbon = Static<typeof CatalogRibbon>
export const CatalogRibbon = entity(
  'CatalogRibbon',
  {
    ...recordFields,
    name: optional(text({ minLength: 1, maxLength: 30 })),
    assignedProductCount: optional(integer({ readOnly: true })),
  },
  { description: 'A ribbon for products, such as "New". Only in events.' },
)
