/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const auditLogSchema = `
create table audit_entry (
  site_id text not null references site,
  id text not null,
  created_date timestamptz not null,
  actor_type text not null check (actor_type = any (array['STAFF', 'API_KEY', 'APP'])),
  actor_id text not null,
  actor_name text not null,
  ip_address text not null,
  call text not null,
  area text not null,
  entity text,
  entity_id text,
  entity_ids text[],
  entity_name text,
  request jsonb,
  changes jsonb,
  error text,
  is_complete boolean not null default false,
  primary key (site_id, id)
);
create index audit_entry_by_date on audit_entry (site_id, created_date desc, id desc);
create index audit_entry_by_actor on audit_entry (site_id, actor_id, created_date desc, id desc);
create index audit_entry_by_entity on audit_entry (site_id, entity_id, created_date desc, id desc) where entity_id is not null;
create index audit_entry_by_entities on audit_entry using gin (entity_ids) where entity_ids is not null;
create index audit_entry_age on audit_entry (created_date);

create function protect_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_date > now() - interval '365 days' then
      raise exception 'Entries of the audit log are kept for 365 days.';
    end if;
    return old;
  end if;
  if old.is_complete
    or (new.site_id, new.id, new.created_date, new.actor_type, new.actor_id, new.actor_name, new.ip_address, new.call, new.area, new.request)
    is distinct from (old.site_id, old.id, old.created_date, old.actor_type, old.actor_id, old.actor_name, old.ip_address, old.call, old.area, old.request)
  then
    raise exception 'Entries of the audit log cannot be changed.';
  end if;
  return new;
end $$;
create trigger protect_audit_entry
  before update or delete on audit_entry for each row
  execute function protect_audit_entry();
`
