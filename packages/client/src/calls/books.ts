// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, Books, BookEntry, BookComparison } from '../generated.ts'

/** Returns the amounts received, refunded and lost in a period, by day, payment provider, country and tax rate. */
export const getBooks: ElevatedEndpoint<
  {
    query: {
      /** First day of the period. */
      from: string
      /** Last day of the period, at most 366 days after the first. */
      to: string
      /** IANA time zone in which days begin, such as `Europe/Berlin`. Default: that of the store. */
      timeZone?: string
      /** Includes only payments in this currency. Default: the store’s currency. */
      currency?: string
    }
  },
  { books: Books }
> = { route: 'GET /vitrine/v1/books', repeatable: true, elevated: true }

/** Lists all payments, refunds and losses of a period, oldest first. */
export const listBookEntries: ElevatedEndpoint<
  {
    query: {
      /** First day of the period. */
      from: string
      /** Last day of the period, at most 366 days after the first. */
      to: string
      /** IANA time zone in which days begin, such as `Europe/Berlin`. Default: that of the store. */
      timeZone?: string
      /** Page size. Default: 100. At most 1,000. */
      limit?: number
      /** The `nextCursor` of the previous page. */
      cursor?: string
    }
  },
  {
    entries: readonly BookEntry[]
    /** Absent on the last page. */
    nextCursor?: string
  }
> = { route: 'GET /vitrine/v1/books/entries', repeatable: true, elevated: true, dates: { entries: { date: true } } }

/** Compares the store's books with a payment provider's account and lists the differences. */
export const compareBooks: ElevatedEndpoint<
  {
    query: {
      /** First day of the period. */
      from: string
      /** Last day of the period, at most 366 days after the first. */
      to: string
      /** IANA time zone in which days begin, such as `Europe/Berlin`. Default: that of the store. */
      timeZone?: string
      /** The payment provider, such as `stripe`. */
      provider: string
    }
  },
  { comparison: BookComparison }
> = { route: 'GET /vitrine/v1/books/comparison', repeatable: true, elevated: true }
