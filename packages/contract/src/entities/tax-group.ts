import type { Static } from 'typebox'
import { entity, optional, text } from '../schema.ts'
import { kept } from './kept.ts'

export type TaxGroup = Static<typeof TaxGroup>
export const TaxGroup = entity(
  'TaxGroup',
  { ...kept, name: optional(text({ minLength: 1, maxLength: 200 })) },
  { description: 'Goods that are taxed alike.' },
)
