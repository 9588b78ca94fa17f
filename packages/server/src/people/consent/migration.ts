import { sql, type Kysely } from 'kysely'

/** Apps of others, and what members allow them. */
export const consentMigration = {
  name: '0027-consents',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table third_party_app (
        site_id text not null references site,
        client_id text not null unique,
        name text not null,
        redirect_uris text[] not null,
        created_date timestamptz not null,
        primary key (site_id, client_id)
      )`.execute(db)
    await sql`
      create table consent (
        site_id text not null,
        member_id text not null,
        client_id text not null,
        scopes text[] not null,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, member_id, client_id),
        foreign key (site_id, client_id) references third_party_app on delete cascade
      )`.execute(db)
    await sql`create index refresh_family_of_client on refresh_family (site_id, client_id, member_id)`.execute(db)
  },
}
