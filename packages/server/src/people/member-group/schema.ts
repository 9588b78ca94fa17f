/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const memberGroupSchema = `
create table member_group (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index member_group_name on member_group (site_id, lower((body ->> 'name')));
create index member_group_of_segment on member_group (site_id) where (body ->> 'segmentId') is not null;

create trigger count_rules
  after insert or delete or update of body on member_group
  for each row
  execute function count_rules();

create table member_of_group (
  site_id text not null,
  member_id text not null,
  group_id text not null,
  primary key (site_id, member_id, group_id),
  foreign key (site_id, group_id) references member_group on delete cascade,
  foreign key (site_id, member_id) references member on delete cascade
);
create index member_of_group_of_group on member_of_group (site_id, group_id);
`
