import type { Static } from 'typebox'
import { room } from '../../call.ts'
import { Price } from '../../entities/common.ts'
import { SoldGiftCard } from '../../entities/money/gift-card.ts'
import { Invoice } from '../../entities/orders/invoices.ts'
import { Fulfillment } from '../../entities/orders/order-fulfillments.ts'
import { Order } from '../../entities/orders/order.ts'
import { PaymentMethod } from '../../entities/money/payment-method.ts'
import { OrderRemainder } from '../../entities/orders/remainder.ts'
import { Receipt } from '../../entities/orders/receipts.ts'
import { LineItemReturnability, OrderReturn, ReturnSettings } from '../../entities/orders/returns.ts'
import { statedWithdrawal, Withdrawability } from '../../entities/orders/withdrawal.ts'
import { email, entity, guid, list, optional, shape, text } from '../../schema.ts'
import { OrderDownload } from './digital-goods.ts'
import { returnRequest } from './returns.ts'

export type LinkedOrder = Static<typeof LinkedOrder>
export const LinkedOrder = entity(
  'LinkedOrder',
  {
    siteId: guid(),
    order: Order,
    fulfillments: list(Fulfillment),
    downloads: list(OrderDownload),
    giftCards: list(SoldGiftCard),
    invoices: list(Invoice),
    receipts: list(Receipt),
    returns: list(OrderReturn),
    returnable: list(LineItemReturnability),
    returnSettings: ReturnSettings,
    withdrawability: Withdrawability,
    paymentMethod: optional(PaymentMethod),
    remainders: list(OrderRemainder),
    paymentUrl: optional(text({ description: 'URL of the page where the amount due can be paid.' })),
    paymentAmount: optional(Price),
    contactEmail: optional(text()),
  },
  { description: 'An order as shown to holders of its email link.' },
)

const token = text({ minLength: 1, maxLength: 2000, description: 'The token in the URL of the order page.' })

/** Calls of the order page, authorized by the link in the emails about an order. */
export const orderLinkCalls = room({ scope: 'orders', area: 'orders' })({
  openOrderLink: {
    method: 'POST',
    path: '/vitrine/v1/order-links/open',
    summary: 'Returns the order of an email link.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token }),
    response: shape({ linkedOrder: LinkedOrder }),
    errors: ['ORDER_LINK_EXPIRED', 'NOT_FOUND'],
  },
  requestLinkedReturn: {
    method: 'POST',
    path: '/vitrine/v1/order-links/returns',
    summary: 'Requests a return of items of a linked order. If one item cannot be returned, the whole request fails.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({ token, ...returnRequest }),
    response: shape({ orderReturn: OrderReturn }),
    errors: ['ORDER_LINK_EXPIRED', 'NOT_FOUND', 'NOT_RETURNABLE'],
  },
  cancelLinkedReturn: {
    method: 'POST',
    path: '/vitrine/v1/order-links/returns/cancel',
    summary: 'Cancels a return of a linked order. Fails if items were already received.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token, returnId: guid() }),
    response: shape({ orderReturn: OrderReturn }),
    errors: ['ORDER_LINK_EXPIRED', 'NOT_FOUND', 'ILLEGAL_STATE'],
  },
  withdrawFromLinkedOrder: {
    method: 'POST',
    path: '/vitrine/v1/order-links/withdrawals',
    summary: 'Withdraws from a linked order or some of its items, and emails an acknowledgement.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token, ...statedWithdrawal }),
    response: shape({ orderReturn: OrderReturn }),
    errors: ['ORDER_LINK_EXPIRED', 'NOT_FOUND', 'NOT_WITHDRAWABLE'],
  },
  requestOrderLink: {
    method: 'POST',
    path: '/vitrine/v1/order-links/request',
    summary: 'Emails the buyer of an order a new link to it. The response is the same if there is no such order.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      siteId: guid(),
      orderNumber: text({ minLength: 1, maxLength: 50 }),
      email: email({ description: 'Email of the buyer. Must match the order.' }),
    }),
    response: shape({}),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
})
