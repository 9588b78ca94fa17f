import type { ManualTaxMapping, TaxGroup, TaxRegion } from '@vitrine/contract/entities/tax.ts'
import { sql, type RawBuilder } from 'kysely'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import { createDocumentStore, presentRow } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import type { Field } from '../../ground/query/conditions.ts'
import type { TaxGroupRecord, TaxMappingRecord, TaxRegionRecord } from './tables.ts'

export const presentGroup = (document: Document<TaxGroupRecord>): TaxGroup => ({
  ...presentRow(document),
  name: document.body.name,
})
const presentRegion = (document: Document<TaxRegionRecord>): TaxRegion => ({
  ...document.body,
  ...presentRow(document),
})
const presentMapping = (document: Document<TaxMappingRecord>): ManualTaxMapping => ({
  ...document.body,
  ...presentRow(document),
})

const textField = (name: string): Field => ({
  kind: 'text',
  column: sql`(body->>${sql.lit(name)})` as RawBuilder<unknown>,
})

/** What is taxed alike. */
export const createTaxGroups = (context: Context) =>
  createDocumentStore(context, {
    table: 'tax_group',
    event: 'wix.billing.v1.tax_group',
    missing: 'There is no such tax group.',
    fields: { name: textField('name') },
    present: presentGroup,
  })

/** Where tax is collected. */
export const createTaxRegions = (context: Context) =>
  createDocumentStore(context, {
    table: 'tax_region',
    event: 'wix.billing.v1.tax_region',
    missing: 'There is no such tax region.',
    fields: { country: textField('country'), subdivision: textField('subdivision') },
    present: presentRegion,
  })

/** How much of a group is collected in a region. */
export const createTaxMappings = (context: Context) =>
  createDocumentStore(context, {
    table: 'manual_tax_mapping',
    missing: 'There is no such tax rate.',
    fields: { taxGroupId: textField('taxGroupId'), taxRegionId: textField('taxRegionId') },
    present: presentMapping,
  })

/** What a new one must say. */
export const required = <T>(value: T | undefined, field: string): T => {
  if (value === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  return value
}

/** Two for the same place, or the same pair, would leave open which one holds. */
export const refuseSecond =
  (words: string) =>
  (error: unknown): never => {
    if (sqlState(error) === sqlStates.uniqueViolation) throw new Refusal('ALREADY_EXISTS', words)
    throw error
  }
