/** How often something was tried, and when it may be tried next. Keys are hashes. */
export interface RateLimitTable {
  site_id: string
  key: string
  count: number
  last_date: Date
  next_date: Date
  /** From then on it counts no more. */
  forgotten_date: Date
}

/** From where an account was signed in to before. */
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
