import type { Static } from 'typebox'
import { entity, integer, optional } from '../../schema.ts'

const count = (description: string) => optional(integer({ minimum: 1, maximum: 100_000, readOnly: true, description }))

export type QuantityTerms = Static<typeof QuantityTerms>
export const QuantityTerms = entity(
  'QuantityTerms',
  {
    minQuantity: count('Minimum quantity.'),
    maxQuantity: count('Maximum quantity.'),
    multipleOf: count('The quantity must be a multiple of this number.'),
  },
  { description: 'Limits on the quantity of a product in one order, counting all its variants.' },
)
