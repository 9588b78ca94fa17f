import type { JsonColumn } from '../database/columns.ts'

/** What says who may see a picture that not everybody may. */
export type MediaGuard = 'review'

export interface MediaFileTable {
  site_id: string
  /** Names its site and its content: the same file twice is one. */
  id: string
  kind: 'image' | 'video'
  content_type: string
  filename: string
  bytes: number
  width: number
  height: number
  alt_text: string | null
  /** What a crop keeps in view. */
  focal_point: JsonColumn<{ readonly x: number; readonly y: number }> | null
  /** The picture that stands for a video. */
  poster_id: string | null
  /** Absent where everybody may see it. */
  guarded_by: MediaGuard | null
  created_date: Date
}

declare module '../database/tables.ts' {
  interface Tables {
    media_file: MediaFileTable
  }
}
