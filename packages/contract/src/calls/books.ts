import { elevated, room } from '../call.ts'
import { BookComparison, BookEntry, Books } from '../entities/books.ts'
import { currency, integer, list, localDate, optional, shape, text } from '../schema.ts'

const time = {
  from: localDate({ description: 'The first day.' }),
  to: localDate({ description: 'The last day, at most 366 days after the first.' }),
  timeZone: optional(
    text({
      maxLength: 50,
      description: 'An IANA time zone, such as `Europe/Berlin`, in which days begin. Default: that of the store.',
    }),
  ),
}

const november = "{ from: '2026-11-01', to: '2026-11-30', timeZone: 'Europe/Berlin' }"

export const bookCalls = room({ scope: 'orders' })({
  getBooks: {
    method: 'GET',
    path: '/vitrine/v1/books',
    summary: 'Adds up what the store received, refunded and lost, by day, payment provider, country and tax rate.',
    roles: elevated,
    repeatable: true,
    query: shape({
      ...time,
      currency: optional(
        currency({ description: 'Of payments in this currency alone; the store’s unless told: no two are added up.' }),
      ),
    }),
    response: shape({ books: Books }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'books',
      args: '...options!',
      gives: 'books',
      example: `const { total, taxes } = await owner.books.getBooks(${november})`,
    },
  },
  listBookEntries: {
    method: 'GET',
    path: '/vitrine/v1/books/entries',
    summary: 'Lists every movement of money, oldest first.',
    roles: elevated,
    repeatable: true,
    query: shape({
      ...time,
      limit: optional(integer({ minimum: 1, maximum: 1000, description: 'The entries of a page; 100 by default.' })),
      cursor: optional(text({ maxLength: 1000, description: 'The `nextCursor` of the page before.' })),
    }),
    response: shape({ entries: list(BookEntry), nextCursor: optional(text()) }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'books',
      args: '...options!',
      example: `const { entries, nextCursor } = await owner.books.listBookEntries(${november})`,
    },
  },
  compareBooks: {
    method: 'GET',
    path: '/vitrine/v1/books/comparison',
    summary: "Compares the store's books with a payment provider's own account, and names each difference.",
    roles: elevated,
    repeatable: true,
    query: shape({ ...time, provider: text({ minLength: 1, maxLength: 100 }) }),
    response: shape({ comparison: BookComparison }),
    errors: ['INVALID_ARGUMENT', 'NOT_FOUND'],
    client: {
      module: 'books',
      args: '...options!',
      gives: 'comparison',
      example: [
        "const november = { from: '2026-11-01', to: '2026-11-30' }",
        "const { differences } = await owner.books.compareBooks({ ...november, provider: 'sandbox' })",
      ],
    },
  },
})
