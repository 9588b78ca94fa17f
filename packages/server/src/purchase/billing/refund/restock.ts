import type { RestockItem } from '@vitrine/contract/entities/money/order-billing.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { StockMove } from '../../../catalog/product/api.ts'
import { stockOf, type StoredOrder } from '../../../orders/order/api.ts'
import type { Refund } from '../../../money/payment/api.ts'

interface Restocked {
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[]
  readonly moves: readonly StockMove[]
  /** Whether this restocks every item of the order. */
  readonly isAll: boolean
}

/** Returns how many units of a line item can still be restocked. */
const leftOf = (order: StoredOrder, refunds: readonly Refund[], lineItemId: string): number => {
  const line = order.body.lineItems.find(({ id }) => id === lineItemId)
  if (!line || !order.stock_taken) return 0
  const before = refunds.flatMap(({ side_effects: { restock = [] } }) =>
    restock.filter((one) => one.lineItemId === lineItemId),
  )
  return line.quantity - sumOf(before.map(({ quantity }) => quantity))
}

/** Lists everything that can still be restocked. */
export const restockable = (
  order: StoredOrder,
  refunds: readonly Refund[],
): { lineItemId: string; quantity: number }[] =>
  order.body.lineItems
    .map(({ id }) => ({ lineItemId: id, quantity: leftOf(order, refunds, id) }))
    .filter(({ quantity }) => quantity > 0)

/** Returns what a refund restocks. Refuses more than was bought or than was taken from the stock. */
export const restockOf = ({
  order,
  refunds,
  requested,
}: {
  order: StoredOrder
  refunds: readonly Refund[]
  requested: readonly RestockItem[]
}): Restocked => {
  const { lineItems } = order.body
  const lines = requested.map((item, index) => {
    const line = lineItems.find(({ id }) => id === item.lineItemId)
    if (!line) throw new Refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line item.', item)
    const left = leftOf(order, refunds, line.id)
    const quantity = item.quantity ?? left
    const isDuplicate = requested.findIndex(({ lineItemId }) => lineItemId === item.lineItemId) < index
    if (isDuplicate || quantity === 0 || quantity > left) {
      throw new Refusal('INVALID_LINE_ITEM_RESTOCK_QUANTITY', undefined, item)
    }
    return { lineItemId: line.id, quantity }
  })
  const back = (lineItemId: string) => lines.find((one) => one.lineItemId === lineItemId)?.quantity ?? 0
  const returned = lineItems.flatMap((line) => (back(line.id) > 0 ? [{ ...line, quantity: back(line.id) }] : []))
  return {
    lines,
    moves: stockOf({ ...order, body: { ...order.body, lineItems: returned } }),
    isAll: lines.length > 0 && lineItems.every((line) => back(line.id) === line.quantity),
  }
}
