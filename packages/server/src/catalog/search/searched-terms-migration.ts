import { sql, type Kysely } from 'kysely'

/** How often something was searched for on a day, whoever did. */
interface SearchTermTable {
  site_id: string
  day: string
  term: string
  searches: number
  without_results: number
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    search_term: SearchTermTable
  }
}

export const searchedTermsMigration = {
  name: '0119-searched-terms',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table search_term (
        site_id text not null references site on delete cascade,
        day date not null,
        term text not null,
        searches bigint not null,
        without_results bigint not null,
        primary key (site_id, day, term)
      )`.execute(db)
  },
}
