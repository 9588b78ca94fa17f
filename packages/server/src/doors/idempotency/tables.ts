export interface IdempotencyKeyTable {
  site_id: string
  caller: string
  call: string
  key: string
  request_hash: string
  /** `null` while the first request is in progress. */
  status: number | null
  body: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    idempotency_key: IdempotencyKeyTable
  }
}
