import type { Static } from 'typebox'
import { jurisdictionTypes } from './enumerations.ts'
import {
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
} from '../schema.ts'

export type BookAmount = Static<typeof BookAmount>
export const BookAmount = entity(
  'BookAmount',
  { amount: decimal({}, { description: 'Below zero where money went out.' }), formattedAmount: text() },
  { description: "An amount as decimal text and formatted, in the store's currency where no other is named." },
)

const flow = {
  received: BookAmount,
  refunded: BookAmount,
  disputed: BookAmount,
  returned: BookAmount,
  net: BookAmount,
}

export type BookFlow = Static<typeof BookFlow>
export const BookFlow = entity('BookFlow', flow, {
  description: '`net` is received − refunded − disputed + returned.',
})

export type Books = Static<typeof Books>
export const Books = entity(
  'Books',
  {
    currency: text(),
    currencies: list(currency(), {
      maxItems: 200,
      description: "Those in which money moved in this time, and the store's own first.",
    }),
    from: localDate({ description: 'The first day.' }),
    to: localDate({ description: 'The last day.' }),
    timeZone: text({ description: 'The time zone in which a day begins and ends.' }),
    total: BookFlow,
    giftCards: shape({
      sold: BookAmount,
      redeemed: BookAmount,
      credited: BookAmount,
      sales: BookAmount,
      money: BookAmount,
    }),
    days: list(shape({ day: localDate(), ...flow }), { description: 'The days on which money moved.' }),
    providers: list(shape({ provider: text(), ...flow }), { description: 'Gift cards have the name `gift-card`.' }),
    taxes: list(
      shape({
        country: text({ description: 'Where the order is delivered, or else billed.' }),
        taxRate: decimal({}, { description: 'A fraction, such as `0.19`.' }),
        reverseCharge: optional(flag({ description: 'The buyers owe the tax of these orders.' })),
        gross: BookAmount,
        tax: BookAmount,
      }),
      { description: 'What is left of the payments, and the tax within it.' },
    ),
    jurisdictions: list(
      shape({
        country: text(),
        jurisdiction: optional(text({ description: 'Who collects the tax; not known where it is missing.' })),
        jurisdictionType: optional(oneOf(jurisdictionTypes)),
        taxName: optional(text()),
        taxRate: decimal(),
        taxable: BookAmount,
        tax: BookAmount,
      }),
      {
        description:
          'The same tax by who collects it: several take theirs of one `taxable` amount, which is without tax.',
      },
    ),
  },
  {
    description:
      'What a store received, refunded and lost to chargebacks over a number of days. In `giftCards`, less refunds: what gift cards were `sold` for (owed, no sale), what gift cards and store credit paid (`redeemed`), what was refunded as store credit (`credited`), `sales` of goods, and `money` that came in.',
  },
)

export type BookEntry = Static<typeof BookEntry>
export const BookEntry = entity(
  'BookEntry',
  {
    date: timestamp(),
    day: localDate({ description: 'The day in the time zone asked for.' }),
    type: oneOf(['PAYMENT', 'REFUND', 'CHARGEBACK', 'CHARGEBACK_REVERSAL']),
    currency: currency({ description: 'Of all amounts of the entry.' }),
    amount: BookAmount,
    giftCards: BookAmount,
    tax: BookAmount,
    taxes: list(shape({ taxRate: decimal(), gross: BookAmount, tax: BookAmount })),
    provider: text(),
    paymentId: guid(),
    orderId: guid(),
    orderNumber: text(),
    country: text(),
  },
  { description: 'A movement of money, as the books show it.' },
)

const sums = shape({ charges: BookAmount, refunds: BookAmount, disputes: BookAmount, net: BookAmount })

/** So many payouts are listed of a comparison. */
export const mostPayouts = 1000

export type BookPayout = Static<typeof BookPayout>
export const BookPayout = entity(
  'BookPayout',
  {
    day: localDate({ description: 'The day in the time zone asked for.' }),
    amount: decimal({}, { description: "In the payout's own currency; below zero, since it left the account." }),
    formattedAmount: text(),
    currency: currency(),
    reference: text({ description: "The provider's own name of it." }),
  },
  { description: "Money that a payment provider paid out to the owner's bank; a payout that came back is above zero." },
)

export type BookComparison = Static<typeof BookComparison>
export const BookComparison = entity(
  'BookComparison',
  {
    provider: text(),
    currencies: list(
      shape({
        currency: currency(),
        store: sums,
        account: optional(sums),
        fees: optional(BookAmount),
        payouts: optional(BookAmount),
      }),
      { description: "The sums of each currency that moved, the store's own first, which is always there." },
    ),
    payoutLines: optional(
      list(BookPayout, {
        maxItems: mostPayouts,
        description: `The payouts, newest first: at most the newest ${mostPayouts}.`,
      }),
    ),
    differences: list(
      shape({
        paymentId: text(),
        orderId: optional(guid()),
        orderNumber: optional(text()),
        type: oneOf(['CHARGE', 'REFUND', 'DISPUTE']),
        currency: currency(),
        reason: oneOf(['MISSING_AT_PROVIDER', 'MISSING_IN_STORE', 'AMOUNT_DIFFERS', 'OTHER_DAY']),
        store: BookAmount,
        account: BookAmount,
      }),
    ),
    unavailable: optional(
      oneOf(['NO_ACCOUNT', 'NO_ANSWER'], {
        description: 'Why there is nothing to compare with.',
      }),
    ),
  },
  {
    description:
      "The store's books beside a payment provider's own account, payment by payment. Without `fees` or `payouts`, the provider does not tell them.",
  },
)
