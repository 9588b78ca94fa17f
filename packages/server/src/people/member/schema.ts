/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const memberSchema = `
create table member (
  site_id text not null references site,
  id text not null,
  email text not null,
  email_verified boolean not null,
  password_hash text,
  status text not null check (status = any (array['PENDING', 'APPROVED', 'BLOCKED', 'DELETED'])),
  slug text not null,
  privacy text not null default 'PRIVATE',
  contact jsonb not null,
  profile jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  last_login_date timestamptz,
  waits_for_approval boolean not null default false,
  language text,
  primary key (site_id, id),
  unique (site_id, email),
  unique (site_id, slug)
);
create index member_waiting on member (site_id, created_date) where waits_for_approval;

-- If the email is taken, an account with an email that nobody has is inserted and undone, with its triggers and indexes:
-- the time of a sign-up must not reveal who has an account.
create function insert_sign_up(account member) returns boolean language plpgsql as $$
begin
  insert into member select account.* on conflict do nothing;
  if found then return true; end if;
  account.email := account.id;
  insert into member select account.*;
  raise sqlstate 'VS001';
exception when sqlstate 'VS001' then
  return false;
end
$$;
`
