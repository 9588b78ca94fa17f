import type { Static } from 'typebox'
import { country, entity, flag, guid, optional, text } from '../schema.ts'
import { kept } from './kept.ts'

export type TaxRegion = Static<typeof TaxRegion>
export const TaxRegion = entity(
  'TaxRegion',
  {
    ...kept,
    country: optional(country({ minLength: 2 })),
    subdivision: optional(text({ maxLength: 50 })),
    appId: optional(guid()),
    taxIncludedInPrice: optional(flag()),
  },
  { description: 'Where a store collects tax, and who works it out.' },
)
