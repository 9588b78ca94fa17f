/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const jobSchema = `
create table job (
  site_id text not null references site on delete cascade,
  kind text not null,
  key text not null,
  payload jsonb,
  due_date timestamptz default date_trunc('milliseconds', now()),
  lease_date timestamptz,
  next_date timestamptz generated always as (coalesce(lease_date, due_date)) stored,
  attempts integer not null default 0,
  version integer not null default 0,
  last_error text,
  last_error_code text,
  last_error_data jsonb,
  created_date timestamptz not null default now(),
  failed_date timestamptz,
  primary key (site_id, kind, key)
);
create index job_next on job (kind, next_date) where (next_date is not null);
create index job_failed on job (site_id, failed_date) where (failed_date is not null);

-- Queues a job from a trigger, as queueJob does. Without content, a job that is already queued keeps its own.
create function queue_job(
  site text, job_kind text, job_key text, due timestamptz default date_trunc('milliseconds', now()), content jsonb default null
) returns void language sql as $$
  insert into job (site_id, kind, key, due_date, payload) values (site, job_kind, job_key, due, content)
  on conflict (site_id, kind, key) do update set
    payload = coalesce(excluded.payload, job.payload),
    due_date = least(job.due_date, excluded.due_date), attempts = 0, failed_date = null
$$;
`
