/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const consentSchema = `
create table consent (
  site_id text not null,
  member_id text not null,
  client_id text not null,
  scopes text[] not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, member_id, client_id),
  foreign key (site_id, client_id) references third_party_app on delete cascade
);
`
