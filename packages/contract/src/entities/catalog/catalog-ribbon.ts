import type { Static } from 'typebox'
import { entity, integer, optional, text } from '../../schema.ts'
import { recordFields } from '../record-fields.ts'

export const ribbonName = text({ minLength: 1, maxLength: 30, description: 'Text of the ribbon. Unique in the store.' })

export type CatalogRibbon = Static<typeof CatalogRibbon>
export const CatalogRibbon = entity(
  'CatalogRibbon',
  {
    ...recordFields,
    name: ribbonName,
    assignedProductCount: optional(
      integer({ readOnly: true, description: 'Number of products with the ribbon. Only on request.' }),
    ),
  },
  { description: 'A ribbon that is shown on products, such as "New".' },
)
