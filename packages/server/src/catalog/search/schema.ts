/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const searchSchema = `
create table search_document (
  site_id text not null,
  product_id text not null,
  revision bigint not null,
  language text not null,
  terms text not null,
  name text not null,
  brand text,
  attributes text not null,
  variants text not null,
  variant_ids text[] not null,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references product on delete cascade
);

create table search_settings (
  site_id text primary key references site,
  synonyms jsonb not null
);

create table search_term (
  site_id text not null references site on delete cascade,
  day date not null,
  term text not null,
  searches bigint not null,
  without_results bigint not null,
  primary key (site_id, day, term)
);

create trigger note_insert
  after insert on search_settings
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on search_settings
  referencing new table as changed
  for each statement
  execute function note_collection_change();
`
