import type { Static } from 'typebox'
import { entity, guid, list } from '../../schema.ts'

export type WishList = Static<typeof WishList>
export const WishList = entity(
  'WishList',
  { productIds: list(guid(), { description: 'IDs of the products, most recently added first.' }) },
  { description: 'The wish list of a member.' },
)
