import { room } from '../call.ts'
import { PaymentAction } from '../entities/payment-provider.ts'
import { PaymentLink } from '../entities/order-payment-request.ts'
import { flag, integer, optional, shape, text } from '../schema.ts'

const token = text({ minLength: 1, maxLength: 200, description: 'What the address of the page holds.' })
const paymentLink = shape({ paymentLink: PaymentLink })

const refusals = [
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

/** What the page of a payment link does: whoever has its address may pay, and learns nothing else of the order. */
export const paymentLinkCalls = room({ scope: 'orders' })({
  openPaymentLink: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/open',
    summary: 'Reads what a payment link asks for, and how it can be paid.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token }),
    response: paymentLink,
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
  },
  payPaymentLink: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/pay',
    summary: 'Pays a payment link, by card or offline.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token,
      paymentToken: optional(text({ maxLength: 2048, description: 'Of `createPaymentLinkToken`.' })),
      paymentMethodId: optional(text({ maxLength: 100, description: 'One of its offline payment methods.' })),
    }),
    response: shape({
      paymentLink: PaymentLink,
      paymentResponseToken: optional(text({ description: 'Set if the bank asks the buyer to confirm.' })),
    }),
    errors: refusals,
  },
  getPaymentLinkAction: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/action',
    summary: 'Reads what the buyer of a payment link is to do before their payment can complete, if anything.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token }),
    response: shape({ paymentAction: optional(PaymentAction) }),
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
  },
  createPaymentLinkToken: {
    method: 'POST',
    path: '/vitrine/v1/payment-links/sandbox/tokens',
    summary: 'Turns a test card into a payment token for one charge of a payment link within 10 minutes.',
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
    summary: "Tells how the buyer answered the bank's challenge.",
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token, paymentResponseToken: text({ minLength: 1, maxLength: 2048 }), approved: flag() }),
    response: paymentLink,
    errors: [...refusals, 'NOT_FOUND'],
  },
})
