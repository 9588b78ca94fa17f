interface FactField {
  readonly description: string
  readonly maxLength: number
}

/**
 * Plain facts about a product, in the order in which they are shown. How each is searched, shown and exchanged is
 * declared in the domain's `catalog/product-facts.ts`.
 */
export const productFactFields = {
  manufacturer: { description: 'Company that makes the product.', maxLength: 100 },
  mpn: { description: 'Manufacturer part number.', maxLength: 70 },
  countryOfOrigin: { description: 'Country where the product was made. ISO 3166-1 alpha-2 code.', maxLength: 2 },
  customsCode: { description: 'Code of the product in the Harmonized System: 6 to 13 digits.', maxLength: 13 },
  safetyInformation: {
    description: 'Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19.',
    maxLength: 5000,
  },
} as const satisfies Readonly<Record<string, FactField>>

export type ProductFactName = keyof typeof productFactFields

/** Facts of a product by name. */
export type ProductFacts = { readonly [Name in ProductFactName]?: string }

export const productFactNames = Object.keys(productFactFields) as readonly ProductFactName[]

/** The facts whose texts are in a language. */
export const translatedFactNames = ['safetyInformation'] as const satisfies readonly ProductFactName[]
