import type { taxCalls } from '@vitrine/contract'
import type { ManualTaxMapping } from '@vitrine/contract/entities/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requireRevision } from '../../ground/document/document-store.ts'
import { createTaxGroups, createTaxMappings, createTaxRegions, refuseSecond, required } from './documents.ts'
import type { TaxMappingRecord } from './tables.ts'

type MappingCall =
  | 'createManualTaxMapping'
  | 'getManualTaxMapping'
  | 'queryManualTaxMappings'
  | 'updateManualTaxMapping'
  | 'deleteManualTaxMapping'

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

const secondMapping = refuseSecond('This group already has a rate in this region.')

/** How much tax is collected: the rate of a group in a region. */
export const createTaxMappingHandlers = (context: Context): Pick<Handlers<typeof taxCalls>, MappingCall> => {
  const [groups, regions, mappings] = [createTaxGroups(context), createTaxRegions(context), createTaxMappings(context)]

  /** A rate is of a group and a region that are there, and stay there until it stands. */
  const checked = async (transaction: Db, siteId: string, mapping: TaxMappingRecord): Promise<TaxMappingRecord> => {
    await groups.require(transaction, { siteId, id: mapping.taxGroupId, hold: true })
    await regions.require(transaction, { siteId, id: mapping.taxRegionId, hold: true })
    return mapping
  }

  return {
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
