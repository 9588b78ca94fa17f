/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const checkoutTemplateSchema = `
create table checkout_template (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
`
