import type { ManualTaxMapping, SiteSettings, TaxGroup, TaxRegion } from '@vitrine/client'
import { countryName } from '@vitrine/ui'
import { allOf } from '../all-of.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

/** What all pages about tax need. */
export interface TaxData {
  /** The group of everything else stands first. */
  readonly groups: readonly TaxGroup[]
  readonly defaultGroupId: string | undefined
  readonly regions: readonly TaxRegion[]
  readonly rates: readonly ManualTaxMapping[]
  readonly settings: SiteSettings
}

const atOnce = 100

export const readTax = async (): Promise<TaxData> => {
  const [groups, { taxGroups: defaults }, regions, rates, { siteSettings }] = await Promise.all([
    allOf(shop.taxGroups.queryTaxGroups().ascending('name').limit(atOnce)),
    shop.taxGroups.listDefaultTaxGroups(),
    allOf(shop.taxRegions.queryTaxRegions().ascending('createdDate').limit(atOnce)),
    allOf(shop.manualTaxMappings.queryManualTaxMappings().limit(atOnce)),
    shop.backOffice.getSiteSettings(),
  ])
  const defaultGroupId = defaults[0]?.id
  const isElse = ({ id }: TaxGroup) => (id === defaultGroupId ? 0 : 1)
  return {
    groups: groups.toSorted((a, b) => isElse(a) - isElse(b)),
    defaultGroupId,
    regions,
    rates,
    settings: siteSettings,
  }
}

/** A tax region by its name: a country, a part of one, or everywhere else. */
export const placeOf = ({ country, subdivision }: Pick<TaxRegion, 'country' | 'subdivision'>): string => {
  if (country === undefined) return words.taxes.elsewhere
  return [countryName(country, 'en'), subdivision].filter(Boolean).join(', ')
}
