/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const discountSchema = `
create table discount (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  times_used integer not null default 0,
  amount_given bigint not null default 0,
  primary key (site_id, id),
  check ((times_used >= 0) and (amount_given >= 0))
);

create table discount_use (
  site_id text not null,
  discount_id text not null,
  customer text not null,
  times integer not null check (times >= 0),
  primary key (site_id, discount_id, customer),
  foreign key (site_id, discount_id) references discount on delete cascade
);

create trigger count_rules
  after insert or delete or update of body on discount
  for each row
  execute function count_rules();
`
