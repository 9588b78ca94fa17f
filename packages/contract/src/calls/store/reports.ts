import { elevated, room } from '../../call.ts'
import { SalesReport } from '../../entities/store/report.ts'
import { currency, localDate, oneOf, optional, shape } from '../../schema.ts'

const period = {
  from: localDate({ description: 'First day of the period, in the time zone of the store.' }),
  to: localDate({ description: 'Last day of the period.' }),
  compare: optional(
    oneOf(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'], {
      description:
        'Compares with the period before, of as many months or days, or with the same days of the year before.',
    }),
  ),
  currency: optional(currency({ description: 'Only orders in this currency. Default: the store’s currency.' })),
}

/** Reports of sales, from sums that a job keeps. */
export const reportCalls = room({ scope: 'orders', area: 'reports' })({
  getSalesReport: {
    method: 'GET',
    path: '/vitrine/v1/reports/sales',
    summary:
      'Returns orders, sales and payments of a period by day, week or month, compared with an earlier one. An order is ' +
      'included a few seconds after it was placed or changed.',
    roles: elevated,
    repeatable: true,
    query: shape({
      ...period,
      interval: optional(
        oneOf(['DAY', 'WEEK', 'MONTH'], {
          description:
            'Length of the rows. Weeks begin on Monday. Default: `DAY`, for at most 366 days; weeks are for at most ' +
            '1,830 days, months for 3,660.',
        }),
      ),
    }),
    response: shape({ report: SalesReport }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'reports',
      args: '...options!',
      gives: 'report',
      example: [
        "const november = { from: '2026-11-01', to: '2026-11-30' }",
        "const { figures, previous } = await owner.reports.getSalesReport({ ...november, compare: 'PREVIOUS_YEAR' })",
      ],
    },
  },
})
