import type { JsonColumn } from '../database/columns.ts'

/** The guard that decides who may see a private image. */
export type MediaGuard = 'review'

export interface MediaFileTable {
  site_id: string
  /** Contains the site and a hash of the content, so identical files have the same ID. */
  id: string
  kind: 'image' | 'video' | 'model'
  content_type: string
  filename: string
  bytes: number
  width: number
  height: number
  alt_text: string | null
  /** The focal point for crops. */
  focal_point: JsonColumn<{ readonly x: number; readonly y: number }> | null
  /** The poster image of a video or 3D model. */
  poster_id: string | null
  /** Null for public files. */
  guarded_by: MediaGuard | null
  created_date: Date
}

declare module '../database/tables.ts' {
  interface Tables {
    media_file: MediaFileTable
  }
}
