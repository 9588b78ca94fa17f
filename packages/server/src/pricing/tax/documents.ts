import type {
  ContactTaxDetails,
  ManualTaxMapping,
  TaxExemptGroup,
  TaxGroup,
  TaxRegion,
} from '@vitrine/contract/entities/pricing/tax.ts'
import { manualCalculatorId } from '@vitrine/domain/tax/calculators.ts'
import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import { createDocumentStore, presentRevision } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import type { Field } from '../../ground/query/conditions.ts'
import type {
  ContactTaxRecord,
  TaxExemptGroupRecord,
  TaxGroupRecord,
  TaxMappingRecord,
  TaxRegionRecord,
} from './tables.ts'

export const presentGroup = (document: Document<TaxGroupRecord>): TaxGroup => ({
  ...presentRevision(document),
  name: document.body.name,
  category: document.body.category ?? 'STANDARD',
})
export const presentRegion = (document: Document<TaxRegionRecord>): TaxRegion => ({
  appId: manualCalculatorId,
  ...document.body,
  ...presentRevision(document),
})
export const presentMapping = (document: Document<TaxMappingRecord>): ManualTaxMapping => {
  const { exemptRates, postalCodes, cities, ...body } = document.body
  return {
    ...body,
    ...(exemptRates && { exemptRates: [...exemptRates] }),
    ...(postalCodes && { postalCodes: [...postalCodes] }),
    ...(cities && { cities: [...cities] }),
    ...presentRevision(document),
  }
}
const presentExemptGroup = (document: Document<TaxExemptGroupRecord>): TaxExemptGroup => {
  const { memberGroupIds, ...body } = document.body
  return { ...body, ...(memberGroupIds && { memberGroupIds: [...memberGroupIds] }), ...presentRevision(document) }
}
const presentContact = (document: Document<ContactTaxRecord>): ContactTaxDetails => ({
  ...document.body,
  ...presentRevision(document),
})

const textField = (name: string): Field => ({
  kind: 'text',
  column: sql`(body->>${sql.lit(name)})` as RawBuilder<unknown>,
})

const mappingTexts = [
  'taxGroupId',
  'taxRegionId',
  'taxRate',
  'taxName',
  'taxType',
  'jurisdiction',
  'jurisdictionType',
  'description',
] as const

/** Tax groups: products that are taxed alike. */
export const createTaxGroups = (context: Context) =>
  createDocumentStore(context, {
    table: 'tax_group',
    event: 'wix.billing.v1.tax_group',
    missing: 'The tax group was not found.',
    fields: { name: textField('name') },
    present: presentGroup,
  })

/** Tax regions: where tax is collected. */
export const createTaxRegions = (context: Context) =>
  createDocumentStore(context, {
    table: 'tax_region',
    event: 'wix.billing.v1.tax_region',
    missing: 'The tax region was not found.',
    fields: { country: textField('country'), subdivision: textField('subdivision'), appId: textField('appId') },
    present: presentRegion,
  })

/** Tax mappings: the rate of a group in a region. */
export const createTaxMappings = (context: Context) =>
  createDocumentStore(context, {
    table: 'manual_tax_mapping',
    event: 'wix.billing.v1.manual_tax_mapping',
    includesDeletedEntity: true,
    missing: 'The tax rate was not found.',
    fields: {
      ...Object.fromEntries(mappingTexts.map((name) => [name, textField(name)])),
      'exemptRates.taxExemptGroupId': {
        kind: 'list',
        column: sql`array(
          select one->>'taxExemptGroupId' from jsonb_array_elements(body->'exemptRates') one
        )` as RawBuilder<unknown>,
      },
    },
    present: presentMapping,
  })

/** Tax exempt groups: buyers who pay no tax or a reduced one. */
export const createTaxExemptGroups = (context: Context) =>
  createDocumentStore(context, {
    table: 'tax_exempt_group',
    event: 'wix.billing.v1.tax_exempt_group',
    includesDeletedEntity: true,
    missing: 'The tax exempt group was not found.',
    fields: { name: textField('name') },
    present: presentExemptGroup,
  })

/** Assignments of contacts to tax exempt groups. */
export const createContactTaxDetails = (context: Context) =>
  createDocumentStore(context, {
    table: 'contact_tax_details',
    event: 'wix.billing.v1.contact_tax_details',
    includesDeletedEntity: true,
    missing: 'This contact is not in a tax exempt group.',
    fields: { taxExemptGroupId: textField('taxExemptGroupId') },
    present: presentContact,
  })

/** Refuses a duplicate for the same place or pair, which would be ambiguous. */
export const refuseSecond =
  (code: 'ALREADY_EXISTS' | 'MANUAL_TAX_MAPPING_ALREADY_EXISTS', words?: string) =>
  (error: unknown): never => {
    if (sqlState(error) === sqlStates.uniqueViolation) throw new Refusal(code, words)
    throw error
  }
