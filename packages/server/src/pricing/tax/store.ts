import type { TaxRules } from '@vitrine/domain/tax/rules.ts'
import {
  percentOfFraction,
  type RegionComponent,
  type TaxNames,
  type TaxRegion,
  type TaxRounding,
} from '@vitrine/domain/tax/tax.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findDocument } from '../../ground/document/store.ts'
import type {
  ContactTaxRecord,
  TaxGroupRecord,
  TaxMappingRecord,
  TaxRegionRecord,
  TaxSettingsRecord,
} from './tables.ts'
import { lockExistingProducts } from '../../catalog/product/api.ts'

/** Tax rules of a store with its other tax settings. */
export interface StoreTaxRules extends TaxRules {
  readonly rounding: TaxRounding
  readonly isInOneStopShop: boolean
  /** Whether any contact is exempt. */
  readonly hasExemptBuyers: boolean
  /** Exempt group by member group whose members are exempt. */
  readonly exemptMemberGroups: Readonly<Record<string, string>>
}

/** Derives a deterministic ID from the site's, so that opening a store twice is idempotent. */
const derivedId = (siteId: string, what: string): string =>
  createHash('md5')
    .update(`${siteId} ${what}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const initialRow = (siteId: string, what: string, body: object) => ({
  site_id: siteId,
  id: derivedId(siteId, what),
  body: JSON.stringify(body),
  revision: 1,
  created_date: new Date(),
  updated_date: new Date(),
})

/** Creates a new store's default tax group, and a worldwide rate if given. */
export const openTax = async (db: Db, siteId: string, rate?: { readonly percent: string }): Promise<void> => {
  const group = initialRow(siteId, 'default tax group', { name: 'Products', isDefault: true })
  await db
    .insertInto('tax_group')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!rate) return
  const region = initialRow(siteId, 'tax everywhere', {})
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
    .values(initialRow(siteId, 'tax mapping', mapping))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface RulesRow {
  readonly groups: readonly { readonly id: string; readonly body: TaxGroupRecord }[]
  readonly regions: readonly {
    readonly id: string
    readonly body: TaxRegionRecord
    readonly mappings: readonly TaxMappingRecord[]
  }[]
  readonly settings: TaxSettingsRecord | null
  readonly calculators: readonly string[]
  readonly has_exempt: boolean
  readonly exempt_groups: readonly { readonly id: string; readonly memberGroupIds: readonly string[] }[]
}

const selectRules = prepared(
  (siteId: string) => sql<RulesRow>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'body', body)), '[]')
        from tax_group where site_id = ${siteId} and (body ? 'isDefault' or body ? 'category')) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('id', region.id, 'body', region.body, 'mappings', (
          select coalesce(jsonb_agg(mapping.body order by mapping.created_date, mapping.id), '[]')
          from manual_tax_mapping mapping
          where mapping.site_id = ${siteId} and mapping.body->>'taxRegionId' = region.id
        )) order by region.created_date, region.id), '[]')
        from tax_region region where region.site_id = ${siteId}) as regions,
      (select body from tax_settings where site_id = ${siteId}) as settings,
      (select coalesce(jsonb_agg(app_id), '[]') from service_plugin
        where site_id = ${siteId} and type = 'TAX_CALCULATION_PROVIDER' and enabled) as calculators,
      exists (select from contact_tax_details where site_id = ${siteId}) as has_exempt,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'memberGroupIds', body->'memberGroupIds')
          order by created_date, id), '[]')
        from tax_exempt_group where site_id = ${siteId} and body ? 'memberGroupIds') as exempt_groups`,
)

/** Returns the name and type of a rate's tax: the owner's, or those of its region. */
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

const componentOf = (region: TaxRegionRecord, mapping: TaxMappingRecord): RegionComponent => {
  const { taxRate, exemptRates = [], postalCodes, cities } = mapping
  const exempt = exemptRates.map((one) => [one.taxExemptGroupId, percentOfFraction(one.taxRate)] as const)
  return {
    ratePercent: percentOfFraction(taxRate),
    ...namesOf(region, mapping),
    ...(exempt.length > 0 && { exempt: Object.fromEntries(exempt) }),
    ...(postalCodes && { postalCodes }),
    ...(cities && { cities }),
  }
}

/** Larger jurisdictions first, as on receipts. */
const ranks = ['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL', 'UNDEFINED'] as const
const rankOf = ({ jurisdictionType = 'UNDEFINED' }: RegionComponent): number => ranks.indexOf(jurisdictionType)

