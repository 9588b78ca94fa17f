/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const newsletterSchema = `
create table newsletter_request (
  site_id text not null references site,
  email text not null,
  token_hash text not null,
  language text not null,
  created_date timestamptz not null,
  primary key (site_id, email)
);
create index newsletter_request_by_token on newsletter_request (site_id, token_hash);
create index newsletter_request_by_date on newsletter_request (created_date);
`
