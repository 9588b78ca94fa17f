import { sql, type Kysely } from 'kysely'

export const servicePluginMigration = {
  name: '0086-service-plugins',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
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
      )`.execute(db)
  },
}
