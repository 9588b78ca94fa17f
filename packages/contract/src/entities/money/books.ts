import type { Static } from 'typebox'
import { jurisdictionTypes } from '../enumerations.ts'
import {
  described,
  currency,
  decimal,
  entity,
  flag,
  guid,
  list,
  localDate,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'

export type BookAmount = Static<typeof BookAmount>
export const BookAmount = entity(
  'BookAmount',
  {
    amount: decimal({}, { description: 'Amount in major units. Negative for money that went out.' }),
    formattedAmount: text({ description: 'Amount formatted with its currency symbol.' }),
  },
  { description: "An amount, in the store's currency unless another one is given." },
)

const flow = {
  received: described(BookAmount, 'Payments received.'),
  refunded: described(BookAmount, 'Refunds.'),
  disputed: described(BookAmount, 'Amounts withdrawn by chargebacks.'),
  returned: described(BookAmount, 'Amounts returned by reversed chargebacks.'),
  net: described(BookAmount, 'Received − refunded − disputed + returned.'),
}

export type BookFlow = Static<typeof BookFlow>
export const BookFlow = entity('BookFlow', flow, {
  description: 'Payments, refunds and chargebacks.',
})

export type Books = Static<typeof Books>
export const Books = entity(
  'Books',
  {
    currency: text({ description: 'Currency of the amounts.' }),
    currencies: list(currency(), {
      maxItems: 200,
      description: "Currencies with payments in the period. The store's currency is first.",
    }),
    from: localDate({ description: 'First day of the period.' }),
    to: localDate({ description: 'Last day of the period, inclusive.' }),
    timeZone: text({ description: 'Time zone in which days start and end. IANA name.' }),
    total: BookFlow,
    giftCards: shape(
      {
        sold: described(BookAmount, 'Gift cards sold. A liability, not revenue.'),
        redeemed: described(BookAmount, 'Amount paid by gift cards and store credit.'),
        credited: described(BookAmount, 'Amount refunded as store credit.'),
        sales: described(BookAmount, 'Sales of goods.'),
        money: described(BookAmount, 'Payments received.'),
      },
      { description: 'Sales of and payments by gift cards and store credit, after refunds.' },
    ),
    days: list(shape({ day: localDate(), ...flow }), { description: 'Totals of each day with payments.' }),
    providers: list(shape({ provider: text(), ...flow }), {
      description: 'Totals of each payment provider. The provider of gift cards is `gift-card`.',
    }),
    taxes: list(
      shape({
        country: text({ description: 'Country of delivery, or of the billing address if nothing is delivered.' }),
        taxRate: decimal({}, { description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' }),
        reverseCharge: optional(flag({ description: 'Whether the buyers owe the tax.' })),
        gross: BookAmount,
        tax: BookAmount,
      }),
      { description: 'Payments after refunds, and the tax they include, by country and rate.' },
    ),
    jurisdictions: list(
      shape({
        country: text(),
        jurisdiction: optional(text({ description: 'Name of the jurisdiction. Absent if unknown.' })),
        jurisdictionType: optional(oneOf(jurisdictionTypes)),
        taxName: optional(text()),
        taxRate: decimal({}, { description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' }),
        taxable: described(BookAmount, 'Taxed amount, without tax.'),
        tax: BookAmount,
      }),
      {
        description: 'The same tax by the jurisdiction that levies it. Several can tax the same amount.',
      },
    ),
  },
  {
    description: 'Payments, refunds and chargebacks of a store in a period.',
  },
)

export type BookEntry = Static<typeof BookEntry>
export const BookEntry = entity(
  'BookEntry',
  {
    date: timestamp({ description: 'When the money moved.' }),
    day: localDate({ description: 'Day in the requested time zone.' }),
    type: oneOf(['PAYMENT', 'REFUND', 'CHARGEBACK', 'CHARGEBACK_REVERSAL']),
    currency: currency({ description: 'Currency of all amounts.' }),
    amount: BookAmount,
    giftCards: described(BookAmount, 'Part of the amount that is for gift cards.'),
    tax: described(BookAmount, 'Tax included in the amount.'),
    taxes: list(shape({ taxRate: decimal(), gross: BookAmount, tax: BookAmount }), { description: 'Tax by rate.' }),
    provider: text({ description: 'ID of the payment provider.' }),
    paymentId: guid(),
    orderId: guid(),
    orderNumber: text(),
    country: text({ description: 'Country of delivery, or of the billing address if nothing is delivered.' }),
  },
  { description: 'A payment, refund or chargeback in the books.' },
)

const sums = shape({ charges: BookAmount, refunds: BookAmount, disputes: BookAmount, net: BookAmount })

/** Maximum number of payouts in a comparison. */
export const maxPayouts = 1000

export type BookPayout = Static<typeof BookPayout>
export const BookPayout = entity(
  'BookPayout',
  {
    day: localDate({ description: 'Day in the requested time zone.' }),
    amount: decimal(
      {},
      {
        description:
          "Amount in the payout's currency, in major units. Negative, because the money left the provider's account.",
      },
    ),
    formattedAmount: text(),
    currency: currency(),
    reference: text({ description: 'ID of the payout at the provider.' }),
  },
  {
    description:
      "A payout from a payment provider to the merchant's bank account. Positive if the payout was returned.",
  },
)

export type BookComparison = Static<typeof BookComparison>
export const BookComparison = entity(
  'BookComparison',
  {
    provider: text({ description: 'ID of the payment provider.' }),
    currencies: list(
      shape({
        currency: currency(),
        store: described(sums, "Totals in the store's books."),
        account: optional(described(sums, "Totals in the provider's account.")),
        fees: optional(described(BookAmount, 'Fees of the provider. Absent if the provider does not report them.')),
        payouts: optional(described(BookAmount, 'Payouts. Absent if the provider does not report them.')),
      }),
      { description: "Totals by currency. The store's currency is first and always included." },
    ),
    payoutLines: optional(
      list(BookPayout, {
        maxItems: maxPayouts,
        description: `Payouts, newest first. At most ${maxPayouts}.`,
      }),
    ),
    differences: list(
      shape({
        paymentId: text(),
        orderId: optional(guid()),
        orderNumber: optional(text()),
        type: oneOf(['CHARGE', 'REFUND', 'DISPUTE']),
        currency: currency(),
        reason: oneOf(['MISSING_AT_PROVIDER', 'MISSING_IN_STORE', 'AMOUNT_DIFFERS', 'OTHER_DAY'], {
          description: '`OTHER_DAY`: the amounts match, but on different days.',
        }),
        store: described(BookAmount, "Amount in the store's books."),
        account: described(BookAmount, "Amount in the provider's account."),
      }),
      { description: 'Payments that differ.' },
    ),
    unavailable: optional(
      oneOf(['NO_ACCOUNT', 'NO_ANSWER'], {
        description: 'Why there is nothing to compare with: no account, or no response from the provider.',
      }),
    ),
  },
  {
    description: "A comparison of the store's books with the account at a payment provider, payment by payment.",
  },
)
