import { percentOfFraction, type TaxNames, type TaxRules } from '@vitrine/domain/tax/tax.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { prepared } from '../../ground/database/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { TaxMappingRecord, TaxRegionRecord } from './tables.ts'

/** Ids that a store is born with are made of its own id, so that opening it twice makes them once. */
const bornId = (siteId: string, what: string): string =>
  createHash('md5')
    .update(`${siteId} ${what}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const born = (siteId: string, what: string, body: object) => ({
  site_id: siteId,
  id: bornId(siteId, what),
  body: JSON.stringify(body),
  revision: 1,
  created_date: new Date(),
  updated_date: new Date(),
})

/** Gives a new store its default group, and one rate for everywhere where it is told. */
export const openTax = async (db: Db, siteId: string, rate?: { readonly percent: string }): Promise<void> => {
  const group = born(siteId, 'default tax group', { name: 'Products', isDefault: true })
  await db
    .insertInto('tax_group')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!rate) return
  const region = born(siteId, 'tax everywhere', {})
  const { rows } = await sql<{ fraction: string }>`
    select trim_scale(${rate.percent}::numeric / 100)::text as fraction`.execute(db)
  const mapping = { taxGroupId: group.id, taxRegionId: region.id, taxRate: rows[0]!.fraction }
  await db
    .insertInto('tax_region')
    .values(region)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('manual_tax_mapping')
    .values(born(siteId, 'tax mapping', mapping))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface RulesRow {
  readonly default_group: string | null
  readonly regions: readonly { readonly body: TaxRegionRecord; readonly mappings: readonly TaxMappingRecord[] }[]
}

const selectRules = prepared(
  (siteId: string) => sql<RulesRow>`
    select
      (select id from tax_group where site_id = ${siteId} and body ? 'isDefault' limit 1) as default_group,
      (select coalesce(jsonb_agg(jsonb_build_object('body', region.body, 'mappings', (
          select coalesce(jsonb_agg(mapping.body), '[]')
          from manual_tax_mapping mapping
          where mapping.site_id = ${siteId} and mapping.body->>'taxRegionId' = region.id
        ))), '[]') from tax_region region where region.site_id = ${siteId}) as regions`,
)

/** Which tax a rate is of: as the owner says, and else that of its region. */
const namesOf = ({ country, subdivision }: TaxRegionRecord, mapping: TaxMappingRecord): TaxNames => {
  const { taxName, taxType, jurisdiction = subdivision ?? country, jurisdictionType } = mapping
  const ofRegion = country === undefined ? undefined : subdivision === undefined ? 'COUNTRY' : 'STATE'
  const type = jurisdictionType ?? (mapping.jurisdiction === undefined ? ofRegion : undefined)
  return {
    ...(taxName !== undefined && { taxName }),
    ...(taxType !== undefined && { taxType }),
    ...(jurisdiction !== undefined && { jurisdiction }),
    ...(type !== undefined && { jurisdictionType: type }),
  }
}

/** The tax of a store, in one reading. Which group a product is in stands with its offer. */
export const loadTaxRules = async (db: Db, siteId: string): Promise<TaxRules> => {
  const { rows } = await selectRules(db, siteId)
  const { default_group: defaultGroupId, regions } = rows[0]!
  return {
    defaultGroupId: defaultGroupId ?? '',
    regions: regions.map(({ body, mappings }) => ({
      ...body,
      rates: Object.fromEntries(mappings.map(({ taxGroupId, taxRate }) => [taxGroupId, percentOfFraction(taxRate)])),
      names: Object.fromEntries(mappings.map((mapping) => [mapping.taxGroupId, namesOf(body, mapping)])),
    })),
  }
}

/** The group that a product was put into; nothing where it is in the store's default one. */
export const taxGroupOf = async (db: Db, siteId: string, productId: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('product_tax_group')
    .select('tax_group_id')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return found?.tax_group_id
}

/** Takes the rates of a group or region away with it. */
export const deleteMappingsOf = async (
  db: Db,
  siteId: string,
  { field, id }: { field: 'taxGroupId' | 'taxRegionId'; id: string },
): Promise<void> => {
  await sql`delete from manual_tax_mapping where site_id = ${siteId} and body->>${field} = ${id}`.execute(db)
}

/** Puts products into a group; answers the first that the store has not got. */
export const assignProducts = async (
  db: Db,
  siteId: string,
  { groupId, productIds }: { groupId: string; productIds: readonly string[] },
): Promise<{ readonly unknown?: string }> => {
  const found = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...productIds])
    .execute()
  const unknown = productIds.find((id) => !found.some((product) => product.id === id))
  if (unknown !== undefined) return { unknown }
  await db
    .insertInto('product_tax_group')
    .values(found.map(({ id }) => ({ site_id: siteId, product_id: id, tax_group_id: groupId })))
    .onConflict((conflict) => conflict.columns(['site_id', 'product_id']).doUpdateSet({ tax_group_id: groupId }))
    .execute()
  return {}
}

export const hasProduct = async (db: Db, siteId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined
