import {
  productFactFields,
  productFactNames,
  type ProductFactName,
  type ProductFacts,
} from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { energyClasses, energyScale } from './energy-scale.ts'

/** Returns a class as https://schema.org/EUEnergyEfficiencyEnumeration has it. */
const energyCategory = (energyClass: string): string => {
  const pluses = energyClass.length - 1
  return `https://schema.org/EUEnergyEfficiencyCategory${energyClass[0]!}${pluses > 0 ? `${pluses}Plus` : ''}`
}

/** How a fact about a product is entered, searched, shown and exchanged. */
export interface ProductFact {
  /** How it is entered and shown: in one line, in several, as the name of a country, as one of `choices`, or as a link. */
  readonly input: 'line' | 'text' | 'country' | 'choice' | 'url'
  /** The values of a `choice`. */
  readonly choices?: readonly string[]
  /** The form of its value, and what to answer for another one. */
  readonly pattern?: { readonly matches: RegExp; readonly problem: string }
  /** Whether the storefront's search finds products by it. */
  readonly isSearched: boolean
  /** Whether product pages show it. */
  readonly isShown: boolean
  /** Names of its column in imported files. The first one is used in exports. */
  readonly columns: readonly [string, ...string[]]
  /** Its tags in product feeds (Google Merchant's product data specification). */
  readonly feedTags?: (value: string) => Readonly<Record<string, string>>
  /** Its properties in structured data (https://schema.org/Product). */
  readonly structuredData?: (value: string) => Readonly<Record<string, unknown>>
}

const table = {
  manufacturer: {
    input: 'line',
    isSearched: true,
    isShown: true,
    columns: ['Manufacturer'],
    structuredData: (name) => ({ manufacturer: { '@type': 'Organization', name } }),
  },
  mpn: {
    input: 'line',
    isSearched: true,
    isShown: true,
    columns: ['MPN', 'Google Shopping / MPN'],
    feedTags: (mpn) => ({ 'g:mpn': mpn }),
    structuredData: (mpn) => ({ mpn }),
  },
  countryOfOrigin: {
    input: 'country',
    isSearched: false,
    isShown: true,
    columns: ['Country of origin', 'Country/Region of origin'],
    structuredData: (name) => ({ countryOfOrigin: { '@type': 'Country', name } }),
  },
  customsCode: {
    input: 'line',
    pattern: { matches: /^\d{6,13}$/, problem: 'must have 6 to 13 digits' },
    isSearched: false,
    isShown: false,
    columns: ['Customs code', 'HS code', 'HS tariff code'],
  },
  safetyInformation: {
    input: 'text',
    isSearched: false,
    isShown: true,
    columns: ['Safety information'],
  },
  responsiblePerson: {
    input: 'text',
    isSearched: false,
    isShown: true,
    columns: ['EU responsible person'],
  },
  energyClass: {
    input: 'choice',
    choices: energyClasses,
    isSearched: false,
    isShown: true,
    columns: ['Energy efficiency class', 'Google Shopping / Energy efficiency class'],
    feedTags: (value) => {
      const scale = energyScale(value)
      return {
        'g:energy_efficiency_class': value,
        'g:min_energy_efficiency_class': scale.at(-1)!,
        'g:max_energy_efficiency_class': scale[0]!,
      }
    },
    structuredData: (value) => {
      const scale = energyScale(value)
      return {
        hasEnergyConsumptionDetails: {
          '@type': 'EnergyConsumptionDetails',
          hasEnergyEfficiencyCategory: energyCategory(value),
          energyEfficiencyScaleMin: energyCategory(scale.at(-1)!),
          energyEfficiencyScaleMax: energyCategory(scale[0]!),
        },
      }
    },
  },
  energyLabelUrl: {
    input: 'url',
    isSearched: false,
    isShown: true,
    columns: ['Energy label'],
  },
  passportUrl: {
    input: 'url',
    isSearched: false,
    isShown: true,
    columns: ['Digital product passport'],
  },
} as const satisfies Readonly<Record<ProductFactName, ProductFact>>

export const productFacts: Readonly<Record<ProductFactName, ProductFact>> = table

export type ShownFactName = {
  [Name in ProductFactName]: (typeof table)[Name]['isShown'] extends true ? Name : never
}[ProductFactName]

/** The facts that product pages show, in their order. */
export const shownFactNames = productFactNames.filter((name): name is ShownFactName => productFacts[name].isShown)

/** Returns the facts among the fields of a product. */
export const factsOf = (product: ProductFacts): ProductFacts =>
  Object.fromEntries(productFactNames.flatMap((name) => (product[name] ? [[name, product[name]]] : [])))

/** Returns a product with its facts changed: absent ones keep their value, empty ones are removed. */
export const withFacts = <Record extends ProductFacts>(product: Record, sent: ProductFacts): Record => {
  const others = Object.entries(product).filter(([name]) => !Object.hasOwn(productFactFields, name))
  const facts = factsOf(Object.fromEntries(productFactNames.map((name) => [name, sent[name] ?? product[name]])))
  return { ...Object.fromEntries(others), ...facts } as Record
}
