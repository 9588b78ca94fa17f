import type { Static } from 'typebox'
import { entity, integer, optional } from '../schema.ts'

const count = () => optional(integer({ minimum: 1, maximum: 100_000, readOnly: true }))

export type QuantityTerms = Static<typeof QuantityTerms>
export const QuantityTerms = entity(
  'QuantityTerms',
  { minQuantity: count(), maxQuantity: count(), multipleOf: count() },
  { description: 'How many of a product one order can have, all variants together.' },
)
