import { localCalculatorId, manualCalculatorId } from './calculators.ts'
import { locallyRated } from './local-calculator.ts'
import type { TaxCategory } from './rate-data.ts'
import { noTax, regionAt, taxOfRegion, type Calculation, type Tax, type TaxedPlace, type TaxRegion } from './tax.ts'

/** All that an owner has decided about tax. */
export interface TaxRules {
  readonly regions: readonly TaxRegion[]
  /** The group of delivery, and of every product that is in no other. */
  readonly defaultGroupId: string
  /** What each group is in the words of tax laws: what calculators with rates of their own go by. */
  readonly categories?: Readonly<Record<string, TaxCategory>>
  /** Apps that work tax out, and are on. */
  readonly calculatorIds?: ReadonlySet<string>
  /** The owner has turned automatic calculation off, whatever regions say. */
  readonly isManualOnly?: boolean
}

type Rated = readonly [TaxRegion, Calculation]

/** Rates of the region, and why no others hold. */
const rated = (region: TaxRegion, place: TaxedPlace['place'], rules: TaxRules): Rated => {
  const { appId = manualCalculatorId } = region
  const { isManualOnly = false, calculatorIds, categories = {} } = rules
  if (isManualOnly) return [region, { rateType: 'MANUAL_RATE', reason: 'GLOBAL_SETTING_TO_MANUAL' }]
  if (appId === manualCalculatorId) return [region, { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' }]
  if (appId === localCalculatorId) {
    const local = locallyRated(region, place, { [rules.defaultGroupId]: 'STANDARD', ...categories })
    return local
      ? [local, { rateType: 'AUTO_RATE' }]
      : [region, { rateType: 'FALLBACK_RATE', reason: 'AUTO_TAX_FAILED' }]
  }
  const reason = calculatorIds?.has(appId) ? 'AUTO_TAX_FAILED' : 'AUTO_TAX_DEACTIVATED'
  return [region, { rateType: 'FALLBACK_RATE', reason }]
}

/**
 * The tax at a place: that of the closest region, a part of a country before all of it; none where no region is. Where an
 * app works it out these are the rates that hold until it has answered.
 */
export const taxAt = (rules: TaxRules, at: TaxedPlace): Tax => {
  const region = regionAt(rules.regions, at.place)
  if (!region) return noTax(at, rules.defaultGroupId)
  const [own, calculation] = rated(region, at.place, rules)
  const asks =
    calculation.rateType === 'FALLBACK_RATE' && rules.calculatorIds?.has(region.appId!) ? region.appId : undefined
  if (asks === undefined) return taxOfRegion(own, calculation, { ...at, defaultGroupId: rules.defaultGroupId })
  // An app is not told of exemptions: of buyers who have one the store says itself what they owe.
  const relieved: Calculation = { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' }
  const tax = taxOfRegion(own, at.relief ? relieved : calculation, { ...at, defaultGroupId: rules.defaultGroupId })
  return at.relief ? tax : { ...tax, asks }
}
