import { required } from '../../../ground/base/refusal.ts'
import type { taxCalls } from '@vitrine/contract'
import type { ManualTaxMapping } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { requireRevision } from '../../../ground/document/document-store.ts'
import { oneByOne } from './bulk.ts'
import { plainFields, withNamespace } from '../extended-fields.ts'
import {
  named,
  readExemptRates,
  readPlaces,
  withExemptRates,
  withoutEmpty,
  withoutExemptRates,
} from './mapping-fields.ts'
import { createTaxGroups, createTaxMappings, createTaxRegions, refuseSecond } from '../documents.ts'
import type { TaxMappingRecord } from '../tables.ts'

type MappingCall =
  | 'createManualTaxMapping'
  | 'getManualTaxMapping'
  | 'queryManualTaxMappings'
  | 'updateManualTaxMapping'
  | 'deleteManualTaxMapping'
  | 'listManualTaxMappings'
  | 'bulkCreateManualTaxMappings'
  | 'bulkAssignExemptOverrides'
  | 'bulkUnassignExemptOverrides'
  | 'updateManualTaxMappingExtendedFields'

const editMapping = (before: Partial<TaxMappingRecord>, sent: Input<ManualTaxMapping>): TaxMappingRecord => {
  const { revision: _revision, exemptRates, postalCodes, cities, extendedFields, ...fields } = sent
  const merged = { ...before, ...fields }
  return {
    ...withoutEmpty({ ...merged, ...readExemptRates(exemptRates), ...readPlaces({ postalCodes, cities }) }),
    ...(extendedFields && { extendedFields: plainFields(extendedFields) }),
    taxGroupId: required(merged.taxGroupId, 'manualTaxMapping.taxGroupId'),
    taxRegionId: required(merged.taxRegionId, 'manualTaxMapping.taxRegionId'),
    taxRate: required(merged.taxRate, 'manualTaxMapping.taxRate'),
  }
}

const secondMapping = refuseSecond('MANUAL_TAX_MAPPING_ALREADY_EXISTS')

/** Creates the handlers for calls about tax rates: the rate of a group in a region. */
export const createTaxMappingHandlers = (context: Context): Pick<Handlers<typeof taxCalls>, MappingCall> => {
  const [groups, regions, mappings] = [createTaxGroups(context), createTaxRegions(context), createTaxMappings(context)]

  /** Group and region must exist, and are locked until the rate is saved. */
  const checked = async (transaction: Db, siteId: string, mapping: TaxMappingRecord): Promise<TaxMappingRecord> => {
    const { taxGroupId, taxRegionId } = mapping
    await groups.require(transaction, { siteId, id: taxGroupId, hold: true }).catch(named('TAX_GROUP_ID_NOT_FOUND'))
    await regions.require(transaction, { siteId, id: taxRegionId, hold: true }).catch(named('TAX_REGION_ID_NOT_FOUND'))
    return mapping
  }
  const create = (siteId: string, sent: Input<ManualTaxMapping>) =>
    mappings.create(siteId, (transaction) => checked(transaction, siteId, editMapping({}, sent))).catch(secondMapping)
  const change = (siteId: string, id: string, edit: (record: TaxMappingRecord) => TaxMappingRecord) =>
    mappings.change({ siteId, id, edit })

  return {
    createManualTaxMapping: async ({ siteId }, { body }) => ({
      manualTaxMapping: await create(siteId, body.manualTaxMapping),
    }),

    bulkCreateManualTaxMappings: async ({ siteId }, { body: { manualTaxMappings, returnEntity = false } }) =>
      oneByOne(manualTaxMappings, { returnEntity }, (one) => create(siteId, one)),

    bulkAssignExemptOverrides: async ({ siteId }, { body: { assignOverrides, returnEntity = false } }) =>
      oneByOne(assignOverrides, { returnEntity }, ({ manualTaxMappingId, exemptGroupOverrides }) =>
        change(siteId, manualTaxMappingId, (record) => withExemptRates(record, exemptGroupOverrides)),
      ),

    bulkUnassignExemptOverrides: async ({ siteId }, { body: { unassignOverrides, returnEntity = false } }) =>
      oneByOne(unassignOverrides, { returnEntity }, ({ manualTaxMappingId, exemptGroupIds }) =>
        change(siteId, manualTaxMappingId, (record) => withoutExemptRates(record, exemptGroupIds)),
      ),

    updateManualTaxMappingExtendedFields: async ({ siteId }, { params, body }) => ({
      manualTaxMapping: await change(siteId, params.id, (record) => ({
        ...record,
        extendedFields: withNamespace(record.extendedFields, body),
      })),
    }),

    listManualTaxMappings: async ({ siteId }) => {
      const { items, pagingMetadata } = await mappings.query(siteId, { cursorPaging: { limit: 100 } })
      return { manualTaxMappings: items, pagingMetadata }
    },

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
