import type { ReviewStatus } from '@vitrine/domain/review/moderation.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** A picture of the shop has its address from the shop; one from elsewhere brings its own. */
export interface ReviewImageRecord {
  readonly id: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly filename?: string
  /** It was sent for the review, and is seen with it alone. */
  readonly isPhoto?: true
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

/** A photo that a buyer sent. */
export interface ReviewPhotoTable {
  site_id: string
  /** Its file among the media. */
  id: string
  /** Who sent it, such as `member:…`; the store's own have none. */
  owner: string | null
  /** The review it belongs to, once that is written and as long as it is there. */
  review_id: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    review: ReviewTable
    review_photo: ReviewPhotoTable
  }
}
