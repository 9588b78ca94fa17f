import type { ReviewStatus } from '@vitrine/domain/review/moderation.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** Store files derive their URL from the store's; external pictures have their own. */
export interface ReviewImageRecord {
  readonly id: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly filename?: string
  /** A photo uploaded for the review, and visible only with it. */
  readonly isPhoto?: true
}

export interface ReviewRecord {
  readonly title?: string
  readonly body?: string
  readonly images: readonly ReviewImageRecord[]
  readonly authorName: string
  readonly reply?: { readonly message: string; readonly createdDate: string; readonly updatedDate: string }
  /** Whether the store has moderated it. */
  readonly manuallyChanged: boolean
  readonly publishCount: number
  /** The app that imported it. */
  readonly appId?: string
}

export interface ReviewTable {
  site_id: string
  id: string
  product_id: string
  /** The member who wrote it; `null` for visitors. */
  author_id: string | null
  status: StateColumn<ReviewStatus>
  rating: number
  verified: boolean
  review_date: Date
  body: JsonColumn<ReviewRecord>
  /** Incremented with each change. */
  revision: number
  created_date: Date
  updated_date: Date
}

/** A photo uploaded by a buyer. */
export interface ReviewPhotoTable {
  site_id: string
  /** ID of its media file. */
  id: string
  /** The uploader, such as `member:…`; `null` for the store. */
  owner: string | null
  /** The review it belongs to, while that exists. */
  review_id: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    review: ReviewTable
    review_photo: ReviewPhotoTable
  }
}
