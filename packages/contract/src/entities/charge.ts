import type { Static } from 'typebox'
import {
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
} from '../schema.ts'
import { Price } from './common.ts'
import { CreditCardDetails } from './order.ts'
import { AuthorizationDetails, Chargeback, GiftcardPaymentDetails, PaymentMethodName } from './order-transactions.ts'
import { later } from './later.ts'

export type DelayedCapture = Static<typeof DelayedCapture>
export const DelayedCapture = entity('DelayedCapture', {
  scheduledAction: oneOf(['VOID', 'CAPTURE']),
  delayDuration: optional(
    shape({ count: optional(integer({ minimum: 1 })), unit: optional(oneOf(['MINUTES', 'HOURS', 'DAYS'])) }),
  ),
})

export type RegularCharge = Static<typeof RegularCharge>
export const RegularCharge = entity(
  'RegularCharge',
  {
    paymentIntentId: optional(
      text({ maxLength: 2048, description: 'The payment token of the card, as `createPaymentToken` gives it.' }),
    ),
    delayedCharge: optional(unbuilt(flag(), later.delayedCharge)),
    amount: Price,
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
  { description: 'What is charged by card.' },
)

export type GiftCardCharge = Static<typeof GiftCardCharge>
export const GiftCardCharge = entity(
  'GiftCardCharge',
  {
    giftCardCode: text({ minLength: 8, maxLength: 20 }),
    amount: Price,
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
  { description: 'What a gift card pays.' },
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
  { description: 'An item that a membership pays.' },
)

const OutsideDetails = entity('OutsidePaymentDetails', {
  creditCardDetails: optional(CreditCardDetails),
  paymentOrderId: optional(text({ maxLength: 100 })),
  gatewayTransactionId: optional(text({ maxLength: 100 })),
  providerTransactionId: optional(text({ maxLength: 100 })),
  offlinePayment: optional(flag()),
  savedPaymentMethod: optional(unbuilt(flag(), later.savedCard)),
  authorizationDetails: optional(unbuilt(AuthorizationDetails, later.outsideAuthorization)),
  chargebacks: optional(unbuilt(list(Chargeback), later.outsideAuthorization)),
  platformFee: optional(unbuilt(Price, later.fees)),
  paymentMethodName: optional(PaymentMethodName),
})

export type OutsidePayment = Static<typeof OutsidePayment>
export const OutsidePayment = entity(
  'OutsidePayment',
  {
    regularPaymentDetails: optional(OutsideDetails),
    giftcardPaymentDetails: optional(GiftcardPaymentDetails),
    membershipPaymentDetails: optional(unbuilt(anyMap(), later.membership)),
    createdDate: optional(timestamp({ description: 'When it came in; now, unless told.' })),
    amount: Price,
    refundDisabled: optional(unbuilt(flag(), later.refundDisabled)),
    cashRounding: optional(unbuilt(anyMap(), later.rounding)),
    status: optional(
      oneOf(['APPROVED', 'PENDING'], { description: '`PENDING`: it is expected. `APPROVED`, unless told.' }),
    ),
    chargeCorrelationId: optional(guid()),
  },
  { description: 'A payment that came in outside the store.' },
)
