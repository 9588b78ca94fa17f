// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, Books, BookEntry, BookComparison } from '../generated.ts'

/** Adds up what the store received, refunded and lost, by day, payment provider, country and tax rate. */
export const getBooks: ElevatedEndpoint<
  {
    query: {
      /** The first day. */
      from: string
      /** The last day, at most 366 days after the first. */
      to: string
      /** An IANA time zone, such as `Europe/Berlin`, in which days begin. Default: that of the store. */
      timeZone?: string
      /** Of payments in this currency alone; the store’s unless told: no two are added up. */
      currency?: string
    }
  },
  { books: Books }
> = { route: 'GET /vitrine/v1/books', repeatable: true, elevated: true }

/** Lists every movement of money, oldest first. */
export const listBookEntries: ElevatedEndpoint<
  {
    query: {
      /** The first day. */
      from: string
      /** The last day, at most 366 days after the first. */
      to: string
      /** An IANA time zone, such as `Europe/Berlin`, in which days begin. Default: that of the store. */
      timeZone?: string
      /** The entries of a page; 100 by default. */
      limit?: number
      /** The `nextCursor` of the page before. */
      cursor?: string
    }
  },
  { entries: readonly BookEntry[]; nextCursor?: string }
> = { route: 'GET /vitrine/v1/books/entries', repeatable: true, elevated: true, dates: { entries: { date: true } } }

/** Compares the store's books with a payment provider's own account, and names each difference. */
export const compareBooks: ElevatedEndpoint<
  {
    query: {
      /** The first day. */
      from: string
      /** The last day, at most 366 days after the first. */
      to: string
      /** An IANA time zone, such as `Europe/Berlin`, in which days begin. Default: that of the store. */
      timeZone?: string
      provider: string
    }
  },
  { comparison: BookComparison }
> = { route: 'GET /vitrine/v1/books/comparison', repeatable: true, elevated: true }
