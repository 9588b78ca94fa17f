import { productFactFields, type ProductFactName } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { countryCodes } from '../../address/countries.ts'
import { productFacts } from './product-facts.ts'

const countries = new Set(countryCodes)

const isHttps = (value: string): boolean => /^https:\/\/[^\s"<>]+$/.test(value) && URL.canParse(value)

/** Returns what is wrong with the value of a fact, as a phrase; `undefined` if nothing is. */
export const factProblem = (name: ProductFactName, value: string): string | undefined => {
  const { maxLength } = productFactFields[name]
  const { input, choices, pattern } = productFacts[name]
  if (value === '') return undefined
  if (value.length > maxLength) return `must be at most ${maxLength} characters long`
  if (input === 'country' && !countries.has(value)) return 'must be an ISO 3166-1 alpha-2 code, such as DE'
  if (choices && !choices.includes(value)) return `must be one of ${choices.join(', ')}`
  if (input === 'url' && !isHttps(value)) return 'must be a URL that begins with https://'
  return pattern && !pattern.matches.test(value) ? pattern.problem : undefined
}
