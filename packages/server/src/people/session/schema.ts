/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const sessionSchema = `
create table session (
  site_id text not null,
  id text not null,
  member_id text not null,
  token_hash text not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  ended_date timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, member_id) references member on delete cascade
);
create index session_of_member on session (site_id, member_id) where (ended_date is null);
create index session_ended on session (ended_date) where (ended_date is not null);

create table session_handle (
  site_id text not null,
  handle_hash text not null,
  session_id text not null,
  client_id text not null,
  expires_date timestamptz not null,
  challenge text,
  primary key (site_id, handle_hash),
  foreign key (site_id, session_id) references session on delete cascade
);

create table session_key (
  site_id text not null,
  token_hash text not null,
  session_id text not null,
  created_date timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, session_id) references session on delete cascade
);
create index session_key_of_session on session_key (site_id, session_id);
`
