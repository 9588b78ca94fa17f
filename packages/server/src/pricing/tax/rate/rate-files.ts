import type { RateChange, RateFile } from '@vitrine/contract/calls/pricing/tax-calculation.ts'
import { componentsOf } from '@vitrine/domain/tax/local-calculator.ts'
import { bundledRates, type RateData, type RateDataPlace, type TaxCategory } from '@vitrine/domain/tax/rate-data.ts'
import { fractionOfPercent, type RegionComponent } from '@vitrine/domain/tax/tax.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Document } from '../../../ground/document/store.ts'
import { readPlaces } from '../mapping/mapping-fields.ts'
import type { TaxGroupRecord, TaxMappingRecord, TaxRegionRecord } from '../tables.ts'

/** The rates to load. */
export interface RateSource {
  readonly fileId?: string | undefined
  readonly file?: RateFile | undefined
  readonly countries?: readonly string[] | undefined
}

export const requireFile = (id: string): RateData => {
  const found = bundledRates.find((one) => one.id === id)
  if (!found) throw new Refusal('NOT_FOUND', 'The file of tax rates was not found.')
  return found
}

const checkFile = (file: RateFile): RateData => {
  for (const { taxes } of file.places) for (const one of taxes) readPlaces(one)
  return file
}

/** Reads the requested places of a file. */
export const readSource = ({ fileId, file, countries }: RateSource): RateData => {
  if ((fileId === undefined) === (file === undefined)) {
    throw invalidField('fileId', 'or `file` must be set, not both', 'ONE_OF_ALIGNMENT')
  }
  const data = file ? checkFile(file) : requireFile(fileId!)
  if (!countries || countries.length === 0) return data
  return { ...data, places: data.places.filter(({ country }) => countries.includes(country)) }
}

/** A store's tax data. */
export interface TaxRows {
  readonly groups: readonly Document<TaxGroupRecord>[]
  readonly regions: readonly Document<TaxRegionRecord>[]
  readonly mappings: readonly Document<TaxMappingRecord>[]
}

export interface PlannedRegion {
  readonly existing: Document<TaxRegionRecord> | undefined
  readonly body: TaxRegionRecord
  readonly rates: readonly PlannedRate[]
}

interface PlannedRate {
  readonly existing: Document<TaxMappingRecord> | undefined
  /** The rate of a region that may not exist yet. */
  readonly body: Omit<TaxMappingRecord, 'taxRegionId'>
  readonly change: RateChange | undefined
}

const isAt = (region: TaxRegionRecord, { country, subdivision }: RateDataPlace): boolean =>
  region.country === country && region.subdivision === subdivision

const mappingOf = (taxGroupId: string, component: RegionComponent): PlannedRate['body'] => {
  const { ratePercent, taxName, taxType, jurisdiction, jurisdictionType, postalCodes, cities } = component
  return {
    taxGroupId,
    taxRate: fractionOfPercent(ratePercent),
    ...(taxName !== undefined && { taxName }),
    ...(taxType !== undefined && { taxType }),
    ...(jurisdiction !== undefined && { jurisdiction }),
    ...(jurisdictionType !== undefined && { jurisdictionType }),
    ...(postalCodes && { postalCodes }),
    ...(cities && { cities }),
  }
}

type Named = Pick<TaxMappingRecord, 'taxGroupId' | 'taxName' | 'jurisdiction' | 'jurisdictionType'>
const nameOf = ({ taxGroupId, taxName, jurisdiction, jurisdictionType }: Named): string =>
  JSON.stringify([taxGroupId, taxName, jurisdiction, jurisdictionType])

/** The owner's own unnamed rate is matched with the first of the file, so that it is not collected twice. */
const existingRate = (
  mappings: readonly Document<TaxMappingRecord>[],
  body: PlannedRate['body'],
  isFirst: boolean,
): Document<TaxMappingRecord> | undefined =>
  mappings.find((one) => nameOf(one.body) === nameOf(body)) ??
  (isFirst
    ? mappings.find(({ body: own }) => own.taxGroupId === body.taxGroupId && own.taxName === undefined)
    : undefined)

const changeOf = (
  place: RateDataPlace,
  { groupName, rate }: { groupName: string; rate: Omit<PlannedRate, 'change'> },
): RateChange | undefined => {
  const { existing, body } = rate
  if (existing && Number(existing.body.taxRate) === Number(body.taxRate) && existing.body.taxName === body.taxName) {
    return undefined
  }
  return {
    change: existing ? 'UPDATE_RATE' : 'ADD_RATE',
    country: place.country,
    ...(place.subdivision !== undefined && { subdivision: place.subdivision }),
    taxGroupId: body.taxGroupId,
    taxGroupName: groupName,
    ...(body.taxName !== undefined && { taxName: body.taxName }),
    ...(body.jurisdiction !== undefined && { jurisdiction: body.jurisdiction }),
    ...(existing && { before: existing.body.taxRate }),
    after: body.taxRate,
  }
}

const planPlace = (data: RateData, place: RateDataPlace, { groups, regions, mappings }: TaxRows): PlannedRegion => {
  const existing = regions.find(({ body }) => isAt(body, place))
  const own = existing ? mappings.filter(({ body }) => body.taxRegionId === existing.id) : []
  const rates = groups.flatMap(({ id, body: { name, category = 'STANDARD' } }) =>
    componentsOf(data, place, category as TaxCategory).map((component, index) => {
      const body = mappingOf(id, component)
      const rate = { existing: existingRate(own, body, index === 0), body }
      return { ...rate, change: changeOf(place, { groupName: name, rate }) }
    }),
  )
  const { country, subdivision } = place
  const body = {
    country,
    ...(subdivision !== undefined && { subdivision }),
    taxIncludedInPrice: data.taxIncludedInPrice,
    ...existing?.body,
  }
  return { existing, body, rates }
}

/**
 * Plans what loading a file would add and change in a store. Nothing is deleted, and places absent from the file are
 * unchanged.
 */
export const planRates = (data: RateData, rows: TaxRows): readonly PlannedRegion[] =>
  data.places.map((place) => planPlace(data, place, rows))

/** Presents a plan to the owner. */
export const changesOf = (plan: readonly PlannedRegion[]): RateChange[] =>
  plan.flatMap(({ existing, body, rates }) => [
    ...(existing
      ? []
      : [
          {
            change: 'ADD_REGION' as const,
            country: body.country!,
            ...(body.subdivision !== undefined && { subdivision: body.subdivision }),
          },
        ]),
    ...rates.flatMap(({ change }) => change ?? []),
  ])
