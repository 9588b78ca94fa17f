import type { ItemScopes } from '@vitrine/domain/discount/scope.ts'
import { sql } from 'kysely'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { DiscountRecord } from './tables.ts'

/** Returns the first of these IDs that a table of the store does not contain. */
const firstUnknown = async (
  db: Db,
  siteId: string,
  { table, ids }: { table: 'collection' | 'member_group'; ids: readonly string[] },
): Promise<string | undefined> => {
  if (ids.length === 0) return undefined
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${ids}::text[]) as wanted (id)
    where not exists (select from ${sql.table(table)} t where t.site_id = ${siteId} and t.id = wanted.id)
    limit 1`.execute(db)
  return rows[0]?.id
}

const collectionsOf = ({ effect, conditions }: DiscountRecord): readonly string[] => {
  const scopes: (ItemScopes | undefined)[] = [
    effect.scopes,
    effect.type === 'BUY_X_GET_Y' ? effect.getScopes : undefined,
    ...conditions.map((condition) => ('scopes' in condition ? condition.scopes : undefined)),
  ]
  return scopes.flatMap((some = []) => some.flatMap(({ collectionIds = [] }) => collectionIds))
}

/** Refuses a discount for an unknown collection or member group, which would never apply. */
export const requireKnown = async (
  db: Db,
  siteId: string,
  { record, field }: { record: DiscountRecord; field: string },
): Promise<void> => {
  const groups = record.conditions.flatMap((one) => (one.type === 'MEMBER_GROUPS' ? one.memberGroupIds : []))
  const collection = await firstUnknown(db, siteId, { table: 'collection', ids: collectionsOf(record) })
  if (collection !== undefined)
    throw invalidField(field, `contains “${collection}”, which is not a collection of this store`)
  const group = await firstUnknown(db, siteId, { table: 'member_group', ids: groups })
  if (group !== undefined) throw invalidField(field, `contains “${group}”, which is not a member group of this store`)
}
