/** A name that owners tag orders with. */
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
