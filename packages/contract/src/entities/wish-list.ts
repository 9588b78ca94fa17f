import type { Static } from 'typebox'
import { entity, guid, list } from '../schema.ts'

export type WishList = Static<typeof WishList>
export const WishList = entity(
  'WishList',
  { productIds: list(guid(), { description: 'The products, the last added first.' }) },
  { description: 'What a member wants to find again.' },
)
