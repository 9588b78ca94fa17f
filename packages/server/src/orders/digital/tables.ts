export interface SecureFileTable {
  site_id: string
  id: string
  file_name: string
  content_type: string
  bytes: number
  created_date: Date
}

/** A file of a line of an order, and how often its buyer has downloaded it. */
export interface DownloadTable {
  site_id: string
  order_id: string
  line_item_id: string
  file_id: string
  allowed: number
  used: number
  /** When the last download began; what breaks off is resumed without counting anew. */
  started_date: Date | null
  /** So many bytes were asked for by requests that resumed. */
  resumed_bytes: number
  expires_date: Date
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    secure_file: SecureFileTable
    download: DownloadTable
  }
}
