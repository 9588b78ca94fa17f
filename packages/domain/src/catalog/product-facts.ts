import {
  productFactFields,
  productFactNames,
  type ProductFactName,
  type ProductFacts,
} from '@vitrine/contract/entities/catalog/product-facts.ts'

/** How a fact about a product is entered, searched, shown and exchanged. */
export interface ProductFact {
  /** How it is entered and shown: in one line, in several, or as the name of a country. */
  readonly input: 'line' | 'text' | 'country'
  /** The form of its value, and what to answer for another one. */
  readonly pattern?: { readonly matches: RegExp; readonly problem: string }
  /** Whether the storefront's search finds products by it. */
  readonly isSearched: boolean
  /** Whether product pages show it. */
  readonly isShown: boolean
  /** Names of its column in imported files. The first one is used in exports. */
  readonly columns: readonly [string, ...string[]]
  /** Its tag in product feeds (Google Merchant's product data specification). */
  readonly feedTag?: string
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
    feedTag: 'g:mpn',
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
