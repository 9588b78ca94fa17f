import type { Static } from 'typebox'
import { entity, list, oneOf, optional, text, timestamp } from '../../../schema.ts'

const historyFields = [
  'name',
  'slug',
  'visible',
  'brand',
  'ribbon',
  'price',
  'compareAtPrice',
  'cost',
  'sku',
  'barcode',
  'weight',
  'status',
  'description',
  'media',
  'options',
  'variants',
  'modifiers',
  'infoSections',
  'facts',
  'seo',
  'settings',
] as const

const ProductFieldChange = entity(
  'ProductFieldChange',
  {
    field: oneOf(historyFields),
    variant: optional(text({ description: 'Choices of the variant, if the change is about one.' })),
    before: optional(text({ description: 'The value until the change. Absent if it is long or there was none.' })),
    after: optional(text({ description: 'The value since the change. Absent if it is long or there is none.' })),
  },
  { description: 'A changed field of a product.' },
)

export type ProductHistoryEntry = Static<typeof ProductHistoryEntry>
export const ProductHistoryEntry = entity(
  'ProductHistoryEntry',
  {
    id: text(),
    date: timestamp(),
    actorType: optional(
      oneOf(['visitor', 'member', 'owner', 'app', 'key'], {
        description: 'Who changed it. `key`: an API key of the store. Absent: the server did.',
      }),
    ),
    actorName: optional(text({ description: 'Name or email of the person of the staff.' })),
    changes: list(ProductFieldChange, { description: 'At most 50.' }),
  },
  { description: 'A change of a product.' },
)
