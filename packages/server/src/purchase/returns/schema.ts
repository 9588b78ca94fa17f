/** The tables of this room in the first release: docs/decisions/0147-one-baseline.md. */
export const returnsSchema = `
create table order_return (
  site_id text not null references site,
  id text not null,
  order_id text not null,
  order_number text not null,
  status text not null,
  wish text not null,
  refund_id text,
  body jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  exchange_draft_id text,
  exchange_order_id text,
  kind text not null default 'REQUEST',
  confirmation_id text,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders,
  foreign key (site_id, exchange_draft_id) references draft_order on delete set null (exchange_draft_id),
  foreign key (site_id, exchange_order_id) references orders
);
create index order_return_order on order_return (site_id, order_id);
create index order_return_status on order_return (site_id, status, created_date, id);
create index order_return_draft on order_return (site_id, exchange_draft_id) where (exchange_draft_id is not null);
create index order_return_exchange on order_return (site_id, exchange_order_id) where (exchange_order_id is not null);
create unique index order_return_confirmation on order_return (site_id, order_id, confirmation_id) where (confirmation_id is not null);

create function note_returns_of_order() returns trigger language plpgsql as $$
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

$$;

create trigger note_returns
  after insert or delete or update of status on order_return
  for each row
  execute function note_returns_of_order();
`
