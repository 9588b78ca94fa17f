import type { Static } from 'typebox'
import { entity, integer, optional, text } from '../../schema.ts'
import { recordFields } from '../record-fields.ts'

export const brandName = text({ minLength: 1, maxLength: 50, description: 'Name, which is unique in the store.' })

export type Brand = Static<typeof Brand>
export const Brand = entity(
  'Brand',
  {
    ...recordFields,
    name: brandName,
    assignedProductsCount: optional(
      integer({ readOnly: true, description: 'Number of products of the brand. Only on request.' }),
    ),
  },
  { description: 'A brand of products.' },
)
