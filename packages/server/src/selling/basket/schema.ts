/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const basketSchema = `
create table site_rules (
  site_id text primary key,
  revision bigint not null default 1
);
`
