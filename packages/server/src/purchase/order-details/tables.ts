/** A tag for orders. */
export interface OrderTagTable {
  site_id: string
  id: string
  name: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    order_tag: OrderTagTable
  }
}
