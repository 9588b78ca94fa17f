import type { Static } from 'typebox'
import { entity, integer, optional, text } from '../schema.ts'
import { kept } from './record-fields.ts'

export type CatalogRibbon = Static<typeof CatalogRibbon>
export const CatalogRibbon = entity(
  'CatalogRibbon',
  {
    ...kept,
    name: optional(text({ minLength: 1, maxLength: 30 })),
    assignedProductCount: optional(integer({ readOnly: true })),
  },
  { description: 'A label on product images, such as "New". Only in events.' },
)
