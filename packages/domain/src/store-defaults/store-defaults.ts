import { isSupported } from '../languages.ts'
import { currencyOfCountry } from './country-currencies.ts'

/** Settings that a new store gets from its country. */
export interface StoreDefaults {
  readonly currency: string
  /** The language of the country if there are texts in it, otherwise English. */
  readonly language: string
  readonly weightUnit: 'KG' | 'LB'
  readonly lengthUnit: 'KM' | 'MI'
  /** Whether prices in shops include tax. */
  readonly taxIncludedInPrices: boolean
}

const withPounds = new Set(['US', 'LR', 'MM'])
const withMiles = new Set([...withPounds, 'GB'])
/** Countries where taxes are added to the prices of shops. */
const addingTax = new Set(['US', 'CA', 'PR'])

/** Returns the most used language of a country as a language code. */
const languageOf = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language

export const storeDefaults = (country: string): StoreDefaults => {
  const language = languageOf(country)
  return {
    currency: currencyOfCountry(country),
    language: isSupported(language) ? language : 'en',
    weightUnit: withPounds.has(country) ? 'LB' : 'KG',
    lengthUnit: withMiles.has(country) ? 'MI' : 'KM',
    taxIncludedInPrices: !addingTax.has(country),
  }
}
