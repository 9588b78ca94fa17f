import type { Effect } from '@vitrine/domain/discount/effects.ts'
import { sql } from 'kysely'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Every purchase evaluates all of them. */
const maxDiscounts = 200
const maxBundles = 50

/** Refuses a discount beyond the limit; `id` is that of an existing one. */
export const requireRoom = async (
  db: Db,
  siteId: string,
  { effect, id }: { effect: Effect; id?: string },
): Promise<void> => {
  const { rows } = await sql<{ all: number; bundles: number }>`
    select count(*)::integer as all, (count(*) filter (where body#>>'{effect,type}' = 'BUNDLE'))::integer as bundles
    from discount where site_id = ${siteId} and id <> ${id ?? ''}`.execute(db)
  const { all, bundles } = rows[0]!
  if (all >= maxDiscounts) throw new Refusal('MAX_DISCOUNT_RULES_REACHED')
  if (effect.type === 'BUNDLE' && bundles >= maxBundles) throw new Refusal('MAX_QUANTITY_BASED_DISCOUNTS_REACHED')
}
