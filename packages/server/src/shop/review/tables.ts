import type { ReviewStatus } from '@vitrine/domain/review/moderation.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** A picture of the shop has its address from the shop; one from elsewhere brings its own. */
export interface ReviewImageRecord {
  readonly id: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly filename?: string
}

export interface ReviewRecord {
  readonly title?: string
  readonly body?: string
  readonly images: readonly ReviewImageRecord[]
  readonly authorName: string
  readonly reply?: { readonly message: string; readonly createdDate: string; readonly updatedDate: string }
  /** The store has decided on it. */
  readonly manuallyChanged: boolean
  readonly publishCount: number
  /** The app that brought it. */
  readonly appId?: string
}

export interface ReviewTable {
  site_id: string
  id: string
  product_id: string
  /** The member who wrote it; visitors have none. */
  author_id: string | null
  status: StateColumn<ReviewStatus>
  rating: number
  verified: boolean
  review_date: Date
  body: JsonColumn<ReviewRecord>
  /** Counts up with each change. */
  revision: number
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    review: ReviewTable
  }
}
