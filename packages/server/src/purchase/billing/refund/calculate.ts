import type { RefundItems as RequestedItems } from '@vitrine/contract/entities/money/order-billing.ts'
import { errors } from '@vitrine/contract/errors.ts'
import {
  refundableItems,
  calculateRefund,
  type CalculatedRefund,
  type RefundSummary,
} from '@vitrine/domain/payment/calculate-refund.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { createMoneyWriter, type MoneyWriter } from '../../../ground/words/money-writer.ts'
import { withCurrency, type Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import { listRefunds } from '../../../money/payment/api.ts'
import { refundableOrderOf } from './refundable-order.ts'
import { refundItemsOf, refusedItem } from './refund-items.ts'

const presentSummary = ({ total, tax, discount, subtotal }: RefundSummary, money: MoneyWriter) => ({
  total: money.price(total),
  tax: money.price(tax),
  discount: money.price(discount),
  subtotal: money.price(subtotal),
})

const present = ({ lines, fees, shipping, summary }: CalculatedRefund, money: MoneyWriter) => ({
  available: true,
  summary: {
    ...presentSummary(summary, money),
    lineItemsSubtotal: money.price(summary.lineItemsSubtotal),
    additionalFeesTotal: money.price(summary.additionalFeesTotal),
  },
  calculatedRefundItems: {
    lineItems: lines.map(({ id, quantity, summary: one }) => ({
      item: { lineItemId: id, quantity },
      summary: presentSummary(one, money),
    })),
    additionalFees: fees.map(({ id, amount, summary: one }) => ({
      additionalFee: { additionalFeeId: id, amount: money.price(amount) },
      summary: presentSummary(one, money),
    })),
    ...(shipping && {
      shipping: {
        shipping: { amount: money.price(shipping.amount) },
        summary: presentSummary(shipping.summary, money),
      },
    }),
  },
})

/** Calculates the refund for the given items of an order, or for everything refundable if none are given. */
export const calculateForOrder = async (
  db: Db,
  { order, site: ofStore, requested }: { order: StoredOrder; site: Site; requested: RequestedItems | undefined },
) => {
  const site = withCurrency(ofStore, order.body.currency)
  const refundable = refundableOrderOf(order, await listRefunds(db, order))
  const items = requested ? refundItemsOf(requested, site.currency) : refundableItems(refundable)
  const calculated = calculateRefund(refundable, items)
  if (calculated.ok) return present(calculated, createMoneyWriter(site))
  const refusals = calculated.refusals.map((refusal) => {
    const { code } = refusal
    const [data] = Object.values(refusedItem(refusal, site.currency))
    const applicationError = { code, description: errors[code].description, data }
    return { ...refusedItem(refusal, site.currency), error: { applicationError } }
  })
  return { available: false, notAvailable: { errors: refusals } }
}
