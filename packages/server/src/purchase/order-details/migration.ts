import { sql, type Kysely } from 'kysely'

/** The tags of an order, whoever sees them; as the index has it. */
export const tagIds = sql`coalesce(body #> '{tags,privateTags,tagIds}', '[]') || coalesce(body #> '{tags,tags,tagIds}', '[]')`

/** What owners call the tags of orders. */
export const orderTagMigration = {
  name: '0101-order-tags',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table order_tag (
        site_id text not null references site,
        id text not null,
        name text not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`create unique index order_tag_name on order_tag (site_id, lower(name))`.execute(db)
    await sql`create index orders_tags on orders using gin ((${tagIds}))`.execute(db)
  },
}

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
