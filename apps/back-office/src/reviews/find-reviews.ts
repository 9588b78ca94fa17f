import type { Review } from '@vitrine/client'
import { shop } from '../first-shop.ts'

/** Filter of the review list. */
export type ReviewFilter = 'all' | 'waiting' | 'approved' | 'rejected'
export const reviewFilters: readonly ReviewFilter[] = ['all', 'waiting', 'approved', 'rejected']

const pageSize = 20

/** Pending reviews are queried separately, because they are shown first. */
const statusOf = {
  all: { $ne: 'IN_MODERATION' },
  waiting: 'IN_MODERATION',
  approved: 'APPROVED',
  rejected: 'REJECTED',
} as const satisfies Record<ReviewFilter, unknown>

const filterOf = (show: ReviewFilter) => ({ 'moderation.moderationStatus': statusOf[show] })
const everyone = { returnPrivateReviews: true } as const
const newestFirst = [{ fieldName: 'reviewDate', order: 'DESC' }] as const

export interface ReviewQuery {
  readonly show: ReviewFilter
  /** Cursor of the page. */
  readonly after: string | undefined
}

interface Found {
  readonly reviews: readonly Review[]
  readonly next: string | undefined
}

const find = async ({ show, after }: ReviewQuery, signal: AbortSignal): Promise<Found> => {
  const cursorPaging = { limit: pageSize, ...(after !== undefined && { cursor: after }) }
  const query = after === undefined ? { filter: filterOf(show), sort: newestFirst, cursorPaging } : { cursorPaging }
  const { reviews, metadata } = await shop.reviews.queryReviews(query, everyone, { signal })
  return { reviews, next: metadata.cursors.next }
}

/** Counts the pending reviews. */
export const countPending = async (signal?: AbortSignal): Promise<number> => {
  const search = { filter: filterOf('waiting'), includePrivateReviews: true }
  return (await shop.reviews.countReviews(search, signal && { signal })).count
}

export interface FoundReviews extends Found {
  readonly request: ReviewQuery
  /** Pending reviews, shown above the others. */
  readonly pending: readonly Review[]
  readonly pendingCount: number
  /** Product names by ID. */
  readonly productNames: Readonly<Record<string, string>>
}

const namesOf = async (reviews: readonly Review[], signal: AbortSignal): Promise<Record<string, string>> => {
  const ids = [...new Set(reviews.map(({ entityId }) => entityId))]
  if (ids.length === 0) return {}
  const { items } = await shop.products.queryProducts().in('id', ids).limit(100).find({ signal })
  return Object.fromEntries(items.map(({ id, name }) => [id, name]))
}

/** Returns a page of reviews, newest first. With filter `all`, pending ones come first. */
export const findReviews = async (request: ReviewQuery, signal: AbortSignal): Promise<FoundReviews> => {
  const includesPending = request.show === 'all' && request.after === undefined
  const [found, pending, pendingCount] = await Promise.all([
    find(request, signal),
    includesPending ? find({ show: 'waiting', after: undefined }, signal) : undefined,
    includesPending ? countPending(signal) : 0,
  ])
  const first = pending?.reviews ?? []
  const productNames = await namesOf([...first, ...found.reviews], signal)
  return { ...found, request, pending: first, pendingCount, productNames }
}
