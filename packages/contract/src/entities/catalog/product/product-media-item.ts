import type { Static } from 'typebox'
import { entity, guid, list, optional, text } from '../../../schema.ts'
import { choicePlace, describedMedia } from './media.ts'

export type MediaItemChanges = Static<typeof MediaItemChanges>
export const MediaItemChanges = entity(
  'MediaItemChanges',
  {
    altText: optional(
      text({ maxLength: 1000, description: 'Alternative text for screen readers. An empty string removes it.' }),
    ),
    title: optional(
      text({ maxLength: 80, description: 'Name shown to the merchant, and of a video. An empty string removes it.' }),
    ),
    ...describedMedia,
    choices: optional(
      list(choicePlace, { maxItems: 1000, description: 'The choices for which it is shown, instead of those before.' }),
    ),
    variantIds: optional(
      list(guid(), {
        maxItems: 1000,
        description: 'The variants for which it is shown before media of their choices, instead of those before.',
      }),
    ),
  },
  { description: 'Changes of a media item of a product. Fields that are not sent do not change.' },
)
