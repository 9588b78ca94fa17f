import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import type { ReturnStatus } from '@vitrine/domain/returns/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** Fields of a return other than its columns. */
export type ReturnRecord = Omit<
  OrderReturn,
  'id' | 'orderId' | 'orderNumber' | 'kind' | 'status' | 'wish' | 'createdDate' | 'updatedDate'
>

/** A return. Lock its order before changing it. */
export interface OrderReturnTable {
  site_id: string
  id: string
  order_id: string
  order_number: string
  kind: OrderReturn['kind']
  /** Idempotency key of the buyer's withdrawal. */
  confirmation_id: string | null
  status: StateColumn<ReturnStatus>
  wish: OrderReturn['wish']
  /** The refund that settled it. */
  refund_id: string | null
  /** The draft of the exchange order. */
  exchange_draft_id: string | null
  /** The exchange order. */
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
