import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { CustomizationTable, CustomizationType, RenderType } from './tables.ts'

export type CustomizationRow = Selectable<CustomizationTable>

/**
 * The IDs of the customizations of a product: `{"options": [{"id": …}], "modifiers": [{"id": …}]}`. The expression of
 * the index `product_by_customization`.
 */
const customizationIds = sql`
  (jsonb_path_query_array(record, '$.options[*].id') || jsonb_path_query_array(record, '$.modifiers[*].id'))`

/** Counts the products of each customization. */
export const countProductsByCustomization = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select one.id, count(*)::integer as count
    from product cross join lateral (
      select distinct reference.id from jsonb_array_elements_text(${customizationIds}) reference (id)
    ) one
    where site_id = ${siteId} and ${customizationIds} ?| ${[...ids]}::text[] and one.id = any(${[...ids]}::text[])
    group by one.id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Returns those choices of a product option that products have: `{"options": [{"choices": [{"id": …}]}]}`. */
export const findAssignedChoices = async (
  db: Db,
  { site_id: siteId, id }: Pick<CustomizationRow, 'site_id' | 'id'>,
  choiceIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct choice.value->>'id' as id
    from product
      cross join lateral jsonb_array_elements(record->'options') option
      cross join lateral jsonb_array_elements(option.value->'choices') choice
    where site_id = ${siteId} and ${customizationIds} ?| array[${id}]::text[]
      and choice.value->>'id' = any(${[...choiceIds]}::text[])
    order by 1`.execute(db)
  return rows.map((row) => row.id)
}

/** What products find a customization by. */
export interface Identity {
  readonly type: CustomizationType
  readonly renderType: RenderType
  readonly foldedName: string
}

const identityText = ({ type, renderType, foldedName }: Identity) => `${type} ${renderType} ${foldedName}`

/**
 * Waits until no other transaction creates customizations with these identities. The locks are taken in one order, so
 * that two transactions never wait for each other.
 */
export const lockIdentities = async (db: Db, siteId: string, identities: readonly Identity[]): Promise<void> => {
  const names = identities.map(identityText).toSorted()
  for (const name of names)
    await sql`select pg_advisory_xact_lock(hashtext('customization'), hashtext(${`${siteId} ${name}`}))`.execute(db)
}

/** Finds customizations by ID or identity, the oldest first. Locks them in the order of their IDs, if asked to. */
export const findConnectable = async (
  db: Db,
  {
    siteId,
    ids,
    identities,
    lock,
  }: {
    readonly siteId: string
    readonly ids: readonly string[]
    readonly identities: readonly Identity[]
    readonly lock?: 'share' | 'update' | undefined
  },
): Promise<CustomizationRow[]> => {
  const locking = { none: sql``, share: sql`for share`, update: sql`for update` }[lock ?? 'none']
  const { rows } = await sql<CustomizationRow>`
    select * from customization
    where site_id = ${siteId} and (
      id = any(${[...ids]}::text[])
      or folded_name = any(${identities.map(({ foldedName }) => foldedName)}::text[])
        and (customization_type, render_type, folded_name) in (
          select * from unnest(
            ${identities.map(({ type }) => type)}::text[], ${identities.map(({ renderType }) => renderType)}::text[],
            ${identities.map(({ foldedName }) => foldedName)}::text[]
          )
        )
    )
    order by id ${locking}`.execute(db)
  return rows.toSorted((a, b) => a.created_date.getTime() - b.created_date.getTime())
}
