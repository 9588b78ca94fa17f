import type { Static } from 'typebox'
import { entity, guid, integer, optional, text } from '../../schema.ts'
import { recordFields } from '../record-fields.ts'
import { RichContent } from '../rich-content.ts'

const uniqueName = text({ maxLength: 100, description: 'Name of the section for the merchant. Unique in the store.' })
const title = text({ minLength: 1, maxLength: 50, description: 'Title that buyers see.' })
const content = {
  description: optional(RichContent),
  plainDescription: optional(
    text({ maxLength: 16_000, description: 'The description as HTML. Ignored if `description` is sent as well.' }),
  ),
}

export type InfoSection = Static<typeof InfoSection>
export const InfoSection = entity(
  'InfoSection',
  {
    ...recordFields,
    uniqueName,
    title,
    ...content,
    assignedProductsCount: optional(
      integer({ readOnly: true, description: 'Number of products with the section. Only on request.' }),
    ),
  },
  { description: 'A section of information for products, such as a return policy.' },
)

export type InfoSectionForGetOrCreate = Static<typeof InfoSectionForGetOrCreate>
export const InfoSectionForGetOrCreate = entity(
  'InfoSectionForGetOrCreate',
  {
    id: optional(guid({ description: 'ID of an existing section.' })),
    uniqueName: optional(uniqueName),
    title: optional(title),
    ...content,
  },
  { description: 'A section to find by `id` or `uniqueName`, or to create if there is none with the `uniqueName`.' },
)
