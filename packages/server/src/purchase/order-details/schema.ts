/** The tables of this room in the first release: docs/decisions/0147-one-baseline.md. */
export const orderDetailsSchema = `
create table order_tag (
  site_id text not null references site,
  id text not null,
  name text not null,
  primary key (site_id, id)
);
create unique index order_tag_name on order_tag (site_id, lower(name));
`
