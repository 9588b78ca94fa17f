import type { SearchTerm } from '@vitrine/contract/entities/catalog/search.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** Most different terms stored per store and day. */
const maxTermsPerDay = 2000
const retentionDays = 90

export interface CountedTerm {
  readonly siteId: string
  readonly term: string
  readonly searches: number
  readonly withoutResults: number
}

/** Adds to today's counts. New terms are dropped once a store has reached its daily limit. */
export const addSearchTerms = (db: Db, terms: readonly CountedTerm[]) => {
  const column = <Key extends keyof CountedTerm>(key: Key) => terms.map((one) => one[key])
  return sql`
    insert into search_term (site_id, day, term, searches, without_results)
    select s.id, current_date, c.term, c.searches, c.without_results
    from (
      select *, row_number() over (partition by site_id order by searches desc, term) as place
      from unnest(${column('siteId')}::text[], ${column('term')}::text[], ${column('searches')}::bigint[],
        ${column('withoutResults')}::bigint[]) one(site_id, term, searches, without_results)) c
    join site s on s.id = c.site_id
    where c.place + (select count(*) from search_term t where t.site_id = c.site_id and t.day = current_date)
        <= ${sql.lit(maxTermsPerDay)}
      or exists (select from search_term t where t.site_id = c.site_id and t.day = current_date and t.term = c.term)
    order by s.id, c.term
    on conflict (site_id, day, term) do update set searches = search_term.searches + excluded.searches,
      without_results = search_term.without_results + excluded.without_results`.execute(db)
}

export const pruneSearchTerms = (db: Db) =>
  sql`delete from search_term where day < current_date - ${sql.lit(retentionDays)}`.execute(db)

interface TermsQuery {
  readonly siteId: string
  readonly days: number
  readonly withoutResults: boolean
  readonly limit: number
}

export const readSearchTerms = async (
  db: Db,
  { siteId, days, withoutResults, limit }: TermsQuery,
): Promise<SearchTerm[]> => {
  const by = sql.ref(withoutResults ? 'withoutResults' : 'searches')
  const { rows } = await sql<SearchTerm>`
    select * from (
      select term, sum(searches)::float8 as searches, sum(without_results)::float8 as "withoutResults"
      from search_term where site_id = ${siteId} and day > current_date - ${days}::int group by term) terms
    where ${by} > 0 order by ${by} desc, term limit ${limit}`.execute(db)
  return rows
}
