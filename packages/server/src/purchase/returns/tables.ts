import type { OrderReturn } from '@vitrine/contract/entities/returns.ts'
import type { ReturnStatus } from '@vitrine/domain/returns/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** What is told of a return beside its state. */
export type ReturnRecord = Omit<
  OrderReturn,
  'id' | 'orderId' | 'orderNumber' | 'kind' | 'status' | 'wish' | 'createdDate' | 'updatedDate'
>

/** Goods of an order that come back. Whoever changes one holds its order first. */
export interface OrderReturnTable {
  site_id: string
  id: string
  order_id: string
  order_number: string
  kind: OrderReturn['kind']
  /** What its buyer's confirmation of a withdrawal is known by. */
  confirmation_id: string | null
  status: StateColumn<ReturnStatus>
  wish: OrderReturn['wish']
  /** The refund that settled it. */
  refund_id: string | null
  /** The draft order of what is sent instead. */
  exchange_draft_id: string | null
  /** The order that it has become. */
  exchange_order_id: string | null
  body: JsonColumn<ReturnRecord>
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    order_return: OrderReturnTable
  }
}
