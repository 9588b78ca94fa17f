/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const subscriptionOptionSchema = `
create table subscription_option (
  site_id text not null references site,
  id text not null,
  terms jsonb not null,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
`
