import { sql, type RawBuilder } from 'kysely'

interface Walk {
  readonly siteId: string
  readonly ascending: boolean
  /** Condition on the combinations of states; the column is `state.states`. */
  readonly states: RawBuilder<boolean>
  /** Further conditions on an order. */
  readonly only: RawBuilder<boolean>
  readonly limit: number
}

/** Lists the combinations of states in use: a few dozen, each found by an index skip from the one before. */
const eachState = (siteId: string): RawBuilder<unknown> => sql`
  with recursive state (states) as (
    (select states from orders where site_id = ${siteId} order by states limit 1)
    union all
    select (select next.states from orders next
      where next.site_id = ${siteId} and next.states > state.states order by next.states limit 1)
    from state where state.states is not null
  )`

/** Finds the newest orders in given states with one index scan per combination. */
export const walkStates = ({ siteId, ascending, states, only, limit }: Walk): RawBuilder<unknown> => {
  const direction = sql.raw(ascending ? 'asc' : 'desc')
  return sql`${eachState(siteId)}
    select newest.number, newest.created_date from state
    cross join lateral (
      select number, created_date from orders
      where site_id = ${siteId} and orders.states = state.states and ${only}
      order by created_date ${direction}, number ${direction} limit ${limit}) as newest
    where state.states is not null and ${states}
    order by newest.created_date ${direction}, newest.number ${direction} limit ${limit}`
}

/** Counts orders in given states, up to a limit. */
export const countStates = ({ siteId, states, only, limit }: Omit<Walk, 'ascending'>): RawBuilder<unknown> => sql`
  ${eachState(siteId)}
  select from state
  cross join lateral (
    select from orders where site_id = ${siteId} and orders.states = state.states and ${only} limit ${limit}) as held
  where state.states is not null and ${states} limit ${limit}`
