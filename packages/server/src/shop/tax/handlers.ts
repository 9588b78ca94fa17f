import type { taxCalls } from '@vitrine/contract'
import type { ManualTaxMapping, TaxGroup, TaxRegion } from '@vitrine/contract/entities/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { sqlState } from '../../ground/database/database-errors.ts'
import { transact } from '../../ground/database/transact.ts'
import { createDocumentStore, presentRow, requireRevision } from '../../ground/document/document-store.ts'
import { findDocument, listDocuments, type Document } from '../../ground/document/store.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { assignProducts, deleteMappingsOf, hasProduct, loadTaxRules, taxGroupOf } from './store.ts'
import type { TaxGroupRecord, TaxMappingRecord, TaxRegionRecord } from './tables.ts'

const presentGroup = (document: Document<TaxGroupRecord>): TaxGroup => ({
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

const required = <T>(value: T | undefined, field: string): T => {
  if (value === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  return value
}

/** The whole country is meant by nothing and by `*`; the country before a part of it is understood, and left out. */
const partOf = (subdivision: string, country: string | undefined): string | undefined => {
  const code = subdivision.toUpperCase().replace(`${country ?? ''}-`, '')
  return code === '' || code === '*' ? undefined : code
}

const editRegion = (before: TaxRegionRecord, sent: Input<TaxRegion>): TaxRegionRecord => {
  const { country = before.country, subdivision = before.subdivision ?? '' } = sent
  const part = partOf(subdivision, country)
  if (part !== undefined && country === undefined) {
    throw invalidField('taxRegion.country', 'must be set where a part of it is', 'REQUIRED_FIELD')
  }
  const { appId = before.appId, taxIncludedInPrice = before.taxIncludedInPrice } = sent
  return {
    ...(country !== undefined && { country }),
    ...(part !== undefined && { subdivision: part }),
    ...(appId !== undefined && { appId }),
    ...(taxIncludedInPrice !== undefined && { taxIncludedInPrice }),
  }
}

const editMapping = (before: Partial<TaxMappingRecord>, sent: Input<ManualTaxMapping>): TaxMappingRecord => {
  const { revision: _revision, ...fields } = sent
  const merged = { ...before, ...fields }
  return {
    ...merged,
    taxGroupId: required(merged.taxGroupId, 'manualTaxMapping.taxGroupId'),
    taxRegionId: required(merged.taxRegionId, 'manualTaxMapping.taxRegionId'),
    taxRate: required(merged.taxRate, 'manualTaxMapping.taxRate'),
  }
}

/** Two for the same place, or the same pair, would leave open which one holds. */
const refuseSecond =
  (words: string) =>
  (error: unknown): never => {
    if (sqlState(error) === '23505') throw new Refusal('ALREADY_EXISTS', words)
    throw error
  }
const secondRegion = refuseSecond('There is already a tax region for this place.')
const secondMapping = refuseSecond('This group already has a rate in this region.')

/** Where the store collects tax, of what, and how much. */
export const createTaxHandlers = (context: Context): Handlers<typeof taxCalls> => {
  const { db } = context
  const groups = createDocumentStore(context, {
    table: 'tax_group',
    event: 'wix.billing.v1.tax_group',
    missing: 'There is no such tax group.',
    fields: { name: textField('name') },
    present: presentGroup,
  })
  const regions = createDocumentStore(context, {
    table: 'tax_region',
    event: 'wix.billing.v1.tax_region',
    missing: 'There is no such tax region.',
    fields: { country: textField('country'), subdivision: textField('subdivision') },
    present: presentRegion,
  })
  const mappings = createDocumentStore(context, {
    table: 'manual_tax_mapping',
    missing: 'There is no such tax rate.',
    fields: { taxGroupId: textField('taxGroupId'), taxRegionId: textField('taxRegionId') },
    present: presentMapping,
  })

  /** A rate is of a group and a region that are there, and stay there until it stands. */
  const checked = async (transaction: Db, siteId: string, mapping: TaxMappingRecord): Promise<TaxMappingRecord> => {
    await groups.require(transaction, { siteId, id: mapping.taxGroupId, hold: true })
    await regions.require(transaction, { siteId, id: mapping.taxRegionId, hold: true })
    return mapping
  }

  return {
    createTaxGroup: async ({ siteId }, { body }) => ({
      taxGroup: await groups.create(siteId, () => ({ name: required(body.taxGroup.name, 'taxGroup.name') })),
    }),

    getTaxGroup: async ({ siteId }, { params }) => ({ taxGroup: await groups.get(siteId, params.id) }),

    queryTaxGroups: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await groups.query(siteId, body.query)
      return { taxGroups: items, pagingMetadata }
    },

    updateTaxGroup: async ({ siteId }, { params, body: { taxGroup } }) => ({
      taxGroup: await groups.change({
        siteId,
        id: params.id,
        revision: requireRevision(taxGroup.revision, 'taxGroup.revision'),
        edit: (record) => ({ ...record, ...(taxGroup.name !== undefined && { name: taxGroup.name }) }),
      }),
    }),

    deleteTaxGroup: async ({ siteId }, { params }) => {
      await groups.remove(siteId, params.id, async (transaction) => {
        const { body } = await groups.require(transaction, { siteId, id: params.id })
        if (body.isDefault) throw new Refusal('ILLEGAL_STATE', 'The default tax group cannot be deleted.')
        await deleteMappingsOf(transaction, siteId, { field: 'taxGroupId', id: params.id })
      })
      return {}
    },

    listDefaultTaxGroups: async ({ siteId }) => {
      const all = await listDocuments<TaxGroupRecord>(db, 'tax_group', siteId)
      return { taxGroups: all.filter(({ body }) => body.isDefault).map(presentGroup) }
    },

    setProductsTaxGroup: async ({ siteId }, { params, body: { productIds } }) => {
      await transact(db, async (transaction) => {
        await groups.require(transaction, { siteId, id: params.id, hold: true })
        const { unknown } = await assignProducts(transaction, siteId, { groupId: params.id, productIds })
        if (unknown !== undefined) throw new Refusal('NOT_FOUND', 'There is no such product.', { productId: unknown })
      })
      return {}
    },

    getProductTaxGroup: async ({ siteId }, { params }) => {
      if (!(await hasProduct(db, siteId, params.id))) throw new Refusal('PRODUCT_NOT_FOUND')
      const id = (await taxGroupOf(db, siteId, params.id)) ?? (await loadTaxRules(db, siteId)).defaultGroupId
      const group = await findDocument<TaxGroupRecord>(db, 'tax_group', { siteId, id })
      if (!group) throw new Refusal('NOT_FOUND', 'There is no such tax group.')
      return { taxGroup: presentGroup(group) }
    },

    createTaxRegion: async ({ siteId }, { body }) => ({
      taxRegion: await regions.create(siteId, () => editRegion({}, body.taxRegion)).catch(secondRegion),
    }),

    getTaxRegion: async ({ siteId }, { params }) => ({ taxRegion: await regions.get(siteId, params.id) }),

    queryTaxRegions: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await regions.query(siteId, body.query)
      return { taxRegions: items, pagingMetadata }
    },

    updateTaxRegion: async ({ siteId }, { params, body: { taxRegion } }) => ({
      taxRegion: await regions
        .change({
          siteId,
          id: params.id,
          revision: requireRevision(taxRegion.revision, 'taxRegion.revision'),
          edit: (record) => editRegion(record, taxRegion),
        })
        .catch(secondRegion),
    }),

    deleteTaxRegion: async ({ siteId }, { params }) => {
      await regions.remove(siteId, params.id, (transaction) =>
        deleteMappingsOf(transaction, siteId, { field: 'taxRegionId', id: params.id }),
      )
      return {}
    },

    createManualTaxMapping: async ({ siteId }, { body }) => ({
      manualTaxMapping: await mappings
        .create(siteId, (transaction) => checked(transaction, siteId, editMapping({}, body.manualTaxMapping)))
        .catch(secondMapping),
    }),

    getManualTaxMapping: async ({ siteId }, { params }) => ({
      manualTaxMapping: await mappings.get(siteId, params.id),
    }),

    queryManualTaxMappings: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await mappings.query(siteId, body.query)
      return { manualTaxMappings: items, pagingMetadata }
    },

    updateManualTaxMapping: async ({ siteId }, { params, body: { manualTaxMapping } }) => ({
      manualTaxMapping: await mappings
        .change({
          siteId,
          id: params.id,
          revision: requireRevision(manualTaxMapping.revision, 'manualTaxMapping.revision'),
          edit: (record, transaction) => checked(transaction, siteId, editMapping(record, manualTaxMapping)),
        })
        .catch(secondMapping),
    }),

    deleteManualTaxMapping: async ({ siteId }, { params }) => {
      await mappings.remove(siteId, params.id)
      return {}
    },
  }
}
