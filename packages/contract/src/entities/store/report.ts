import type { Static } from 'typebox'
import { currency, decimal, described, entity, integer, list, localDate, optional, shape, text } from '../../schema.ts'
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
