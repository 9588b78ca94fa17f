import type { Rule } from '@vitrine/domain/collection-rule/rule.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** A collection with a rule. */
export interface RuledCollection {
  readonly id: string
  readonly rule: Rule
  /** Increases with each change of the rule. */
  readonly revision: number
}

const columns = ['id', 'rule', 'rule_revision'] as const

const ruled = (db: Db, siteId: string) =>
  db.selectFrom('collection').select(columns).where('site_id', '=', siteId).where('rule', 'is not', null)

type Row = Awaited<ReturnType<ReturnType<typeof ruled>['execute']>>[number]

const toRuled = ({ id, rule, rule_revision: revision }: Row): RuledCollection => ({ id, rule: rule!, revision })

/** Lists the collections of a store that have a rule. */
export const listRuled = async (db: Db, siteId: string): Promise<RuledCollection[]> =>
  (await ruled(db, siteId).orderBy('position').orderBy('numeric_id').execute()).map(toRuled)

export const findRuled = async (db: Db, siteId: string, id: string): Promise<RuledCollection | undefined> => {
  const row = await ruled(db, siteId).where('id', '=', id).executeTakeFirst()
  return row && toRuled(row)
}

/**
 * Locks collections with a rule until the transaction ends: all of the store, or one. Whoever decides by rules which
 * products they have does so under this lock, with what was committed before it. So the last one knows the latest state of
 * each product. It does not wait for transactions that refer to the collection by a foreign key.
 */
export const lockRuled = async (db: Db, siteId: string, id?: string): Promise<RuledCollection[]> => {
  const all = ruled(db, siteId).orderBy('id').forNoKeyUpdate()
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute()
  return rows.map(toRuled)
}

/** Locks a collection with or without a rule. Returns whether it exists. */
export const lockCollection = async (db: Db, siteId: string, id: string): Promise<{ hasRule: boolean } | undefined> => {
  const row = await db
    .selectFrom('collection')
    .select(sql<boolean>`rule is not null`.as('hasRule'))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row
}

export const countRuled = async (db: Db, siteId: string): Promise<number> => (await ruled(db, siteId).execute()).length

/** Saves the rule of a locked collection, or removes it. Returns its revision. */
export const saveRule = async (
  db: Db,
  { siteId, id, rule }: { readonly siteId: string; readonly id: string; readonly rule: Rule | null },
): Promise<number> => {
  const { rule_revision: revision } = await db
    .updateTable('collection')
    .set({ rule: rule && JSON.stringify(rule), rule_revision: sql`rule_revision + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('rule_revision')
    .executeTakeFirstOrThrow()
  return revision
}
