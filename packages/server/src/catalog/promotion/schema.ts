/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const promotionSchema = `
create table promotion (
  site_id text not null references site,
  id text not null,
  name text not null,
  enabled boolean not null,
  media jsonb not null,
  destination_url text,
  categories jsonb not null,
  category_ids text[] not null,
  extended_fields jsonb,
  tags jsonb,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create index promotion_by_created_date on promotion (site_id, created_date, id);
create index promotion_by_category on promotion using gin (category_ids);
`
