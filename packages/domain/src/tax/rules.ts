import { localCalculatorId, manualCalculatorId } from './calculators.ts'
import { withBundledRates } from './local-calculator.ts'
import type { TaxCategory } from './rate-data.ts'
import { noTax, regionAt, taxOfRegion, type Calculation, type Tax, type TaxedPlace, type TaxRegion } from './tax.ts'

/** The merchant's tax settings. */
export interface TaxRules {
  readonly regions: readonly TaxRegion[]
  /** The tax group of delivery and of products without a group. */
  readonly defaultGroupId: string
  /** Tax categories by group, for calculators with their own rates. */
  readonly categories?: Readonly<Record<string, TaxCategory>>
  /** IDs of the enabled calculator apps. */
  readonly calculatorIds?: ReadonlySet<string>
  /** Whether the merchant has turned off automatic calculation everywhere. */
  readonly isManualOnly?: boolean
}

type Rated = readonly [TaxRegion, Calculation]

/** Returns the region with its effective rates, and why these rates apply. */
const rated = (region: TaxRegion, place: TaxedPlace['place'], rules: TaxRules): Rated => {
  const { appId = manualCalculatorId } = region
  const { isManualOnly = false, calculatorIds, categories = {} } = rules
  if (isManualOnly) return [region, { rateType: 'MANUAL_RATE', reason: 'GLOBAL_SETTING_TO_MANUAL' }]
  if (appId === manualCalculatorId) return [region, { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' }]
  if (appId === localCalculatorId) {
    const local = withBundledRates(region, place, { [rules.defaultGroupId]: 'STANDARD', ...categories })
    return local
      ? [local, { rateType: 'AUTO_RATE' }]
      : [region, { rateType: 'FALLBACK_RATE', reason: 'AUTO_TAX_FAILED' }]
  }
  const reason = calculatorIds?.has(appId) ? 'AUTO_TAX_FAILED' : 'AUTO_TAX_DEACTIVATED'
  return [region, { rateType: 'FALLBACK_RATE', reason }]
}

/**
 * Returns the tax at a place. The closest region applies, parts of a country before the whole country; without a region
 * no tax is collected. If an app calculates the tax, the rates are the fallback until it has responded.
 */
export const taxAt = (rules: TaxRules, at: TaxedPlace): Tax => {
  const region = regionAt(rules.regions, at.place)
  if (!region) return noTax(at, rules.defaultGroupId)
  const [own, calculation] = rated(region, at.place, rules)
  const calculatorAppId =
    calculation.rateType === 'FALLBACK_RATE' && rules.calculatorIds?.has(region.appId!) ? region.appId : undefined
  if (calculatorAppId === undefined)
    return taxOfRegion(own, calculation, { ...at, defaultGroupId: rules.defaultGroupId })
  // Apps don't know about exemptions, so the store calculates the tax of exempt buyers itself.
  const relieved: Calculation = { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' }
  const tax = taxOfRegion(own, at.relief ? relieved : calculation, { ...at, defaultGroupId: rules.defaultGroupId })
  return at.relief ? tax : { ...tax, calculatorAppId }
}
