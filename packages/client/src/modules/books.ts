// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { Books, BookEntry, BookComparison } from '../generated.ts'

/**
 * Returns the amounts received, refunded and lost in a period, by day, payment provider, country and tax rate.
 * Elevated.
 *
 * @example
 * const { total, taxes } = await owner.books.getBooks({ from: '2026-11-01', to: '2026-11-30', timeZone: 'Europe/Berlin' })
 */
export const getBooks = (
  send: ElevatedSend,
): ((
  options: { from: string; to: string; timeZone?: string; currency?: string },
  call?: CallOptions,
) => Promise<Books>) =>
  bind(send, { route: 'GET /vitrine/v1/books ...options', repeatable: true, elevated: true }, 'books')

/**
 * Lists all payments, refunds and losses of a period, oldest first. Elevated.
 *
 * @example
 * const { entries, nextCursor } = await owner.books.listBookEntries({ from: '2026-11-01', to: '2026-11-30', timeZone: 'Europe/Berlin' })
 */
export const listBookEntries = (
  send: ElevatedSend,
): ((
  options: { from: string; to: string; timeZone?: string; limit?: number; cursor?: string },
  call?: CallOptions,
) => Promise<{
  entries: readonly BookEntry[]
  /** Absent on the last page. */
  nextCursor?: string
}>) =>
  bind(send, {
    route: 'GET /vitrine/v1/books/entries ...options',
    repeatable: true,
    elevated: true,
    dates: { entries: { date: true } },
  })

/**
 * Compares the store's books with a payment provider's account and lists the differences. Elevated.
 *
 * @example
 * const november = { from: '2026-11-01', to: '2026-11-30' }
 * const { differences } = await owner.books.compareBooks({ ...november, provider: 'sandbox' })
 */
export const compareBooks = (
  send: ElevatedSend,
): ((
  options: { from: string; to: string; timeZone?: string; provider: string },
  call?: CallOptions,
) => Promise<BookComparison>) =>
  bind(send, { route: 'GET /vitrine/v1/books/comparison ...options', repeatable: true, elevated: true }, 'comparison')
