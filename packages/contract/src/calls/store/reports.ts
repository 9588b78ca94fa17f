import { elevated, room } from '../../call.ts'
import { reportGroupings } from '../../entities/enumerations.ts'
import { SalesBreakdown, SalesReport, TodayReport, VisitsReport } from '../../entities/store/report.ts'
import { currency, guid, integer, localDate, oneOf, optional, shape } from '../../schema.ts'

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

const interval = optional(
  oneOf(['DAY', 'WEEK', 'MONTH'], {
    description:
      'Length of the rows. Weeks begin on Monday. Default: `DAY`, for at most 366 days; weeks are for at most ' +
      '1,830 days, months for 3,660.',
  }),
)

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
      interval,
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
  getSalesBreakdown: {
    method: 'GET',
    path: '/vitrine/v1/reports/sales-breakdown',
    summary: 'Returns sales of a period by product, collection, channel, country, discount or staff.',
    roles: elevated,
    repeatable: true,
    query: shape({
      ...period,
      by: oneOf(reportGroupings, { description: 'What sales are grouped by.' }),
      sort: optional(
        oneOf(['TOTAL_SALES', 'NET_SALES', 'ORDERS', 'QUANTITY', 'DISCOUNTS', 'RETURNS'], {
          description: 'Figure to sort by, highest first. Default: `TOTAL_SALES`.',
        }),
      ),
      limit: optional(integer({ minimum: 1, maximum: 1000, description: 'Number of groups. Default: 50.' })),
    }),
    response: shape({ breakdown: SalesBreakdown }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'reports',
      args: '...options!',
      gives: 'breakdown',
      example: [
        "const november = { from: '2026-11-01', to: '2026-11-30' }",
        "const { rows } = await owner.reports.getSalesBreakdown({ ...november, by: 'PRODUCT', sort: 'QUANTITY' })",
      ],
    },
  },
  getVisitsReport: {
    method: 'GET',
    path: '/vitrine/v1/reports/visits',
    summary:
      'Returns visits of the storefront of a period by day, week or month, and how many became carts, checkouts and ' +
      'orders. Visits are counted without cookies and identifiers.',
    roles: elevated,
    repeatable: true,
    query: shape({ from: period.from, to: period.to, compare: period.compare, interval }),
    response: shape({ report: VisitsReport }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'reports',
      args: '...options!',
      gives: 'report',
      example: "const { figures } = await owner.reports.getVisitsReport({ from: '2026-11-01', to: '2026-11-30' })",
    },
  },
  getTodayReport: {
    method: 'GET',
    path: '/vitrine/v1/reports/today',
    summary: 'Returns visits, carts, checkouts, orders and sales of today by hour, as they are now.',
    roles: elevated,
    repeatable: true,
    response: shape({ today: TodayReport }),
    client: {
      module: 'reports',
      gives: 'today',
      example: 'const { figures, hours } = await owner.reports.getTodayReport()',
    },
  },
  recordVisit: {
    method: 'POST',
    path: '/vitrine/v1/visits/{clientId}',
    summary:
      'Counts a visit of a storefront. Storefronts call it for pages that were opened from elsewhere. Nothing about the ' +
      'visitor is stored; visits of programs are not counted.',
    roles: ['anyone'],
    repeatable: false,
    params: shape({ clientId: guid({ description: 'Client ID of the storefront.' }) }),
    response: shape({}),
    client: {
      module: 'reports',
      args: 'clientId',
      example: 'await client.reports.recordVisit(clientId)',
    },
  },
})
