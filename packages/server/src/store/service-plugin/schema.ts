/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const servicePluginSchema = `
create table service_plugin (
  site_id text not null,
  id text not null,
  app_id text not null,
  type text not null,
  base_url text not null,
  enabled boolean not null,
  description jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, app_id, type),
  foreign key (site_id, app_id) references app on delete cascade
);

create trigger count_rules
  after insert or delete or update on service_plugin
  for each row
  execute function count_rules();
`
