import type { Wishlist, WishlistData } from '@vitrine/contract/entities/catalog/wishlist.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { presentTags } from '../../ground/entity/tags.ts'
import type { StoredList } from './edit.ts'

/** Presents a list to its member, who sees only public tags. */
export const presentWishlist = ({ list, items }: StoredList): Wishlist => ({
  id: list.id,
  memberId: list.member_id,
  items: items.map(({ product_id: catalogItemId, options, added_date }) => ({
    catalogReference: { catalogItemId, appId: storesAppId, ...(options && { options }) },
    addedDate: added_date.toISOString(),
  })),
  createdDate: list.created_date.toISOString(),
  updatedDate: list.updated_date.toISOString(),
  ...(list.tags && { tags: presentTags(list.tags, false) }),
})

/** What the items of all wish lists are, in the words of the specification. */
const kind = { type: 'product', origin: 'wixstores' } as const

interface Page {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly kind?: readonly { readonly type?: string | undefined; readonly origin?: string | undefined }[] | undefined
}

/** Presents a page of a list by products, whatever their options. */
export const presentByProduct = (
  { list, items }: StoredList,
  { limit = 100, offset = 0, kind: kinds = [] }: Page,
): WishlistData => {
  const isRequested = ({ type = kind.type, origin = kind.origin }: { type?: string; origin?: string }): boolean =>
    type === kind.type && origin === kind.origin
  const products = items.filter(
    ({ product_id }, index) => items.findIndex((one) => one.product_id === product_id) === index,
  )
  const found = kinds.length === 0 || kinds.some((one) => isRequested(one)) ? products : []
  return {
    id: list.id,
    ownerId: list.member_id,
    items: found
      .slice(offset, offset + limit)
      .map(({ product_id: id, added_date }) => ({ id, dateAdded: added_date.toISOString(), ...kind })),
    totalCount: found.length,
  }
}
