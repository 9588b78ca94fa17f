import { room } from '../../call.ts'
import { PaymentAction } from '../../entities/money/payment-provider.ts'
import { PaymentLink } from '../../entities/money/order-payment-request.ts'
import { flag, integer, optional, shape, text } from '../../schema.ts'

const token = text({ minLength: 1, maxLength: 200, description: 'The token in the URL of the payment page.' })
const paymentLink = shape({ paymentLink: PaymentLink })

const paymentErrors = [
  'ORDER_PAYMENT_REQUEST_NOT_FOUND',
  'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
  'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
  'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
  'ORDER_CANCELED',
  'INVALID_AMOUNT',
  'PAYMENT_DECLINED',
  'PAYMENT_NOT_CONFIRMED',
  'PAYMENT_NOT_AVAILABLE',
  'INSUFFICIENT_INVENTORY',
  'TOO_MANY_REQUESTS',
] as const

/** Calls of the payment page. Anyone with the link can pay, but sees nothing else of the order. */
export const paymentLinkCalls = room({ scope: 'orders', area: 'payments' })({
  openPaymentLink: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/open',
    summary: 'Returns the amount that a payment link requests and the available payment methods.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token }),
    response: paymentLink,
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
  },
  payPaymentLink: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/pay',
    summary: 'Pays a payment link by card or offline.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token,
      paymentToken: optional(
        text({ maxLength: 2048, description: 'A token from `createPaymentLinkToken`, to pay by card.' }),
      ),
      paymentMethodId: optional(text({ maxLength: 100, description: 'ID of an offline payment method of the link.' })),
    }),
    response: shape({
      paymentLink: PaymentLink,
      paymentResponseToken: optional(
        text({ description: 'Set if the bank requires confirmation by the buyer. See `confirmPaymentLink`.' }),
      ),
    }),
    errors: paymentErrors,
  },
  getPaymentLinkAction: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/action',
    summary: 'Returns the action that the buyer must complete for a payment by payment link, if any.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token }),
    response: shape({ paymentAction: optional(PaymentAction) }),
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
  },
  createPaymentLinkToken: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/sandbox/tokens',
    summary: 'Converts a test card into a payment token for a single charge of a payment link within 10 minutes.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token,
      cardNumber: text({ minLength: 12, maxLength: 30 }),
      expiryMonth: integer({ minimum: 1, maximum: 12 }),
      expiryYear: integer({ minimum: 2000, maximum: 2100 }),
      securityCode: text({ minLength: 3, maxLength: 4 }),
    }),
    response: shape({ paymentToken: text() }),
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND', 'PAYMENT_NOT_AVAILABLE'],
  },
  confirmPaymentLink: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/confirm',
    summary: "Confirms or rejects the bank's challenge for a payment by payment link.",
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token,
      paymentResponseToken: text({ minLength: 1, maxLength: 2048 }),
      approved: flag({ description: 'Whether the buyer approved the payment.' }),
    }),
    response: paymentLink,
    errors: [...paymentErrors, 'NOT_FOUND'],
  },
})
