import type { Static } from 'typebox'
import { entity, integer, optional, text } from '../schema.ts'
import { recordFields } from './record-fields.ts'
import { RichContent } from './rich-content.ts'

export type InfoSection = Static<typeof InfoSection>
export const InfoSection = entity(
  'InfoSection',
  {
    ...recordFields,
    uniqueName: optional(text({ maxLength: 100, description: 'Name of the section for the merchant.' })),
    title: optional(text({ minLength: 1, maxLength: 50 })),
    description: optional(RichContent),
    plainDescription: optional(text({ maxLength: 16_000 })),
    assignedProductsCount: optional(integer({ readOnly: true })),
  },
  { description: 'A section of information for products, such as a return policy. Only in events.' },
)
