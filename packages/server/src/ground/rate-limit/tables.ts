/** The number of attempts and the date of the next one. Keys are hashes. */
export interface RateLimitTable {
  site_id: string
  key: string
  count: number
  last_date: Date
  next_date: Date
  /** When the count expires. */
  forgotten_date: Date
}

/** Addresses and devices from which an account was signed in. */
export interface KnownAddressTable {
  site_id: string
  key: string
  last_date: Date
}

declare module '../database/tables.ts' {
  interface Tables {
    rate_limit: RateLimitTable
    known_address: KnownAddressTable
  }
}
