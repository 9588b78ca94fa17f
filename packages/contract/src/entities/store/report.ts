import type { Static } from 'typebox'
import {
  currency,
  decimal,
  described,
  email,
  entity,
  guid,
  integer,
  list,
  localDate,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'
import { emailFrequencies, reportGroupings, savedPeriods, savedReportKinds } from '../enumerations.ts'
import { BookAmount } from '../money/books.ts'

const salesFigures = {
  orders: integer({ description: 'Orders that were neither canceled nor rejected, on the day they were placed.' }),
  quantity: integer({ description: 'Number of pieces ordered.' }),
  grossSales: described(BookAmount, 'Prices of all items before discounts, as in the subtotals of the orders.'),
  discounts: described(BookAmount, 'Amount that discounts took off.'),
  tax: described(BookAmount, 'Tax of the orders. Part of the prices if they include tax.'),
  totalSales: described(BookAmount, 'Sum of the totals of the orders, with delivery, fees and tax.'),
  giftCards: described(BookAmount, 'Part of the sales that is for gift cards. A liability, not revenue.'),
  returns: described(BookAmount, 'Refunds of these orders, without gift cards, on the day of the refund in the books.'),
  netSales: described(BookAmount, 'Total sales without gift cards, minus returns.'),
}

export type ReportFigures = Static<typeof ReportFigures>
export const ReportFigures = entity(
  'ReportFigures',
  {
    ...salesFigures,
    returningOrders: integer({ description: 'Orders of customers who had ordered before.' }),
    returningShare: optional(
      decimal({}, { description: 'Share of `returningOrders`: `"0.25"` is 25 percent. Absent without orders.' }),
    ),
    averageOrder: optional(described(BookAmount, 'Total sales per order. Absent without orders.')),
    delivery: described(BookAmount, 'Delivery, before discounts.'),
    fees: described(BookAmount, 'Additional fees, including tips.'),
    received: described(BookAmount, 'Payments received, as in the books.'),
    refunded: described(BookAmount, 'Refunds, as in the books.'),
    disputed: described(BookAmount, 'Amounts withdrawn by chargebacks, as in the books.'),
    returned: described(BookAmount, 'Amounts returned by reversed chargebacks, as in the books.'),
    netPayments: described(BookAmount, 'Received − refunded − disputed + returned: `net` of the books.'),
  },
  { description: 'Figures of sales and payments.' },
)

const period = {
  from: localDate({ description: 'First day.' }),
  to: localDate({ description: 'Last day, inclusive.' }),
}

const compared = {
  figures: ReportFigures,
  previous: optional(
    shape({ ...period, figures: ReportFigures }, { description: 'The same for the compared period.' }),
  ),
}

export type SalesReport = Static<typeof SalesReport>
export const SalesReport = entity(
  'SalesReport',
  {
    currency: currency({ description: 'Currency of the amounts.' }),
    currencies: list(currency(), {
      maxItems: 200,
      description: "Currencies of orders and payments in the period. The store's currency is first.",
    }),
    timeZone: text({ description: 'Time zone of the store, in which days begin. IANA name.' }),
    ...period,
    ...compared,
    rows: list(shape({ ...period, ...compared }), {
      description: 'Every day, week or month of the period, also those without orders.',
    }),
  },
  { description: 'Sales of a period over time.' },
)

export type SalesBreakdown = Static<typeof SalesBreakdown>
export const SalesBreakdown = entity(
  'SalesBreakdown',
  {
    currency: currency({ description: 'Currency of the amounts.' }),
    currencies: list(currency(), {
      maxItems: 200,
      description: "Currencies of orders and payments in the period. The store's currency is first.",
    }),
    timeZone: text({ description: 'Time zone of the store, in which days begin. IANA name.' }),
    ...period,
    previous: optional(shape(period, { description: 'The compared period.' })),
    by: oneOf(reportGroupings),
    rowCount: integer({ description: 'Number of groups with figures in the period.' }),
    rows: list(
      shape({
        key: text({
          description:
            'ID of the product, collection or person, channel, or ISO 3166-1 alpha-2 code of the country of taxation. ' +
            'Discounts have `coupon:` or `discount:` with their ID, or `merchant` if given on a single order. ' +
            '`custom` are items that are not of the catalog. Empty for all that belongs to no group, such as delivery.',
        }),
        name: optional(text({ description: 'Name of the group. Absent if the key says it all.' })),
        figures: ReportFigures,
        previous: optional(described(ReportFigures, 'Figures of the compared period.')),
      }),
      { maxItems: 1000, description: 'Groups, highest figures first.' },
    ),
  },
  {
    description:
      'Sales of a period by group. Channels, countries and staff add up to all sales, and so do products with the ' +
      'group of delivery and fees. A product is in all of its collections, and an order in all of its discounts.',
  },
)

const visitCounts = {
  sessions: integer({ description: 'Visits of the storefront: pages opened from elsewhere than the store itself.' }),
  carts: integer({ description: 'Carts that were started.' }),
  checkouts: integer({ description: 'Carts that were taken to the checkout.' }),
  orders: integer({ description: 'Orders of the online store.' }),
  conversion: optional(
    decimal({}, { description: 'Orders per session: `"0.025"` is 2.5 percent. Absent without sessions.' }),
  ),
}

export type VisitFigures = Static<typeof VisitFigures>
export const VisitFigures = entity('VisitFigures', visitCounts, {
  description: 'Visits of an online store, and what became of them.',
})

const comparedVisits = {
  figures: VisitFigures,
  previous: optional(shape({ ...period, figures: VisitFigures }, { description: 'The same for the compared period.' })),
}

export type VisitsReport = Static<typeof VisitsReport>
export const VisitsReport = entity(
  'VisitsReport',
  {
    timeZone: text({ description: 'Time zone of the store, in which days begin. IANA name.' }),
    ...period,
    ...comparedVisits,
    rows: list(shape({ ...period, ...comparedVisits }), {
      description: 'Every day, week or month of the period, also those without visits.',
    }),
  },
  { description: 'Visits of a period over time.' },
)

export type TodayReport = Static<typeof TodayReport>
export const TodayReport = entity(
  'TodayReport',
  {
    day: localDate({ description: 'Today, in the time zone of the store.' }),
    timeZone: text({ description: 'Time zone of the store. IANA name.' }),
    currency: currency({ description: 'Currency of the store.' }),
    figures: described(VisitFigures, 'Figures of today. Orders are those of all channels.'),
    sales: described(BookAmount, 'Totals of orders in the currency of the store.'),
    hours: list(shape({ hour: integer(), sessions: integer(), orders: integer(), sales: BookAmount }), {
      maxItems: 24,
      description: 'Every hour of the day from 0 to 23, also those to come.',
    }),
  },
  { description: 'The current day as it is now.' },
)

/** Fields of a saved report that a request sets. */
export const savedReportFields = {
  name: text({ minLength: 1, maxLength: 100, description: 'Name of the report.' }),
  report: oneOf(savedReportKinds, { description: 'What it shows: sales over time or by group, or visits.' }),
  period: oneOf(savedPeriods, { description: 'Period of the page in the back office, relative to the current day.' }),
  compare: optional(
    oneOf(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'], { description: 'What it is compared with. Default: nothing.' }),
  ),
  email: optional(
    shape(
      {
        frequency: oneOf(emailFrequencies, {
          description: 'Every morning about the day before, on Mondays about the week, or on the first of the month.',
        }),
        recipients: list(email(), { minItems: 1, maxItems: 10, description: 'Email addresses. At most 10.' }),
      },
      { description: 'Sends the report by email, with a CSV file. Default: no emails.' },
    ),
  ),
}

export type SavedReport = Static<typeof SavedReport>
export const SavedReport = entity(
  'SavedReport',
  {
    id: guid({ readOnly: true }),
    ...savedReportFields,
    nextEmailDate: optional(timestamp({ readOnly: true, description: 'When it is sent next.' })),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A report that was saved under a name, and may be sent by email.' },
)