const ratesOf = (region: TaxRegionRecord, mappings: readonly TaxMappingRecord[]): TaxRegion['rates'] => {
  const rates: Record<string, RegionComponent[]> = {}
  for (const mapping of mappings) (rates[mapping.taxGroupId] ??= []).push(componentOf(region, mapping))
  return Object.fromEntries(
    Object.entries(rates).map(([group, parts]) => [group, parts.toSorted((a, b) => rankOf(a) - rankOf(b))]),
  )
}

/** Loads a store's tax rules in one query. A product's tax group is part of its offer. */
export const loadTaxRules = async (db: Db, siteId: string): Promise<StoreTaxRules> => {
  const { rows } = await selectRules(db, siteId)
  const { groups, regions, settings, calculators, has_exempt: hasExemptBuyers, exempt_groups: exempt } = rows[0]!
  const { rounding = 'LINE', automaticTax = true, oneStopShop = true } = settings ?? {}
  return {
    defaultGroupId: groups.find(({ body }) => body.isDefault)?.id ?? '',
    categories: Object.fromEntries(groups.map(({ id, body }) => [id, body.category ?? 'STANDARD'])),
    regions: regions.map(({ id, body, mappings }) => ({ id, ...body, rates: ratesOf(body, mappings) })),
    calculatorIds: new Set(calculators),
    isManualOnly: !automaticTax,
    hasExemptBuyers,
    exemptMemberGroups: Object.fromEntries(
      exempt.flatMap(({ id, memberGroupIds }) => memberGroupIds.map((groupId) => [groupId, id])),
    ),
    rounding,
    isInOneStopShop: oneStopShop,
  }
}

/** Returns the exempt group of a contact. */
export const exemptGroupOf = async (db: Db, siteId: string, contactId: string): Promise<string | undefined> => {
  const found = await findDocument<ContactTaxRecord>(db, 'contact_tax_details', { siteId, id: contactId })
  return found?.body.taxExemptGroupId
}

/** Finds tax groups of a store. */
export const findTaxGroups = async (
  db: Db,
  siteId: string,
): Promise<readonly (TaxGroupRecord & { readonly id: string })[]> => {
  const rows = await db
    .selectFrom('tax_group')
    .select(['id', 'body'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, body }) => ({ ...(body as TaxGroupRecord), id }))
}

/** Returns the tax group of a product; `undefined` for the store's default one. */
export const taxGroupOf = async (db: Db, siteId: string, productId: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('product_tax_group')
    .select('tax_group_id')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return found?.tax_group_id
}

interface OfGroup {
  readonly groupId: string
  /** Whether it is the default group, which contains all products without a group. */
  readonly isDefault: boolean
  readonly limit: number
  readonly offset: number
}

/** Lists a page of a group's products by name, with their number. */
export const productsOfGroup = async (
  db: Db,
  siteId: string,
  { groupId, isDefault, limit, offset }: OfGroup,
): Promise<{ readonly products: { id: string; name: string }[]; readonly total: number }> => {
  const inGroup = isDefault
    ? sql`coalesce(grouped.tax_group_id, ${groupId}) = ${groupId}`
    : sql`grouped.tax_group_id = ${groupId}`
  const from = sql`
    from product left join product_tax_group grouped
      on grouped.site_id = product.site_id and grouped.product_id = product.id
    where product.site_id = ${siteId} and ${inGroup}`
  const [{ rows: products }, { rows: counted }] = await Promise.all([
    sql<{ id: string; name: string }>`
      select product.id, product.name ${from} order by lower(product.name), product.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ])
  return { products: [...products], total: counted[0]!.total }
}

/** Deletes the rates of a group or region. */
export const deleteMappingsOf = async (
  db: Db,
  siteId: string,
  { field, id }: { field: 'taxGroupId' | 'taxRegionId'; id: string },
): Promise<void> => {
  await sql`delete from manual_tax_mapping where site_id = ${siteId} and body->>${field} = ${id}`.execute(db)
}

/** Assigns products to a group. Returns the first unknown product, if any. */
export const assignProducts = async (
  db: Db,
  siteId: string,
  { groupId, productIds }: { groupId: string; productIds: readonly string[] },
): Promise<{ readonly unknown?: string }> => {
  const existing = await lockExistingProducts(db, siteId, productIds)
  const unknown = productIds.find((id) => !existing.has(id))
  if (unknown !== undefined) return { unknown }
  await db
    .insertInto('product_tax_group')
    .values([...existing].map((id) => ({ site_id: siteId, product_id: id, tax_group_id: groupId })))
    .onConflict((conflict) => conflict.columns(['site_id', 'product_id']).doUpdateSet({ tax_group_id: groupId }))
    .execute()
  return {}
}
