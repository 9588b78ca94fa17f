import type {
  ManualTaxMapping,
  MemberGroup,
  RateFileSummary,
  SiteSettings,
  TaxCalculatorDetails,
  TaxExemptGroup,
  TaxGroup,
  TaxRegion,
  TaxSettings,
} from '@vitrine/client'
import { percentOfFraction } from '@vitrine/domain/tax/tax.ts'
import { countryName } from '@vitrine/ui'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'

/** Data shared by all tax pages. */
export interface TaxData {
  /** Tax groups, the default group first. */
  readonly groups: readonly TaxGroup[]
  readonly defaultGroupId: string | undefined
  readonly regions: readonly TaxRegion[]
  readonly rates: readonly ManualTaxMapping[]
  readonly settings: SiteSettings
  readonly taxSettings: TaxSettings
  readonly calculators: readonly TaxCalculatorDetails[]
  readonly exemptGroups: readonly TaxExemptGroup[]
  readonly memberGroups: readonly MemberGroup[]
  readonly files: readonly RateFileSummary[]
}

const pageSize = 100

export const loadTax = async (): Promise<TaxData> => {
  const [
    [groups, { taxGroups: defaults }, regions, rates],
    [{ siteSettings }, { taxSettings }, { taxCalculatorDetails: calculators }],
    [exemptGroups, memberGroups, files],
  ] = await Promise.all([
    Promise.all([
      queryAll(shop.taxGroups.queryTaxGroups().ascending('name').limit(pageSize)),
      shop.taxGroups.listDefaultTaxGroups(),
      queryAll(shop.taxRegions.queryTaxRegions().ascending('createdDate').limit(pageSize)),
      queryAll(shop.manualTaxMappings.queryManualTaxMappings().limit(pageSize)),
    ]),
    Promise.all([
      shop.backOffice.getSiteSettings(),
      shop.taxSettings.getTaxSettings(),
      shop.taxCalculation.listTaxCalculators(),
    ]),
    Promise.all([
      queryAll(shop.taxExemptGroups.queryTaxExemptGroups().ascending('name').limit(pageSize)),
      queryAll(shop.memberGroups.queryMemberGroups().limit(pageSize)),
      shop.taxRates.listTaxRateFiles(),
    ]),
  ])
  const defaultGroupId = defaults[0]?.id
  const isElse = ({ id }: TaxGroup) => (id === defaultGroupId ? 0 : 1)
  return {
    groups: groups.toSorted((a, b) => isElse(a) - isElse(b)),
    defaultGroupId,
    regions,
    rates,
    settings: siteSettings,
    taxSettings,
    calculators,
    exemptGroups,
    memberGroups,
    files,
  }
}

/** Formats a fraction as a percentage. */
export const percentText = (fraction: string): string => words.taxes.percent(percentOfFraction(fraction))

/** Name of a tax region: a country, a subdivision, or the rest of the world. */
export const regionName = ({
  country,
  subdivision,
}: {
  readonly country?: string | undefined
  readonly subdivision?: string | undefined
}): string => {
  if (country === undefined) return words.taxes.elsewhere
  return [countryName(country, locale), subdivision].filter(Boolean).join(', ')
}
