import { shop } from '../../shop.ts'

/** Numbers of suggested brands, ribbons and options. Others can be typed. */
const maxBrands = 300
const maxNames = 100

/** What helps to fill in conditions: units of values, and names that products have. */
export interface RuleHints {
  readonly currency: string
  readonly weightUnit: 'KG' | 'LB'
  readonly brands: readonly string[]
  readonly ribbons: readonly string[]
  /** Names of choices by the name of their option. */
  readonly choicesByOption: ReadonlyMap<string, readonly string[]>
}

export const loadRuleHints = async (): Promise<RuleHints> => {
  const [{ siteSettings }, brands, ribbons, options] = await Promise.all([
    shop.backOffice.getSiteSettings(),
    shop.brandsV3.queryBrands().ascending('name').limit(maxBrands).find(),
    shop.ribbonsV3.queryRibbons().ascending('name').limit(maxNames).find(),
    shop.customizationsV3
      .queryCustomizations()
      .eq('customizationType', 'PRODUCT_OPTION')
      .ascending('name')
      .limit(maxNames)
      .find(),
  ])
  return {
    currency: siteSettings.currency,
    weightUnit: siteSettings.weightUnit === 'LB' ? 'LB' : 'KG',
    brands: brands.items.map(({ name }) => name),
    ribbons: ribbons.items.map(({ name }) => name),
    choicesByOption: new Map(
      options.items.map(({ name, choicesSettings }) => [
        name,
        (choicesSettings?.choices ?? []).map((choice) => choice.name),
      ]),
    ),
  }
}
