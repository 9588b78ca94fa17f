import { sql, type RawBuilder } from 'kysely'

interface Walk {
  readonly siteId: string
  readonly ascending: boolean
  /** What must hold of the states that an order can be in; the column is `state.states`. */
  readonly states: RawBuilder<boolean>
  /** What must hold of an order beside. */
  readonly only: RawBuilder<boolean>
  readonly limit: number
}

/** Every way in which orders of the site stand just now: a few dozen, each found at the end of the one before. */
const eachState = (siteId: string): RawBuilder<unknown> => sql`
  with recursive state (states) as (
    (select states from orders where site_id = ${siteId} order by states limit 1)
    union all
    select (select next.states from orders next
      where next.site_id = ${siteId} and next.states > state.states order by next.states limit 1)
    from state where state.states is not null
  )`

/** The newest orders that stand in one of some states: each state has its walk of the index. */
export const walkStates = ({ siteId, ascending, states, only, limit }: Walk): RawBuilder<unknown> => {
  const way = sql.raw(ascending ? 'asc' : 'desc')
  return sql`${eachState(siteId)}
    select newest.number, newest.created_date from state
    cross join lateral (
      select number, created_date from orders
      where site_id = ${siteId} and orders.states = state.states and ${only}
      order by created_date ${way}, number ${way} limit ${limit}) as newest
    where state.states is not null and ${states}
    order by newest.created_date ${way}, newest.number ${way} limit ${limit}`
}

/** How many orders stand in one of some states, up to a limit. */
export const countStates = ({ siteId, states, only, limit }: Omit<Walk, 'ascending'>): RawBuilder<unknown> => sql`
  ${eachState(siteId)}
  select from state
  cross join lateral (
    select from orders where site_id = ${siteId} and orders.states = state.states and ${only} limit ${limit}) as held
  where state.states is not null and ${states} limit ${limit}`
