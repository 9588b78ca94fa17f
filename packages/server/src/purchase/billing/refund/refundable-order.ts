import type { Price } from '@vitrine/contract/entities/common.ts'
import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { separateCharges, type SeparateCharge } from '@vitrine/domain/line-facet/facets.ts'
import { sumOf, toMinor, type Minor } from '@vitrine/domain/money.ts'
import type {
  Charged,
  RefundableCharge,
  RefundableLine,
  RefundableOrder,
} from '@vitrine/domain/payment/calculate-refund.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import type { Refund } from '../../../money/payment/api.ts'

const zero = '0'

/** Returns whether a refund counts. If all of its transactions failed, its items can be refunded again. */
export const counts = ({ transactions }: Refund): boolean => transactions.some(({ state }) => state !== 'failed')

interface Reading {
  readonly minor: (price: Price | undefined) => Minor
  readonly refunds: readonly Refund[]
}

const lineOf = (
  { id, quantity, totalPriceAfterTax, taxInfo, totalDiscount }: Order['lineItems'][number],
  { minor, refunds }: Reading,
): RefundableLine => {
  const before = refunds.flatMap(({ details }) => details.lines.filter((line) => line.id === id))
  return {
    id,
    quantity,
    refunded: sumOf(before.map((line) => line.quantity)),
    total: minor(totalPriceAfterTax),
    tax: minor(taxInfo?.taxAmount),
    discount: minor(totalDiscount),
  }
}

const feeOf = ({ id, total, taxInfo }: SeparateCharge, { minor, refunds }: Reading): RefundableCharge => {
  const before = refunds.flatMap(({ details }) => details.fees.filter((fee) => fee.id === id))
  const charged: Charged = { total: minor(total), tax: minor(taxInfo?.taxAmount), discount: 0 }
  return { id, ...charged, refunded: sumOf(before.map(({ amount }) => amount)) }
}

const shippingOf = ({ shippingInfo }: Order, { minor, refunds }: Reading): RefundableCharge | undefined => {
  const cost = shippingInfo?.cost
  const total = minor(cost?.totalPriceAfterTax)
  if (total === 0) return undefined
  return {
    id: 'shipping',
    total,
    tax: minor(cost?.taxInfo?.taxAmount),
    discount: minor(cost?.discount),
    refunded: sumOf(refunds.map(({ details }) => details.shipping ?? 0)),
  }
}

/** Returns what an order's items cost, and how much of that is refunded or being refunded. */
export const refundableOrderOf = ({ body }: Pick<StoredOrder, 'body'>, all: readonly Refund[]): RefundableOrder => {
  const { currency = '', lineItems } = body
  const minor = (price: Price | undefined) => toMinor(price?.amount ?? zero, currency)
  const reading: Reading = { minor, refunds: all.filter(counts) }
  const shipping = shippingOf(body as Order, reading)
  return {
    lines: lineItems.map((line) => lineOf(line, reading)),
    fees: separateCharges(body).map((charge) => feeOf(charge, reading)),
    ...(shipping && { shipping }),
  }
}
