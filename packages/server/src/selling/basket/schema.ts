/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const basketSchema = `
create table site_rules (
  site_id text primary key,
  revision bigint not null default 1
);
`
