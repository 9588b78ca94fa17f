import type { AbandonedRules } from './rules.ts'

type ConsentRule = AbandonedRules['consentRules'][number]['rule']

/** The countries of the EEA with Switzerland and the United Kingdom, in which marketing emails need a consent. */
export const consentCountries: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** From the strictest to the least strict. */
const strictness: readonly ConsentRule[] = ['CONSENT', 'EXISTING_CUSTOMER', 'NONE']

export interface ConsentFacts {
  readonly rules: AbandonedRules['consentRules']
  /** Countries of the buyer's addresses. */
  readonly countries: readonly string[]
  /** Whether the buyer agreed to marketing emails; `undefined` if they were not asked. */
  readonly consent: boolean | undefined
  /** Whether the buyer has ordered before. */
  readonly isCustomer: boolean
}

const ruleFor = ({ rules, countries }: ConsentFacts): ConsentRule => {
  const found = countries.map((country) => rules.find((one) => one.country === country)?.rule ?? 'CONSENT')
  // Without a known country, the strictest rule applies.
  return strictness.find((rule) => found.includes(rule)) ?? 'CONSENT'
}

/** Whether a buyer may get emails about their abandoned checkout. Of several countries, the strictest rule applies. */
export const mayEmail = (facts: ConsentFacts): boolean => {
  if (facts.consent !== undefined) return facts.consent
  const rule = ruleFor(facts)
  return rule === 'NONE' || (rule === 'EXISTING_CUSTOMER' && facts.isCustomer)
}
