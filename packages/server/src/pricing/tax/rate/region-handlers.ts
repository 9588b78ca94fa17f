import type { taxCalls } from '@vitrine/contract'
import type { TaxRegion } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { subdivisionsOf } from '@vitrine/domain/address/countries.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { oneByOne } from '../mapping/bulk.ts'
import { refuseUnknownCalculator } from '../calculation/calculators.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireRevision } from '../../../ground/document/document-store.ts'
import { createTaxRegions, refuseSecond } from '../documents.ts'
import { deleteMappingsOf } from '../store.ts'
import type { TaxRegionRecord } from '../tables.ts'

type RegionCall =
  | 'bulkCreateTaxRegion'
  | 'createTaxRegion'
  | 'getTaxRegion'
  | 'queryTaxRegions'
  | 'updateTaxRegion'
  | 'deleteTaxRegion'

/** Normalizes a subdivision. Empty and `*` mean the whole country; a country prefix is dropped. */
const partOf = (subdivision: string, country: string | undefined): string | undefined => {
  const code = subdivision.toUpperCase().replace(`${country ?? ''}-`, '')
  return code === '' || code === '*' ? undefined : code
}

const editRegion = (before: TaxRegionRecord, sent: Input<TaxRegion>): TaxRegionRecord => {
  const { country = before.country, subdivision = before.subdivision ?? '' } = sent
  const part = partOf(subdivision, country)
  if (part !== undefined && country === undefined) {
    throw invalidField('taxRegion.country', 'must be set if a subdivision is', 'REQUIRED_FIELD')
  }
  const { appId = before.appId, taxIncludedInPrice = before.taxIncludedInPrice } = sent
  return {
    ...(country !== undefined && { country }),
    ...(part !== undefined && { subdivision: part }),
    ...(appId !== undefined && { appId }),
    ...(taxIncludedInPrice !== undefined && { taxIncludedInPrice }),
  }
}

const secondRegion = refuseSecond('ALREADY_EXISTS', 'There is already a tax region for this place.')

/** Refuses a subdivision that the country does not have. Countries without a list accept any. */
const refuseUnknownPart = ({ country, subdivision }: TaxRegionRecord): void => {
  if (country === undefined || subdivision === undefined) return
  const parts = subdivisionsOf(country)
  if (parts.size === 0) throw new Refusal('SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY')
  if (!parts.has(`${country}-${subdivision}`)) throw new Refusal('INVALID_SUBDIVISION_FORMAT')
}

/** Creates the handlers for calls about tax regions. */
export const createTaxRegionHandlers = (context: Context): Pick<Handlers<typeof taxCalls>, RegionCall> => {
  const regions = createTaxRegions(context)

  /** Validates subdivision and calculator. */
  const checked = async (db: Db, siteId: string, region: TaxRegionRecord): Promise<TaxRegionRecord> => {
    refuseUnknownPart(region)
    await refuseUnknownCalculator(db, siteId, region)
    return region
  }
  const create = (siteId: string, sent: Input<TaxRegion>) =>
    regions.create(siteId, (db) => checked(db, siteId, editRegion({}, sent))).catch(secondRegion)

  return {
    createTaxRegion: async ({ siteId }, { body }) => ({
      taxRegion: await create(siteId, body.taxRegion),
    }),

    bulkCreateTaxRegion: async ({ siteId }, { body: { taxRegions, returnEntity = false } }) =>
      oneByOne(taxRegions, { returnEntity }, (one) => create(siteId, one)),

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
          edit: (record, db) => checked(db, siteId, editRegion(record, taxRegion)),
        })
        .catch(secondRegion),
    }),

    deleteTaxRegion: async ({ siteId }, { params }) => {
      await regions.remove(siteId, params.id, (transaction) =>
        deleteMappingsOf(transaction, siteId, { field: 'taxRegionId', id: params.id }),
      )
      return {}
    },
  }
}
