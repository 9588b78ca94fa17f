import { sql, type Kysely } from 'kysely'

/**
 * How the returns of an order stand, the most urgent of them, as one of the states that lists of orders are filtered by.
 * The database keeps it: whoever moves a return holds its order.
 */
export const returnsOfOrdersMigration = {
  name: '0114-returns-of-orders',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table orders add column return_status text not null default 'NONE'`.execute(db)
    await sql
      .raw(
        `create function note_returns_of_order() returns trigger language plpgsql as $$
          begin
            update orders set return_status = (
              select case
                when bool_or(status = 'REQUESTED') then 'REQUESTED'
                when bool_or(status = 'RECEIVED') then 'RECEIVED'
                when bool_or(status = 'APPROVED') then 'APPROVED'
                when count(*) > 0 then 'CLOSED'
                else 'NONE' end
              from order_return one
              where one.site_id = coalesce(new.site_id, old.site_id)
                and one.order_id = coalesce(new.order_id, old.order_id))
            where site_id = coalesce(new.site_id, old.site_id) and id = coalesce(new.order_id, old.order_id);
            return null;
          end
        $$`,
      )
      .execute(db)
    await sql`
      create trigger note_returns after insert or delete or update of status on order_return
        for each row execute function note_returns_of_order()`.execute(db)
    await sql`update order_return set status = status`.execute(db)
    // What an expression is made of cannot be changed: the column is made anew, and its indexes with it.
    await sql`alter table orders drop column states`.execute(db)
    await sql`
      alter table orders add column states text collate "C" generated always as (
        (case when body ->> 'archived' = 'true' then 'true' else 'false' end) || '|' || status || '|' || payment_status
          || '|' || fulfillment_status || '|' || coalesce(body #>> '{channelInfo,type}', '') || '|' || return_status
      ) stored`.execute(db)
    await sql`create index orders_states on orders (site_id, states, created_date desc, number desc)`.execute(db)
    await sql`create unique index orders_number on orders (site_id, number) include (states)`.execute(db)
  },
}
