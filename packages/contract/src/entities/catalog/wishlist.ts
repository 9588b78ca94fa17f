import type { Static } from 'typebox'
import { maxWishListItems } from '../../bounds.ts'
import { described, entity, guid, integer, list, optional, text, timestamp } from '../../schema.ts'
import { CatalogReference } from '../selling/cart.ts'
import { Tags } from '../tags.ts'

const WishlistItem = entity(
  'WishlistItem',
  {
    catalogReference: described(CatalogReference, 'The product, with its options.'),
    addedDate: timestamp({ description: 'When it was added.' }),
  },
  { description: 'A product on a wish list. Different options of a product are different items.' },
)

export type Wishlist = Static<typeof Wishlist>
export const Wishlist = entity(
  'Wishlist',
  {
    id: guid(),
    memberId: guid({ description: 'ID of the member.' }),
    items: list(WishlistItem, { maxItems: maxWishListItems, description: 'Items, most recently added first.' }),
    createdDate: timestamp(),
    updatedDate: timestamp(),
    tags: optional(described(Tags, 'Public tags of the list.')),
  },
  { description: 'The wish list of a member.' },
)

const WishlistProduct = entity(
  'WishlistProduct',
  {
    id: guid({ description: 'ID of the product.' }),
    dateAdded: timestamp({ description: 'When it was last added.' }),
    type: text({ description: 'Always `product`.' }),
    origin: text({ description: 'Always `wixstores`.' }),
  },
  { description: 'A product on a wish list, whatever its options.' },
)

export type WishlistData = Static<typeof WishlistData>
export const WishlistData = entity(
  'WishlistData',
  {
    id: guid(),
    ownerId: guid({ description: 'ID of the member.' }),
    items: list(WishlistProduct, { maxItems: 100, description: 'Products, most recently added first.' }),
    totalCount: integer({ description: 'Number of products that match, on all pages.' }),
  },
  { description: 'The products on the wish list of a member.' },
)
