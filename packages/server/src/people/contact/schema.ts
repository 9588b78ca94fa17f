/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const contactSchema = `
create table contact (
  site_id text not null references site,
  id text not null,
  email text not null,
  member_id text,
  created_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, email)
);
`
