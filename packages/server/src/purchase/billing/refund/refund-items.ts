import type { RefundItems as RequestedItems } from '@vitrine/contract/entities/money/order-billing.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { RefundItemRefusal, RefundItems } from '@vitrine/domain/payment/calculate-refund.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { priceToMinor } from '../../../ground/base/amounts.ts'

/** Converts requested refund items to minor units. */
export const refundItemsOf = (
  { lineItems = [], additionalFees = [], shipping }: RequestedItems,
  currency: string,
): RefundItems => {
  const feeAmount = (index: number) =>
    priceToMinor(additionalFees[index]!.amount, { field: `refundItems.additionalFees[${index}].amount`, currency })
  const shippingAmount = priceToMinor(shipping?.amount, { field: 'refundItems.shipping.amount', currency })
  return {
    lines: lineItems.map(({ lineItemId, quantity }) => ({ id: lineItemId, quantity })),
    fees: additionalFees.map(({ additionalFeeId: id }, index) => {
      const amount = feeAmount(index)
      return { id, ...(amount !== undefined && { amount }) }
    }),
    ...(shipping && { shipping: { ...(shippingAmount !== undefined && { amount: shippingAmount }) } }),
  }
}

const priced = (amount: number | undefined, currency: string) =>
  amount === undefined ? {} : { amount: { amount: toDecimal(amount, currency) } }

/** Presents a requested item that cannot be refunded. */
export const refusedItem = (refusal: RefundItemRefusal, currency: string) => {
  if ('line' in refusal) return { lineItem: { lineItemId: refusal.line.id, quantity: refusal.line.quantity } }
  if ('fee' in refusal) {
    return { additionalFee: { additionalFeeId: refusal.fee.id, ...priced(refusal.fee.amount, currency) } }
  }
  return { shipping: priced(refusal.shipping.amount, currency) }
}

/** Returns the refusal of an item, with the requested item as its data. */
export const refuseItem = (refusal: RefundItemRefusal, currency: string): Refusal => {
  const [data] = Object.values(refusedItem(refusal, currency))
  return new Refusal(refusal.code, undefined, data)
}
