import { sql, type Kysely } from 'kysely'

/** Groups of members who are treated alike. No two of a store have the same name, whatever its letters' case. */
export const memberGroupMigration = {
  name: '0160-member-groups',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table member_group (
        site_id text not null references site,
        id text not null,
        body jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`create unique index member_group_name on member_group (site_id, lower(body->>'name'))`.execute(db)
    await sql`
      create table member_of_group (
        site_id text not null,
        member_id text not null,
        group_id text not null,
        primary key (site_id, member_id, group_id),
        foreign key (site_id, group_id) references member_group on delete cascade,
        foreign key (site_id, member_id) references member on delete cascade
      )`.execute(db)
    await sql`create index member_of_group_of_group on member_of_group (site_id, group_id)`.execute(db)
  },
}
