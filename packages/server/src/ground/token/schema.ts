/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const tokenSchema = `
create table signing_key (
  id text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_date timestamptz not null default now()
);
`
