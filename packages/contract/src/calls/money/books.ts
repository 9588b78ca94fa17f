import { elevated, room } from '../../call.ts'
import { BookComparison, BookEntry, Books } from '../../entities/money/books.ts'
import { currency, integer, list, localDate, optional, shape, text } from '../../schema.ts'

const time = {
  from: localDate({ description: 'First day of the period.' }),
  to: localDate({ description: 'Last day of the period, at most 366 days after the first.' }),
  timeZone: optional(
    text({
      maxLength: 50,
      description: 'IANA time zone in which days begin, such as `Europe/Berlin`. Default: that of the store.',
    }),
  ),
}

const november = "{ from: '2026-11-01', to: '2026-11-30', timeZone: 'Europe/Berlin' }"

export const bookCalls = room({ scope: 'orders', area: 'finances' })({
  getBooks: {
    method: 'GET',
    path: '/vitrine/v1/books',
    summary:
      'Returns the amounts received, refunded and lost in a period, by day, payment provider, country and tax rate.',
    roles: elevated,
    repeatable: true,
    query: shape({
      ...time,
      currency: optional(
        currency({ description: 'Includes only payments in this currency. Default: the store’s currency.' }),
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
    summary: 'Lists all payments, refunds and losses of a period, oldest first.',
    roles: elevated,
    repeatable: true,
    query: shape({
      ...time,
      limit: optional(integer({ minimum: 1, maximum: 1000, description: 'Page size. Default: 100. At most 1,000.' })),
      cursor: optional(text({ maxLength: 1000, description: 'The `nextCursor` of the previous page.' })),
    }),
    response: shape({
      entries: list(BookEntry),
      nextCursor: optional(text({ description: 'Absent on the last page.' })),
    }),
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
    summary: "Compares the store's books with a payment provider's account and lists the differences.",
    roles: elevated,
    repeatable: true,
    query: shape({
      ...time,
      provider: text({ minLength: 1, maxLength: 100, description: 'The payment provider, such as `stripe`.' }),
    }),
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
