export interface SecureFileTable {
  site_id: string
  id: string
  file_name: string
  content_type: string
  bytes: number
  created_date: Date
}

/** The file of an order's line item, with its download count. */
export interface DownloadTable {
  site_id: string
  order_id: string
  line_item_id: string
  file_id: string
  allowed: number
  used: number
  /** When the last download started; an interrupted download is resumed without being counted again. */
  started_date: Date | null
  /** Bytes requested by resumed downloads. */
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
