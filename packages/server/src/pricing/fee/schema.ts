/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const feeSchema = `
create table fee_answer (
  site_id text not null references site,
  digest text not null,
  answer jsonb,
  error text,
  created_date timestamptz not null,
  primary key (site_id, digest)
);
create index fee_answer_created on fee_answer (created_date);

create table fee_rule (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create trigger count_rules
  after insert or delete or update on fee_rule
  for each row
  execute function count_rules();
`
