import type { Product, Review, ReviewSummary } from '@vitrine/client'
import { queryReviews, summarizeReviews } from '@vitrine/client/reviews'
import type { Catalog } from '../server-shop.ts'

const pageSize = 5
const newestFirst = [{ fieldName: 'reviewDate', order: 'DESC' }] as const

/** What buyers say of a product: a page of it, and all of it in numbers. */
export interface ReviewsOfProduct {
  readonly summary: ReviewSummary
  readonly reviews: readonly Review[]
  readonly cursors: { readonly next?: string; readonly prev?: string }
}

interface Asked {
  readonly product: Product
  /** Where the page begins. */
  readonly cursor: string | null
  readonly call: { readonly signal: AbortSignal }
}

const find = async (shop: Catalog, { product, cursor, call }: Asked): Promise<ReviewsOfProduct> => {
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

/** What buyers say of a product; the page does without where it cannot be had. */
export const findReviews = async (shop: Catalog, asked: Asked): Promise<ReviewsOfProduct | undefined> => {
  try {
    return await find(shop, asked)
  } catch (error) {
    if (asked.call.signal.aborted) throw error
    return undefined
  }
}
