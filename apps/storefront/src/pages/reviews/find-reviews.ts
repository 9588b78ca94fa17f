import type { Product, Review, ReviewSummary } from '@vitrine/client'
import { queryReviews, summarizeReviews } from '@vitrine/client/reviews'
import type { Catalog } from '../../server/server-shop.ts'

const pageSize = 5
const newestFirst = [{ fieldName: 'reviewDate', order: 'DESC' }] as const

/** A page of a product's reviews, and their summary. */
export interface ReviewsOfProduct {
  readonly summary: ReviewSummary
  readonly reviews: readonly Review[]
  readonly cursors: { readonly next?: string; readonly prev?: string }
}

interface ReviewsRequest {
  readonly product: Product
  /** Cursor of the page. */
  readonly cursor: string | null
  readonly call: { readonly signal: AbortSignal }
}

const find = async (shop: Catalog, { product, cursor, call }: ReviewsRequest): Promise<ReviewsOfProduct> => {
  const filter = { namespace: 'stores', entityId: product.id }
  const query = cursor
    ? { cursorPaging: { limit: pageSize, cursor } }
    : { filter, sort: newestFirst, cursorPaging: { limit: pageSize } }
  const [summary, { reviews, metadata }] = await Promise.all([
    summarizeReviews(shop.send)(product.id, call),
    queryReviews(shop.send)(query, {}, call),
  ])
  return { summary, reviews, cursors: metadata.cursors }
}

/** Loads a product's reviews. Returns `undefined` if they can't be loaded; the page works without. */
export const findReviews = async (shop: Catalog, request: ReviewsRequest): Promise<ReviewsOfProduct | undefined> => {
  try {
    return await find(shop, request)
  } catch (error) {
    if (request.call.signal.aborted) throw error
    return undefined
  }
}
