import type { Static } from 'typebox'
import {
  described,
  anyMap,
  currency,
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  unbuilt,
} from '../../schema.ts'
import { Price } from '../common.ts'
import { CreditCardDetails } from '../orders/order.ts'
import { AuthorizationDetails, Chargeback, GiftcardPaymentDetails, PaymentMethodName } from './order-transactions.ts'
import { later } from '../later.ts'

export type DelayedCapture = Static<typeof DelayedCapture>
export const DelayedCapture = entity(
  'DelayedCapture',
  {
    scheduledAction: oneOf(['VOID', 'CAPTURE'], { description: 'What happens after the delay.' }),
    delayDuration: optional(
      shape(
        { count: optional(integer({ minimum: 1 })), unit: optional(oneOf(['MINUTES', 'HOURS', 'DAYS'])) },
        { description: 'Time between the authorization and the action.' },
      ),
    ),
  },
  { description: 'When to capture or void an authorized payment.' },
)

export type RegularCharge = Static<typeof RegularCharge>
export const RegularCharge = entity(
  'RegularCharge',
  {
    paymentIntentId: optional(
      text({ maxLength: 2048, description: 'Payment token of the card, as returned by `createPaymentToken`.' }),
    ),
    delayedCharge: optional(unbuilt(flag(), later.delayedCharge)),
    amount: described(Price, 'Amount to charge.'),
    redirectUrls: optional(
      unbuilt(
        shape({
          successUrl: optional(text({ maxLength: 5000 })),
          cancelUrl: optional(text({ maxLength: 5000 })),
          errorUrl: optional(text({ maxLength: 5000 })),
          pendingUrl: optional(text({ maxLength: 5000 })),
        }),
        later.returnUrls,
      ),
    ),
    delayedCaptureSettings: optional(unbuilt(DelayedCapture, later.capture)),
    savePaymentMethod: optional(unbuilt(flag(), later.savedCard)),
  },
  { description: 'A payment to charge by card.' },
)

export type GiftCardCharge = Static<typeof GiftCardCharge>
export const GiftCardCharge = entity(
  'GiftCardCharge',
  {
    giftCardCode: text({ minLength: 8, maxLength: 20, description: 'Code of the gift card.' }),
    amount: described(Price, 'Amount to redeem.'),
    currencyConversionInfo: optional(
      unbuilt(
        shape({
          originalCurrency: optional(currency()),
          originalAmount: optional(decimal({ gte: 0 })),
          conversionRate: optional(decimal({ gt: 0 })),
        }),
        later.conversion,
      ),
    ),
  },
  { description: 'A payment by gift card.' },
)

export type MembershipCharge = Static<typeof MembershipCharge>
export const MembershipCharge = entity(
  'MembershipCharge',
  {
    lineItemId: guid(),
    membershipIdentifier: shape({
      existingMembership: optional(
        shape({ appId: optional(guid()), membershipId: optional(text({ minLength: 1, maxLength: 200 })) }),
      ),
      futureMembership: optional(
        shape({ lineItemId: optional(guid()), benefitId: optional(text({ maxLength: 200 })) }),
      ),
      membershipId: optional(text({ maxLength: 200 })),
      membershipAppId: optional(text({ maxLength: 100 })),
    }),
  },
  { description: 'A line item paid by a membership.' },
)

const OutsideDetails = entity(
  'OutsidePaymentDetails',
  {
    creditCardDetails: optional(CreditCardDetails),
    paymentOrderId: optional(text({ maxLength: 100, description: 'ID of the payment in the payment system.' })),
    gatewayTransactionId: optional(
      text({ maxLength: 100, description: 'ID of the transaction at the payment gateway.' }),
    ),
    providerTransactionId: optional(
      text({ maxLength: 100, description: 'ID of the transaction at the payment provider.' }),
    ),
    offlinePayment: optional(flag({ description: 'Whether the payment was made offline, for example in cash.' })),
    savedPaymentMethod: optional(unbuilt(flag(), later.savedCard)),
    authorizationDetails: optional(unbuilt(AuthorizationDetails, later.outsideAuthorization)),
    chargebacks: optional(unbuilt(list(Chargeback), later.outsideAuthorization)),
    platformFee: optional(unbuilt(Price, later.fees)),
    paymentMethodName: optional(described(PaymentMethodName, 'Name of the payment method.')),
  },
  { description: 'Details of a payment received outside the store.' },
)

export type OutsidePayment = Static<typeof OutsidePayment>
export const OutsidePayment = entity(
  'OutsidePayment',
  {
    regularPaymentDetails: optional(OutsideDetails),
    giftcardPaymentDetails: optional(GiftcardPaymentDetails),
    membershipPaymentDetails: optional(unbuilt(anyMap(), later.membership)),
    createdDate: optional(timestamp({ description: 'When the payment was received. Default: now.' })),
    amount: described(Price, 'Amount received or expected.'),
    refundDisabled: optional(unbuilt(flag(), later.refundDisabled)),
    cashRounding: optional(unbuilt(anyMap(), later.rounding)),
    status: optional(
      oneOf(['APPROVED', 'PENDING'], { description: '`PENDING`: the payment is expected. Default: `APPROVED`.' }),
    ),
    chargeCorrelationId: optional(guid({ description: 'ID shared by payments that were charged together.' })),
  },
  { description: 'A payment received outside the store.' },
)
