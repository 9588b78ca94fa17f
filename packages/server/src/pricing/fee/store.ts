import './tables.ts'
import type { FeeRule } from '@vitrine/domain/fee/fees.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { Document } from '../../ground/document/store.ts'
import type { FeeRuleRecord } from './tables.ts'
import { listEnabledPlugins } from '../../store/service-plugin/api.ts'
import { findExistingCollections, findExistingProducts } from '../../catalog/product/api.ts'
import { findTaxGroups } from '../tax/api.ts'

/** The fee rules and fee apps of a store. */
export interface StoreFees {
  readonly rules: readonly FeeRule[]
  /** Apps that charge fees, in order of installation. */
  readonly apps: readonly string[]
}

const chargeOf = ({ amount, percentage = '0' }: FeeRuleRecord): FeeRule['charge'] =>
  amount === undefined ? { percent: percentage } : { amount }

const ruleOf = ({ id, body }: Pick<Document<FeeRuleRecord>, 'id' | 'body'>): FeeRule => ({
  id,
  name: body.name,
  charge: chargeOf(body),
  basis: body.basis,
  taxable: body.taxable,
  ...(body.productIds && { productIds: body.productIds }),
  ...(body.collectionIds && { collectionIds: body.collectionIds }),
  ...(body.destinations && {
    destinations: body.destinations.map(({ country, subdivisions = [] }) => ({ country, subdivisions })),
  }),
  ...(body.minSubtotal !== undefined && { minSubtotal: body.minSubtotal }),
  ...(body.maxSubtotal !== undefined && { maxSubtotal: body.maxSubtotal }),
  ...(body.taxGroupId !== undefined && { taxGroupId: body.taxGroupId }),
})

/** Loads the active fee rules of a store and its fee apps. */
export const loadFees = async (db: Db, siteId: string): Promise<StoreFees> => {
  const [rules, apps] = await Promise.all([
    sql<Document<FeeRuleRecord>>`
      select id, body from fee_rule where site_id = ${siteId} and (body->>'active')::boolean
      order by created_date, id`.execute(db),
    listEnabledPlugins(db, siteId, 'ECOM_ADDITIONAL_FEES'),
  ])
  return { rules: rules.rows.map(ruleOf), apps: apps.map(({ app_id: appId }) => appId) }
}

/** Counts the rules of a store. */
export const countFeeRules = async (db: Db, siteId: string): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from fee_rule where site_id = ${siteId}`.execute(db)
  return Number(rows[0]!.count)
}

const findExisting = {
  product: findExistingProducts,
  collection: findExistingCollections,
  'tax group': async (db: Db, siteId: string): Promise<ReadonlySet<string>> =>
    new Set((await findTaxGroups(db, siteId)).map(({ id }) => id)),
} as const

/** Returns something that a rule refers to and the store does not have, or `undefined`. */
export const findMissing = async (
  db: Db,
  siteId: string,
  named: Readonly<Partial<Record<keyof typeof findExisting, readonly string[] | undefined>>>,
): Promise<{ readonly kind: string; readonly id: string } | undefined> => {
  for (const kind of Object.keys(findExisting) as (keyof typeof findExisting)[]) {
    const ids = named[kind] ?? []
    if (ids.length === 0) continue
    const existing = await findExisting[kind](db, siteId, ids)
    const missing = ids.find((id) => !existing.has(id))
    if (missing !== undefined) return { kind, id: missing }
  }
  return undefined
}
