import type { RestockItem } from '@vitrine/contract/entities/order-billing.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { StockMove } from '../catalog/stock-move.ts'
import type { StoredOrder } from '../order/present.ts'
import { stockOf } from '../order/stock.ts'
import type { Refund } from '../payment/refund-store.ts'

interface Restocked {
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[]
  readonly moves: readonly StockMove[]
  /** Nothing of the order is left to be put back. */
  readonly isAll: boolean
}

/** What is put back into the stock with a refund; more than was bought, or than has left the stock, is refused. */
export const restockOf = ({
  order,
  refunds,
  asked,
}: {
  order: StoredOrder
  refunds: readonly Refund[]
  asked: readonly RestockItem[]
}): Restocked => {
  const { lineItems } = order.body
  const leftOf = (lineItemId: string, quantity: number): number => {
    const before = refunds.flatMap(({ side_effects: { restock = [] } }) =>
      restock.filter((one) => one.lineItemId === lineItemId),
    )
    return order.stock_taken ? quantity - sumOf(before.map((one) => one.quantity)) : 0
  }
  const lines = asked.map((item, index) => {
    const line = lineItems.find(({ id }) => id === item.lineItemId)
    if (!line) throw new Refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line item.', item)
    const left = leftOf(line.id, line.quantity)
    const quantity = item.quantity ?? left
    const isTwice = asked.findIndex(({ lineItemId }) => lineItemId === item.lineItemId) < index
    if (isTwice || quantity === 0 || quantity > left) {
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
