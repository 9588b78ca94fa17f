import { productFactFields, type ProductFactName } from '@vitrine/contract/entities/catalog/product-facts.ts'
import { countryCodes } from '../address/countries.ts'
import { productFacts } from './product-facts.ts'

const countries = new Set(countryCodes)

/** Returns what is wrong with the value of a fact, as a phrase; `undefined` if nothing is. */
export const factProblem = (name: ProductFactName, value: string): string | undefined => {
  const { maxLength } = productFactFields[name]
  const { input, pattern } = productFacts[name]
  if (value === '') return undefined
  if (value.length > maxLength) return `must be at most ${maxLength} characters long`
  if (input === 'country' && !countries.has(value)) return 'must be an ISO 3166-1 alpha-2 code, such as DE'
  return pattern && !pattern.matches.test(value) ? pattern.problem : undefined
}
