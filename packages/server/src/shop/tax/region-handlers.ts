import type { taxCalls } from '@vitrine/contract'
import type { TaxRegion } from '@vitrine/contract/entities/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireRevision } from '../../ground/document/document-store.ts'
import { createTaxRegions, refuseSecond } from './documents.ts'
import { deleteMappingsOf } from './store.ts'
import type { TaxRegionRecord } from './tables.ts'

type RegionCall = 'createTaxRegion' | 'getTaxRegion' | 'queryTaxRegions' | 'updateTaxRegion' | 'deleteTaxRegion'

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

const secondRegion = refuseSecond('There is already a tax region for this place.')

/** Places in which the store collects tax. */
export const createTaxRegionHandlers = (context: Context): Pick<Handlers<typeof taxCalls>, RegionCall> => {
  const regions = createTaxRegions(context)

  return {
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
  }
}
